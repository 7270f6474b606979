import SourceText

/// What is told of what was odd in a file.
extension CSVReader {
  func noteHead(_ found: LayoutDetector.Finding) {
    let layout = tables[tables.count - 1]
    let start = layout.headerRange ?? SourceRange(source: stream.source, 0..<0)
    if !layout.preamble.isEmpty, found.hasTitle {
      let count = layout.preamble.count
      let text = layout.preamble.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
      let first = "“" + (text.count > 60 ? text.prefix(59) + "…" : text) + "”"
      log.add(
        .preambleSkipped, .note,
        count == 1
          ? "A line before the header belongs to no row and was left out: \(first)."
          : "\(count) lines before the header belong to no row and were left out: \(first) first.",
        at: start)
    }
    guard layout.hasHeader.value else { return }
    if found.hasGluedRow {
      log.add(
        .headerUnended, .warning,
        "The first row follows the last name of the header without a line break.",
        hint: "It was read as a row; end the header's line if it is none.", at: start)
    }
    for columns in RangeSet(found.unnamedColumns, within: layout.header.indices).ranges {
      let isOne = columns.count == 1
      log.add(
        .headerEmptyName, .warning,
        isOne
          ? "Column \(columns.lowerBound + 1) has no name."
          : "Columns \(columns.lowerBound + 1) to \(columns.upperBound) have no names.",
        hint: isOne
          ? "Its values are kept; name the column to give them a meaning."
          : "Their values are kept; name the columns to give them a meaning.", at: start)
    }
    var seen: Set<String> = []
    for (index, name) in layout.header.enumerated() {
      let name = name.filter { !$0.isWhitespace }
      if !name.isEmpty, !seen.insert(name).inserted {
        log.add(
          .headerDuplicateName, .note,
          "Column \(index + 1) has the name '\(layout.header[index])', as one before it.",
          at: start)
      }
    }
  }

  func noteOddities(
    _ oddities: [RowParser.Oddity], place: (Range<Int>) -> SourceRange
  ) {
    for oddity in oddities {
      let range = place(oddity.range)
      switch oddity.kind {
      case .unterminated:
        log.add(
          .quoteUnterminated, .warning,
          "The quote opens a cell that nothing closes; the cell was read up to the next delimiter.",
          hint: "Add the closing quote, or remove this one.", at: range)
      case .unescaped:
        log.add(
          .quoteUnescaped, .warning, "A quote within a cell is not doubled; it was kept as text.",
          hint: "Write two quotes for one.", at: range)
      case .backslash:
        log.add(
          .quoteBackslash, .warning, "A backslash stands for a doubled quote; it was left out.",
          hint: "Write two quotes for one.", at: range)
      case .wrapped:
        log.add(
          .rowInQuotes, .warning, "The whole row stands in quotes; it was split into its cells.",
          hint: "Check its cells.", at: range)
      case .otherDelimiter(let delimiter):
        let name = CSVSyntax(delimiter: delimiter).delimiterName
        log.add(
          .rowOtherDelimiter, .warning,
          "The row is separated by \(name) and others by \(CSVSyntax(delimiter: parser.delimiter).delimiterName); it was split at its own delimiter.",
          hint: "Check its cells.", at: range)
      case .typographic:
        log.add(
          .quoteTypographic, .note, "Typographic quotes stand around cells; they were left out.",
          hint: "Write straight quotes around cells.", at: range)
      case .unquoted:
        log.add(
          .cellUnquoted, .warning,
          "The cell holds the delimiter without quotes around it; it was read as one by what follows there.",
          hint: "Put quotes around cells that hold the delimiter.", at: range)
      }
    }
  }

  func noteLength(_ row: CSVRow) {
    let wanted = wantedCount
    guard row.count != wanted, wanted > 0 else { return }
    let cells = row.count == 1 ? "1 cell" : "\(row.count) cells"
    if row.count < wanted {
      log.add(
        .rowShort, .warning, "The row has \(cells), and there are \(wanted) columns.",
        hint: "The cells that are missing were taken to be empty.", at: row.sourceRange)
    } else {
      log.add(
        .rowLong, .warning, "The row has \(cells), and there are \(wanted) columns.",
        hint: "Put quotes around cells that hold the delimiter.", at: row.sourceRange)
    }
  }

  /// - Parameter above: the lines above it that are left out with it.
  func noteRepeatedHeader(_ row: CSVRow, above: [CSVRow] = []) {
    tables[tables.count - 1].repeatedHeaders += 1
    let lines = above.filter(filter.isText).map { row in
      "“" + row.strings.filter { !$0.isEmpty }.joined(separator: " ") + "”"
    }
    let verb = lines.count == 1 ? "was" : "were"
    let others = lines.isEmpty ? "" : ", and so \(verb) \(lines.joined(separator: ", ")) above it"
    log.add(
      .headerRepeated, .note, "The header is repeated here; it was left out\(others).",
      at: row.sourceRange)
  }

  /// Says that another table begins.
  func noteTable() {
    log.add(
      .headerOther, .warning,
      "Another header begins here, as in files that were joined; the rows below it were read by it.",
      hint: "Check the first contacts below it.",
      at: tables[tables.count - 1].headerRange ?? SourceRange(source: stream.source, 0..<0))
  }

  /// Says that a row looks like the header of another table, and was not read as one.
  func noteUnreadHeader(_ row: CSVRow) {
    log.add(
      .headerOther, .warning,
      "The row names columns, and others than the header; it was read as any row.",
      hint: "Split the file here, and read its parts each.", at: row.sourceRange)
  }

  func noteCut(_ row: CSVRow) {
    log.add(
      .rowTooLarge, .error,
      "The row is longer than \(Self.rowLimit >> 20) MiB; the rest of it was left out.",
      hint: "Check whether a quote is missing.", at: row.sourceRange, leavesOut: true)
  }

  func noteFooter(_ batch: CSVBatch, _ rows: Range<Int>) {
    var lines: [String] = []
    for index in rows where filter.isText(batch[index]) {
      lines.append(batch[index].strings.joined(separator: " "))
    }
    tables[tables.count - 1].footer = lines
    let range = batch[rows.lowerBound].sourceRange.union(batch[rows.upperBound - 1].sourceRange)
    if lines.isEmpty {
      log.add(.footerSkipped, .note, "The empty rows at the end were left out.", at: range)
    } else {
      log.add(
        .footerSkipped, .warning, "The lines below the last row were left out: they are notes.",
        hint: "If they are contacts, move them above the last row.", at: range,
        leavesOut: true)
    }
  }

  func noteText() {
    for event in text.takeEvents() {
      let range = SourceRange(
        source: stream.source, lowerBound: stream.textOffset + event.range.lowerBound,
        upperBound: stream.textOffset + event.range.upperBound)
      let other = text.decoder.other?.name ?? "windows-1252"
      switch event.kind {
      case .null:
        log.add(
          .textNull, .warning, "The line holds NUL characters; they were left out.",
          hint: "Check that the file is complete.", at: range, leavesOut: true)
      case .otherCharset:
        let isOther = text.decoder.other == stream.encoding.charset
        tables[0].otherCharset = isOther ? .utf8 : text.decoder.other
        log.add(
          .encodingMixed, .warning,
          "The line is not all UTF-8, as others are; the rest of it was read as \(other).",
          hint: "Check the letters beyond ASCII.", at: range)
      case .doubled:
        log.add(
          .textDoubled, .warning,
          "Letters of the line were turned into UTF-8 twice; they were read as what they had been.",
          hint: "Check them; read as UTF-8, the line stays as it stands.", at: range)
      case .undecodable:
        log.add(
          .textUndecodable, .warning,
          "Bytes here are no character in UTF-8 or \(other); U+FFFD stands in their place.",
          hint: "Check whether the text was cut off.", at: range)
      }
    }
  }

  func noteEnd() {
    guard !isEndNoted else { return }
    isEndNoted = true
    if rowCount == 0, layout.hasHeader.value {
      log.add(
        .fileWithoutRows, .note, "The file has a header and no row.",
        at: layout.headerRange ?? SourceRange(source: stream.source, 0..<0))
    }
    log.addUnlisted(at: SourceRange(source: stream.source, 0..<0))
  }
}
