import ContactModel

// The column of names where no header says that it is one, and that of initials.
extension SheetMatcher {
  /// How given names begin is the given name where no more of it is told, and else is kept beside it.
  mutating func settleInitials() {
    func count(_ place: Int) -> Int { columns[place].contents.cells.count }
    let names = places(.name, [.family, .whole])
    let own = places(.name, [.given]).filter { Self.initials.contains(plainHeader($0)) }
    for place in own + [unknownWords(called: Self.initials)].compactMap(\.self) {
      guard let whole = names.first(where: { areInitials(place, of: $0) }) else { continue }
      columns[whole].settle(.name, .whole, "“\(columns[place].header)” are those of all its words")
      columns[place].keep("its cells are initials of “\(columns[whole].header)”")
    }
    let given = places(.name, [.given])
    let initials = Set(given.filter { isInitials($0) && secondFamily(beside: $0) == nil })
    let named = given.filter { !initials.contains($0) }.map(count).max() ?? 0
    for place in given where initials.contains(place) && count(place) > 0 {
      // Those of people whose names most rows leave out are all that is known.
      if place != given[0] || named * 5 >= count(place) * 4 {
        columns[place].keep("its cells are initials")
      }
    }
    guard !places(.name, [.family]).isEmpty,
      places(.name, [.given, .whole, .givenFamily, .familyGiven]).isEmpty,
      let place = unknownWords(called: Self.initials)
    else { return }
    columns[place].settle(.name, .given, "no other column is a given name")
  }

  /// Whether initials are the first letters of all words of whole names: `SA` beside `Sara Ahmed`.
  private func areInitials(_ place: Int, of names: Int) -> Bool {
    let pairs = zip(columns[place].contents.cells, columns[names].contents.cells)
    let same = pairs.count { initials, name in
      let words = name.split { " -".contains($0) }
      return words.count > 1
        && HeaderFolding.folded(String(words.compactMap(\.first))) == HeaderFolding.folded(initials)
    }
    return same > 0 && same * 5 >= columns[names].contents.cells.count * 4
  }

  /// Nobody is called by the letters that names begin with.
  private func isInitials(_ place: Int) -> Bool {
    Self.initials.contains(plainHeader(place))
      || columns[place].contents.share(NameCell.isInitials) >= 0.8
  }

  private static let initials = CellWords.folded("initials")

  /// The first column of words that is none of a field and called so.
  func unknownWords(called names: Set<String>) -> Int? {
    columns.indices.first {
      columns[$0].meaning.field == .keep && names.contains(plainHeader($0))
        && columns[$0].contents.share(CellNature.isWords) == 1
    }
  }

  /// A header without words for the person of the row, and what joins these to others: `Client Initials`,
  /// `Iniciales del cliente`.
  private func plainHeader(_ place: Int) -> String {
    let words = HeaderFolding.words(columns[place].header)
    func says(_ word: String, _ senses: HeaderSense...) -> Bool {
      ColumnWords.shared[word].contains { senses.contains($0.sense) }
    }
    let isOfPerson = words.count > 1 && words.contains { says($0, .own) }
    return (isOfPerson ? words.filter { !says($0, .own, .filler) } : words).joined()
  }

  /// Where no column is called a name, one that holds nothing but different words is likely it.
  mutating func guessName() {
    let hasPerson = columns.contains { column in
      column.has(.formattedName) || column.has(.organization, .whole)
        || column.has(.name) && column.meaning.part != .prefix && column.meaning.part != .suffix
    }
    let hasWay = columns.contains {
      $0.has(.phoneNumber) || $0.has(.emailAddress) || $0.has(.postalAddress)
        || $0.has(.birthday) || $0.has(.relation)
    }
    let hasChild = columns.contains { $0.meaning == ColumnMeaning(.relation, label: "child") }
    guard !hasPerson else { return }
    // Santa Maria is a restaurant below `Restaurant`.
    if places(.organization, [.name]).isEmpty,
      let place = columns.firstIndex(where: {
        $0.isUnknown && isKindOfFirm($0.header) && $0.contents.share(CellNature.isYesNo) < 0.5
          && $0.contents.share { $0.contains(where: \.isLetter) } >= 0.8
      })
    {
      return columns[place].settle(
        .organization, .name, "its name says what kind of firms they are", confidence: 0.8)
    }
    // Where nobody can be reached, forms of address in front show that cells are people, and no things that are called so.
    let isSure = hasWay || hasChild
    let people = columns.firstIndex {
      let cells = $0.contents.cells
      // What is the same in most rows is a kind or a group.
      return $0.isUnknown && cells.count > 1 && Set(cells).count * 4 >= cells.count
        && $0.contents.arePeople && (isSure || $0.contents.share(Honorifics.beginsWithTitle) >= 0.8)
    }
    guard isSure || people != nil else { return }
    if let people, !hasChild {
      return columns[people].settle(
        .name, .whole, "no other column is a name, and its cells name people", confidence: 0.7)
    }
    if !places(.organization, [.name]).isEmpty { return }
    func looksLikeNames(_ place: Int, asLine: Bool = false) -> Bool {
      let contents = columns[place].contents
      let words = contents.cells.reduce(0) { $0 + $1.split(separator: " ").count }
      return (asLine || columns[place].meaning.field == .keep)
        && contents.share(CellNature.isWords) >= 0.9
        && contents.share(CellNature.isLetterGreeting) == 0
        && Set(contents.cells).count * 10 >= contents.cells.count * 9
        && Double(words) >= 1.5 * Double(max(1, contents.cells.count))
    }
    // `Guest(s)` may be how many; in front of all others they are who.
    let first = columns.indices.first { !columns[$0].contents.isEmpty }
    let place =
      columns.indices.first { columns[$0].confidence < 0.5 && looksLikeNames($0) }
      ?? first.flatMap { looksLikeNames($0) ? $0 : nil }
    // Of a list of children these are the people, unless somebody stands in front of them.
    let child = columns.firstIndex { $0.meaning == ColumnMeaning(.relation, label: "child") }
    if let child, place.map({ $0 > child }) ?? true {
      if let parent = parent(inFrontOf: child) {
        // Of a parent, the other one is no parent.
        for other in places(.relation, label: "parent") where other != parent {
          columns[other].settle(
            ColumnMeaning(.relation, label: columns[other].header),
            "“\(columns[parent].header)” is the name", confidence: 0.8)
        }
        return columns[parent].settle(
          .name, .whole, "its cells are whole names, and the children's are not", confidence: 0.8)
      }
      return columns[child].settle(.name, .whole, "no other column is a name", confidence: 0.8)
    }
    if let place {
      // A header may say the order in which the parts of names stand, and something unknown beside.
      let said = columns[place].reading?.meaning
      let hasOrder = said?.part == .familyGiven || said?.part == .givenFamily
      return columns[place].settle(
        said.flatMap { hasOrder ? $0 : nil } ?? ColumnMeaning(.name, .whole),
        "no other column is a name, and its cells look like names", confidence: 0.6)
    }
    // The first line of an address is who lives there.
    let lines = places(.postalAddress, [.street, .street2, .street3])
    if lines.count > 1, looksLikeNames(lines[0], asLine: true),
      lines.dropFirst().contains(where: {
        columns[$0].contents.share(AddressCell.hasHouseNumber) >= 0.5
      })
    {
      return columns[lines[0]].settle(
        .name, .whole, "no other column is a name, and its lines have no numbers", confidence: 0.7)
    }
    // Where nobody else is named, the person is the one in whose care somebody is, or an animal, or the first
    // of a couple.
    let relative = columns.firstIndex {
      $0.has(.relation, .value) && ["parent", "spouse"].contains($0.meaning.label)
        && !$0.contents.isEmpty
    }
    guard let relative else { return }
    columns[relative].settle(.name, .whole, "no other column is a name", confidence: 0.8)
  }

  /// The first parent in front of a column of children by their given names alone, often several in a cell.
  private func parent(inFrontOf child: Int) -> Int? {
    let isByGivenName = columns[child].contents.share { cell in
      cell.split(separator: ",").allSatisfy { name in
        !name.prefix { !"([（".contains($0) }.trimmed.contains(" ")
      }
    }
    guard isByGivenName >= 0.8 else { return nil }
    return places(.relation, label: "parent").first {
      $0 < child && columns[$0].contents.share { $0.contains(" ") } >= 0.8
    }
  }
}
