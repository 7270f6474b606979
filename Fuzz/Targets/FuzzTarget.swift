import FileFormats

/// What is fuzzed: each takes any bytes, and keeps its promises whatever they are.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Reading cards, in parts of any length, and writing them in their own version.
  case vcard
  /// The same of jCard.
  case jcard
  /// The same of tables.
  case csv
  /// Telling encodings, and decoding.
  case charset
  /// Writing what was read in every format, and reading that.
  case conversion
  /// Unifying, merging, writing, reading and taking apart again.
  case merging
  /// Names, addresses, dates, sorting and the text of labels in five languages.
  case formatting
  /// Expressions of `--where`.
  case expression
  /// Names and measures of sheets, and templates.
  case sheet
  /// Maps of columns, decisions, and the records in reports and merged contacts.
  case records

  /// Tries one input.
  ///
  /// - Throws: ``BrokenPromise``.
  package func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    switch self {
    case .vcard: try ReadingTarget.run(bytes, format: .vCard30)
    case .jcard: try ReadingTarget.run(bytes, format: .jCard)
    case .csv: try ReadingTarget.run(bytes, format: .csv)
    case .charset: try CharsetTarget.run(bytes)
    case .conversion: try ConversionTarget.run(bytes)
    case .merging: try MergingTarget.run(bytes)
    case .formatting: try FormattingTarget.run(bytes)
    case .expression: ExpressionTarget.run(bytes)
    case .sheet: SheetTarget.run(bytes)
    case .records: try RecordsTarget.run(bytes)
    }
  }
}

/// A promise that an input broke.
package struct BrokenPromise: Error, CustomStringConvertible {
  /// Which one, in a few words that suit a file's name.
  package let name: String
  /// What came instead.
  package let detail: String

  init(_ name: String, _ detail: String = "") {
    self.name = name
    self.detail = detail
  }

  package var description: String { detail.isEmpty ? name : "\(name): \(detail)" }
}

/// Throws where a promise does not hold.
func promise(
  _ holds: Bool, _ name: String, _ detail: @autoclosure () -> String = ""
) throws(BrokenPromise) {
  if !holds { throw BrokenPromise(name, detail()) }
}
