/// Mends what the drawing library writes: it leaves the document's language out, and puts in the
/// time, which would make each run different (ISO 32000-1, sections 7.7.2 and 14.3.3).
///
/// Both objects stand at the end of the document, in the order `Info`, `Catalog`, table of objects,
/// trailer, so that no other object moves.
struct PDFCatalog {
  private let document: [UInt8]
  private let table: Int
  private let info: TableEntry
  private let catalog: TableEntry

  /// An object and where the table of objects names its place.
  private struct TableEntry {
    let entry: Int
    let object: Int
  }

  /// The document with a language, and without a date. One that is not as expected stays as it is.
  static func adding(language: String, to document: [UInt8]) -> [UInt8] {
    guard let catalog = PDFCatalog(document) else { return document }
    return catalog.mended(language: language)
  }

  private init?(_ document: [UInt8]) {
    guard let start = Self.number(after: "startxref", in: document), start < document.count,
      document[start...].starts(with: "xref\n0 ".utf8),
      let first = document[(start + 7)...].firstIndex(of: 0x0A),
      let trailer = Self.last("trailer", in: document), trailer > first,
      let infoNumber = Self.number(after: "/Info ", in: document),
      let rootNumber = Self.number(after: "/Root ", in: document)
    else { return nil }
    // An entry of the table takes 20 bytes (section 7.5.4).
    func entry(_ number: Int) -> TableEntry? {
      guard number < document.count else { return nil }
      let place = first + 1 + number * 20
      guard place + 20 <= trailer, let object = Self.number(document[place..<(place + 10)]) else {
        return nil
      }
      return TableEntry(entry: place, object: object)
    }
    guard let info = entry(infoNumber), let catalog = entry(rootNumber),
      info.object < catalog.object, catalog.object < start
    else { return nil }
    self.document = document
    self.info = info
    self.catalog = catalog
    table = start
  }

  private func mended(language: String) -> [UInt8] {
    let isPlain = language.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    var lines = Self.lines(document[info.object..<catalog.object])
    lines.removeAll { $0.starts(with: "   /CreationDate ".utf8) }
    var mended = Array(document[..<info.object])
    for line in lines { mended += line }
    let catalogPlace = mended.count
    for line in Self.lines(document[catalog.object..<table]) {
      if line.elementsEqual(">>\n".utf8), isPlain, !language.isEmpty {
        mended += Array("   /Lang (\(language))\n".utf8)
      }
      mended += line
    }
    let tablePlace = mended.count
    var rest = Array(document[table...])
    let digits = String(catalogPlace)
    let place = String(repeating: "0", count: max(0, 10 - digits.count)) + digits
    rest.replaceSubrange((catalog.entry - table)..<(catalog.entry - table + 10), with: place.utf8)
    guard let end = Self.last("startxref", in: rest) else { return document }
    rest.removeSubrange(end...)
    return mended + rest + Array("startxref\n\(tablePlace)\n%%EOF\n".utf8)
  }

  /// Lines with their ends.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(rest) }
    return lines
  }

  /// Where a word stands for the last time, near the end.
  private static func last(_ word: String, in bytes: [UInt8]) -> Int? {
    let word = Array(word.utf8)
    var index = bytes.count - word.count
    let limit = max(0, bytes.count - 4096)
    while index >= limit {
      if bytes[index...].starts(with: word) { return index }
      index -= 1
    }
    return nil
  }

  /// The number after the last place of a word.
  private static func number(after word: String, in bytes: [UInt8]) -> Int? {
    guard let place = last(word, in: bytes) else { return nil }
    let rest = bytes[(place + word.utf8.count)...].drop { $0 == 0x0A || $0 == 0x20 }
    return number(rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits, as: UTF8.self))
  }
}
