import ContactSelection
import FileFormats
import SourceText

// What the library says that can be done, and the option that does it.

extension Diagnostic {
  /// What to do about it.
  var commandHint: String? {
    let option: String? =
      switch code.rawValue {
      case "vcard.charset.undeclared", "vcard.charset.undecodable": "--encoding names it."
      case "vcard.text.doubled", "csv.text.doubled": "--encoding UTF-8 does so."
      case "csv.date.ambiguous-order", "csv.date.contradictory-order":
        "--date-order dmy or --date-order mdy says so."
      case "csv.column.guessed", "csv.column.unknown":
        "--map-column says so, and unicard inspect shows all."
      case "contact.uid.repeated": "unicard merge does so."
      default: nil
      }
    guard let hint, let option else { return hint }
    return "\(hint) \(option)"
  }
}

extension ContactFileError {
  /// What to do about it, where the message names no option.
  var commandHint: String? {
    switch code {
    case .unknownColumns: "--map-column says what a column holds; unicard inspect shows them all."
    case .unchangeable: "Write unicard convert \(path) -o contacts.csv."
    default: nil
    }
  }
}

extension ExpressionError {
  /// What to do about it.
  var commandHint: String? {
    isOfUnknownField ? hint.map { $0 + " unicard list --help names them all." } : hint
  }
}
