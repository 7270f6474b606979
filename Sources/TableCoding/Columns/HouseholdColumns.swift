import ContactModel

// Columns of others than the one whom a row names: relatives, who is asked for at a firm, couples and households,
// and animals with their owners.
extension SheetMatcher {
  /// The name of somebody else in two columns, of which one says which part it has: `Spouse First` beside `Spouse
  /// Last`, `Partner Vorname` beside `Partner Name`.
  mutating func settleRelatives() {
    // `parent_id` beside `parent_name` is the record above, if no people are.
    for place in places(.relation, label: "parent")
    where !columns[place].contents.arePeople
      && columns.contains(where: { HeaderFolding.folded($0.header) == "parentid" })
    {
      columns[place].keep("it is called so in the record above")
    }
    for (part, other) in [(ColumnMeaning.Part.family, ColumnMeaning.Part.given), (.given, .family)]
    {
      for place in places(.relation, [part]) {
        func distance(_ column: Int) -> Int { abs(column - place) }
        var wanted = columns[place].meaning
        wanted.part = other
        let settled = columns.indices.filter { columns[$0].meaning == wanted }.map(distance).min()
        wanted.part = .value
        let open = columns.indices.filter {
          columns[$0].meaning == wanted && !isWhole($0, with: place) || isOfSame($0, as: place)
        }
        guard let nearest = open.min(by: { distance($0) < distance($1) }),
          distance(nearest) < settled ?? .max
        else { continue }
        wanted.part = other
        columns[nearest].settle(wanted, "it stands beside “\(columns[place].header)”")
      }
    }
  }

  /// Whether a header right beside that of a relative's name is a word for a name, and ends with what that ends with, or
  /// begins so: `Prénom de l'enfant`, `Nom de l'enfant`; `Kontaktní osoba jméno`, `Kontaktní osoba příjmení`.
  private func isOfSame(_ place: Int, as relative: Int) -> Bool {
    func words(_ place: Int) -> [String] { HeaderFolding.words(columns[place].header) }
    let said = columns[place].reading?.meaning
    let hasNames = places(.name, [.given, .family]).count > 1
    return abs(place - relative) == 1 && said?.key == .name && said?.part.isWholeName == true
      && (columns[place].meaning.field == .keep || hasNames && columns[place].has(.name))
      && words(place).count > 1
      && (words(place).last == words(relative).last
        || words(place).dropLast() == words(relative).dropLast())
  }

  /// Where no other column has names, and whom one works for may be a firm or somebody, family names with given names
  /// behind a comma are people's.
  mutating func settlePeople() {
    let hasNames = columns.contains { column in
      column.has(.formattedName) || column.has(.relation) || column.has(.organization, .whole)
        || column.has(.name) && column.meaning.part != .prefix && column.meaning.part != .suffix
    }
    guard !hasNames,
      let place = places(.organization, [.name]).first(where: {
        Self.firmsOrPeople.contains(HeaderFolding.folded(columns[$0].header))
          && columns[$0].contents.cells.count > 1
          && columns[$0].contents.share(NameCell.isFamilyAndGivenName) >= 0.8
      })
    else { return }
    columns[place].settle(
      .name, .whole, "its cells are family names with given names behind a comma", confidence: 0.7)
  }

  /// Where names with a legal form stand beside a column of contacts, these are whom to ask for there.
  mutating func settlePeopleOfFirms() {
    let names = places(.name, [.whole, .family])
    guard places(.name, [.given]).isEmpty, places(.organization, [.name]).isEmpty,
      let person = names.first(where: {
        Self.contacts.contains(HeaderFolding.folded(columns[$0].header))
      }),
      let firm = names.first(where: {
        $0 != person && columns[$0].contents.cells.contains(where: Companies.isSurelyCompany)
      })
    else { return }
    columns[firm].settle(.name, .whole, "“\(columns[person].header)” says whom to ask for there")
    columns[person].settle(
      ColumnMeaning(.relation, label: "contact"), "“\(columns[firm].header)” has firms")
  }

  /// A column that nobody knows, of different words in capital letters.
  func unknownNames(before place: Int) -> Int? {
    columns[..<place].indices.first {
      let contents = columns[$0].contents
      return columns[$0].isUnknown
        && contents.cells.count > 1 && Set(contents.cells).count == contents.cells.count
        && contents.share { CellNature.isWords($0) && $0.first?.isUppercase == true } == 1
    }
  }

  /// `Owner Name`, `Owner Phone`, `Tenant Name`, `Tenant Phone`: of several people, each with a word in front
  /// that says who it is, the first has the row.
  static func settleOthers(_ headers: [String], _ readings: inout [HeaderReading?]) {
    var words: [String] = []
    var places: [String: [Int]] = [:]
    for (place, header) in headers.enumerated() {
      let parts = HeaderFolding.words(HeaderFolding.spaced(header))
      guard parts.count > 1, readings[place]?.owner == nil,
        ColumnWords.shared[parts[0]].contains(where: { $0.sense == .own }),
        // `Post To Name` is where something goes.
        !ColumnWords.shared[parts[0] + parts[1]].contains(where: {
          if case .kind = $0.sense { true } else { false }
        })
      else { continue }
      if places[parts[0]] == nil { words.append(parts[0]) }
      places[parts[0], default: []].append(place)
    }
    func has(_ word: String, _ keys: Set<ContactKey>) -> Bool {
      (places[word] ?? []).contains { readings[$0]?.meaning?.key.map(keys.contains) ?? false }
    }
    let people = words.filter { has($0, [.name]) && has($0, [.phoneNumber, .emailAddress]) }
    for word in people.dropFirst() {
      for place in places[word] ?? [] { readings[place]?.owner = "contactPerson" }
    }
  }

  /// Whether a column is of what people alone have.
  private func isOfSomebody(_ column: SheetColumn) -> Bool {
    [.phoneNumber, .emailAddress, .postalAddress, .birthday, .relation].contains(column.meaning.key)
  }

  static let contacts = CellWords.folded("contact")
  static let families = CellWords.folded("family")
  static let firmsOrPeople = CellWords.folded("firm or person")

  /// A husband and a wife of one family name, where no column is of given names.
  mutating func settleCouples() {
    let spouses = places(.relation).filter {
      columns[$0].meaning.label == "spouse"
        && !columns[$0].contents.cells.contains { $0.contains(" ") }
    }
    guard spouses.count == 2, !places(.name, [.family]).isEmpty,
      places(.name, [.given, .whole, .givenFamily, .familyGiven]).isEmpty
    else { return }
    columns[spouses[0]].settle(
      .name, .given, "“\(columns[spouses[1]].header)” is who is married to them")
  }

  /// Where a column says of what breed they are, the patients are animals, and so are those whose birthday and sex
  /// the table tells. What says itself that it is an animal's is nobody else's.
  mutating func settleAnimals() {
    let breed = columns.first { Self.breeds.contains(HeaderFolding.folded($0.header)) }
    if let breed, columns[breed.number].meaning.field == .keep {
      columns[breed.number].keep("it is of what kind an animal is")
    }
    let own = columns.indices.filter { Self.isOfAnimal(columns[$0].header) }
    for place in own { columns[place].isOfAnimal = true }
    for place in columns.indices
    where (columns[place].has(.birthday) || columns[place].has(.gender))
      && (breed != nil
        || own.contains(place)
          && (own.count > 1 || Self.isOfAnimal(columns[place].header, isAlone: true)))
    {
      columns[place].keep(
        breed.map { "“\($0.header)” says that it is an animal's" } ?? "it is an animal's")
      columns[place].isOfAnimal = true
    }
    guard let sign = breed ?? own.dropFirst().first.map({ columns[$0] }) else { return }
    let names = places(.name, [.whole, .given, .family]) + places(.nickname)
    for place in names where names.count > 1 {
      if Self.animals.contains(HeaderFolding.folded(columns[place].header)) {
        columns[place].keep("“\(sign.header)” says that it is an animal's")
      }
    }
  }

  /// Whether a header is of something that an animal has, whose word stands first or last: `Pet DOB`,
  /// `Geburtsdatum des Hundes`. Its owner is none.
  ///
  /// - Parameter isAlone: Whether no other column says so; some animals are words for something else.
  private static func isOfAnimal(_ header: String, isAlone: Bool = false) -> Bool {
    let words = HeaderFolding.words(String(header.prefix { !"([（".contains($0) }))
    guard words.count > 1, let first = words.first, let last = words.last,
      !isAlone && animalWords.contains(first)
        || [first, last].contains(where: { animalWords.contains($0) && !others.contains($0) })
    else { return false }
    return !HeaderFolding.words(header).contains { word in
      ColumnWords.shared[word].contains {
        if case .other = $0.sense { true } else { $0.sense == .own }
      }
    }
  }

  private static let breeds = CellWords.folded("breed")
  private static let animals = CellWords.folded("animal")
  private static let animalWords = CellWords.folded("animal word")
  private static let others = CellWords.folded("animal or else")

  /// `Family` beside a name of single words, as in a list of households: `Family`, `Head`, `Spouse`.
  mutating func settleHouseholds() {
    let whole = places(.name, [.whole])
    // Plants have families, too.
    guard places(.name, [.given, .family]).isEmpty, columns.contains(where: isOfSomebody),
      let family = unknownWords(called: Self.families)
        ?? whole.first(where: {
          Self.families.contains(HeaderFolding.folded(columns[$0].header))
        }), let head = whole.first(where: { $0 != family }), isWord(head, beside: [family])
    else { return }
    columns[family].settle(.name, .family, "it stands beside a column of given names")
    columns[head].settle(.name, .given, "it stands beside a column of family names")
  }
}
