import LocaleSupport

/// Which way the lines of a label run.
enum TextDirection {
  /// Whether most letters that have a direction run from right to left, so that the label is
  /// aligned right, its lines in Latin letters too.
  static func isRightToLeft(_ lines: [String]) -> Bool {
    var balance = 0
    for line in lines {
      // Nearly all labels have no such letter, which their first bytes show.
      guard line.utf8.contains(where: { (0xD6...0xE0).contains($0) || $0 >= 0xEF }) else {
        balance += line.utf8.count / 2
        continue
      }
      for scalar in line.unicodeScalars where scalar.properties.isAlphabetic {
        balance += Script(of: scalar).isRightToLeft ? -1 : 1
      }
    }
    return balance < 0
  }
}
