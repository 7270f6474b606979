import ContactModel
import SourceText

/// A date, of whatever calendar.
struct DateReader: SingleCellReader {
  let source: Int
  let target: Int
  let years: CalendarText.Years

  func read(_ row: inout ReshapedRow) {
    let cell = row.cell(source)
    // Most are written in one way.
    if DateText.isUsual(cell) { return row.copy(source, to: target) }
    row.set(target, date(row.text(source)))
  }

  /// A date as it is commonly written; what can't be read stays as it is.
  func date(_ text: String) -> String {
    if let date = CalendarText.date(text, years) ?? CalendarText.date(text) {
      return date.extendedFormat
    }
    let date = CalendarText.withCommonYear(CalendarText.withoutEnding(text), years)
    return date == text || CellNature.isDate(date) ? date : text
  }
}

/// A column of births with their places: `Ulm, 4.5.1980`, `04/05/1980 - Lyon`.
struct BirthReader: CellReader {
  let date: DateReader
  let place: Int

  func read(_ row: inout ReshapedRow) {
    guard let parts = Self.parts(of: row.text(date.source)) else { return date.read(&row) }
    row.set(place, parts.place)
    row.set(date.target, date.date(parts.date))
  }

  /// Nil where a cell is no place and date with a sign between.
  static func parts(of text: String) -> (place: String, date: String)? {
    guard let first = text.firstIndex(where: \.isNumber),
      let last = text.lastIndex(where: \.isNumber), !CellNature.isDate(text)
    else { return nil }
    let isDateFirst = first == text.startIndex
    let date = isDateFirst ? text[...last] : text[first...]
    var place = isDateFirst ? text[last...].dropFirst() : text[..<first]
    let signs = ",;/\n-–"
    func isSign(_ character: Character?) -> Bool {
      character.map { signs.contains($0) || $0 == " " } ?? false
    }
    let length = place.count { signs.contains($0) }
    while isSign(place.first) { place.removeFirst() }
    while isSign(place.last) { place.removeLast() }
    guard length > place.count(where: { signs.contains($0) }),
      CellNature.letterCount(String(place)) > 1, CellNature.isSurelyDate(String(date))
    else { return nil }
    return (String(place), String(date))
  }
}
