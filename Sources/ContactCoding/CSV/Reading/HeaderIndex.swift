/// Finds the tables and columns that a header occurs in.
///
/// Headers are folded to be found, those beyond ASCII only when one of them is looked for: most
/// files have none, and folding and hashing them takes much longer than reading a small file.
struct HeaderIndex: Sendable {
  struct Place: Sendable {
    var table: Int
    var column: Int
  }

  private typealias Places = [String: [Place]]

  static let shared = HeaderIndex(HeaderTable.all)

  let tables: [HeaderTable]
  private let inASCII: Places
  private static let beyondASCII = places(shared.tables) { !HeaderText.isASCII($0) }

  private init(_ tables: [HeaderTable]) {
    self.tables = tables
    inASCII = Self.places(tables) { HeaderText.mayFoldToASCII($0) }
  }

  /// The places of some headers by what these are folded to.
  private static func places(
    _ tables: [HeaderTable], _ isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Places {
    var places: Places = [:]
    for (number, table) in tables.enumerated() {
      for column in table.columns.indices {
        var header = table.columns[column].header
        guard header.withUTF8(isWanted) else { continue }
        places[HeaderText.folded(header), default: []].append(
          Place(table: number, column: column))
      }
    }
    return places
  }

  func places(of folded: String) -> [Place] {
    (HeaderText.isASCII(folded) ? inASCII : Self.beyondASCII)[folded] ?? []
  }

  /// Whether any table has the header.
  func has(_ folded: String) -> Bool { !places(of: folded).isEmpty }
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
