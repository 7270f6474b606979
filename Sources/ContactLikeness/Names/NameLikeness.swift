import LocaleSupport

extension NamePart {
  /// How alike two names are; symmetric.
  package func likeness(to other: NamePart, as role: CommonNames.Role) -> Likeness {
    if self === other || canonical == other.canonical { return .equal }
    if folded == other.folded {
      // Marks tell names apart in Vietnamese; whoever left them out may mean any.
      if marks == .none || other.marks == .none { return .notation }
      return marks == .vietnamese || other.marks == .vietnamese ? .different : .notation
    }
    if folded.isEmpty || other.folded.isEmpty { return .unknown }
    // Kim of flat 1203 is not Kim of flat 1204.
    if !digits.isEmpty, !other.digits.isEmpty, digits != other.digits { return .different }
    // Both are usual spellings of one surname: Lee and Yi, Kwok and Guo.
    if role == .family, script == other.script, surnames.contains(where: other.surnames.contains) {
      return .spelling
    }
    if isInitial || other.isInitial { return initialLikeness(to: other) }
    if !words.isEmpty || !other.words.isEmpty, let found = wordLikeness(to: other, role) {
      return found
    }
    return script == other.script
      ? likenessInScript(to: other, role) : likenessAcross(to: other, role)
  }

  private func initialLikeness(to other: NamePart) -> Likeness {
    guard let x = latin.first, let y = other.latin.first else { return .unknown }
    return x == y || script != other.script && beginAlike(other) ? .initial : .otherInitial
  }

  // MARK: - One script

  private func likenessInScript(to other: NamePart, _ role: CommonNames.Role) -> Likeness {
    // Hiragana and katakana are two ways to write one sound.
    if case .kana = script, !latin.isEmpty, latin == other.latin { return .notation }
    if script.isSyllabic {
      if role == .given,
        sharesGroup(with: other) || isFamiliarForm(of: other)
          || other.isFamiliarForm(of: self)
      {
        return .nickname
      }
      let length = max(units.count, other.units.count)
      return length >= 5 && !areBothKnown(other, role)
        && EditDistance.between(units, other.units, limit: 1) == 1 ? .slip : .different
    }
    if let level = listedLikeness(to: other, role) {
      return role == .given && areManAndWoman(other) ? .different : level
    }
    if role == .family, SurnameEndings.areCounterparts(latin, other.latin) { return .counterpart }
    if isSlip(of: other, role) && !areSyllables(other, role) || isMisread(other, role) {
      return .slip
    }
    return isShortened(to: other, role) || other.isShortened(to: self, role)
      ? .initial : .different
  }

  /// Whether names have one syllable, and marks for its sound: another letter makes another name.
  private func areSyllables(_ other: NamePart, _ role: CommonNames.Role) -> Bool {
    role == .given && (marks == .vietnamese || other.marks == .vietnamese)
  }

  /// What lists and rules of spelling say; nil where they say nothing.
  private func listedLikeness(to other: NamePart, _ role: CommonNames.Role) -> Likeness? {
    if isVariant(of: other) || isSameWithLostLetters(other) { return .spelling }
    if case .latin = script, !areSyllables(other, role), isSpelling(of: other, role) {
      return .spelling
    }
    guard role == .given else { return nil }
    if hasOtherEnding(than: other) { return .translation }
    if sharesGroup(with: other) { return .nickname }
    return isTranslation(of: other) ? .translation : nil
  }

  /// Whether both are one name in two languages, or two sisters', though lists have one for short of the other: Anna
  /// and Anne, Sophia and Sophie.
  private func hasOtherEnding(than other: NamePart) -> Bool {
    // A man's name ends in an s in Latvian: Roberts is Robert.
    let (shorter, longer) = units.count < other.units.count ? (self, other) : (other, self)
    if shorter.units.count >= 4, longer.units.count == shorter.units.count + 1,
      longer.units.last == UInt16(UInt8(ascii: "s")), longer.units.starts(with: shorter.units),
      shorter.shares.given > 0, CommonNames.sex(of: shorter.folded) == .male
    {
      return true
    }
    let ends = [units.last, other.units.last]
    return (ends == Self.endings || ends == Self.endings.reversed())
      && units.dropLast() == other.units.dropLast() && shares.given > 0 && other.shares.given > 0
      && (sharesGroup(with: other) || isTranslation(of: other))
  }

  private static let endings: [UInt16?] = "ae".utf16.map { $0 }

  /// Whether the other is the beginning of this name and no name of its own: Th., Chr., Gio, or what an old
  /// phone had room for.
  private func isShortened(to other: NamePart, _ role: CommonNames.Role) -> Bool {
    let count = other.units.count
    guard count >= 2, units.count >= count + 3, units.starts(with: other.units) else {
      return false
    }
    return other.shares.given == 0 && (role == .given || other.shares.family == 0)
  }

  /// Whether it is 阿 or a like word with the last character of the other, or that character twice.
  private func isFamiliarForm(of other: NamePart) -> Bool {
    // Of twins one is called big, and one little.
    guard let name = FormsOfAddress.named(byFamiliar: canonical),
      !FormsOfAddress.areBigAndLittle(canonical, other.canonical)
    else { return false }
    return other.canonical.count >= 6 && other.canonical.suffix(3) == name[...]
  }

  func sharesGroup(with other: NamePart) -> Bool {
    if groups.isEmpty || other.groups.isEmpty { return false }
    let shared = groups.filter { other.groups.contains($0) && Nicknames.hasShortForms($0) }
    guard !shared.isEmpty else { return false }
    if shared.contains(where: {
      Nicknames.isHead(folded, of: $0) || Nicknames.isHead(other.folded, of: $0)
    }) {
      return true
    }
    // Two short forms that are a letter apart are two people's: Lena and Lina, Dudu and Duda.
    return EditDistance.between(units, other.units, limit: 1) > 1
      || !(areBothKnown(other, .given) || isListedShort && other.isListedShort)
  }

  private func isTranslation(of other: NamePart) -> Bool {
    groups.contains { other.groups.contains($0) && !Nicknames.hasShortForms($0) }
  }

  /// Whether the other is a short or familiar form of this name: Bob of Robert.
  package func isFullForm(of other: NamePart) -> Bool {
    func isHead(_ name: NamePart, _ form: NamePart) -> Bool {
      name.groups.contains {
        form.groups.contains($0) && Nicknames.isHead(name.folded, of: $0)
      }
    }
    guard isHead(self, other) else { return false }
    // Lists have Robert for Bob too.
    return !isHead(other, self) || units.count > other.units.count
  }

  /// Whether both are names that many bear, so that neither is the other with a slip.
  func areBothKnown(_ other: NamePart, _ role: CommonNames.Role) -> Bool {
    let (x, y) = (greatestShare, other.greatestShare)
    // Names with spellings of their own, of which these are none.
    if !variants.isEmpty, !other.variants.isEmpty { return true }
    guard x > 0, y > 0 else {
      // Short forms have a list of their own: Pepe and Pepa are two.
      return role == .given && (x > 0 || isListedShort) && (y > 0 || other.isListedShort)
        && !groups.contains(where: other.groups.contains)
    }
    if max(x, y) < 10 * min(x, y) { return true }
    // Michael is written Micheal often enough to be in lists: two letters exchanged.
    guard units.count >= 6, units.count == other.units.count else { return true }
    return units.sorted() != other.units.sorted()
  }

  /// Whether the name as it is written stands for a longer one.
  private var isListedShort: Bool { !Nicknames.groups(of: folded[...]).isEmpty }

  /// How common the name is in the role in which it is commoner; 0 for one in no list of its script, nor
  /// in those of Latin letters.
  private var greatestShare: Float {
    let own = max(shares.given, shares.family)
    return own > 0 || script == .latin ? own : CommonNames.share(of: latin) ?? 0
  }

  /// Whether two names in Latin letters are spellings of one.
  private func isSpelling(of other: NamePart, _ role: CommonNames.Role) -> Bool {
    guard min(units.count, other.units.count) >= 2 else { return false }
    for (index, (x, y)) in zip(spellings, other.spellings).enumerated() where x == y && x != 0 {
      // What another language's rules make equal may be two names in this one.
      switch SpellingRules.ofLatinNames[index].scope {
      case .all: return true
      case .romaji where role == .given && areRomaji(other): return true
      case .unknown, .romaji: if !areBothKnown(other, role) { return true }
      }
    }
    return false
  }

  /// Whether both are Japanese: Kouhei and Kohei. Noora is not.
  private func areRomaji(_ other: NamePart) -> Bool {
    let o = UInt8(ascii: "o")
    return [latin, other.latin].allSatisfy { name in
      Romaji.isPossible(name) && !zip(name, name.dropFirst()).contains { $0 == o && $1 == o }
    }
  }

  /// Whether one differs from the other as by a slip, and not as two names do.
  private func isSlip(of other: NamePart, _ role: CommonNames.Role) -> Bool {
    let shorter = min(units.count, other.units.count)
    let limit = shorter >= 7 ? 2 : shorter >= 3 && max(units.count, other.units.count) >= 4 ? 1 : 0
    guard limit > 0, EditDistance.between(units, other.units, limit: limit) <= limit else {
      return false
    }
    if differsInGender(from: other) { return false }
    if role == .family, SurnameEndings.haveOtherStems(latin, other.latin) { return false }
    // Hardly any slip is in the first letter, which tells Əliyev from Vəliyev, but for two that changed places.
    if units[0] != other.units[0], units.sorted() != other.units.sorted() { return false }
    if Self.areOtherSyllables(units, other.units) { return false }
    return !areBothKnown(other, role)
  }

  /// Whether one is the other as a scanner or a tired eye reads it: Bemhard, 0lwen, Giu1ia.
  private func isMisread(_ other: NamePart, _ role: CommonNames.Role) -> Bool {
    guard digits.isEmpty != other.digits.isEmpty || folded.count != other.folded.count else {
      return false
    }
    return Self.seen(folded) == Self.seen(other.folded) && !areBothKnown(other, role)
  }

  /// A name with one sign for those that look alike.
  private static func seen(_ name: [UInt8]) -> [UInt8] {
    var seen: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: "0"): seen.append(UInt8(ascii: "o"))
      case UInt8(ascii: "1"): seen.append(UInt8(ascii: "l"))
      case UInt8(ascii: "n") where seen.last == UInt8(ascii: "r"):
        seen[seen.count - 1] = UInt8(ascii: "m")
      default: seen.append(byte)
      }
    }
    return seen
  }

  /// Whether two letters beside each other are others, or one is where the other has two: names are made
  /// of parts so, as Harpreet and Harjeet, Dilnoza and Dilfuza, or a syllable is said twice, as in Rakotomalala and
  /// Rakotomanana. Slips that make as much of a difference fall on letters apart from each other.
  private static func areOtherSyllables(_ x: [UInt16], _ y: [UInt16]) -> Bool {
    let start = zip(x, y).prefix { $0 == $1 }.count
    let rest = min(x.count, y.count) - start
    let end = zip(x.reversed(), y.reversed()).prefix(max(0, rest)).prefix { $0 == $1 }.count
    let (a, b) = (x[start..<x.count - end], y[start..<y.count - end])
    if a.count == 3, b.count == 3, a.first == a.last, b.first == b.last { return true }
    return (1...2).contains(a.count) && (1...2).contains(b.count) && a.count + b.count > 2
      && Set(a).isDisjoint(with: b)
  }

  /// Whether one is a man's name and the other the woman's that is made of it: Louis and Louise, Edwin and
  /// Edwina, René and Renée. Chris is what many a Christa is called.
  private func areManAndWoman(_ other: NamePart) -> Bool {
    let (shorter, longer) =
      canonical.count < other.canonical.count
      ? (canonical, other.canonical) : (other.canonical, canonical)
    if shorter.suffix(2) == [0xC3, 0xA9], longer == shorter + [UInt8(ascii: "e")] { return true }
    let (man, woman): (NamePart, NamePart)
    switch (CommonNames.sex(of: folded), CommonNames.sex(of: other.folded)) {
    case (.male, .female): (man, woman) = (self, other)
    case (.female, .male): (man, woman) = (other, self)
    default: return false
    }
    let common = zip(man.units, woman.units).prefix { $0 == $1 }.count
    return man.units.count >= 4 && common >= man.units.count - 1
      && woman.units.count >= man.units.count
      && !Nicknames.isShortForWoman(man.folded, in: man.groups, woman.folded)
  }

  /// Paul and Paula, Daniel and Daniela, Mario and Maria: the vowel at the end tells men's names
  /// from women's.
  private func differsInGender(from other: NamePart) -> Bool {
    // In Arabic by a letter more, behind names of no list as well: كريم, كريمة.
    let (man, woman) =
      folded.count < other.folded.count ? (folded, other.folded) : (other.folded, folded)
    if case .arabic = script, woman == man + "ه".utf8 { return true }
    let (x, y) = (latin, other.latin)
    if x.sorted() == y.sorted() { return false }
    let common = zip(x, y).prefix { $0 == $1 }.count
    let shorter = min(x.count, y.count)
    guard common >= shorter - 1, abs(x.count - y.count) <= 2 else { return false }
    func endsInVowel(_ text: [UInt8]) -> Bool {
      text.last.map { Array("aeiou".utf8).contains($0) } ?? false
    }
    if x.count == y.count { return endsInVowel(x) && endsInVowel(y) }
    return x.last != y.last && (endsInVowel(x) || endsInVowel(y))
  }

  /// Whether the names are one but for letters that became question marks on the way.
  private func isSameWithLostLetters(_ other: NamePart) -> Bool {
    let lost = UInt16(UInt8(ascii: "?"))
    let isOwn = units.contains(lost)
    guard min(units.count, other.units.count) >= 3, isOwn != other.units.contains(lost) else {
      return false
    }
    let (whole, broken) = isOwn ? (other.canonical, canonical) : (canonical, other.canonical)
    return TextRepair.isSame(broken, withLostLettersOf: whole)
  }

  func isVariant(of other: NamePart) -> Bool {
    variants.contains { other.variants.contains($0) }
  }
}
