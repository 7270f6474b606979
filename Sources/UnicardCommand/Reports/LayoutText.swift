import CSV
import ContactModel
import SourceText

/// Shows how a CSV file is laid out.
struct LayoutText {
  let layout: CSVLayout

  /// So many lines that belong to no row are shown to a person.
  private static let shownLines = 4

  // MARK: For people

  /// The delimiter and why, and what was unusual about quotes.
  var delimiter: [String] {
    let found = layout.delimiter
    guard layout.columnCount > 1 || found.confidence == 1 else {
      return ["none: \(found.evidence)"]
    }
    var lines = [
      "\(layout.syntax.delimiterName), \(Certainty.text(found.confidence)): \(found.evidence)"
    ]
    if layout.syntax.quote != UInt8(ascii: "\"") {
      lines.append("quotes are \(String(UnicodeScalar(layout.syntax.quote)))")
    }
    if case .backslash = layout.syntax.escape {
      lines.append("quotes within cells stand behind a backslash")
    }
    return lines
  }

  var header: [String] {
    let found = layout.hasHeader
    let text = found.value ? "the first row" : "none"
    return ["\(text), \(Certainty.text(found.confidence)): \(found.evidence)"]
  }

  var columns: String { Count.grouped(layout.columnCount) }

  /// What stands around the rows and was left out.
  var leftOut: [String] {
    var lines = shown(layout.preamble, "above") + shown(layout.footer, "below")
    if layout.repeatedHeaders > 0 {
      lines.append("the header, \(Count(layout.repeatedHeaders, "more time"))")
    }
    return lines
  }

  private func shown(_ lines: [String], _ place: String) -> [String] {
    let lines = lines.filter { !$0.isEmpty }
    var shown = lines.prefix(Self.shownLines).map { "\(place): \($0.prefix(100))" }
    if lines.count > Self.shownLines {
      shown.append("\(place): \(Count(lines.count - Self.shownLines, "more line"))")
    }
    return shown
  }

  // MARK: For programs

  var json: JSON {
    .object([
      ("delimiter", .string(String(UnicodeScalar(layout.syntax.delimiter)))),
      ("delimiterConfidence", .fraction(layout.delimiter.confidence)),
      ("delimiterEvidence", .string(layout.delimiter.evidence)),
      ("quote", .string(String(UnicodeScalar(layout.syntax.quote)))),
      ("escape", .string(layout.syntax.escape.rawValue)),
      ("newline", .string(layout.syntax.newline.rawValue)),
      ("otherEncoding", .optional(layout.otherCharset?.name)),
      ("header", .bool(layout.hasHeader.value)),
      ("headerConfidence", .fraction(layout.hasHeader.confidence)),
      ("headerEvidence", .string(layout.hasHeader.evidence)),
      ("columnCount", .number(layout.columnCount)),
      ("preamble", .array(layout.preamble.map { .string($0) })),
      ("footer", .array(layout.footer.map { .string($0) })),
      ("repeatedHeaders", .number(layout.repeatedHeaders)),
    ])
  }
}

/// How sure something is, in words.
enum Certainty {
  static func text(_ confidence: Double) -> String {
    switch confidence {
    case 0.99...: "certain"
    case 0.8...: "nearly certain"
    case 0.5...: "likely"
    default: "a guess"
    }
  }
}
