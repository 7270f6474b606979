import FuzzTargets
import Glibc

// What libFuzzer calls. The target is the one that UNICARD_FUZZ_TARGET names; inputs that break a
// promise are kept in the folder that UNICARD_FUZZ_BROKEN names, of each promise the shortest, and
// the run goes on. Behind each input, as many variants of it are tried as UNICARD_FUZZ_VARIANTS says:
// where a target takes less time than libFuzzer does between two inputs, several times as much is
// tried. An input always has the same variants, so that what libFuzzer keeps can be tried again.

/// The state of a run: libFuzzer calls from one thread.
private struct Engine {
  let target: FuzzTarget
  let folder: String
  private let variantCount: Int
  private(set) var executionCount = 0
  /// The shortest input that broke each promise.
  var broken: [String: Int] = [:]

  init() {
    let name = getenv("UNICARD_FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let known = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      print("There is no target “\(name)”. Set UNICARD_FUZZ_TARGET to one of \(known).")
      exit(64)
    }
    self.target = target
    folder = getenv("UNICARD_FUZZ_BROKEN").map { String(cString: $0) } ?? "."
    variantCount = getenv("UNICARD_FUZZ_VARIANTS").flatMap { Int(String(cString: $0)) } ?? 0
    atexit { print("\(engine.executionCount) executions, variants among them.") }
  }

  mutating func run(_ bytes: [UInt8]) {
    runOne(bytes)
    guard variantCount > 0 else { return }
    let seed = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    var mutator = Mutator(seed: seed)
    var variant = bytes
    for _ in 0..<variantCount {
      mutator.mutate(&variant, atMost: max(bytes.count, 1000))
      runOne(variant)
    }
  }

  private mutating func runOne(_ bytes: [UInt8]) {
    executionCount += 1
    do throws(BrokenPromise) {
      try target.run(bytes)
    } catch {
      keep(bytes, error)
    }
  }

  private mutating func keep(_ bytes: [UInt8], _ promise: BrokenPromise) {
    if let count = broken[promise.name], count <= bytes.count { return }
    let isNew = broken[promise.name] == nil
    broken[promise.name] = bytes.count
    let name = promise.name.map { $0.isASCII && $0.isLetter || $0.isNumber ? $0 : "-" }
    let path = "\(folder)/\(target.rawValue)-\(String(name))"
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    if isNew { print("\(target.rawValue): \(promise)") }
  }
}

nonisolated(unsafe) private var engine = Engine()

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  engine.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int

@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  // Bytes are worth changing as well: a third of the time.
  if seed % 3 == 0 { return mutateBytes(bytes, count, limit) }
  var mutator = Mutator(seed: UInt64(seed))
  var changed = Array(UnsafeBufferPointer(start: bytes, count: count))
  mutator.mutate(&changed, atMost: limit)
  changed.withUnsafeBufferPointer { source in
    guard let base = source.baseAddress else { return }
    bytes.update(from: base, count: source.count)
  }
  return changed.count
}
