/// Finds the tables and columns that a header occurs in.
struct HeaderIndex: Sendable {
  struct Place: Sendable {
    var table: Int
    var column: Int
  }

  static let shared = HeaderIndex(HeaderTable.all)

  let tables: [HeaderTable]
  private var places: [Place] = []
  private var index = NameIndex()

  private init(_ tables: [HeaderTable]) {
    self.tables = tables
    for (number, table) in tables.enumerated() {
      for column in 0..<table.count {
        index.insert(table.headerBytes(of: column), places.count)
        places.append(Place(table: number, column: column))
      }
    }
  }

  func places(of folded: String) -> [Place] {
    index.places(of: folded).map { places[$0] }.filter {
      HeaderText.folded(tables[$0.table].header(of: $0.column)) == folded
    }
  }

  /// Whether any table has the header.
  func has(_ folded: String) -> Bool { !places(of: folded).isEmpty }

  /// The meanings that a header has where it occurs.
  func meanings(of folded: String) -> [ColumnMeaning] {
    places(of: folded).map { tables[$0.table].meaning(of: $0.column) }
  }
}

/// A header of a file, folded once.
struct FoldedHeader {
  let text: String
  let folded: String
  /// The folded header with 1 for its number, and the number: `E-mail 3 - Value`.
  let unnumbered: (folded: String, number: Int)?

  init(_ text: String) {
    self.text = text
    folded = HeaderText.folded(text)
    unnumbered = HeaderText.unnumbered(text).flatMap { text, number in
      number > 1 ? (HeaderText.folded(text), number) : nil
    }
  }
}
