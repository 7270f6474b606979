import ContactModel

/// What several fields in one header mean together.
enum HeaderFields {
  /// The one field that several are together; nil where they don't go together.
  ///
  /// - Parameter kinds: What other words say of them.
  static func joined(_ fields: [ColumnMeaning], _ kinds: [String] = []) -> ColumnMeaning? {
    guard let first = fields.first else { return nil }
    if isReadingOfFirm(fields, kinds) { return ColumnMeaning(.phoneticOrganizationName) }
    // `Telefon-Kategorie` is what kind of number it is.
    if fields.count == 2, fields[1].key == .category, Self.hasLabels(first) {
      return ColumnMeaning(first.field, .label, label: first.label, number: first.number)
    }
    var rest = fields.dropFirst().filter { $0 != first }
    guard !rest.isEmpty else { return first }
    if let way = wayOfSomebody(fields) { return way }
    let keys = Set(fields.map(\.field))
    if keys == [.key(.postalAddress)] { return address(fields) }
    if keys == [.key(.phoneNumber)] {
      // `Telefon mobil`: the kind is what the more special word says.
      return fields.max { $0.label.count < $1.label.count }
    }
    if keys.contains(.key(.instantMessageAddress)),
      keys.isSubset(of: [.key(.phoneNumber), .key(.instantMessageAddress)])
    {
      return messenger(fields)
    }
    if keys == [.key(.name)] { return name(fields) }
    // `Name (call sign)`: what one is called stands behind the name.
    if keys == [.key(.name), .key(.nickname)], first.key == .name, rest.count == 1 {
      return ColumnMeaning(.name, first.part, label: "nickname")
    }
    if keys == [.key(.organization)] {
      return rest.contains { $0.part == .unit } ? ColumnMeaning(.organization, .name) : first
    }
    if keys.isSubset(of: [.key(.name), .key(.organization), .key(.formattedName)]) {
      return ColumnMeaning(.organization, .whole)
    }
    // `Department / Position`: where somebody works in a firm, and as what.
    if keys == [.key(.organization), .key(.jobTitle)],
      fields.allSatisfy({ $0.key == .jobTitle || $0.part == .unit })
    {
      return fields.first { $0.key == .jobTitle }
    }
    // Words for one field in several languages may differ in what else they mean.
    rest.removeAll { $0.field == first.field }
    if rest.isEmpty { return first }
    if keys == [.key(.jobTitle), .key(.name)], fields.contains(where: { $0.part == .prefix }) {
      return ColumnMeaning(.name, .prefix)
    }
    if let relation = fields.first(where: { $0.key == .relation }), keys.count == 2,
      let other = fields.last(where: { $0.key == .name || first == relation && $0.key == .birthday }
      )
    {
      // `Spouse Name First`: which part of the name, the last word says.
      guard other.part == .given || other.part == .family else { return relation }
      return ColumnMeaning(.relation, other.part, label: relation.label, number: relation.number)
    }
    return nil
  }

  /// Who is named in front of another field, which is theirs, as where a row above the header says of whom the columns
  /// below are: `Mother`, `Surname`, `Phone`. Which part of another's name it is, and which child's, a relation can say.
  static func relative(takenFrom fields: inout [ColumnMeaning], isNumbered: Bool) -> String? {
    guard let first = fields.first, first.key == .relation, first.part == .value,
      ["child", "parent", "mother", "father", "spouse"].contains(first.label),
      fields.dropFirst().contains(where: { $0.key != .relation }),
      first.label == "child" && !isNumbered && fields.dropFirst().allSatisfy({ $0.key == .name })
        || joined(fields) == nil
    else { return nil }
    fields.removeFirst()
    return first.label
  }

  /// `WhatsApp/Telegram`, `Handy (WhatsApp)`: one address of several messengers, or a number by which one is called,
  /// too.
  private static func messenger(_ fields: [ColumnMeaning]) -> ColumnMeaning? {
    var services: [String] = []
    for field in fields where field.key == .instantMessageAddress && !field.label.isEmpty {
      if !services.contains(field.label) { services.append(field.label) }
    }
    let service = services.joined(separator: "/")
    let kinds = fields.filter { $0.key == .phoneNumber }.map(\.label)
    guard let kind = kinds.max(by: { $0.count < $1.count }) else {
      return ColumnMeaning(.instantMessageAddress, label: service)
    }
    return ColumnMeaning(
      .phoneNumber, label: [kind.isEmpty ? "mobile" : kind, service].joinedFilled("+"))
  }

  /// `Telefon Mieter`, `E-Mail Verein`: a way to reach whoever another word names.
  private static func wayOfSomebody(_ fields: [ColumnMeaning]) -> ColumnMeaning? {
    let ways = fields.filter { hasLabels($0) || $0.key == .birthday }
    let others = fields.filter { !ways.contains($0) }
    guard Set(ways).count == 1, var way = ways.first, !others.isEmpty,
      // Which of both `Bureau Société` is, a word for an office doesn't say.
      !["home", "work"].contains(way.label),
      others.allSatisfy({
        $0.key == .organization && ($0.part == .name || $0.part == .unit)
          || $0.key == .name && $0.part == .whole && $0.label == "full"
      })
    else { return nil }
    guard others.contains(where: { $0.key == .organization }) else { return way }
    switch (way.key, way.label) {
    case (_, ""): way.label = "work"
    case (.phoneNumber, "otherFax"): way.label = "workFax"
    case (.phoneNumber, "mobile"): way.label = "work+cell"
    default: break
    }
    return way
  }

  /// `会社名フリガナ`: how the name of a firm is read, and of nobody in it.
  private static func isReadingOfFirm(_ fields: [ColumnMeaning], _ kinds: [String]) -> Bool {
    let readings: [ContactKey] = [.phoneticGivenName, .phoneticFamilyName]
    let others = fields.filter { field in !readings.contains { $0 == field.key } }
    return others.count < fields.count
      && others.allSatisfy { $0.key == .organization && $0.part != .unit }
      && (!others.isEmpty || kinds == ["work"])
  }

  /// Whether there are several of a field, told apart by labels.
  static func hasLabels(_ meaning: ColumnMeaning) -> Bool {
    switch meaning.field {
    case .key(.phoneNumber), .key(.emailAddress), .key(.postalAddress), .key(.url): true
    default: false
    }
  }

  private static func address(_ fields: [ColumnMeaning]) -> ColumnMeaning? {
    var parts: [ColumnMeaning.Part] = []
    for field in fields where !parts.contains(field.part) { parts.append(field.part) }
    let known = Set(parts)
    func whole(_ part: ColumnMeaning.Part) -> ColumnMeaning {
      ColumnMeaning(.postalAddress, part, label: fields.first { !$0.label.isEmpty }?.label ?? "")
    }
    let isStreet = known.isSubset(of: [
      .street, .streetNumber, .apartment, .building, .floor, .block, .whole, .room,
    ])
    if known.count == 1 { return whole(parts[0]) }
    if known == [.postcode, .city] || known == [.postcode, .city, .region]
      || known == [.postcode, .city, .subLocality]
    {
      return whole(.postcodeCity)
    }
    if known == [.city, .region] { return whole(.cityRegion) }
    if known == [.city, .whole] || known == [.city, .subLocality] { return whole(.city) }
    if known == [.whole, .postcode] || known == [.whole, .country] || known == [.whole, .region] {
      return whole(known.subtracting([.whole]).first ?? .whole)
    }
    // `Address 1: Country/Region` is a country, as Microsoft's programs call it in all languages.
    if known.subtracting([.whole]) == [.region, .country] {
      return whole(parts.first { $0 != .whole } ?? .region)
    }
    if isStreet {
      return whole(known.contains(.street) || known.contains(.whole) ? .street : parts[0])
    }
    if known.isSubset(of: [.subLocality, .subAdministrativeArea, .block, .landmark]) {
      return whole(parts[0])
    }
    if known.contains(.street) || known.contains(.whole) { return whole(.whole) }
    return nil
  }

  private static func name(_ fields: [ColumnMeaning]) -> ColumnMeaning? {
    let parts = fields.map(\.part).filter { $0 != .middle }
    guard let first = parts.first, let last = parts.last else { return fields.first }
    let known = Set(parts)
    if known.count == 1 { return fields.first { $0.part == first } }
    if known.subtracting([.prefix, .suffix]) == [.family, .given]
      || known.subtracting([.prefix, .suffix]) == [.whole, .given]
    {
      let isFamilyFirst = parts.first { $0 != .prefix } != .given
      let hasMiddle =
        fields.contains { $0.part == .middle }
        && (isFamilyFirst ? fields.last : fields.dropFirst().first)?.part == .middle
      return ColumnMeaning(
        .name, isFamilyFirst ? .familyGiven : .givenFamily, label: hasMiddle ? "middle" : "")
    }
    if known == [.whole, .family] { return ColumnMeaning(.name, .whole, label: "full") }
    // `Family and given name, title`
    if let order = fields.first(where: { $0.part == .familyGiven || $0.part == .givenFamily }),
      known.subtracting([.prefix, .suffix]) == [order.part]
    {
      return order
    }
    if known == [.prefix, .suffix] { return ColumnMeaning(.name, .prefix) }
    if known.contains(.whole) { return ColumnMeaning(.name, last == .prefix ? .prefix : .whole) }
    return nil
  }

  /// Puts the kinds that words say to a field; false where they don't go together.
  static func apply(_ kinds: [String], to meaning: inout ColumnMeaning) -> Bool {
    let kinds = kinds.filter { $0 != "main" }
    guard !kinds.isEmpty, let key = meaning.key else { return true }
    switch key {
    case .phoneNumber: meaning.label = phoneLabel(meaning.label, kinds)
    case .instantMessageAddress where kinds.contains { $0 == "home" || $0 == "work" }:
      // `WhatsApp dienstlich`
      guard Messengers.knowByNumber(meaning.label) else { break }
      let place = phoneLabel("mobile", kinds)
      meaning = ColumnMeaning(
        .phoneNumber, label: place + "+" + meaning.label, number: meaning.number)
    // Nobody dials a postal code: in `P/C 1 Mobile` the letters stand for something else.
    case .postalAddress where meaning.part == .postcode && kinds.contains("mobile"): return false
    case .emailAddress, .url, .postalAddress:
      let known = kinds.filter { $0 != "mobile" && $0 != "fax" }
      if meaning.label.isEmpty, let first = known.first {
        meaning.label = first == "shipping" ? "delivery" : first
      }
    default: break
    }
    return true
  }

  /// Puts the number that a header says to a field of which there may be several.
  static func apply(_ number: Int, to meaning: inout ColumnMeaning) {
    guard let key = meaning.key, meaning.number == 1 else { return }
    switch (key, meaning.part) {
    case (.postalAddress, .street) where number < 4, (.postalAddress, .whole) where number < 4:
      meaning.part = number == 1 ? .street : number == 2 ? .street2 : .street3
    case (.phoneNumber, _), (.emailAddress, _), (.postalAddress, _), (.url, _), (.relation, _),
      (.instantMessageAddress, _):
      meaning.number = number
    default: break
    }
  }

  private static func phoneLabel(_ label: String, _ kinds: [String]) -> String {
    let services = label.split(separator: "+", maxSplits: 1)
    if services.count == 2, services[0] == "mobile" {
      return phoneLabel("mobile", kinds) + "+" + services[1]
    }
    let isFax = label.hasSuffix("Fax") || kinds.contains("fax")
    let isMobile = !isFax && (label == "mobile" || kinds.contains("mobile"))
    if label == "pager" { return label }
    let place =
      kinds.first { $0 == "home" || $0 == "work" }
      ?? (label == "home" || label == "work" ? label : nil)
    if label == "workFax" || label == "homeFax", place == nil { return label }
    switch (place, isFax, isMobile) {
    case (let place?, true, _): return place + "Fax"
    case (nil, true, _): return "otherFax"
    case (let place?, _, true): return place + "+cell"
    case (nil, _, true): return "mobile"
    case (let place?, _, _): return place
    default: return kinds.contains("other") ? "other" : label
    }
  }
}
