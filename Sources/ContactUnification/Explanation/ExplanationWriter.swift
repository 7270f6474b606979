import ContactLikeness
import ContactModel

/// Finds the values that comparisons were made of.
struct ExplanationWriter {
  let table: RecordTable
  let rows: (Int, Int)
  let contacts: (Contact, Contact)
  private var list: [MatchExplanation.Comparison] = []

  init(table: RecordTable, rows: (Int, Int), contacts: (Contact, Contact)) {
    self.table = table
    self.rows = rows
    self.contacts = contacts
  }

  /// Everything that says something, in the order of the fields.
  mutating func comparisons(_ evidence: PairEvidence) -> [MatchExplanation.Comparison] {
    if evidence.kind != 0 {
      add(.kind, "different", (kind(rows.0), kind(rows.1)), evidence.kind)
    }
    addNames(evidence)
    if evidence.generationLevel != .missing {
      let level =
        switch evidence.generationLevel {
        case .equal: "equal"
        case .conflicting: "different"
        default: "one only"
        }
      add(.generation, level, both { $0.name?.suffixes ?? "" }, evidence.generation)
    }
    addValues(evidence)
    return list
  }

  private mutating func add(
    _ field: MatchExplanation.Field, _ level: String, _ values: (String, String),
    _ weight: Double
  ) {
    list.append(
      MatchExplanation.Comparison(
        field: field, level: level, first: values.0, second: values.1, weight: weight))
  }

  private func both(_ text: (Contact) -> String) -> (String, String) {
    (text(contacts.0), text(contacts.1))
  }

  private func kind(_ row: Int) -> String {
    switch table.kinds[row] {
    case .person: "person"
    case .firm: "organization"
    case .couple: "several people"
    case .nameless: "unnamed"
    case .other: "neither"
    }
  }
}

// MARK: - Names

extension ExplanationWriter {
  private mutating func addNames(_ evidence: PairEvidence) {
    let name = evidence.name
    if name.given != .missing {
      add(
        .givenName, name.given.text,
        (written(name.first.given, contacts.0), written(name.second.given, contacts.1)),
        name.givenBits)
    }
    if name.family != .missing {
      add(
        .familyName, name.family.text,
        (written(name.first.family, contacts.0), written(name.second.family, contacts.1)),
        name.familyBits)
    }
    if name.adjustment != 0 {
      var reasons: [String] = []
      if name.isSwapped { reasons.append("exchanged") }
      for kind in [name.first.kind, name.second.kind] {
        switch kind {
        case .previous: reasons.append("former name")
        case .note: reasons.append("name in a note")
        default: break
        }
      }
      if reasons.isEmpty { reasons.append("namesakes") }
      add(.name, reasons.joined(separator: ", "), both(\.displayName), name.adjustment)
    }
    if evidence.middle != 0 {
      add(
        .middleName, evidence.middleLevel == .missing ? "one only" : evidence.middleLevel.text,
        (written(name.first.middle, contacts.0), written(name.second.middle, contacts.1)),
        evidence.middle)
    }
  }

  /// A part of a name as the card has it, or folded where it is found in several fields.
  private func written(_ number: Int32, _ contact: Contact) -> String {
    let folded = table.components.text(number)
    var candidates: [String] = []
    for name in contact.names {
      candidates += [name.value.givenName, name.value.familyName, name.value.middleName]
    }
    candidates += contact[.previousFamilyNames].map(\.value) + contact.nicknames.map(\.value)
    for candidate in candidates where !candidate.isEmpty {
      var text = candidate
      let words = text.withUTF8 { NameWords($0) }.words
      if Array(words.joined()) == Array(folded.utf8) { return candidate }
    }
    return folded
  }
}

// MARK: - Values

extension ExplanationWriter {
  private mutating func addValues(_ evidence: PairEvidence) {
    if evidence.phone != 0 {
      add(.phoneNumber, evidence.phoneLevel.text, phones(), evidence.phone)
    }
    if evidence.mail != 0 {
      let level = evidence.mailLevel == .missing ? "named after" : evidence.mailLevel.text
      add(.emailAddress, level, mails(), evidence.mail)
    }
    if evidence.place != 0 {
      add(.postalAddress, evidence.placeLevel.text, places(), evidence.place)
    }
    if evidence.household != 0 {
      add(.household, "shared", ("", ""), evidence.household)
    }
    if evidence.birthday != 0 {
      add(.birthday, evidence.birthdayLevel.text, both(Self.birthday), evidence.birthday)
    }
    if evidence.birthYear != 0 {
      add(.birthday, "year " + evidence.birthYearLevel.text, years(), evidence.birthYear)
    }
    if evidence.firm != 0 {
      add(
        .organization, evidence.firmLevel == .missing ? "one only" : evidence.firmLevel.text,
        both { $0.organization?.name ?? "" },
        evidence.firm)
    }
    if evidence.profile != 0 {
      add(.onlineProfile, "equal", profiles(), evidence.profile)
    }
    if evidence.identifier != 0 {
      add(.identifier, "equal", both { $0.identifier ?? "" }, evidence.identifier)
    }
    if evidence.account != 0 {
      let isSame = table.sources[rows.0] == table.sources[rows.1]
      add(.account, isSame ? "same" : "different", ("", ""), evidence.account)
    }
  }

  /// The number in common, else the first of each.
  private func phones() -> (String, String) {
    let texts = (Self.phones(contacts.0), Self.phones(contacts.1))
    let facts = (Array(table.phones[rows.0]), Array(table.phones[rows.1]))
    for (i, x) in facts.0.enumerated() where i < texts.0.count {
      for (j, y) in facts.1.enumerated() where j < texts.1.count && x.number == y.number {
        return (texts.0[i], texts.1[j])
      }
    }
    return (texts.0.first ?? "", texts.1.first ?? "")
  }

  private static func phones(_ contact: Contact) -> [String] {
    contact.phoneNumbers.map(\.value.stringValue).filter { number in
      var text = number
      return text.withUTF8 { PhoneDigits($0) } != nil
    }
  }

  private func mails() -> (String, String) {
    let texts = (Self.mails(contacts.0), Self.mails(contacts.1))
    let facts = (Array(table.mails[rows.0]), Array(table.mails[rows.1]))
    for (i, x) in facts.0.enumerated() where i < texts.0.count {
      for (j, y) in facts.1.enumerated() where j < texts.1.count && x.address == y.address {
        return (texts.0[i], texts.1[j])
      }
    }
    return (texts.0.first ?? "", texts.1.first ?? "")
  }

  private static func mails(_ contact: Contact) -> [String] {
    contact.emailAddresses.map(\.value).filter { address in
      var text = address
      return text.withUTF8 { MailAddress($0) } != nil
    }
  }

  /// Birthdays, and mailboxes that have a year instead.
  private func years() -> (String, String) {
    func text(_ row: Int, _ contact: Contact) -> String {
      if table.birthdays[row].year > 0 { return Self.birthday(contact) }
      let texts = Self.mails(contact)
      let index = table.mails[row].enumerated().first { _, mail in
        BirthYears.year(in: table.locals[mail.local]) >= 0
      }?.offset
      return index.map { $0 < texts.count ? texts[$0] : "" } ?? ""
    }
    return (text(rows.0, contacts.0), text(rows.1, contacts.1))
  }

  /// The addresses that have most in common.
  private func places() -> (String, String) {
    let texts = (Self.places(contacts.0), Self.places(contacts.1))
    var best = (texts.0.first?.text ?? "", texts.1.first?.text ?? "")
    var mostCommon = 0
    for first in texts.0.prefix(8) {
      for second in texts.1.prefix(8) {
        let common = first.words.intersection(second.words).count
        if common > mostCommon { (best, mostCommon) = ((first.text, second.text), common) }
      }
    }
    return best
  }

  private static func places(_ contact: Contact) -> [(text: String, words: Set<Substring>)] {
    contact.postalAddresses.map(\.value).map { address in
      let text = [address.street, address.postalCode, address.city].filter { !$0.isEmpty }
        .joined(separator: ", ")
      return (text, Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }))
    }
  }

  /// The page or profile in common, else the first of each.
  private func profiles() -> (String, String) {
    let texts = (Self.profiles(contacts.0), Self.profiles(contacts.1))
    for first in texts.0.prefix(8) {
      let key = WebAddressIdentity.of(first.utf8).key
      if let same = texts.1.prefix(8).first(where: {
        WebAddressIdentity.of($0.utf8).key.map(ASCII.lowercased) == key.map(ASCII.lowercased)
      }) {
        return (first, same)
      }
    }
    return (texts.0.first ?? "", texts.1.first ?? "")
  }

  private static func profiles(_ contact: Contact) -> [String] {
    contact.socialProfiles.map { $0.value.url.isEmpty ? $0.value.username : $0.value.url }
      + contact.urls.map(\.value) + contact.instantMessageAddresses.map(\.value.address)
  }

  private static func birthday(_ contact: Contact) -> String {
    switch contact.birthday {
    case .date(let date): date.extendedFormat
    case .text(let text): text
    case nil: ""
    }
  }
}

extension PersonName {
  fileprivate var suffixes: String {
    (generations + nameSuffixes).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension NameLevel {
  var text: String {
    switch self {
    case .equal: "equal"
    case .spelling: "spelling"
    case .nickname: "nickname"
    case .close: "close"
    case .closeAcrossScripts: "close across scripts"
    case .part: "part"
    case .initial: "initial"
    case .missing: "missing"
    case .unknown: "not comparable"
    case .otherInitial: "other initial"
    case .different: "different"
    }
  }
}

extension PairEvidence.ValueLevel {
  var text: String {
    switch self {
    case .missing: "missing"
    case .equal: "equal"
    case .different: "different"
    case .close: "close"
    case .near: "near"
    case .conflicting: "conflicting"
    }
  }
}
