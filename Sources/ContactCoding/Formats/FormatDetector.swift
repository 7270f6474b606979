import CSV
import FileFormats
import SourceText
import TableCoding
import VCard

/// Tells a file's format from its content, never from its name.
enum FormatDetector {
  /// The format, and where it is CSV a reader of the text from its start.
  static func detect(
    _ stream: ByteStream, _ csv: CSVReadingOptions
  ) throws -> (format: ContactFormat, rows: CSVReader?) {
    let head = try head(of: stream)
    let isWhole = head.count < headLength
    let format = head.withUnsafeBufferPointer { detect($0) }
    if let format {
      // The lines of a card may be the text of a table's cell.
      if head.withUnsafeBufferPointer(firstCardIsQuoted),
        let rows = try CSVRecognition.reader(
          stream, head: head, options: csv, needsKnownHeader: true)
      {
        return (.csv, rows)
      }
      return (format, nil)
    }
    if isWhole, head.allSatisfy({ $0 <= 0x20 }) { return (.vCard30, nil) }
    let text = csv.hasGivenSyntax ? nil : OtherText(head).name
    if let what = FileSignature.name(head) ?? text {
      throw ContactFileError(
        message: "\(stream.source.title) is \(what); export the contacts as vCard or CSV and try "
          + "again.",
        path: stream.source.name)
    }
    if let rows = try CSVRecognition.reader(stream, head: head, options: csv) {
      return (.csv, rows)
    }
    // A vCard may stand far into a file of something else.
    if !isWhole, !head.contains(0) { return (.vCard30, nil) }
    throw ContactFileError(
      message: "\(stream.source.title) holds no contacts that can be read; export them as vCard, "
        + "jCard or CSV and try again.",
      path: stream.source.name)
  }

  /// Sees that a text can be of the format that was stated: nothing of a file of something else would
  /// be read. A card may stand far into a long one.
  static func check(_ format: ContactFormat, _ stream: ByteStream) throws {
    if format.isCSV { return }
    let head = try head(of: stream)
    guard head.count < headLength, let first = head.first(where: { $0 > 0x20 && $0 < 0x80 }) else {
      return
    }
    let isPossible =
      switch format {
      case .jCard: first == UInt8(ascii: "[")
      case .json: first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
      default:
        head.withUnsafeBufferPointer { text in
          var scanner = CardScanner(text)
          return scanner.next() != nil
        }
      }
    if isPossible { return }
    throw ContactFileError(
      message: "\(stream.source.title) holds nothing of the format \(format.name), which it was "
        + "said to be in. Leave the format out, and it is found.",
      path: stream.source.name)
  }

  private static let headLength = 1 << 18

  /// The first bytes of the text, without moving the stream.
  private static func head(of stream: ByteStream) throws -> [UInt8] {
    let copy = stream.reopen()
    return try [UInt8](unsafeUninitializedCapacity: headLength) { buffer, initialized in
      while initialized < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
        let count = try copy.read(into: rest)
        if count == 0 { break }
        initialized += count
      }
    }
  }

  /// Whether the text begins with a contact as `list --json` prints it, in an array or not.
  private static func isContactObject(
    _ head: UnsafeBufferPointer<UInt8>, from index: Int
  ) -> Bool {
    let start = head[index..<min(head.count, index + 64)].filter { $0 > 0x20 }
    let object = start.first == UInt8(ascii: "[") ? start.dropFirst() : start[...]
    return object.starts(with: Array(#"{"type":"contact""#.utf8))
  }

  /// What ends a cell or a line.
  private static let delimiters = Array(",;|\t\r\n".utf8)
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether the first card stands in a cell that a quote was opened at the beginning of, and is not
  /// closed; others are signs, as that of inches.
  private static func firstCardIsQuoted(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = CardScanner(head)
    guard let card = scanner.next() else { return false }
    var isQuoted = false
    // Of two quotes within a cell, the second opens it again.
    var isJustClosed = false
    var startsCell = true
    for byte in head[..<card.range.lowerBound] where !byteOrderMark.contains(byte) {
      let isQuote = byte == UInt8(ascii: "\"")
      let opens = isQuote && !isQuoted && (startsCell || isJustClosed)
      isJustClosed = isQuote && isQuoted
      if isQuote { isQuoted = opens }
      startsCell = delimiters.contains(byte)
    }
    return isQuoted
  }

  static func detect(_ head: UnsafeBufferPointer<UInt8>) -> ContactFormat? {
    var index = 0
    while index < head.count, head[index] <= 0x20 { index += 1 }
    if index < head.count, head[index] == UInt8(ascii: "[") {
      let start = head[index..<min(head.count, index + 64)].filter { $0 > 0x20 }.map(lowercased)
      if start.starts(with: Array("[[\"vcard\"".utf8))
        || start.starts(with: Array("[\"vcard\"".utf8))
        || start == Array("[]".utf8)
      {
        return .jCard
      }
    }
    if isContactObject(head, from: index) { return .json }
    var scanner = CardScanner(head)
    guard let card = scanner.next() else { return nil }
    var reader = CardReader()
    reader.read(head, card.range)
    switch reader.version {
    case .v21: return .vCard21
    case .v40: return .vCard40
    default: return .vCard30
    }
  }
}

/// What a file is that is no address book, by its first bytes.
enum FileSignature {
  private static let known: [(bytes: [UInt8], name: String)] = [
    (Array("%PDF".utf8), "a PDF document"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    (Array("GIF8".utf8), "a GIF picture"),
    (Array("PK\u{3}\u{4}".utf8), "a ZIP archive (or an Office document)"),
    ([0x1F, 0x8B], "a gzip archive"),
    (Array("SQLite format 3".utf8), "an SQLite database"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old Office document"),
    (Array("!BDN".utf8), "an Outlook data file (PST)"),
    (Array("MECARD:".utf8), "a MECARD, which QR codes have instead of vCards"),
    (Array("BEGIN:VCALENDAR".utf8), "a calendar"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
  ]

  /// What it is, as the rest of a sentence.
  static func name(_ head: [UInt8]) -> String? {
    if isLDIF(head) { return "an LDIF file, a form of address books that can't be read" }
    return known.first { head.starts(with: $0.bytes) }.map { "\($0.name), not an address book" }
  }

  /// Whether the first line that is neither a comment nor the version names an entry (RFC 2849).
  private static func isLDIF(_ head: [UInt8]) -> Bool {
    var start = 0
    while start < head.count {
      let end = head[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? head.count
      let line = head[start..<end]
      start = end + 1
      if line.isEmpty || line.first == UInt8(ascii: "#") || line.first == UInt8(ascii: " ") {
        continue
      }
      if line.starts(with: "version:".utf8) { continue }
      return line.starts(with: "dn: ".utf8) || line.starts(with: "dn:: ".utf8)
    }
    return false
  }
}
