/// What one field of a name says: its words folded, and what people write beside a name.
package struct NameWords: Sendable {
  /// The words of the name, folded.
  package var words: [[UInt8]] = []
  /// Words in parentheses: a former name, a firm, a reminder.
  package var asides: [[UInt8]] = []
  /// How many words stand before a comma; nil where there is none.
  package var wordsBeforeComma: Int?
  package var generation: Generation = .none
  /// How many words stand before the sign or word that joins two people; nil without one.
  package var wordsBeforeJoin: Int?

  package init(_ raw: UnsafeBufferPointer<UInt8>) {
    var isASCII = true
    for byte in raw where byte >= 0x80 { isASCII = false }
    if isASCII {
      split(raw)
    } else {
      LetterFolding.folded(raw).withUnsafeBufferPointer { split($0) }
    }
    dropJoiningWords()
    dropTitlesAndNoise()
    if let count = wordsBeforeJoin, count <= 0 || count >= words.count { wordsBeforeJoin = nil }
  }

  private mutating func split(_ text: UnsafeBufferPointer<UInt8>) {
    var word: [UInt8] = []
    var depth = 0
    func isSeparator(_ byte: UInt8) -> Bool {
      byte < 0x80 && !ASCII.isLetter(byte) && !ASCII.isDigit(byte) && byte != UInt8(ascii: "'")
    }
    func endWord() {
      guard !word.isEmpty else { return }
      if depth > 0 { asides.append(word) } else if words.count < 12 { words.append(word) }
      word.removeAll(keepingCapacity: true)
    }
    var index = 0
    while index < text.count {
      let byte = text[index]
      // The middle dot and the ideographic comma and space separate names like a blank.
      if byte >= 0x80, let length = Self.lengthOfSeparator(text, index) {
        endWord()
        index += length
        continue
      }
      index += 1
      if isSeparator(byte) {
        endWord()
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
        case UInt8(ascii: ",") where depth == 0 && wordsBeforeComma == nil:
          wordsBeforeComma = words.count
        case UInt8(ascii: "&"), UInt8(ascii: "+"):
          if depth == 0, wordsBeforeJoin == nil { wordsBeforeJoin = words.count }
        default: break
        }
      } else if byte != UInt8(ascii: "'") {
        word.append(ASCII.lowercased(byte))
      }
    }
    endWord()
  }

  private static func lengthOfSeparator(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> Int? {
    if text[index] == 0xC2, index + 1 < text.count, text[index + 1] == 0xB7 { return 2 }
    guard index + 2 < text.count else { return nil }
    switch (text[index], text[index + 1], text[index + 2]) {
    case (0xE3, 0x80, 0x80), (0xE3, 0x80, 0x81), (0xE3, 0x83, 0xBB), (0xE2, 0x80, 0x8B...0x8F):
      return 3
    default: return nil
    }
  }

  /// Takes out the words that join two people's names.
  private mutating func dropJoiningWords() {
    guard words.count > 2 else { return }
    for index in words.indices.dropFirst().dropLast().reversed()
    where WordLists.joiningWords.contains(words[index]) {
      words.remove(at: index)
      wordsBeforeJoin = index
      if let comma = wordsBeforeComma, comma > index { wordsBeforeComma = comma - 1 }
    }
  }

  private mutating func dropTitlesAndNoise() {
    var kept: [[UInt8]] = []
    var beforeComma = wordsBeforeComma
    for (index, word) in words.enumerated() {
      var isDropped = word.allSatisfy { ASCII.isDigit($0) } || WordLists.noise.contains(word)
      if !isDropped, words.count > 1 {
        let found = Generation(word)
        if found != .none, index > 0 {
          generation = found
          isDropped = true
        } else if WordLists.titles.contains(word), kept.isEmpty {
          isDropped = true
        }
      }
      if isDropped {
        if let comma = wordsBeforeComma, index < comma { beforeComma = (beforeComma ?? 0) - 1 }
      } else {
        kept.append(word)
      }
    }
    words = kept
    wordsBeforeComma = beforeComma
    if let count = wordsBeforeComma, count <= 0 || count >= words.count { wordsBeforeComma = nil }
    asides = asides.filter { word in
      !WordLists.noise.contains(word) && !word.contains { ASCII.isDigit($0) }
    }
  }
}

/// Which of several people of one name somebody is: Jr., Sr., III.
package enum Generation: UInt8, Sendable {
  case none, senior, junior, second, third, fourth, fifth

  package init(_ word: [UInt8]) {
    switch String(decoding: word, as: UTF8.self) {
    case "sr", "senior", "sen", "pere", "st", "padre", "pai": self = .senior
    case "jr", "junior", "jun", "jnr", "fils", "filho", "hijo", "ml", "figlio": self = .junior
    case "ii", "2nd": self = .second
    case "iii", "3rd", "neto", "nieto": self = .third
    case "iv", "4th": self = .fourth
    case "v", "5th": self = .fifth
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
