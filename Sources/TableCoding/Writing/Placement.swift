import ContactModel
import FileFormats

/// What became of a value when it was put into a row: the loss, where there is one.
enum Placement: UInt8 {
  /// It is in the row as it is, or what the row shows says it anyway.
  case placed
  /// It is there, and with others in one cell.
  case joined
  /// It is there without what stands beside it, such as a preference.
  case lessBeside
  /// It is there under another label.
  case otherLabel
  /// It is there with other words, or without some of its parts.
  case otherForm
  /// It is a custom field, which it wasn't.
  case customField
  /// No column had room for it; it is a line of the notes.
  case noted
  /// No column had room for it.
  case noRoom
  /// It was to be left out.
  case leftOut
  /// It is a mark of Google's, which would be a group elsewhere.
  case foreignMark

  /// The graver of two.
  static func worst(_ a: Placement, _ b: Placement) -> Placement { a.rawValue > b.rawValue ? a : b }
}

/// What losses say about a dialect, put together once.
struct PlacementReasons {
  private let noColumn: String
  private let noted: String
  private let lessBeside: String
  private let otherLabel: String
  private let otherForm: String
  private let customField: String
  private let joined: String
  private let leftOut: String

  init(_ dialect: CSVDialect, isSpreadsheet: Bool) {
    leftOut =
      isSpreadsheet
      ? "A cell shows no picture; --photos extract:FOLDER writes pictures beside the table."
      : "Photos were to be left out."
    let title = dialect.title
    noColumn = "\(title) has no column for it."
    noted = "\(title) has no column left for it; it is in the notes."
    lessBeside = "\(title) can't say what stands beside it, such as a preference."
    otherLabel = "\(title) has no such label for it."
    otherForm = "\(title) has it in another form."
    customField = "\(title) has it as a custom field."
    joined = "\(title) has one column for these; they were joined."
  }

  /// The effect and the reason; nil where nothing was lost.
  func loss(_ placement: Placement) -> (ConversionLoss.Effect, String)? {
    switch placement {
    case .placed: nil
    case .joined: (.changed, joined)
    case .lessBeside: (.changed, lessBeside)
    case .otherLabel: (.changed, otherLabel)
    case .otherForm: (.changed, otherForm)
    case .customField: (.changed, customField)
    case .noted: (.changed, noted)
    case .noRoom: (.dropped, noColumn)
    case .leftOut: (.dropped, leftOut)
    case .foreignMark: (.dropped, GoogleGroups.markReason)
    }
  }
}
