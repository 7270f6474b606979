import SourceText

/// Finds the tables and columns that a header occurs in.
///
/// Headers are folded to be found. Those in ASCII are looked for by hashes of their letters, which
/// takes no folded texts; those beyond are folded only when one of them is looked for: most files
/// have none, and folding them all takes much longer than reading a small file.
struct HeaderIndex: Sendable {
  struct Place: Sendable {
    var table: Int
    var column: Int
  }

  static let shared = HeaderIndex(HeaderTable.all)

  let tables: [HeaderTable]
  private let inASCII: HashedHeaders
  private static let beyondASCII = foldedBeyondASCII(shared.tables)

  private init(_ tables: [HeaderTable]) {
    self.tables = tables
    inASCII = HashedHeaders(tables)
  }

  /// The places of headers beyond ASCII by what these are folded to.
  private static func foldedBeyondASCII(_ tables: [HeaderTable]) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    for (number, table) in tables.enumerated() {
      for column in 0..<table.count
      where !HeaderText.isASCII(table.headerBytes(of: column).unsafeBuffer) {
        places[HeaderText.folded(table.header(of: column)), default: []].append(
          Place(table: number, column: column))
      }
    }
    return places
  }

  func places(of folded: String) -> [Place] {
    guard HeaderText.isASCII(folded) else { return Self.beyondASCII[folded] ?? [] }
    return inASCII.places(of: folded, in: tables)
  }

  /// Whether any table has the header.
  func has(_ folded: String) -> Bool { !places(of: folded).isEmpty }
}

/// The places of headers that fold to ASCII, by a hash of their letters and digits.
private struct HashedHeaders: Sendable {
  private struct Entry {
    var hash: UInt32
    var table: Int32
    var column: Int32
    /// The next entry in the same slot, or -1.
    var next: Int32
  }

  private var entries: [Entry] = []
  /// The first entry of each slot, or -1; a power of two of them.
  private var slots: [Int32]

  init(_ tables: [HeaderTable]) {
    let count = tables.reduce(0) { $0 + $1.count }
    var slotCount = 1
    while slotCount < count { slotCount *= 2 }
    slots = [Int32](repeating: -1, count: slotCount)
    entries.reserveCapacity(count)
    // What is entered last is found first, and tables that are likelier stand before others.
    for table in tables.indices.reversed() {
      for column in (0..<tables[table].count).reversed() {
        guard let hash = Self.hash(ofHeader: tables[table].headerBytes(of: column)) else {
          continue
        }
        let slot = Int(hash) & (slotCount - 1)
        entries.append(
          Entry(hash: hash, table: Int32(table), column: Int32(column), next: slots[slot]))
        slots[slot] = Int32(entries.count - 1)
      }
    }
  }

  /// The places of headers that are folded to this.
  func places(of folded: String, in tables: [HeaderTable]) -> [HeaderIndex.Place] {
    var folded = folded
    return folded.withUTF8 { folded in
      let folded = Bytes(folded)
      var places: [HeaderIndex.Place] = []
      guard let hash = Self.hash(ofASCII: folded) else { return places }
      var number = slots[Int(hash) & (slots.count - 1)]
      while number >= 0 {
        let entry = entries[Int(number)]
        number = entry.next
        let place = HeaderIndex.Place(table: Int(entry.table), column: Int(entry.column))
        guard entry.hash == hash,
          Self.isFolded(tables[place.table].headerBytes(of: place.column), to: folded)
        else { continue }
        places.append(place)
      }
      return places
    }
  }

  /// The hash of what a header is folded to; nil where that is not ASCII.
  private static func hash(ofHeader header: Bytes) -> UInt32? {
    if let hash = hash(ofASCII: header) { return hash }
    guard HeaderText.mayFoldToASCII(header.unsafeBuffer) else { return nil }
    var folded = HeaderText.folded(header.string)
    return folded.withUTF8 { hash(ofASCII: Bytes($0)) }
  }

  /// The FNV-1a hash of letters and digits, in lower case; nil where there is more than ASCII.
  private static func hash(ofASCII text: Bytes) -> UInt32? {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text {
      guard byte < 0x80 else { return nil }
      guard let letter = HeaderText.folded(byte) else { continue }
      hash = (hash ^ UInt32(letter)) &* 0x0100_0193
    }
    return hash ^ hash >> 15
  }

  private static func isFolded(_ header: Bytes, to folded: Bytes) -> Bool {
    var count = 0
    for byte in header {
      guard byte < 0x80 else {
        var text = HeaderText.folded(header.string)
        return text.withUTF8 { Bytes($0).isSame(as: folded) }
      }
      guard let letter = HeaderText.folded(byte) else { continue }
      guard count < folded.count, folded[count] == letter else { return false }
      count += 1
    }
    return count == folded.count
  }
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
