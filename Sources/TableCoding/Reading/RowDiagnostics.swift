public import SourceText

extension Diagnostic.Code {
  /// HTML's `&…;` stands in a cell for a character.
  public static let cellHTMLEntity: Self = "csv.cell.html-entity"
  /// A spreadsheet put a sign in the place of a value.
  public static let cellDestroyed: Self = "csv.cell.destroyed"
  /// An e-mail address is a name in Exchange's directory.
  public static let emailExchange: Self = "csv.email.exchange"
  /// A spreadsheet rounded a phone number.
  public static let phoneDestroyed: Self = "csv.phone.destroyed"
  /// A date is a spreadsheet's count of days.
  public static let dateSerial: Self = "csv.date.serial"
  /// A year has two digits.
  public static let dateTwoDigitYear: Self = "csv.date.two-digit-year"
  /// A text in a column of dates is none.
  public static let cellUnreadableDate: Self = "csv.date.unreadable"
  /// The dates of a column can be read with the day or the month in front.
  public static let dateAmbiguousOrder: Self = "csv.date.ambiguous-order"
  /// Some dates of a column have the day in front, others the month.
  public static let dateContradictoryOrder: Self = "csv.date.contradictory-order"
  /// A cell with a postal code and a town in which they can't be told apart.
  public static let cellUnsplitLocality: Self = "csv.cell.unsplit-locality"
  /// A country was taken from the sign in front of a postal code.
  public static let cellAssumedCountry: Self = "csv.cell.assumed-country"
  /// A postal code has lost its first zero.
  public static let cellLostZero: Self = "csv.cell.lost-zero"
  /// A cell for telephone numbers, mailboxes or pages has something that is none as it stands.
  public static let cellUnread: Self = "csv.cell.unread"
  /// A cell is JSON, of which values were read.
  public static let cellJSON: Self = "csv.cell.json"
  /// A cell has a mark for what stands above it.
  public static let cellDitto: Self = "csv.cell.ditto"
  /// A row names nobody.
  public static let rowWithoutContact: Self = "csv.row.no-contact"
  /// What a column holds is not understood.
  public static let columnUnknown: Self = "csv.column.unknown"
  /// What a column holds was guessed.
  public static let columnGuessed: Self = "csv.column.guessed"
}
