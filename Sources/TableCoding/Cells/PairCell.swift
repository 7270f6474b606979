/// Two values in one cell, with a sign between.
enum PairCell {
  /// A company and what somebody does there: `Holz KG (driver)`, `Holz KG / driver`. Nil where a cell has
  /// one of both alone, or it is not certain where one ends.
  static func employment(_ text: String) -> (company: String, title: String)? {
    var parts = text.split { "/／\n".contains($0) }.map(\.trimmed)
    if parts.count == 1, let last = text.last, ")）".contains(last),
      let open = text.lastIndex(where: { "(（".contains($0) })
    {
      parts = [text[..<open], text[open...].dropFirst().dropLast()].map(\.trimmed)
    }
    // A letter alone is a part of a legal form, as in `A/S`.
    guard parts.count == 2, parts.allSatisfy({ $0.count > 1 }) else { return nil }
    return (parts[0], parts[1])
  }

  /// A place and a date: `Ulm, 4.5.1980`, `04/05/1980 - Lyon`.
  static func birth(_ text: String) -> (place: String, date: String)? {
    guard let first = text.firstIndex(where: \.isDigit),
      let last = text.lastIndex(where: \.isDigit), !CellNature.isDate(text)
    else { return nil }
    let isDateFirst = first == text.startIndex
    let date = isDateFirst ? text[...last] : text[first...]
    let rest = isDateFirst ? text[last...].dropFirst() : text[..<first]
    func isSign(_ character: Character) -> Bool { ",;/\n-–".contains(character) }
    let place = rest.trimmed { isSign($0) || $0 == " " }
    guard rest.count(where: isSign) > place.count(where: isSign),
      CellNature.letterCount(String(place)) > 1, CellNature.isSurelyDate(String(date))
    else { return nil }
    return (String(place), String(date))
  }
}

extension ColumnReaders {
  /// A column of pages, several of which stand in a cell.
  mutating func addPages(_ number: Int) {
    var meaning = meaning(number)
    let targets = (0..<ListCell.limit).map { place in
      meaning.number = ownNumber(number) + place
      return add(meaning, number)
    }
    readers.append(
      CellReader(number, targets, separator: ", ") { row in
        let pages = ListCell.pages(row.text(number))
        guard (2...targets.count).contains(pages.count) else {
          return row.copy(number, to: targets[0], dropsMarks: true)
        }
        for (page, target) in zip(pages, targets) { row.set(target, page) }
      })
  }
}

extension ColumnReaders {
  /// A column of pages in which somebody wrote something else, as `none yet` and a telephone number.
  mutating func addPageOrText(_ number: Int) {
    let targets = (page: add(meaning(number), number), rest: add(ColumnMeaning(.keep), number))
    readers.append(
      CellReader(number, [targets.page, targets.rest]) { row in
        let isPage = CellNature.mayBeLink(row.text(number))
        row.copy(number, to: isPage ? targets.page : targets.rest, dropsMarks: true)
      })
  }
}

/// Several names or pages in one cell.
enum ListCell {
  /// So many are told apart.
  static let limit = 8

  /// The pages, with blanks, commas, semicolons or strokes between; none where something else stands there, or may be the end
  /// of the first, which all begin as it does.
  static func pages(_ text: String) -> [String] {
    let parts = text.split { $0.isWhitespace || ";|".contains($0) }
      .flatMap { $0.split(separator: ",") }.map(String.init)
    let areSure = parts.count(where: CellNature.isSurelyURL)
    return areSure == parts.count
      || areSure == 0 && parts.allSatisfy { CellNature.isURL($0) && $0.first != "." } ? parts : []
  }

  /// The names, with what is told of each: `Colt (5/6/2010)` is one.
  static func items(_ text: String) -> [String] {
    // A name is no connector, as Dan.
    let text = text.split(separator: " ", omittingEmptySubsequences: false).map {
      Couples.isConnector(String($0)) && $0.first?.isUppercase == false ? "," : $0
    }.joined(separator: " ")
    var items = [""]
    var depth = 0
    for character in text {
      switch character {
      case "(", "（": depth += 1
      case ")", "）": depth = max(0, depth - 1)
      case ",", ";", "/", "\n", "、", "，", "・":
        // A date has strokes of its own.
        let isDate = character == "/" && items[items.count - 1].last?.isDigit == true
        if depth == 0, !isDate {
          items.append("")
          continue
        }
      default: break
      }
      items[items.count - 1].append(character)
    }
    return items.map(\.trimmed).filter { !$0.isEmpty }
  }
}
