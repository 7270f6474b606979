import ContactLikeness
package import ContactModel
import LocaleSupport

/// What a contact is found by in an index: a kind, and the beginning of a text without case, accents
/// and variants of a script.
///
/// The key of what is looked for and those of a contact share a beginning wherever a predicate could
/// match; so the index gives all that do match, and others, which the predicate itself sorts out.
package struct LookupKey: Hashable, Sendable, Comparable {
  /// What a key is made of.
  package enum Kind: UInt8, Sendable {
    /// A word of a name, from its beginning, or from any character of a script without spaces.
    case nameWord = 1
    /// An e-mail address.
    case mailbox
    /// The last digits of a phone number, the last one first.
    case phoneNumber
    /// Month and day of birth.
    case birthday
    /// The UID.
    case identifier
    /// A group that the card names.
    case category
    /// That it is the card of a group.
    case group
  }

  /// No key has more bytes: what begins with the same is told apart by the predicate.
  package static let longest = 16

  /// The kind and the beginning of the text, the first byte uppermost, zeros behind.
  @usableFromInline package let high: UInt64
  @usableFromInline package let low: UInt64

  init(_ kind: Kind, _ text: some Sequence<UInt8>) {
    var high = UInt64(kind.rawValue) << 56
    var low: UInt64 = 0
    var shift: UInt64 = 120
    for byte in text.prefix(Self.longest - 1) {
      shift -= 8
      if shift >= 64 { high |= UInt64(byte) << (shift - 64) } else { low |= UInt64(byte) << shift }
    }
    self.high = high
    self.low = low
  }

  @inlinable package static func == (a: Self, b: Self) -> Bool {
    a.high == b.high && a.low == b.low
  }

  @inlinable package static func < (a: Self, b: Self) -> Bool {
    a.high == b.high ? a.low < b.low : a.high < b.high
  }

  /// What the key is made of; nil for no kind of this version.
  package var kind: Kind? { Kind(rawValue: UInt8(truncatingIfNeeded: high >> 56)) }

  /// The bytes without the zeros at the end, which sort as the keys do.
  package var bytes: [UInt8] { withBytes { Array($0) } }

  /// The same for as long as `body` runs.
  package func withBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let zeros = low == 0 ? 8 + high.trailingZeroBitCount / 8 : low.trailingZeroBitCount / 8
    return try withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) {
      try body(UnsafeRawBufferPointer(rebasing: $0.prefix(Self.longest - zeros)))
    }
  }
}

// MARK: - Of contacts

extension LookupKey {
  /// The keys that a contact is found by, ascending, each once.
  package static func keys(of contact: Contact) -> [LookupKey] {
    var maker = LookupKeyMaker()
    return maker.keys(of: contact)
  }

  /// What the cards of groups are found by.
  package static let ofGroups = LookupKey(.group, [])

  static func forEachCharacter(
    of text: [UInt8], _ body: (Int, SearchFolding.CharacterKind) -> Void
  ) {
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x80 {
        body(offset, SearchFolding.CharacterKind(Unicode.Scalar(byte)))
        offset += 1
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      let end = min(offset + length, text.count)
      let scalar = String(decoding: text[offset..<end], as: UTF8.self).unicodeScalars.first
      body(offset, scalar.map { SearchFolding.CharacterKind($0) } ?? .sign)
      offset = end
    }
  }

  static func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
    var text = text[...]
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text.drop { $0 <= 0x20 }
  }

  /// Notations of one number end in the same digits; which is how numbers are looked up.
  init(_ number: NumberForm) {
    self.init(.phoneNumber, number.digits.suffix(NumberForm.fewestDigits).reversed())
  }
}

// MARK: - Of what is looked for

/// Which keys a contact must have for a predicate to match.
package indirect enum LookupQuery: Hashable, Sendable {
  /// A key that begins with this one.
  case beginning(LookupKey)
  /// What all of them ask for.
  case all([LookupQuery])
  /// What one of them asks for.
  case any([LookupQuery])
}

extension ContactPredicate {
  /// What to look up in an index to find every contact that may match; nil where no index helps.
  package var lookup: LookupQuery? {
    // Who is in a group, others say.
    groups != nil && asksForGroups ? nil : Self.lookup(node)
  }

  private static func lookup(_ node: Node) -> LookupQuery? {
    switch node {
    case .comparison(let comparison): return comparison.lookup
    case .identifiers(let wanted):
      // As they stand in cards, with and without what stands in front.
      let texts = wanted.sorted().flatMap { [$0, "urn:uuid:" + $0] }
      return .any(
        texts.map { text in
          let folded = SearchFolding.folded(text, spellsUmlauts: false)
          return .beginning(LookupKey(.identifier, LookupKey.trimmed(folded)))
        })
    case .all(let nodes):
      let found = nodes.compactMap(lookup)
      return found.isEmpty ? nil : .all(found)
    case .any(let nodes):
      let found = nodes.compactMap(lookup)
      return found.count == nodes.count ? .any(found) : nil
    default: return nil
    }
  }
}

extension AttributeComparison {
  /// What to look up to find every contact that may pass; nil where no index helps.
  fileprivate var lookup: LookupQuery? {
    switch operand {
    case .text(let wanted):
      if case .name = attribute.subject { return Self.words(wanted) }
      guard comparison != .resembles, case .field(let path) = attribute.subject,
        path.part == .value
      else { return nil }
      switch path.key {
      case .emailAddress: return Self.whole(wanted, .mailbox)
      case .category: return Self.whole(wanted, .category)
      case .identifier: return Self.whole(wanted, .identifier)
      default: return nil
      }
    case .phone(let wanted):
      return comparison == .equal ? .beginning(LookupKey(wanted)) : nil
    case .date(let wanted):
      guard comparison == .equal, isOfBirthday, let month = wanted.month else { return nil }
      return .beginning(
        LookupKey(.birthday, [month, wanted.day].compactMap { $0 }.map { UInt8(clamping: $0) }))
    case .number(let wanted):
      guard comparison == .equal, isOfBirthday, attribute.comparison == .datePart(.month) else {
        return nil
      }
      return .beginning(LookupKey(.birthday, [UInt8(clamping: wanted)]))
    default: return nil
    }
  }

  private var isOfBirthday: Bool {
    if case .field(let path) = attribute.subject { path.key == .birthday } else { false }
  }

  private static func whole(_ wanted: SearchText, _ kind: LookupKey.Kind) -> LookupQuery {
    .any(wanted.foldings.map { .beginning(LookupKey(kind, LookupKey.trimmed($0))) })
  }

  /// The longest words of each way to write what is looked for: each must begin a word of the name.
  private static func words(_ wanted: SearchText) -> LookupQuery? {
    var found: [LookupQuery] = []
    for text in wanted.foldings {
      let words = text.split(separator: UInt8(ascii: " ")).compactMap { indexed(Array($0)) }
      let longest = words.sorted { $0.count > $1.count }.prefix(2)
      guard !longest.isEmpty else { return nil }
      found.append(.all(longest.map { .beginning(LookupKey(.nameWord, $0)) }))
    }
    return .any(found)
  }

  /// The word from its first letter on; nil where it has none.
  private static func indexed(_ word: [UInt8]) -> ArraySlice<UInt8>? {
    var start: Int?
    LookupKey.forEachCharacter(of: word) { offset, kind in
      if start == nil, kind != .sign { start = offset }
    }
    return start.map { word[$0...] }
  }
}

// MARK: - What is read

extension ContactPredicate {
  /// The fields that tell whether a contact matches; nil where any may.
  package var keys: Set<ContactKey>? {
    groups != nil && asksForGroups ? nil : Self.keys(node)
  }

  private static func keys(_ node: Node) -> Set<ContactKey>? {
    switch node {
    case .has(let attribute): return attribute.keys
    case .comparison(let comparison): return comparison.attribute.keys
    case .identifiers: return [.identifier]
    case .not(let node): return keys(node)
    case .all(let nodes), .any(let nodes):
      return nodes.reduce(into: Set<ContactKey>() as Set<ContactKey>?) { keys, node in
        guard let found = Self.keys(node) else {
          keys = nil
          return
        }
        keys?.formUnion(found)
      }
    }
  }
}

extension ContactAttribute {
  /// The fields that the attribute is read from; nil where any may be.
  package var keys: Set<ContactKey>? {
    switch subject {
    case .name:
      [
        .formattedName, .name, .nickname, .phoneticGivenName, .phoneticMiddleName,
        .phoneticFamilyName, .previousFamilyName, .organization, .phoneticOrganizationName,
      ]
    case .field(let path): [path.key]
    case .file: []
    case .any: nil
    case .age: [.birthday, .deathDate]
    case .daysUntil(let path): [path.key]
    case .count(let attribute): attribute.keys
    }
  }
}
