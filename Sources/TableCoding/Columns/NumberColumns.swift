import ContactModel

// Which columns belong to telephone numbers and other labelled values.
extension SheetMatcher {
  /// Nobody is reached by numbers of which digits are hidden, as on bills.
  mutating func settleHiddenNumbers() {
    for place in places(.phoneNumber, [.value])
    where columns[place].contents.share(CellNature.isHiddenNumber) >= 0.8 {
      columns[place].keep("digits of its numbers are hidden")
    }
  }

  /// What is called a number and nothing else is no telephone's beside a column of these, unless its cells are: `Number`
  /// and `Phone`.
  mutating func keepNumbersOfRecords() {
    let numbers = places(.phoneNumber, [.value])
    let isPlain = { [columns] (place: Int) in
      Self.numbers.contains(HeaderFolding.folded(columns[place].header))
    }
    let phones = numbers.filter { !isPlain($0) }
    guard let phone = phones.first else { return }
    // Beside columns that say which numbers they have, it may have the others, unless it stands in front.
    for place in numbers.filter(isPlain)
    where (place == 0 || phones.contains { columns[$0].meaning.label.isEmpty })
      && columns[place].contents.share(CellNature.isSurelyPhone) < 0.5
    {
      columns[place].keep("“\(columns[phone].header)” has the telephone numbers")
    }
  }

  /// An extension belongs to the number before it, or to the one behind where none is.
  mutating func settleExtensions() {
    for place in places(.phoneNumber, [.value])
    where columns[place].contents.share(CellNature.isDirectDial) == 1
      && !columns[place].meaning.label.hasSuffix("Fax") || isLineOfSwitchboard(place)
    {
      columns[place].meaning.part = .extensionNumber
    }
    for place in places(.phoneNumber, [.extensionNumber]) {
      // The word for an extension is that for a flat, as in Italian.
      if place > 0, columns[place - 1].has(.postalAddress, .streetNumber) {
        var flat = columns[place - 1].meaning
        flat.part = .apartment
        columns[place].settle(flat, "it stands behind “\(columns[place - 1].header)”")
        continue
      }
      let contents = columns[place].contents
      if !contents.isEmpty, contents.share(CellNature.areSurelyPhones) >= 0.5 {
        columns[place].settle(
          ColumnMeaning(.phoneNumber, label: "work", number: columns[place].meaning.number),
          "its cells are whole numbers")
        continue
      }
      guard let number = number(of: place)
      else {
        // In the list of a telephone system it is the number by which somebody is called.
        let isNumber =
          !contents.isEmpty && contents.without("0").share(CellNature.isShortNumber) >= 0.8
        if isNumber {
          columns[place].settle(
            ColumnMeaning(.phoneNumber, label: "work", number: columns[place].meaning.number),
            "no number stands before it")
        } else {
          columns[place].keep("no number stands before it")
        }
        continue
      }
      // A letter alone is short for it right behind the number, and anything elsewhere.
      let isLetter = columns[place].header.count(where: \.isLetter) == 1
      guard contents.isEmpty || contents.share(CellNature.isExtension) >= 0.5,
        !isLetter || place == number + 1
      else {
        columns[place].settle(
          ColumnMeaning(.keep), "its cells are no numbers to dial", confidence: 0.3)
        continue
      }
      takePlace(of: number, place, "it stands beside")
      if let first = columns[..<place].first(where: { $0.meaning == columns[place].meaning }) {
        columns[place].keep("“\(first.header)” says it already")
      }
    }
  }

  /// The number that an extension is dialled behind.
  private func number(of place: Int) -> Int? {
    let numbers = places(.phoneNumber, [.value]).filter {
      let label = columns[$0].meaning.label
      return !["mobile", "pager", "home"].contains(label) && !label.hasSuffix("Fax")
        && !label.contains("+")
    }
    let before = numbers.filter { $0 < place }
    return before.last { columns[$0].meaning.label == "work" } ?? before.last
      ?? numbers.first {
        $0 == place + 1 && columns[place].contents.share(CellNature.isDirectDial) == 1
      }
  }

  /// Whether a column of direct lines has what is dialled behind the number of another one: `Telefon`, `Durchwahl`.
  private func isLineOfSwitchboard(_ place: Int) -> Bool {
    let header = HeaderFolding.folded(columns[place].header)
    return ["", "work"].contains(columns[place].meaning.label)
      && Self.directLines.contains { header.range(of: $0) != nil }
      && columns[place].contents.share {
        CellNature.isExtension($0) && CellNature.digitCount($0) < 6
      } >= 0.8
      && number(of: place) != nil
  }

  private static let directLines = CellWords.folded("direct line")

  /// Makes a column one of the value that another column has.
  private mutating func takePlace(of value: Int, _ place: Int, _ evidence: String) {
    columns[place].meaning.label = columns[value].meaning.label
    columns[place].meaning.number = columns[value].meaning.number
    columns[place].evidence = "\(evidence) “\(columns[value].header)”"
  }

  /// Which kinds of numbers the cells of a column name; nil where most of them name none.
  private func kinds(_ places: [Int]) -> [String]? {
    let kinds = places.flatMap { columns[$0].contents.cells }.map { LabelWords().name($0) }
    let known = kinds.filter { Label(predefinedName: $0) != nil }
    return known.isEmpty || known.count * 5 < kinds.count * 4 ? nil : known
  }

  /// Whatever it is called, what stands before kinds of numbers and has as many digits as telephone numbers
  /// is these: `No. 1`, `Type`.
  mutating func findTypedNumbers() {
    for place in columns.indices.dropLast()
    where columns[place].meaning.field == .keep && columns[place + 1].meaning.field == .keep
      && columns[place].contents.share({ CellNature.digitCount($0) > 6 }) >= 0.8
      && columns[place].contents.share(CellNature.isAmount) >= 0.8
      && kinds([place + 1])?.contains("mobile") == true
    {
      let header = columns[place].header
      for same in columns.indices.dropLast()
      where columns[same].meaning.field == .keep
        && columns[same + 1].header == columns[place + 1].header
      {
        columns[same].settle(
          ColumnMeaning(.phoneNumber), "kinds of numbers stand behind it, as behind “\(header)”")
      }
    }
  }

  /// Beside columns that say nothing but which kind of number they are, what is called `Other` is one more if
  /// its cells are so: `Mobile`, `Home`, `Business`, `Other`.
  mutating func findOtherNumbers() {
    let kinds = places(.phoneNumber, [.value]).filter {
      Label(predefinedName: LabelWords().name(columns[$0].header)) != nil
    }
    guard kinds.count > 1 else { return }
    for place in columns.indices
    where columns[place].meaning.field == .keep
      && Self.others.contains(HeaderFolding.folded(columns[place].header))
      && columns[place].contents.share(CellNature.mayBePhone) == 1
    {
      columns[place].settle(
        ColumnMeaning(.phoneNumber, label: "other"), "it stands beside kinds of numbers")
    }
  }

  private static let others = CellWords.folded("other number")

  /// Letters above numbers beside each other say which these are, each of a word of the table's language: `P`, `G`, `N`
  /// for what is private, at a business and Natel.
  mutating func findLetteredNumbers() {
    let kinds = Self.letters[language ?? ""] ?? [:]
    let letters = columns.map { column in
      Self.letter(column.header).flatMap { letter in
        column.contents.share(CellNature.mayBePhone) >= 0.8 ? letter : nil
      }
    }
    for (place, letter) in letters.enumerated() {
      let isBesideOthers =
        place > 0 && letters[place - 1] != nil || letters[(place + 1)...].first ?? nil != nil
      guard let letter, isBesideOthers, let kind = kinds[letter] else { continue }
      columns[place].settle(
        ColumnMeaning(.phoneNumber, label: kind), "it stands beside letters for kinds of numbers",
        confidence: 0.7)
    }
  }

  /// The letter that a header is, or that stands behind a word for a number: `P`, `Tel. P`.
  private static func letter(_ header: String) -> String? {
    var words = HeaderFolding.words(header)
    guard let letter = words.popLast(), letter.count == 1,
      words.isEmpty
        || ColumnWords.shared[words.joined()].contains(where: {
          $0.sense.meaning == ColumnMeaning(.phoneNumber)
        })
    else { return nil }
    return letter
  }

  /// By language, the letter and the kind that it stands for.
  private static let letters: [String: [String: String]] = {
    var letters: [String: [String: String]] = [:]
    for item in CellWords.words("letter of number") {
      let parts = item.split(separator: " ").map(String.init)
      letters[parts[0], default: [:]][parts[1]] = parts[2]
    }
    return letters
  }()

  /// What holds kinds of numbers belongs to the column before it, whatever its name: `Phone`, `Type`,
  /// `Phone`, `Type`.
  private mutating func findTypes() {
    if findTypesBefore() { return }
    let places = columns.indices.dropFirst().filter {
      let value = columns[$0 - 1].meaning
      return columns[$0].meaning.field == .keep && !columns[$0].isOfAnimal && value.part == .value
        && (value.key == .phoneNumber || value.key == .emailAddress)
    }
    for (_, places) in Dictionary(grouping: places, by: { columns[$0].header }) {
      guard let known = kinds(places) else { continue }
      // Who is called `private` may be a customer, whose number stands before.
      let areNumbers = places.count > 1 || known.contains { $0 == "mobile" || $0.hasSuffix("Fax") }
      guard areNumbers else { continue }
      for place in places { settleType(place, of: place - 1) }
    }
  }

  /// Kinds in front of each number: `Kind 1`, `Phone 1`, `Kind 2`, `Phone 2`. False where a number stands in
  /// front of them.
  private mutating func findTypesBefore() -> Bool {
    let numbers = places(.phoneNumber, [.value])
    let types = numbers.map(typeBefore)
    guard !numbers.isEmpty, !types.contains(nil) else { return false }
    for (number, type) in zip(numbers, types) {
      if let type { settleType(type, of: number) }
    }
    return true
  }

  /// The column of kinds in front of a number; another that says nothing may stand between them, as one of
  /// the keys by which a telephone dials.
  private func typeBefore(_ number: Int) -> Int? {
    for place in (max(0, number - 2)..<number).reversed() {
      guard columns[place].meaning.field == .keep, !columns[place].isOfAnimal else { return nil }
      if kinds([place])?.isEmpty == false { return place }
    }
    return nil
  }

  /// - Parameter value: The column of the numbers that a column says the kinds of.
  private mutating func settleType(_ place: Int, of value: Int) {
    let meaning = columns[value].meaning
    // Each number has its own kind.
    let others = columns[..<value].filter {
      $0.meaning.field == meaning.field && $0.meaning.part == .value
    }
    if others.contains(where: { $0.meaning.number == meaning.number }) {
      columns[value].meaning.number = 1 + (others.map(\.meaning.number).max() ?? 0)
    }
    columns[place].settle(
      ColumnMeaning(
        meaning.field, .label, label: meaning.label, number: columns[value].meaning.number),
      "its cells are kinds of numbers")
  }

  /// Codes of countries and towns belong to the numbers behind them: `+359`, `888 550 291`.
  private mutating func settleCodes() {
    for place in columns.indices.dropLast() {
      if columns[place].contents.share(CellNature.isCallingCode) == 1 {
        columns[place].meaning = ColumnMeaning(.phoneNumber, .countryCode)
      }
      guard columns[place].meaning.part.isBeforeNumber, columns[place].has(.phoneNumber) else {
        continue
      }
      let isBeforeNumber =
        columns[place + 1].has(.phoneNumber, .value)
        || columns[place].meaning.part == .prefix && columns[place + 1].has(.phoneNumber, .prefix)
      if isBeforeNumber, columns[place].contents.share(CellNature.mayBeCode) >= 0.8 {
        columns[place].settle(
          columns[place].meaning, "it stands before “\(columns[place + 1].header)”")
      } else {
        columns[place].keep("its cells are not dialled in front of what stands behind it")
      }
    }
  }

  /// A column of types belongs to the value that it names or stands beside.
  mutating func settleTypes() {
    findTypes()
    settleCodes()
    for place in columns.indices where columns[place].meaning.part == .label {
      let field = columns[place].meaning.field
      let values = columns.indices.filter {
        columns[$0].meaning.field == field && columns[$0].meaning.part != .label
      }
      let number = columns[place].meaning.number
      let named = values.filter { columns[$0].meaning.number == number }
      guard
        let value = (named.isEmpty ? values : named).min(by: { abs($0 - place) < abs($1 - place) })
      else {
        columns[place].keep("it belongs to no other column")
        continue
      }
      takePlace(of: value, place, "it stands beside")
    }
  }
}
