import CUnicode

extension LocaleIdentifier {
  /// The names of the months of the Gregorian calendar in this language, whole and cut short, as they
  /// stand in a date and alone: `listopada`, `lis`, `listopad` for 11 in Polish.
  package var monthNames: [(name: String, month: Int)] {
    let text = stringWritten(expecting: 2048) { cu_month_names(identifier, $0, $1) } ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).prefix(48).enumerated()
      .map { (String($1), $0 % 12 + 1) }
  }
}
