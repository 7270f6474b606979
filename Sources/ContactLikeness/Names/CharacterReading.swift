// Given names in characters beside others in Latin letters: the family name tells in which language they are
// read.
extension NamePart {
  /// Whether a given name in characters is surely read otherwise than one in Latin letters.
  ///
  /// - Parameters:
  ///   - family: The family name in characters.
  ///   - latinFamily: The one in Latin letters, which is a reading of it.
  package func isReadOtherwise(
    than latinName: NamePart, beside family: NamePart, _ latinFamily: NamePart
  ) -> Bool {
    guard script == .han, family.script == .han, latinName.script == .latin,
      latinName.words.isEmpty || latinName.words.allSatisfy({ $0.script == .latin })
    else { return false }
    let letters = latinName.latin.filter { $0 != 0x20 }
    if family.latin == latinFamily.latin { return isOtherMandarin(letters) }
    if Surnames.isJapanese(latinFamily.latin, of: family.folded) { return isOtherJapanese(letters) }
    return false
  }

  /// Whether what can be read as Mandarin is not how this is read.
  func isOtherMandarin(_ letters: [UInt8]) -> Bool {
    let characters = String(decoding: folded, as: UTF8.self)
    guard Pinyin.isPossible(letters), !latin.isEmpty,
      !characters.contains(where: WordLists.charactersOfSeveralReadings.contains)
    else { return false }
    return Self.mandarinSound(latin) != Self.mandarinSound(letters)
  }

  /// Mandarin without what its spellings and its speakers do not tell apart: Xiaofang, Hsiaofan.
  private static func mandarinSound(_ letters: [UInt8]) -> [UInt8] {
    let sound = SpellingRules.chinese.apply(letters[...])
    var result: [UInt8] = []
    for letter in sound where letter != UInt8(ascii: "g") || result.last != UInt8(ascii: "n") {
      result.append(letter)
    }
    return result
  }

  /// Whether a name of several characters ends in one that is always read otherwise at its end: Hanako is no
  /// Taro.
  private func isOtherJapanese(_ letters: [UInt8]) -> Bool {
    guard folded.count > 3, Romaji.isPossible(letters),
      let readings = WordLists.japaneseEndings[Array(folded.suffix(3))]
    else { return false }
    let plain = SpellingRules.japanese.apply(letters[...])
    return !readings.contains { plain.suffix($0.count).elementsEqual($0) }
  }
}
