// Names that are written in two scripts, and those that are written in one word.
extension NameReadings {
  /// Where a name begins that says the same in another script: Winnie Lau 劉詠琪. Nil where what stands there is no
  /// name by itself.
  static func startOfOtherScript(_ words: [[UInt8]]) -> Int? {
    let areLatin = words.map { ScriptClass($0[...]) == .latin }
    guard let first = areLatin.first, let start = areLatin.firstIndex(of: !first),
      areLatin[start...].allSatisfy({ $0 != first })
    else { return nil }
    let (latin, native) =
      first ? (words[..<start], words[start...]) : (words[start...], words[..<start])
    let hasGivenName = latin.contains {
      CommonNames.share(of: LetterFolding.folded($0), as: .given) != nil
    }
    let isWhole =
      native.count > 1
      || native.contains { !Self.splits(native: $0).isEmpty && !Surnames.isNative($0) }
    return hasGivenName && isWhole ? start : nil
  }

  /// Takes a name in characters or Hangul apart that is written in one word, the likelier way
  /// first: of Japanese names most have two characters for the family name, of others one.
  static func splits(native word: [UInt8]) -> [(family: [UInt8], given: [UInt8])] {
    switch ScriptClass(word[...]) {
    case .han, .hangul: break
    default: return []
    }
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    guard (2...5).contains(scalars.count) else { return [] }
    func text(_ part: ArraySlice<Unicode.Scalar>) -> [UInt8] {
      Array(String(String.UnicodeScalarView(part)).utf8)
    }
    var counts = scalars.count <= 3 ? [1, 2] : [2, 1]
    counts.removeAll { $0 >= scalars.count }
    if scalars.count >= 3, Surnames.isNative(LetterFolding.folded(text(scalars[..<2]))) {
      counts.sort { $0 > $1 }
    }
    return counts.map { (text(scalars[..<$0]), text(scalars[$0...])) }
  }

  /// A name in characters without the word in front that says what somebody does: 房东王阿姨, 快递小王.
  static func withoutLabel(_ word: [UInt8]) -> [UInt8] {
    let letter = 3
    guard word.count >= 4 * letter, case .han = ScriptClass(word[...]) else { return word }
    for end in stride(from: word.count - 2 * letter, through: 2 * letter, by: -letter) {
      guard let label = PersonLabel(Array(word[..<end])), !label.isKin else { continue }
      let name = Array(word[end...])
      let isName =
        FormsOfAddress.familyName(beforeTitle: name) != nil
        || FormsOfAddress.familyName(ofFamiliar: name) != nil
        || Surnames.isNative(Array(name.prefix(letter)))
      if isName { return name }
    }
    return word
  }

  /// Takes a name in kana apart that is written in one word, as phones without characters have it, behind the longest
  /// beginning that is how a family name is read. Nil for a given name.
  static func split(kana word: [UInt8]) -> (family: [UInt8], given: [UInt8])? {
    guard ScriptClass(word[...]) == .kana, (12...36).contains(word.count) else { return nil }
    func latin(_ part: ArraySlice<UInt8>) -> [UInt8] {
      SpellingRules.japanese.apply(Romanization.latin(part, script: .kana)[...])
    }
    if CommonNames.share(of: latin(word[...]), as: .given) != nil { return nil }
    // A letter has three bytes, and so has a small one, which begins no name.
    for end in stride(from: word.count - 6, through: 6, by: -3)
    where Surnames.isJapaneseReading(latin(word[..<end])) {
      return (Array(word[..<end]), Array(word[end...]))
    }
    return nil
  }
}
