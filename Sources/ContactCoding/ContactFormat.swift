/// A file format for contacts: what the command line's `--to` and `--from` name.
public enum ContactFormat: String, CaseIterable, Sendable, Hashable {
  case vCard40 = "vcard4"
  case vCard30 = "vcard3"
  case vCard21 = "vcard2.1"
  case jCard = "jcard"

  /// The format of that name, without regard to case; `vcard` means vCard 4.0.
  public init?(name: String) {
    let lowered = name.lowercased()
    switch lowered {
    case "vcard", "vcard4.0": self = .vCard40
    case "vcard3.0": self = .vCard30
    case "vcard21", "vcard2": self = .vCard21
    default: self.init(rawValue: lowered)
    }
  }

  /// The name that ``init(name:)`` takes.
  public var name: String { rawValue }

  /// The name for a person.
  public var title: String {
    switch self {
    case .vCard40: "vCard 4.0"
    case .vCard30: "vCard 3.0"
    case .vCard21: "vCard 2.1"
    case .jCard: "jCard"
    }
  }

  /// The standard that defines the format.
  public var standard: String {
    switch self {
    case .vCard40: "RFC 6350"
    case .vCard30: "RFC 2426"
    case .vCard21: "versit, 1996"
    case .jCard: "RFC 7095"
    }
  }

  /// The usual file name extension, without a dot.
  public var fileExtension: String { self == .jCard ? "json" : "vcf" }

  /// What the format can hold, in a line.
  public var summary: String {
    switch self {
    case .vCard40: "every field, in the standard's own properties"
    case .vCard30: "every field, newer ones as the extensions that Apple and Google read"
    case .vCard21: "names, addresses, numbers, dates and photos; few parameters"
    case .jCard: "every field, as JSON for programs"
    }
  }

  /// The format that a file of that name should have; nil where the name does not tell.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "vcf", "vcard": self = .vCard40
    case "json", "jcard": self = .jCard
    default: return nil
    }
  }
}
