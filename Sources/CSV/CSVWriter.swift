import CByteSearch
public import SourceText

/// Writes rows as CSV (RFC 4180), in any syntax and encoding.
///
/// ```swift
/// var writer = CSVWriter(options: .init(syntax: CSVSyntax(delimiter: UInt8(ascii: ";"))))
/// writer.write(row: ["Name", "E-mail"])
/// let bytes = writer.takeBytes()
/// ```
public struct CSVWriter: ~Copyable {
  /// Which cells are put in quotes.
  public enum Quoting: String, Hashable, Sendable, CaseIterable {
    /// Those that would be read wrongly without.
    case minimal
    /// All that are not empty.
    case filled
    /// All.
    case all
  }

  /// How to write.
  public struct Options: Sendable {
    /// Delimiter, quotes and line ends; RFC 4180 where nothing is said.
    public var syntax: CSVSyntax
    /// Which cells are put in quotes.
    public var quoting: Quoting
    /// The encoding of the file.
    public var charset: Charset
    /// Whether a byte order mark stands at the start; only Unicode's encodings have one.
    public var hasByteOrderMark: Bool

    /// Options; RFC 4180 in UTF-8 where nothing is said.
    public init(
      syntax: CSVSyntax = CSVSyntax(), quoting: Quoting = .minimal, charset: Charset = .utf8,
      hasByteOrderMark: Bool = false
    ) {
      self.syntax = syntax
      self.quoting = quoting
      self.charset = charset
      self.hasByteOrderMark = hasByteOrderMark
    }
  }

  /// A character that the encoding does not have; it was written as `?`.
  public struct Unencodable: Hashable, Sendable {
    /// The position of the row among those written, counted from 0.
    public var row: Int
    /// The position of the cell in its row.
    public var column: Int
    /// The character.
    public var character: Unicode.Scalar
  }

  /// How the writer writes.
  public let options: Options
  /// The characters that could not be written, in their order.
  public private(set) var unencodable: [Unencodable] = []
  /// How many rows were written.
  public private(set) var rowCount = 0

  private let isUTF8: Bool
  private let isASCIICompatible: Bool
  private var output = ByteArena()
  /// The cells written since the row began.
  private var column = 0
  private let special: SpecialBytes

  /// A writer that has written nothing but, if asked for, a byte order mark.
  public init(options: Options = Options()) {
    self.options = options
    special = SpecialBytes(options.syntax)
    isUTF8 = options.charset == .utf8
    isASCIICompatible = options.charset.isASCIICompatible
    if options.hasByteOrderMark, options.charset.isUnicode {
      encode(Bytes("\u{FEFF}"), isCell: false)
    }
  }

  /// The bytes of what was written; valid until more is.
  public var bytes: Bytes { output.view }

  /// Hands out the bytes written so far and forgets them.
  public mutating func takeBytes() -> [UInt8] {
    defer { output.removeAll() }
    return Array(output.view)
  }

  /// Forgets the bytes written so far; the row count goes on.
  public mutating func removeBytes() { output.removeAll() }

  /// Writes a row.
  public mutating func write(row: some Sequence<String>) {
    for cell in row { write(cell: cell) }
    endRow()
  }

  /// Writes the next cell of the row.
  public mutating func write(cell: String) {
    var cell = cell
    cell.withUTF8 { write(cell: Bytes($0)) }
  }

  /// Writes the next cell of the row, valid UTF-8.
  public mutating func write(cell: Bytes) {
    if column > 0 { put(options.syntax.delimiter) }
    column += 1
    // Most cells of wide tables are empty.
    if cell.isEmpty, options.quoting != .all {
      lastCellIsBlank = true
    } else {
      write(cell, needsQuotes: needsQuotes(cell))
    }
  }

  /// Ends the row. A row of one empty cell is written as a pair of quotes, as a blank line is none.
  public mutating func endRow() {
    if column == 1, lastCellIsBlank { write(Bytes(""), needsQuotes: true) }
    for byte in options.syntax.newline.bytes { put(byte) }
    column = 0
    lastCellIsBlank = false
    rowCount += 1
  }

  private var lastCellIsBlank = false

  private func needsQuotes(_ cell: Bytes) -> Bool {
    switch options.quoting {
    case .all: true
    case .filled: !cell.isEmpty
    case .minimal: special.needsQuotes(cell, isFirst: column == 1)
    }
  }

  private mutating func write(_ cell: Bytes, needsQuotes: Bool) {
    lastCellIsBlank = cell.isEmpty && !needsQuotes
    guard needsQuotes else { return encode(cell, isCell: true) }
    let quote = options.syntax.quote
    put(quote)
    let hasBackslashes = options.syntax.escape == .backslash
    var start = 0
    var index = 0
    while index < cell.count {
      if !hasBackslashes { index = cell.firstIndex(of: quote, in: index..<cell.count) }
      guard index < cell.count else { break }
      let byte = cell[index]
      if byte == quote || (byte == 0x5C && hasBackslashes) {
        encode(cell[start..<index], isCell: true)
        put(hasBackslashes ? 0x5C : quote)
        start = index
      }
      index += 1
    }
    encode(cell[start..<cell.count], isCell: true)
    put(quote)
  }

  /// Writes an ASCII character.
  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    if isASCIICompatible {
      output.append(byte)
    } else {
      withUnsafeBytes(of: byte) { raw in
        encode(Bytes(raw.bindMemory(to: UInt8.self)), isCell: false)
      }
    }
  }

  private mutating func encode(_ text: Bytes, isCell: Bool) {
    guard !text.isEmpty else { return }
    let isPlain = isUTF8 || (isASCIICompatible && UTF8Validation.isASCII(text.rawBuffer))
    guard !isPlain else { return output.append(text) }
    let encoded = options.charset.encode(text.string)
    output.append(encoded.bytes)
    guard isCell else { return }
    for character in encoded.unencodable {
      unencodable.append(Unencodable(row: rowCount, column: column - 1, character: character))
    }
  }
}

extension CSVSyntax {
  /// Whether a cell is read wrongly without quotes around it.
  func needsQuotes(_ cell: Bytes, isFirst: Bool) -> Bool {
    SpecialBytes(self).needsQuotes(cell, isFirst: isFirst)
  }
}

/// The bytes that make quotes necessary.
private struct SpecialBytes {
  private let syntax: CSVSyntax

  init(_ syntax: CSVSyntax) { self.syntax = syntax }

  func needsQuotes(_ cell: Bytes, isFirst: Bool) -> Bool {
    guard let first = cell.first, let last = cell.last else { return false }
    // Blanks at the edges are lost in some readers, and a quote behind them opens a cell in others.
    if first <= 0x20 || last <= 0x20 { return true }
    // A first cell may look like a line of instructions, or a byte order mark.
    if isFirst {
      if first == 0xEF { return true }
      if first == UInt8(ascii: "#") || first | 0x20 == UInt8(ascii: "s") {
        if LeadingLines.line(cell) != nil { return true }
      }
    }
    let backslash = syntax.escape == .backslash ? UInt8(ascii: "\\") : syntax.quote
    guard let base = cell.unsafeBuffer.baseAddress else { return false }
    return cb_has_break_or(base, cell.count, syntax.delimiter, syntax.quote, backslash)
  }
}
