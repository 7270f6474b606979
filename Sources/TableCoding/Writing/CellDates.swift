import ContactModel
import SourceText

/// Dates as the dialects write them.
enum CellDates {
  /// Whether a date stands as the dialect writes it already, as most do.
  static func isUsual(_ text: Bytes, _ layout: RowLayout) -> Bool {
    text.count == 10 && !isMicrosoft(layout) && PartialDate.plainYear(text) != nil
  }

  /// Whether dates are written as Microsoft's programs do.
  static func isMicrosoft(_ layout: RowLayout) -> Bool {
    layout.dialect.traits.contains(.defaults) || layout.dialect == .yahoo
  }

  static func text(_ text: String, _ layout: RowLayout) -> String {
    guard let date = PartialDate(text), let month = date.month, let day = date.day,
      !date.hasTime
    else { return text }
    guard isMicrosoft(layout) else {
      return date.year == nil ? "--" + digits(month) + "-" + digits(day) : date.extendedFormat
    }
    // These have no dates without a year; 1604 is what they and Apple write for none.
    let year = date.year ?? 1604
    switch layout.mapping.dateOrder {
    case .monthFirst: return "\(month)/\(day)/\(year)"
    case .dayFirst:
      return "\(day)\(separator(layout.language))\(month)\(separator(layout.language))\(year)"
    case .yearFirst: return "\(year)/\(month)/\(day)"
    }
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func separator(_ language: String) -> String {
    ["de", "ru", "pl", "da", "tr"].contains(String(language.prefix(2))) ? "." : "/"
  }
}
