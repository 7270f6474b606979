import ContactModel
import SourceText

/// A column of a hand-made table while it is found out what it holds.
struct SheetColumn {
  let number: Int
  let header: String
  let contents: ColumnContents
  /// What its header says; nil where its words are not known.
  let reading: HeaderReading?
  var meaning = ColumnMeaning(.keep)
  var confidence = 0.3
  var evidence = "neither its name nor its cells tell"
  /// Whether it is an animal's: `M` is a male there, and no mobile number.
  var isOfAnimal = false

  /// - Parameter own: what the person of the row may be called, as the child is in a list of
  ///   children.
  init(
    number: Int, header: String, contents: ColumnContents, reading: HeaderReading?,
    own: String? = nil
  ) {
    self.number = number
    self.header = header
    self.contents = contents
    var reading = reading
    if let own {
      if reading?.owner == own || own == "contact" && reading?.owner == "contactPerson" {
        reading?.owner = nil
      }
      if own != "contact", reading?.meaning == ColumnMeaning(.relation, label: own) {
        reading?.meaning =
          Self.endsAsBirthday(header) && contents.share(CellNature.isDate) >= 0.8
          ? ColumnMeaning(.birthday) : ColumnMeaning(.name, .whole)
      }
    }
    self.reading = reading
    settleMeaning()
  }

  /// Whether the last words of a header are for a day of birth: `Child` above `Date of birth`.
  private static func endsAsBirthday(_ header: String) -> Bool {
    let words = HeaderFolding.words(header)
    return words.indices.dropFirst().contains { start in
      ColumnWords.shared[words[start...].joined()].contains {
        $0.sense.meaning == ColumnMeaning(.birthday)
      }
    }
  }

  /// Whether it has the meaning, whatever the label and the number.
  func has(_ key: ContactKey, _ part: ColumnMeaning.Part? = nil) -> Bool {
    meaning.key == key && (part == nil || meaning.part == part)
  }

  /// Whether neither its name nor its cells tell what it is.
  var isUnknown: Bool { meaning.field == .keep && confidence < 0.5 }

  mutating func settle(_ meaning: ColumnMeaning, _ evidence: String, confidence: Double = 0.85) {
    self.meaning = meaning
    self.evidence = evidence
    self.confidence = confidence
  }

  mutating func settle(
    _ key: ContactKey, _ part: ColumnMeaning.Part, _ evidence: String,
    confidence: Double = 0.85
  ) {
    settle(ColumnMeaning(key, part), evidence, confidence: confidence)
  }

  /// Says that the column is another part of the address that it belongs to.
  mutating func settle(_ part: ColumnMeaning.Part, _ evidence: String) {
    meaning.part = part
    settle(meaning, evidence)
  }

  /// Says that the column is kept as it is, and that this is no want of understanding.
  mutating func keep(_ evidence: String) { settle(ColumnMeaning(.keep), evidence, confidence: 0.9) }

  // MARK: Header and content

  private mutating func settleMeaning() {
    guard let reading else { return settleByContents() }
    guard var meaning = reading.meaning else {
      return keep("“\(header)” is no field of a contact")
    }
    meaning = contents.numbers(meaning)
    if meaning.key == .name || meaning.key == .relation, isChoice {
      return keep("its cells are the choices that its name gives")
    }
    if let owner = reading.owner {
      guard let relation = Self.relation(owner, meaning) else {
        let reachesOthers = ["mother", "father", "parent", "spouse", "emergency", "contactPerson"]
          .contains(owner)
        guard reachesOthers, HeaderFields.hasLabels(meaning), meaning.part == .value,
          !contents.isEmpty, case .good = contents.fit(meaning)
        else { return keep("it is somebody else's") }
        let label = meaning.label(with: header)
        return settle(ColumnMeaning(meaning.field, label: label), "its name says whose it is")
      }
      meaning = relation
    }
    let fit = contents.fit(meaning)
    switch fit {
    case .good, .unknown:
      // A word for any number names no telephone beside others that are not known, and four digits are no
      // postal code there.
      let isShort =
        reading.isVague && meaning.key == .phoneNumber
        && contents.share { CellNature.digitCount($0) > 5 } < 0.5
        || meaning.part == .postcode && contents.share { $0.count > 4 } < 0.5
      let isTelling = fit == .good && ColumnContents.isTelling(meaning) && !isShort
      // `Student Number` is by which a school knows somebody, unless it has a form that is dialled.
      let isOfFile =
        reading.isOwn && reading.isVague && meaning == ColumnMeaning(.phoneNumber)
        && contents.share(CellNature.isNumberOfFile) >= 0.8
      guard reading.isComplete || isTelling, !isOfFile else {
        return settleByContents()
      }
      let isSure = reading.isComplete && !reading.isVague
      settle(
        meaning,
        isSure ? "“\(header)” is a usual name for it" : "its name and its cells go together",
        confidence: isSure ? 0.9 : 0.7)
    case .other(var other):
      // Its name says which of several it is, unless it is a word for that, too.
      if other.label.isEmpty, HeaderFields.hasLabels(other), other.part == .value,
        other.field != meaning.field, !reading.others.contains(where: { $0.field == other.field })
      {
        other.label = header
      }
      settle(other, "its cells are so, whatever its name", confidence: 0.7)
    case .bad:
      settleByContents()
      // A word for a title in front of names is one for a job, too.
      if self.meaning.field == .keep, reading.owner == nil,
        meaning == ColumnMeaning(.name, .prefix),
        ColumnContents.isTitle(header: header), !contents.arePeople,
        contents.share({ NameCell.isGivenName($0) || CellNature.isLetterGreeting($0) }) < 0.5
      {
        return settle(ColumnMeaning(.jobTitle, label: "any"), "its cells are no forms of address")
      }
      let other = reading.others.first {
        let fit = contents.fit($0)
        return fit == .good || fit == .unknown
      }
      guard self.meaning.field == .keep, reading.owner == nil, let other else { return }
      settle(other, "its cells fit what else its name means", confidence: 0.7)
    }
  }

  /// Whether the header ends with what stands in the cells: `Contact (dry/wet)`.
  private var isChoice: Bool {
    guard header.hasSuffix(")"), let open = header.lastIndex(of: "("), !contents.isEmpty else {
      return false
    }
    let choices = header[open...].dropFirst().dropLast().lowercased().split { "/,|".contains($0) }
    return choices.count > 1
      && contents.share { choices.map(\.trimmed).contains($0.lowercased()) } == 1
  }

  /// What a name or another value of somebody else is to the person of the row.
  private static func relation(_ owner: String, _ meaning: ColumnMeaning) -> ColumnMeaning? {
    let known = ["spouse", "child", "parent", "mother", "father", "assistant", "manager", "friend"]
    // Of who is asked for or called, a part of the name says it as that of a relative does.
    let other = owner == "contactPerson" ? "contact" : owner == "emergency" ? owner : nil
    if let other, meaning.key == .name, meaning.part == .given || meaning.part == .family {
      return ColumnMeaning(.relation, meaning.part, label: other)
    }
    if owner == "contact" || other != nil { return nil }
    switch meaning.field {
    case .key(.relation): return meaning
    case .key(.name) where known.contains(owner):
      let part: ColumnMeaning.Part =
        switch meaning.part {
        case .given, .family: meaning.part
        case .whole, .givenFamily, .familyGiven: .value
        default: .list
        }
      return part == .list ? nil : ColumnMeaning(.relation, part, label: owner)
    default: return nil
    }
  }

  private mutating func settleByContents() {
    let filled = contents.cells.count
    guard filled > 0 else {
      if header.isEmpty { settle(ColumnMeaning(.ignore), "it is empty", confidence: 0.9) }
      return
    }
    if header.isEmpty, contents.isSequence {
      return settle(ColumnMeaning(.ignore), "its cells count the rows", confidence: 0.8)
    }
    let kinds: [(ColumnMeaning, (String) -> Bool, String)] = [
      (ColumnMeaning(.emailAddress, label: header), CellNature.isEmail, "e-mail addresses"),
      (
        ColumnMeaning(.phoneNumber, label: LabelWords().name(header)), CellNature.areSurelyPhones,
        "telephone numbers"
      ),
      (ColumnMeaning(.url, label: header), CellNature.isSurelyURL, "web addresses"),
    ]
    for (meaning, fits, name) in kinds {
      let share = meaning.key == .phoneNumber ? contents.shareOfPhones : contents.share(fits)
      guard share >= 0.8 else { continue }
      return settle(
        meaning, "\(Int((share * 100).rounded())) % of its cells are \(name)",
        confidence: min(0.9, share * (filled >= 5 ? 0.9 : 0.7)))
    }
    if contents.areSexes,
      contents.share(Honorifics.isHonorific) == 0
    {
      return settle(ColumnMeaning(.gender), "its cells are men and women", confidence: 0.8)
    }
    if !header.isEmpty, contents.share(CellNature.isSurelyDate) >= 0.8, !contents.areMonths {
      return settle(ColumnMeaning(.date, label: header), "its cells are dates", confidence: 0.7)
    }
    if contents.cells.count > 1, contents.share(CellNature.isWholeAddress) >= 0.8 {
      settle(
        ColumnMeaning(.postalAddress, .whole), "its cells are whole addresses", confidence: 0.7)
    }
  }
}

extension ColumnMeaning {
  /// Which kind of value it is, and what a header calls it, which says a messenger, too.
  func label(with header: String) -> String {
    let kinds = label.split(separator: "+").prefix {
      Label(predefinedName: String($0)) != nil || $0 == "cell"
    }
    return (kinds.map(String.init) + [header]).joined(separator: "+")
  }
}

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
      if share(CellNature.isPostcodeAndTown) >= 0.6 {
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
      return share(CellNature.isStatus) >= 0.5 || isYesNo || isAllDates ? .bad : .unknown
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
    case (.url, _):
      if share(CellNature.isEmail) >= 0.5 {
        return .other(ColumnMeaning(.emailAddress, label: meaning.label))
      }
      if share(CellNature.isURL) >= 0.5 { return .good }
      return share(CellNature.mayBeLink) > 0 ? .unknown : .bad
    case (.instantMessageAddress, .value) where share(Messengers.areServices) >= 0.5: return .bad
    case (.instantMessageAddress, _) where isYesNo: return .bad
    case (.gender, _):
      return share({ $0.count <= 16 && CellNature.digitCount($0) == 0 }) > 0.5
        ? .unknown : .bad
    default: return .unknown
    }
  }

  /// Whether most of the cells name somebody.
  var arePeople: Bool { share(NameCell.namesPerson) >= 0.5 }

  private var isYesNo: Bool { cells.count > 1 && share(CellNature.isYesNo) > 0.8 }
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
    if share(CellNature.isPrice) >= 0.5 || share(CellNature.isRoom) >= 0.5 { return .bad }
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
