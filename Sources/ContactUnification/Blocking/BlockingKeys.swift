import ContactLikeness

/// A key of a row. In halves, so that of the many millions each takes twelve bytes and not sixteen.
struct KeyedRow: BitwiseCopyable, Sendable {
  private let high: UInt32
  private let low: UInt32
  private let number: Int32

  init(key: UInt64, row: Int) {
    high = UInt32(truncatingIfNeeded: key >> 32)
    low = UInt32(truncatingIfNeeded: key)
    number = Int32(truncatingIfNeeded: row)
  }

  var key: UInt64 { UInt64(high) << 32 | UInt64(low) }
  var row: Int { Int(number) }
}

/// The keys under which a record is looked for: two records with a key in common are compared.
///
/// Each kind of evidence gives keys of its own, so that a pair is found by whatever the two
/// records have in common: a number, a name that sounds alike in any order, a birthday or a
/// place together with a part of the name.
struct BlockingKeys {
  let table: RecordTable
  let spelled: SpelledNames

  /// What a key is made of. Values are refined by given names where many share one, names by
  /// their exact spelling.
  enum Kind: UInt64 {
    case spelling
    case phone
    case mail, profile, identifier, name, birthday, place, firmAndName, firm, domain, postalCode
    case streetAndName, streetAndTown, townAndName, numberAndTown

    /// In a block up to this size everybody is compared with everybody. Neighbours of one street or
    /// town are many, and hardly any two of them one person who is found by nothing else.
    var largestBlock: Int {
      switch self {
      case .streetAndName, .streetAndTown, .numberAndTown: 8
      case .postalCode, .townAndName: 12
      default: 24
      }
    }
  }

  /// No record is looked for under more keys: of more, those that tell least are left out. Few people have as
  /// many, though a name that many others are short for has one with each part of an address.
  private static let mostKeys = 128

  /// Appends the keys of a row.
  func append(_ row: Int, to keys: inout [KeyedRow]) {
    let kind = table[row].kind
    if case .other = kind { return }
    var own: [UInt64] = []
    func add(_ kind: Kind, _ number: Int32) { own.append(Self.key(kind, UInt64(number))) }
    for index in table.phones.range(row) { add(.phone, table.phones[at: index].number) }
    for index in table.mails.range(row) { add(.mail, table.mails[at: index].address) }
    for index in table.profiles.range(row) { add(.profile, table.profiles[at: index]) }
    let identifier = table[row].identifier
    if !identifier.isMissing { own.append(Self.key(.identifier, identifier.hash)) }
    if case .firm = kind {
      for firm in table.firms[row] { add(.firm, firm) }
      for mail in table.mails[row] where mail.kind != .personal { add(.domain, mail.domain) }
    }
    spelled.forEachSpelling(of: row) { own.append(Self.key(.spelling, StableHash.of($0))) }
    if kind != .firm { appendNames(row, to: &own) }
    if own.count > Self.mostKeys {
      var met: Set<UInt64> = []
      own = Array(own.filter { met.insert($0).inserted }.prefix(Self.mostKeys))
    }
    own.sort()
    var previous: UInt64 = 0
    for key in own where key != previous {
      keys.append(KeyedRow(key: key, row: row))
      previous = key
    }
  }

  private func appendNames(_ row: Int, to keys: inout [UInt64]) {
    var givens: [UInt64] = []
    var families: [UInt64] = []
    for index in table.names.range(row) {
      let name = table.names[at: index]
      let given = sounds(name.given, asGiven: true)
      let family = sounds(name.family, asGiven: false)
      for x in given {
        for y in family { keys.append(Self.key(.name, min(x, y), max(x, y))) }
      }
      for x in given where !givens.contains(x) { givens.append(x) }
      for y in family where !families.contains(y) { families.append(y) }
    }
    let birthday = table[row].birthday
    if !birthday.isMissing {
      let day = UInt64(birthday.month) << 8 | UInt64(birthday.day)
      for sound in givens + families { keys.append(Self.key(.birthday, day, sound)) }
    }
    for given in givens {
      for firm in table.firms[row].prefix(2) {
        keys.append(Self.key(.firmAndName, UInt64(firm), given))
      }
    }
    let places = table.places.range(row).map { table.places[at: $0] }
    for place in places where place.street >= 0 {
      keys.append(Self.key(.place, UInt64(place.street)))
    }
    for place in places where place.postalCode >= 0 {
      for sound in givens + families {
        keys.append(Self.key(.postalCode, UInt64(place.postalCode), sound))
      }
    }
    for place in places { appendParts(place, givens + families, to: &keys) }
  }

  /// Two parts each, so that slips in name and address don't hide a pair.
  private func appendParts(
    _ place: PlaceFact, _ names: [UInt64], to keys: inout [UInt64]
  ) {
    var towns: [UInt64] = []
    if place.locality >= 0 { towns.append(UInt64(place.locality)) }
    if place.postalCode >= 0 { towns.append(1 << 32 | UInt64(place.postalCode)) }
    var streets: [UInt64] = []
    if place.streetName >= 0 { streets.append(UInt64(place.streetName)) }
    if place.building >= 0 { streets.append(1 << 32 | UInt64(place.building)) }
    for street in streets {
      for name in names { keys.append(Self.key(.streetAndName, street, name)) }
      for town in towns { keys.append(Self.key(.streetAndTown, street, town)) }
    }
    for name in names where place.locality >= 0 {
      keys.append(Self.key(.townAndName, UInt64(place.locality), name))
    }
    for town in towns where place.houseNumber >= 0 {
      keys.append(Self.key(.numberAndTown, UInt64(place.houseNumber), town))
    }
  }

  /// What a name sounds like, whole and in its words, and the names it may be short for.
  private func sounds(_ number: Int32, asGiven: Bool) -> [UInt64] {
    guard number >= 0 else { return [] }
    var found: [UInt64] = []
    func add(_ number: Int32) {
      let sound = UInt64(table.components.sound(number))
      if sound != 0, !found.contains(sound) { found.append(sound) }
      guard asGiven else { return }
      table.components.forEachGroup(number) { group in
        let key = 1 << 32 | UInt64(group)
        if !found.contains(key) { found.append(key) }
      }
    }
    add(number)
    for part in table.components.words(number).prefix(3) { add(part) }
    return found
  }

  /// What a key is made of.
  static func kind(of key: UInt64) -> Kind { Kind(rawValue: key & 15) ?? .phone }

  private static func key(_ kind: Kind, _ a: UInt64, _ b: UInt64 = 0) -> UInt64 {
    var hash = StableHash(seed: kind.rawValue)
    hash.combine(a)
    hash.combine(b)
    return hash.value << 4 | kind.rawValue & 15
  }
}
