/// An organization's name, prepared for comparison: its words, and its legal form apart.
package struct OrganizationForm: TextForm, Sendable {
  /// The legal form in one notation of several (`inc` for Incorporated), empty where there is none.
  package let legalForm: [UInt8]
  /// The words that name it, folded and joined, with umlauts and kana in one form: what organizations are the same
  /// by, whatever their legal form.
  package let name: [UInt8]
  /// The name with umlauts as they are written.
  private let written: [UInt8]
  /// Whether it is called as what is somebody's, whatever it is: Trattoria da Mario.
  private let isSomebodys: Bool
  /// The words without the legal form.
  private let words: [[UInt8]]
  /// Whether an ampersand joins what it is called after.
  private let isJoined: Bool

  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= NameText.longest else { return nil }
    let all = Self.words(text)
    guard !all.isEmpty else { return nil }
    var kept = all
    var forms: [[UInt8]] = []
    // A legal form stands at either end; where nothing else is left, it is the name.
    while kept.count > 1 {
      if let (count, form) = LegalForms.atEnd(of: kept) {
        kept.removeLast(count)
        forms.insert(form, at: 0)
      } else if let form = LegalForms.atStart(of: kept) {
        kept.removeFirst()
        forms.append(form)
      } else {
        break
      }
    }
    if let last = kept.last, let split = LegalForms.split(native: last), kept.count == 1 {
      kept = [split.name]
      forms.append(split.form)
    }
    words = kept
    isJoined = text.contains(UInt8(ascii: "&"))
    legalForm = Array(forms.joined(separator: [UInt8(ascii: " ")]))
    let own = kept.filter { !LegalForms.isKind($0) }
    isSomebodys = Self.areSomebodys(own)
    // What it is, some say in front and some behind.
    let named = isSomebodys ? own : kept
    written = Array(
      named.indices.filter { !LegalForms.joiningWords.contains(named[$0]) }.map {
        $0 + 1 < named.count && Self.isSaint(named[$0]) ? Self.saint : named[$0]
      }.joined())
    name = Self.inHiragana(SpellingRules.umlauts.apply(keepingOthers: written))
  }

  /// How common a given name is at least, which firms are rarely called after.
  private static let leastOfGivenNames: Float = 1 / 10_000

  /// Whether it is written for want of an employer: n/a, private, self-employed, student.
  package var isPlaceholder: Bool {
    name.isEmpty || name.count < 2 && name.allSatisfy { $0 < 0x80 }
      || WordLists.placeholderWords.contains(written) || WordLists.noEmployer.contains(written)
  }

  /// サクラ歯科 is さくら歯科.
  private static func inHiragana(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(0xE3) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      // Katakana stand in the same order, so many places behind hiragana.
      let isKatakana = ("ァ"..."ヶ").contains(scalar)
      result.append(isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar)
    }
    return Array(String(result).utf8)
  }

  /// Farmacia S. Agata is Farmacia Sant'Agata.
  private static func isSaint(_ word: [UInt8]) -> Bool {
    saintsInShort.contains(word) || WordLists.saints.contains(word)
  }

  private static let saint = Array("st".utf8)
  private static let saintsInShort = ["s", "st", "ss", "ste", "sta", "sto", "sv", "sw"].map {
    Array($0.utf8)
  }
  /// What an apostrophe divides from the name.
  private static let saintBeforeVowel = Array("sant".utf8)

  /// Whether a word says what kind of firm it is, and none is a given name, how somebody is addressed, or
  /// what he does there: Hotel Astoria, but neither Kita Frau Lehnert nor the school nurse.
  private var isOfKind: Bool {
    words.count > 1 && words.contains(where: LegalForms.isKind)
      && words.last.flatMap { PersonLabel($0) } == nil
      && !words.indices.contains { place in
        // What is called after a saint is nobody's: Colegio Santa Marta.
        let isSaints =
          WordLists.saints.contains(words[place])
          || place > 0 && WordLists.saints.contains(words[place - 1])
        return !isSaints
          && CommonNames.shares(of: words[place]).given > Self.leastOfGivenNames
          || NameText.isFormOfAddress(words[place])
      }
  }

  /// Whether it is called after several and what they do: Taylor & Hogg Solicitors, but neither Ann & Joe
  /// Baker nor Dr. Lee & Dr. Hall.
  private var isOfPartners: Bool {
    guard isJoined, words.count > 2, let kind = words.last, LegalForms.isKind(kind),
      PersonLabel(kind) == nil, CommonNames.share(of: kind, as: .family) == nil
    else { return false }
    // Tom & Jane School is a couple that somebody knows from there.
    let areGivenNames = words.dropLast().lazy.map { CommonNames.shares(of: $0) }.allSatisfy {
      $0.given > $0.family
    }
    return !areGivenNames && !words.contains(where: NameText.isFormOfAddress)
  }

  /// Whether a text is a single word that, beside another such, makes no name that is telling.
  package static func isPlainWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !text.contains(UInt8(ascii: ".")) else { return false }
    let words = words(text)
    return words.count == 1 && !LegalForms.mayTell(words[0])
  }

  /// Whether a word, folded, says what kind of firm it is: hotel, workshop.
  package static func isKind(_ word: [UInt8]) -> Bool { LegalForms.isKind(word) }

  /// Whether words call a place as what is somebody's: Chez Paulette, Da Mario.
  private static func areSomebodys(_ words: [[UInt8]]) -> Bool {
    guard words.count == 2, LegalForms.places.contains(words[0]) else { return false }
    let shares = CommonNames.shares(of: words[1])
    // Who is called Da Silva is no place of anybody who is called Silva.
    return shares.given > max(leastOfGivenNames, shares.family)
  }

  /// Whether the name says that it is a firm's: by a legal form or a word that nobody has in a name.
  package var isTelling: Bool {
    LegalForms.telling.contains(legalForm) || isOfKind || isOfPartners || isSomebodys
      || LegalForms.tellingInCyrillic.contains(legalForm) && ScriptClass(name[...]) == .cyrillic
  }

  /// Whether its legal form is one that stands in front of the name.
  package var isMarkedInFront: Bool { LegalForms.inFront.contains(legalForm) }

  /// The words, folded; `G.m.b.H.` is one, and so is `S. A.`
  private static func words(_ text: UnsafeBufferPointer<UInt8>) -> [[UInt8]] {
    let folded = LetterFolding.folded(text)
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    var isAbbreviation = false
    func endWord() {
      // Letters with full stops are one word, with blanks between them or not.
      if isAbbreviation, word.count == 1, let last = words.last, lastIsAbbreviation {
        words[words.count - 1] = last + word
      } else if !word.isEmpty {
        words.append(word)
      }
      if !word.isEmpty { lastIsAbbreviation = isAbbreviation && word.count == 1 }
      word = []
      isAbbreviation = false
    }
    var lastIsAbbreviation = false
    for (index, byte) in folded.enumerated() {
      if byte >= 0x80 || ASCII.isLetter(byte) || ASCII.isDigit(byte) {
        word.append(byte)
      } else if byte == UInt8(ascii: ".") {
        isAbbreviation = true
        let isWithin =
          index + 1 < folded.count
          && (folded[index + 1] >= 0x80 || ASCII.isLetter(folded[index + 1]))
        if !isWithin || word.count == 1 { endWord() }
      } else if byte != UInt8(ascii: "'") || word == saintBeforeVowel {
        endWord()
      }
    }
    endWord()
    return words
  }
}
