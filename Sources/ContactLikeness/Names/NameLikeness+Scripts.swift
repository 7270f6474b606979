import LocaleSupport

// Names in two scripts.

extension NamePart {
  func likenessAcross(to other: NamePart, _ role: CommonNames.Role) -> Likeness {
    if role == .family, areReadings(other) { return .transliteration }
    // Two of several words are as different as two of their words are.
    if words.count > 1, words.count == other.words.count,
      zip(words, other.words).contains(where: { $0.likeness(to: $1, as: role) == .different })
    {
      return .different
    }
    let native = script == .latin ? other : self
    let second = script == .latin ? self : other
    guard !native.latin.isEmpty, !second.latin.isEmpty else { return .unknown }
    let rules = Romanization.ruleSets(for: native.script)
    // Where only consonants are written, two names may be written alike but for a vowel: محمد, محمود.
    let areNames = native.script.isConsonantal && !variants.isEmpty && !other.variants.isEmpty
    if areNames, isVariant(of: other) { return .transliteration }
    if areNames || native.lacksVowelAtEnd(of: second) || native.hasVowelAtEnd(unlike: second) {
      return role == .given && native.isFullForm(ofLatin: second, by: rules)
        ? .nickname : .different
    }
    let distance =
      native.script.writesVowels || !second.script.writesVowels
      ? nil : AbjadSpelling.distance(native.folded, second.latin)
    if distance == 0 { return .transliteration }
    var isClose = false
    var isFar = true
    var isLong = false
    var areCounterparts = SurnameEndings.areCounterparts(native.latin, second.latin)
    for rule in rules {
      let x = rule.apply(native.latin[...])
      let y = rule.apply(second.latinWithoutSilentEnding(beside: native.script))
      if x.isEmpty || y.isEmpty { continue }
      let length = max(x.count, y.count)
      if role == .given, Self.isOneWomansForm(x, y) { return .different }
      let isSound = native.script.isConsonantal ? length > 1 || native.hasVowels(of: second) : true
      if x == y, isSound { return .transliteration }
      let limit = length >= 8 ? 2 : length >= 5 ? 1 : 0
      let most = native.script.isConsonantal ? length / 2 + 1 : (length + 2) / 3
      let distance = EditDistance.between(x, y, limit: max(most, limit))
      if distance <= limit { isClose = true }
      if distance < most { isFar = false }
      if length >= 4 { isLong = true }
      if SurnameEndings.areCounterparts(x, y) { areCounterparts = true }
    }
    if isVariant(of: other) { return .transliteration }
    if role == .given, sharesGroup(with: other) { return .nickname }
    // How a Japanese reads a name in characters, nobody can tell from them; but Zhao is Mandarin, and not 王.
    if native.script == .han {
      return role == .family && Pinyin.isUnmistakable(second.latin)
        && native.isOtherMandarin(second.latin) ? .different : .unknown
    }
    if role == .given, native.begins(withLetter: second, by: rules) { return .initial }
    if areCounterparts, !native.script.isConsonantal {
      return role == .family ? .counterpart : .different
    }
    if role == .given, native.isFullForm(ofLatin: second, by: rules) { return .nickname }
    // Alina is a name, and so is Arina.
    if native.script.writesVowels, areBothKnown(other, role) { return .different }
    // A syllable is half a name: 민호, Minha.
    if isClose, !native.script.isSyllabic { return .slip }
    // A consonant more, or another one, makes another given name; whose family's a name is, has more spellings.
    if role == .given, let distance, distance >= AbjadSpelling.otherConsonant,
      !second.needsNameBehind
    {
      return .different
    }
    if native.script.isConsonantal, Self.haveOtherConsonants(native.latin, second.latin) {
      return .different
    }
    return isFar && (isLong || !native.script.isConsonantal) ? .different : .unknown
  }

  /// Whether of two names in two scripts one may be the other's initial, in some spelling: Е. of Yelena.
  func beginAlike(_ other: NamePart) -> Bool {
    let native = script == .latin ? other : self
    return Romanization.ruleSets(for: native.script).contains { rules in
      rules.apply(latin[...]).first == rules.apply(other.latin[...]).first
    }
  }

  /// Whether letters are one letter of another script that the name begins with: Yu. of Юлия.
  private func begins(withLetter letters: NamePart, by rules: [SpellingRules]) -> Bool {
    guard script.writesVowels, letters.latin.count > 1, units.count > 1 else { return false }
    let first = String(decoding: folded, as: UTF8.self).prefix(1)
    let letter = Romanization.latin(ArraySlice(first.utf8), script: script)
    return letter.count > 1
      && rules.contains { $0.apply(letter[...]) == $0.apply(letters.latin[...]) }
  }

  /// Whether a name in Latin letters is a short form of what another script has in full: Yossi of יוסף.
  private func isFullForm(ofLatin form: NamePart, by rules: [SpellingRules]) -> Bool {
    // Three letters are many names in Arabic.
    script != .arabic
      && form.groups.contains { group in
        guard let name = Nicknames.head(of: group), ScriptClass(name[...]) == .latin else {
          return false
        }
        return rules.contains { rules in
          let sound = rules.apply(name[...])
          return sound.count > 1 && rules.apply(latin[...]) == sound
        }
      }
  }

  /// Whether a name ends in a consonant in one of the scripts that leave out vowels, but not at the
  /// end of words, and the other, in Latin letters, in a vowel: דן is Dan, and Dana is דנה. An e
  /// may be silent.
  private func lacksVowelAtEnd(of other: NamePart) -> Bool {
    guard script == .hebrew || script == .arabic, let vowel = other.latin.last,
      Array("aiou".utf8).contains(vowel),
      let last = String(decoding: folded, as: UTF8.self).unicodeScalars.last
    else { return false }
    return !Self.lettersOfVowels.contains(last)
  }

  /// Whether a name ends in the letter for an a in one of these scripts, and the other, in Latin letters, in a
  /// consonant: جميلة is Jamila, and not Jamil. An h may be that letter, and a t how it sounds before a name.
  private func hasVowelAtEnd(unlike other: NamePart) -> Bool {
    guard script == .hebrew || script == .arabic, let last = other.latin.last,
      !Array("aeiouyht".utf8).contains(last)
    else { return false }
    return ["ة", "ה"].contains(String(decoding: canonical, as: UTF8.self).last.map(String.init))
  }

  /// Letters that stand for a vowel at the end of a word, or for a consonant that Latin letters leave out.
  private static let lettersOfVowels = Set("אהויעاأإآةىيوهہءئؤعیےۀە".unicodeScalars)

  /// Whether a name of a script that writes vowels has those of another: आशा is Asha, whose one consonant is not enough.
  private func hasVowels(of other: NamePart) -> Bool {
    func vowels(_ name: [UInt8]) -> [UInt8] { name.filter("aeiou".utf8.contains) }
    return script.writesVowels && vowels(latin) == vowels(other.latin)
  }

  /// The h at the end of Sarah, which is written in Latin letters alone.
  private func latinWithoutSilentEnding(beside script: ScriptClass) -> ArraySlice<UInt8> {
    !script.writesVowels && latin.last == UInt8(ascii: "h") ? latin.dropLast() : latin[...]
  }

  private func areReadings(_ other: NamePart) -> Bool {
    Surnames.isReading(other.latin[...], of: folded[...])
      || Surnames.isReading(latin[...], of: other.folded[...])
  }

  /// Whether one is the woman's form of the other: Viktor and Viktoria.
  private static func isOneWomansForm(_ x: [UInt8], _ y: [UInt8]) -> Bool {
    let (shorter, longer) = x.count < y.count ? (x, y) : (y, x)
    guard shorter.count >= 4, (1...2).contains(longer.count - shorter.count),
      longer.starts(with: shorter), let last = longer.last, let end = shorter.last
    else { return false }
    return last == UInt8(ascii: "a") && !Array("aeiouyj".utf8).contains(end)
  }

  /// Whether two names have as many consonants, and one of those differs that every spelling keeps:
  /// Ronit and Ronen, of which a script without vowels shows three letters; or have none of those in common, as
  /// Yael and Amir.
  private static func haveOtherConsonants(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    let (liquids, kept) = (Array("lmnr".utf8), Array("lmnrt".utf8))
    let own = a.filter(liquids.contains)
    if !own.isEmpty, b.contains(where: liquids.contains), !b.contains(where: own.contains) {
      return true
    }
    let others = Array("aeiouywvh'".utf8)
    let (x, y) = (a.filter { !others.contains($0) }, b.filter { !others.contains($0) })
    guard x.count == y.count, x.count >= 3 else { return false }
    return zip(x, y).contains { $0 != $1 && kept.contains($0) && kept.contains($1) }
  }
}
