import ContactLikeness
package import ContactModel

/// What a value is apart from its notation. Two values are one where their identities agree.
package struct ValueIdentity {
  /// What must be the same.
  private(set) var key: [UInt8] = []
  /// What must not contradict, beside the key.
  var detail = Detail.none
  /// How good the notation is; the better of two is kept.
  var rank = 0

  enum Detail {
    case none
    case address(AddressIdentity)
    case date(PartialDate)
    case organization(OrganizationForm?, units: [[UInt8]])
    /// Parts of which the one value may have more than the other, but no others.
    case parts([[UInt8]])
  }

  /// Whether both are one value.
  package func agrees(with other: ValueIdentity) -> Bool {
    guard key == other.key else { return false }
    return switch (detail, other.detail) {
    case (.address(let a), .address(let b)): a.agrees(with: b)
    case (.date(let a), .date(let b)): DateAgreement.agree(a, b)
    case (.organization(let x, let a), .organization(let y, let b)):
      Self.areSame(x, y) && (a.count < b.count ? b.starts(with: a) : a.starts(with: b))
    case (.parts(let a), .parts(let b)):
      zip(a, b).allSatisfy { $0.isEmpty || $0 == $1 }
        || zip(a, b).allSatisfy { $1.isEmpty || $0 == $1 }
    default: true
    }
  }

  /// Meyer AG is not Meyer KG; Meyer alone may be either.
  private static func areSame(_ a: OrganizationForm?, _ b: OrganizationForm?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.legalForm.isEmpty || b.legalForm.isEmpty || a.legalForm == b.legalForm
  }

  /// A page without what programs change; of two notations the safer scheme is the better.
  private static func page(_ text: some Collection<UInt8>) -> (key: [UInt8], rank: Int) {
    let bytes = Array(text)
    guard let form = bytes.withUnsafeBufferPointer({ WebAddressForm($0) }) else {
      return (FoldedBytes.spaced(bytes), 0)
    }
    return (form.canonical, form.schemeRank)
  }

  init(key: [UInt8], rank: Int) {
    self.key = key
    self.rank = rank
  }

  /// The identity of a value of any field but phone numbers, which depend on their fellows.
  init(_ value: ConstituentValue) {
    let view = value.view
    switch value.header.key {
    case .postalAddress:
      let identity = AddressIdentity(PostalAddress(view))
      key = identity.key
      rank = identity.componentCount
      detail = .address(identity)
    case .birthday, .alternateBirthday, .deathDate:
      self = ValueIdentity(date: value, label: [])
    case .date:
      // Dates of other labels are other dates.
      self = ValueIdentity(date: value, label: Self.label(view))
    case .organization:
      let organization = Organization(view)
      let form = OrganizationForm(organization.name)
      let units = organization.units.map { FoldedBytes.words($0.utf8) }.filter { !$0.isEmpty }
      key = form?.name ?? FoldedBytes.words(organization.name.utf8)
      detail = .organization(form, units: units)
      let length = min(organization.name.utf8.count, 1 << 15 - 1)
      rank = units.count << 18 + FoldedBytes.quality(organization.name.utf8) << 15 + length
    case .socialProfile: self = ValueIdentity(profile: SocialProfile(view))
    case .instantMessageAddress: self = ValueIdentity(address: InstantMessageAddress(view))
    case .relation:
      key = FoldedBytes.words(view.textBytes) + [0] + Self.label(view)
      rank = FoldedBytes.quality(view.textBytes)
    case .gender:
      let gender = Gender(view)
      key = FoldedBytes.words((gender.sex + ";" + gender.identity).utf8)
    case .image, .logo, .sound, .cryptographicKey:
      key = view.textBytes.filter { $0 > 0x20 }
    case .preserved:
      key =
        FoldedBytes.folded((view.text(.propertyName) ?? "").utf8) + [0]
        + (view.header.form == .base64
          ? view.textBytes.filter { $0 > 0x20 } : Array(view.textBytes))
    default: self = ValueIdentity(text: view.textBytes, of: value.header.key)
    }
  }

  /// The identity of a text in a field whose values are nothing else.
  package init(text: ArraySlice<UInt8>, of field: ContactKey) {
    switch field {
    case .emailAddress:
      let mailbox = text.withUnsafeBufferPointer { MailboxForm($0) }
      key = mailbox?.exact ?? FoldedBytes.spaced(text)
      rank = text.contains { $0 &- 0x41 < 26 } ? 0 : 1
    case .url, .contactURI, .organizationDirectory, .calendar, .calendarAddress, .freeBusy, .source:
      (key, rank) = Self.page(text)
    case .identifier, .member:
      key = Array((IdentifierNotation.normalized(String(decoding: text, as: UTF8.self)) ?? "").utf8)
    case .note, .timeZone, .position, .revision, .created, .productIdentifier, .defaultLanguage:
      key = FoldedBytes.spaced(text)
    default:
      key = FoldedBytes.words(text)
      rank = FoldedBytes.quality(text)
    }
  }

  /// The identity of a birthday as the date that it is where another birthday is shown.
  init(otherBirthday value: ConstituentValue) {
    self.init(
      date: value, label: FoldedBytes.words(MergingOptions.otherBirthdayLabel.utf8))
  }

  private init(date value: ConstituentValue, label: [UInt8]) {
    let view = value.view
    guard let date = ContactDate(view).components, date.hasDate else {
      key = FoldedBytes.words(view.textBytes) + [0] + label
      return
    }
    key =
      Array("\(date.month ?? 0)-\(date.day ?? 0) \(date.calendar ?? "")".utf8)
      + (date.month == nil ? Array("\(date.year ?? 0)".utf8) : []) + [0] + label
    detail = .date(date)
    rank = DateAgreement.completeness(date)
  }

  private init(profile: SocialProfile) {
    let service = FoldedBytes.lettersAndDigits(profile.service.utf8)
    let user = FoldedBytes.words(profile.username.utf8)
    let isAddress = Self.isAddress(profile.url, of: user, at: service)
    if profile.url.isEmpty || isAddress {
      key = service + [0] + user
      // Of the two it is the one with the address that a program can open.
      rank = isAddress ? 1 : 0
    } else {
      key = [1] + Self.page(profile.url.utf8).key
      detail = .parts([service, user])
    }
    rank += (service.isEmpty ? 0 : 1) + (user.isEmpty ? 0 : 1)
  }

  /// Whether an address names an account as `https://twitter.com/jo` does.
  private static func isAddress(_ url: String, of user: [UInt8], at service: [UInt8]) -> Bool {
    let signs = Array("_.".utf8)
    return accountHosts.contains(service) && !user.isEmpty
      && user.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) || signs.contains($0) }
      && FoldedBytes.folded(page(url.utf8).key) == service + ".com/".utf8 + user
  }

  /// Hosts whose addresses are an account's name.
  private static let accountHosts = Set(
    ["twitter", "facebook", "instagram", "github", "flickr", "myspace"].map { Array($0.utf8) })

  private init(address: InstantMessageAddress) {
    var service = FoldedBytes.lettersAndDigits(address.service.utf8)
    var user = address.address
    if let colon = user.firstIndex(of: ":"), user[..<colon].allSatisfy(\.isLetter) {
      if service.isEmpty { service = FoldedBytes.words(user[..<colon].utf8) }
      user = String(user[user.index(after: colon)...])
    }
    if service == Array("xmpp".utf8) { service = Array("jabber".utf8) }
    key = service + [0] + FoldedBytes.words(user.utf8)
    rank = address.service.isEmpty ? 0 : 1
  }

  private static func label(_ view: FieldView) -> [UInt8] {
    if let label = view.text(.label) { return FoldedBytes.words(label.utf8) }
    return Array((view.header.types.label.label?.storedText ?? "").utf8).map(ASCII.lowercased)
  }
}

/// Dates of which one may be without a year or a time.
enum DateAgreement {
  /// Whether both can be the same date, and one of them says all that the other does.
  static func agree(_ a: PartialDate, _ b: PartialDate) -> Bool {
    a.calendar == b.calendar && (says(a, all: b) || says(b, all: a))
  }

  private static func says(_ a: PartialDate, all b: PartialDate) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { $1 == nil || $0 == $1 }
      && (b.fraction == nil || a.fraction == b.fraction)
  }

  private static func numbers(_ date: PartialDate) -> [Int?] {
    [date.year, date.month, date.day, date.hour, date.minute, date.second, date.utcOffset]
  }

  /// How much a date says: the year counts most.
  static func completeness(_ date: PartialDate) -> Int {
    (date.year == nil ? 0 : 32) + (date.month == nil ? 0 : 16) + (date.day == nil ? 0 : 8)
      + numbers(date).dropFirst(3).count { $0 != nil } + (date.fraction == nil ? 0 : 1)
  }
}
