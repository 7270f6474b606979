/// A file, or standard input, that text came from.
public struct Source: Hashable, Sendable {
  /// The path as it was given, or `<stdin>`.
  public var name: String

  /// Names a source.
  public init(name: String) {
    self.name = name
  }

  /// Standard input.
  public static let standardInput = Source(name: "<stdin>")

  /// What it is called in a sentence.
  package var title: String { self == .standardInput ? "standard input" : name }
}

/// A run of bytes of a source: half-open, counted from 0.
///
/// The offsets are those of the file for UTF-8 and every other encoding that is read as it is. For
/// text that is transcoded while it is read (UTF-16, UTF-32, ISO-2022-JP) they count the bytes of
/// the UTF-8 text without its byte order mark; ``ByteStream/originalOffset(ofTextOffset:)`` leads
/// back to the file.
public struct SourceRange: Hashable, Sendable {
  /// Where the bytes are from; nil for text that came from memory.
  public var source: Source?
  /// The offset of the first byte.
  public var lowerBound: Int
  /// The offset after the last byte.
  public var upperBound: Int

  /// Makes a range. An upper bound below the lower one makes an empty range at the lower one.
  public init(source: Source? = nil, lowerBound: Int, upperBound: Int) {
    self.source = source
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// Makes a range from a Swift range of byte offsets.
  public init(source: Source? = nil, _ bounds: Range<Int>) {
    self.init(source: source, lowerBound: bounds.lowerBound, upperBound: bounds.upperBound)
  }

  /// The number of bytes.
  public var count: Int { upperBound - lowerBound }

  /// Whether the range holds no byte; it still marks a place.
  public var isEmpty: Bool { upperBound <= lowerBound }

  /// The offsets alone.
  public var bounds: Range<Int> { lowerBound..<max(lowerBound, upperBound) }

  /// The smallest range that covers both, which must be of the same source.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(
      source: source, lowerBound: min(lowerBound, other.lowerBound),
      upperBound: max(upperBound, other.upperBound))
  }
}
