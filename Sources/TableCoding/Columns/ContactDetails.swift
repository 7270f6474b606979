import ContactModel

// Columns of whatever somebody is reached by: `Tel. 0351 5550140, mobil 0171 3920041, ann@example.org`.
extension SheetMatcher {
  mutating func findContactDetails() {
    let words = LabelWords(language)
    for place in columns.indices where columns[place].meaning.field == .keep {
      let cells = columns[place].contents.cells
      let said = columns[place].reading?.meaning?.key
      // `Contact` may be whom to ask for, or how.
      guard columns[place].isUnknown || said == .name || said == .relation, cells.count > 1,
        cells.contains(where: { CellNature.digitCount($0) > 5 }),
        columns[place].contents.share({ Self.areContactDetails($0, words) }) >= 0.8
          || Self.contacts.contains(HeaderFolding.folded(columns[place].header))
            && columns[place].contents.share(Self.isPlainNumber) >= 0.8
      else { continue }
      columns[place].settle(
        ColumnMeaning(.phoneNumber), "its cells are numbers with words, and mailboxes")
    }
  }

  /// Whether a text is nothing but the digits of a number, perhaps without their first zero or with signs between, that is
  /// too long for the key of a record.
  private static func isPlainNumber(_ text: String) -> Bool {
    (8...15).contains(CellNature.digitCount(text))
      && text.allSatisfy { $0.isDigit || "+-()/. ".contains($0) } && !CellNature.isDate(text)
  }

  private static func areContactDetails(_ text: String, _ words: LabelWords) -> Bool {
    let parts = text.split { ",;|\n".contains($0) }.map(\.trimmed)
    return !parts.isEmpty && parts.allSatisfy { isContactDetail($0, words) }
  }

  private static func isContactDetail(_ text: String, _ words: LabelWords) -> Bool {
    if text.contains("@") {
      let pieces = text.split(separator: " ").map(String.init)
      return pieces.count < 3 && pieces.last.map(CellNature.isEmail) == true
    }
    guard let start = text.firstIndex(where: { $0.isDigit || "+(".contains($0) }) else {
      return false
    }
    let said = HeaderFolding.words(String(text[..<start])).joined(separator: " ")
    let number = String(text[start...])
    if said.isEmpty { return CellNature.isSurelyPhone(number) }
    return words.label(said) != nil && (6...15).contains(CellNature.digitCount(number))
      && number.allSatisfy { $0.isDigit || "+-()./ ".contains($0) } && !CellNature.isDate(number)
  }
}
