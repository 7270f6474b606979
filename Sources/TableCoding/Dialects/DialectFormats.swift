public import FileFormats

extension ContactFormat {
  /// Whether the format is CSV of any dialect.
  public var isCSV: Bool { dialect != nil }

  /// The dialect that the format is written in; nil for what is no CSV.
  public var dialect: CSVDialect? {
    switch self {
    case .csv: .unicard
    case .googleCSV: .googleTemplate
    case .googleLegacyCSV: .googleLegacy
    case .outlookCSV: .outlook
    case .outlookComCSV: .outlookCom
    case .thunderbirdCSV: .thunderbird
    case .yahooCSV: .yahoo
    case .vCard40, .vCard30, .vCard21, .jCard, .json: nil
    }
  }

  /// The languages that the headers can be written in, as BCP 47 tags; only CSV has several.
  public var headerLanguages: [String] {
    dialect.map { RowLayout.languages(of: $0) } ?? []
  }
}

extension ContactFormat {
  /// The format that is written in the dialect; nil where none is.
  package init?(_ dialect: CSVDialect) {
    switch dialect.name {
    case "google", "google-template": self = .googleCSV
    case "google-legacy": self = .googleLegacyCSV
    case "outlook": self = .outlookCSV
    case "outlook.com": self = .outlookComCSV
    case "thunderbird": self = .thunderbirdCSV
    case "yahoo": self = .yahooCSV
    default: return nil
    }
  }
}
