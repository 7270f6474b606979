import ContactModel
import SourceText

/// Whether the cells of a column can be what its header says.
extension ColumnContents {
  enum Fit: Equatable {
    /// The cells speak for it, say nothing, or speak against it.
    case good, unknown, bad
    /// The cells are something else for certain.
    case other(ColumnMeaning)
  }

  /// Whether cells that fit say what a column is, even where its header has unknown words.
  static func isTelling(_ meaning: ColumnMeaning) -> Bool {
    switch meaning.field {
    case .key(.phoneNumber), .key(.emailAddress), .key(.url), .key(.birthday): true
    case .key(.postalAddress):
      meaning.part == .street || meaning.part == .whole || meaning.part == .postcode
    case .key(.name): meaning.part.isWholeName
    default: false
    }
  }

  func fit(_ meaning: ColumnMeaning) -> Fit {
    guard !isEmpty, let key = meaning.key else { return .unknown }
    switch (key, meaning.part) {
    case (.phoneNumber, .value): return without("0").phone(meaning)
    case (.emailAddress, .value):
      if share(CellNature.isEmail) >= 0.5 { return .good }
      if share({ $0.contains("@") || $0.hasPrefix("/") }) > 0 { return .unknown }
      if share(CellNature.isSurelyPhone) >= 0.6 {
        return .other(ColumnMeaning(.phoneNumber))
      }
      return .bad
    case (.birthday, .value), (.date, _), (.deathDate, _): return date(meaning)
    case (.postalAddress, .postcode):
      if share({ CellNature.isPostcodeAndTown(Locality.withoutBlanks($0)) }) >= 0.6 {
        return .other(ColumnMeaning(.postalAddress, .postcodeCity, label: meaning.label))
      }
      // `M-101`, `M-102`: customers are counted so.
      if countsRows, cells.allSatisfy({ $0.first?.isLetter == true }) { return .bad }
      let fits = share { text in
        let digits = CellNature.digitCount(text)
        // Codes with letters are short where they begin with a digit, as the Netherlands': a device's PIN is none.
        let isShort = text.first?.isNumber != true || text.count < 8
        // `GA-014-0402`, as Ghana's addresses have it.
        let isInParts = text.count { $0 == "-" } == 2 && text.first?.isUppercase == true
        return digits > 0 && text.count <= 12
          && (digits < 7 && isShort || isInParts || text.allSatisfy { !$0.isLetter })
      }
      return fits >= 0.5 ? .good : .bad
    case (.postalAddress, _) where share(CellNature.isPrice) >= 0.5: return .bad
    case (.postalAddress, .city) where share({ CellNature.letterCount($0) > 0 }) < 0.5: return .bad
    case (.postalAddress, .city)
    where share(CellNature.isWholeAddress) >= 0.6 && share(CellNature.isPostcodeAndTown) == 0:
      return .other(ColumnMeaning(.postalAddress, .whole, label: meaning.label))
    case (.note, _) where cells.count > 1 && share(CellNature.isSurelyPhone) >= 0.8:
      return .other(ColumnMeaning(.phoneNumber))
    case (.category, _) where share({ AddressLabel($0) != nil }) >= 0.6:
      return .other(ColumnMeaning(.postalAddress, .whole))
    case (.postalAddress, .streetNumber), (.postalAddress, .apartment):
      if countsRows { return .bad }
      // Words alone, of which none is a letter or a number, are no houses: a unit may be a team, too.
      let isWords = share { $0.count > 3 && CellNature.digitCount($0) == 0 } == 1
      let mayBeTeam = meaning.part == .apartment && cells.count > 1 && isWords
      return mayBeTeam || share({ $0.count <= 24 }) < 0.7 ? .bad : .unknown
    case (.postalAddress, .region):
      let areDecimals = share { $0.contains(".") && Double($0) != nil } >= 0.5
      // Databases number states.
      let areNumbers = share { $0.allSatisfy(\.isDigit) } >= 0.8
      return share(CellNature.isStatus) >= 0.5 || isYesNo || isAllDates || areDecimals || areNumbers
        ? .bad : .unknown
    case (.postalAddress, .country):
      return share({ CellNature.digitCount($0) > 0 }) > 0.5 || isYesNo ? .bad : .unknown
    case (.postalAddress, .street), (.postalAddress, .whole):
      if share(Companies.hasLegalForm) > 0.5, share({ CellNature.digitCount($0) > 0 }) == 0 {
        return .other(ColumnMeaning(.organization, .name))
      }
      if isYesNo || isAllDates || areKinds || share(CellNature.isEmail) > 0.5 { return .bad }
      let isTelling = share {
        CellNature.digitCount($0) > 0 && CellNature.letterCount($0) > 2 && $0.contains(" ")
      }
      return isTelling >= 0.6 ? .good : .unknown
    // Parts of towns have numbers, but none that only offices of statistics know.
    case (.postalAddress, .subLocality)
    where cells.count > 1 && share({ $0.count > 3 && $0.allSatisfy(\.isDigit) }) >= 0.8:
      return .bad
    case (.postalAddress, .pobox): return share(CellNature.isEmail) > 0.5 ? .bad : .unknown
    case (.postalAddress, .floor) where share(CellNature.isFloor) < 0.5: return .bad
    case (.postalAddress, _):
      let isMail = share(CellNature.isEmail) > 0.5
      return isYesNo || isAllDates || isMail ? .bad : .unknown
    case (.name, .prefix) where share(CellNature.isLetterGreeting) > 0.5: return .bad
    // What is dialled in front of a number is called a prefix, too.
    case (.name, .prefix) where share({ CellNature.digitCount($0) > 1 }) > 0.5: return .bad
    case (.name, .prefix)
    where share(Honorifics.isHonorific) == 0
      && (share(NameCell.isGivenName) == 1
        || cells.count > 2 && Set(cells).count == cells.count):
      // What letters begin with has a name in it, or is one; forms of address are a few.
      return .bad
    case (.name, .suffix) where isYesNo || share({ $0.count > 1 }) < 0.5:
      return .bad
    case (.jobTitle, _) where share(CellNature.isStatus) > 0.5: return .bad
    case (.jobTitle, _) where share(Companies.hasLegalForm) > 0.25:
      return .other(ColumnMeaning(.organization, .name))
    case (.name, _), (.formattedName, _), (.nickname, _), (.relation, _), (.jobTitle, _):
      if share(CellNature.isEmail) >= 0.6 { return .other(ColumnMeaning(.emailAddress)) }
      if share(CellNature.isSurelyPhone) >= 0.6 {
        return .other(ColumnMeaning(.phoneNumber))
      }
      if key == .name || key == .formattedName, share(CellNature.isCode) >= 0.8 { return .bad }
      if key == .name, meaning.part.isWholeName, cells.count > 1, arePeople { return .good }
      return share({ CellNature.letterCount($0) > 0 }) < 0.5 || isYesNo ? .bad : .unknown
    case (.organization, _), (.category, _):
      return share(CellNature.isAmount) > 0.5 || share(CellNature.isStoreView) > 0.5 || isYesNo
        ? .bad : .unknown
    case (.birthPlace, _): return isYesNo || isAllDates || isAllNumbers ? .bad : .unknown
    case (.url, _):
      if share(CellNature.isEmail) >= 0.5 {
        return .other(ColumnMeaning(.emailAddress, label: meaning.label))
      }
      if share(CellNature.isURL) >= 0.5 { return .good }
      return share(CellNature.mayBeLink) > 0 ? .unknown : .bad
    case (.instantMessageAddress, .value) where share(Messengers.areServices) >= 0.5: return .bad
    case (.instantMessageAddress, _) where isYesNo: return .bad
    // `Genre` of `M.` and `Mme`.
    case (.gender, _)
    where share(Honorifics.isHonorific) >= 0.8
      && share({ $0.count == 1 || RowDecoder.sexes[$0.lowercased()] != nil }) < 0.5:
      return .other(ColumnMeaning(.name, .prefix))
    case (.gender, _):
      return share({ $0.count <= 16 && CellNature.digitCount($0) == 0 }) > 0.5
        ? .unknown : .bad
    default: return .unknown
    }
  }

  /// Whether most of the cells name somebody.
  var arePeople: Bool { share(NameCell.namesPerson) >= 0.5 }

  private var isYesNo: Bool { cells.count > 1 && share(CellNature.isYesNo) > 0.8 }
  private var isAllNumbers: Bool { share { $0.contains(where: \.isLetter) } == 0 }
  private var isAllDates: Bool {
    // `Kas 4` is a greenhouse, and in another language a day in November.
    share { CellNature.isSurelyDate($0) && (cells.count > 1 || CellNature.digitCount($0) > 3) }
      > 0.8
  }

  private func phone(_ meaning: ColumnMeaning) -> Fit {
    // A number may stand beside a mailbox, or in the row below one.
    if share({ CellNature.isEmail($0) && CellNature.digitCount($0) < 6 }) >= 0.5,
      share(CellNature.isSurelyPhone) < 0.25
    {
      return .other(
        ColumnMeaning(
          .emailAddress, label: ["home", "work"].contains(meaning.label) ? meaning.label : ""))
    }
    if share(CellNature.isPrice) >= 0.5 || share(CellNature.isRoom) >= 0.5
      || share(CellNature.isCallSign) >= 0.8
    {
      return .bad
    }
    if share(CellNature.mayBePhone) >= 0.5 { return .good }
    // A number or two that are too short tell nothing.
    let isUndecided = cells.count < 3
    return isUndecided && share(CellNature.isDigitsInGroups) == 1 ? .unknown : .bad
  }

  private func date(_ meaning: ColumnMeaning) -> Fit {
    if meaning.key == .birthday {
      if share(CellNature.isYear) >= 0.8 { return .other(ColumnMeaning(.birthday, .year)) }
      // LDAP's schema of Mozilla has a year, a month and a birthday, which is the day of it.
      if share(CellNature.isDayOfMonth) == 1 {
        return .other(ColumnMeaning(.birthday, .day))
      }
    }
    if share(CellNature.isDate) >= 0.5 { return .good }
    // `CN=Ann Lee,OU=Users` is a name in a directory, which is its DN.
    if share({ $0.contains("=") }) >= 0.5 { return .bad }
    let isUndecided = cells.count < 3
    // `geb.` is when, or as whom somebody was born.
    let areNames = share { CellNature.isWords($0) && $0.first?.isUppercase == true } == 1
    if isUndecided, cells.count > 1, areNames { return .bad }
    return isUndecided || share({ CellNature.digitCount($0) > 2 }) >= 0.5 ? .unknown : .bad
  }
}
