package import CSV
package import SourceText

/// Tells whether a text that is no vCard is CSV.
///
/// Any text can be read as CSV. It is taken for an address book if names of columns, addresses or
/// numbers are in it, or if its rows have many cells each, and alike.
package enum CSVRecognition {
  /// Less sure delimiters are those of prose.
  private static let leastConfidence = 0.6
  /// A row of so many cells fills the sample, and is no sentence.
  private static let leastOfOneRow = 10_000

  /// A reader of the text from its start; nil where the text is not CSV.
  ///
  /// - Parameter needsKnownHeader: Whether the first row has to name columns, because the text looks
  ///   like something else, too.
  package static func reader(
    _ stream: ByteStream, head: [UInt8], options: CSVReadingOptions,
    needsKnownHeader: Bool = false
  ) throws -> CSVReader? {
    guard !isBinary(head) else { return nil }
    let reader = try CSVReader(stream.reopen(), options: options.readerOptions)
    let isTable = needsKnownHeader ? hasKnownHeader(reader.layout) : isCSV(reader.layout)
    return options.hasGivenSyntax || isTable ? reader : nil
  }

  private static func hasKnownHeader(_ layout: CSVLayout) -> Bool {
    layout.hasHeader.value && layout.header.contains { HeaderIndex.isKnown($0) }
  }

  private static func isCSV(_ layout: CSVLayout) -> Bool {
    guard layout.sampledRows > 0 else { return !layout.preamble.isEmpty }
    let isKnownHeader = hasKnownHeader(layout)
    if layout.columnCount == 1 { return isKnownHeader || layout.dataShare >= 0.5 }
    if isKnownHeader || layout.dataShare > 0.1 || layout.columnCount >= leastOfOneRow {
      return true
    }
    return layout.sampledRows > 1 && layout.delimiter.confidence >= leastConfidence
  }

  /// Whether bytes are no text: damaged text has a few control characters, other files have many.
  /// Half of the bytes of UTF-16, where it was joined to other text, are zero, and so is what pads
  /// a file to the size of a block.
  private static func isBinary(_ head: [UInt8]) -> Bool {
    var controls = 0
    var nulls = 0
    let end = head.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    for byte in head[..<end] where byte < 0x20 {
      switch byte {
      case 0: nulls += 1
      case 0x09...0x0D, 0x1A, 0x1B: break
      default: controls += 1
      }
    }
    return controls * 50 > end || nulls * 2 > end
  }
}
