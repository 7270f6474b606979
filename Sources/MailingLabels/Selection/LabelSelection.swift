import ContactCoding
import ContactFormatting
import ContactLikeness
public import ContactModel
public import LocaleSupport
import SourceText

/// Finds out which labels contacts get, and what stands on them.
///
/// ```swift
/// var selection = try LabelSelection(LabelOptions(locale: LocaleIdentifier(known: "de-DE")))
/// for contact in contacts { selection.add(contact) }
/// let labels = selection.labels()
/// ```
public struct LabelSelection: Sendable {
  /// What is to stand on the labels.
  public let options: LabelOptions
  /// Who got no label, in the order of the contacts.
  public private(set) var omissions: [LabelOmission] = []
  /// What is to be known before printing, in the order of the contacts.
  public var findings: [LabelFinding] {
    let isAlone = options.senderCountry != nil || candidates.isEmpty
    return (isAlone ? [] : [LabelFinding(contactName: "", source: "", index: 0, kind: .noSender)])
      + found
  }
  /// How many contacts were added.
  public private(set) var contactCount = 0

  private let names: NameFormatter
  private let addresses: PostalAddressFormatter
  private let sorter: ContactSorter?
  private var candidates: [LabelCandidate] = []
  private var found: [LabelFinding] = []

  /// A selection without contacts.
  ///
  /// - Throws: ``LocaleSupport/UnknownLocale`` where nothing is known about the language.
  public init(_ options: LabelOptions) throws(UnknownLocale) {
    self.options = options
    names = try NameFormatter(locale: options.locale)
    addresses = PostalAddressFormatter(locale: names.locale, style: options.addressStyle)
    sorter =
      options.order == .none
      ? nil : try ContactSorter(locale: names.locale, variant: options.collation)
  }

  // MARK: Contacts

  /// Takes a contact's addresses, or notes why it has none to send to. The card of a group is a list
  /// of contacts and nobody's own, and counts nowhere.
  public mutating func add(_ contact: Contact) {
    if ContactGroup.isGroup(contact) { return }
    contactCount += 1
    let all = contact.postalAddresses
    let wanted = wanted(of: all)
    guard !wanted.isEmpty else {
      omit(contact, all.isEmpty ? .noAddress : .noAddressOfKind(options.addresses))
      return
    }
    let name = AddressRecipient.name(of: contact, names: names)
    guard !name.isEmpty || contact.organizations.contains(where: { !$0.value.name.isEmpty }) else {
      omit(contact, .noName)
      return
    }
    let sortKey = sorter?.sortKey(for: contact)
    var lack: LabelOmission.Reason?
    var hasLabel = false
    for address in wanted {
      if let reason = self.lack(of: address.value) {
        lack = lack ?? reason
        // Where each has a label, each that has none is worth a word.
        if options.addresses == .each { omit(contact, reason) }
        continue
      }
      if hasLabel, options.addresses != .each { break }
      hasLabel = true
      addCandidate(contact, called: name, at: address, sortKey)
    }
    if !hasLabel, options.addresses != .each, let lack { omit(contact, lack) }
  }

  /// Why an address gets no label; nil where it gets one.
  private func lack(of address: PostalAddress) -> LabelOmission.Reason? {
    guard let parts = AddressUsability.lack(of: address) else { return nil }
    guard AddressUsability.isInOnePiece(address) else { return .incomplete(has: parts) }
    return options.prefersFormattedAddress ? nil : .inOnePiece
  }

  private mutating func addCandidate(
    _ contact: Contact, called name: String, at address: LabeledValue<PostalAddress>,
    _ sortKey: ContactSortKey?
  ) {
    let review = AddressReview(address.value, of: contact, addresses)
    let recipient = AddressRecipient(
      contact, called: name, at: review.prepared, address.label, names: names,
      addresses: addresses, includesOrganization: options.includesOrganization)
    let called = recipient.shownName
    candidates.append(
      LabelCandidate(
        contact: contact, address: review.prepared, label: address.label,
        languageTag: address.languageTag, recipient: recipient, contactName: called,
        country: review.prepared.countryCode
          ?? (address.value.country.isEmpty ? options.senderCountry : nil) ?? "",
        sortKey: sortKey, position: candidates.count))
    for kind in review.findings {
      found.append(
        LabelFinding(
          contactName: ReportedName.text(called), source: contact.source?.name ?? "",
          index: contact.sourceIndex, kind: kind))
    }
  }

  private mutating func omit(_ contact: Contact, _ reason: LabelOmission.Reason) {
    omissions.append(
      LabelOmission(
        contactName: ReportedName.text(names.string(from: contact)),
        source: contact.source?.name ?? "",
        index: contact.sourceIndex, reason: reason))
  }

  /// The addresses of the wanted kind, the preferred one first.
  private func wanted(
    of addresses: [LabeledValue<PostalAddress>]
  ) -> [LabeledValue<PostalAddress>] {
    var wanted = addresses
    switch options.addresses {
    case .preferred: break
    case .home: wanted.removeAll { $0.label != .home }
    case .work: wanted.removeAll { $0.label != .work }
    case .each: return wanted
    }
    // Sorting is not stable by promise.
    return wanted.enumerated().sorted {
      let left = $0.element.preference ?? 101
      let right = $1.element.preference ?? 101
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }

  // MARK: Labels

  /// The labels of all contacts, in order, with copies.
  public func labels() -> [MailingLabel] {
    var writer = ContactWriter(QRCodeCard.writing)
    let households = households().map { people in
      (first: people[0], label: label(for: people, &writer))
    }
    let home = options.senderCountry ?? ""
    let sorted = households.indices.sorted { left, right in
      let a = households[left].first
      let b = households[right].first
      if options.order == .postcode {
        if a.country != b.country {
          if a.country == home || b.country == home { return a.country == home }
          // What is nowhere known is looked at last.
          if a.country.isEmpty || b.country.isEmpty { return b.country.isEmpty }
          return a.country < b.country
        }
        let keys = (AddressKey.folded(a.postalCode), AddressKey.folded(b.postalCode))
        if keys.0 != keys.1 { return keys.0 < keys.1 }
      }
      if let x = a.sortKey, let y = b.sortKey, x != y { return x < y }
      return a.position < b.position
    }
    return sorted.flatMap {
      [MailingLabel](repeating: households[$0].label, count: max(1, options.copies))
    }
  }

  /// A household at an address, and its first one.
  private struct Place {
    let household: Int
    let first: HouseholdMember
    let family: FamilyName
  }

  /// Of more families at one address whose names begin alike, it is not asked whether they are one.
  private static let mostCounterparts = 32

  /// The candidates, those of a household together at the place of its first one.
  private func households() -> [[LabelCandidate]] {
    guard options.households != .none else { return candidates.map { [$0] } }
    var households: [[LabelCandidate]] = []
    var places: [String: Int] = [:]
    var alike: [String: [Place]] = [:]
    for candidate in candidates {
      let member = HouseholdMember(candidate, formatter: names)
      guard candidate.isPersonal, options.households == .address || !member.familyKey.isEmpty else {
        households.append([candidate])
        continue
      }
      var key = AddressKey.key(
        of: candidate.address.address, postalCode: candidate.postalCode,
        country: candidate.country)
      let own = Place(
        household: households.count, first: member, family: FamilyName(member.familyName))
      let beginning = own.family.beginning + "|" + key
      if options.households == .family { key = member.familyKey + "|" + key }
      if let shared = places[key]
        ?? alike[beginning]?.first(where: { Self.areOneFamily($0, own) })?.household
      {
        households[shared].append(candidate)
        continue
      }
      places[key] = households.count
      if options.households == .family, alike[beginning]?.count ?? 0 < Self.mostCounterparts {
        alike[beginning, default: []].append(own)
      }
      households.append([candidate])
    }
    return households
  }

  /// Whether two have the man's and the woman's form of a name, and none of them is of the other sex:
  /// Hans Thomas and Peter Thoma are no couple.
  private static func areOneFamily(_ a: Place, _ b: Place) -> Bool {
    func suit(_ woman: Place, _ man: Place) -> Bool {
      woman.family.isWomans(of: man.family) && woman.first.sex != .male && man.first.sex != .female
    }
    return suit(a, b) || suit(b, a)
  }

  private func label(
    for people: [LabelCandidate], _ writer: inout ContactWriter
  ) -> MailingLabel {
    let first = people[0]
    var recipient = first.recipient
    if people.count > 1 {
      recipient.name = HouseholdNaming(formatter: names, style: options.householdStyle)
        .name(of: people)
    }
    let text = addresses.format(
      first.address, recipient: recipient, languageTag: first.languageTag
    ).attributedText
    var label = MailingLabel(
      lines: text.lines.map(String.init),
      contactName: people.count > 1 ? recipient.name : first.contactName,
      language: language(of: first))
    label.unbrokenLines = text.linesOfPostalCodes
    label.contactCount = people.count
    switch options.qrCode {
    case .none: break
    case .address: label.qrCode = Array(text.text.utf8)
    case .vcard:
      let card = QRCodeCard(people: people, name: label.contactName).contact
      label.qrCode = writer.write(card).bytes
    }
    return label
  }

  /// The language of an address, as far as the forms of characters depend on it.
  private func language(of candidate: LabelCandidate) -> String {
    if let tag = candidate.languageTag { return tag }
    switch candidate.country {
    case "JP": return "ja"
    case "CN", "SG": return "zh-Hans"
    case "TW", "HK", "MO": return "zh-Hant"
    case "KR", "KP": return "ko"
    default: return ""
    }
  }
}

extension AttributedText<PostalAddressComponent> {
  /// The lines, by their position, that have the postal code in them.
  fileprivate var linesOfPostalCodes: Set<Int> {
    var found: Set<Int> = []
    for run in runs where run.component == .postalCode {
      found.insert(text.utf8.prefix(run.utf8Range.lowerBound).count { $0 == UInt8(ascii: "\n") })
    }
    return found
  }
}
