import SourceText

/// Writes the cells of a sheet as comma-separated text (RFC 4180).
struct SheetText {
  private let texts: [String]
  private let dates: SheetDates
  /// What the formats of the cells' styles show of digits, by their numbers.
  private let digits: [DigitFormat?]
  private let asides: SheetAsides
  private let merges: SheetMerges

  init(
    texts: [String], dates: SheetDates, digits: [DigitFormat?] = [],
    asides: SheetAsides = SheetAsides(), merges: SheetMerges = SheetMerges()
  ) {
    self.texts = texts
    self.dates = dates
    self.digits = digits
    self.asides = asides
    self.merges = merges
  }

  /// What is known of the cell that the document is at.
  private struct Cell {
    var column = 0
    var type = "n"
    var style = 0
    var text = ""
    var place = ""
    var hasFormula = false
    var hasValue = false

    /// Whether there is a formula that nobody has computed. One that results in no text has its result.
    var lacksResult: Bool { hasFormula && text.isEmpty && !(hasValue && type == "str") }
  }

  /// Reads the sheet's XML; nil where it is damaged, or has cells where no sheet has any.
  ///
  /// - Returns: The places of formulas without their results, as `C5`.
  func read(
    _ content: SourceContent, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws -> [String]? {
    var unresolved: [String] = []
    var row: [String] = []
    var cell = Cell()
    var isText = false
    var isReading = false
    var rowNumber = 0
    var isTooWide = false
    // What is called by the XML parser can't throw, so the text is written when it is whole.
    let lines = SheetLines()
    let texts = texts
    let (dates, digits, asides) = (dates, digits, asides)
    var merges = merges
    var links: [(place: String, column: Int)] = []
    let isWhole = try XMLEvents.read(
      content,
      start: { element, attributes in
        switch element {
        case "row":
          row.removeAll(keepingCapacity: true)
          // Rows without a cell are not there: they are blank lines, but for those at the start.
          let number = attributes["r"].flatMap { Int($0) } ?? rowNumber + 1
          let gap = max(0, min(number - rowNumber - 1, 1000))
          if rowNumber > 0 { for _ in 0..<gap { lines.append([]) } }
          rowNumber = number
        case "c":
          let column = attributes["r"].flatMap { SheetText.column(of: $0) } ?? row.count
          cell = Cell(
            column: column, type: attributes["t"] ?? "n",
            style: attributes["s"].flatMap { Int($0) } ?? -1, place: attributes["r"] ?? "")
        case "f": cell.hasFormula = true
        case "v", "t":
          cell.hasValue = true
          isText = !isReading
        case "rPh": isReading = true
        default: break
        }
      },
      end: { element in
        switch element {
        case "row":
          merges.fill(&row, number: rowNumber)
          for link in links { asides.addLink(of: link.place, link.column, to: &row) }
          links.removeAll(keepingCapacity: true)
          asides.addComments(ofRow: rowNumber, to: &row)
          lines.append(row)
        case "c":
          guard cell.column < Workbook.columnLimit else {
            isTooWide = true
            return
          }
          if cell.lacksResult { unresolved.append(cell.place) }
          while row.count <= cell.column { row.append("") }
          row[cell.column] = SheetText.text(cell.text, cell.type, cell.style, texts, dates, digits)
          if asides.hasLink(cell.place) { links.append((cell.place, cell.column)) }
        case "v", "t": isText = false
        case "rPh": isReading = false
        default: break
        }
      },
      text: { if isText { cell.text += $0 } })
    try lines.bytes.withUnsafeBytes { try write($0) }
    return isWhole && !isTooWide ? unresolved : nil
  }

  /// What a cell shows, as far as a table of contacts needs it.
  private static func text(
    _ value: String, _ type: String, _ style: Int, _ texts: [String], _ dates: SheetDates,
    _ digits: [DigitFormat?]
  ) -> String {
    switch type {
    case "s":
      guard let number = Int(value), texts.indices.contains(number) else { return "" }
      return texts[number]
    case "b": return value == "1" ? "TRUE" : "FALSE"
    // What could not be computed is told as in any table.
    case "e": return value
    case "n":
      guard let number = Double(value) else { return value }
      if let date = dates.text(number, style: style) { return date }
      if digits.indices.contains(style), let text = digits[style]?.text(number) { return text }
      // A long number, as one for the phone, is whole in the file however it is shown.
      if number == number.rounded(), abs(number) < 1e15 { return String(Int(number)) }
      return value
    default: return EscapedText.decoded(value)
    }
  }

  /// The column of a place as `AB12`, from 0.
  static func column(of place: String) -> Int? {
    var column = 0
    var hasLetters = false
    for byte in place.utf8 {
      let letter = byte & 0xDF
      guard letter >= 0x41, letter <= 0x5A, byte > 0x40 else { break }
      hasLetters = true
      column = column * 26 + Int(letter) - 0x40
      if column > Workbook.columnLimit { return column }
    }
    return hasLetters ? column - 1 : nil
  }
}

/// The lines of a table as they come.
private final class SheetLines {
  private(set) var bytes: [UInt8] = []
  /// How many cells the widest row has so far. Of a row, the last cells that are empty need not be there.
  private var width = 0
  /// Rows are not filled up beyond this, so that no small file makes a large table.
  private static let widestFilled = 256

  func append(_ row: [String]) {
    let filled = row.count { !$0.isEmpty }
    guard width > 0 || filled > 0 else { return }
    width = max(width, row.count)
    for (position, cell) in row.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      let needsQuotes = cell.utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
      if needsQuotes { bytes.append(0x22) }
      for byte in cell.utf8 {
        if byte == 0x22 { bytes.append(0x22) }
        bytes.append(byte)
      }
      if needsQuotes { bytes.append(0x22) }
    }
    // What stands alone in its row may be a title or a note, and is told by that.
    if filled > 1, width <= Self.widestFilled {
      bytes += repeatElement(UInt8(ascii: ","), count: width - row.count)
    }
    bytes += [0x0D, 0x0A]
  }
}
