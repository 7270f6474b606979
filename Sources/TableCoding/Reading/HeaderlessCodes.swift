import ContactLikeness
import ContactModel

// Postal codes, places and choices of a file without headers: numbers of customers and categories look like these.
extension HeaderlessFile {
  /// The columns of postal codes. Numbers of customers and years look alike: towns or streets beside them tell, or else
  /// countries and states, which may stand beside anything.
  func postalCodes(_ kinds: [(kind: CellNature.Kind, share: Double)]) -> Set<Int> {
    let names = pairOfNames(kinds)
    let inGroups = contents.indices.filter(areCodesInGroups)
    let codes = kinds.indices.filter { column in
      // No country has codes that begin so, and no towns' codes count the rows.
      kinds[column].kind == .postcode && !contents[column].isSequence
        && !contents[column].cells.contains { $0.hasPrefix("000") }
    }
    let sure = codes.filter { column in
      let isBehindStreet = are(column - 1, AddressCell.hasHouseNumber)
      let areYears = contents[column].cells.allSatisfy(CellNature.isYear)
      return isBehindStreet
        || !areYears
          && [column - 1, column + 1].contains {
            !names.contains($0) && areTowns($0, of: column) && mayBePlace($0, beside: column, kinds)
          }
    }
    if !sure.isEmpty || !inGroups.isEmpty { return Set(sure + inGroups) }
    return Set(
      codes.filter { column in
        contents[column].cells.count < 2 || isState(column - 1)
          || [column - 1, column + 1].contains { are($0, CountryWords.isName) }
      })
  }

  /// Whether words beside numbers may be towns with their codes, and not people with those of their telephones: somebody
  /// else is named, and of codes of four digits without a street most of several towns have one.
  private func mayBePlace(
    _ column: Int, beside codes: Int, _ kinds: [(kind: CellNature.Kind, share: Double)]
  ) -> Bool {
    guard
      kinds.indices.contains(where: { $0 != column && $0 != codes && kinds[$0].kind != .number })
    else { return false }
    guard contents[codes].share({ $0.count < 5 }) >= 0.5,
      !contents.indices.contains(where: { are($0, AddressCell.hasHouseNumber) })
    else { return true }
    let filled = rows.filter { max(column, codes) < $0.count && !$0[codes].isEmpty }
    let codesOfTowns = Dictionary(grouping: filled) { $0[column] }.values
    let several = codesOfTowns.count { Set($0.map { $0[codes] }).count > 1 }
    return codesOfTowns.count < 2 || several * 2 <= codesOfTowns.count
  }

  /// Whether codes have a blank in them, as in India beside its name or those of states: elsewhere they may be numbers
  /// to dial.
  func areCodesInGroups(_ column: Int) -> Bool {
    are(column) {
      $0.first != "0" && $0.split(separator: " ").map(\.count) == [3, 3]
        && CellNature.digitCount($0) == 6
    }
      && contents.indices.contains { place in
        areRegions(place) || are(place) { ["india", "भारत"].contains($0.lowercased()) }
      }
  }

  /// Whether a column may hold the towns of codes: one code hardly ever has several. What people do, or where in a firm, is
  /// none, and neither is a father's name.
  func areTowns(_ column: Int, of codes: Int) -> Bool {
    guard are(column, { $0.count > 1 && CellNature.isTown($0) }), !contents[column].arePeople,
      contents[column].share({
        CellNature.isCapitalCode($0) || CountryWords.isName($0) || Honorifics.isHonorific($0)
      }) < 0.8,
      contents[column].share(NameCell.isGivenName) < 0.5,
      contents[column].share(Companies.isSurelyCompany) < 0.3,
      contents[column].share(SheetMatcher.isDepartment) < 0.3,
      contents[column].share(NameCell.isPatronymic) < 0.5, !areSmallBesideOthers(column)
    else { return false }
    let filled = rows.filter { max(column, codes) < $0.count && !$0[codes].isEmpty }
    let towns = Dictionary(grouping: filled) { $0[codes] }.values.filter { $0.count > 1 }
    return towns.count { rows in Set(rows.map { $0[column].lowercased() }).count > 1 } * 2
      <= towns.count
  }

  /// Whether words have small letters where those of another column have capitals.
  private func areSmallBesideOthers(_ column: Int) -> Bool {
    func isSmall(_ text: String) -> Bool { text.first?.isLowercase == true }
    return contents[column].share(isSmall) >= 0.5
      && contents.contains { $0.share { $0.first?.isUppercase == true } >= 0.5 }
  }

  /// The columns of words that are places and no names: regions, and towns in front of codes, also where they stand once
  /// more.
  var places: Set<Int> {
    let towns = contents.indices.filter { areCodesInGroups($0 + 1) && areTowns($0, of: $0 + 1) }
    return Set(
      contents.indices.filter { column in
        areRegions(column)
          || towns.contains { town in
            rows.count { max(column, town) < $0.count && $0[column] == $0[town] } * 2 > rows.count
          }
      })
  }

  /// Whether cells are the names of states and provinces.
  func areRegions(_ column: Int) -> Bool {
    are(column, AddressCell.isRegionName) && contents[column].share(NameCell.isGivenName) < 0.5
  }

  /// Whether a few words stand again and again, by which people are sorted; families have names that others have, too.
  func areChoices(_ column: Int) -> Bool {
    let cells = contents[column].cells
    let words = Set(cells)
    return cells.count > 3 && words.count < 6 && words.count * 2 <= cells.count
      && contents[column].share { isNameOfMany($0, as: .given) || isNameOfMany($0, as: .family) }
        < 0.5
  }

  func isNameOfMany(_ text: String, as role: CommonNames.Role) -> Bool {
    CommonNames.share(of: LetterFolding.folded(Array(text.lowercased().utf8)), as: role) != nil
  }
}
