/// A file format for contacts: what the command line's `--to` and `--from` name.
public enum ContactFormat: String, CaseIterable, Sendable, Hashable {
  /// vCard 4.0 (RFC 6350).
  case vCard40 = "vcard4"
  /// vCard 3.0 (RFC 2426).
  case vCard30 = "vcard3"
  /// vCard 2.1 (versit, 1996).
  case vCard21 = "vcard2.1"
  /// jCard: vCard 4.0 as JSON (RFC 7095).
  case jCard = "jcard"
  /// A contact a line as JSON: what `unicard list --json` prints, and ``ContactModel/Contact``'s `Codable`.
  case json
  /// A table with a column for every field, which holds all that a contact does.
  case csv
  /// The columns of Google Contacts.
  case googleCSV = "google-csv"
  /// The columns of Google Contacts before 2024.
  case googleLegacyCSV = "google-csv-legacy"
  /// The columns of Outlook for Windows, in several languages.
  case outlookCSV = "outlook-csv"
  /// The columns of Outlook.com.
  case outlookComCSV = "outlook.com-csv"
  /// The columns of Thunderbird.
  case thunderbirdCSV = "thunderbird-csv"
  /// The columns of Yahoo.
  case yahooCSV = "yahoo-csv"

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

  /// Whether the format is vCard of any version.
  public var isVCard: Bool { self == .vCard40 || self == .vCard30 || self == .vCard21 }

  /// The name that ``init(name:)`` takes.
  public var name: String { rawValue }

  /// The name for a person.
  public var title: String {
    switch self {
    case .vCard40: "vCard 4.0"
    case .vCard30: "vCard 3.0"
    case .vCard21: "vCard 2.1"
    case .jCard: "jCard"
    case .json: "JSON"
    case .csv: "CSV"
    case .googleCSV: "Google CSV"
    case .googleLegacyCSV: "Google CSV (before 2024)"
    case .outlookCSV: "Outlook CSV"
    case .outlookComCSV: "Outlook.com CSV"
    case .thunderbirdCSV: "Thunderbird CSV"
    case .yahooCSV: "Yahoo CSV"
    }
  }

  /// The standard that defines the format.
  public var standard: String {
    switch self {
    case .vCard40: "RFC 6350"
    case .vCard30: "RFC 2426"
    case .vCard21: "versit, 1996"
    case .jCard: "RFC 7095"
    case .json: "RFC 8259"
    case .csv, .googleCSV, .googleLegacyCSV, .outlookCSV, .outlookComCSV, .thunderbirdCSV,
      .yahooCSV:
      "RFC 4180"
    }
  }

  /// The usual file name extension, without a dot.
  public var fileExtension: String {
    switch self {
    case .jCard: "json"
    case .json: "jsonl"
    case .vCard40, .vCard30, .vCard21: "vcf"
    default: "csv"
    }
  }

  /// What the format can hold, in a line.
  public var summary: String {
    switch self {
    case .vCard40: "every field, in the standard's own properties"
    case .vCard30: "every field, newer ones as the extensions that Apple and Google read"
    case .vCard21: "names, addresses, numbers, dates and photos; few parameters"
    case .jCard: "every field, as JSON for programs that know vCard"
    case .json: "every field, a contact a line, as list --json prints it"
    case .csv: "every field, in numbered columns"
    case .googleCSV: "as many values as there are; no photos, keys or languages"
    case .googleLegacyCSV: "as google-csv, with messengers and several organizations"
    case .outlookCSV: "three e-mail addresses, three addresses, eighteen numbers; outlook-csv:de"
    case .outlookComCSV: "three e-mail addresses, three addresses; phonetic names"
    case .thunderbirdCSV: "two e-mail addresses, two addresses, five numbers"
    case .yahooCSV: "three e-mail addresses, two addresses, messengers"
    }
  }

  /// The format that a file of that name should have; nil where the name does not tell.
  public init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "vcf", "vcard": self = .vCard40
    case "json", "jcard": self = .jCard
    case "jsonl", "ndjson": self = .json
    case "csv": self = .csv
    default: return nil
    }
  }
}
