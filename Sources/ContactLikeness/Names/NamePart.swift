/// A given, additional or family name of one or several words, prepared for comparison.
///
/// Made once for each distinct name; what two of them have in common is
/// ``likeness(to:as:)``.
package final class NamePart: Sendable {
  /// Small letters, composed, with their accents; words with a blank or hyphen between.
  package let canonical: [UInt8]
  /// Without accents, blanks and hyphens: by this key names are counted and found.
  package let folded: [UInt8]
  package let script: ScriptClass
  /// In ASCII letters, as far as the letters tell.
  package let latin: [UInt8]
  /// The words of a name of several, particles apart; empty for one of a single word.
  package let words: [NamePart]
  /// What of the words is not counted among them: van der, de la.
  let particles: [UInt8]
  /// A word in front that is a particle in family names, and part of a given one: Do-yun, La Toya, Ben. Nil
  /// where there is none.
  let wordInFront: NamePart?
  /// A rough idea of how the consonants sound, the same for most spellings; 0 for none.
  package let sound: UInt32
  /// The lines of ``Nicknames`` that it is in.
  package let groups: [UInt16]
  /// The surnames in characters or Hangul that its Latin letters are a usual spelling of.
  let surnames: [String]
  /// The lines of ``NameVariants`` that it is in.
  let variants: [UInt16]
  /// What the rules of several languages make of a name in Latin letters; 0 where that is too
  /// short to say anything.
  let spellings: [UInt64]
  /// The folded name's characters, at most 32.
  package let units: [UInt16]
  /// How common the name is, by role; 0 for one in no list.
  package let shares: (given: Float, family: Float)
  /// Whether it is a word for a relative, and nobody's family name.
  let isKin: Bool
  /// Whether it says whose son or daughter somebody is: bin Ismail.
  package let isPatronymic: Bool
  /// The digits in it, which name a flat, a lane, or which of several it is.
  let digits: [UInt8]
  /// Which letters carry a mark.
  let marks: Marks

  enum Marks: Sendable {
    case none, some
    /// A vowel's length, which whoever writes it at all writes everywhere: Ōno is not Ono.
    case length
    /// With letters of Vietnamese alone, whose marks make another name.
    case vietnamese
  }

  /// - Parameter canonical: As ``NameText`` gives it.
  package init(_ canonical: [UInt8]) {
    self.canonical = canonical
    let pieces = canonical.split { $0 == 0x20 || $0 == 0x2D }
    let folded = LetterFolding.folded(Array(pieces.joined()))
    self.folded = folded
    script = ScriptClass(folded[...])
    latin = Romanization.latin(folded[...], script: script)
    units = Array(String(decoding: folded, as: UTF8.self).utf16.prefix(32))
    marks = Self.marks(of: canonical)
    digits = canonical.filter(ASCII.isDigit)
    sound = NameSound.of(latin)
    shares = CommonNames.shares(of: folded)
    isPatronymic = pieces.count > 1 && pieces.contains { WordLists.patronymics.contains($0) }
    isKin = shares.family == 0 && pieces.count == 1 && PersonLabel(canonical)?.isKin ?? false
    var groups = Nicknames.groups(of: folded[...])
    if script == .latin, latin.count >= 4 {
      for group in Nicknames.groups(spelledAs: latin[...]) where !groups.contains(group) {
        groups.append(group)
      }
    }
    if latin.count >= 3 {
      // What English has of a name is not all that Russian makes of it.
      if script == .latin || script == .cyrillic && groups.isEmpty {
        for group in Nicknames.groups(heardAs: latin[...]) where !groups.contains(group) {
          groups.append(group)
        }
      }
      if groups.isEmpty, [.cyrillic, .greek, .georgian, .armenian].contains(script) {
        groups = Nicknames.groups(of: latin[...])
      }
    }
    self.groups = groups
    surnames = Surnames.spelled(latin)
    variants = NameVariants.groups(of: script == .arabic ? folded[...] : latin[...])
    if case .latin = script {
      spellings = SpellingRules.ofLatinNames.map { [latin] rules, least, _ in
        rules.hash(of: latin[...], least: least)
      }
    } else {
      spellings = []
    }
    guard pieces.count > 1 else {
      (words, particles, wordInFront) = ([], [], nil)
      return
    }
    let own = pieces.filter { !WordLists.particles.contains($0) }
    wordInFront =
      WordLists.particles.contains(pieces[0]) && Self.namesSomebody(pieces[0])
      ? NamePart(Array(pieces[0])) : nil
    words = (own.isEmpty ? pieces : own).prefix(6).map { NamePart(Array($0)) }
    particles =
      own.isEmpty
      ? [] : Array(pieces.filter { WordLists.particles.contains($0) }.joined(separator: [0x20]))
  }

  /// Whether a particle may be a given name or a syllable of one: the Arabic article is neither, and Abd needs
  /// what follows.
  private static func namesSomebody(_ particle: ArraySlice<UInt8>) -> Bool {
    if particle.count <= 2 { return particle.last != UInt8(ascii: "l") }
    let shares = CommonNames.shares(of: particle)
    return !particle.elementsEqual("abd".utf8) && shares.given > shares.family
  }

  /// Whose name it is where a religion has one for all men and one for all women: Singh, Kaur.
  package var sexOfAll: CommonNames.Sex {
    Self.namesOfMen.contains(canonical)
      ? .male : Self.namesOfWomen.contains(canonical) ? .female : .unknown
  }

  private static let namesOfMen = ["singh", "ਸਿੰਘ", "सिंह"].map { Array($0.utf8) }
  private static let namesOfWomen = ["kaur", "ਕੌਰ", "कौर"].map { Array($0.utf8) }

  /// Whether of a man's and a woman's form of a family name one says whose daughter somebody is.
  package func areSonAndDaughter(_ other: NamePart) -> Bool { isDaughters != other.isDaughters }

  private var isDaughters: Bool {
    ["dottir", "datter"].contains { latin.suffix(6).elementsEqual($0.utf8) }
  }

  /// Whether it is Muhammad, which many who bear it leave out in front of another name.
  package var isMuhammad: Bool {
    switch script {
    case .arabic: folded.elementsEqual("محمد".utf8)
    case .latin: Self.consonantsOfMuhammad.contains(folded.filter { !"aeiou".utf8.contains($0) })
    default: false
    }
  }

  /// Whether it is no name without what follows, as Abdel in Abdel Rahman.
  package var needsNameBehind: Bool {
    script == .latin && folded.starts(with: "abd".utf8) && folded.count <= 6
  }

  private static let consonantsOfMuhammad = ["mhmd", "mhmmd"].map { Array($0.utf8) }

  /// Whether the name behind it is the father's, as in Arabic and in Ethiopia.
  package var isBeforeFathers: Bool { script == .arabic && !isMuhammad || script == .ethiopic }

  /// Whether who wrote it writes marks wherever they belong.
  package var keepsMarks: Bool { marks == .length || marks == .vietnamese }

  /// Whether another is the same name but for marks.
  package func differsInMarks(from other: NamePart) -> Bool {
    folded == other.folded && marks != other.marks && script == .latin
  }

  /// Whether it is a letter that stands for a name.
  package var isInitial: Bool {
    switch script {
    case .latin, .cyrillic, .greek, .armenian, .georgian: units.count == 1
    default: false
    }
  }

  /// How common the name is in a role; nil for one in no list.
  package func share(as role: CommonNames.Role) -> Float? {
    let share = role == .given ? shares.given : shares.family
    return share > 0 ? share : nil
  }

  /// The same; of one in no list what such a name's share is taken for.
  package func usualShare(as role: CommonNames.Role) -> Float {
    share(as: role)
      ?? CommonNames.shareOfUnlisted(script, characters: folded.count / 3, as: role)
  }

  /// Whether a word has letters of Vietnamese alone.
  static func isVietnamese(_ canonical: [UInt8]) -> Bool { marks(of: canonical) == .vietnamese }

  private static func marks(of canonical: [UInt8]) -> Marks {
    var marks = Marks.none
    var index = 0
    while index < canonical.count {
      let byte = canonical[index]
      let next = index + 1 < canonical.count ? canonical[index + 1] : 0
      index += 1
      switch byte {
      case 0..<0x80: continue
      case 0xE1 where (0xBA...0xBB).contains(next): return .vietnamese
      case 0xC6 where next == 0xA1 || next == 0xB0: return .vietnamese  // ơ, ư
      case 0xC4 where [0x81, 0x93, 0xAB].contains(next), 0xC5 where next == 0x8D || next == 0xAB:
        marks = .length  // ā, ē, ī, ō, ū
      case 0xC3...0xC6, 0xE1: if marks == .none { marks = .some }
      default: continue
      }
    }
    return marks
  }
}
