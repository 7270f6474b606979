// Firms, patronymics and towns of a file without headers, which their cells tell.
extension HeaderlessFile {
  /// Whether a column has the names of firms, each of a few rows at most, or with their legal forms.
  func areFirms(_ column: Int) -> Bool {
    let cells = contents[column].cells
    if FirmNames(cells).areFirms { return true }
    guard cells.count > 1, !contents[column].arePeople else { return false }
    return contents[column].share(Companies.hasLegalForm) >= 0.6
      || Set(cells).count * 2 > cells.count
        && contents[column].share(Companies.isSurelyCompany) >= 0.5
  }

  /// Whether a column right behind given and family names has patronymics: `Сергеевна`.
  func arePatronymics(_ column: Int, behind names: [Int]) -> Bool {
    guard let last = names.last, column == last + 1, contents[column].cells.count > 1 else {
      return false
    }
    return contents[column].share {
      NameCell.isPatronymic($0) && $0.unicodeScalars.allSatisfy { $0.value >= 0x400 }
    } >= 0.8
  }

  /// Whether the towns of postal codes stand in front of these, and nothing else that may be towns on either side.
  func areTownsInFront(_ column: Int) -> Bool {
    let codes = column + 1
    guard postalCodes.contains(codes), areTowns(column, of: codes), !areTowns(codes + 1, of: codes)
    else { return false }
    let names = pairOfNames(contents.map(\.kind))
    return !names.contains(column)
      && (names.contains(column - 1) || !areTowns(column - 1, of: codes))
  }
}
