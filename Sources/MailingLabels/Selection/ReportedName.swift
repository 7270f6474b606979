/// Names as reports have them.
enum ReportedName {
  private static let longest = 80

  /// A name, cut where it would fill the screen.
  static func text(_ name: String) -> String {
    let start = name.unicodeScalars.prefix(longest)
    return start.endIndex == name.endIndex ? name : String(start) + "…"
  }
}
