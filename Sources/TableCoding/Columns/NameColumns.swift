import ContactModel

// Which columns are the name, and in which order its parts stand.
extension SheetMatcher {
  mutating func settleNames() {
    // `3b` is a class, and no department.
    for place in places(.organization, [.name, .unit])
    where columns[place].contents.share(CellNature.isCode) >= 0.8 {
      columns[place].keep("its cells are codes")
    }
    // Flats have numbers, and floors.
    if places(.organization, [.name, .whole]).isEmpty {
      for place in places(.organization, [.unit])
      where columns[place].contents.share({ CellNature.digitCount($0) > 0 }) >= 0.8 {
        columns[place].keep("its cells have numbers")
      }
    }
    keepEntities()
    findNamesOfPlaces()
    settleNamesOfFirms()
    settlePeople()
    settleTitles()
    settleReadings()
    settleAnimals()
    settleFathers()
    settleRelatives()
    settlePeopleOfFirms()
    settleCouples()
    settleFamilyNames()
    settleExchangedNames()
    settleOnlyNames()
    settleWholeNames()
    settleFurtherNames()
    settleCompanies()
  }

  /// A father's name is a part of the own one, or that of somebody else where it has several words.
  private mutating func settleFathers() {
    for place in places(.name, [.middle])
    where Self.fathers.contains(HeaderFolding.folded(columns[place].header))
      && columns[place].contents.share({ $0.contains(" ") }) >= 0.5
      && (!places(.relation, label: "mother").isEmpty || sharesFamilyNames(place))
    {
      columns[place].settle(
        ColumnMeaning(.relation, label: "father"), "its cells are names of several words")
    }
  }

  /// Whether names end as those do of whom the table is.
  private func sharesFamilyNames(_ place: Int) -> Bool {
    func lastWords(_ place: Int) -> Set<Substring> {
      Set(columns[place].contents.cells.compactMap { $0.split(separator: " ").last })
    }
    let own = lastWords(place)
    return places(.name, [.whole, .givenFamily, .family]).contains {
      own.intersection(lastWords($0)).count * 2 >= own.count
    }
  }

  private static let fathers = CellWords.folded("father")

  /// “Name” beside a given name is the family name.
  private mutating func settleFamilyNames() {
    settleHouseholds()
    settleInitials()
    var given = places(.name, [.given])
    let family = places(.name, [.family])
    // `Apelido` is what somebody is called in Brazil, and the family name in Portugal.
    let names = given + places(.name, [.whole])
    if family.count == 1, names.count == 1,
      columns[family[0]].reading?.others.contains(where: { $0.key == .nickname }) == true,
      columns[names[0]].contents.share(NameLeaning.endsInFamilyName) > 0.5
    {
      let header = columns[names[0]].header
      columns[family[0]].settle(.nickname, .value, "“\(header)” ends with family names")
      return columns[names[0]].settle(.name, .whole, "it ends with family names")
    }
    // Where nothing else says it, what somebody is called is the given name.
    let called = places(.nickname)
    if given.isEmpty, called.count == 1, !family.isEmpty,
      places(.name, [.whole, .givenFamily, .familyGiven]).isEmpty
    {
      columns[called[0]].settle(.name, .given, "it stands beside a column of family names")
      given = called
    }
    // Who receives the parcel has both names, too: `注文者姓`, `注文者名`, `送付先姓`, `送付先名`.
    if family.count == 2, given.count == 1, given[0] > family[1],
      let place = places(.name, [.whole]).first(where: {
        abs($0 - family[0]) == 1 && isWord($0, beside: [family[0]])
      })
    {
      columns[given[0]].keep("“\(columns[place].header)” is the name")
      columns[place].settle(.name, .given, "it stands beside a column of family names")
      given = [place]
    }
    let whole = places(.name, [.whole]).filter {
      columns[$0].meaning.label.isEmpty || isWord($0, beside: family + given)
    }
    // The word for a middle name in one language is that for a family name in another.
    let middle = places(.name, [.middle])
    if given.isEmpty, family.isEmpty, middle.count == 1, let place = whole.first,
      isWord(place, beside: middle)
    {
      columns[middle[0]].settle(.name, .family, "no other column is a family name")
      return columns[place].settle(.name, .given, "it stands beside a column of family names")
    }
    // `First Name & Other Names` beside a column of family names.
    for place in places(.name, [.givenFamily])
    where given.isEmpty && family.count == 1
      && !Self.contains(columns[place].contents, columns[family[0]].contents)
    {
      return columns[place].settle(.name, .given, "it stands beside a column of family names")
    }
    if given.isEmpty, !family.isEmpty, let place = whole.first {
      if !isWhole(place, with: family[0]) {
        columns[place].settle(.name, .given, "it stands beside a column of family names")
      }
      return
    }
    guard !given.isEmpty, family.isEmpty else { return }
    // Whom something is sent to has a whole name, as who ordered it has.
    if !whole.isEmpty,
      given.allSatisfy({ columns[$0].contents.share(NameLeaning.endsInFamilyName) > 0.5 }),
      whole.allSatisfy({ columns[$0].contents.arePeople })
    {
      for place in given { columns[place].settle(.name, .whole, "it ends with family names") }
      return
    }
    // `Company or surname` is the family name of whoever has a given name.
    if !places(.organization, [.whole]).isEmpty {
      for place in whole where Self.contacts.contains(HeaderFolding.folded(columns[place].header)) {
        columns[place].settle(
          ColumnMeaning(.relation, label: "contact"), "firms have a column of their own")
      }
      return
    }
    if whole.isEmpty, let place = unknownWords(called: Self.families) {
      return columns[place].settle(.name, .family, "it stands beside a column of given names")
    }
    if whole.isEmpty, let place = numberedNames(beside: given[0]) {
      return columns[place].settle(.name, .family, "it stands beside a column of given names")
    }
    if let place = whole.min(by: { abs($0 - given[0]) < abs($1 - given[0]) }) {
      if given.count == 1, settleAskedFor(place, at: given[0]) { return }
      // Where some are firms, the word for a name is theirs, and the other one is whom to ask for.
      if places(.organization).isEmpty, given.count == 1,
        columns[given[0]].contents.cells.contains(where: Companies.hasLegalForm),
        columns[place].contents.share({ $0.contains(" ") }) >= 0.8,
        columns[place].contents.arePeople
      {
        columns[given[0]].settle(.organization, .name, "some of its cells are firms")
        return
      }
      // A name that repeats the given one is the whole name.
      guard !isWhole(place, with: given[0]) else { return }
      columns[place].settle(.name, .family, "it stands beside a column of given names")
    }
  }

  /// Whether a column holds nothing of the names beside it, and mostly single words.
  func isWord(_ place: Int, beside names: [Int]) -> Bool {
    let contents = columns[place].contents
    return !names.isEmpty && !contents.isEmpty && contents.share { $0.contains(" ") } < 0.5
      && !names.contains { Self.contains(contents, columns[$0].contents) }
  }

  /// Whether a column has names of several words, and in them those of another one.
  func isWhole(_ place: Int, with part: Int) -> Bool {
    columns[place].contents.share { $0.contains(" ") } > 0.8
      && Self.contains(columns[place].contents, columns[part].contents)
  }

  private static func contains(_ whole: ColumnContents, _ part: ColumnContents) -> Bool {
    let pairs = zip(whole.cells, part.cells).prefix(20)
    let found = pairs.count { $0.lowercased().range(of: $1.lowercased()) != nil }
    return found * 2 > pairs.reduce(0) { count, _ in count + 1 }
  }

  /// A word for a given or family name alone means the whole, and so does that for given names where several
  /// people have one: `Nome do comprador`, `Nome para a entrega`.
  private mutating func settleOnlyNames() {
    let parts = places(.name, [.given, .family])
    guard parts.count == 1 || places(.name, [.family]).isEmpty || places(.name, [.given]).isEmpty,
      // `Company or surname` has the family names.
      places(.organization, [.whole]).isEmpty || places(.name, [.given]).isEmpty,
      places(.name, [.whole, .givenFamily, .familyGiven]).isEmpty,
      parts.allSatisfy({
        columns[$0].contents.share { $0.contains(" ") || $0.contains(",") } >= 0.5
          || hasWholeNames(columns[$0])
      })
    else { return }
    for place in parts { columns[place].settle(.name, .whole, "no column is a family name") }
  }

  /// Where parts of the name have columns, the whole one is how it is shown.
  private mutating func settleWholeNames() {
    let whole = places(.name, [.whole, .givenFamily, .familyGiven])
    let parts = places(.name, [.given, .family])
    if parts.count >= 2 {
      for place in whole {
        // What says the family name again is nobody's whole name.
        if let part = parts.first(where: {
          columns[$0].contents.cells == columns[place].contents.cells
        }), !columns[place].contents.isEmpty {
          columns[place].keep("“\(columns[part].header)” says it already")
          continue
        }
        // `Name of the doctor`, of which the last word is not known, and who keeps the record.
        let isUnderstood = columns[place].reading?.isComplete ?? true
        // Beside a second family name it is the given name of somebody else, as of who receives the parcel.
        let isSeconds = places(.name, [.family]).dropFirst().contains {
          abs($0 - place) == 1 && isWord(place, beside: [$0])
        }
        guard isUnderstood, !isSeconds, holdsNames(place, of: parts) else {
          let contents = columns[place].contents
          if isUnderstood, contents.areTitles {
            columns[place].settle(.name, .prefix, "its cells are forms of address")
          } else if isUnderstood, contents.cells.contains(where: Companies.isSurelyCompany) {
            columns[place].settle(
              .organization, .name, "its cells name firms, and none who is beside")
          } else {
            columns[place].keep("“\(columns[parts[0]].header)” is the name")
          }
          continue
        }
        // Nobody is called by what he logs in with.
        if columns[place].contents.areAccounts {
          columns[place].keep("its cells are names of accounts")
        } else {
          columns[place].settle(.formattedName, .value, "its parts have columns of their own")
        }
      }
      return
    }
    guard let first = whole.first(where: { !columns[$0].contents.isEmpty }) ?? whole.first else {
      return
    }
    // Of several, the name of the person is the first that holds different words.
    let understood = whole.filter { columns[$0].reading?.isComplete ?? false }
    let best =
      (understood.isEmpty ? whole : understood).first { place in
        let cells = columns[place].contents.cells
        return cells.contains { $0.contains(" ") || $0.contains(",") || $0.utf8.count > $0.count }
          && Set(cells).count * 10 >= cells.count * 8
      } ?? first
    for place in whole where place != best { keepFurther(place, beside: best) }
    if columns[best].meaning.label == "full" { columns[best].meaning.label = "" }
  }

  /// Whether a column says the names of those of whom others have the parts, as far as can be known: in half of the
  /// cells of these, as names to log in with do not. Those of their families have family names alone in common, and more
  /// columns: `Contact 1 Mobile`.
  private func holdsNames(_ place: Int, of parts: [Int]) -> Bool {
    func words(_ cells: [String]) -> [Substring] {
      cells.flatMap { $0.lowercased().split { " ,.".contains($0) } }
    }
    let cells = columns[place].contents.cells
    let all = Set(words(parts.flatMap { columns[$0].contents.cells }))
    guard !cells.isEmpty, !all.isEmpty else { return true }
    let given = Set(
      words(parts.filter { columns[$0].has(.name, .given) }.flatMap { columns[$0].contents.cells }))
    let initials = Set(given.map { $0.prefix(1) })
    let namesOthers =
      !given.isEmpty && columns.contains { $0.header.hasPrefix(columns[place].header + " ") }
      && !words(cells).contains { given.contains($0) || initials.contains($0) }
    let known = parts.map { columns[$0].contents.cells.count }.max() ?? 0
    return !namesOthers
      && cells.count { words([$0]).contains(where: all.contains) } * 2 >= min(known, cells.count)
  }

  /// A second given name is what somebody is called.
  private mutating func settleFurtherNames() {
    var given = places(.name, [.given])
    // The word for a given name may be that for a name. Nobody has so many that every pair is worth a look.
    if (2...20).contains(given.count),
      let place = given.first(where: { place in
        given.contains { $0 != place && isWhole(place, with: $0) }
      })
    {
      columns[place].settle(.formattedName, .value, "its parts have columns of their own")
      given.removeAll { $0 == place }
    }
    // Of two further people, none is married to the first: they are a child's parents, or who brings it up.
    let seconds = given.dropFirst().filter { secondFamily(beside: $0) != nil }
    for place in given.dropFirst() {
      if let family = secondFamily(beside: place) {
        settleSecond(place, family, isSpouse: seconds.count == 1)
        continue
      }
      // A family name under a word for names is that of whoever is behind it: `contactname`,
      // `contactfirstname`.
      if place > 0, columns[place - 1].reading?.meaning?.part.isWholeName ?? false,
        place - 1 > given[0],
        columns[place - 1].contents.share({ $0.contains(" ") }) == 0
      {
        for other in [place - 1, place] {
          columns[other].keep("“\(columns[given[0]].header)” is the name")
        }
        continue
      }
      // In other letters, both parts come again: `姓`, `family_name`, `名`, `first_name`.
      if places(.name, [.family]).contains(where: isFurtherFamily) {
        columns[place].keep("“\(columns[given[0]].header)” is the name")
        continue
      }
      columns[place].settle(.nickname, .value, "“\(columns[given[0]].header)” is the name")
    }
    let family = places(.name, [.family])
    for place in family where isFurtherFamily(place) {
      columns[place].keep("“\(columns[family[0]].header)” is the name")
      // The given name beside it is that of somebody else, too.
      for other in given.dropFirst() where abs(other - place) < abs(given[0] - place) {
        columns[other].keep("“\(columns[given[0]].header)” is the name")
      }
    }
  }

  /// Whether a family name is no second one of who has the first, which stands right before it, in the same letters.
  private func isFurtherFamily(_ place: Int) -> Bool {
    func isLatin(_ place: Int) -> Bool {
      columns[place].contents.share({ $0.unicodeScalars.allSatisfy { $0.value < 0x250 } }) > 0.5
    }
    guard let first = places(.name, [.family]).first, first != place else { return false }
    return columns[place].number != first + 1 || isLatin(place) != isLatin(first)
  }

  /// The family name that is numbered as a given one is: `Vorname_2` beside `Name_2`, `guest_2_first_name` beside
  /// `guest_2_last_name`.
  func secondFamily(beside given: Int) -> Int? {
    guard let number = number(of: given) else { return nil }
    return columns.indices.first {
      let said = columns[$0].reading?.meaning
      return said?.key == .name && (said?.part == .whole || said?.part == .family)
        && self.number(of: $0) == number
    }
  }

  /// The number that a header ends with, or that stands in it.
  private func number(of place: Int) -> Int? {
    let header = columns[place].header
    if let last = header.last, last.isDigit { return Int(String(last)) }
    let numbers = HeaderFolding.words(HeaderFolding.spaced(header)).compactMap { Int($0) }
    return numbers.count == 1 ? numbers[0] : nil
  }

  /// `Vorname_2` beside `Name_2` are a second person's, most likely of a couple. Of several, each is what a word beside
  /// the number says: `guest_3_first_name`.
  private mutating func settleSecond(_ given: Int, _ family: Int, isSpouse: Bool) {
    let number = number(of: given)
    let evidence = "“\(columns[family].header)” is a second person’s, too"
    let words = [given, family].map {
      HeaderFolding.words(HeaderFolding.spaced(columns[$0].header))
    }
    let end = words[0].firstIndex { Int($0) != nil } ?? 0
    let who = words[0].prefix(end + 1).filter(words[1].contains)
    for (place, part) in [(given, ColumnMeaning.Part.given), (family, .family)] {
      if isSpouse {
        columns[place].settle(
          ColumnMeaning(.relation, part, label: "spouse"), evidence, confidence: 0.6)
      } else if who.contains(where: { Int($0) == nil }) {
        columns[place].settle(
          ColumnMeaning(.relation, part, label: who.joined(separator: " ")), evidence,
          confidence: 0.6)
      } else {
        columns[place].keep(evidence)
      }
    }
    for place in places(.name, [.prefix]) where self.number(of: place) == number {
      columns[place].keep(evidence)
    }
  }

  /// A column for companies and people, and names where no column is the name.
  private mutating func settleCompanies() {
    var hasName = !places(.name, [.given, .family, .whole, .givenFamily, .familyGiven])
      .isEmpty
    var contacts = places(.relation, [.value]).filter {
      columns[$0].meaning.label == "contact"
    }
    // Who stands beside most firms looks after them, and is nobody to ask for there.
    if !hasName, let firms = places(.organization).first.map({ columns[$0].contents.cells }) {
      for place in contacts {
        let cells = columns[place].contents.cells
        // Some firms may have nobody, or several rows.
        guard Set(cells).count * 2 <= min(cells.count, Set(firms).count) else { continue }
        columns[place].keep("it says who looks after several firms")
      }
      contacts.removeAll { !columns[$0].has(.relation) }
    }
    if !hasName, places(.organization, [.whole]).isEmpty, let place = contacts.first {
      if places(.organization).isEmpty, let firm = unknownNames(before: place) {
        let evidence = "“\(columns[place].header)” says whom to ask for there"
        columns[firm].settle(.name, .whole, evidence, confidence: 0.7)
      } else {
        columns[place].settle(.name, .whole, "no other column is a name", confidence: 0.8)
      }
      hasName = true
    }
    // Firms are firms, whatever it is called that they are: `Account`, `Cuenta`.
    // Those with most legal forms are, whoever else is wanted or known.
    if hasName || !namesAnybody, places(.organization, [.name, .whole]).isEmpty {
      let firms = columns.indices.filter {
        let cells = columns[$0].contents.cells
        // A few that come again and again in a long list are kinds of firms.
        return columns[$0].meaning.field == .keep && cells.count > 1 && !isOfKinds(columns[$0])
          && (cells.count < 10 || Set(cells).count * 5 >= cells.count || Set(cells).count == 1)
          && columns[$0].contents.share(Companies.isSurelyCompany) >= 0.5
      }
      func forms(_ place: Int) -> Double { columns[place].contents.share(Companies.hasLegalForm) }
      if let most = firms.map(forms).max(), most > 0,
        let place = firms.first(where: { forms($0) == most })
      {
        columns[place].settle(.organization, .name, "its cells are firms", confidence: 0.7)
      }
    }
    let hasCompany = !places(.organization, [.name]).isEmpty
    // What people have in a club is a section of it.
    if !hasCompany, !places(.birthday).isEmpty, places(.jobTitle).isEmpty {
      for place in places(.organization, [.unit]) { columns[place].keep("no column is a firm") }
    }
    let hasFamily = !places(.name, [.family, .whole, .givenFamily, .familyGiven]).isEmpty
    for place in places(.organization, [.whole]) {
      if hasName, !hasFamily {
        columns[place].evidence = "who has a given name has the family name there"
      } else if hasName {
        columns[place].settle(.organization, .name, "names have columns of their own")
      } else if hasCompany {
        columns[place].settle(.name, .whole, "companies have a column of their own")
      }
    }
  }
}
