public import ContactModel
import SourceText

/// Names a record for as long as it stays the same: the card's UID, else a hash of what the
/// card says. Decisions are kept by these keys.
///
/// A `urn:uuid:` in front of a UID and the case of a UUID do not count, because programs change
/// them. When the card was changed (REV), and by what program, is not part of the hash.
public struct RecordKey: Hashable, Sendable, Comparable, CustomStringConvertible, Codable {
  /// `uid:` and the UID, or `hash:` and sixteen hexadecimal digits.
  public let text: String

  /// A key as it was written down.
  public init(text: String) { self.text = text }

  /// The key of a contact.
  public init(_ contact: Contact) {
    if let normalized = contact.storage.identifierBytes.flatMap(Self.normalized) {
      text = "uid:" + normalized
    } else {
      text = "hash:" + StableHash.hexadecimal(ContentHash.of(contact))
    }
  }

  public var description: String { text }

  public static func < (a: RecordKey, b: RecordKey) -> Bool { a.text < b.text }

  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// A UID without what programs change; nil where it is blank.
  static func normalized(_ identifier: String) -> String? {
    normalized(Array(identifier.utf8)[...])
  }

  private static func normalized(_ identifier: ArraySlice<UInt8>) -> String? {
    var bytes = identifier
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    bytes = bytes.drop { $0 <= 0x20 }
    if bytes.prefix(prefix.count).elementsEqual(prefix, by: { ASCII.lowercased($0) == $1 }) {
      bytes = bytes.dropFirst(prefix.count)
    }
    guard !bytes.isEmpty else { return nil }
    if bytes.count == 36, bytes.allSatisfy({ ASCII.isHexDigit($0) || $0 == UInt8(ascii: "-") }) {
      return String(decoding: bytes.map { ASCII.lowercased($0) }, as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let prefix = Array("urn:uuid:".utf8)
}

extension ContactStorage {
  /// The text of the first UID; nil where there is none.
  fileprivate var identifierBytes: ArraySlice<UInt8>? {
    for record in records {
      guard case .identifier = record.key, record.isValue else { continue }
      return bytes[record.text.range]
    }
    return nil
  }
}

/// Two records that a decision is about.
public struct RecordPair: Hashable, Sendable, Codable {
  public let first: RecordKey
  public let second: RecordKey

  public init(_ first: RecordKey, _ second: RecordKey) {
    self.first = min(first, second)
    self.second = max(first, second)
  }
}
