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
    // `Agency Contacts Name`: whom to ask for there.
    if reading?.meaning?.key == .organization, Self.asksForSomebody(header), contents.arePeople,
      contents.share(Companies.isSurelyCompany) == 0
    {
      reading?.meaning = ColumnMeaning(.relation, label: "contact")
      reading?.isComplete = true
    }
    self.reading = reading
    settleMeaning()
  }

  /// Whether one of several words is for whom to ask for, or for several of them: `Organisation Contacts`.
  private static func asksForSomebody(_ header: String) -> Bool {
    let words = HeaderFolding.words(HeaderFolding.spaced(header))
    return words.count > 1
      && words.contains { word in SheetMatcher.contacts.contains { word.hasPrefix($0) } }
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

  /// Whether it is a name or a firm.
  var namesAnybody: Bool { has(.name) || has(.formattedName) || has(.organization) }

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
    if contents.ticks(header) { return keep("its cells say that its name is true") }
    meaning = contents.numbers(meaning)
    if meaning.key == .name || meaning.key == .relation, isChoice {
      return keep("its cells are the choices that its name gives")
    }
    if meaning.key == .organization, contents.repeatWords(of: header) {
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
    if asksForPeople(meaning) {
      return settle(.name, .whole, "its name says whom to ask for, and its cells are people")
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
      // `Student Number` is by which a school knows somebody, unless it has a form that is dialled, and so is any that
      // counts the rows.
      let isAnyNumber =
        reading.isVague || SheetMatcher.numbers.contains(HeaderFolding.folded(header))
      let isOfFile =
        isAnyNumber && (reading.isOwn || contents.countsRows)
        && meaning == ColumnMeaning(.phoneNumber)
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

  /// Whether a header has a word for a firm and one for whom to ask there, and the cells are people: `Agency Contacts Name`,
  /// `School Contact`.
  private func asksForPeople(_ meaning: ColumnMeaning) -> Bool {
    guard meaning.key == .organization, meaning.part != .unit else { return false }
    let words = HeaderFolding.words(HeaderFolding.spaced(header))
    return words.count > 1 && contents.cells.count > 1
      && words.contains { word in
        SheetMatcher.contacts.contains(word)
          || word.last == "s" && SheetMatcher.contacts.contains(String(word.dropLast()))
      }
      && contents.share(NameCell.namesPerson) >= 0.6
      && contents.share(Companies.isSurelyCompany) < 0.25
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
