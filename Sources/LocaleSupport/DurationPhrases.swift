import CUnicode

extension LocaleIdentifier {
  /// When a day is that so many days are still to go to: 'today', 'tomorrow', 'in 5 days'. Nil
  /// where the language's data has no words for it.
  package func phrase(forDaysAhead days: Int) -> String? {
    stringWritten { cu_days_ahead(readableIdentifier, Int32(clamping: days), $0, $1) }
  }

  /// A number of years, such as '41 years'; nil where the language's data has no words for it.
  package func phrase(forYears years: Int) -> String? {
    stringWritten { cu_years(readableIdentifier, Int32(clamping: years), $0, $1) }
  }

  /// Without a language the library would answer in the process's own.
  private var readableIdentifier: String { language == "und" ? "en" : identifier }
}
