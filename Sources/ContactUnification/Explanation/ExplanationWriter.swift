import ContactLikeness
import ContactModel

/// Finds the values that comparisons were made of.
struct ExplanationWriter {
  let table: RecordTable
  let rows: (Int, Int)
  let contacts: (Contact, Contact)
  /// Everything that says something, in the order of the fields.
  func comparisons(
    _ levels: PairLevels, _ fields: [(MatchField, Double)]
  ) -> [MatchExplanation.Comparison] {
    if levels.kind == .incomparable {
      return [
        MatchExplanation.Comparison(
          field: .kind, level: "different", first: kind(rows.0), second: kind(rows.1),
          weight: MatchModel.incomparable)
      ]
    }
    return fields.compactMap { field, weight in
      guard let shown = levels[field]?.shown else { return nil }
      let (first, second) = values(field, levels)
      return MatchExplanation.Comparison(
        field: shown.field, level: shown.text, first: first, second: second, weight: weight)
    }
  }

  private func values(_ field: MatchField, _ levels: PairLevels) -> (String, String) {
    let name = levels.name
    func parts(_ part: KeyPath<NameVariant, Int32>) -> (String, String) {
      (
        written(name.first[keyPath: part], contacts.0),
        written(name.second[keyPath: part], contacts.1)
      )
    }
    if levels.kind == .firms, field == .given { return both { $0.organization?.name ?? "" } }
    switch field {
    case .given: return levels[.given] == .givenNone ? both(\.displayName) : parts(\.given)
    case .family: return parts(\.family)
    case .middle: return parts(\.middle)
    case .generation: return both { $0.name?.suffixes ?? "" }
    case .order: return both(\.displayName)
    case .phone, .mobile: return inCommon(Self.phones, { NumberForm($0) }, { $0.mayBe($1) })
    case .mail, .mailbox, .named:
      return inCommon(Self.mails, { MailboxForm($0) }, { $0.canonical == $1.canonical })
    case .place: return places()
    case .birthday: return both(Self.birthday)
    case .year: return years()
    case .organization: return both { $0.organization?.name ?? "" }
    case .title: return both { $0.jobTitle ?? "" }
    case .profile:
      return inCommon(
        Self.profiles, { WebAddressForm($0) }, { $0.canonical == $1.canonical })
    case .identifier: return both { $0.identifier ?? "" }
    case .account, .copy: return ("", "")
    }
  }

  private func both(_ text: (Contact) -> String) -> (String, String) {
    (text(contacts.0), text(contacts.1))
  }

  private func kind(_ row: Int) -> String {
    switch table[row].kind {
    case .person: "person"
    case .firm: "organization"
    case .couple: "several people"
    case .nameless: "unnamed"
    case .other: "neither"
    }
  }

  // MARK: - Names

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
      let words = text.withUTF8 { NameText($0) }.words
      if words.joined(separator: [0x20]).elementsEqual(folded.utf8) { return candidate }
    }
    return folded
  }

  // MARK: - Values

  /// The texts that stand for one value of both, else the first of each.
  private func inCommon<Form>(
    _ ofContact: (Contact) -> [String], _ form: (String) -> Form?, _ areOne: (Form, Form) -> Bool
  ) -> (String, String) {
    let texts = (ofContact(contacts.0), ofContact(contacts.1))
    let others = texts.1.prefix(Self.mostTexts).map { (text: $0, form: form($0)) }
    for text in texts.0.prefix(Self.mostTexts) {
      let form = form(text)
      let same = others.first { other in
        other.text == text
          || form.map { form in other.form.map { areOne(form, $0) } ?? false } ?? false
      }
      if let same { return (text, same.text) }
    }
    return (texts.0.first ?? "", texts.1.first ?? "")
  }

  /// So many values of a contact are looked at for what it has in common with another.
  private static let mostTexts = 32

  private static func phones(_ contact: Contact) -> [String] {
    contact.phoneNumbers.map(\.value.stringValue).filter { NumberForm($0)?.ending != nil }
  }

  private static func mails(_ contact: Contact) -> [String] {
    contact.emailAddresses.map(\.value).filter { MailboxForm($0)?.isPlaceholder == false }
  }

  /// Birthdays, and mailboxes that have a year instead.
  private func years() -> (String, String) {
    func text(_ row: Int, _ contact: Contact) -> String {
      if table[row].birthday.year > 0 { return Self.birthday(contact) }
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
    let (own, others) = (Self.places(contacts.0).prefix(8), Self.places(contacts.1).prefix(8))
    let pairs = own.flatMap { first in
      others.map { (first.text, $0.text, common: first.words.intersection($0.words).count) }
    }
    let best = pairs.max { $0.common < $1.common }
    return (best?.0 ?? own.first?.text ?? "", best?.1 ?? others.first?.text ?? "")
  }

  private static func places(_ contact: Contact) -> [(text: String, words: WordSet)] {
    contact.postalAddresses.map(\.value).map { address in
      let text = [address.street, address.postalCode, address.city].filter { !$0.isEmpty }
        .joined(separator: ", ")
      return (text, WordSet(of: text.utf8))
    }
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

extension MatchLevel {
  /// The field and level as explanations name them; nil where they say nothing of it.
  fileprivate var shown: (field: MatchExplanation.Field, text: String)? {
    switch self {
    case .givenNone, .givenNeither, .givenOtherName, .orderExchanged, .orderFormer: (.name, text)
    case .givenEqual ... .givenOtherSex: (.givenName, text)
    case .familyEqual ... .familyDifferentOfMan: (.familyName, text)
    case .middleEqual ... .middleDifferent: (.middleName, text)
    case .generationEqual ... .generationDifferent: (.generation, text)
    case .phoneExtension ... .mobileDifferent, .firmPhoneEqual ... .firmPhoneDifferent:
      (.phoneNumber, text)
    case .mailPersonal ... .namedFamily, .firmMailEqual ... .firmMailDifferent:
      (.emailAddress, text)
    case .placeEqual ... .placeDifferent, .firmPlaceEqual ... .firmPlaceDifferent:
      (.postalAddress, text)
    case .birthdayEqual ... .birthdayGeneration: (.birthday, text)
    case .yearEqual, .yearDifferent: (.birthday, "year " + text)
    case .organizationEqual ... .organizationDifferent, .firmEqual ... .firmDifferent:
      (.organization, text)
    case .titleEqual, .titleDifferent: (.jobTitle, text)
    case .profileEqual, .profilePage, .firmPageEqual: (.onlineProfile, text)
    case .identifierEqual: (.identifier, text)
    case .copyEqual: (.copy, text)
    default: nil
    }
  }

  /// The last word of the case's name, unless that is no word for those who read.
  private var text: String {
    let name = "\(self)"
    return switch self {
    case .phoneExtension ... .phoneWork, .mailPersonal ... .mailRole, .birthdayYearless,
      .profilePage:
      "equal"
    case .firmPart: "close"
    case .givenUnread, .givenUnknown, .familyUnknown: "not comparable"
    case .givenOne, .givenNone, .familyOne, .middleOne, .generationOne, .organizationOne:
      "one only"
    case .givenOtherInitial, .familyOtherInitial: "other initial"
    case .givenOtherName, .givenOtherSex, .familyDifferentOfMan, .mailboxPersonal, .mailboxOfDomain,
      .birthdayGeneration:
      "different"
    case .orderFormer: "former name"
    case .phoneOtherExtension: "other extension"
    case .mobileDifferent: "other mobile"
    case .firmMailDomain: "one domain"
    case .namedFull, .namedFamily: "named after"
    case .placeStreet ... .placeTown, .firmPlaceStreet ... .firmPlaceTown: "near"
    default: name.suffix(from: name.lastIndex(where: \.isUppercase) ?? name.startIndex).lowercased()
    }
  }
}
