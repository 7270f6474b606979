import SourceText

/// Tells rows from what stands around tables: titles, footers, rules and empty rows.
enum TableEnd {
  /// Words that footers begin with, in small letters.
  private static let words = [
    "total", "totals", "sum", "count", "records", "rows", "generated", "exported", "created",
    "copyright", "©", "(c)", "page", "end of", "report", "printed", "confidential", "grand total",
    "gesamt", "summe", "seite", "anzahl", "erstellt", "exportiert", "generiert", "somme", "généré",
    "exporté", "nombre", "totale", "totaal", "generado", "exportado", "gerado",
    "notes", "итого", "всего", "合計", "件数", "总计", "合计", "--", "==", "**",
  ]

  /// What a row is, as far as it may be no row of the table.
  enum Kind {
    case row
    /// All of its cells are empty.
    case empty
    /// It may be a footer behind a blank line.
    case note
    /// It may be a part of a footer that has other lines too.
    case line
    /// It is a footer even without a blank line.
    case footer
    /// Dashes, as between a header and rows.
    case rule
    /// A line that tells a program how to read the file.
    case leading
  }

  static func kind(_ row: CSVRow, columns: Int) -> Kind {
    // Most rows have several cells, and words in the first of them.
    if row.count >= columns, row.isPlainlyFilled { return .row }
    var filled = 0
    var first = 0
    for index in 0..<row.count where !CellShape.trimmed(row[index]).isEmpty {
      if filled == 0 { first = index }
      filled += 1
      if filled > 3 || filled == columns, row.count > 1 { break }
    }
    if filled == 0 { return columns == 1 && row.count == 1 ? .row : .empty }
    if isRule(row) { return .rule }
    guard columns > 1, filled <= 3, filled < columns, first == 0 else { return .row }
    let cell = CellShape.trimmed(row[first])
    if row.line.count < 256, LeadingLines.line(row.line) != nil { return .leading }
    let beginsAsFooter = hasFooterWord(cell)
    if filled == 1 {
      if isSentence(cell) { return .footer }
      if beginsAsFooter, row.count == 1 || cell.contains(UInt8(ascii: ":")) { return .footer }
      if isRemark(cell, isQuoted: row.isQuoted(first)) || beginsAsFooter { return .note }
      return row.count == 1 && !CellShape(cell).isData ? .line : .row
    }
    return beginsAsFooter && filled * 2 <= columns + 1 ? .note : .row
  }

  /// Whether a text alone in its row is a sentence and no name.
  private static func isRemark(_ cell: Bytes, isQuoted: Bool) -> Bool {
    if CellShape(cell).isData { return false }
    var words = 1
    for byte in cell {
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || (0x30...0x39).contains(byte) {
        return true
      }
      if byte == 0x20 { words += 1 }
    }
    return words > 3
  }

  /// Whether a text ends as a sentence does, and has no word that begins as a name behind the first.
  private static func isSentence(_ cell: Bytes) -> Bool {
    guard let end = cell.last, [0x2E, 0x21, 0x3F].contains(end) else { return false }
    let words = cell.string.split(separator: " ")
    return words.count > 4 && words[0].first?.isUppercase == true
      && words.dropFirst().allSatisfy { $0.first.map { $0.isLowercase || $0.isNumber } ?? false }
  }

  private static func hasFooterWord(_ cell: Bytes) -> Bool {
    let text = cell.prefix(48).string.lowercased()
    let isFooter = words.contains { word in
      guard text.hasPrefix(word) else { return false }
      guard let next = text.dropFirst(word.count).first else { return true }
      let isIdeographic = word.unicodeScalars.contains { $0.value > 0x2E80 }
      return !next.isLetter || word.last?.isLetter != true || isIdeographic
    }
    if isFooter { return true }
    // As databases say it: `(25 rows affected)`, `25 records`.
    let counted = text.drop { $0 == "(" || $0 == "*" || $0 == " " }
    let unit = counted.drop { $0.isNumber || $0 == "," || $0 == "." }
    guard unit.startIndex > counted.startIndex else { return false }
    let name = unit.drop { $0 == " " }
    return ["row", "record", "contact", "entr", "item", "zeile", "kontakt", "datens", "ligne"]
      .contains { name.hasPrefix($0) }
  }

  /// Whether all cells are dashes.
  private static func isRule(_ row: CSVRow) -> Bool {
    var hasDashes = false
    for index in 0..<row.count {
      let cell = CellShape.trimmed(row[index])
      for byte in cell {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "_"): break
        case UInt8(ascii: "+"), UInt8(ascii: ":"): if cell.count < 3 { return false }
        default: return false
        }
      }
      if cell.count >= 2 { hasDashes = true }
    }
    return hasDashes
  }
}
