public import FileFormats

/// A program's way of writing contacts as CSV.
public struct CSVDialect: Hashable, Sendable {
  /// The name that reports and mapping files use: `google`, `outlook`.
  public let name: String
  /// The name for a person.
  public let title: String
  package let traits: Traits

  /// What is particular about a dialect's values.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Several values in a cell with ` ::: ` between, `* ` for what is primary.
    package static let google = Traits(rawValue: 1)
    /// Dates and choices that mean 'none': `0/0/00`, `Normal`, `Unspecified`.
    package static let defaults = Traits(rawValue: 2)
    /// Cells are exactly what was put in; parameters have columns of their own.
    package static let exact = Traits(rawValue: 4)
    /// A line break is written as `\n`.
    package static let escapedBreaks = Traits(rawValue: 8)
    /// A row with a date alone stands for somebody who does not want to be told of.
    package static let hidesPeople = Traits(rawValue: 16)
    /// Words that stand alone are a hand-made sheet's, not a program's.
    package static let handMade = Traits(rawValue: 32)
  }

  private init(_ name: String, _ title: String, _ traits: Traits = []) {
    self.name = name
    self.title = title
    self.traits = traits
  }

  /// A sheet that somebody made.
  public static let sheet = CSVDialect("sheet", "a table of no known program", .handMade)
  /// The columns that hold every field.
  public static let unicard = CSVDialect("unicard", "Unicard", .exact)
  package static let google = CSVDialect("google", "Google Contacts", .google)
  package static let googleTemplate = CSVDialect(
    "google-template", "Google Contacts (import template)", .google)
  package static let googleLegacy = CSVDialect(
    "google-legacy", "Google Contacts (before 2024)", .google)
  package static let outlook = CSVDialect("outlook", "Outlook for Windows", .defaults)
  package static let outlookCom = CSVDialect("outlook.com", "Outlook.com", [.defaults])
  package static let thunderbird = CSVDialect("thunderbird", "Thunderbird")
  package static let yahoo = CSVDialect("yahoo", "Yahoo")

  /// Every dialect that is known.
  public static let all: [CSVDialect] = [
    unicard, google, googleTemplate, googleLegacy,
    CSVDialect("google-outlook", "Google Contacts (as Outlook CSV)", .defaults),
    outlook, outlookCom, CSVDialect("outlook-names", "Outlook (field names)", .defaults),
    thunderbird, yahoo,
    CSVDialect("linkedin", "LinkedIn", .hidesPeople), CSVDialect("mailchimp", "Mailchimp"),
    CSVDialect("hubspot", "HubSpot"), CSVDialect("zoho", "Zoho CRM"),
    CSVDialect("salesforce", "Salesforce"), CSVDialect("m365", "Microsoft 365 (users)"),
    CSVDialect("exchange", "Exchange"), CSVDialect("evolution", "GNOME Evolution"),
    CSVDialect("kaddressbook", "KAddressBook", .escapedBreaks),
    CSVDialect("nokia", "Nokia Suite"), CSVDialect("roundcube", "Roundcube"),
    CSVDialect("vcfconvert", "vcfconvert"), CSVDialect("abook", "abook"),
    CSVDialect("abook-palm", "abook (Palm)"), CSVDialect("mutt", "mutt"),
    CSVDialect("palm", "Palm Desktop"), CSVDialect("sim", "a SIM card"),
    CSVDialect("windows-live-mail", "Windows Live Mail"),
    sheet,
  ]

  /// The dialect of that name, without regard to case; nil if there is none.
  public init?(name: String) {
    let lowered = name.lowercased()
    guard let dialect = Self.all.first(where: { $0.name == lowered }) else { return nil }
    self = dialect
  }
}

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
    let written = dialect == .google ? .googleTemplate : dialect
    guard let format = Self.allCases.first(where: { $0.dialect == written }) else { return nil }
    self = format
  }
}
