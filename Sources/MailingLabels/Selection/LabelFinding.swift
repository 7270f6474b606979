public import ContactFormatting
public import SourceText

/// What is to be known about labels before they are printed.
public struct LabelFinding: Sendable, Hashable {
  /// What it is.
  public enum Kind: Sendable, Hashable {
    /// The country that mail is sent from is not known.
    case noSender
    /// The address names no country; the sender's is taken, as its postcode may be one of it.
    case domesticPresumed
    /// The address names no country; the one of the contact's numbers is taken.
    case countryOfNumbers(name: String)
    /// The address is doubtful.
    case doubtfulAddress(Diagnostic.Code, message: String)
    /// The label leaves something off, or says it otherwise.
    case change(AddressChange)
  }

  /// The name of the contact; empty for what is about all of them.
  public let contactName: String
  /// The file that it is from; empty where it is from none.
  public let source: String
  /// Its position in the file, from 0.
  public let index: Int
  /// What it is.
  public let kind: Kind

  /// Whether mail may not arrive for it; the others are only told.
  public var isProblem: Bool { kind.isProblem }
}

extension LabelFinding.Kind {
  /// Whether mail may not arrive for it; the others are only told.
  public var isProblem: Bool {
    switch self {
    case .noSender, .doubtfulAddress: true
    case .change(let change): change.reason == .unknownCode
    case .domesticPresumed, .countryOfNumbers: false
    }
  }
}

extension LabelFinding: CustomStringConvertible {
  /// What it is, as a sentence, without the contact's name.
  public var description: String { kind.description }
}

extension LabelFinding.Kind: CustomStringConvertible {
  /// What it is, as a sentence.
  public var description: String {
    switch self {
    case .noSender:
      "The country that the mail is sent from is not known; name it, so that mail within it has no "
        + "country line and mail to others has one."
    case .domesticPresumed: "No country is named; the sender's is taken."
    case .countryOfNumbers(let name):
      "No country is named; \(name) is taken, which the phone numbers are of."
    case .doubtfulAddress(_, let message): message
    case .change(let change): change.description
    }
  }
}
