import ContactLikeness

/// How two parts of names compare.
enum NameLevel: UInt8, Sendable {
  case equal
  /// Another spelling of the name, or the name in another script.
  case spelling
  case nickname
  /// A letter or two differ.
  case close
  /// In two scripts, and nearly the same when written in one.
  case closeAcrossScripts
  /// One has a part of the other, as with double names.
  case part
  case initial
  /// One or both are missing.
  case missing
  /// They can't be compared: characters against letters.
  case unknown
  case otherInitial
  case different
}

/// Compares parts of names, and remembers what it found.
///
/// A class, so that what holds it is not changed by what it remembers: changing a large value in
/// place makes Swift copy it for every method that does not.
final class ComponentComparison {
  private let components: NameComponents
  private let statistics: ValueStatistics
  private let readings: NameReadings
  private let weights: Weights
  /// How often, at most, a name is written with one and the same slip, where all names that
  /// differ are wrong ones.
  private static let slipShare = 0.15
  /// What was found, each pair in the one place it can be in. A power of two of them.
  private var slots: [UInt64]

  init(
    _ table: RecordTable, _ statistics: ValueStatistics, _ readings: NameReadings,
    _ weights: Weights = Weights.standard, remembering count: Int
  ) {
    self.weights = weights
    components = table.components
    self.statistics = statistics
    self.readings = readings
    slots = Array(repeating: .max, count: count)
  }

  /// - Parameter asGiven: Whether these are given names, which have nicknames.
  func level(_ a: Int32, _ b: Int32, asGiven: Bool) -> NameLevel {
    if a < 0 || b < 0 { return .missing }
    if a == b { return .equal }
    let (first, second) = a < b ? (a, b) : (b, a)
    // A slot keeps both numbers in 29 bits each, so that a wrong one is never taken.
    let pair =
      UInt64(UInt32(bitPattern: first)) << 34 | UInt64(UInt32(bitPattern: second)) << 5
      | (asGiven ? 16 : 0)
    let mixed = pair &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(truncatingIfNeeded: mixed >> 40) & (slots.count - 1)
    if slots[slot] & ~15 == pair {
      return NameLevel(rawValue: UInt8(slots[slot] & 15)) ?? .different
    }
    let level = compare(first, second, asGiven: asGiven)
    slots[slot] = pair | UInt64(level.rawValue)
    return level
  }

  /// Whether two parts may be one name at all, by a look at their sound.
  func mayAgree(_ a: Int32, _ b: Int32) -> Bool {
    if a < 0 || b < 0 { return false }
    if a == b { return true }
    if components.sound(a) == components.sound(b) { return true }
    if components.isInitial(a) || components.isInitial(b) { return true }
    return components.hasParts[Int(a)] || components.hasParts[Int(b)]
  }

  private func compare(_ a: Int32, _ b: Int32, asGiven: Bool) -> NameLevel {
    let first = components[a]
    let second = components[b]
    if first.isInitial || second.isInitial {
      guard let x = first.latin.first, let y = second.latin.first else { return .unknown }
      if x == y { return .initial }
      // B. Hurley may be Elizabeth, whom everybody calls Betty.
      let (letter, name) = first.isInitial ? (x, second) : (y, first)
      return asGiven && Nicknames.hasForm(in: name.groups, startingWith: letter)
        ? .initial : .otherInitial
    }
    let whole =
      first.script == second.script
      ? compareInScript(a, b, first, second, asGiven: asGiven) : compareAcross(a, b, first, second)
    if whole == .spelling { return whole }
    if asGiven, first.groups.contains(where: { second.groups.contains($0) }) { return .nickname }
    if whole != .different && whole != .unknown { return whole }
    if sharePart(a, b, asGiven: asGiven) { return .part }
    return whole
  }

  /// Double names: whether the words of the shorter are words of the longer.
  private func sharePart(_ a: Int32, _ b: Int32, asGiven: Bool) -> Bool {
    guard components.hasParts[Int(a)] || components.hasParts[Int(b)] else { return false }
    let left = components.words(a) ?? [a]
    let right = components.words(b) ?? [b]
    if left.count + right.count == 2 { return false }
    let (fewer, more) = left.count <= right.count ? (left, right) : (right, left)
    return fewer.prefix(4).allSatisfy { x in
      more.prefix(4).contains { isSameWord(x, $0, asGiven: asGiven) }
    }
  }

  private func isSameWord(_ a: Int32, _ b: Int32, asGiven: Bool) -> Bool {
    let first = components[a]
    let second = components[b]
    // A syllable of a Chinese or Korean name is not a name.
    for word in [first, second] {
      switch word.script {
      case .han, .hangul, .kana: return false
      default: if word.units.count < 3 { return false }
      }
    }
    if a == b { return true }
    if components.hasParts[Int(a)] || components.hasParts[Int(b)] { return false }
    switch compare(a, b, asGiven: asGiven) {
    case .equal, .spelling, .nickname, .close: return true
    default: return false
    }
  }

  private func compareInScript(
    _ a: Int32, _ b: Int32, _ first: NameComponent, _ second: NameComponent, asGiven: Bool
  ) -> NameLevel {
    let length = max(first.units.count, second.units.count)
    let shorter = min(first.units.count, second.units.count)
    switch first.script {
    case .han, .hangul, .kana, .other:
      return length >= 4 && EditDistance.between(first.units, second.units, limit: 1) == 1
        ? .close : .different
    default: break
    }
    if case .latin = first.script, !asGiven, Surnames.areReadingsOfOne(first.latin, second.latin) {
      return .spelling
    }
    if case .latin = first.script, shorter >= 2, first.isSpelling(of: second) {
      return .spelling
    }
    let limit = shorter >= (weights.areSlipsUsual ? 5 : 7) ? 2 : shorter >= 3 && length >= 4 ? 1 : 0
    if limit > 0, EditDistance.between(first.units, second.units, limit: limit) <= limit,
      isSlip(a, b, first, second)
    {
      return .close
    }
    return .different
  }

  /// Whether one of two like names may be the other with a slip. Two names that both occur
  /// often, or differ in the ending that tells men's names from women's, are two names.
  private func isSlip(
    _ a: Int32, _ b: Int32, _ first: NameComponent, _ second: NameComponent
  ) -> Bool {
    func count(_ number: Int32) -> Int32 {
      max(statistics.givenCounts[Int(number)], statistics.familyCounts[Int(number)])
    }
    let rarer = min(count(a), count(b))
    let usualSlips = weights.carelessness * Self.slipShare * Double(max(count(a), count(b)))
    if rarer >= 4, Double(rarer) > usualSlips { return false }
    // Where slips are usual, they are more often a slip however they end.
    if weights.areSlipsUsual { return true }
    let shorter = first.units.count <= second.units.count ? first.units : second.units
    let longer = first.units.count <= second.units.count ? second.units : first.units
    let common = zip(shorter, longer).prefix { $0 == $1 }.count
    let endings: [UInt16] = [0x61, 0x65, 0x6F, 0x69]  // a, e, o, i
    if first.units.sorted() == second.units.sorted() { return true }
    func endsInVowel(_ units: [UInt16]) -> Bool { units.last.map(endings.contains) ?? false }
    if common >= shorter.count - 2, endsInVowel(shorter) != endsInVowel(longer) { return false }
    if common >= shorter.count - 1, let last = longer.last, endings.contains(last),
      longer.count - common <= 2
    {
      // Marie and Maria, Daniel and Daniela; but Susanna and Susannna have one ending.
      return shorter.last == last && shorter.count != longer.count
    }
    return true
  }

  private func compareAcross(
    _ a: Int32, _ b: Int32, _ first: NameComponent, _ second: NameComponent
  ) -> NameLevel {
    if readings.agree(a, b, components) { return .spelling }
    let native: ScriptClass
    switch (first.script, second.script) {
    case (.latin, _): native = second.script
    case (_, .latin): native = first.script
    default: return .unknown
    }
    guard !first.latin.isEmpty, !second.latin.isEmpty else { return .unknown }
    if case .other = native { return .unknown }
    let rules = Romanization.rules(for: native)
    let x = rules.apply(first.latin[...])
    let y = rules.apply(second.latin[...])
    if !x.isEmpty, x == y { return .spelling }
    let length = max(x.count, y.count)
    if case .han = native { return .unknown }
    let limit = length >= 6 ? 2 : length >= 4 ? 1 : 0
    if limit > 0, EditDistance.between(x, y, limit: limit) <= limit { return .closeAcrossScripts }
    if case .arabic = native, length <= 3 { return .unknown }
    let most = length / 2 + 1
    return EditDistance.between(x, y, limit: most) < most ? .unknown : .different
  }
}
