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
    let text = source.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    var tables: [HeaderTable] = []
    var dialect = dialect
    var meanings: [ColumnMeaning] = []
    for section in text.split(separator: "\n= ", omittingEmptySubsequences: true) {
      let lines = section.split(separator: "\n", maxSplits: 1)
      let words = lines[0].drop { $0 == "=" || $0 == " " }.split(separator: " ")
      let items =
        lines.count < 2 ? [] : lines[1].split { $0 == "|" || $0 == "\n" }.map(String.init)
      switch words.first {
      case "dialect": dialect = words.count > 1 ? String(words[1]) : dialect
      case "columns": meanings = items.map { ColumnMeaning($0) ?? ColumnMeaning(.keep) }
      case "language":
        tables.append(
          HeaderTable(
            dialect: dialect, language: words.count > 1 ? String(words[1]) : "",
            codePage: words.count > 2 ? String(words[2]) : nil,
            columns: zip(items, meanings).map { ($0, $1) }))
      default: break
      }
    }
    return tables
  }
}
