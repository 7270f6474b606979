public import ContactModel

extension AddressRecipient {
  /// What a contact must have been fetched with to be a recipient.
  public static let requiredKeys = NameFormatter.requiredKeys

  /// Whom mail for a contact goes to at one of its addresses.
  ///
  /// Mail to the home has the person's name alone; other mail also has the first organization
  /// and its units, but for an address with a label of somebody's own beside that of the work. What a contact without a name is called instead, such as an e-mail address,
  /// is no recipient.
  ///
  /// - Parameters:
  ///   - contact: Whom the mail goes to.
  ///   - address: The address that it goes to.
  ///   - names: Writes the name.
  ///   - addresses: Knows the country that the address is in, and the order of names there.
  ///   - includesOrganization: Whether a person's organization stands on mail that does not go
  ///     home. One without a person always does.
  public init(
    _ contact: Contact, at address: LabeledValue<PostalAddress>, names: NameFormatter,
    addresses: PostalAddressFormatter, includesOrganization: Bool = true
  ) {
    self.init(
      contact, called: Self.name(of: contact, names: names), at: addresses.prepare(address.value),
      address.label, names: names, addresses: addresses, includesOrganization: includesOrganization)
  }

  /// The same of an address that was looked at, and a contact whose name in the reader's own order
  /// is known.
  package init(
    _ contact: Contact, called name: String, at address: PreparedAddress, _ label: Label?,
    names: NameFormatter, addresses: PostalAddressFormatter, includesOrganization: Bool
  ) {
    let country = address.country ?? addresses.home
    let order = RecipientNameOrder.order(of: contact, in: country)
    var name = order == nil ? name : Self.name(of: contact, names: names, order: order)
    if let own = RecipientNameOrder.ownName(of: contact, in: country, asIn: name) { name = own }
    self.init(name: name)
    guard self.name.isEmpty || includesOrganization && Self.mayBeWork(label, of: contact),
      let organization = contact.organizations.first(where: {
        !$0.value.name.isEmpty || !$0.value.units.isEmpty
      })
    else { return }
    self.organization = organization.value.name
    organizationUnits = organization.value.units.filter { !$0.isEmpty }
    // Many cards of firms are made as if they were a person's.
    if !self.name.isEmpty, Self.firmKey(of: self.organization) == Self.firmKey(of: self.name) {
      self.name = ""
    }
  }

  /// Whether an address may be that of the person's work: not the home, nor one with a label of somebody's own
  /// beside the one that is.
  private static func mayBeWork(_ label: Label?, of contact: Contact) -> Bool {
    guard let label, label != .work else { return true }
    return label != .home
      && (label.isPredefined || !contact.postalAddresses.contains { $0.label == .work })
  }

  /// What a firm is called, without the word for its kind, which stands before or behind the name
  /// in Japanese, written out or in brackets: '㈱表計画' is 株式会社表計画.
  private static func firmKey(of name: String) -> String {
    let key = CountryIndex.key(of: name)
    for kind in ["株式会社", "有限会社", "合同会社", "株", "有"] where key.utf8.count > kind.utf8.count {
      if key.hasPrefix(kind) { return String(key.dropFirst(kind.count)) }
      if key.hasSuffix(kind) { return String(key.dropLast(kind.count)) }
    }
    return key
  }

  /// The name of the person to write to; empty for an organization, and where what a contact is
  /// called by is no name.
  public static func name(of contact: Contact, names: NameFormatter) -> String {
    name(of: contact, names: names, order: nil)
  }

  private static func name(
    of contact: Contact, names: NameFormatter, order: PersonNameOrder?
  ) -> String {
    let name = names.format(contact, order: order)
    let component = name.runs.count == 1 ? name.runs.first?.component : nil
    switch component {
    case .organization, .emailAddress, .phoneNumber, .other: return ""
    default: return name.runs.isEmpty ? "" : name.text
    }
  }
}

/// Which part of a name comes first on mail to a country.
enum RecipientNameOrder {
  /// The order; nil where the reader's language decides.
  static func order(of contact: Contact, in country: CountryCode?) -> PersonNameOrder? {
    if hasOwnOrder(contact) { return shownOrder(of: contact) }
    guard let country else { return nil }
    if surnameFirstInCyrillic.contains(country.text), isCyrillic(contact) { return .surnameFirst }
    // Where both orders are in use, the card's own is right.
    let isSurnameFirst = shownOrder(of: contact) == .surnameFirst
    return followsCard.contains(country.text) && isSurnameFirst ? .surnameFirst : nil
  }

  /// The name as the card shows it, where its own order is right: a reader's language may have a comma behind the
  /// surname, or no word for what stands between it and the given name. Nil elsewhere.
  ///
  /// - Parameter formatted: The name with the forms of address that are wanted.
  static func ownName(
    of contact: Contact, in country: CountryCode?, asIn formatted: String
  ) -> String? {
    guard order(of: contact, in: country) != nil, !isCyrillic(contact), let name = contact.name,
      let shown = contact.formattedName
    else { return nil }
    let known = UnitText.words(of: shown)
    let wanted = UnitText.words(of: formatted)
    func missing(_ part: String) -> [String] {
      let words = UnitText.words(of: part)
      return !words.isEmpty && words.allSatisfy(wanted.contains)
        && !words.contains(where: known.contains) ? [part] : []
    }
    // A reader's language may run the words together, as Lao does.
    guard known.allSatisfy({ word in wanted.contains { $0.contains(word) } }) else { return nil }
    let suffixes = missing(name.generation) + missing(name.nameSuffix)
    return (missing(name.namePrefix) + [shown] + suffixes).joined(separator: " ")
  }

  private static func codes(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  // Surname, name, patronymic: the rules of postal services of Russia and its neighbours.
  private static let surnameFirstInCyrillic = codes("RU UA BY KZ KG TJ")
  private static let followsCard = codes("HU CN TW HK MO KR KP JP VN KH MN SG MY RU UA BY KZ")

  private static func isCyrillic(_ contact: Contact) -> Bool {
    guard let name = contact.name else { return false }
    return (name.familyName + name.givenName).unicodeScalars.contains {
      (0x400...0x52F).contains($0.value)
    }
  }

  /// Whether a name is in a script of which the locale data knows one order, and people use the other as well: Tamil,
  /// Telugu, Sinhala, Lao.
  private static func hasOwnOrder(_ contact: Contact) -> Bool {
    guard let name = contact.name else { return false }
    return (name.familyName + name.givenName).unicodeScalars.contains {
      switch $0.value {
      case 0xB80...0xBFF, 0xC00...0xC7F, 0xD80...0xDFF, 0xE80...0xEFF: true
      default: false
      }
    }
  }

  /// Which part the name begins with as the card shows it; nil where that can't be told.
  private static func shownOrder(of contact: Contact) -> PersonNameOrder? {
    guard let name = contact.name, let shown = contact.formattedName, !shown.contains(",") else {
      return nil
    }
    let words = UnitText.words(of: shown)
    let surname = UnitText.words(of: name.familyName)
    let given = UnitText.words(of: name.givenName)
    guard let first = surname.first, let other = given.first, first != other,
      let start = words.firstIndex(of: first), let next = words.firstIndex(of: other)
    else { return nil }
    return start < next ? .surnameFirst : .givenFirst
  }
}
