import ContactCoding
import ContactModel
import SourceText

/// Gives contacts without a UID one, the same each time for the same contact: a UUID of version 8
/// (RFC 9562, section 5.8) made from what the contact says.
///
/// Contacts that say the same are told apart by their places, so that no two share a UID.
struct AddedIdentifiers: Sendable {
  private let repeated: Set<UUIDText>

  /// Looks for contacts without a UID that say the same.
  init(_ inputs: [OpenInput], jobs: Int) throws {
    var seen: Set<UUIDText> = []
    var repeated: Set<UUIDText> = []
    var writer = Self.writer
    for input in inputs {
      try input.again().input.enumerateContacts(jobs: jobs) { read in
        guard read.contact.identifier == nil else { return true }
        let text = UUIDText(writer.write(read.contact).bytes)
        if !seen.insert(text).inserted { repeated.insert(text) }
        return true
      }
    }
    self.repeated = repeated
  }

  /// The contact with a UID.
  func identified(_ contact: Contact) -> Contact {
    guard contact.identifier == nil else { return contact }
    var writer = Self.writer
    var bytes = writer.write(contact).bytes
    var text = UUIDText(bytes)
    if repeated.contains(text) {
      bytes += Array("\(contact.source?.name ?? ""):\(contact.sourceIndex)".utf8)
      text = UUIDText(bytes)
    }
    return contact.editing { $0.identifier = "urn:uuid:\(text.description)" }
  }

  /// One form for whatever the contact was read from.
  private static var writer: ContactWriter {
    ContactWriter(WritingOptions(format: .vCard40))
  }
}

/// A UUID made from bytes.
struct UUIDText: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  init(_ bytes: [UInt8]) {
    // FNV-1a, forwards and backwards: not against forgers, but enough to tell contacts apart.
    let basis: UInt64 = 0xCBF2_9CE4_8422_2325
    let prime: UInt64 = 0x100_0000_01B3
    let forwards = bytes.reduce(basis) { ($0 ^ UInt64($1)) &* prime }
    let backwards = bytes.reversed().reduce(basis ^ UInt64(bytes.count)) {
      ($0 ^ UInt64($1)) &* prime
    }
    high = forwards & ~0xF000 | 0x8000
    low = backwards & ~(3 << 62) | 2 << 62
  }

  var description: String {
    let digits = Array(Self.digits(high) + Self.digits(low))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
