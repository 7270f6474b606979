/// Which of several people of one name somebody is: Jr., Sr., III.
@usableFromInline package enum Generation: UInt8, Sendable {
  case none, senior, junior, second, third, fourth, fifth

  /// What a word behind a name says, or one before it as in Hungarian.
  ///
  /// - Parameters:
  ///   - isShortened: Whether a period follows, as in `Kumar Sen.`; Kumar Sen bears that name.
  ///   - position: How many words of the name stand before it.
  package init(_ word: [UInt8], isShortened: Bool = true, position: Int = 2) {
    self = .none
    guard let found = Self.words.find(LetterFolding.folded(word)) else { return }
    let line = Self.lines[Int(Self.lineOfWord[Int(found)])]
    if position >= (isShortened ? line.leastShortened : line.least) { self = line.generation }
  }

  /// Behind how many words a word must stand to say it, and behind how many with a period. With one name, V. is an
  /// initial.
  private static let lines:
    [(generation: Generation, least: Int, leastShortened: Int, words: String)] = [
      (.junior, 0, 0, "ifj ifjabb"),
      (.senior, 0, 0, "idosb"),
      (.senior, .max, 0, "id"),
      (.senior, 1, 1, "sr snr senior pere padre pai старшии старший ст"),
      (.senior, 2, 1, "sen st"),
      (.junior, 1, 1, "jr junior jnr fils filho hijo figlio ml mladsi младшии младший мл"),
      (.junior, 2, 1, "jun"),
      (.second, 1, 1, "ii 2nd"),
      (.third, 1, 1, "iii 3rd neto nieto"),
      (.fourth, 1, 1, "iv 4th"),
      (.fifth, 2, 2, "v"),
      (.fifth, 1, 1, "5th"),
    ]

  private static let (words, lineOfWord): (InternTable, [Int]) = {
    var words = InternTable()
    var lineOfWord: [Int] = []
    for (number, line) in lines.enumerated() {
      for word in line.words.split(separator: " ") {
        _ = words.intern(Array(word.utf8))
        lineOfWord.append(number)
      }
    }
    return (words, lineOfWord)
  }()

  /// What a word in parentheses behind a name says: father and son, too, which elsewhere may be names.
  package init(inParentheses word: [UInt8]) {
    guard let role = PersonLabel(word)?.role, role == Self.father || role == Self.son else {
      self = Generation(word)
      return
    }
    self = role == Self.father ? .senior : .junior
  }

  private static let father = PersonLabel(Array("father".utf8))?.role
  private static let son = PersonLabel(Array("sohn".utf8))?.role

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
    if self == other || self == .none || other == .none { return true }
    return (self == .junior || self == .second) && (other == .junior || other == .second)
  }
}
