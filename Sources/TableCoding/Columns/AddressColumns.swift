import ContactModel

// Which columns make up an address, and what those that are called so hold.
extension SheetMatcher {
  mutating func settleAddresses(_ samples: SampleCells) {
    findAddressesOfLocations()
    keepRepeatedAddresses(samples)
    keepOtherRegions(samples)
    findOtherThanPlaces()
    findOrganization()
    findStreet()
    findTown()
    findPostOffice()
    findCode()
    keepCodes()
    findHouseNumbers()
    findSecondStreet()
    separateAddresses()
    joinRepeats()
    joinHalves()
    let labels = Set(columns.filter { $0.has(.postalAddress) }.map(\.meaning.label))
    for label in labels.sorted() {
      keepFarPlaces(label)
      settleParts(label)
      settleCountries(label)
      settleDoubles(label)
    }
    joinLoneCodes()
    settleNumbers()
    findLocations()
  }

  /// A postal code that is counted as that of another address, of which there is nothing else, is that of the one without.
  private mutating func joinLoneCodes() {
    for place in places(.postalAddress, [.postcode]) {
      let (label, number) = (columns[place].meaning.label, columns[place].meaning.number)
      let others = places(.postalAddress, label: label).filter { $0 != place }
      guard !others.contains(where: { columns[$0].meaning.number == number }) else { continue }
      let coded = others.filter { columns[$0].meaning.part == .postcode }
        .map { columns[$0].meaning.number }
      let wanted = others.map { columns[$0].meaning.number }.filter { !coded.contains($0) }
      if let first = wanted.min() { columns[place].meaning.number = first }
    }
  }

  /// A word for a state that is one for an institution, too, is that where no other column is, and no town: `Entidad`,
  /// `Dirección`.
  private mutating func findOrganization() {
    let name = ColumnMeaning(.organization, .name)
    guard places(.organization).isEmpty, places(.postalAddress, [.city, .postcodeCity]).isEmpty,
      let place = places(.postalAddress, [.region]).first(where: {
        columns[$0].reading?.others.contains(name) == true
      })
    else { return }
    columns[place].settle(name, "no other column is an institution, and none a town")
  }

  /// What is called by what an address is for, and stands before a town and its postal code, is the street,
  /// whether it has numbers or not: `Deliver to`, `Town`, `Postcode`.
  private mutating func findStreet() {
    let addresses = places(.postalAddress)
    guard let first = addresses.first, first > 0, columns[first - 1].meaning.field == .keep,
      columns[first - 1].reading?.meaning?.key == .postalAddress,
      addresses.allSatisfy({ [.city, .postcode].contains(columns[$0].meaning.part) }),
      Set(addresses.map { columns[$0].meaning.part }).count == 2
    else { return }
    columns[first - 1].settle(.postalAddress, .street, "it stands before the town")
  }

  /// Behind a street without a town stands its town with the postal code, whatever the header.
  private mutating func findTown() {
    let streets = places(.postalAddress, [.street, .whole])
    guard streets.count == 1, let place = streets.first.map({ $0 + 1 }), place < columns.count,
      columns[place].meaning.field == .keep, columns[place].contents.cells.count > 1,
      places(.postalAddress, [.city, .postcode, .postcodeCity, .cityRegion]).isEmpty,
      columns[place].contents.share(CellNature.isPostcodeAndTown) == 1
    else { return }
    columns[place].settle(
      ColumnMeaning(.postalAddress, .postcodeCity, label: columns[streets[0]].meaning.label),
      "its cells are a postal code and a town")
  }

  /// Under a word for a town that is one for an office of the post, too, stands its number: `Pošta`, `Kraj`.
  private mutating func findPostOffice() {
    guard places(.postalAddress, [.postcode]).isEmpty,
      let place = columns.indices.first(where: {
        columns[$0].meaning.field == .keep && columns[$0].reading?.meaning?.part == .city
      }), columns[place].contents.cells.count > 1,
      columns[place].contents.share({ (4...6).contains($0.count) && $0.allSatisfy(\.isDigit) }) == 1
    else { return }
    columns[place].settle(.postalAddress, .postcode, "its cells are numbers of post offices")
  }

  /// Behind a town a code is its postal code, and between a street and a town: `Suburb`, `Code`. Below what a group of
  /// columns is called it may be taken for a part of the address.
  private mutating func findCode() {
    let towns = places(.postalAddress, [.city, .region, .subLocality, .subAdministrativeArea])
    let streets = places(.postalAddress, [.street, .whole])
    let besides =
      [towns.last.map { ($0 + 1, $0) }]
      + towns.filter { streets.contains($0 - 2) }.map { ($0 - 1, $0) }
    for case (let place, let town)? in besides
    where place < columns.count && places(.postalAddress, [.postcode]).isEmpty
      && [.keep, .key(.postalAddress)].contains(columns[place].meaning.field)
      && HeaderFolding.words(columns[place].header).last.map(Self.codes.contains) == true
      && columns[place].contents.share({
        Locality.isCode($0) || (3...6).contains($0.count) && $0.allSatisfy(\.isDigit)
      }) == 1
    {
      columns[place].settle(
        ColumnMeaning(.postalAddress, .postcode, label: columns[town].meaning.label),
        "it stands beside the town")
    }
  }

  /// Beside a column that says that it has postal codes, a code is one of customers: `Code`, `Postcode`.
  private mutating func keepCodes() {
    let places = places(.postalAddress, [.postcode])
    func isCode(_ place: Int) -> Bool {
      Self.codes.contains(HeaderFolding.folded(columns[place].header))
    }
    guard let other = places.first(where: { !isCode($0) }) else { return }
    for place in places where isCode(place) {
      columns[place].keep("“\(columns[other].header)” is the postal code")
    }
  }

  private static let codes = CellWords.folded("code")

  /// Behind a street without numbers a short number is that of the house, not one to dial: `STRASSE`,
  /// `NUMMER`.
  private mutating func findHouseNumbers() {
    findNumbersCalledAddresses()
    for place in columns.indices.dropFirst()
    where columns[place - 1].has(.postalAddress, .street)
      && Self.numbers.contains(HeaderFolding.folded(columns[place].header))
      && columns[place].contents.share({
        $0.first?.isNumber == true && $0.count < 10 && CellNature.digitCount($0) < 6
      }) >= 0.8
      && columns[place - 1].contents.share(AddressCell.hasHouseNumber) < 0.5
    {
      var number = columns[place - 1].meaning
      number.part = .streetNumber
      columns[place].settle(number, "it stands behind “\(columns[place - 1].header)”")
    }
    // In front of one, some have names or letters, which numbers of rows have not, or behind the names some come again.
    for place in columns.indices.dropLast()
    where (columns[place].meaning.field == .keep || columns[place].has(.phoneNumber))
      && columns[place + 1].has(.postalAddress, .street)
      && Self.numbers.contains(HeaderFolding.folded(columns[place].header))
      && (0.5...1).contains(columns[place].contents.share { $0.allSatisfy(\.isDigit) })
      && (columns[place].contents.share { $0.allSatisfy(\.isDigit) } < 1
        || !columns[place].contents.countsRows && columns[..<place].contains(where: \.namesAnybody))
      && columns[place].contents.share({ CellNature.digitCount($0) < 5 }) == 1
      && columns[place + 1].contents.share({ CellNature.digitCount($0) > 0 }) == 0
    {
      var number = columns[place + 1].meaning
      number.part = .streetNumber
      columns[place].settle(number, "it stands before “\(columns[place + 1].header)”")
    }
  }

  /// Numbers of houses under a word for an address, beside their streets: `ADRES_STRAAT`, `ADRES_NR`.
  private mutating func findNumbersCalledAddresses() {
    func isCalledAddress(_ column: SheetColumn) -> Bool {
      let meaning = column.meaning.field == .keep ? column.reading?.meaning : column.meaning
      return meaning?.key == .postalAddress
        && [.street, .street2, .street3, .whole].contains(meaning?.part)
    }
    for place in columns.indices where isCalledAddress(columns[place]) {
      let contents = columns[place].contents
      guard contents.cells.count > 1, !contents.countsRows,
        contents.share(CellNature.isHouseNumber) >= 0.8,
        let street = places(.postalAddress, [.street, .whole]).first(where: {
          $0 != place && columns[$0].contents.share { CellNature.letterCount($0) > 2 } >= 0.8
        })
      else { continue }
      var number = columns[street].meaning
      number.part = .streetNumber
      columns[place].settle(number, "it stands beside “\(columns[street].header)”")
    }
  }

  static let numbers = CellWords.folded("number")

  /// Whether a header as a whole is a word for a part of an address: no number of a customer.
  private func isPlainly(_ part: ColumnMeaning.Part, _ place: Int) -> Bool {
    ColumnWords.shared[HeaderFolding.folded(columns[place].header)].contains {
      $0.sense.meaning?.part == part
    }
  }

  func isStreet(_ place: Int) -> Bool {
    [.street, .whole].contains(columns[place].meaning.part)
  }

  private mutating func settleParts(_ label: String) {
    func places(_ parts: ColumnMeaning.Part...) -> [Int] {
      self.places(.postalAddress, parts, label: label)
    }
    settleLocalities(
      places(.whole, .street, .street2, .street3), places(.city, .postcode, .postcodeCity))
    settleLastLines(places(.street, .street2, .street3, .whole), places(.postcode), label)
    // Where the postal code and the town have columns, `Postadress` is the street.
    if !places(.city).isEmpty, !places(.postcode).isEmpty {
      for place in places(.postcodeCity)
      where columns[place].contents.share(CellNature.isPostcodeAndTown) < 0.5 {
        columns[place].settle(
          places(.street).isEmpty ? .street : .street2, "the town has a column of its own")
      }
    }
    // “Address” is the street where the town has a column, and all of it where none has.
    let hasTown = !places(.city, .postcodeCity, .cityRegion).isEmpty
    let hasStreet = !places(.street).isEmpty
    for place in places(.whole) where !isAlone(place) {
      let isWhole = columns[place].contents.share(CellNature.isWholeAddress) >= 0.5
      if hasTown, !isWhole || !places(.postcode, .postcodeCity).isEmpty {
        columns[place].settle(hasStreet ? .street2 : .street, "the town has a column of its own")
      } else if hasStreet, !isWhole {
        columns[place].settle(.street2, "there is a column of streets")
      }
    }
    // `Domicile` is a town, with its postal code or without.
    if !hasTown, !hasStreet, places(.postcode, .postcodeCity).isEmpty {
      for place in places(.whole)
      where columns[place].contents.share(CellNature.isPostcodeAndTown) == 1
        && columns[place].contents.share({ $0.contains { ",;\n".contains($0) } }) == 0
      {
        columns[place].settle(.postcodeCity, "its cells are a postal code and a town")
      }
    }
    // `Where do you live?` is answered with a town.
    if !hasTown, !hasStreet, places(.postcode, .subLocality, .subAdministrativeArea).isEmpty {
      for place in places(.whole) where columns[place].contents.cells.count > 1 {
        guard columns[place].contents.share(CellNature.isTown) == 1,
          columns[place].contents.share(CellNature.beginsAsStreet) == 0
        else { continue }
        columns[place].settle(.city, "its cells are a word or two without a number")
      }
    }
    // A smaller place is the town where nothing else is.
    let isWhole = places(.whole).contains {
      columns[$0].contents.share(CellNature.isWholeAddress) >= 0.5
    }
    let areStreets = places(.whole).allSatisfy {
      columns[$0].contents.share(CellNature.isWholeAddress) < 0.25
    }
    if !hasTown, !isWhole, areStreets || !places(.postcode).isEmpty {
      if let place = places(.subAdministrativeArea).first ?? places(.subLocality).last {
        columns[place].settle(.city, "no other column is a town")
        for street in places(.whole) {
          columns[street].settle(.street, "the town has a column of its own")
        }
      }
    }
    // A floor or a flat is nowhere without a house.
    let units = self.places(.postalAddress, label: label)
    if units.allSatisfy({ columns[$0].meaning.part.isUnit }) {
      for place in units { columns[place].keep("no address stands beside it") }
    }
    // Of a school a room is where somebody learns, and stands with the names.
    let homes = self.places(.postalAddress, label: label).filter {
      !columns[$0].meaning.part.isNowhere
    }
    for place in places(.room, .apartment)
    where columns[place].contents.share(CellNature.isCode) == 1 {
      guard let first = homes.min(), place + 3 < first else { continue }
      columns[place].keep("it stands far from the address")
    }
    // Beside towns, what may be a town or a region is one, of whichever of several addresses.
    if !places(.city).isEmpty {
      for place in places(.cityRegion)
      where columns[place].contents.share({ $0.contains { ",/(".contains($0) } }) < 0.5 {
        if places(.street).count == 1, places(.region).isEmpty {
          columns[place].settle(.region, "the town has a column of its own")
        } else {
          columns[place].keep("the town has a column of its own")
        }
      }
    }
    // Behind a town may stand which province it is in.
    if places(.region, .cityRegion).isEmpty {
      for place in places(.city)
      where columns[place].contents.cells.count > 1
        && columns[place].contents.share({ Provinces.behindTown($0) != nil }) >= 0.8
      {
        columns[place].settle(.cityRegion, "its cells are a town and its province")
      }
    }
    // A column of towns may hold postal codes too.
    if places(.postcode, .postcodeCity).isEmpty {
      for place in places(.city)
      where columns[place].contents.share(CellNature.isPostcodeAndTown) > 0.5 {
        columns[place].settle(.postcodeCity, "most of its cells are a postal code and a town")
      }
    }
  }

  /// Beside the country's name its code is no other country, and there is one code.
  private mutating func settleCountries(_ label: String) {
    let countries = places(.postalAddress, [.country], label: label)
    let codes = countries.filter { columns[$0].contents.share(CellNature.isCapitalCode) == 1 }
    guard codes.count < countries.count else { return }
    let filled = codes.filter { !columns[$0].contents.isEmpty }
    guard let last = filled.last else { return }
    columns[last].settle(.countryCode, "another column is the country")
    for place in filled.dropLast() {
      columns[place].keep("“\(columns[last].header)” is the country's code")
    }
  }

  /// Of two towns of one address, the first is a part or a neighbour of the last; of its regions, the
  /// largest has the fewest names.
  private mutating func settleDoubles(_ label: String) {
    func places(_ parts: ColumnMeaning.Part...) -> [Int] {
      self.places(.postalAddress, parts, label: label).filter { columns[$0].meaning.number == 1 }
    }
    guard places(.street, .whole).count < 2 else { return }
    settleTowns(places(.city))
    let regions = places(.region)
    let largest = regions.reversed().min {
      Set(columns[$0].contents.cells).count < Set(columns[$1].contents.cells).count
    }
    for place in regions where place != largest {
      columns[place].keep("another column is the region")
    }
  }

  /// Of several columns of addresses, the last is the end of the others where it has postal codes and
  /// towns alone: `Adress` and `Postadress`, `Adresszeile 1` to `3`.
  private mutating func settleLocalities(_ addresses: [Int], _ towns: [Int]) {
    guard addresses.count > 1, let last = addresses.last, towns.isEmpty,
      !columns[last].contents.isEmpty
    else { return }
    let shares = addresses.map { columns[$0].contents.share(CellNature.isPostcodeAndTown) }
    guard shares.dropLast().allSatisfy({ $0 == 0 }), shares.last == 1 else { return }
    columns[last].meaning.number = columns[addresses[0]].meaning.number
    columns[last].settle(.postcodeCity, "its cells are a postal code and a town")
  }

  /// The last of several lines is the town where the postal code has a column and no other is the town:
  /// `Postal Address 1`, `Postal Address 2`, `Postal Code`; `Vei`, `Postnummer`, `Postadresse`.
  private mutating func settleLastLines(_ lines: [Int], _ codes: [Int], _ label: String) {
    let towns = places(
      .postalAddress, [.city, .cityRegion, .postcodeCity, .subLocality, .subAdministrativeArea],
      label: label)
    guard lines.count > 1, !codes.isEmpty, towns.isEmpty, let last = lines.last else { return }
    let contents = columns[last].contents
    guard contents.cells.count > 1,
      contents.share(CellNature.isTown) >= (contents.cells.count > 4 ? 0.8 : 1)
    else { return }
    columns[last].settle(
      .city, "its cells are a word or two without a number, and no town has a column")
  }

  /// Whether a column behind a street has nothing but numbers of houses, and that has none.
  private func isOnlyNumber(_ place: Int, of street: Int) -> Bool {
    place > street && columns[place].contents.share(CellNature.isHouseNumber) == 1
      && columns[street].contents.share { CellNature.digitCount($0) > 0 } == 0
  }

  /// A number is that of a house only beside a street.
  private mutating func settleNumbers() {
    for place in columns.indices where columns[place].has(.postalAddress, .streetNumber) {
      let label = columns[place].meaning.label
      let streets = places(.postalAddress, [.street], label: label)
      let number = columns[place].meaning.number
      // What is added to the number of a house stands behind it, and is the second of one street.
      let own = streets.filter { columns[$0].meaning.number == number }
      let isAddition =
        number == 2 && place > 0 && columns[place - 1].has(.postalAddress, .streetNumber)
      guard
        let street = (isAddition ? streets : own).min(by: { abs($0 - place) < abs($1 - place) }),
        abs(street - place) <= 3 || streets.count == 1 && isOnlyNumber(place, of: street)
      else {
        // In villages, houses have numbers without a street.
        let isNamed = streets.isEmpty && columns[place].header.count > 5
        let isOfVillage = columns.contains {
          $0.has(.postalAddress) && $0.reading?.meaning?.part == .subLocality
        }
        if isNamed, isOfVillage { continue }
        // Whoever has no other column writes the street beside it.
        if isNamed, places(.postalAddress) == [place], isPlainly(.streetNumber, place),
          columns[place].contents.share({ CellNature.letterCount($0) > 2 }) >= 0.5
        {
          columns[place].settle(.street, "its cells are more than numbers")
          continue
        }
        // One word for a house's number and a telephone's.
        let contents = columns[place].contents
        let areNumbers =
          contents.share(CellNature.isSurelyPhone) >= 0.8
          || (!label.isEmpty || self.places(.phoneNumber, [.value]).isEmpty)
            && contents.share(CellNature.mayBeLine) >= 0.8
        if streets.isEmpty, areNumbers {
          let kind = columns[place].meaning.label
          columns[place].settle(
            ColumnMeaning(.phoneNumber, label: kind), "its cells are telephone numbers")
        } else {
          columns[place].keep("no street stands beside it")
        }
        continue
      }
      // What stands before the names, and is not called a house's number, is one of a member.
      let isOfMember =
        place < street && columns[place].confidence < 0.9
        && columns[place..<street].contains { $0.has(.name) || $0.has(.formattedName) }
      // Streets with numbers have their own: that is one of a member, or of the row.
      if isOfMember
        || !isAddition
          && columns[street].contents.share(AddressCell.hasHouseNumber) >= 0.6
      {
        columns[place].keep(
          isOfMember ? "it stands before the names" : "the streets have numbers of their own")
        continue
      }
      columns[place].meaning.number = columns[street].meaning.number
      let header = columns[street].header
      columns[place].evidence =
        "it stands beside \(columns[place].header.isEmpty ? "a street" : "“\(header)”")"
    }
  }
}
