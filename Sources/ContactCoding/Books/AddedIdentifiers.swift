package import ContactModel
import FileFormats
import SourceText

/// Gives contacts without a UID one, the same each time for the same contact: a UUID of version 8
/// (RFC 9562, section 5.8) made from what the contact says.
///
/// Contacts that say the same are told apart by their places, so that no two share a UID.
package struct AddedIdentifiers: Sendable {
  private var seen: Set<UUIDText> = []
  private var repeated: Set<UUIDText> = []

  package init() {}

  /// Notes a contact that is to get a UID: all are noted before the first gets one.
  @discardableResult
  package mutating func note(_ contact: Contact) -> UUIDText {
    let text = Self.content(contact)
    if !seen.insert(text).inserted { repeated.insert(text) }
    return text
  }

  /// Forgets what is known of contacts that need not be told apart any more.
  package func settled() -> AddedIdentifiers {
    var settled = self
    settled.seen = []
    return settled
  }

  /// The contact with a UID.
  package func identified(_ contact: Contact) -> Contact {
    guard contact.identifier == nil else { return contact }
    let identifier = identifier(of: Self.content(contact), at: Place(contact))
    return contact.editing { $0.identifier = identifier }
  }

  /// The contact with a UID that is none of those that are taken; as it is where it has one.
  package func identified(
    _ contact: Contact, whereTaken isTaken: (Contact) throws -> Bool
  ) rethrows -> Contact {
    var identified = identified(contact)
    guard contact.identifier == nil else { return identified }
    let content = Self.content(contact)
    var number = 1
    while try isTaken(identified) {
      number += 1
      let text = UUIDText(Array("\(content) \(number)".utf8))
      identified = contact.editing { $0.identifier = "urn:uuid:\(text)" }
    }
    return identified
  }

  /// Where a contact stands, which tells it from others that say the same.
  package struct Place: Sendable {
    private let source: String
    private let index: Int

    package init(_ contact: Contact) {
      source = contact.source?.name ?? ""
      index = contact.sourceIndex
    }

    fileprivate var bytes: [UInt8] { Array("\(source):\(index)".utf8) }
  }

  /// The UID of a contact that says what was noted.
  package func identifier(of content: UUIDText, at place: Place) -> String {
    let text =
      repeated.contains(content)
      ? UUIDText(Array(content.description.utf8) + place.bytes) : content
    return "urn:uuid:\(text.description)"
  }

  /// What the contact says, in one form for whatever it was read from.
  private static func content(_ contact: Contact) -> UUIDText {
    var writer = ContactWriter(WritingOptions(format: .vCard40))
    return UUIDText(writer.write(contact).bytes)
  }
}

/// A UUID made from bytes.
package struct UUIDText: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  package init(_ bytes: [UInt8]) {
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

  package var description: String {
    let digits = Array(hexadecimal(high) + hexadecimal(low))
    return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
      .joined(separator: "-")
  }
}
