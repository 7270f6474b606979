import ContactLikeness
public import ContactModel
import SourceText

/// Names a record for as long as it stays the same: the card's UID, else a hash of what the
/// card says. Decisions are kept by these keys.
///
/// A `urn:uuid:` in front of a UID and the case of a UUID do not count, because programs change
/// them. When the card was changed (REV), and by what program, is not part of the hash.
public struct RecordKey: Hashable, Sendable, Comparable, CustomStringConvertible, Codable {
  /// Of a million records most have a hash, which is a third of the size without its text.
  private enum Form: Hashable, Sendable {
    case hash(UInt64)
    /// Not the text of a hash.
    case text(String)
  }

  private let form: Form

  /// `uid:` and the UID, or `hash:` and sixteen hexadecimal digits.
  public var text: String {
    switch form {
    case .hash(let hash): "hash:" + hexadecimal(hash)
    case .text(let text): text
    }
  }

  /// A key as it was written down.
  public init(text: String) {
    let digits = text.utf8.dropFirst("hash:".utf8.count)
    let isHash =
      digits.count == 16 && text.utf8.starts(with: "hash:".utf8)
      && digits.allSatisfy { ASCII.isHexDigit($0) && ASCII.lowercased($0) == $0 }
    form =
      isHash ? UInt64(Substring(digits), radix: 16).map { .hash($0) } ?? .text(text) : .text(text)
  }

  /// The key of a contact.
  public init(_ contact: Contact) {
    if let normalized = contact.storage.identifierBytes.flatMap(IdentifierNotation.normalized) {
      form = .text("uid:" + normalized)
    } else {
      form = .hash(ContentHash.of(contact))
    }
  }

  /// The hash of a record without a UID; nil for other keys.
  var hash: UInt64? { if case .hash(let hash) = form { hash } else { nil } }

  /// A key as a person may have written it: a UID in any of its notations.
  ///
  /// - Returns: nil where it begins with neither `uid:` nor `hash:`, and so is no record's.
  package init?(written text: String) {
    if text.hasPrefix("uid:") {
      guard let identifier = IdentifierNotation.normalized(String(text.dropFirst(4))) else {
        return nil
      }
      self.init(text: "uid:" + identifier)
    } else if text.hasPrefix("hash:") {
      self.init(text: text)
    } else {
      return nil
    }
  }

  public var description: String { text }

  /// The UID; nil for a hash.
  var identifier: String? {
    guard case .text(let text) = form, text.hasPrefix("uid:") else { return nil }
    return String(text.dropFirst(4))
  }

  /// What a person of several records is called, of which this key is the first: by the UID that
  /// the merged contact has or gets, so that the person is called the same when it is merged again.
  var nameOfMany: String {
    identifier == nil ? "uid:unicard-" + text.dropFirst("hash:".utf8.count) : text
  }

  /// The key with a hash of what the contact says behind it, which tells several records of one
  /// UID apart.
  func qualified(by contact: Contact) -> RecordKey {
    RecordKey(text: "\(text)#\(hexadecimal(ContentHash.of(contact)))")
  }

  /// What stands before the hash that tells records of one UID apart; nil where there is none.
  var unqualified: RecordKey? {
    let bytes = text.utf8
    guard bytes.count > 17, bytes.suffix(16).allSatisfy(ASCII.isHexDigit),
      bytes.dropLast(16).last == UInt8(ascii: "#")
    else { return nil }
    return RecordKey(text: String(text.dropLast(17)))
  }

  public static func < (a: RecordKey, b: RecordKey) -> Bool {
    // Digits of one length are ordered as the numbers are.
    if case .hash(let x) = a.form, case .hash(let y) = b.form { return x < y }
    return a.text < b.text
  }

  public init(from decoder: any Decoder) throws {
    self.init(text: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension ContactStorage {
  /// The text of the first UID; nil where there is none.
  fileprivate var identifierBytes: ArraySlice<UInt8>? {
    records.first { if case .identifier = $0.key { $0.isValue } else { false } }
      .map { bytes[$0.text.range] }
  }
}

/// Two records that a decision is about.
public struct RecordPair: Hashable, Sendable, Codable {
  /// The key that comes first in the order of text.
  public let first: RecordKey
  /// The other one.
  public let second: RecordKey

  /// A pair, in whichever order.
  public init(_ first: RecordKey, _ second: RecordKey) {
    self.first = min(first, second)
    self.second = max(first, second)
  }
}
