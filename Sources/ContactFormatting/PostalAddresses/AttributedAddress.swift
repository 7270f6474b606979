/// An address as text, with what its parts are.
public struct AttributedAddress: Sendable, Hashable {
  /// A stretch of the text that is one component, or one line of it.
  public struct Run: Sendable, Hashable {
    /// Where it is in ``AttributedAddress/text``, in bytes of UTF-8.
    public let utf8Range: Range<Int>
    /// What it is.
    public let component: PostalAddressComponent
  }

  /// The text.
  public let text: String
  /// The components in the order of the text. What is between them comes from the format.
  public let runs: [Run]
  /// What the text says otherwise than the address, or leaves off; only labels do.
  public let changes: [AddressChange]

  /// The lines of the text.
  public var lines: [Substring] { text.split(separator: "\n") }

  /// Where a run is in the text.
  public func range(of run: Run) -> Range<String.Index> {
    let start = text.utf8.index(text.startIndex, offsetBy: run.utf8Range.lowerBound)
    return start..<text.utf8.index(start, offsetBy: run.utf8Range.count)
  }

  /// The text of a run.
  public subscript(run: Run) -> Substring { text[range(of: run)] }
}
