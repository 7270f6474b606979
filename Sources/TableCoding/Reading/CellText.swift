import CByteSearch
package import SourceText

/// What spreadsheets and web programs put into cells that is no part of the text.
package enum CellText {
  /// The text within a cell: without blanks around, without `="…"`, without a guarding `'`.
  static func content(of cell: Bytes) -> Range<Int> {
    var start = 0
    var end = cell.count
    while start < end, cell[start] <= 0x20 { start += 1 }
    while end > start, cell[end - 1] <= 0x20 { end -= 1 }
    guard start < end else { return 0..<0 }
    let first = cell[start]
    if first == UInt8(ascii: "="), end - start >= 3, cell[start + 1] == UInt8(ascii: "\""),
      cell[end - 1] == UInt8(ascii: "\"")
    {
      return start + 2 < end ? start + 2..<end - 1 : 0..<0
    }
    if first == UInt8(ascii: "'"), end - start >= 2, isGuarded(cell, start + 1, end) {
      return start + 1..<end
    }
    if cell[end - 1] == UInt8(ascii: "#") { return withoutLink(cell, start..<end) }
    return start..<end
  }

  /// What is shown of a link of Microsoft Access, where that is what it leads to: `a@x.example#mailto:a@x.example#`,
  /// `#https://x.example#`.
  private static func withoutLink(_ cell: Bytes, _ range: Range<Int>) -> Range<Int> {
    let sign = UInt8(ascii: "#")
    guard let middle = range.first(where: { cell[$0] == sign }), middle + 1 < range.upperBound
    else { return range }
    var address = middle + 1..<range.upperBound - 1
    let shown = range.lowerBound..<middle
    let hasScheme = ["http://", "https://", "mailto:"].contains {
      cell[address].prefix($0.utf8.count).string.lowercased() == $0
    }
    guard hasScheme, !cell[address].contains(sign) else { return range }
    if cell[address].prefix(7).string.lowercased() == "mailto:" {
      address = address.lowerBound + 7..<address.upperBound
    }
    if shown.isEmpty { return address }
    return cell[address].string.lowercased() == cell[shown].string.lowercased() ? shown : range
  }

  /// The text within a cell, without blanks of any kind around it.
  static func shown(_ cell: Bytes) -> String {
    cell[content(of: cell)].string.trimmed
  }

  static func shown(_ cell: String) -> String {
    var cell = cell
    return cell.withUTF8 { shown(Bytes($0)) }
  }

  /// Whether an apostrophe stands in front to keep a spreadsheet from running or counting.
  private static func isGuarded(_ cell: Bytes, _ start: Int, _ end: Int) -> Bool {
    if SpreadsheetGuard.needs(cell[start - 1..<end]) { return true }
    if cell[start..<end].allSatisfy({ $0.isDigit || $0.isOne(of: " /-.()") }) { return true }
    // Postal codes, of which each word has a digit, or the first four: a name or a street has one that has
    // none.
    let isFourFirst = end - start < 8 && cell[start..<end].prefix { $0.isDigit }.count == 4
    return cell[start..<end].allSatisfy { $0.isDigit || $0 &- 0x41 < 26 || $0 == 0x20 }
      && (isFourFirst
        || cell[start..<end].split(separator: 0x20).allSatisfy { $0.contains(where: \.isDigit) })
  }

  /// Appends the text with LF for every line break, among them VT, as FileMaker and Outlook for Mac have
  /// those within a cell, FF and GS; without NUL, and with characters for HTML's
  /// entities; tells whether there were any. A text with tags is a page, whose entities are a part of it.
  package static func appendDecoded(_ text: Bytes, to bytes: inout ByteArena) -> Bool {
    var hasEntity = false
    var isPage: Bool?
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "&"), isPage != true, let entity = entity(text, index) {
        let hasTag = isPage ?? hasTag(text)
        isPage = hasTag
        if hasTag { continue }
        bytes.append(utf8: entity.text)
        index = entity.end
        hasEntity = true
        continue
      }
      if byte == 0x0D {
        if index + 1 == text.count || text[index + 1] != 0x0A { bytes.append(0x0A) }
      } else if byte != 0 {
        bytes.append(byte == 0x0B || byte == 0x0C || byte == 0x1D ? 0x0A : byte)
      }
      index += 1
    }
    return hasEntity
  }

  private static func hasTag(_ text: Bytes) -> Bool {
    guard let end = text.indices.last(where: { text[$0] == UInt8(ascii: ">") }), end > 1 else {
      return false
    }
    return (0..<end - 1).contains { index in
      text[index] == UInt8(ascii: "<")
        && (text[index + 1] == UInt8(ascii: "/") || (text[index + 1] | 0x20) &- 0x61 < 26)
    }
  }

  private static let entities = CellWords.pairs("entity")

  private static func entity(_ text: Bytes, _ start: Int) -> (text: String, end: Int)? {
    let limit = min(text.count, start + 10)
    guard let end = (start + 1..<limit).first(where: { text[$0] == UInt8(ascii: ";") }),
      end >= start + 2
    else { return nil }
    let name = text[start + 1..<end].string
    if let known = entities[name] { return (known, end + 1) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number, number >= 0x20 || number == 0x0A, let scalar = Unicode.Scalar(number) else {
      return nil
    }
    return (String(Character(scalar)), end + 1)
  }

  /// Turns `\n` in the arena from a position on into line breaks.
  static func undoEscapedBreaks(_ bytes: inout ByteArena, _ start: Int) {
    let text = bytes[start..<bytes.count]
    guard text.contains(UInt8(ascii: "\\")) else { return }
    let copy = Array(text)
    bytes.removeAll(from: start)
    var index = 0
    while index < copy.count {
      if copy[index] == UInt8(ascii: "\\"), index + 1 < copy.count {
        if copy[index + 1] == UInt8(ascii: "n") {
          bytes.append(0x0A)
          index += 2
          continue
        }
        if copy[index + 1] == UInt8(ascii: "\\") { index += 1 }
      }
      bytes.append(copy[index])
      index += 1
    }
  }
}

/// Cells that a spreadsheet would take for formulas.
package enum SpreadsheetGuard {
  /// Whether a cell that begins so is one that a spreadsheet may run.
  package static func isActive(_ first: UInt8) -> Bool {
    first.isOne(of: "=+-@\t\r")
  }

  /// Whether the text is a phone number and nothing else, which no spreadsheet runs.
  package static func isPhoneNumber(_ text: [UInt8]) -> Bool {
    text.first == UInt8(ascii: "+") && (5...30).contains(text.count)
      && text.dropFirst().allSatisfy { $0.isDigit || $0.isOne(of: " ()-./") }
      && text.count(where: \.isDigit) >= 4
  }
}

/// What occurs in a cell, found in one go: most cells need no further look.
package struct CellTraits {
  private let found: UInt32

  private init(_ found: UInt32) { self.found = found }

  @inline(__always)
  package init(_ cell: Bytes) {
    found = cell.unsafeBuffer.baseAddress.map { cb_cell_traits($0, cell.count) } ?? 0
  }

  /// Of no text.
  static var none: CellTraits { CellTraits(0) }

  /// Of a text that was not looked at.
  static var unknown: CellTraits { CellTraits(.max) }

  /// Whether there is an `&`, a NUL or a line break other than LF, so that the text isn't taken as it is.
  package var needsDecoding: Bool { found & UInt32(CB_UNDONE) != 0 }

  /// Whether there is a `:` or a `;`.
  var hasColon: Bool { found & UInt32(CB_COLON) != 0 }

  /// Whether there is a control character, as a line break is.
  var hasControl: Bool { found & UInt32(CB_CONTROL) != 0 }

  /// Whether there may be several values in the text, as people write them in a cell.
  var mayBeList: Bool { found & UInt32(CB_COLON | CB_COMMA | CB_CONTROL) != 0 }
}
