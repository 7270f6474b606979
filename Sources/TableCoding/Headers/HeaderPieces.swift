import ContactModel

// The phrases that a header is made of.
extension HeaderReader {
  /// A piece of a header: a phrase that is known, a number, or a word that is not known.
  enum Piece {
    case known([HeaderSense])
    case number(Int)
    case unknown(String)

    var isNumber: Bool { if case .number = self { true } else { false } }

    /// What it can mean; nothing where it is no phrase that is known.
    var senses: [HeaderSense] { if case .known(let senses) = self { senses } else { [] } }

    /// Whether it may be a column of a field.
    func says(_ key: ContactKey) -> Bool { senses.contains { $0.meaning?.key == key } }
  }

  /// The senses of a phrase, those of the table's language first.
  func senses(_ phrase: String, isPart: Bool = false) -> [HeaderSense]? {
    var entries = words[phrase]
    if isPart, languages.count > 1 {
      // Words of different languages hardly stand side by side in one header.
      entries.removeAll { $0.languages.isDisjoint(with: languagesOfParts) }
    }
    guard !entries.isEmpty else { return nil }
    func rank(_ entry: ColumnWords.Entry) -> Int {
      if let language, entry.languages.contains(language) { return 0 }
      if entry.languages.contains("*") { return 1 }
      return 2 + (languages.firstIndex { entry.languages.contains($0) } ?? 100)
    }
    let ranked = entries.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return ranked.map(\.element.sense)
  }

  /// The pieces of a header: the longest phrases first that cover its words.
  func pieces(_ parts: [String]) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < parts.count {
      var length = min(7, parts.count - index)
      var found: [HeaderSense]?
      while length > 0 {
        found = senses(parts[index..<index + length].joined(), isPart: length < parts.count)
        if found != nil { break }
        length -= 1
      }
      if let found {
        pieces.append(.known(found))
        index += length
      } else {
        if let number = Int(parts[index]) {
          pieces.append(number > 0 && number < 100 ? .number(number) : .unknown(parts[index]))
        } else {
          pieces += compound(parts[index]) ?? [.unknown(parts[index])]
        }
        index += 1
      }
    }
    return pieces
  }

  /// The parts of a word that is made of known ones, as in languages that write them together.
  private func compound(_ word: String) -> [Piece]? {
    let letters = Array(word)
    guard (2...40).contains(letters.count) else { return nil }
    let isSpaceless = letters.contains { $0.unicodeScalars.contains { Self.isSpaceless($0) } }
    let least = isSpaceless ? 1 : 3
    // The fewest parts that end at each place.
    var best: [[Piece]?] = [[]] + [[Piece]?](repeating: nil, count: letters.count)
    for end in 1...letters.count {
      for start in stride(from: max(0, end - words.longest), through: end - least, by: 1) {
        guard let before = best[start], before.count < 4 else { continue }
        // A letter stands between the parts of German compounds.
        var known = senses(String(letters[start..<end]), isPart: true)
        if known == nil, !isSpaceless, letters[end - 1] == "s", end < letters.count {
          known = senses(String(letters[start..<end - 1]), isPart: true)
        }
        guard let known, known.contains(where: { $0 != .filler || isSpaceless }) else { continue }
        if best[end].map({ $0.count > before.count + 1 }) ?? true {
          best[end] = before + [.known(known)]
        }
      }
    }
    guard let found = best[letters.count], found.count > 1 else { return nil }
    return found
  }

  private static func isSpaceless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xAC00...0xD7A3,
      0xF900...0xFAFF:
      true
    default: false
    }
  }
}

extension HeaderReader {
  /// `Tel. / Fax`: a number that is both, and is called so, or two, of which the header doesn't say which is which; and
  /// `Tel. / Mobile`.
  func readPhoneAndFax(_ header: String) -> HeaderReading? {
    let halves = header.split { "/-–+&,，、／".contains($0) }.map(\.trimmed)
    guard halves.count == 2 else { return nil }
    let labels = halves.compactMap { half -> String? in
      guard let reading = readWhole(half), reading.isComplete, reading.owner == nil,
        reading.meaning?.key == .phoneNumber
      else { return nil }
      return reading.meaning?.label
    }
    // `Tel./Handy` says that it is either, and not which.
    if Set(labels) == ["", "mobile"], !header.contains("-") {
      return HeaderReading(meaning: ColumnMeaning(.phoneNumber))
    }
    guard labels == ["", "otherFax"] || labels == ["otherFax", ""] else { return nil }
    return HeaderReading(meaning: ColumnMeaning(.phoneNumber, label: header), isVague: true)
  }
}
