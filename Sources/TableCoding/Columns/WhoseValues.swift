import ContactModel

// Whose numbers and mailboxes are where a row names several people.
extension SheetMatcher {
  /// A column that names somebody, and the words of its header that say who it is.
  private struct Named {
    let place: Int
    var words: [String]
    let isOwn: Bool
  }

  /// What reaches somebody else whom the row names is called as its column is: it is none of the contact's own.
  /// `Client`, `Client Phone`, `Lawyer`, `Lawyer Phone`.
  mutating func settleWhose() {
    let people = Self.numbered(columns.indices.compactMap(named))
    // Wider tables have other columns than people.
    guard people.count < 100, people.contains(where: { !$0.isOwn }) else { return }
    let values = columns.indices.filter { place in
      let meaning = columns[place].meaning
      return (HeaderFields.hasLabels(meaning) || meaning.key == .birthday)
        && (meaning.part == .value || meaning.part == .whole)
    }
    let owners = Dictionary(
      uniqueKeysWithValues: values.map { place in
        let words = HeaderFolding.words(HeaderFolding.spaced(columns[place].header))
        let found = people.filter { person in
          person.place != place
            && person.words.allSatisfy { word in words.contains { Self.isSame($0, word) } }
        }
        return (place, found.max { $0.words.count < $1.words.count })
      })
    for (place, owner) in owners.sorted(by: { $0.key < $1.key }) {
      guard let owner, !owner.isOwn else { continue }
      let meaning = columns[place].meaning
      if meaning.key == .birthday {
        columns[place].keep("“\(columns[owner.place].header)” is whose it is")
        continue
      }
      // Whoever is asked for has the numbers of a firm that has no others.
      let hasOther = owners.contains {
        columns[$0.key].meaning.key == meaning.key && $0.value?.place != owner.place
      }
      let isAskedFor = columns[owner.place].meaning == ColumnMeaning(.relation, label: "contact")
      guard hasOther || !isAskedFor else { continue }
      let label = meaning.label(with: columns[place].header)
      // What else the header says of the address goes with it: `お届け先住所`, `お届け先郵便番号`.
      let parts = meaning.label.isEmpty ? [] : places(.postalAddress, label: meaning.label)
      for part in meaning.key == .postalAddress ? parts : [] { columns[part].meaning.label = label }
      columns[place].meaning.label = label
      columns[place].evidence = "“\(columns[owner.place].header)” is whose it is"
    }
  }

  /// Words that are not known tell two columns of one meaning apart: `Telefon`, `Telefon Hausmeister`.
  mutating func settleUnknownWords() {
    let counts = Dictionary(columns.map { ($0.meaning, 1) }, uniquingKeysWith: +)
    for place in columns.indices where columns[place].reading?.isComplete == false {
      let meaning = columns[place].meaning
      guard HeaderFields.hasLabels(meaning), meaning.part == .value, counts[meaning] ?? 0 > 1
      else { continue }
      columns[place].meaning.label = meaning.label(with: columns[place].header)
    }
  }

  /// Of people whom nothing but a number tells apart, one of them the contact, the number alone says whose a column
  /// is: `Parent 1`, `Mobile 1`, `Parent 2`, `Mobile 2`.
  private static func numbered(_ people: [Named]) -> [Named] {
    func isNumber(_ word: String) -> Bool { Int(word) != nil }
    let groups = Dictionary(grouping: people) { $0.words.filter { !isNumber($0) } }
    return people.map { person in
      let numbers = person.words.filter(isNumber)
      guard numbers.count == 1, numbers.count < person.words.count,
        let group = groups[person.words.filter { !isNumber($0) }], group.count > 1,
        group.contains(where: \.isOwn)
      else { return person }
      var person = person
      person.words = numbers
      return person
    }
  }

  private func named(_ place: Int) -> Named? {
    let column = columns[place]
    let words = HeaderFolding.words(HeaderFolding.spaced(column.header))
    let senses = words.map { ColumnWords.shared[$0].map(\.sense) }
    let own = zip(words, senses).filter { _, senses in
      !senses.contains { $0 == .filler || $0.meaning?.key == .name && $0.meaning?.part != .whole }
    }
    var who = own[...]
    if who.count > 1, let last = who.last, Self.isName(last.1) { who.removeLast() }
    if let first = who.first, Self.isName(first.1), who.dropFirst().contains(where: Self.isWord) {
      who.removeFirst()
    }
    // `Vorname2` and `Mobil2`, `Contact 2 Name` and `Contact 2 Phone` are those of a second person.
    let isSecond =
      column.meaning.key == .relation && column.meaning.part != .value
      || column.meaning.field == .keep && column.contents.arePeople
        && column.reading?.meaning?.key == .name
    guard who.contains(where: Self.isWord) || isSecond && !who.isEmpty,
      // `Office` beside `Office Phone` is which number it is.
      !own.contains(where: { _, senses in senses.contains(where: Self.isOfNumber) })
    else { return nil }
    let isOwn: Bool
    switch column.meaning.field {
    case .key(.name), .key(.formattedName), .key(.organization): isOwn = true
    case .key(.relation): isOwn = false
    case .keep:
      guard column.contents.share(CellNature.isWords) >= 0.5 else { return nil }
      isOwn = false
    default: return nil
    }
    return Named(place: place, words: who.map(\.0), isOwn: isOwn)
  }

  private static func isWord(_ word: String, _ senses: [HeaderSense]) -> Bool { Int(word) == nil }

  private static func isName(_ senses: [HeaderSense]) -> Bool {
    senses.first?.meaning.map { $0.key == .name } ?? false
  }

  private static func isOfNumber(_ sense: HeaderSense) -> Bool {
    if case .kind = sense { return true }
    return sense.meaning.map(HeaderFields.hasLabels) ?? false
  }

  /// Whether two words are the same, or one is cut off, or has another ending: `Responsable 1`, `Tél. resp. 1`;
  /// `Trenerka`, `Tel. trenerki`.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    let shorter = min(first.count, second.count)
    let common = zip(first, second).prefix { $0 == $1 }.count
    return shorter > 2 && common == shorter
      || common > 3 && max(first.count, second.count) - common < 3
  }
}
