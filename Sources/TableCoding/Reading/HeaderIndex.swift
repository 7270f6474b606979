import SourceText

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
      HeaderFolding.folded(tables[$0.table].header(of: $0.column)) == folded
    }
  }

  /// Whether any table has the header.
  func has(_ folded: String) -> Bool { !places(of: folded).isEmpty }

  /// Whether any table may have the header, which need not be folded.
  func mayHave(_ header: Bytes) -> Bool { index.mayHave(header) }

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
    folded = HeaderFolding.folded(text)
    unnumbered = Self.unnumbered(text).flatMap { text, number in
      number > 1 ? (HeaderFolding.folded(text), number) : nil
    }
  }

  /// The number in a header as `E-mail 2 - Value`, and the header with 1 in its place.
  static func unnumbered(_ header: String) -> (text: String, number: Int)? {
    // Most headers have no number.
    guard header.utf8.contains(where: { $0.isDigit }) else { return nil }
    let parts = header.split(separator: " - ", maxSplits: 1)
    guard parts.count == 2, let blank = parts[0].lastIndex(of: " ") else { return nil }
    guard let number = Int(parts[0][parts[0].index(after: blank)...]), (1...9999).contains(number)
    else { return nil }
    return ("\(parts[0][..<blank]) 1 - \(parts[1])", number)
  }
}
