/// Lines between the rows of a table.
enum SectionLines {
  private static let totals = [
    "total", "gesamt", "summe", "sum", "somme", "totale", "totaal", "suma", "razem", "celkem",
    "összesen", "ukupno", "skupaj", "итого", "всего", "общо", "σύνολο", "toplam", "合計", "合计", "总计",
    "總計", "총계", "합계", "รวม", "tổng", "jumlah", "yhteensä", "summa", "i alt", "kopā", "iš viso",
    "المجموع", "جمع", "סה\"כ", "कुल", "anzahl", "count", "nombre", "kokku", "stand", "subtotal",
    "zwischensumme", "insgesamt", "spolu", "aantal", "jumla",
  ]

  static func isTotal(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return totals.contains { word in
      guard lowered.hasPrefix(word) else { return false }
      guard let next = lowered.dropFirst(word.count).first else { return true }
      return !next.isLetter
        && lowered.dropFirst(word.count).allSatisfy {
          !$0.isLetter || lowered.contains(":") || lowered.contains(where: \.isNumber)
        }
    }
  }

  /// Whether a text alone in its row is no name: a letter of an index, a title with a colon, signs.
  static func isSection(_ text: String) -> Bool {
    if text.count == 1 { return true }
    if text.hasSuffix(":") || text.hasPrefix("(") && text.hasSuffix(")") { return true }
    return ["#", "*", "-", "=", "—", "–", "["].contains(String(text.prefix(1)))
  }
}
