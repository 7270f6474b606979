import ContactModel

// What stands behind the words of a header: in parentheses, or to say what for.
extension HeaderReader {
  /// A header without its remark, and that; nil where it has none.
  static func remark(_ header: String) -> (words: String, text: String)? {
    guard header.hasSuffix(")"), let open = header.lastIndex(of: "("), open > header.startIndex
    else { return nil }
    return (String(header[..<open]), String(header[header.index(after: open)...].dropLast()))
  }

  /// What a header says with a letter for home, work or a mobile behind it: `Street (W)`, `Ph (C)`.
  func readLetter(_ header: String) -> HeaderReading? {
    guard let remark = Self.remark(header) else { return nil }
    let letter = remark.text.lowercased()
    guard letter.count == 1, let label = LabelWords().label(letter),
      ["home", "work", "mobile"].contains(label),
      var reading = readWhole(remark.words), reading.isComplete,
      let meaning = reading.meaning, HeaderFields.hasLabels(meaning), meaning.label.isEmpty,
      label != "mobile" || meaning.key == .phoneNumber
    else { return nil }
    reading.meaning?.label = label
    return reading
  }

  /// What a header says with a word for home or work behind it that other headers have, too: `Street (home)`,
  /// `Town (home)`. Alone, the word may be that for a house.
  func readGroup(_ header: String) -> HeaderReading? {
    guard let remark = Self.remark(header), remarksOfGroups.contains(remark.text),
      var reading = readWhole(remark.words), reading.isComplete, let meaning = reading.meaning,
      meaning.key == .postalAddress, meaning.label.isEmpty
    else { return nil }
    for entry in words[HeaderFolding.folded(remark.text)] {
      guard case .kind(let kind) = entry.sense, kind == "home" || kind == "work" else { continue }
      reading.meaning?.label = kind
      return reading
    }
    return nil
  }

  /// What a header says that goes on to say what for: `Best cell number for day-of updates`.
  func readBeforePurpose(_ header: String) -> HeaderReading? {
    let words = header.split(separator: " ")
    guard words.count > 3,
      let place = words.indices.dropFirst().first(where: {
        Self.purposes.contains(words[$0].lowercased())
      }), var reading = readWhole(words[..<place].joined(separator: " ")), reading.isComplete,
      let meaning = reading.meaning,
      // `Number for whoever we can call` may be anybody's.
      meaning.key != .phoneNumber || !meaning.label.isEmpty
    else { return nil }
    reading.isVague = true
    return reading
  }

  private static let purposes = CellWords.set("purpose")

  /// A whole address of which a header says what it is to have: `Address (incl. postcode)`, `पूरा पता (पिन कोड सहित)`.
  func readIncluding(_ header: String) -> HeaderReading? {
    let words = header.split { " (（)）,".contains($0) }
    guard let word = words.dropFirst().first(where: { Self.includes(String($0)) }) else {
      return nil
    }
    let end = header.firstIndex { "(（".contains($0) } ?? word.startIndex
    guard var reading = readWhole(header[..<min(end, word.startIndex)].trimmed), reading.isComplete,
      reading.meaning?.key == .postalAddress, reading.meaning?.part == .whole
    else { return nil }
    reading.isVague = true
    return reading
  }

  private static func includes(_ word: String) -> Bool {
    let word = HeaderFolding.folded(word)
    return inclusions.contains(word)
      || word.unicodeScalars.allSatisfy { $0.value >= 0x3000 }
        && inclusions.contains { word.hasPrefix($0) || word.hasSuffix($0) }
  }

  private static let inclusions = CellWords.folded("inclusion")
}
