// What numbers and days of a file without headers are.
extension HeaderlessFile {
  /// Whether a column counts orders, or is their days: numbers that differ in their ends, which count the rows,
  /// or days of one year, of which some come again.
  func isOfOrders(_ column: Int) -> Bool {
    let cells = contents[column].cells
    let parts = cells.map { $0.split(whereSeparator: { !$0.isDigit }) }
    guard cells.count > 2, parts.allSatisfy({ $0.count > 1 }) else { return false }
    let ends = ColumnContents(parts.compactMap(\.last).map(String.init))
    let beginnings = Set(parts.map { $0.dropLast() })
    if beginnings.count == 1 {
      // A firm's lines count up, too, and have more digits.
      return ends.isSequence && cells.allSatisfy { CellNature.digitCount($0) < 9 }
    }
    return Set(ends.cells).count == 1 && Set(cells).count < cells.count
      && contents[column].kind.kind == .date
  }

  /// Whether most cells are codes of three groups with points between, of which all begin alike and the one between has more
  /// digits than the last, as no number to dial has: `01.0415.108`.
  func areCodesWithPoints(_ column: Int) -> Bool {
    let groups = contents[column].cells.map { $0.split(separator: ".") }.filter { groups in
      groups.count == 3 && groups.allSatisfy { $0.allSatisfy(\.isDigit) }
        && groups[0].count < 3 && groups[1].count > groups[2].count
    }
    return groups.count > 2 && groups.count * 2 > contents[column].cells.count
      && Set(groups.map { $0[0] }).count == 1
  }

  /// Whether a column and one beside it are degrees of latitude and longitude: `48.137154`, `11.576124`.
  func arePositions(_ column: Int) -> Bool {
    func areDegrees(_ column: Int) -> Bool {
      contents.indices.contains(column) && !contents[column].isEmpty
        && contents[column].share { cell in
          let parts = cell.split(separator: ".", omittingEmptySubsequences: false)
          return parts.count == 2 && parts[1].count > 3 && !cell.hasPrefix("0")
            && Double(cell).map { abs($0) <= 180 } == true
        } == 1
    }
    return areDegrees(column) && (areDegrees(column - 1) || areDegrees(column + 1))
  }

  /// Whether numbers are the days in another column, without anything between, by which lists are sorted: `01311995`.
  func repeatsDates(
    _ column: Int, _ kinds: [(kind: CellNature.Kind, share: Double)]
  ) -> Bool {
    let cells = contents[column].cells
    guard cells.count > 2, cells.allSatisfy({ $0.count == 8 && $0.allSatisfy(\.isDigit) }) else {
      return false
    }
    let rows = rows.filter { column < $0.count && !$0[column].isEmpty }
    return kinds.indices.contains { dates in
      kinds[dates].kind == .date
        && rows.allSatisfy { row in
          guard dates < row.count else { return false }
          let parts = row[dates].split { !$0.isDigit }.map { $0.count == 1 ? "0\($0)" : String($0) }
          guard parts.count == 3 else { return false }
          return [[0, 1, 2], [1, 0, 2], [2, 1, 0], [2, 0, 1]].contains {
            $0.map { parts[$0] }.joined() == row[column]
          }
        }
    }
  }

  /// The only column of plain digits behind people's names of which nearly all have as many as national numbers do:
  /// `234234234`. What records are known by stands in front, counts up, or begins with a year.
  func plainNumbers(_ kinds: [CellNature.Kind]) -> Int? {
    guard !kinds.contains(.phone),
      let names = kinds.firstIndex(where: { [.word, .words].contains($0) }),
      kinds.indices.contains(where: { [.word, .words].contains(kinds[$0]) && hasPeople($0) })
    else { return nil }
    let numbers = kinds.indices.filter {
      $0 > names && kinds[$0] == .number && hasNationalLengths(contents[$0].cells)
    }
    guard numbers.count == 1, let place = numbers.first else { return nil }
    let cells = contents[place].cells
    // A few may rise by chance.
    guard cells.count < 6 || !zip(cells, cells.dropFirst()).allSatisfy(<),
      Set(cells.map { $0.prefix(4) }).count * 2 > cells.count,
      !cells.allSatisfy(CellNature.isDate),
      // Brazil's postal codes have eight digits.
      ![place - 1, place + 1].contains(where: { are($0, CellNature.isCapitalCode) })
    else { return nil }
    return place
  }

  /// Whether nearly all of several numbers have from 8 to 11 digits, and most as many as each other or one less; of two that
  /// are of one length, that both have nine or more. The numbers of records are of one length, so that others may have 7.
  private func hasNationalLengths(_ cells: [String]) -> Bool {
    let lengths = cells.map(\.count)
    let areEqual = Set(lengths).count == 1
    if lengths.count == 2 {
      return lengths.allSatisfy { (areEqual ? 9...11 : 7...11).contains($0) }
    }
    return areNational(lengths, atLeast: 8) || !areEqual && areNational(lengths, atLeast: 7)
  }

  private func areNational(_ lengths: [Int], atLeast least: Int) -> Bool {
    let national = lengths.filter { (least...11).contains($0) }
    let others = lengths.count - national.count
    guard lengths.count > 2, others * 5 <= lengths.count || others == 1 else { return false }
    let counts = Dictionary(national.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.keys.contains { length in
      ((counts[length] ?? 0) + (counts[length - 1] ?? 0)) * 5 >= national.count * 4
    }
  }

  /// Whether a column has sums of money, with one point and two digits behind it: `24000.00`.
  func areAmounts(_ column: Int) -> Bool {
    contents[column].share { cell in
      let parts = cell.split(omittingEmptySubsequences: false) { ".,".contains($0) }
      return parts.count == 2 && parts[1].count == 2 && cell.first != "0" && cell.first != "+"
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
    } >= 0.8
  }

  /// The column of birthdays: of several days the first, unless they are of late or most people share them, as those on
  /// which somebody joined or was there.
  func birthday(_ kinds: [(kind: CellNature.Kind, share: Double)]) -> Int? {
    let days = kinds.indices.filter { column in
      let cells = contents[column].cells
      return kinds[column].kind == .date && !isOfOrders(column) && !areAppointments(column)
        && (cells.count < 2 || Set(cells).count * 4 >= cells.count * 3)
    }
    return days.min { years($0).reduce(0, +) < years($1).reduce(0, +) }
  }

  /// Whether dates are when something was done or is due: all are of a few years of late, in which hardly everybody
  /// was born.
  private func areAppointments(_ column: Int) -> Bool {
    let years = years(column)
    guard let first = years.min(), let last = years.max() else { return false }
    return first >= Self.firstYearOfLate && last - first < 4
  }

  /// The years of days, zero for one that can't be told. Those of two digits stand at the end, and most are of this
  /// century or the end of the last.
  private func years(_ column: Int) -> [Int] {
    contents[column].cells.map { cell in
      let numbers = cell.split { !$0.isDigit }.compactMap { Int($0) }
      if let year = numbers.first(where: { $0 > 999 }) { return year }
      guard numbers.count > 2, let last = numbers.last, last < 100 else { return 0 }
      return last + (last < 40 ? 2000 : 1900)
    }
  }

  /// A fixed one: the same table always reads the same.
  private static let firstYearOfLate = 2018
}
