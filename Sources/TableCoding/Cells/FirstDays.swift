/// The first days that the clocks and calendars of programs know, which they write for a day that nobody knows.
enum FirstDays {
  /// The texts of a column that are such a day, where so many can't have been born on it: three cells, and a quarter of
  /// all.
  static func texts(in cells: [String]) -> Set<String> {
    let found = cells.filter(isFirstDay)
    return found.count > 2 && found.count * 4 >= cells.count ? Set(found) : []
  }

  /// Whether a text is such a day, at midnight or, by the clocks of the continent, an hour later.
  private static func isFirstDay(_ text: String) -> Bool {
    let parts = text.split { !$0.isDigit }
    guard parts.count > 2, parts.prefix(3).contains(where: { $0.count == 4 }),
      parts.dropFirst(3).allSatisfy({ Int($0).map { $0 < 2 } ?? false })
    else { return false }
    return days.contains(parts.prefix(3).compactMap { Int($0) }.sorted())
  }

  /// Of Unix, of tables, of what counts from the year 1, and of databases.
  private static let days: Set<[Int]> = [[1, 1, 1970], [1, 1, 1900], [1, 1, 1], [12, 30, 1899]]
}
