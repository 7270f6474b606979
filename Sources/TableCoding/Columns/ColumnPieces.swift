import ContactModel

/// Columns that are called alike but for a number: `郵便番号1` and `郵便番号2`.
enum NumberedHeaders {
  /// A header without the digit at its end, folded, and that digit; nil where it ends with none.
  static func parts(_ header: String) -> (stem: String, number: Int)? {
    let folded = HeaderFolding.folded(header)
    guard let last = folded.last, let number = last.wholeNumberValue, folded.count > 1 else {
      return nil
    }
    return (String(folded.dropLast()), number)
  }

  /// Whether the second of two headers is the next one.
  static func follow(_ first: String, _ second: String) -> Bool {
    guard let (stem, number) = parts(first), let next = parts(second) else { return false }
    return next.stem == stem && next.number == number + 1
  }
}

// Values whose parts have columns of their own, as shops write them.
extension SheetMatcher {
  /// The digits of one number in two or three columns, `Tel1` to `Tel3`, are dialled one after the other.
  mutating func joinNumbers() {
    for first in columns.indices {
      let places = numbered(from: first, .phoneNumber, .value)
      guard places.count > 1, let last = places.last, areDialledTogether(places) else { continue }
      let label = places.map { columns[$0].meaning.label }.first { !$0.isEmpty } ?? ""
      let evidence = "the digits of one number have several columns"
      for place in places.dropLast() {
        columns[place].settle(
          ColumnMeaning(.phoneNumber, .prefix, label: label, number: first + 1), evidence)
      }
      columns[last].settle(
        ColumnMeaning(.phoneNumber, label: label, number: columns[first].meaning.number), evidence)
    }
  }

  /// Columns from one on that are called alike and numbered from 1 on.
  private func numbered(from first: Int, _ key: ContactKey, _ part: ColumnMeaning.Part) -> [Int] {
    // Of two digits, an area's code is too short for a telephone where nothing else tells.
    func isSo(_ place: Int) -> Bool {
      let column = columns[place]
      return column.has(key, part)
        || column.meaning.field == .keep && column.reading?.owner == nil
          && column.reading?.meaning?.key == key
    }
    guard NumberedHeaders.parts(columns[first].header)?.number == 1, isSo(first) else { return [] }
    var places = [first]
    while places.count < 3, let last = places.last, last + 1 < columns.count, isSo(last + 1),
      NumberedHeaders.follow(columns[last].header, columns[last + 1].header)
    {
      places.append(last + 1)
    }
    return places
  }

  private func areDialledTogether(_ places: [Int]) -> Bool {
    func share(_ place: Int, _ lengths: ClosedRange<Int>) -> Double {
      columns[place].contents.share { cell in
        lengths.contains(cell.count) && cell.allSatisfy(\.isDigit)
      }
    }
    guard share(places[0], 2...5) == 1 else { return false }
    let isFromZero = columns[places[0]].contents.share { $0.hasPrefix("0") } >= 0.8
    if places.count == 2 { return isFromZero && share(places[1], 5...8) == 1 }
    let areShort = share(places[1], 2...4) == 1 && share(places[2], 3...4) == 1
    // In North America, three digits are an area's code and three those of an exchange.
    let isNorthAmerican =
      share(places[0], 3...3) == 1 && share(places[1], 3...3) == 1 && share(places[2], 4...4) == 1
    return areShort && (isFromZero || isNorthAmerican)
  }

  /// The digits of one postal code in two columns, as with Japan's and Portugal's.
  mutating func joinPostcodes() {
    for first in columns.indices {
      let places = numbered(from: first, .postalAddress, .postcode)
      guard places.count == 2,
        places.allSatisfy({ place in
          let cells = columns[place].contents.cells
          return Set(cells.map(\.count)).count == 1
            && cells.allSatisfy { (2...5).contains($0.count) && $0.allSatisfy(\.isDigit) }
        }),
        let lengths = columns[places[0]].contents.cells.first?.count,
        let others = columns[places[1]].contents.cells.first?.count,
        (5...9).contains(lengths + others), lengths < 5 || others < 5
      else { continue }
      columns[places[1]].settle(
        columns[first].meaning, "it goes on where “\(columns[first].header)” ends")
    }
  }

  /// The reading of a name beside that of the family's is that of the given name: `名字フリガナ`, `名前フリガナ`.
  ///
  /// Those of a second name are of somebody else, as of who receives the parcel.
  mutating func settleReadings() {
    for place in places(.phoneticFamilyName)
    where place > 0 && columns[place - 1].has(.organization, .name)
      && (columns[place].meaning.part == .whole || begins(place, as: place - 1))
      && !saysWhose(columns[place].header)
    {
      columns[place].settle(
        .phoneticOrganizationName, .value, "it stands behind “\(columns[place - 1].header)”")
    }
    for key in [ContactKey.phoneticFamilyName, .phoneticGivenName] {
      let same = places(key).filter { columns[$0].meaning.part != .whole }
      for place in same.dropFirst() {
        columns[place].keep("“\(columns[same[0]].header)” says it already")
      }
    }
    let places = places(.phoneticFamilyName)
    let whole = places.filter { columns[$0].meaning.part == .whole }
    let family = places.filter { columns[$0].meaning.part != .whole }
    guard family.count == 1, self.places(.phoneticGivenName).isEmpty,
      let given = whole.first(where: {
        abs($0 - family[0]) == 1 || $0 > 0 && columns[$0 - 1].has(.name, .given)
      }),
      columns[given].contents.share({ $0.contains { " \u{3000}".contains($0) } }) < 0.5
    else { return }
    columns[given].settle(
      .phoneticGivenName, .value, "it stands beside “\(columns[family[0]].header)”")
  }

  /// Whether a header begins with all of another one: `名称_カナ` behind `名称`.
  private func begins(_ place: Int, as other: Int) -> Bool {
    !columns[other].header.isEmpty && columns[place].header.hasPrefix(columns[other].header)
  }

  /// Whether a header of a reading says that it is a person's: `氏名カナ`.
  private func saysWhose(_ header: String) -> Bool {
    header.contains { "氏姓名員徒者童".contains($0) } && !header.contains("名称")
  }

  /// Where officials are graded, a category in a list of departments is what somebody is: `Divisão`, `Nome`,
  /// `Categoria`.
  mutating func settleGrades() {
    let categories = places(.category)
    guard let language, Self.gradedLanguages.contains(language), categories.count == 1,
      let place = categories.first, places(.jobTitle).isEmpty,
      places(.organization, [.unit]).contains(where: { abs($0 - place) < 4 }),
      places(.organization, [.name]).isEmpty, places(.birthday).isEmpty, !places(.name).isEmpty,
      HeaderFolding.folded(columns[place].header).hasPrefix("categori"),
      columns[place].contents.share(CellNature.isWords) == 1,
      places(.phoneNumber).contains(where: {
        ["work", "work+cell"].contains(columns[$0].meaning.label)
          || columns[$0].meaning.part == .extensionNumber
      })
    else { return }
    columns[place].settle(
      ColumnMeaning(.jobTitle), "departments and their extensions stand beside it", confidence: 0.7)
  }

  private static let gradedLanguages: Set = ["pt", "es", "ca", "gl", "it"]
}
