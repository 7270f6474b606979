/// What stands on one label.
public struct MailingLabel: Sendable, Hashable {
  /// The lines of recipient and address.
  public var lines: [String]
  /// Lines, by their position from 0, that are never broken: a postal code and its town.
  public var unbrokenLines: Set<Int> = []
  /// The name of the contact, for reports.
  public var contactName: String
  /// How many contacts the label is for.
  public var contactCount = 1
  /// The language of the text as a tag of BCP 47, where it is known; it chooses the forms of Han
  /// characters.
  public var language: String
  /// What the QR code says; empty where there is none.
  public var qrCode: [UInt8]

  /// A label with the lines given.
  public init(
    lines: [String], contactName: String = "", language: String = "", qrCode: [UInt8] = []
  ) {
    self.lines = lines
    self.contactName = contactName
    self.language = language
    self.qrCode = qrCode
  }
}

/// A contact, or an address of one, that got no label.
public struct LabelOmission: Sendable, Hashable {
  /// Why there is no label.
  public enum Reason: Sendable, Hashable {
    /// The contact has no postal address.
    case noAddress
    /// It has none of the wanted kind.
    case noAddressOfKind(AddressChoice)
    /// The address has nothing but what is named here.
    case incomplete(has: [String])
    /// All of the address is in its street, so that nothing tells which part is the town and which the
    /// postcode. It is printed where addresses stand as they came
    /// (``LabelOptions/prefersFormattedAddress``).
    case inOnePiece
    /// There is neither a person nor an organization to write to.
    case noName
    /// It has none of the fields that a template asks for.
    case noFields([String])
  }

  /// What the contact is called.
  public let contactName: String
  /// The file that it is from; empty where it is from none.
  public let source: String
  /// Its position in the file, from 0.
  public let index: Int
  /// Why there is no label.
  public let reason: Reason
}

extension LabelOmission: CustomStringConvertible {
  /// Who was left out and why, as a sentence.
  public var description: String {
    let who =
      contactName.isEmpty
      ? "Contact \(index + 1)\(source.isEmpty ? "" : " of \(source)")" : contactName
    switch reason {
    case .noAddress: return "\(who) has no postal address."
    case .noAddressOfKind(let kind): return "\(who) has no \(kind.rawValue) address."
    case .incomplete(let parts):
      let what =
        parts.isEmpty ? "nothing that mail can be sent to" : parts.joined(separator: " and ")
      return "\(who) has an address with \(parts.isEmpty ? "" : "only ")\(what) in it."
    case .inOnePiece:
      return "\(who) has an address in one piece, which stands in its street; put the town and the "
        + "postcode into fields of their own, or have it printed as it stands."
    case .noName: return "\(who) has an address, but no name to write on it."
    case .noFields(let fields):
      return "\(who) has no \(fields.joined(separator: " and no "))."
    }
  }
}
