import ContactModel

/// A column that says of each row whether it is a company or a person, as customer files have one:
/// `Kontaktart` with `Firma` and `Privat`, `Est une société` with `VRAI` and `FAUX`, or `Anrede` with `Firma`
/// and `Frau`.
struct RowKinds: Sendable {
  private let column: Int
  /// Whether the header asks for companies, and the cells say yes or no.
  private let isQuestion: Bool
  /// Columns of companies and of forms of address: whoever has one of these is somebody there.
  private let signsOfPeople: [Int]

  /// Nil where no column that has no field of its own holds such words and nothing else.
  init?(_ mapping: ColumnMapping, _ samples: SampleCells) {
    func isQuestion(_ number: Int) -> Bool {
      // `is-business-order` asks what an order is, and `Company yes/no` what the row is.
      let words = mapping.columns[number].header.split { !$0.isLetter }.map(String.init)
      let subject = words.last { CellNature.answer($0) == nil }
      return subject.map { Self.companies.contains(HeaderFolding.folded($0)) } ?? false
    }
    let found = mapping.columns.indices.first { number in
      let cells = ColumnContents(samples.column(number)).cells
      if mapping.columns[number].meaning == ColumnMeaning(.name, .prefix) {
        return cells.contains { Self.isCompany($0, false) == true }
          && cells.allSatisfy {
            Self.isCompany($0, false) != nil || Honorifics.isHonorific($0)
          }
      }
      guard case .keep = mapping.columns[number].meaning.field else { return false }
      let isQuestion = isQuestion(number)
      return !cells.isEmpty && cells.allSatisfy { Self.isCompany($0, isQuestion) != nil }
    }
    guard let found else { return nil }
    column = found
    self.isQuestion = isQuestion(found)
    signsOfPeople = mapping.columns.indices.filter {
      let meaning = mapping.columns[$0].meaning
      return meaning.key == .organization && meaning.part == .name
        || meaning.key == .name && meaning.part == .prefix
    }
  }

  /// Whether a row is a company; nil where its cell tells nothing.
  func isCompany(_ row: borrowing ReshapedRow) -> Bool? {
    let kind = row.text(column)
    if Honorifics.isHonorific(kind) { return false }
    guard let isCompany = Self.isCompany(kind, isQuestion) else { return nil }
    for sign in signsOfPeople where isCompany {
      let text = row.text(sign)
      if !text.isEmpty, Self.isCompany(text, false) != true { return false }
    }
    return isCompany
  }

  /// Whether a text says that somebody is no company.
  static func isPerson(_ text: String) -> Bool { people.contains(HeaderFolding.folded(text)) }

  private static func isCompany(_ cell: String, _ isQuestion: Bool) -> Bool? {
    let word = HeaderFolding.folded(cell)
    if companies.contains(word) { return true }
    if people.contains(word) { return false }
    return isQuestion ? CellNature.answer(cell) : nil
  }

  private static let companies = CellWords.folded("company")

  private static let people = CellWords.folded("person")
}

/// Lines between the rows of a table.
enum SectionLines {
  /// Words for a total by the letter that they begin with.
  private static let totals = Dictionary(grouping: CellWords.words("total")) { $0.first }

  /// Whether a text is a word for a total, with a number or a colon behind it or not.
  static func isTotal(_ text: String) -> Bool {
    if rests(of: text).contains(where: { rest in
      rest.allSatisfy { !$0.isLetter || text.contains(":") || text.contains(where: \.isDigit) }
    }) {
      return true
    }
    // `Members in total: 6`.
    guard text.last?.isNumber == true else { return false }
    let end = text.lastIndex(of: ":").map { text[..<$0] } ?? ""
    let number = text.dropFirst(end.count + 1).trimmed
    guard !end.isEmpty, (1...4).contains(number.count), number.allSatisfy(\.isDigit),
      let word = end.split(separator: " ").last
    else { return false }
    return totals[word.lowercased().first]?.contains(word.lowercased()) ?? false
  }

  /// Whether a text says which page of a printed list it is: `Page 1 of 2`.
  static func isPage(_ text: String) -> Bool {
    guard text.contains(where: \.isDigit) else { return false }
    let lowered = text.lowercased()
    return pages.contains { word in
      lowered.hasPrefix(word) && lowered.dropFirst(word.count).first { $0 != " " }?.isNumber == true
    }
  }

  private static let pages = CellWords.words("page")

  /// Whether a text has a time with seconds, as programs write it below what they export.
  static func hasClock(_ text: String) -> Bool {
    text.split(separator: " ").contains { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      return parts.count == 3 && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isDigit) }
    }
  }

  /// Whether a row is a sum with what it is one of: `Total deposits`, `£30`.
  ///
  /// - Parameter others: The cells behind the first; looked at where that begins with a word for a total.
  static func isSum(_ text: String, _ others: @autoclosure () -> [String]) -> Bool {
    guard !rests(of: text).isEmpty else { return false }
    let others = others()
    return !others.isEmpty && others.allSatisfy(CellNature.isPrice)
  }

  /// Whether a text says how many of something there are: `26 schools`.
  static func isTally(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count == 2 && words[0].count < 5 && words[0].allSatisfy(\.isDigit)
      && words[1].count > 3 && words[1].allSatisfy(\.isLowercase)
  }

  /// What stands behind the words for a total that a text begins with.
  private static func rests(of text: String) -> [Substring] {
    guard let words = totals[text.first?.lowercased().first] else { return [] }
    let lowered = text.lowercased()
    return words.filter(lowered.hasPrefix).map { lowered.dropFirst($0.count) }.filter {
      $0.first.map { !$0.isLetter } ?? true
    }
  }

  /// What stands alone in rows, in a column of names, and is the name of a section.
  enum Kind: Sendable {
    case none
    /// Words in capitals, where no name stands alone.
    case capital
    /// Single words or capitals, from the first row on, where all names are of several.
    case word

    func contains(_ text: String) -> Bool {
      switch self {
      case .none: false
      case .capital: isCapital(text)
      case .word: !text.contains(" ") || isCapital(text)
      }
    }
  }

  /// Which names of sections a table has.
  ///
  /// - Parameters:
  ///   - plainNames: The columns of names that are not written in capitals.
  ///   - names: All columns of names.
  static func kind(in rows: [[String]], plainNames: Set<Int>, names: Set<Int>) -> Kind {
    var lone: [String] = []
    var isFirstLone = false
    var areNamesLonger = true
    for (number, row) in rows.enumerated() {
      let filled = row.indices.filter { !row[$0].isEmpty }
      guard let column = filled.first(where: plainNames.contains) else { continue }
      let text = row[column].trimmed
      if filled.count == 1 {
        if number == 0 { isFirstLone = true }
        lone.append(text)
      } else if filled.count(where: names.contains) < 2,
        !text.contains(where: { " ,".contains($0) })
      {
        areNamesLonger = false
      }
    }
    guard lone.count(where: { !$0.contains(" ") }) > 1 else { return .none }
    if lone.allSatisfy(isCapital) { return .capital }
    return isFirstLone && areNamesLonger && lone.allSatisfy(Kind.word.contains)
      && lone.count * 2 <= rows.count ? .word : .none
  }

  /// Whether a text is written in capitals.
  static func isCapital(_ text: String) -> Bool {
    text.count > 1 && text == text.uppercased() && text != text.lowercased()
  }

  /// Whether a text alone in its row is no name: a letter of an index, a title with a colon, signs.
  ///
  /// - Parameter isHeadline: Whether several words in capitals are a title, since no name is written so.
  static func isSection(_ text: String, isHeadline: Bool = false) -> Bool {
    if text.count == 1 || isHeadline && text.contains(" ") && isCapital(text) || isPage(text) {
      return true
    }
    if text.hasSuffix(":") || text.hasPrefix("(") && text.hasSuffix(")") { return true }
    return "#*-=—–[<>|".contains(text.prefix(1))
  }
}
