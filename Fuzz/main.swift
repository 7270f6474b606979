import ContactCoding
import Glibc
import SourceText

// Reads and converts changed copies of files and tells what breaks a promise:
// Fuzz SEED COUNT FILE... — a number of 0 cuts every file at each of its bytes instead.

/// Everything that comes of a conversion.
struct Outcome: Equatable {
  var bytes: [UInt8]
  var contacts: Int
  var diagnostics: [Diagnostic]
}

func convert(_ bytes: [UInt8], to format: ContactFormat, jobs: Int) throws -> Outcome {
  let input = try ContactInput(stream: ByteStream(bytes: bytes, name: "input"))
  var outcome = Outcome(bytes: Array(FileFrame.prefix(format).utf8), contacts: 0, diagnostics: [])
  _ = try input.convert(
    options: WritingOptions(format: format), jobs: jobs,
    diagnostics: { outcome.diagnostics.append($0) },
    to: { part, count in
      if outcome.contacts > 0 { outcome.bytes += Array(FileFrame.separator(format).utf8) }
      outcome.bytes += part
      outcome.contacts += count
    })
  outcome.bytes += Array(FileFrame.suffix(format).utf8)
  return outcome
}

func save(_ bytes: [UInt8], _ path: String) {
  guard let file = fopen(path, "w") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

struct Fuzzer {
  var failures = 0
  var conversions = 0
  var refusals = 0
  let label: String

  mutating func fail(_ what: String, _ bytes: [UInt8], _ number: Int) {
    failures += 1
    print("\(label).\(number): \(what)")
    fflush(nil)
    save(bytes, "fuzz-\(label)-\(number).vcf")
  }

  mutating func run(_ bytes: [UInt8], _ number: Int) {
    // Where a crash happens, the file to look at is there already.
    save(bytes, "fuzz-\(label)-current.vcf")
    do {
      let start = clock()
      try check(bytes, number)
      let milliseconds = (clock() - start) / (CLOCKS_PER_SEC / 1000)
      if milliseconds > 5000 { fail("took \(milliseconds) ms", bytes, number) }
    } catch {
      refusals += 1
    }
  }

  private mutating func check(_ bytes: [UInt8], _ number: Int) throws {
    var outcomes: [Outcome] = []
    var diagnostics: [Diagnostic] = []
    let input = try ContactInput(stream: ByteStream(bytes: bytes, name: "input"))
    let summary = try input.check(
      jobs: 2, diagnostics: { diagnostic, _ in diagnostics.append(diagnostic) })
    _ = try ContactInput(stream: ByteStream(bytes: bytes, name: "input")).inspect(jobs: 1)
    for format in ContactFormat.allCases {
      let one = try convert(bytes, to: format, jobs: 1)
      conversions += 1
      if one != (try convert(bytes, to: format, jobs: 3)) {
        fail("\(format.name) depends on the number of jobs", bytes, number)
      }
      if one.contacts != summary.contacts || one.diagnostics != diagnostics {
        fail("\(format.name) reads otherwise than a check", bytes, number)
      }
      if format == .jCard,
        one.bytes.withUnsafeBytes({ UTF8Validation.firstInvalidOffset(in: $0) }) != nil
      {
        fail("jCard is no UTF-8", bytes, number)
      }
      outcomes.append(one)
    }
    for (format, outcome) in zip(ContactFormat.allCases, outcomes) where outcome.contacts > 0 {
      let again = try convert(outcome.bytes, to: format, jobs: 1)
      if again.contacts != outcome.contacts {
        fail("\(format.name) has \(again.contacts) contacts of \(outcome.contacts)", bytes, number)
        continue
      }
      if again.bytes == outcome.bytes { continue }
      // What came over as it was may be tidied once; then it must stay.
      let third = try convert(again.bytes, to: format, jobs: 1)
      if third.bytes != again.bytes {
        fail("\(format.name) changes each time it is written", bytes, number)
      }
    }
  }
}

let arguments = CommandLine.arguments
guard arguments.count > 3, let seed = Int(arguments[1]), let count = Int(arguments[2]) else {
  print("Usage: Fuzz SEED COUNT FILE...")
  exit(2)
}
let samples = arguments.dropFirst(3).compactMap { path -> [UInt8]? in
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  let count = fread(&bytes, 1, bytes.count, file)
  return Array(bytes[..<count])
}
var fuzzer = Fuzzer(label: arguments[1])
if count == 0 {
  var number = 0
  for sample in samples where sample.count < 6000 {
    for end in stride(from: 0, through: sample.count, by: 1 + sample.count / 1000) {
      fuzzer.run(Array(sample[..<end]), number)
      number += 1
    }
  }
} else {
  var mutator = Mutator(random: SeededGenerator(seed: seed), samples: samples)
  for number in 0..<count { fuzzer.run(mutator.next(), number) }
}
print(
  "\(fuzzer.conversions) conversions, \(fuzzer.refusals) refused inputs, "
    + "\(fuzzer.failures) failures")
exit(fuzzer.failures == 0 ? 0 : 1)
