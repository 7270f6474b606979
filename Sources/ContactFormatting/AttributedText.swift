/// A text of parts, with what each of them is: a name or an address as it was put together.
///
/// ```swift
/// let name = formatter.format(contact)
/// for run in name.runs where run.component == .surname { print(name[run]) }
/// ```
public struct AttributedText<Component: Hashable & Sendable>: Hashable, Sendable {
  /// A stretch of the text that is one part.
  public struct Run: Hashable, Sendable {
    /// Where it is in ``AttributedText/text``, in bytes of UTF-8.
    public let utf8Range: Range<Int>
    /// What it is.
    public let component: Component
  }

  /// The text.
  public let text: String
  /// The parts, in the order of the text. What is between them comes from the pattern.
  public let runs: [Run]

  /// The lines of the text.
  public var lines: [Substring] {
    // Looking for characters would take as long as making the text of a label.
    text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }

  /// Where a run is in the text.
  public func range(of run: Run) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: run.utf8Range.lowerBound)
    return start..<text.utf8.index(start, offsetBy: run.utf8Range.count)
  }

  /// The text of a run.
  public subscript(run: Run) -> Substring { text[range(of: run)] }
}
