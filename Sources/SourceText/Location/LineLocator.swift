/// Works out lines and columns, late and for many places at once.
///
/// A source is read once for all its places, with flat memory and in linear time, however long its
/// lines are. Places that are asked for later and stand further on are found from there; only for
/// earlier ones it is read from its start again.
///
/// A line ends with LF, with CR LF (also with more than one CR, as broken converters leave them),
/// or with a lone CR.
public final class LineLocator {
  private let stream: ByteStream
  private var scanner: LineScanner?
  /// Where the last place that was located begins.
  private var reached = 0

  /// Locates places in the text of a stream, which is read again from its start.
  public init(_ stream: ByteStream) {
    self.stream = stream
  }

  /// Locates places in a file.
  public init(path: String) throws(SourceError) {
    stream = try ByteStream(path: path)
  }

  /// Locates places in text in memory.
  public init(bytes: [UInt8], name: String = "") throws(SourceError) {
    stream = try ByteStream(bytes: bytes, name: name)
  }

  /// The locations of ranges, in the order given. Their source is not looked at.
  public func locations(of ranges: [SourceRange]) throws(SourceError) -> [SourceLocation] {
    try locations(of: ranges.map(\.bounds))
  }

  /// The locations of ranges, whose offsets count as those of a ``SourceRange`` do, in the order
  /// given. An offset after the end counts as the end.
  public func locations(of ranges: [Range<Int>]) throws(SourceError) -> [SourceLocation] {
    guard !ranges.isEmpty else { return [] }
    let order = ranges.indices.sorted { ranges[$0].lowerBound < ranges[$1].lowerBound }
    var scanner = LineScanner(stream: stream.reopen())
    if let known = self.scanner, let first = order.first, ranges[first].lowerBound >= reached {
      scanner = known
    }
    self.scanner = nil
    var locations: [SourceLocation?] = Array(repeating: nil, count: ranges.count)
    for index in order {
      let lower = max(0, ranges[index].lowerBound - stream.textOffset)
      let upper = max(lower, ranges[index].upperBound - stream.textOffset)
      locations[index] = try scanner.location(of: lower..<upper)
    }
    self.scanner = scanner
    reached = order.last.map { max(0, ranges[$0].lowerBound) } ?? reached
    return locations.compactMap { $0 }
  }
}
