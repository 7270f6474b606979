import ContactModel

// The columns of addresses in a file without headers.
extension HeaderlessFile {
  typealias AddressPart = (part: ColumnMeaning.Part, evidence: String)

  func are(_ column: Int, _ fits: (String) -> Bool) -> Bool {
    contents.indices.contains(column) && contents[column].cells.count > 1
      && contents[column].share(fits) >= 0.8
  }

  /// Streets where postal codes with towns show that there are addresses: with a column of their numbers, or in
  /// front of towns with codes; and what stands beside them. People may be called as streets are. Where cells are called
  /// as streets and have the numbers of houses, towns need no codes.
  var addresses: [Int: AddressPart] {
    var parts: [Int: AddressPart] = [:]
    func areTowns(_ column: Int) -> Bool {
      are(column, CellNature.isTown) && !contents[column].arePeople
    }
    let lettered = Set(contents.indices.filter { are($0, Self.isLetteredCode) })
    lazy var haveCodes = contents.indices.contains {
      (hasCodes($0) || lettered.contains($0)) && (areTowns($0 + 1) || areTowns($0 - 1))
    }
    lazy var names = pairOfNames(contents.map(\.kind))
    for column in contents.indices.dropLast() where parts[column] == nil {
      let cells = contents[column]
      guard cells.cells.count > 1, !cells.arePeople || are(column, CellNature.beginsAsStreet) else {
        continue
      }
      let areStreets = cells.share(CellNature.isStreet) >= 0.6
      if are(column + 1, CellNature.isHouseNumber),
        cells.share({ CellNature.digitCount($0) > 0 }) < 0.5, haveCodes,
        areStreets || standsBeforeHouses(column, names)
      {
        parts[column] = (.street, "its cells are streets")
        parts[column + 1] = (.streetNumber, "it stands behind streets")
        if areTowns(column + 2), hasCodes(column + 3) {
          parts[column + 2] = (.city, "it stands between streets and postal codes")
        }
      } else if !areStreets {
        continue
      } else if cells.share(AddressCell.hasHouseNumber) >= 0.6, areTowns(column + 1),
        lettered.contains(column + 2) || hasCodes(column + 2)
      {
        parts[column] = (.street, "its cells have the numbers of houses")
        parts[column + 1] = (.city, "it stands between streets and postal codes")
      } else if cells.share(AddressCell.hasHouseNumber) >= 0.6, areTowns(column + 1),
        are(column + 2, { CellNature.digitCount($0) == 0 }), hasCodes(column + 3)
      {
        parts[column] = (.street, "its cells have the numbers of houses")
        parts[column + 1] = (.city, "it stands behind streets")
        parts[column + 2] = (.region, "it stands between towns and postal codes")
      } else if are(column, { AddressCell.hasHouseNumber($0) && !$0.contains(",") }),
        !hasCodes(column + 1), !are(column + 1, CellNature.isPostcodeAndTown)
      {
        parts[column] = (.street, "its cells have the numbers of houses")
        if self.areTowns(column + 1, of: column + 1), !names.contains(column + 1),
          !areFirms(column + 1)
        {
          parts[column + 1] = (.city, "it stands behind streets")
        }
      }
    }
    if parts.isEmpty { return parts }
    for column in lettered {
      parts[column] = (.postcode, "its cells look like postcodes")
      if !parts.values.contains(where: { $0.part == .city }), areTowns(column + 1) {
        parts[column + 1] = (.city, "it stands behind postal codes")
      }
    }
    return parts
  }

  /// Whether words are streets, however they are called: beside numbers of houses stand a town and its code, and
  /// somebody is named elsewhere.
  private func standsBeforeHouses(_ column: Int, _ names: [Int]) -> Bool {
    let isBeside =
      hasCodes(column + 2) && areTowns(column + 3, of: column + 2)
      || hasCodes(column + 3) && areTowns(column + 2, of: column + 3)
    return isBeside && !names.contains(column) && !contents[column + 1].isSequence
      && (!names.isEmpty || contents.contains(where: \.arePeople))
      && are(column) { $0.contains(where: \.isLetter) }
  }

  private func hasCodes(_ column: Int) -> Bool {
    postalCodes.contains(column) && contents[column].cells.count > 1
  }

  /// Whether a text is a postal code with letters, as in the Netherlands and the United Kingdom.
  private static func isLetteredCode(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && Locality.isCode(text)
  }

  /// What of an address a column may be, where one has postal codes with towns; nil for none.
  func addressPart(_ column: Int) -> (part: ColumnMeaning.Part, evidence: String)? {
    if are(column, CellNature.isPostcodeAndTown) {
      return (.postcodeCity, "its cells are a postal code and a town")
    }
    if are(column, CellNature.isWholeAddress) || are(column, CellNature.namesStreet) {
      return (.whole, "its cells are whole addresses")
    }
    if are(column, CellNature.isHouseInCharacters) { return (.street, "its cells are houses") }
    if let part = americanPart(column) { return (part, "it stands before postal codes") }
    if areRegions(column) {
      // Italy's stand in no address.
      return isState(column + 1) ? nil : (.region, "its cells are states or provinces")
    }
    if hasCodes(column - 1), areTowns(column, of: column - 1) {
      return (.city, "it stands behind postal codes")
    }
    if areCodesInGroups(column + 1) && areTowns(column, of: column + 1) || areTownsInFront(column) {
      return (.city, "it stands before postal codes")
    }
    let areBeforeTowns = are(column + 1, CellNature.isPostcodeAndTown)
    let hasNumbers = contents[column].share(AddressCell.hasHouseNumber) >= 0.6
    if hasNumbers, areBeforeTowns || hasCodes(column + 1) {
      return (.street, "it stands before the towns, and its cells have the numbers of houses")
    }
    // Numbers of houses stand in front in France, and houses in the country have names.
    let hasSome = contents[column].share { CellNature.digitCount($0) > 0 } >= 0.4
    return areBeforeTowns && hasSome ? (.street, "it stands before the towns") : nil
  }

  /// What a column is in front of two letters for a state and a postal code: street, town, state. In Italy the region
  /// may stand between the town and the letters of the province.
  private func americanPart(_ column: Int) -> ColumnMeaning.Part? {
    if isState(column) { return .region }
    if areRegions(column) { return nil }
    let state = areRegions(column + 1) ? column + 2 : column + 1
    if isState(state), are(column, CellNature.isTown) { return .city }
    let isStreet = isState(column + 2) && are(column) { $0.contains(where: \.isDigit) }
    return isStreet ? .street : nil
  }

  /// Whether a column has two letters for a state, in front of postal codes.
  func isState(_ column: Int) -> Bool {
    func share(_ column: Int, _ isSo: (String) -> Bool) -> Bool {
      contents.indices.contains(column) && contents[column].share(isSo) >= 0.8
    }
    return share(column) { $0.count == 2 && CellNature.isCapitalCode($0) }
      && share(column + 1) { (4...5).contains($0.prefix(while: \.isDigit).count) }
  }
}
