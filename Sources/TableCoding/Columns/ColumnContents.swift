import ContactModel

/// The cells of one column that say something.
struct ColumnContents {
  let cells: [String]

  init(_ cells: [String]) {
    self.cells = cells.prefix(300).map { CellText.shown($0) }.filter {
      $0.contains { $0.isLetter || $0.isNumber } && !EmptyMarks.isMark($0)
        && !EmptyMarks.deniesReach($0)
    }
  }

  var isEmpty: Bool { cells.isEmpty }

  /// The cells but for those of one text, by which a program says that it knows nothing.
  func without(_ text: String) -> ColumnContents {
    cells.contains(text) ? ColumnContents(cells.filter { $0 != text }) : self
  }

  /// Whether the cells are words for men and women, and not all the same: `home` is a man in one language.
  var areSexes: Bool {
    let sexes = cells.map { $0.count > 1 ? RowDecoder.sexes[$0.lowercased()] : nil }
    return !sexes.contains(nil) && Set(sexes).count > 1
  }

  /// Whether cells are words for kinds of addresses and numbers, as no street is called: `private`, `work`.
  var areKinds: Bool {
    cells.count > 1 && Set(cells).count <= 4 && share { $0.contains(where: \.isNumber) } == 0
      && share { Label(predefinedName: LabelWords().name($0)) != nil } >= 0.3
  }

  /// Whether nearly all cells are the column's name again, or a cross, as people tick who takes a turn: `Bar`, `bar`.
  func ticks(_ header: String) -> Bool {
    let name = HeaderFolding.folded(header)
    func isName(_ cell: String) -> Bool { HeaderFolding.folded(cell) == name }
    return !name.isEmpty && cells.count > 1 && cells.contains(where: isName)
      && share { isName($0) || ["x", "X"].contains($0) } >= 0.8
  }

  /// Whether most cells are words of a header of several again: `Company`, `Business` below `Company or Business`.
  func repeatWords(of header: String) -> Bool {
    let words = Set(HeaderFolding.words(HeaderFolding.spaced(header)))
    return words.count > 1 && cells.count > 1
      && share { words.contains(HeaderFolding.folded($0)) } > 0.5
  }

  /// The share of the cells that fit.
  func share(_ fits: (String) -> Bool) -> Double {
    cells.isEmpty ? 0 : Double(cells.count(where: fits)) / Double(cells.count)
  }

  /// What most of the cells are where nothing stands above them, and the share of these.
  var kind: (kind: CellNature.Kind, share: Double) {
    if isEmpty { return (.text, 0) }
    let counts = Dictionary(cells.map { (CellNature.kind(of: $0), 1) }, uniquingKeysWith: +)
    func share(_ kinds: CellNature.Kind...) -> Double {
      Double(kinds.reduce(0) { $0 + (counts[$1] ?? 0) }) / Double(cells.count)
    }
    for kind in [CellNature.Kind.email, .url, .date, .country] where share(kind) >= 0.8 {
      if kind != .date || !areMonths { return (kind, share(kind)) }
    }
    if share(.country) >= 0.3, areCountries { return (.country, 0.8) }
    if share(.phone) >= 0.5, share(.phone, .number, .postcode) >= 0.8 {
      return (.phone, share(.phone, .number, .postcode))
    }
    if share(.postcode) >= 0.8 { return (.postcode, share(.postcode)) }
    if share(.word) >= 0.7 { return (.word, share(.word)) }
    if share(.word, .words) >= 0.7 { return (.words, share(.word, .words)) }
    return share(.number, .postcode) >= 0.8 ? (.number, share(.number)) : (.text, share(.text))
  }

  /// Whether the cells are countries: where some are well known, all are looked up.
  var areCountries: Bool {
    cells.count > 1 && share(CountryWords.isName) >= 0.3 && share(CountryWords.isAnyName) >= 0.8
  }

  /// The share of telephone numbers, of which some need not look like it if they have as many digits as those that
  /// do, and begin as they do: `06 39 98 12 01`, `0639981202`. One number of an account may look like it, too.
  var shareOfPhones: Double {
    let sure = cells.filter(CellNature.areSurelyPhones)
    guard sure.count > 1, sure.count * 3 >= cells.count, sure.count < cells.count else {
      return share(CellNature.areSurelyPhones)
    }
    func form(_ text: String) -> String { "\(CellNature.digitCount(text)) \(text.prefix(1))" }
    let forms = Set(sure.map(form))
    return share { text in
      CellNature.areSurelyPhones(text)
        || text.allSatisfy { $0.isDigit || "./-()".contains($0) } && forms.contains(form(text))
    }
  }

  /// Whether the cells may be months of years: days would have one digit, too, or a blank in front.
  var areMonths: Bool { share(CellNature.isMonthAndTwoDigits) >= 0.8 }

  /// Whether a column is called “Title”, which may stand in front of names or be what somebody does.
  static func isTitle(header: String) -> Bool { titles.contains(HeaderFolding.folded(header)) }

  private static let titles = CellWords.folded("title header")

  /// What the cells of a column called “Title” are: Dr. or Ms., as in front of names, or what
  /// somebody does.
  func title(isInFront: Bool) -> (meaning: ColumnMeaning, evidence: String, confidence: Double) {
    if share(Honorifics.isHonorific) >= 0.6 {
      return (ColumnMeaning(.name, .prefix), "its cells are forms of address", 0.95)
    }
    return isInFront
      ? (ColumnMeaning(.name, .prefix), "it stands before the names", 0.8)
      : (ColumnMeaning(.jobTitle), "its cells are no forms of address", 0.8)
  }

  /// Whether the cells are forms of address and nothing else can be meant by them, as by Fr and Di.
  var areTitles: Bool {
    Set(cells).count > 1 && share(Honorifics.isHonorific) == 1
      && cells.allSatisfy { $0.count > 2 }
  }

  /// Whether the cells are single words in small letters of ASCII, as the names of accounts are.
  var areAccounts: Bool {
    !cells.isEmpty
      && cells.allSatisfy { cell in
        cell.unicodeScalars.allSatisfy { $0.isASCII && $0 != " " && !(65...90).contains($0.value) }
      }
  }

  /// Whether the cells are numbers that count the rows.
  var isSequence: Bool { Self.isSequence(cells.map { Int($0) }) }

  /// Whether the cells count the rows, with the same letters in front of each number or without: `A-101`.
  var countsRows: Bool {
    let fronts = Set(cells.map { $0.prefix { !$0.isNumber } })
    return cells.count > 2 && fronts.count == 1
      && Self.isSequence(cells.map { Int($0.drop { !$0.isNumber }) })
  }

  private static func isSequence(_ numbers: [Int?]) -> Bool {
    numbers.count > 1
      && zip(numbers, numbers.dropFirst()).allSatisfy { first, second in
        first != nil && first.map { $0 + 1 } == second
      }
  }
}
