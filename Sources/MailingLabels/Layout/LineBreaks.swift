import LocaleSupport

/// The places where a line may be broken, and how good each is.
///
/// The rules of UAX #14 say where a break is possible. Among those, breaks behind commas and blanks
/// are better than behind hyphens, and those better than between two Han characters; none is within
/// a number, or between a number and what it counts (`304号室`). What is left alone is no orphan: a
/// line of an address that is broken has words in all of its parts.
struct LineBreaks {
  /// A part of the line that is not broken, with the blanks behind it.
  struct Segment {
    let text: Substring
    /// How bad a break behind it is; 0 is a good one.
    let cost: Int
  }

  /// The parts of the line, in order; the last one has no break behind it.
  let segments: [Segment]

  /// Breaks from this cost on are left for when there is no other way.
  static let dear = 100
  /// What can be broken into more parts is no line of an address.
  private static let mostSegments = 200

  /// The places in a line.
  init(_ line: String) {
    var line = line
    var ends = line.withUTF8 { Segmentation.lineBreaks($0) }
    if ends.count > Self.mostSegments { ends = ends.suffix(1) }
    let utf8 = line.utf8
    var segments: [Segment] = []
    var start = utf8.startIndex
    for end in ends {
      let place = utf8.index(utf8.startIndex, offsetBy: end)
      let cost = place == utf8.endIndex ? 0 : Self.cost(ofBreakIn: line, at: place)
      guard let cost else { continue }
      segments.append(Segment(text: line[start..<place], cost: cost))
      start = place
    }
    if start < line.endIndex { segments.append(Segment(text: line[start...], cost: 0)) }
    self.segments = segments
  }

  /// Each letter by itself, for words that have no place to break.
  init(charactersOf line: String) {
    segments = line.map { Segment(text: Substring(String($0)), cost: 0) }
  }

  /// How bad a break is; nil where there must be none.
  private static func cost(ofBreakIn line: String, at place: String.Index) -> Int? {
    guard let before = line[..<place].last, let after = line[place...].first else { return nil }
    if before.isWhitespace {
      let last = line[..<place].last { !$0.isWhitespace }
      // What stands behind a comma and ends in a full stop is a suffix: `, Jr.`
      let next = line[place...].prefix { !$0.isWhitespace }
      if next.hasSuffix("."), next.count <= 5, !next.contains(where: \.isNumber) { return 9 }
      if let last, ",;、·،".contains(last) { return 0 }
      // A number belongs to the street in front of it.
      return after.isNumber ? 5 : 2
    }
    // `1-5-6` and `17/19` are one number.
    if after.isNumber, !before.isLetter { return nil }
    if before.isNumber { return nil }
    if "-–/".contains(before) { return 4 }
    if "、，,・".contains(before) { return 0 }
    if after.isNumber { return 5 }
    return isDivision(before) ? 3 : 12
  }

  /// Whether a character ends the name of a part of a country or town, in East Asian addresses.
  private static func isDivision(_ character: Character) -> Bool {
    "都道府県郡市区町村省州县縣區镇鎮乡鄉路街道段巷弄시도군구동로길읍면".contains(character)
  }

  // MARK: Dividing

  /// Divides the line into parts that are as few as possible, and then as good.
  ///
  /// - Parameters:
  ///   - widths: How wide each segment is, with and without the blanks at its end.
  ///   - width: The room.
  ///   - narrow: How narrow a part that can't be broken may be made, of its width.
  ///   - isDearAllowed: Whether bad breaks and orphans are allowed.
  /// - Returns: nil where it can't be divided so.
  func parts(
    widths: [(whole: Double, ink: Double)], within width: Double, narrow: Double,
    isDearAllowed: Bool
  ) -> [String]? {
    let count = segments.count
    guard count > 1, widths.count == count else { return nil }
    // The best way to divide what is in front of each place: parts, badness, the place before.
    var best = [(parts: Int, cost: Double, from: Int)?](repeating: nil, count: count + 1)
    best[0] = (0, 0, 0)
    for end in 1...count {
      var taken = widths[end - 1].ink
      for start in stride(from: end - 1, through: 0, by: -1) {
        if start < end - 1 { taken += widths[start].whole }
        guard taken <= width || (start == end - 1 && taken * narrow <= width) else { break }
        guard let head = best[start] else { continue }
        var cost = end < count ? Double(segments[end - 1].cost) : 0
        if start > 0 || end < count, isOrphan(start..<end) { cost += Double(Self.dear) }
        guard isDearAllowed || cost < Double(Self.dear) else { continue }
        let rest = max(0, width - taken) / width
        let total = head.cost + cost + 10 * rest * rest
        if let known = best[end],
          known.parts < head.parts + 1 || (known.parts == head.parts + 1 && known.cost <= total)
        {
          continue
        }
        best[end] = (head.parts + 1, total, start)
      }
    }
    guard best[count] != nil else { return nil }
    var parts: [String] = []
    var end = count
    while end > 0, let way = best[end] {
      parts.append(text(way.from..<end))
      end = way.from
    }
    return parts.reversed()
  }

  private func text(_ range: Range<Int>) -> String {
    var text = segments[range].map(\.text).joined()
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether a part is too little for a line of its own: a house number, a syllable.
  private func isOrphan(_ range: Range<Int>) -> Bool {
    var weight = 0
    for segment in segments[range] {
      for scalar in segment.text.unicodeScalars where scalar.properties.isAlphabetic {
        weight += scalar.value >= 0x1100 ? 2 : 1
        if weight >= 5 { return false }
      }
    }
    return true
  }
}
