import CTableHeaders
import SourceText

/// The columns of one dialect in one language, as a program writes them.
///
/// There are thousands of headers, and every start of the program that meets a CSV file looks at
/// them all, but needs the texts and meanings of a few: these are made when they are asked for.
package struct HeaderTable: Sendable {
  /// The dialect's name: `outlook`, `google-legacy`.
  package let dialect: String
  /// The language of the headers as a BCP 47 tag.
  package let language: String
  /// The code page that the program writes in that language where it does not write UTF-8.
  package let codePage: String?
  /// How many columns there are.
  package let count: Int
  private let headers: [ConstantText]
  private let meanings: [ConstantText]

  private init(
    dialect: String, language: String, codePage: String?, headers: [ConstantText],
    meanings: [ConstantText]
  ) {
    self.dialect = dialect
    self.language = language
    self.codePage = codePage
    self.headers = headers
    self.meanings = meanings
    count = min(headers.count, meanings.count)
  }

  /// The bytes of a column's header, which are there as long as the program is.
  func headerBytes(of column: Int) -> Bytes { headers[column].bytes }

  /// Whether another table has the same columns in the same order.
  func hasSameColumns(as other: HeaderTable) -> Bool {
    count == other.count
      && (0..<count).allSatisfy { meanings[$0].string == other.meanings[$0].string }
  }

  /// A column's header.
  package func header(of column: Int) -> String { headers[column].string }

  /// What a column holds.
  package func meaning(of column: Int) -> ColumnMeaning {
    ColumnMeaning(meanings[column].string) ?? ColumnMeaning(.keep)
  }

  /// All columns.
  package var columns: [(header: String, meaning: ColumnMeaning)] {
    (0..<count).map { (header(of: $0), meaning(of: $0)) }
  }

  /// What `program-headers.txt` of `CTableHeaders` says, in the format that it describes.
  static let text = ConstantText(ch_program_headers)

  /// Every table, those that are likelier before others.
  package static let all: [HeaderTable] = {
    var tables: [HeaderTable] = []
    var dialect = ""
    var meanings: [ConstantText] = []
    // The line that began the list which is being read.
    var words: [String] = []
    var items: [ConstantText] = []
    func endList() {
      switch words.first {
      case "dialect": dialect = words[1]
      case "columns": meanings = items
      case "language":
        tables.append(
          HeaderTable(
            dialect: dialect, language: words[1], codePage: words.count > 2 ? words[2] : nil,
            headers: items, meanings: meanings))
      default: break
      }
      items.removeAll()
    }
    text.forEachPart(between: UInt8(ascii: "\n")) { line in
      switch line.bytes.first {
      case UInt8(ascii: "#"): return
      case UInt8(ascii: "="):
        endList()
        words = line.string.dropFirst().split(separator: " ").map(String.init)
      default: line.forEachPart(between: UInt8(ascii: "|")) { items.append($0) }
      }
    }
    endList()
    return tables
  }()
}

/// A text that the program is made with, or a part of it: its bytes are there as long as the
/// program is, so that cutting it up copies nothing.
struct ConstantText: @unchecked Sendable {
  let bytes: Bytes

  /// - Parameter text: gives the address of UTF-8 and sets how many bytes it has.
  init(_ text: (_ count: UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>) {
    var count = 0
    let base = text(&count)
    bytes = Bytes(UnsafeBufferPointer(start: base, count: count))
  }

  private init(_ bytes: Bytes) { self.bytes = bytes }

  subscript(range: Range<Int>) -> ConstantText { ConstantText(bytes[range]) }

  var string: String { bytes.string }

  /// Where a part of the text begins in it.
  func offset(of part: ConstantText) -> Int {
    Int(bitPattern: part.bytes.unsafeBuffer.baseAddress)
      - Int(bitPattern: bytes.unsafeBuffer.baseAddress)
  }

  /// The line that a place is in, without its break.
  func line(around place: Int) -> Range<Int> {
    let lineBreak = UInt8(ascii: "\n")
    let start = bytes.unsafeBuffer[..<place].lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
    return start..<bytes.firstIndex(of: lineBreak, in: place..<bytes.count)
  }

  /// Calls `body` with each part between separators that is not empty.
  func forEachPart(between separator: UInt8, _ body: (ConstantText) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: separator, in: start..<bytes.count)
      if start < end { body(ConstantText(bytes[start..<end])) }
      start = end + 1
    }
  }

  /// Calls `section` with the title of each section that begins, and `body` with each name and the
  /// items behind it. A line is a title behind an equals sign, a name and its items with a colon and
  /// a blank between, or behind `#` a remark.
  func forEachEntry(
    section: (String) -> Void = { _ in },
    _ body: (_ name: ConstantText, _ items: ConstantText) -> Void
  ) {
    forEachPart(between: UInt8(ascii: "\n")) { line in
      let bytes = line.bytes
      switch bytes.first {
      case UInt8(ascii: "#"): return
      case UInt8(ascii: "="): section(bytes[2..<bytes.count].string)
      default:
        // A name may have a colon of its own.
        var colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: bytes.indices)
        while colon + 1 < bytes.count, bytes[colon + 1] != 0x20 {
          colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: colon + 1..<bytes.count)
        }
        guard colon + 2 < bytes.count else { return }
        body(line[0..<colon], line[colon + 2..<bytes.count])
      }
    }
  }
}
