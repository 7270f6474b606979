import ContactModel

/// Finds out what the columns of a hand-made table hold: each by its header and its cells, then
/// those beside each other together.
struct SheetMatcher {
  private var columns: [SheetColumn] = []
  private let language: String?

  init(headers: [String], samples: SampleCells) {
    let reader = HeaderReader(headers: headers)
    language = reader.language
    var readings = headers.map { header -> HeaderReading? in
      let reading = reader.read(header)
      if let reading, reading.isComplete { return reading }
      return HeaderIndex.programsReading(of: header) ?? reading
    }
    Self.settleCouple(&readings)
    let own = Self.owner(readings)
    columns = headers.enumerated().map { number, header in
      SheetColumn(
        number: number, header: header, contents: ColumnContents(samples.column(number)),
        reading: readings[number], own: own)
    }
    NameColumns().settle(&columns)
    AddressColumns().settle(&columns)
    NumberColumns().settle(&columns)
    settleRepeats()
  }

  /// `His name` and `Her name`: of a couple, the first is the person of the row, unless another name
  /// is the person's own.
  private static func settleCouple(_ readings: inout [HeaderReading?]) {
    func isName(_ reading: HeaderReading?, of owner: String?) -> Bool {
      guard let reading, reading.owner == owner, let meaning = reading.meaning,
        meaning.field == .key(.name)
      else { return false }
      switch meaning.part {
      case .given, .whole, .givenFamily, .familyGiven: return true
      default: return false
      }
    }
    let places = readings.indices.filter { isName(readings[$0], of: "spouse") }
    guard places.count == 2, !readings.contains(where: { isName($0, of: nil) }) else { return }
    readings[places[0]]?.owner = nil
    // Numbers and the like are both of theirs: they are on one card.
    for place in readings.indices where readings[place]?.owner == "spouse" {
      if !isName(readings[place], of: "spouse") { readings[place]?.owner = nil }
    }
  }

  /// Whose table it is, where no name says that it is the person's own: a list of children with
  /// their parents, for example.
  private static func owner(_ readings: [HeaderReading?]) -> String? {
    func names(_ owner: String?) -> Bool {
      readings.contains { reading in
        reading?.owner == owner && reading?.meaning?.field == .key(.name)
          && reading?.meaning?.part != .prefix
      }
    }
    if names(nil) { return nil }
    return ["child", "contactPerson", "contact", "spouse", "parent"].first { names($0) }
  }

  var mapping: ColumnMapping {
    let known = columns.count { $0.meaning.field != .keep }
    return ColumnMapping(
      dialect: .sheet, language: language,
      confidence: columns.isEmpty ? 0 : Double(known) / Double(columns.count),
      evidence: "\(known) of \(columns.count) headers have a usual name or content that tells",
      columns: columns.map {
        ColumnMapping.Column(
          header: $0.header, meaning: $0.meaning, confidence: $0.confidence, evidence: $0.evidence)
      })
  }

  /// What a person has once is in the first column that says so; further ones are kept.
  private mutating func settleRepeats() {
    let single: [ContactKey] = [.birthday, .gender, .deathDate, .formattedName]
    for key in single {
      let places = columns.indices.filter { columns[$0].has(key, .value) }
      for place in places.dropFirst() {
        columns[place].keep("“\(columns[places[0]].header)” says it already")
      }
      if key == .birthday, !places.isEmpty {
        for place in columns.indices where columns[place].has(.birthday, .year) {
          columns[place].keep("“\(columns[places[0]].header)” says it already")
        }
      }
    }
    let companies = columns.indices.filter { columns[$0].has(.organization, .name) }
    for place in companies.dropFirst() {
      columns[place].keep("“\(columns[companies[0]].header)” is the company")
    }
  }
}

/// Which columns are the name, and in which order its parts stand.
struct NameColumns {
  func settle(_ columns: inout [SheetColumn]) {
    settleTitles(&columns)
    settleFamilyNames(&columns)
    settleOnlyNames(&columns)
    settleWholeNames(&columns)
    settleFurtherNames(&columns)
    settleCompanies(&columns)
    guessName(&columns)
  }

  /// Where no column is called a name, one that holds nothing but different words is likely it.
  private func guessName(_ columns: inout [SheetColumn]) {
    let hasName = columns.contains { column in
      column.has(.formattedName) || column.has(.organization)
        || column.has(.name) && column.meaning.part != .prefix && column.meaning.part != .suffix
    }
    if !hasName,
      let child = columns.firstIndex(where: {
        $0.meaning == ColumnMeaning(.relation, label: "child")
      })
    {
      return columns[child].settle(
        ColumnMeaning(.name, .whole), "no other column is a name", confidence: 0.8)
    }
    let hasWay = columns.contains {
      $0.has(.phoneNumber) || $0.has(.emailAddress) || $0.has(.postalAddress)
        || $0.has(.birthday) || $0.has(.relation)
    }
    guard !hasName, hasWay else { return }
    let place = columns.indices.first { place in
      let contents = columns[place].contents
      let words = contents.cells.reduce(0) { $0 + $1.split(separator: " ").count }
      return columns[place].meaning.field == .keep && columns[place].confidence < 0.5
        && contents.share(CellNature.isWords) >= 0.9
        && Set(contents.cells).count * 10 >= contents.cells.count * 9
        && Double(words) >= 1.5 * Double(max(1, contents.cells.count))
    }
    guard let place else { return }
    columns[place].settle(
      ColumnMeaning(.name, .whole), "no other column is a name, and its cells look like names",
      confidence: 0.6)
  }

  private func places(
    _ columns: [SheetColumn], _ key: ContactKey, _ parts: ColumnMeaning.Part...
  ) -> [Int] {
    columns.indices.filter { place in
      columns[place].meaning.field == .key(key) && parts.contains(columns[place].meaning.part)
    }
  }

  private func settleTitles(_ columns: inout [SheetColumn]) {
    for place in columns.indices
    where columns[place].has(.jobTitle) && columns[place].meaning.label == "any"
      || columns[place].has(.name, .prefix)
        && ["titel", "title", "titre", "titolo", "titul", "título"].contains(
          HeaderText.folded(columns[place].header))
    {
      let contents = columns[place].contents
      let hasJob = columns.indices.contains { $0 != place && columns[$0].has(.jobTitle) }
      let isBefore =
        contents.isEmpty
        && (places(columns, .name, .given, .family, .whole).first.map { place < $0 } ?? false)
      let title = contents.title(isInFront: isBefore || hasJob)
      columns[place].settle(title.meaning, title.evidence, confidence: title.confidence)
    }
    // What is called otherwise and holds nothing but forms of address.
    for place in places(columns, .jobTitle)
    where columns[place].contents.share(Honorifics.isHonorific) >= 0.9 {
      columns[place].settle(ColumnMeaning(.name, .prefix), "its cells are forms of address")
    }
  }

  /// “Name” beside a given name is the family name.
  private func settleFamilyNames(_ columns: inout [SheetColumn]) {
    let given = places(columns, .name, .given)
    let family = places(columns, .name, .family)
    let whole = places(columns, .name, .whole).filter { columns[$0].meaning.label.isEmpty }
    // `First Name & Other Names` beside a column of family names.
    for place in places(columns, .name, .givenFamily)
    where given.isEmpty && family.count == 1
      && !Self.contains(columns[place].contents, columns[family[0]].contents)
    {
      return columns[place].settle(
        ColumnMeaning(.name, .given), "it stands beside a column of family names")
    }
    if given.isEmpty, !family.isEmpty, let place = whole.first {
      let isWhole =
        columns[place].contents.share { $0.contains(" ") } > 0.8
        && Self.contains(columns[place].contents, columns[family[0]].contents)
      if !isWhole {
        columns[place].settle(
          ColumnMeaning(.name, .given), "it stands beside a column of family names")
      }
      return
    }
    guard !given.isEmpty, family.isEmpty else { return }
    if let place = whole.min(by: { abs($0 - given[0]) < abs($1 - given[0]) }) {
      // A name that repeats the given one is the whole name.
      let isWhole =
        columns[place].contents.share { $0.contains(" ") } > 0.8
        && Self.contains(columns[place].contents, columns[given[0]].contents)
      guard !isWhole else { return }
      columns[place].settle(
        ColumnMeaning(.name, .family), "it stands beside a column of given names")
    } else if given.count == 2 {
      // One word for both, as in Spanish and Portuguese.
      let vague = given.first { columns[$0].contents.share { $0.contains(" ") } > 0.6 }
      if let vague {
        columns[vague].settle(
          ColumnMeaning(.name, .whole), "there is another column of given names")
      }
    }
  }

  private static func contains(_ whole: ColumnContents, _ part: ColumnContents) -> Bool {
    let pairs = zip(whole.cells, part.cells).prefix(20)
    let found = pairs.count { $0.lowercased().range(of: $1.lowercased()) != nil }
    return found * 2 > pairs.reduce(0) { count, _ in count + 1 }
  }

  /// A word for a given or family name alone means the whole.
  private func settleOnlyNames(_ columns: inout [SheetColumn]) {
    let parts = places(columns, .name, .given, .family)
    guard parts.count == 1, places(columns, .name, .whole, .givenFamily, .familyGiven).isEmpty,
      columns[parts[0]].contents.share({ $0.contains(" ") || $0.contains(",") }) >= 0.5
    else { return }
    columns[parts[0]].settle(
      ColumnMeaning(.name, .whole), "there is no other column of names")
  }

  /// Where parts of the name have columns, the whole one is how it is shown.
  private func settleWholeNames(_ columns: inout [SheetColumn]) {
    let whole = places(columns, .name, .whole, .givenFamily, .familyGiven)
    let parts = places(columns, .name, .given, .family)
    if parts.count >= 2 {
      for place in whole {
        columns[place].settle(ColumnMeaning(.formattedName), "its parts have columns of their own")
      }
      return
    }
    guard let first = whole.first(where: { !columns[$0].contents.isEmpty }) ?? whole.first else {
      return
    }
    // Of several, the name of the person is the first that holds different words.
    let best =
      whole.first { place in
        let cells = columns[place].contents.cells
        return cells.contains { $0.contains(" ") || $0.contains(",") || $0.utf8.count > $0.count }
          && Set(cells).count * 10 >= cells.count * 8
      } ?? first
    for place in whole where place != best {
      columns[place].keep("“\(columns[best].header)” is the name")
    }
    columns[best].meaning.label = ""
  }

  /// A second given name is what somebody is called.
  private func settleFurtherNames(_ columns: inout [SheetColumn]) {
    var given = places(columns, .name, .given)
    // The word for a given name may be that for a name.
    if given.count > 1,
      let place = given.first(where: { place in
        columns[place].contents.share { $0.contains(" ") } > 0.8
          && given.contains {
            $0 != place && Self.contains(columns[place].contents, columns[$0].contents)
          }
      })
    {
      columns[place].settle(ColumnMeaning(.formattedName), "its parts have columns of their own")
      given.removeAll { $0 == place }
    }
    for place in given.dropFirst() {
      columns[place].settle(ColumnMeaning(.nickname), "“\(columns[given[0]].header)” is the name")
    }
    let family = places(columns, .name, .family)
    for place in family.dropFirst() where columns[place].number != family[0] + 1 {
      columns[place].keep("“\(columns[family[0]].header)” is the name")
      // The given name beside it is that of somebody else, too.
      for other in given.dropFirst() where abs(other - place) < abs(given[0] - place) {
        columns[other].keep("“\(columns[given[0]].header)” is the name")
      }
    }
  }

  /// A column for companies and people, and names where no column is the name.
  private func settleCompanies(_ columns: inout [SheetColumn]) {
    var hasName = !places(columns, .name, .given, .family, .whole, .givenFamily, .familyGiven)
      .isEmpty
    let contacts = places(columns, .relation, .value).filter {
      columns[$0].meaning.label == "contact"
    }
    if !hasName, places(columns, .organization, .whole).isEmpty, let place = contacts.first {
      columns[place].settle(
        ColumnMeaning(.name, .whole), "no other column is a name", confidence: 0.8)
      hasName = true
    }
    let hasCompany = !places(columns, .organization, .name).isEmpty
    for place in places(columns, .organization, .whole) {
      if hasName {
        columns[place].settle(
          ColumnMeaning(.organization, .name), "names have columns of their own")
      } else if hasCompany {
        columns[place].settle(ColumnMeaning(.name, .whole), "companies have a column of their own")
      }
    }
  }
}

/// Which columns make up an address, and what those that are called so hold.
struct AddressColumns {
  func settle(_ columns: inout [SheetColumn]) {
    joinHalves(&columns)
    let labels = Set(columns.filter { $0.has(.postalAddress) }.map(\.meaning.label))
    for label in labels.sorted() { settle(&columns, label) }
    settleNumbers(&columns)
  }

  /// Where some columns of the only address say whose it is and others don't, they are one.
  private func joinHalves(_ columns: inout [SheetColumn]) {
    let addresses = columns.indices.filter { columns[$0].has(.postalAddress) }
    let labels = Set(addresses.map { columns[$0].meaning.label }).subtracting([""])
    guard labels.count == 1, let label = labels.first else { return }
    func parts(_ label: String) -> Set<ColumnMeaning.Part> {
      Set(addresses.filter { columns[$0].meaning.label == label }.map { columns[$0].meaning.part })
    }
    let streets: Set<ColumnMeaning.Part> = [.street, .whole]
    let (own, plain) = (parts(label), parts(""))
    guard own.isDisjoint(with: plain),
      own.isDisjoint(with: streets) || plain.isDisjoint(with: streets)
    else { return }
    for place in addresses { columns[place].meaning.label = label }
  }

  private func settle(_ columns: inout [SheetColumn], _ label: String) {
    func places(_ parts: ColumnMeaning.Part...) -> [Int] {
      columns.indices.filter {
        columns[$0].has(.postalAddress) && columns[$0].meaning.label == label
          && parts.contains(columns[$0].meaning.part)
      }
    }
    func set(_ place: Int, _ part: ColumnMeaning.Part, _ evidence: String) {
      columns[place].settle(
        ColumnMeaning(
          .postalAddress, part, label: columns[place].meaning.label,
          number: columns[place].meaning.number), evidence)
    }
    settleLocalities(&columns, places(.whole, .street), places(.city, .postcode, .postcodeCity))
    // “Address” is the street where the town has a column, and all of it where none has.
    let hasTown = !places(.city, .postcodeCity, .cityRegion).isEmpty
    let hasStreet = !places(.street).isEmpty
    for place in places(.whole) {
      let isWhole = columns[place].contents.share(ContentFit.isWholeAddress) >= 0.5
      if hasTown, !isWhole || !places(.postcode, .postcodeCity).isEmpty {
        set(place, hasStreet ? .street2 : .street, "the town has a column of its own")
      } else if hasStreet, !isWhole {
        set(place, .street2, "there is a column of streets")
      }
    }
    // `Where do you live?` is answered with a town.
    if !hasTown, !hasStreet, places(.postcode, .subLocality, .subAdministrativeArea).isEmpty {
      for place in places(.whole) where columns[place].contents.cells.count > 1 {
        guard columns[place].contents.share(ContentFit.isTown) == 1 else { continue }
        set(place, .city, "its cells are a word or two without a number")
      }
    }
    // A smaller place is the town where nothing else is.
    let isWhole = places(.whole).contains {
      columns[$0].contents.share(ContentFit.isWholeAddress) >= 0.5
    }
    if !hasTown, !isWhole, places(.whole).isEmpty || !places(.postcode).isEmpty {
      if let place = places(.subAdministrativeArea).first ?? places(.subLocality).last {
        set(place, .city, "no other column is a town")
        for street in places(.whole) { set(street, .street, "the town has a column of its own") }
      }
    }
    // A floor is nowhere without a house.
    if !columns.contains(where: {
      $0.has(.postalAddress) && $0.meaning.label == label && $0.meaning.part != .floor
    }) {
      for place in places(.floor) { columns[place].keep("no address stands beside it") }
    }
    // A column of towns may hold postal codes too.
    if places(.postcode, .postcodeCity).isEmpty {
      for place in places(.city)
      where columns[place].contents.share(ContentFit.isPostcodeAndTown) > 0.5 {
        set(place, .postcodeCity, "most of its cells are a postal code and a town")
      }
    }
  }

  /// Of two columns of addresses, that with postal codes and towns alone is the end of the other:
  /// `Adress` and `Postadress`.
  private func settleLocalities(
    _ columns: inout [SheetColumn], _ addresses: [Int], _ towns: [Int]
  ) {
    guard addresses.count == 2, towns.isEmpty else { return }
    let shares = addresses.map { columns[$0].contents.share(ContentFit.isPostcodeAndTown) }
    guard shares[0] == 0, shares[1] == 1, !columns[addresses[1]].contents.isEmpty else { return }
    columns[addresses[1]].settle(
      ColumnMeaning(
        .postalAddress, .postcodeCity, label: columns[addresses[1]].meaning.label,
        number: columns[addresses[0]].meaning.number),
      "its cells are a postal code and a town")
  }

  /// A number is that of a house only beside a street.
  private func settleNumbers(_ columns: inout [SheetColumn]) {
    for place in columns.indices where columns[place].has(.postalAddress, .streetNumber) {
      let label = columns[place].meaning.label
      let streets = columns.indices.filter {
        columns[$0].has(.postalAddress, .street) && columns[$0].meaning.label == label
      }
      let number = columns[place].meaning.number
      // What is added to the number of a house stands behind it, and is the second of one street.
      let own = streets.filter { columns[$0].meaning.number == number }
      let isAddition =
        number == 2 && place > 0 && columns[place - 1].has(.postalAddress, .streetNumber)
      guard
        let street = (isAddition ? streets : own).min(by: { abs($0 - place) < abs($1 - place) }),
        abs(street - place) <= 3
      else {
        columns[place].keep("no street stands beside it")
        continue
      }
      columns[place].meaning.number = columns[street].meaning.number
      let first = columns[place].header.first
      columns[place].evidence =
        "it stands beside \(first == nil ? "a street" : "“\(columns[street].header)”")"
    }
  }
}

/// Which columns belong to telephone numbers and other labelled values.
struct NumberColumns {
  func settle(_ columns: inout [SheetColumn]) {
    // An extension belongs to the number before it.
    for place in columns.indices where columns[place].has(.phoneNumber, .extensionNumber) {
      let before = columns[..<place].indices.filter {
        columns[$0].has(.phoneNumber, .value)
          && !["mobile", "pager"].contains(columns[$0].meaning.label)
          && !columns[$0].meaning.label.hasSuffix("Fax")
      }
      let number = before.last { columns[$0].meaning.label == "work" } ?? before.last
      guard let number else {
        columns[place].keep("no number stands before it")
        continue
      }
      guard
        columns[place].contents.share({ CellNature.digitCount($0) > 0 }) >= 0.5
          || columns[place].contents.isEmpty
      else {
        columns[place].keep("its cells are no numbers")
        continue
      }
      columns[place].meaning.label = columns[number].meaning.label
      columns[place].meaning.number = columns[number].meaning.number
      columns[place].evidence = "it stands behind “\(columns[number].header)”"
    }
    settleTypes(&columns)
  }

  /// A column of types belongs to the value that it names or stands beside.
  private func settleTypes(_ columns: inout [SheetColumn]) {
    for place in columns.indices where columns[place].meaning.part == .label {
      let field = columns[place].meaning.field
      let values = columns.indices.filter {
        columns[$0].meaning.field == field && columns[$0].meaning.part != .label
      }
      let number = columns[place].meaning.number
      let named = values.filter { columns[$0].meaning.number == number }
      guard
        let value = (named.isEmpty ? values : named).min(by: { abs($0 - place) < abs($1 - place) })
      else {
        columns[place].keep("it belongs to no other column")
        continue
      }
      columns[place].meaning.number = columns[value].meaning.number
      columns[place].meaning.label = columns[value].meaning.label
      columns[place].evidence = "it stands beside “\(columns[value].header)”"
    }
  }
}
