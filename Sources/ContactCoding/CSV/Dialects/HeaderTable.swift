/// The columns of one dialect in one language, as a program writes them.
package struct HeaderTable: Sendable {
  /// The dialect's name: `outlook`, `google-legacy`.
  package let dialect: String
  /// The language of the headers as a BCP 47 tag.
  package let language: String
  /// The code page that the program writes in that language where it does not write UTF-8.
  package let codePage: String?
  package let columns: [(header: String, meaning: ColumnMeaning)]

  /// Every table, those that are likelier before others.
  package static let all: [HeaderTable] =
    parse(GoogleHeaders.text, dialect: "google") + parse(OutlookHeaders.text, dialect: "outlook")
    + parse(ThunderbirdHeaders.text, dialect: "thunderbird") + parse(MicrosoftHeaders.text)
    + parse(ServiceHeaders.text) + parse(ProgramHeaders.text)
    + parse(WindowsLiveMailHeaders.text, dialect: "windows-live-mail")

  /// Reads a table's text. A line that begins with `=` begins a list: the meanings of columns,
  /// or their headers in a language, each with `|` or a line break between its items. The n-th
  /// header of a language has the n-th meaning of the list of meanings before it.
  static func parse(_ source: StaticString, dialect: String = "") -> [HeaderTable] {
    var parser = HeaderTableParser(dialect: dialect)
    source.withUTF8Buffer { text in
      for line in text.split(separator: UInt8(ascii: "\n")) { parser.read(line) }
    }
    parser.endList()
    return parser.tables
  }
}

/// Reads tables line by line, by bytes: there are thousands of headers, and every start of the
/// program that meets a CSV file reads them all.
private struct HeaderTableParser {
  private(set) var tables: [HeaderTable] = []
  private var dialect: String
  private var meanings: [ColumnMeaning] = []
  private var words: [String] = []
  private var items: [String] = []

  init(dialect: String) { self.dialect = dialect }

  mutating func read(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
    guard line.first == UInt8(ascii: "=") else {
      items += Self.parts(line, UInt8(ascii: "|"))
      return
    }
    endList()
    words = Self.parts(line.dropFirst(), UInt8(ascii: " "))
  }

  private static func parts(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, _ separator: UInt8
  ) -> [String] {
    line.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func endList() {
    defer { items.removeAll() }
    switch words.first {
    case "dialect": dialect = words.count > 1 ? words[1] : dialect
    case "columns": meanings = items.map { ColumnMeaning($0) ?? ColumnMeaning(.keep) }
    case "language":
      tables.append(
        HeaderTable(
          dialect: dialect, language: words.count > 1 ? words[1] : "",
          codePage: words.count > 2 ? words[2] : nil,
          columns: zip(items, meanings).map { ($0, $1) }))
    default: break
    }
  }
}
