/// Which of several people of one name somebody is: Jr., Sr., III.
package enum Generation: UInt8, Sendable {
  case none, senior, junior, second, third, fourth, fifth

  /// What a word behind a name says, or one before it as in Hungarian.
  ///
  /// - Parameters:
  ///   - isShortened: Whether a period follows, as in `Kumar Sen.`; Kumar Sen bears that name.
  ///   - position: How many words of the name stand before it.
  package init(_ word: [UInt8], isShortened: Bool = true, position: Int = 2) {
    switch String(decoding: LetterFolding.folded(word), as: UTF8.self) {
    case "ifj", "ifjabb": self = .junior
    case "idosb": self = .senior
    case "id": self = isShortened ? .senior : .none
    case _ where position == 0: self = .none
    case "sr", "senior", "pere", "padre", "pai", "старшии", "старший", "ст": self = .senior
    case "sen", "st": self = isShortened || position > 1 ? .senior : .none
    case "jr", "junior", "jnr", "fils", "filho", "hijo", "figlio", "ml", "mladsi", "младшии",
      "младший", "мл":
      self = .junior
    case "jun": self = isShortened || position > 1 ? .junior : .none
    case "ii", "2nd": self = .second
    case "iii", "3rd", "neto", "nieto": self = .third
    case "iv", "4th": self = .fourth
    // One name and V. is an initial.
    case "v": self = position > 1 ? .fifth : .none
    case "5th": self = .fifth
    default: self = .none
    }
  }

  /// What `d. J.`, `d. Ä.` and `d. y.` say, by the letter behind the `d`.
  package init(letterAfterArticle letter: [UInt8]) {
    switch String(decoding: letter, as: UTF8.self) {
    case "j", "y": self = .junior
    case "ä", "æ", "e": self = .senior
    default: self = .none
    }
  }

  /// Whether both may be one person. Junior and the second are.
  package func agrees(with other: Generation) -> Bool {
    if case .none = self { return true }
    if case .none = other { return true }
    func number(_ generation: Generation) -> UInt8 {
      switch generation {
      case .none, .senior: 1
      case .junior, .second: 2
      case .third: 3
      case .fourth: 4
      case .fifth: 5
      }
    }
    return number(self) == number(other)
  }
}
