package import ContactModel

extension ContactGenerator {
  /// Contacts that might be one person's: each has some fields of a common original, some of its
  /// own, and some in another notation.
  package mutating func cluster(_ size: ClosedRange<Int> = 2...5) -> [Contact] {
    let original = contact()
    return (0..<number(size)).map { _ in
      let other = contact()
      return original.editing { draft in
        if chance(40) { draft[.formattedNames] = other[.formattedNames] }
        if chance(40) { draft[.names] = other[.names] }
        if chance(30) { draft[.identifiers] = other[.identifiers] }
        if chance(40) { draft[.phoneNumbers] += other[.phoneNumbers] }
        if chance(40) { draft[.emailAddresses] = changed(other[.emailAddresses]) }
        if chance(40) { draft[.postalAddresses] += other[.postalAddresses] }
        if chance(60) { draft[.postalAddresses] = shortened(draft[.postalAddresses]) }
        if chance(40) { draft[.urls] = changed(draft[.urls]) + other[.urls] }
        if chance(40) { draft[.relations] = changed(draft[.relations]) + other[.relations] }
        if chance(40) { draft[.socialProfiles] = shortened(draft[.socialProfiles]) }
        if chance(40) { draft[.instantMessageAddresses] += other[.instantMessageAddresses] }
        if chance(40) {
          draft[.organizations] = shortened(draft[.organizations]) + other[.organizations]
        }
        if chance(40) { draft[.jobTitles] = other[.jobTitles] }
        if chance(40) { draft[.notes] = changed(draft[.notes]) + other[.notes] }
        if chance(40) { draft[.birthdays] = other[.birthdays] }
        if chance(40) { draft[.birthdays] = shortened(draft[.birthdays]) }
        if chance(40) { draft[.dates] = shortened(draft[.dates]) + other[.dates] }
        if chance(40) { draft[.images] = other[.images] }
        if chance(40) { draft[.preserved] += other[.preserved] }
        if chance(40) { draft[.revisions] = other[.revisions] }
        if chance(40) { draft[.kinds] = other[.kinds] }
        if chance(40) { draft[.genders] = other[.genders] }
        if chance(40) { draft[.nicknames] += other[.nicknames] }
        if chance(40) { draft[.categories] = changed(draft[.categories]) }
        if chance(40) { draft[.phoneticGivenNames] = other[.phoneticGivenNames] }
        if chance(40) { draft[.created] = other[.created] }
        if chance(40) { draft[.productIdentifiers] = other[.productIdentifiers] }
      }
    }
  }

  /// The texts in capitals now and then.
  private mutating func changed(_ values: [LabeledValue<String>]) -> [LabeledValue<String>] {
    values.map { value in
      var value = value
      if chance(50) { value.value = value.value.uppercased() }
      return value
    }
  }

  /// The addresses without some of their components.
  private mutating func shortened(
    _ values: [LabeledValue<PostalAddress>]
  ) -> [LabeledValue<PostalAddress>] {
    values.map { value in
      var value = value
      for path in PostalAddress.componentPaths where chance(20) { value.value[keyPath: path] = "" }
      if chance(20) { value.value.formattedAddress = text() }
      if value.value.isEmpty { value.value.city = "Zürich" }
      return value
    }
  }

  private mutating func shortened(
    _ values: [LabeledValue<SocialProfile>]
  ) -> [LabeledValue<SocialProfile>] {
    values.map { value in
      var value = value
      if chance(30) { value.value.service = one(of: ["", "Mastodon"]) }
      if chance(30), !value.value.url.isEmpty { value.value.username = one(of: ["", "jo"]) }
      return value
    }
  }

  private mutating func shortened(
    _ values: [LabeledValue<Organization>]
  ) -> [LabeledValue<Organization>] {
    values.map { value in
      var value = value
      if chance(50), !value.value.name.isEmpty { value.value.units = [] }
      return value
    }
  }

  /// The dates without a year, or with another time.
  private mutating func shortened(
    _ values: [LabeledValue<ContactDate>]
  ) -> [LabeledValue<ContactDate>] {
    values.map { value in
      var value = value
      if case .date(var parts) = value.value, parts.month != nil, parts.day != nil {
        if chance(40) { parts.year = nil }
        if chance(30) { (parts.hour, parts.minute) = (number(0...23), 30) }
        value.value = .date(parts)
      }
      return value
    }
  }
}
