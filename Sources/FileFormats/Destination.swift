/// A program that a file can be written for: its format and the forms that it really reads.
public struct Destination: Hashable, Sendable {
  /// The name that `--for` takes.
  public let name: String
  /// The name for a person.
  public let title: String
  /// The format that it reads best.
  public let format: ContactFormat
  /// The CSV that it reads as well; nil where it reads none.
  public let csvFormat: ContactFormat?
  /// What is done differently for it, each as a sentence.
  public let notes: [String]
  package let rules: Rules

  /// What a destination needs beyond the format.
  @usableFromInline package struct Rules: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: Int
    @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

    // The set's own goes through generic code.
    @inlinable package func contains(_ rule: Rules) -> Bool {
      rawValue & rule.rawValue == rule.rawValue
    }

    /// Vendor forms of Apple in vCard 3: X-ABDATE, X-ABRELATEDNAMES, X-SOCIALPROFILE.
    @inlinable package static var apple: Rules { Rules(rawValue: 1) }
    /// X-EVOLUTION-SPOUSE, -MANAGER, -ASSISTANT, -ANNIVERSARY and X-AIM instead of IMPP.
    @inlinable package static var evolution: Rules { Rules(rawValue: 2) }
    /// X-ANDROID-CUSTOM for relations and dates.
    @inlinable package static var android: Rules { Rules(rawValue: 4) }
    /// Names are taken from N alone.
    @inlinable package static var nameFromN: Rules { Rules(rawValue: 8) }
    /// Birthdays without a year are written `--MM-DD`, not with 1604.
    @inlinable package static var truncatedDates: Rules { Rules(rawValue: 16) }
    /// A `;` in a parameter ends it even between quotes.
    @inlinable package static var noSemicolonInParameters: Rules { Rules(rawValue: 32) }
    /// Only TYPE values of the standard are accepted.
    @inlinable package static var standardTypesOnly: Rules { Rules(rawValue: 64) }
    /// Birthdays with a time lose it or are refused: the date alone is written.
    @inlinable package static var dateOnlyBirthdays: Rules { Rules(rawValue: 128) }
    /// Cells that would run as formulas are guarded.
    @inlinable package static var spreadsheet: Rules { Rules(rawValue: 256) }
    /// Of a file with several vCards only the first is read.
    @inlinable package static var firstContactOnly: Rules { Rules(rawValue: 512) }
    /// Groups have cards that name their members; categories are not read.
    @inlinable package static var groupCards: Rules { Rules(rawValue: 1024) }
    /// Apple's properties and labels are not read, and dates are written as Outlook does.
    @inlinable package static var outlook: Rules { Rules(rawValue: 4096) }
    /// Relations name other cards by UID.
    @inlinable package static var relationsByIdentifier: Rules { Rules(rawValue: 8192) }
    /// A contact has one note.
    @inlinable package static var oneNote: Rules { Rules(rawValue: 16384) }
    /// A contact has one organization and one title.
    @inlinable package static var oneOrganization: Rules { Rules(rawValue: 32768) }
    /// Profiles are X-SOCIALPROFILE and numbers are text in vCard 4, too.
    @inlinable package static var nextcloud: Rules { Rules(rawValue: 65536) }
    /// `myContacts` and `starred` mean something.
    @inlinable package static var googleMarks: Rules { Rules(rawValue: 2048) }
  }

  /// Every destination, by name.
  public static let all = [
    android, apple, evolution, excel, google, nextcloud, outlook, thunderbird,
  ]

  /// Android Contacts.
  public static let android = Destination(
    name: "android", title: "Android Contacts", format: .vCard30,
    notes: [
      "Birthdays without a year are written as --MM-DD.",
      "Relations, dates, maiden names and nicknames with a label are written as "
        + "X-ANDROID-CUSTOM.",
      "Messengers are written in properties of their own, and labels as TYPE=X-….",
      "Further notes stand behind the first.",
      "Groups, role, gender, time zone, place, profiles, addresses of photos and more, which it "
        + "passes over, are left out.",
    ], rules: [.android, .truncatedDates, .nameFromN, .oneNote])

  /// Apple Contacts, iCloud.
  public static let apple = Destination(
    name: "apple", title: "Apple Contacts, iCloud", format: .vCard30,
    notes: [
      "Labels, dates, relations and profiles are written in Apple's own properties.",
      "Birthdays are written without a time, which Apple would lose with the date.",
      "Semicolons in parameters become commas, since Apple splits there.",
      "Each group has a card that names its members, as Apple exports them.",
      "Further notes, organizations and titles stand in the note.",
      "What it has no field for, such as role, gender and properties of one's own, stays in the "
        + "file, and is told of.",
    ],
    rules: [
      .apple, .nameFromN, .noSemicolonInParameters, .dateOnlyBirthdays, .groupCards, .oneNote,
      .oneOrganization,
    ])

  /// GNOME Evolution and Contacts.
  public static let evolution = Destination(
    name: "evolution", title: "GNOME Evolution and Contacts", format: .vCard30,
    notes: [
      "Spouse, manager, assistant, anniversary and messengers use Evolution's properties."
    ], rules: [.evolution])

  /// Excel, LibreOffice Calc and other spreadsheets.
  public static let excel = Destination(
    name: "excel", title: "Excel, LibreOffice Calc and other spreadsheets", format: .csv,
    notes: [
      "Cells that would run as formulas get an apostrophe in front; it is undone on reading.",
      "The file begins with a byte order mark, which tells Excel that it is UTF-8.",
      "Columns are those that people look at; pictures are left out.",
      "Open it with Data > From Text/CSV, all columns as text: with a double click, Excel makes other "
        + "values of such as +49301234567, 01067 and 1-2.",
    ],
    rules: [.spreadsheet])

  /// Google Contacts.
  public static let google = Destination(
    name: "google", title: "Google Contacts", format: .vCard30, csvFormat: .googleCSV,
    notes: [
      "Types that are not in the standard become labels.",
      "Birthdays without a year are written as --MM-DD.",
      "Further notes stand behind the first.",
      "What it has no field for, such as gender, profiles and properties of one's own, stays in "
        + "the file, and is told of.",
    ],
    rules: [.apple, .standardTypesOnly, .truncatedDates, .nameFromN, .googleMarks, .oneNote])

  /// Nextcloud Contacts.
  public static let nextcloud = Destination(
    name: "nextcloud", title: "Nextcloud Contacts", format: .vCard40,
    notes: [
      "Related people are named by UID.",
      "Numbers are written as text, without tel:, and profiles as X-SOCIALPROFILE.",
    ], rules: [.relationsByIdentifier, .nextcloud])

  /// Outlook for Windows.
  public static let outlook = Destination(
    name: "outlook", title: "Outlook for Windows", format: .vCard21, csvFormat: .outlookCSV,
    notes: [
      "Outlook reads the first contact of a vCard file alone: write one file each, or a "
        + "CSV file.",
      "Labels of one's own, further dates and Apple's properties are left out.",
      "One messenger's address is written, as X-MS-IMADDRESS.",
      "What it has no room for stands in the note.",
      "What it has no field for, such as gender, profiles and properties of one's own, stays in "
        + "the file, and is told of.",
    ],
    rules: [.nameFromN, .firstContactOnly, .outlook, .oneNote, .oneOrganization])

  /// Thunderbird.
  public static let thunderbird = Destination(
    name: "thunderbird", title: "Thunderbird", format: .vCard40,
    csvFormat: .thunderbirdCSV, notes: [], rules: [])

  private init(
    name: String, title: String, format: ContactFormat, csvFormat: ContactFormat? = nil,
    notes: [String], rules: Rules
  ) {
    self.name = name
    self.title = title
    self.format = format
    self.csvFormat = csvFormat
    self.notes = notes
    self.rules = rules
  }

  /// The destination of that name, without regard to case; nil if there is none.
  public init?(name: String) {
    let lowered = name.lowercased()
    let aliases = [
      "icloud": "apple", "iphone": "apple", "macos": "apple", "gmail": "google",
      "spreadsheet": "excel", "calc": "excel",
    ]
    let wanted = aliases[lowered] ?? lowered
    guard let destination = Self.all.first(where: { $0.name == wanted }) else { return nil }
    self = destination
  }
}
