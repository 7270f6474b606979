import ContactModel
import SourceText
import Unicard
import VCard

/// The report of a merge, read for the records in it.
struct MergeReportFile {
  private var texts: [String: [String]] = [:]

  init(path: String) throws {
    let bytes = try ByteStream(path: path, encoding: .utf8).readAll()
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      let parsed = Array(line).withUnsafeBufferPointer { text -> JSONValue? in
        try? JSONParser.parse(text, text.indices)
      }
      guard case .object(let members)? = parsed else {
        throw CommandFailure(
          "Line \(number) of \(path) is no JSON object, so it is no report of unicard merge.",
          hint: "Name the file that --report of unicard merge wrote.")
      }
      read(members)
    }
  }

  private mutating func read(_ members: [(name: [UInt8], value: JSONValue)]) {
    func member(_ name: String) -> JSONValue? {
      members.first { $0.name.elementsEqual(name.utf8) }?.value
    }
    guard case .array(let items)? = member("constituents") else { return }
    let found = items.compactMap { $0.text.map { String(decoding: $0, as: UTF8.self) } }
    for name in ["id", "uid"] {
      guard case .string(let key)? = member(name), !key.isEmpty else { continue }
      texts[String(decoding: key, as: UTF8.self)] = found
    }
  }

  /// The records of a contact, which is known by its UID.
  func constituents(of contact: Contact) -> [Constituent] {
    guard let identifier = contact.identifier, let found = texts[identifier] else { return [] }
    return found.compactMap { Constituent(text: $0) }
  }
}
