// What reading contacts costs a program that uses the library: `LibraryBenchmark FILE`.
//
// Contacts are read and dropped, read with the fields a list shows, and read and kept; the last
// gives what a contact costs in memory.
import Glibc
import Unicard

/// The resident memory of this process, in bytes.
func residentMemory() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
  let fields = line.prefix { $0 != 0 }.split(separator: CChar(UInt8(ascii: " ")))
  guard fields.count > 1 else { return 0 }
  let pages = fields[1].reduce(0) { $0 * 10 + Int($1) - 48 }
  return pages * sysconf(Int32(_SC_PAGESIZE))
}

/// One line of the report: what was done, contacts a second, and how long it took.
func report(_ title: String, path: String, _ body: (Contact) -> Void) throws -> Int {
  let clock = ContinuousClock()
  var count = 0
  let time = try clock.measure {
    let input = try ContactInput(stream: ByteStream(path: path))
    try input.enumerateContacts { read in
      body(read.contact)
      count += 1
      return true
    }
  }
  let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  let rate = Int(Double(count) / max(seconds, 1e-9))
  print("\(title): \(count) contacts, \(rate) a second, \(Int(seconds * 1000)) ms")
  return count
}

guard CommandLine.arguments.count == 2 else {
  print("Usage: LibraryBenchmark FILE")
  exit(64)
}
let path = CommandLine.arguments[1]

do {
  // The first pass pays for page faults and tables that later ones reuse.
  _ = try report("read and dropped", path: path) { _ in }
  var length = 0
  _ = try report("read, name and mail and phone shown", path: path) { contact in
    length += contact.displayName.utf8.count
    for address in contact.emailAddresses { length += address.value.utf8.count }
    for number in contact.phoneNumbers { length += number.value.stringValue.utf8.count }
  }
  var kept: [Contact] = []
  let before = residentMemory()
  let count = try report("read and kept", path: path) { kept.append($0) }
  let growth = residentMemory() - before
  print("kept: \(growth / max(count, 1)) bytes a contact beyond what reading takes")
  withExtendedLifetime((kept, length)) {}
} catch {
  print("\(path) could not be read: \(error)")
  exit(2)
}
