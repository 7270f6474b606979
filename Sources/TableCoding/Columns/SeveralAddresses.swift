import ContactModel

// Several addresses in one row: which columns belong to which.
extension SheetMatcher {
  /// Before a postal code and a town that come a second time stands another street, if it is called so: `Adresse
  /// été`, `CP`, `Ville`. What else is in its name tells the two addresses apart.
  mutating func findSecondStreet() {
    let addresses = places(.postalAddress)
    for place in addresses.dropFirst() where !addresses.contains(place - 1) || isStreet(place - 1) {
      let street = columns[place - 1]
      guard
        addresses.contains(where: { $0 < place && columns[$0].meaning == columns[place].meaning }),
        street.reading?.meaning?.key == .postalAddress,
        street.meaning.field == .keep
          || addresses.contains(where: { $0 < place - 1 && columns[$0].meaning == street.meaning })
      else { continue }
      columns[place - 1].settle(
        ColumnMeaning(.postalAddress, .street, label: street.header),
        "“\(columns[place].header)” comes a second time behind it")
    }
  }

  /// Lines of one address that have a street and a town of their own are several: `Adresse 1`, `Adresse 2`. A flat or
  /// a building is another line, and so is a street behind the name of a house.
  mutating func separateAddresses() {
    for label in Set(places(.postalAddress).map { columns[$0].meaning.label }).sorted() {
      let lines = places(.postalAddress, [.street, .street2, .street3, .whole], label: label)
        .filter { columns[$0].meaning.number == 1 }
      guard let first = lines.first else { continue }
      let towns = places(.postalAddress, [.city, .postcode, .postcodeCity], label: label)
      let isWhole = columns[first].contents.share(CellNature.isWholeAddress) >= 0.5
      if isWhole, towns.isEmpty {
        columns[first].settle(.whole, "its cells are whole addresses")
      }
      guard isWhole || columns[first].contents.share(CellNature.isStreetWithNumber) >= 0.5 else {
        continue
      }
      let others = lines.dropFirst().filter {
        columns[$0].contents.share {
          CellNature.isWholeAddress($0) || CellNature.isStreetAndTown($0)
        } >= 0.5
      }
      for (index, place) in others.enumerated() {
        columns[place].meaning.number = 2 + index
        columns[place].settle(.whole, "its cells are addresses of their own")
      }
    }
  }

  /// A whole address beside columns of its street and its town is no other one: `Full Address`, `Street`, `City`. Where
  /// it alone has a postal code it is the address, and the street is kept.
  mutating func keepRepeatedAddresses(_ samples: SampleCells) {
    for place in places(.postalAddress, [.whole]) {
      let label = columns[place].meaning.label
      guard let street = places(.postalAddress, [.street], label: label).first,
        let town = places(.postalAddress, [.city], label: label).first,
        columns[street].meaning.number == columns[place].meaning.number
      else { continue }
      let rows = samples.prefix(300).filter { row in
        [place, street, town].allSatisfy { $0 < row.count && !row[$0].trimmed.isEmpty }
      }
      let same = rows.count { row in
        let whole = HeaderFolding.folded(row[place])
        return [street, town].allSatisfy { whole.range(of: HeaderFolding.folded(row[$0])) != nil }
          && whole != HeaderFolding.folded(row[street])
      }
      guard same > 0, same * 20 >= rows.count * 19 else { continue }
      let hasCode =
        places(.postalAddress, [.postcode, .postcodeCity], label: label).isEmpty
        && columns[place].contents.share(CellNature.isWholeAddress) >= 0.5
      let (kept, other) = hasCode ? (street, place) : (place, street)
      columns[kept].keep("“\(columns[other].header)” says it already")
    }
  }

  /// Whether a column is a further address by itself.
  func isAlone(_ place: Int) -> Bool {
    let own = columns[place].meaning
    return own.number > 1
      && places(.postalAddress, label: own.label)
        .allSatisfy { $0 == place || columns[$0].meaning.number != own.number }
  }

  /// A postal code and a town that come a second time are those of the address before them: `Address`, `Town`,
  /// `Delivery address`, `Town`.
  mutating func joinRepeats() {
    var seen: Set<ColumnMeaning.Part> = []
    var last = ""
    // Of two streets, the one with a label has no town of its own: theirs stands behind both.
    let addresses = places(.postalAddress)
    let streets = places(.postalAddress, [.street, .whole])
    let isBehindBoth =
      streets.count == 2 && columns[streets[0]].meaning.label != columns[streets[1]].meaning.label
      && addresses.allSatisfy {
        streets.contains($0) || $0 > streets[1] && columns[$0].meaning.label.isEmpty
      }
      && streets.allSatisfy { columns[$0].contents.share(CellNature.isWholeAddress) < 0.5 }
    let areLabelled = streets.count > 1 && streets.allSatisfy { !columns[$0].meaning.label.isEmpty }
    // The floor of an office is at none of several addresses that stand whole in a cell each, and what
    // else is said of it neither.
    let areWhole =
      streets.count > 1
      && streets.allSatisfy { columns[$0].contents.share(CellNature.isWholeAddress) >= 0.5 }
    let units = addresses.filter { columns[$0].meaning.part.isUnit }
    let areNowhere = areWhole && units.contains { columns[$0].meaning.label.isEmpty }
    for place in addresses {
      let meaning = columns[place].meaning
      if areNowhere, meaning.part.isUnit {
        columns[place].keep("there are several addresses, which are whole")
        continue
      }
      switch meaning.part {
      case .street, .whole: last = meaning.label
      default:
        if meaning.label.isEmpty, isBehindBoth || areLabelled || seen.contains(meaning.part) {
          columns[place].meaning.label = last
        }
      }
      if meaning.label.isEmpty { seen.insert(meaning.part) }
    }
  }

  /// Where some columns of the only address say whose it is and others don't, they are one.
  mutating func joinHalves() {
    guard let label = columns.map(\.meaning).labelOfHalves else { return }
    for place in places(.postalAddress) { columns[place].meaning.label = label }
  }
}

extension [ColumnMeaning] {
  /// Whose the only address of a table is, where some of its columns say it and the others, of other parts, don't.
  var labelOfHalves: String? {
    let addresses = filter { $0.key == .postalAddress }
    let labels = Set(addresses.map(\.label)).subtracting([""])
    guard labels.count == 1, let label = labels.first else { return nil }
    func parts(_ label: String) -> Set<ColumnMeaning.Part> {
      Set(addresses.filter { $0.label == label }.map(\.part))
    }
    let streets: Set<ColumnMeaning.Part> = [.street, .whole]
    let (own, plain) = (parts(label), parts(""))
    let isOne =
      own.isDisjoint(with: plain)
      && (own.isDisjoint(with: streets) || plain.isDisjoint(with: streets))
    return isOne ? label : nil
  }
}
