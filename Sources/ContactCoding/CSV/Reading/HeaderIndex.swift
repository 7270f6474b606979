/// Finds the tables and columns that a header occurs in.
struct HeaderIndex: Sendable {
  struct Place: Sendable {
    var table: Int
    var column: Int
  }

  static let shared = HeaderIndex(HeaderTable.all)

  let tables: [HeaderTable]
  private var places: [String: [Place]] = [:]

  private init(_ tables: [HeaderTable]) {
    self.tables = tables
    for (number, table) in tables.enumerated() {
      for (column, entry) in table.columns.enumerated() {
        places[HeaderText.folded(entry.header), default: []].append(
          Place(table: number, column: column))
      }
    }
  }

  func places(of folded: String) -> [Place] { places[folded] ?? [] }
}

/// A header of a file, folded once.
struct FoldedHeader {
  let text: String
  let folded: String
  /// The folded header with 1 for its number, and the number: `E-mail 3 - Value`.
  let unnumbered: String?
  let number: Int

  init(_ text: String) {
    // Excel keeps a byte order mark that stands in the middle.
    self.text = text
    folded = HeaderText.folded(text)
    if let parts = HeaderText.unnumbered(text), parts.number > 1 {
      unnumbered = HeaderText.folded(parts.text)
      number = parts.number
    } else {
      unnumbered = nil
      number = 1
    }
  }
}
