/// Which part of a field's value is meant: what comes behind the dot in `address.street`.
package enum FieldPart: String, Sendable, CaseIterable {
  case value = ""
  /// Several values, with commas between.
  case list
  case label, parameters, service, username, url, mediaType, calendar
  /// SMTP or EX, and the name that Outlook shows for an address.
  case type, display
  case family, given, middle, prefix, suffix, second, generation
  case name, unit
  case pobox, extended, street, city, region, postcode, country
  case room, apartment, floor, streetNumber, streetName, building, block, subLocality
  case subAdministrativeArea, landmark, direction
  case street2, street3, countryCode, formatted
  /// Several parts in one cell: postal code and town, in any order and perhaps with the region;
  /// family and given name, with a comma between.
  case postcodeCity, familyGiven
  /// A whole name with the given name in front; town and region; a name, an address or a reading
  /// as a whole, which the cell is taken apart for.
  case givenFamily, cityRegion, whole
  /// What stands in front of a family name and apart from it, as `van der`.
  case familyPrefix
  /// The number of an extension, beside a telephone number.
  case extensionNumber = "extension"
  case year, month, day
  case sex, identity

  /// Compares by number. What the compiler makes is not visible to other modules, and was called
  /// through tables for each cell that is written.
  @inlinable package static func == (one: FieldPart, other: FieldPart) -> Bool {
    unsafeBitCast(one, to: UInt8.self) == unsafeBitCast(other, to: UInt8.self)
  }

  /// The part of that name, or of another that people use for it, without regard to case.
  package init?(name: String) {
    guard let part = Self.named[name] ?? Self.named[name.lowercased()] else { return nil }
    self = part
  }

  /// Every name of every part, those that count most at the end.
  package static let names: [(name: String, part: FieldPart)] =
    otherNames.map { (name: $0, part: $1) }
    + ValueKind.allCases.flatMap(\.members).map { (name: $0.name, part: $0.part) }
    + allCases.map { (name: $0.rawValue, part: $0) }

  private static let named: [String: FieldPart] = {
    var parts: [String: FieldPart] = [:]
    for (name, part) in names where part != .value {
      parts[name] = part
      parts[name.lowercased()] = part
    }
    return parts
  }()

  private static let otherNames: [(String, FieldPart)] = [
    ("first", .given), ("firstName", .given), ("last", .family), ("lastName", .family),
    ("surname", .family), ("additional", .middle), ("additionalName", .middle),
    ("department", .unit), ("town", .city), ("locality", .city), ("province", .region),
    ("zip", .postcode),
  ]
}
