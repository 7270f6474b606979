import ContactModel

// Columns of places: which of several towns letters go to, and what is no place though it is called so.
extension SheetMatcher {
  /// Of several towns of one address, the one that the post names is the town, and one by whose name only offices
  /// go is no part of the address: `Poststed` beside `Kommune`. Else the first are parts or neighbours of the last.
  mutating func settleTowns(_ towns: [Int]) {
    func isCalled(_ place: Int, _ words: Set<String>) -> Bool {
      words.contains(HeaderFolding.folded(columns[place].header))
    }
    guard
      let town = towns.last(where: { isCalled($0, Self.postTowns) })
        ?? towns.last(where: { !isCalled($0, Self.municipalities) }) ?? towns.last
    else { return }
    for place in towns where place != town {
      if isCalled(place, Self.municipalities) {
        columns[place].keep("letters go to “\(columns[town].header)”")
      } else {
        columns[place].settle(.subLocality, "the town has a column of its own")
      }
    }
  }

  private static let postTowns = CellWords.folded("post town")
  private static let municipalities = CellWords.folded("municipality")

  /// What is called by a word that stands for a place, too, is what its cells or the columns beside it show: `Area` of
  /// an office, `Partido` of candidates, `Ward` beside `Party`, `Parish` beside `Diocese`.
  mutating func findOtherThanPlaces() {
    for place in places(.postalAddress, [.region])
    where places(.postalAddress).count == 1
      && Self.departmentHeaders.contains(HeaderFolding.folded(columns[place].header))
      && columns[place].contents.share(Self.isDepartment) > 0
    {
      columns[place].settle(.organization, .unit, "its cells are departments")
    }
    for place in places(.postalAddress, [.subLocality, .subAdministrativeArea]) {
      let (contents, part) = (columns[place].contents, columns[place].meaning.part)
      if contents.cells.count > 1, contents.share(Self.isDepartment) >= 0.3 {
        columns[place].settle(.organization, .unit, "its cells are departments")
      } else if part == .subAdministrativeArea, contents.cells.count > 1,
        contents.share(Self.areInitials) >= 0.5
      {
        columns[place].keep("its cells are initials of something else")
      } else if contents.areCountries, places(.postalAddress, [.country]).isEmpty {
        columns[place].settle(.postalAddress, .country, "its cells are countries")
      } else if Self.constituencies.contains(HeaderFolding.folded(columns[place].header)),
        let party = columns.first(where: { Self.parties.contains(HeaderFolding.folded($0.header)) })
      {
        columns[place].keep("people are elected there, as “\(party.header)” says")
      } else if Self.parishes.contains(HeaderFolding.folded(columns[place].header)),
        let other = columns.first(where: Self.isOfChurch)
      {
        columns[place].keep("it is a church’s, as “\(other.header)” is")
      }
    }
    // Where nothing else is a name, what towns' offices are called is theirs.
    for place in places(.postalAddress, [.city])
    where !namesAnybody && columns[place].contents.cells.count > 1
      && columns[place].contents.share(Companies.isSurelyCompany) >= 0.8
    {
      columns[place].settle(.organization, .name, "its cells are offices or firms", confidence: 0.7)
    }
  }

  /// Where people or firms are said to be is their address where no other column is a street.
  mutating func findAddressesOfLocations() {
    guard places(.postalAddress, [.street, .whole]).isEmpty,
      let place = columns.indices.first(where: {
        columns[$0].meaning.field == .keep
          && Self.locations.contains(HeaderFolding.folded(columns[$0].header))
      }), columns[place].contents.cells.count > 1,
      columns[place].contents.share({
        $0.contains(",") && (CellNature.isWholeAddress($0) || CellNature.isStreetAndTown($0))
      }) >= 0.6
    else { return }
    columns[place].settle(.postalAddress, .whole, "its cells are addresses")
  }

  /// An entity may be a part of a country, of which a few have all towns.
  mutating func keepEntities() {
    for place in places(.organization, [.name])
    where Self.entities.contains(HeaderFolding.folded(columns[place].header))
      && !places(.postalAddress, [.region, .subAdministrativeArea]).isEmpty
    {
      let cells = columns[place].contents.cells
      if cells.count > 2, Set(cells).count * 3 <= cells.count,
        columns[place].contents.share(Companies.hasLegalForm) == 0,
        !places(.name, [.whole]).contains(where: { columns[$0].contents.arePeople })
      {
        columns[place].keep("a few stand again and again beside regions")
      }
    }
  }

  /// Where people or firms are said to be is their address where nothing else is: towns with their states or countries.
  mutating func findLocations() {
    guard namesAnybody, places(.postalAddress).isEmpty,
      let place = columns.indices.first(where: {
        columns[$0].meaning.field == .keep
          && Self.locations.contains(HeaderFolding.folded(columns[$0].header))
      }), columns[place].contents.cells.count > 1,
      columns[place].contents.share(AddressCell.isTownSomewhere) >= 0.6
    else { return }
    columns[place].settle(
      .postalAddress, .cityRegion, "its cells are towns with their states or countries")
  }

  private static let locations = CellWords.folded("location header")

  /// Where a street and a town have columns, parts of towns that stand far from them are what offices divide a country
  /// into: a ward of electors, an area of statistics.
  mutating func keepFarPlaces(_ label: String) {
    let homes = places(.postalAddress, [.street, .whole, .city, .postcode, .region], label: label)
    let parts = homes.map { columns[$0].meaning.part }
    guard parts.contains(.city), parts.contains(.street) || parts.contains(.whole) else { return }
    for place in places(.postalAddress, [.subLocality], label: label)
    where homes.allSatisfy({ abs($0 - place) > 3 }) {
      columns[place].keep("it stands far from the address")
    }
  }

  /// Of several columns of regions, the one whose cells stand in the whole addresses is theirs: `Provincia` beside
  /// `Comunidad`.
  mutating func keepOtherRegions(_ samples: SampleCells) {
    for address in places(.postalAddress, [.whole]) {
      let regions = places(.postalAddress, [.region], label: columns[address].meaning.label)
      guard regions.count > 1 else { continue }
      let counts = regions.map { region in
        samples.prefix(300).count { row in
          guard max(region, address) < row.count, !row[region].trimmed.isEmpty else { return false }
          return row[address].range(of: row[region].trimmed) != nil
        }
      }
      guard let most = counts.max(), most > 0, counts.count(where: { $0 == most }) == 1 else {
        continue
      }
      for (region, count) in zip(regions, counts) where count < most {
        columns[region].keep("“\(columns[address].header)” has other regions")
      }
    }
  }

  /// Where whole addresses have their towns, and a column of towns has others, these are where somebody works or the
  /// like, and don't take the place of the former.
  mutating func keepTownsBesideWholeAddresses(_ samples: SampleCells) {
    for place in places(.postalAddress, [.city]) {
      guard
        let address = places(.postalAddress, [.whole], label: columns[place].meaning.label).first(
          where: { columns[$0].meaning.number == columns[place].meaning.number }),
        columns[address].contents.share({ AddressCell.parts(of: $0)?.city.isEmpty == false }) >= 0.5
      else { continue }
      let hasOthers = samples.prefix(300).contains { row in
        guard max(place, address) < row.count else { return false }
        let (town, whole) = (row[place].trimmed.lowercased(), row[address].trimmed)
        return !town.isEmpty && whole.lowercased().range(of: town) == nil
          && AddressCell.parts(of: whole)?.city.isEmpty == false
      }
      guard hasOthers else { continue }
      columns[place].keep("“\(columns[address].header)” has other towns")
    }
  }

  /// Whether some column is a name or a firm.
  var namesAnybody: Bool { columns.contains(where: \.namesAnybody) }

  static func isDepartment(_ text: String) -> Bool {
    departments.contains(HeaderFolding.folded(text))
  }

  /// Whether a text is two or three capitals, or several of these with strokes between, as parties are called.
  private static func areInitials(_ text: String) -> Bool {
    text.split(separator: "/").allSatisfy { CellNature.isCapitalCode($0.trimmed) }
  }

  private static func isOfChurch(_ column: SheetColumn) -> Bool {
    HeaderFolding.words(column.header).contains(where: churches.contains)
  }

  private static let departmentHeaders = CellWords.folded("department header")
  private static let departments = CellWords.folded("department")
  private static let constituencies = CellWords.folded("constituency")
  private static let parties = CellWords.folded("party")
  private static let entities = CellWords.folded("entity header")
  private static let parishes = CellWords.folded("parish")
  private static let churches = CellWords.folded("church header")
}
