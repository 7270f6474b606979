// Names of several words, of which one may have more than another.
extension NamePart {
  /// Nil where the words say no more than the names as a whole.
  func wordLikeness(to other: NamePart, _ role: CommonNames.Role) -> Likeness? {
    if role == .given, areInitials(of: other) || other.areInitials(of: self) { return .part }
    var left = words(as: role)
    var right = other.words(as: role)
    // Hans Peter Otto is called Hanspeter.
    left = Self.joined(left, asIn: right)
    right = Self.joined(right, asIn: left)
    // Mother of Ahmad is not Ahmad.
    if left.contains(where: \.isKin) != right.contains(where: \.isKin) {
      return .different
    }
    // Of two different particles neither was left out.
    if role == .family, !particles.isEmpty, !other.particles.isEmpty, particles != other.particles {
      return nil
    }
    let (fewer, more) = left.count <= right.count ? (left, right) : (right, left)
    var used: [Int] = []
    var weakest = Likeness.equal
    var hasWord = false
    for word in fewer {
      var best: (level: Likeness, index: Int)?
      for (index, candidate) in more.enumerated() where !used.contains(index) {
        let level = word.likenessOfWord(to: candidate, role)
        if best == nil || level < best?.level ?? .different { best = (level, index) }
      }
      guard let best else { return nil }
      // Of as many words one is another: no slip in the whole.
      if best.level >= .counterpart, left.count == right.count { return .different }
      guard best.level <= .slip || best.level == .initial else { return nil }
      if best.level <= .slip { hasWord = true }
      used.append(best.index)
      weakest = max(weakest, best.level)
    }
    // M. Elena is a part of María Elena, and J.-P. no less of Jean-Pierre.
    if weakest == .initial { return hasWord || used.count > 1 ? .part : .initial }
    if used.count == more.count {
      // José María is somebody else than María José, and Tovar de Quintero than Quintero Tovar, though of
      // one family. Two names with a hyphen are the same in either order.
      if used != used.sorted(), fewer.count == 2 {
        if role == .given { return .different }
        let hyphen = UInt8(ascii: "-")
        if !canonical.contains(hyphen), !other.canonical.contains(hyphen) { return .counterpart }
      }
      // Particles left out, or the words in another order.
      return max(weakest, .notation)
    }
    if role == .given, used[0] > 0,
      more[0].isBeforeFathers || fewer[0].isBeforeFathers && !more[0].isMuhammad
        || more[0].isMuhammad && used[0] > 1
    {
      return .different
    }
    // A syllable of a name in characters is no part of it, and neither is a short word by itself.
    return fewer.contains { $0.script.isSyllabic || $0.units.count < 2 } ? nil : .part
  }

  /// Whether it is the letters that the words of another name begin with: JP is João Pedro.
  private func areInitials(of other: NamePart) -> Bool {
    words.isEmpty && (2...3).contains(units.count) && units.count == other.words.count
      && shares == (0, 0) && groups.isEmpty
      && zip(units, other.words).allSatisfy { $0 == $1.units.first }
  }

  /// The words, with two that the other name has as one put together.
  private static func joined(_ words: [NamePart], asIn others: [NamePart]) -> [NamePart] {
    for index in words.indices.dropLast() {
      let length = words[index].folded.count + words[index + 1].folded.count
      for whole in others where whole.folded.count == length {
        if whole.folded.elementsEqual([words[index].folded, words[index + 1].folded].joined()) {
          return words[..<index] + [whole] + words[(index + 2)...]
        }
      }
    }
    return words
  }

  private func words(as role: CommonNames.Role) -> [NamePart] {
    let words = words.isEmpty ? [self] : words
    return role == .given ? (wordInFront.map { [$0] } ?? []) + words : words
  }

  private func likenessOfWord(to other: NamePart, _ role: CommonNames.Role) -> Likeness {
    if canonical == other.canonical { return .equal }
    // A number is no initial, and none is written for another.
    if canonical.first.map(ASCII.isDigit) ?? false,
      other.canonical.first.map(ASCII.isDigit) ?? false
    {
      return .different
    }
    if units.count < 2 || other.units.count < 2 {
      return latin.first == other.latin.first ? .initial : .different
    }
    return likeness(to: other, as: role)
  }
}
