import ContactLikeness
import ContactModel

// Columns called names in which firms stand, by what else is said there.
extension SheetMatcher {
  /// `Pharmacy Name`; `service_name` above kindergartens; and `Name` in a table that tells the capital and the turnover
  /// of each.
  mutating func settleNamesOfFirms() {
    func firms(_ place: Int) -> Double { columns[place].contents.share(Companies.isSurelyCompany) }
    let others = places(.organization, [.name, .whole]).filter { !columns[$0].contents.isEmpty }
    let names = columns.indices.filter {
      let said = columns[$0].reading
      return said?.owner == nil && said?.meaning?.key == .name
        && said?.meaning?.part.isWholeName == true
    }
    // Where nobody is named otherwise, a few firms tell that all are: `Nome Impianto`.
    let areOthersNamed = names.contains { !columns[$0].isUnknown } || !others.isEmpty
    if let place = columns.indices.first(where: {
      hasWordForName(columns[$0]) && columns[$0].isUnknown
        && firms($0) >= (areOthersNamed ? 0.5 : 0.1) && !columns[$0].contents.arePeople
        // One that is the same in all rows is that of what the table is of.
        && (others.isEmpty || Set(columns[$0].contents.cells).count > 1)
    }), place <= names.first ?? place,
      places(.name, [.given, .family]).isEmpty, columns[place].contents.cells.count > 1,
      others.allSatisfy({ firms($0) < 0.25 })
    {
      columns[place].settle(.organization, .name, "most of its cells are firms")
      for other in others { columns[other].keep("“\(columns[place].header)” is the company") }
    }
    for place in names where others.isEmpty && isOfFirms(columns[place]) {
      columns[place].settle(.organization, .name, "its name says what kind of firms they are")
    }
    if names.count == 1, others.isEmpty, places(.name).count == 1, places(.relation).isEmpty,
      columns[names[0]].meaning.key == .name, !NameHabits.isOfPeople(columns[names[0]].header),
      FirmNames(columns[names[0]].contents.cells).areFirms
    {
      columns[names[0]].settle(.organization, .name, "most of its cells are firms")
    }
    if names.count == 1, others.isEmpty, places(.name).count == 1, places(.relation).isEmpty,
      columns[names[0]].meaning.key == .name, !columns[names[0]].contents.arePeople,
      columns.contains(where: saysKindOfFirm)
    {
      columns[names[0]].settle(
        .organization, .name, "beside them stands what kind of firms they are", confidence: 0.7)
    }
    if names.count == 1, others.isEmpty, places(.name).count == 1,
      columns[names[0]].meaning.key == .name, areDomains(columns[names[0]].contents.cells)
    {
      columns[names[0]].settle(
        .organization, .name, "the domains of the mailboxes are called so", confidence: 0.7)
    }
    if names.count == 1, others.isEmpty, places(.name).count == 1, places(.relation).isEmpty,
      columns[names[0]].meaning.key == .name, isOfThings(columns[names[0]])
    {
      columns[names[0]].settle(
        .organization, .name, "things are called so, and few of its cells name people",
        confidence: 0.7)
    }
    let hasFirms = !places(.organization, [.name, .whole]).isEmpty
    let alone = places(.name, [.whole, .given])
    if !hasFirms, Self.tellOfFirms(columns.map(\.header)), alone.count == 1,
      places(.name).count == 1
    {
      columns[alone[0]].settle(
        .organization, .name, "what else is told of it is told of firms", confidence: 0.7)
    }
  }

  /// Whether nearly half of some names are what the domains of mailboxes are called, as firms' are.
  private func areDomains(_ names: [String]) -> Bool {
    let domains = places(.emailAddress).flatMap { columns[$0].contents.cells }.compactMap {
      mailbox in
      mailbox.split(separator: "@").last?.split(separator: ".").first.map {
        HeaderFolding.folded(String($0))
      }
    }
    let found = Set(domains)
    return names.count > 2
      && names.count { found.contains(HeaderFolding.folded($0)) } * 5 >= names.count * 2
  }

  /// Beside a word for a name, one for whom to ask says that the names are firms', unless they are people's: `Nombre`,
  /// `Contacto 1`.
  mutating func settleAskedFor(_ contact: Int, at name: Int) -> Bool {
    let word = HeaderFolding.folded(columns[contact].header).filter { !$0.isNumber }
    guard Self.contacts.contains(word), places(.organization).isEmpty,
      HeaderFolding.words(columns[name].header).count == 1
    else { return false }
    let arePeople = columns[name].contents.share {
      NameCell.namesPerson($0) || NameCell.isGivenName($0)
    }
    if arePeople >= 0.5 {
      columns[contact].settle(
        ColumnMeaning(.relation, label: "contact"), "“\(columns[name].header)” is the name")
    } else {
      columns[name].settle(
        .organization, .name, "“\(columns[contact].header)” says whom to ask for there")
    }
    return true
  }

  /// Whether under a word for family names and for names, as French has one, some stand behind given ones: `Marc Gagné`.
  func hasWholeNames(_ column: SheetColumn) -> Bool {
    Self.namesOrFamilies.contains(HeaderFolding.folded(column.header))
      && column.contents.cells.contains { name in
        let words = name.split(separator: " ").map { NameRoles.role(of: String($0)) }
        return words.count == 2 && words[0] == .given && words[1] != .given
      }
  }

  private static let namesOrFamilies = CellWords.folded("family name or name")

  /// Whether some headers are of what is told of firms, and of no people.
  static func tellOfFirms(_ headers: [String]) -> Bool {
    headers.count { firmsValues.contains(HeaderFolding.folded($0)) } > 1
  }

  /// Whether a header has several words of which the first or the last is one for a name.
  private func hasWordForName(_ column: SheetColumn) -> Bool {
    let words = HeaderFolding.words(HeaderFolding.spaced(column.header))
    guard words.count > 1, let first = words.first, let last = words.last,
      // `category_group_name` is that of a kind.
      !words.contains(where: { ColumnWords.shared[$0].first?.sense.meaning?.key == .category })
    else { return false }
    return [first, last].contains { word in
      ColumnWords.shared[word].contains { $0.sense.meaning == ColumnMeaning(.name, .whole) }
    }
  }

  /// Whether a header is a word for what a thing is called, which people's names are in some lists, but hardly any of
  /// these: `Nazwa`, `Название`, `名称`.
  private func isOfThings(_ column: SheetColumn) -> Bool {
    // Of goods nobody tells how to reach them.
    let ways: [ContactKey] = [.phoneNumber, .emailAddress, .postalAddress]
    return ways.contains { !places($0).isEmpty }
      && Self.namesOfThings.contains(HeaderFolding.folded(column.header))
      && column.contents.cells.count > 2
      && column.contents.share { NameCell.namesPerson($0) || NameCell.isGivenName($0) } < 0.25
  }

  /// Whether a header is a word for a name and one for a kind of firm that no field is called by.
  private func isOfFirms(_ column: SheetColumn) -> Bool {
    let words = HeaderFolding.words(HeaderFolding.spaced(column.header))
    let unknown = words.filter { ColumnWords.shared[$0].isEmpty }
    return unknown.count == 1
      && unknown.allSatisfy {
        Self.kinds.contains($0) || OrganizationForm.isKind(LetterFolding.folded(Array($0.utf8)))
      }
      && words.allSatisfy { word in
        unknown.contains(word)
          || ColumnWords.shared[word].contains { entry in
            entry.sense == .filler || entry.sense.meaning?.key == .name
          }
      }
  }

  /// Whether a header is a word for a kind of firm and no more: `Apotheke`, `Restaurants`.
  func isKindOfFirm(_ header: String) -> Bool {
    let words = HeaderFolding.words(header)
    guard words.count == 1, ColumnWords.shared[words[0]].isEmpty else { return false }
    return FirmNames.isKind(words[0])
      || words[0].hasSuffix("s") && FirmNames.isKind(String(words[0].dropLast()))
  }

  /// Whether the cells of a column of which nothing is known, or of a category, are words for kinds of firms: `Bakery`.
  private func saysKindOfFirm(_ column: SheetColumn) -> Bool {
    (column.isUnknown || column.has(.category)) && column.contents.cells.count > 1
      && column.contents.share(FirmNames.saysKind) >= 0.5
  }

  /// Words for kinds of firms in headers, which are names in cells.
  private static let kinds = CellWords.folded("kind of firm")

  /// Whether a header says of what kind firms are: `医療機関の種類`.
  func isOfKinds(_ column: SheetColumn) -> Bool {
    let header = HeaderFolding.folded(column.header)
    return Self.kindsOfFirms.contains { header.hasSuffix($0) }
  }

  /// What is on a map is called by its title, or as places are, where nothing else is a name: `title` beside `latitude`,
  /// `place_name` beside `place_url`. Whoever is called so has a telephone or the like, as a village has not.
  mutating func findNamesOfPlaces() {
    let ways: [ContactKey] = [.phoneNumber, .emailAddress, .url]
    let named = columns.indices.filter { columns[$0].namesAnybody }
    guard ways.contains(where: { !places($0).isEmpty }), named.count < 2,
      columns.contains(where: { Self.placeHeaders.contains(HeaderFolding.folded($0.header)) }),
      let place = (named.first.map { [$0] } ?? Array(columns.indices)).first(where: {
        let header = columns[$0].header
        return named.isEmpty
          ? ColumnContents.isTitle(header: header)
            || Self.namesOfPlaces.contains(HeaderFolding.folded(header))
          : Self.namesOfThings.contains(HeaderFolding.folded(header))
      }), case let cells = columns[place].contents.cells, cells.count > 1,
      Set(cells).count * 10 >= cells.count * 9
    else { return }
    columns[place].settle(
      .organization, .name, "it is what places on a map are called", confidence: 0.7)
  }

  private static let placeHeaders = CellWords.folded("header of places")
  private static let namesOfPlaces = CellWords.folded("name of places")
  private static let namesOfThings = CellWords.folded("name of things")
  private static let kindsOfFirms = CellWords.folded("header of kinds of firms")
  private static let firmsValues = CellWords.folded("header of firms")
}
