import ContactModel

/// Headers that begin or end alike, with an abbreviation that is not known, as those of somebody's names and papers do:
/// `NUM_DOC`, `NOMBRES_DOC`, `APELLIDOS_DOC`. Whole words say what somebody is to others.
enum OwnersWord {
  /// How many letters an abbreviation has at most.
  private static let longest = 4

  /// The headers without such a word, where no others are of names: it says who is named, and the rest what of the name.
  static func without(_ headers: [String]) -> [String] {
    let words = headers.map { HeaderFolding.words(HeaderFolding.spaced($0)) }
    for isLast in [true, false] {
      var groups: [String: [Int]] = [:]
      var order: [String] = []
      for (place, words) in words.enumerated() where words.count > 1 {
        guard let word = isLast ? words.last : words.first, Int(word) == nil, word.count <= longest,
          ColumnWords.shared[word].isEmpty
        else { continue }
        if groups[word] == nil { order.append(word) }
        groups[word, default: []].append(place)
      }
      for places in order.compactMap({ groups[$0] }) where places.count > 2 {
        var plain = headers
        for place in places {
          plain[place] = (isLast ? words[place].dropLast() : words[place].dropFirst())
            .joined(separator: " ")
        }
        let reader = HeaderReader(headers: plain)
        guard headers.allSatisfy({ partOfName($0, reader) == nil }) else { return headers }
        let parts = Set(places.compactMap { partOfName(plain[$0], reader) })
        if parts.isSuperset(of: [.given, .family]) { return plain }
      }
    }
    return headers
  }

  /// Which part of a name a header says, all of whose words are known.
  private static func partOfName(_ header: String, _ reader: HeaderReader) -> ColumnMeaning.Part? {
    guard let reading = reader.read(header), reading.isComplete, reading.meaning?.key == .name
    else { return nil }
    return reading.meaning?.part
  }
}
