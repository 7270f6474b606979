package import ContactModel

extension ContactGenerator {
  /// A contact with some of all fields.
  package mutating func contact() -> Contact {
    Contact { draft in
      fillNames(&draft)
      fillAddresses(&draft)
      fillTexts(&draft)
      fillDates(&draft)
      fillMedia(&draft)
      fillPreserved(&draft)
    }
  }

  private mutating func fillNames(_ draft: inout ContactDraft) {
    draft[.formattedNames] = list(80, 1) { $0.text() }
    draft[.names] = list(80, 1) { $0.name() }
    draft[.nicknames] = list(30, 3) { $0.text(1...2) }
    draft[.phoneticGivenNames] = list(10, 1) { $0.text(1...1) }
    draft[.phoneticMiddleNames] = list(10, 1) { $0.text(1...1) }
    draft[.phoneticFamilyNames] = list(10, 1) { $0.text(1...1) }
    draft[.previousFamilyNames] = list(10, 1) { $0.text(1...1) }
    draft[.organizations] = list(40, 2) { generator in
      let units = (0..<generator.number(0...3)).map { _ in generator.text(1...2) }
      let hasName = units.isEmpty || generator.chance(90)
      return Organization(name: hasName ? generator.text(1...2) : "", units: units)
    }
    draft[.phoneticOrganizationNames] = list(10, 1) { $0.text(1...1) }
    draft[.kinds] = plain(30) {
      $0.one(of: ["individual", "org", "group", "location", "application", "device", "x-club"])
    }
    draft[.genders] = plain(20) {
      Gender(
        sex: $0.one(of: ["M", "F", "O", "N", "U", ""]), identity: $0.chance(50) ? $0.text() : "x")
    }
  }

  package mutating func name() -> PersonName {
    var name = PersonName()
    var components = [[String]](repeating: [], count: 7)
    for index in 0..<7 where chance(index < 2 ? 90 : 25) {
      components[index] = (0..<(chance(20) ? 2 : 1)).map { _ in trimmedWord() }
    }
    if components.allSatisfy(\.isEmpty) { components[0] = ["Öztürk"] }
    name.components = components
    return name
  }

  private mutating func trimmedWord() -> String {
    let word = word()
    return word.utf8.contains { $0 > 0x20 } ? word : "x"
  }

  private mutating func fillAddresses(_ draft: inout ContactDraft) {
    draft.phoneNumbers = list(70, 4, labels: [.home, .work, .mobile, .homeFax, .pager, .iPhone]) {
      PhoneNumber($0.one(of: ["+49 30 1234", "555-0100p12w3", "(02) 1;ext=2", "*31#,,5", "０１２"]))
    }
    draft.emailAddresses = list(60, 3, labels: [.home, .work, .iCloud]) {
      $0.one(of: ["a@example.org", "\"x y\"@example.com", "用户@例子.example", "no address"])
    }
    draft.postalAddresses = list(50, 3, labels: [.home, .work, .billing]) { $0.address() }
    draft.urls = list(40, 2, labels: [.homepage, .blog, .work]) {
      $0.chance(80) ? $0.uri() : $0.text()
    }
    draft.relations = list(
      40, 3, labels: [.spouse, .mother, .child, .manager, .assistant, .agent, .friend, .colleague]
    ) { $0.chance(70) ? $0.text() : $0.uri() }
    draft.socialProfiles = list(30, 2, labels: [.home, .work]) {
      let named = $0.chance(70)
      return SocialProfile(
        service: $0.chance(80) ? $0.one(of: ["twitter", "Mastodon", "Sina Weibo", "home"]) : "",
        username: named ? $0.one(of: ["jo", "@jo", "用户", "a;b:c,\"d\""]) : "",
        url: !named || $0.chance(50) ? $0.uri() : "")
    }
    draft.instantMessageAddresses = list(30, 2, labels: [.home, .work]) {
      InstantMessageAddress(
        service: $0.chance(70) ? $0.one(of: ["AIM", "Jabber", "Skype", "腾讯", "Google Talk"]) : "",
        address: $0.one(of: ["xmpp:jo@example.org", "jo", "jo smith", "a,b;c\\d", "用户"]))
    }
  }

  package mutating func address() -> PostalAddress {
    var address = PostalAddress()
    for path in PostalAddress.componentPaths.prefix(7) where chance(50) {
      address[keyPath: path] = trimmedWord()
    }
    if chance(20) {
      for path in PostalAddress.componentPaths.dropFirst(7) where chance(20) {
        address[keyPath: path] = trimmedWord()
      }
    }
    if chance(30) { address.isoCountryCode = one(of: ["DE", "JP"]) }
    if chance(30) { address.formattedAddress = text() }
    if address.isEmpty { address.city = "Zürich" }
    return address
  }

  private mutating func fillTexts(_ draft: inout ContactDraft) {
    draft[.jobTitles] = list(30, 1) { $0.text() }
    draft[.roles] = list(30, 1) { $0.text() }
    draft.notes = list(50, 2) { $0.text(1...30) }
    draft.categories = list(40, 4) { $0.text(1...2) }
    for field: Field<String> in [.expertise, .hobbies, .interests, .pronouns] {
      draft[field] = list(10, 2) { $0.text() }
    }
    draft[.birthPlaces] = list(10, 1) { $0.chance(60) ? $0.text() : "geo:48.1,11.5" }
    draft[.deathPlaces] = list(10, 1) { $0.text() }
    draft[.languages] = list(20, 2) { $0.one(of: ["de", "fr-CH", "zh-Hans"]) }
    draft[.defaultLanguages] = plain(10) { $0.one(of: ["de", "en"]) }
    draft[.grammaticalGenders] = plain(10) { $0.one(of: ["feminine", "neuter"]) }
    draft[.timeZones] = list(20, 2) {
      $0.one(of: ["+01:00", "-0500", "Europe/Berlin", "-08", "Raleigh/North America", "Z"])
    }
    draft[.positions] = list(20, 2) {
      $0.one(of: ["geo:48.1,11.5", "geo:-1,+2", "geo:1,2,3", "geo:1,2;u=35", "somewhere; else"])
    }
    draft[.identifiers] = plain(50) { $0.one(of: ["urn:uuid:1234", "abc;def", "http://x/y", "7"]) }
    draft[.productIdentifiers] = plain(20) { _ in "-//Example//Contacts 1.0//EN" }
    for field: Field<String> in [
      .organizationDirectories, .contactURIs, .calendarAddresses, .calendars, .freeBusy, .members,
      .sources,
    ] {
      draft[field] = list(10, 2) { $0.uri() }
    }
  }

  private mutating func fillDates(_ draft: inout ContactDraft) {
    draft[.birthdays] = list(50, 1) { $0.date() }
    draft[.alternateBirthdays] = plain(10) {
      .date(PartialDate(month: $0.number(1...13), day: $0.number(1...29), calendar: "chinese"))
    }
    draft[.deathDates] = list(10, 1) { $0.date() }
    draft.dates = list(30, 3, labels: [.anniversary, .other]) { $0.date() }
    draft[.revisions] = plain(30) { $0.stamp() }
    draft[.created] = plain(20) { $0.stamp() }
  }

  private mutating func stamp() -> ContactDate {
    var date = PartialDate(year: number(1970...2030), month: number(1...12), day: number(1...28))
    (date.hour, date.minute, date.second) = (number(0...23), number(0...59), number(0...59))
    date.utcOffset = one(of: [0, 330, -300])
    return .date(date)
  }

  package mutating func date() -> ContactDate {
    if chance(10) { return .text(one(of: ["circa 1800", "1985", "spring, or so", "1985-04-12"])) }
    var date = PartialDate()
    if chance(70) { date.year = number(1850...2030) }
    if chance(3) { date.year = 1604 }
    if chance(80) { date.month = number(1...12) }
    if date.year == nil || date.month != nil, chance(90) { date.day = number(1...28) }
    if date.day != nil, chance(20) {
      date.hour = number(0...23)
      if chance(80) { date.minute = number(0...59) }
      if date.minute != nil, chance(80) { date.second = number(0...59) }
      if date.second != nil, chance(20) { date.fraction = "25" }
      if chance(50) { date.utcOffset = one(of: [0, 60, -210]) }
    }
    if !date.hasDate { date.hour = 7 }
    return .date(date)
  }

  private mutating func fillMedia(_ draft: inout ContactDraft) {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    draft.images = list(30, 2) { generator in
      if generator.chance(30) {
        return ContactMedia(
          .uri(generator.uri()), mediaType: generator.chance(50) ? "image/png" : nil)
      }
      let tail = (0..<generator.number(0...200)).map { _ in UInt8(generator.number(0...255)) }
      return ContactMedia(
        .data(jpeg + tail), mediaType: generator.one(of: ["image/jpeg", "image/heic", nil]))
    }
    draft[.logos] = list(10, 1) { ContactMedia(.uri($0.uri())) }
    draft[.sounds] = list(10, 1) {
      ContactMedia(.data([UInt8($0.number(0...255)), 2, 3]), mediaType: "audio/ogg")
    }
    draft[.cryptographicKeys] = list(10, 1) {
      $0.chance(50)
        ? ContactMedia(.data([1, 2, 3]), mediaType: "application/pgp-keys")
        : ContactMedia(.text($0.text()))
    }
  }

  private mutating func fillPreserved(_ draft: inout ContactDraft) {
    draft.preservedProperties = list(40, 3) {
      PreservedProperty(
        name: $0.one(of: ["X-THING", "x-lower", "MAILER", "CLASS", "JSPROP", "X-A/B"]),
        rawValue: $0.one(of: [
          "a\\,b;c", "plain", "", "{\"a\":\"b\\\\n\"}", "päth", " blank", "=41", "data:,x",
          String(repeating: "long ", count: 40),
        ]))
    }
  }
}
