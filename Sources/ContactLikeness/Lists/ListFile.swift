import CNameLists

/// The lists that are a part of the program, each of which says what is in it: the texts of `CNameLists`.
///
/// A line is an entry, with blanks between its words. One that begins with `#` is a remark, and one
/// that begins with `=` the title of a section.
enum ListFile {
  typealias Line = Slice<UnsafeBufferPointer<UInt8>>
  typealias Entry = [[UInt8]]

  /// The lines with entries, in whatever section.
  static func lines(of list: cn_list) -> some Sequence<Line> {
    allLines(of: list).lazy.filter { !isRemark($0) && !isTitle($0) }
  }

  /// The words of each of these lines.
  static func entries(of list: cn_list) -> [Entry] { lines(of: list).map(words) }

  /// The same by section.
  static func sections(of list: cn_list) -> [(title: String, entries: [Entry])] {
    var sections: [(title: String, entries: [Entry])] = []
    for line in allLines(of: list) where !isRemark(line) {
      if isTitle(line) {
        sections.append((String(decoding: line.dropFirst(2), as: UTF8.self), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].entries.append(words(line))
      }
    }
    return sections
  }

  private static func allLines(of list: cn_list) -> [Line] {
    UnsafeBufferPointer(start: list.text, count: list.count).split(separator: UInt8(ascii: "\n"))
  }

  private static func words(_ line: Line) -> Entry {
    line.split(separator: UInt8(ascii: " ")).map { Array($0) }
  }

  private static func isRemark(_ line: Line) -> Bool { line.first == UInt8(ascii: "#") }
  private static func isTitle(_ line: Line) -> Bool { line.first == UInt8(ascii: "=") }
}
