import Synchronization

/// A pattern for postcodes: the small part of regular expressions that the table of countries
/// uses, over ASCII: `\d`, `[A-Z]`, `(?:a|b)`, `?`, `{2}`, `{2,3}`.
///
/// A pattern is compared with text of a few bytes only, so trying the alternatives one after the
/// other is quick enough.
struct PostalCodePattern: Sendable {
  private indirect enum Node: Sendable {
    case bytes(ByteSet)
    case alternatives([[Node]])
    case repeated(Node, ClosedRange<Int>)
    /// A place between characters, which takes none.
    case boundary
  }

  /// Characters of ASCII, a bit for each.
  private struct ByteSet: Sendable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    func contains(_ byte: UInt8) -> Bool {
      byte < 64 ? low >> UInt64(byte) & 1 == 1 : byte < 128 && high >> UInt64(byte - 64) & 1 == 1
    }

    mutating func insert(_ byte: UInt8) {
      if byte < 64 {
        low |= 1 << UInt64(byte)
      } else if byte < 128 {
        high |= 1 << UInt64(byte - 64)
      }
    }
  }

  /// Longer text is no postcode.
  private static let longestText = 24

  private let alternatives: [[Node]]
  /// The same without choices, each a character after the other; nil where those are many.
  private let sequences: [[ByteSet]]?

  /// Reads a pattern; nil where it has something else in it.
  init?(_ pattern: String) {
    var reader = Reader(pattern: Array(pattern.utf8))
    guard let alternatives = reader.alternatives(), reader.isAtEnd else { return nil }
    self.alternatives = alternatives
    sequences = Self.sequences(of: alternatives)
  }

  private static let mostSequences = 64

  private static func sequences(of alternatives: [[Node]]) -> [[ByteSet]]? {
    var all: [[ByteSet]] = []
    for nodes in alternatives {
      var ways: [[ByteSet]] = [[]]
      for node in nodes {
        guard let next = sequences(of: node), ways.count * next.count <= mostSequences else {
          return nil
        }
        ways = ways.flatMap { way in next.map { way + $0 } }
      }
      all += ways
    }
    return all.count <= mostSequences ? all : nil
  }

  private static func sequences(of node: Node) -> [[ByteSet]]? {
    switch node {
    case .boundary: return [[]]
    case .bytes(let set): return [[set]]
    case .alternatives(let alternatives): return sequences(of: alternatives)
    case .repeated(let node, let count):
      guard let once = sequences(of: node), count.upperBound <= longestText else { return nil }
      var ways: [[ByteSet]] = [[]]
      var all: [[ByteSet]] = count.lowerBound == 0 ? [[]] : []
      for number in 1...max(1, count.upperBound) where number <= count.upperBound {
        guard ways.count * once.count <= mostSequences else { return nil }
        ways = ways.flatMap { way in once.map { way + $0 } }
        if number >= count.lowerBound { all += ways }
      }
      return all.count <= mostSequences ? all : nil
    }
  }

  private static let known = Mutex<[String: PostalCodePattern?]>([:])

  /// The pattern written so, read the first time it is asked for; nil where it can't be read.
  static func shared(_ text: String) -> PostalCodePattern? {
    if let pattern = known.withLock({ $0[text] }) { return pattern }
    let pattern = PostalCodePattern(text)
    known.withLock { $0[text] = .some(pattern) }
    return pattern
  }

  /// Text in capitals; the digits of all scripts and dashes of all kinds are those of ASCII.
  private static func plain(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(longestText + 1) {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        bytes.append(isSmall ? byte & ~0x20 : byte)
      } else if scalar.properties.numericType == .decimal,
        let value = scalar.properties.numericValue
      {
        bytes.append(UInt8(ascii: "0") + UInt8(value))
      } else if scalar.properties.isDash || scalar == "\u{30FC}" {
        bytes.append(UInt8(ascii: "-"))
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    return bytes
  }

  /// Whether the whole text is as the pattern says, without regard to case.
  func matches(_ text: String) -> Bool {
    let bytes = Self.plain(text)
    guard bytes.count <= Self.longestText else { return false }
    if let sequences {
      return sequences.contains { sequence in
        sequence.count == bytes.count
          && sequence.indices.allSatisfy { sequence[$0].contains(bytes[$0]) }
      }
    }
    return alternatives.contains { Self.match($0[...], bytes[...]) { $0.isEmpty } }
  }

  /// Whether text begins as the pattern says, without regard to case.
  func matchesStart(of text: String) -> Bool {
    let bytes = Self.plain(text).prefix(Self.longestText)
    return alternatives.contains { Self.match($0[...], bytes[...]) { _ in true } }
  }

  private static func match(
    _ nodes: ArraySlice<Node>, _ text: ArraySlice<UInt8>, then rest: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    guard let node = nodes.first else { return rest(text) }
    let following = nodes.dropFirst()
    switch node {
    case .boundary: return match(following, text, then: rest)
    case .bytes(let set):
      guard let byte = text.first, set.contains(byte) else { return false }
      return match(following, text.dropFirst(), then: rest)
    case .alternatives(let alternatives):
      return alternatives.contains { alternative in
        match(alternative[...], text) { match(following, $0, then: rest) }
      }
    case .repeated(let node, let count):
      if count.upperBound > 0 {
        let least = max(count.lowerBound - 1, 0)
        let fewer = Node.repeated(node, least...(count.upperBound - 1))
        if match([node], text, then: { match([fewer] + following, $0, then: rest) }) {
          return true
        }
      }
      return count.lowerBound == 0 && match(following, text, then: rest)
    }
  }

  private struct Reader {
    let pattern: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == pattern.count }
    private var next: UInt8? { isAtEnd ? nil : pattern[position] }

    private mutating func take(_ text: String) -> Bool {
      guard pattern[position...].starts(with: text.utf8) else { return false }
      position += text.utf8.count
      return true
    }

    mutating func alternatives() -> [[Node]]? {
      var alternatives: [[Node]] = []
      repeat {
        guard let sequence = sequence() else { return nil }
        alternatives.append(sequence)
      } while take("|")
      return alternatives
    }

    private mutating func sequence() -> [Node]? {
      var nodes: [Node] = []
      while let byte = next, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
        guard let atom = atom(), let node = quantified(atom) else { return nil }
        nodes.append(node)
      }
      return nodes
    }

    private mutating func atom() -> Node? {
      if take("(?:") || take("(") {
        guard let alternatives = alternatives(), take(")") else { return nil }
        return .alternatives(alternatives)
      }
      if take("^") || take("$") || take("\\b") { return .boundary }
      if take("[") { return characterClass() }
      return character().map { .bytes($0) }
    }

    private mutating func character() -> ByteSet? {
      var set = ByteSet()
      if take("\\d") {
        for digit in UInt8(ascii: "0")...UInt8(ascii: "9") { set.insert(digit) }
        return set
      }
      _ = take("\\")
      guard let byte = next else { return nil }
      position += 1
      set.insert(byte)
      return set
    }

    private mutating func characterClass() -> Node? {
      var set = ByteSet()
      while !take("]") {
        let first = next
        let isEscaped = first == UInt8(ascii: "\\")
        guard let characters = character() else { return nil }
        set.low |= characters.low
        set.high |= characters.high
        guard !isEscaped, let first, next == UInt8(ascii: "-"), position + 1 < pattern.count,
          pattern[position + 1] != UInt8(ascii: "]")
        else { continue }
        let last = pattern[position + 1]
        guard first <= last else { return nil }
        for byte in first...last { set.insert(byte) }
        position += 2
      }
      return .bytes(set)
    }

    private mutating func quantified(_ node: Node) -> Node? {
      if take("?") { return .repeated(node, 0...1) }
      guard take("{") else { return node }
      guard let least = number() else { return nil }
      var most = least
      if take(",") {
        guard let number = number() else { return nil }
        most = number
      }
      guard take("}"), least <= most else { return nil }
      return .repeated(node, least...most)
    }

    private mutating func number() -> Int? {
      var value: Int?
      while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), position < 999
      {
        value = min((value ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 99)
        position += 1
      }
      return value
    }
  }
}
