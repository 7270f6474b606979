import SourceText

/// A line above a header. Where pages were printed into one file, it stands above the header again, with another
/// page's number or date.
struct PageTitle {
  /// The words of each cell.
  private let cells: [[String]]
  /// The line without its digits, which most other lines differ from.
  private let frame: [UInt8]
  private let delimiter: UInt8

  init(_ line: String, delimiter: UInt8) {
    cells = Self.cells(line, delimiter)
    frame = line.utf8.filter(Self.isNoDigit)
    self.delimiter = delimiter
  }

  /// Whether it says which page it is of, or of what day.
  var hasPage: Bool { cells.contains { cell in cell.indices.contains { Self.isPage(cell, $0) } } }

  /// Whether a line is the same but for the page and the date.
  func recurs(as line: Bytes) -> Bool {
    guard line.lazy.filter(Self.isNoDigit).elementsEqual(frame) else { return false }
    let others = Self.cells(line.string, delimiter)
    return others.count == cells.count
      && zip(cells, others).allSatisfy { cell, other in
        cell.count == other.count
          && cell.indices.allSatisfy {
            cell[$0] == other[$0] || Self.isPage(cell, $0) && Self.isPage(other, $0)
          }
      }
  }

  private static func cells(_ line: String, _ delimiter: UInt8) -> [[String]] {
    let delimiter = Character(Unicode.Scalar(delimiter))
    let cells = line.split(separator: delimiter, omittingEmptySubsequences: false)
    return cells.map { cell in
      cell.split { $0.isWhitespace || $0 == "\"" }.map(String.init)
    }
  }

  /// Whether a word is a date, or the number of a page: one of so many alone in its cell, or beside a word for it.
  private static func isPage(_ words: [String], _ index: Int) -> Bool {
    let word = bare(words[index])
    let parts = word.split(omittingEmptySubsequences: false) { "./-".contains($0) }
    let areNumbers = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { !isNoDigit($0) } }
    guard areNumbers else {
      let letters = words[index].filter { !$0.isNumber }
      return letters.count > 1 && letters.count < words[index].count && self.words.contains(letters)
    }
    if parts.count == 3 {
      let lengths = parts.map(\.count)
      return lengths.count { $0 == 4 } <= 1 && lengths.allSatisfy([1, 2, 4].contains)
    }
    let isBesideWord = [index - 1, index + 1].contains {
      guard words.indices.contains($0) else { return false }
      let other = bare(words[$0]).lowercased()
      // A letter alone may be anything; with a full stop it is short for a page.
      return self.words.contains(other) && (other.utf8.count > 1 || words[$0].contains("."))
    }
    return parts.count <= 2 && parts.allSatisfy { $0.count < 4 && $0.first != "0" }
      && (words.count == 1 && parts.count == 2 || isBesideWord)
  }

  /// A word without the signs around it.
  private static func bare(_ word: String) -> Substring {
    let signs = ".,:;()[]#"
    let rest = word.drop { signs.contains($0) }
    return rest.lastIndex { !signs.contains($0) }.map { rest[...$0] } ?? ""
  }

  private static func isNoDigit(_ byte: UInt8) -> Bool { byte &- 0x30 > 9 }

  /// Words for a page, in small letters, and those that its number stands in.
  private static let words: Set = [
    "page", "pages", "pg", "p", "seite", "s", "blatt", "side", "sida", "sivu", "pagina", "página",
    "pàgina", "pág", "pag", "strona", "strana", "stránka", "stran", "oldal", "leht", "lk", "lapa",
    "puslapis", "страница", "стр", "сторінка", "σελίδα", "sayfa", "trang", "halaman", "ページ", "頁",
    "页", "第页", "第頁", "第ページ", "페이지", "쪽",
  ]
}
