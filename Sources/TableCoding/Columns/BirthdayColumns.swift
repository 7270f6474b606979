import ContactModel

// Days of birth in columns that are not called so.
extension SheetMatcher {
  /// `Born in` and `on`: the date beside a place of birth is that of the birth.
  mutating func settleBirths() {
    for place in places(.date, [.value]) where place > 0 {
      let before = columns[place - 1]
      guard before.reading?.meaning?.key == .birthday, !before.contents.isEmpty,
        before.contents.share({ $0.contains(where: \.isDigit) }) == 0,
        columns[place].meaning.label == columns[place].header
      else { continue }
      columns[place - 1].keep("its cells are places")
      return columns[place].settle(
        .birthday, .value, "it stands beside “\(before.header)”", confidence: 0.7)
    }
  }

  /// Says of columns of days which of these programs wrote for none.
  mutating func doubtFirstDays() {
    for place in columns.indices
    where [.birthday, .date, .deathDate].contains(columns[place].meaning.key)
      && columns[place].meaning.part == .value
    {
      guard let day = FirstDays.texts(in: columns[place].contents.cells).min() else { continue }
      columns[place].confidence = min(columns[place].confidence, 0.6)
      columns[place].evidence += ", but “\(day)” is what programs write where no day is known"
    }
  }

  /// Days and months in columns of their own are those of birthdays where the table is called so, or what stands above
  /// both columns: `Dia`, `Mês` below `ANIVERSARIANTES`.
  mutating func settleDaysAndMonths(_ titles: [String]) {
    guard places(.birthday).isEmpty,
      let month = place(
        DateHeaders.months, titles,
        { text in
          Int(text).map { (1...12).contains($0) }
            ?? (MonthNames.month(text, language: language) != nil)
        }),
      let day = place(DateHeaders.days, titles, CellNature.isDayOfMonth)
    else { return }
    var parts = [(day, ColumnMeaning.Part.day), (month, .month)]
    if let year = place(DateHeaders.years, titles, CellNature.isYear) {
      parts.append((year, .year))
    }
    for (place, part) in parts {
      columns[place].settle(.birthday, part, "the table is one of birthdays")
    }
  }

  /// The first column of a table of birthdays that is called by one of some words and whose cells fit.
  private func place(
    _ words: Set<String>, _ titles: [String], _ fits: (String) -> Bool
  ) -> Int? {
    let isOfBirthdays = titles.contains(where: Self.areBirthdays)
    return columns.indices.first { place in
      let header = columns[place].header
      let name = header.split(separator: " ").last.map(String.init) ?? ""
      let isCalledSo =
        isOfBirthdays && words.contains(HeaderFolding.folded(header))
        || words.contains(HeaderFolding.folded(name))
          && Self.areBirthdays(String(header.dropLast(name.count)))
      return isCalledSo && !columns[place].contents.isEmpty
        && columns[place].contents.share(fits) >= 0.8
    }
  }

  private static func areBirthdays(_ title: String) -> Bool {
    let title = HeaderFolding.folded(title)
    return birthdays.contains { title.range(of: $0) != nil }
  }

  private static let birthdays = CellWords.folded("birthdays")
}
