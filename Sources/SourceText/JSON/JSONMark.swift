/// Looks for what a contact begins with in JSON text, wherever it stands: where a quote or a bracket is
/// missing before it, none of those behind it can be trusted.
///
/// The mark has quotes in it, and those within a string are escaped: so no whole string has it.
package struct JSONMark {
  /// A mark with more blanks in it than this is none, so that little has to be kept.
  private static let limit = 256

  private let mark: [UInt8]
  private let beginsLine: Bool
  /// Where what may be the mark begins; nil where nothing is.
  package private(set) var start: Int?
  private var matched = 0
  private var isInQuotes = false
  private var isAtLineStart = true

  /// - Parameters:
  ///   - mark: What is looked for, without the blanks that may stand in it.
  ///   - beginsLine: Whether only blanks may stand before it in its line.
  package init(_ mark: StaticString, beginsLine: Bool = false) {
    self.mark = mark.withUTF8Buffer { Array($0) }
    self.beginsLine = beginsLine
  }

  /// Takes the next byte; where it ends the mark, returns where that begins.
  package mutating func take(_ byte: UInt8, at index: Int) -> Int? {
    defer {
      if byte > 0x20 {
        isAtLineStart = false
      } else if byte == 0x0A || byte == 0x0D {
        isAtLineStart = true
      }
    }
    if let start {
      if index - start < Self.limit {
        if byte == mark[matched] {
          if byte == UInt8(ascii: "\"") { isInQuotes.toggle() }
          matched += 1
          guard matched == mark.count else { return nil }
          reset()
          return start
        }
        if byte <= 0x20, !isInQuotes { return nil }
      }
      reset()
    }
    if byte == mark[0], isAtLineStart || !beginsLine {
      start = index
      matched = 1
    }
    return nil
  }

  /// Forgets what may have been the mark.
  package mutating func reset() {
    start = nil
    matched = 0
    isInQuotes = false
  }

  /// Counts places anew after `count` bytes before them are gone.
  package mutating func move(by count: Int) { start = start.map { $0 - count } }
}
