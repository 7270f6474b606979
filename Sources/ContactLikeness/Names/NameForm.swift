package import ContactModel

/// A whole name, prepared for comparison.
package struct NameForm: Sendable {
  package struct Reading: Sendable {
    package let kind: NameReading.Kind
    package let given: NamePart?
    package let additional: NamePart?
    package let family: NamePart?

    var isOpen: Bool { kind == .withoutWord || kind == .onlyGiven }
  }

  package let readings: [Reading]
  package let generation: Generation
  package let isCouple: Bool
  /// The words in the order of letters, as far as they say anything: names are equal by it in
  /// whatever order they stand.
  private let sorted: [[UInt8]]
  /// Whether marks tell names apart in it.
  private let isVietnamese: Bool

  package init(_ readings: NameReadings) {
    func part(_ canonical: [UInt8]) -> NamePart? { canonical.isEmpty ? nil : NamePart(canonical) }
    self.readings = readings.all.map {
      Reading(
        kind: $0.kind, given: part($0.given), additional: part($0.additional),
        family: part($0.family))
    }
    generation = readings.generation
    isCouple = readings.isCouple
    sorted = Self.sortedWords(readings.all.first)
    isVietnamese = self.readings.contains { reading in
      [reading.given, reading.additional, reading.family].contains { $0?.marks == .vietnamese }
    }
  }

  package init(_ name: PersonName) {
    func text(_ text: String) -> NameText? { text.isEmpty ? nil : NameText(text) }
    self.init(
      NameReadings(
        given: text(name.givenName), additional: text(name.middleName),
        family: text(name.familyName), suffix: text(name.nameSuffix)))
  }

  /// A name in one text, in whatever order.
  package init(formatted text: String) { self.init(NameReadings(given: NameText(text))) }

  package var isEmpty: Bool { readings.isEmpty }

  private static func sortedWords(_ reading: NameReading?) -> [[UInt8]] {
    guard let reading else { return [] }
    let all = [reading.given, reading.additional, reading.family]
    return all.flatMap { $0.split(separator: 0x20) }
      .map { LetterFolding.folded(Array($0)).filter { $0 != 0x2D } }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}

/// How two whole names compare, part by part, where they agree best.
package struct NameLikeness: Sendable, Equatable {
  package var given: Likeness
  package var additional: Likeness
  package var family: Likeness
  /// Whether the given name of one stands where the other has its family name.
  package var isExchanged = false
  /// Whether the generations of both may be one person's.
  package var generationsAgree = true

  /// The weaker of given and family name; what can't be compared is passed over.
  package var weakest: Likeness {
    if given == .unknown { return family }
    return family == .unknown ? given : max(given, family)
  }
}

extension NameForm {
  /// How alike two names are; nil where one says nothing.
  package func likeness(to other: NameForm) -> NameLikeness? {
    var best: NameLikeness?
    var bestKinds = 0
    for x in readings {
      for y in other.readings {
        // A reading that leaves a word out must not hide that the word is another.
        if x.isOpen && y.family != nil && x.family == nil
          || y.isOpen && x.family != nil && y.family == nil
        {
          continue
        }
        for isExchanged in [false, true] {
          let candidate = Self.compare(x, y, isExchanged: isExchanged)
          let kinds = Int(x.kind.rawValue) + Int(y.kind.rawValue)
          if Self.isBetter(candidate, kinds, than: best, bestKinds) {
            (best, bestKinds) = (candidate, kinds)
          }
        }
      }
    }
    if sorted.count > 1, sorted == other.sorted, !(isVietnamese && other.isVietnamese),
      let found = best, found.weakest > .notation
    {
      best = NameLikeness(given: .notation, additional: .unknown, family: .notation)
    }
    best?.generationsAgree = generation.agrees(with: other.generation)
    return best
  }

  private static func compare(_ x: Reading, _ y: Reading, isExchanged: Bool) -> NameLikeness {
    func level(_ a: NamePart?, _ b: NamePart?, _ role: CommonNames.Role) -> Likeness {
      guard let a, let b else { return .unknown }
      return a.likeness(to: b, as: role)
    }
    var result =
      isExchanged
      ? NameLikeness(
        given: level(x.given, y.family, .given), additional: .unknown,
        family: level(x.family, y.given, .family), isExchanged: true)
      : NameLikeness(
        given: level(x.given, y.given, .given),
        additional: level(x.additional, y.additional, .given),
        family: level(x.family, y.family, .family))
    // One goes by the other's second name.
    if !isExchanged, result.given >= .unknown, result.family <= .notation {
      let crossed = min(level(x.given, y.additional, .given), level(x.additional, y.given, .given))
      if crossed <= .nickname { result.given = .part }
    }
    return result
  }

  private static func isBetter(
    _ a: NameLikeness, _ kinds: Int, than b: NameLikeness?, _ otherKinds: Int
  ) -> Bool {
    guard let b else { return true }
    func rank(_ name: NameLikeness) -> (Int, Int) {
      let parts = [name.given, name.family].map { Int($0.rawValue) }
      return (parts.reduce(0, +), (name.isExchanged ? 1 : 0) + Int(name.additional.rawValue) * 2)
    }
    let (x, y) = (rank(a), rank(b))
    return (x.0, x.1, kinds, a.family.rawValue) < (y.0, y.1, otherKinds, b.family.rawValue)
  }
}
