import LocaleSupport

/// An organization's name, prepared for comparison: its words, and its legal form apart.
package struct OrganizationForm: Sendable, Hashable {
  /// The words that name it, folded, without a legal form.
  package let words: [[UInt8]]
  /// The legal form in one notation of several (`inc` for Incorporated), empty where there is none.
  package let legalForm: [UInt8]
  /// The words joined: what organizations are the same by, whatever their legal form.
  package let name: [UInt8]

  /// The name and the legal form.
  package var canonical: [UInt8] {
    legalForm.isEmpty ? name : name + [UInt8(ascii: " ")] + legalForm
  }

  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= 400 else { return nil }
    let all = Self.words(text)
    guard !all.isEmpty else { return nil }
    var kept = all
    var forms: [[UInt8]] = []
    // A legal form stands at either end; where nothing else is left, it is the name.
    while kept.count > 1 {
      if let (count, form) = LegalForms.atEnd(of: kept), count < kept.count {
        kept.removeLast(count)
        forms.insert(form, at: 0)
      } else if let (count, form) = LegalForms.atStart(of: kept), count < kept.count {
        kept.removeFirst(count)
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
    legalForm = Array(forms.joined(separator: [UInt8(ascii: " ")]))
    name = Array(kept.filter { !LegalForms.joiningWords.contains($0) }.joined())
  }

  package init?(_ text: String) {
    var text = text
    guard let form = text.withUTF8({ OrganizationForm($0) }) else { return nil }
    self = form
  }

  /// Whether it is written for want of an employer: n/a, private, self-employed, student.
  package var isPlaceholder: Bool {
    name.isEmpty || name.count < 2 && name.allSatisfy { $0 < 0x80 }
      || WordLists.placeholderWords.contains(name) || WordLists.noEmployer.contains(name)
  }

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
      } else if byte != UInt8(ascii: "'") {
        endWord()
      }
    }
    endWord()
    return words
  }
}

extension OrganizationForm {
  /// How alike two organizations are. ``Likeness/notation`` where one lacks its legal form; two
  /// legal forms are two organizations: Meyer AG is not Meyer KG. ``Likeness/part`` where one has
  /// words of the other, ``Likeness/initial`` for an abbreviation of its initials.
  package func likeness(to other: OrganizationForm) -> Likeness {
    if isPlaceholder || other.isPlaceholder { return .unknown }
    let haveOtherForms =
      !legalForm.isEmpty && !other.legalForm.isEmpty && legalForm != other.legalForm
    if name == other.name {
      if haveOtherForms { return .different }
      return legalForm == other.legalForm && words == other.words ? .equal : .notation
    }
    if haveOtherForms { return .different }
    if Self.spelled(name) == Self.spelled(other.name), name.count >= 3 { return .spelling }
    if let level = likenessAcross(to: other) { return level }
    let length = min(name.count, other.name.count)
    let limit = length >= 12 ? 2 : length >= 6 ? 1 : 0
    if limit > 0, EditDistance.between(name, other.name, limit: limit) <= limit,
      name.filter(ASCII.isDigit) == other.name.filter(ASCII.isDigit)
    {
      return .slip
    }
    let (fewer, more) = words.count <= other.words.count ? (self, other) : (other, self)
    if fewer.words.count < more.words.count, fewer.name.count >= 3,
      fewer.words.allSatisfy({ more.words.contains($0) })
    {
      return .part
    }
    if fewer.words.count == 1, more.words.count >= 3,
      more.words.compactMap(\.first) == fewer.words[0]
    {
      return .initial
    }
    return .different
  }

  private static func spelled(_ name: [UInt8]) -> [UInt8] {
    SpellingRules.umlauts.apply(keepingOthers: name)
  }

  /// Two scripts; nil for one.
  private func likenessAcross(to other: OrganizationForm) -> Likeness? {
    let scripts = (ScriptClass(name[...]), ScriptClass(other.name[...]))
    guard scripts.0 != scripts.1 else { return nil }
    let native = scripts.0 == .latin ? scripts.1 : scripts.0
    let x = Romanization.latin(name[...], script: scripts.0)
    let y = Romanization.latin(other.name[...], script: scripts.1)
    let isSame = Romanization.ruleSets(for: native).contains { rules in
      let spelled = rules.apply(x[...])
      return spelled.count >= 4 && spelled == rules.apply(y[...])
    }
    return isSame ? .transliteration : .unknown
  }
}
