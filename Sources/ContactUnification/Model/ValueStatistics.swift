import ContactLikeness
import Glibc

/// How common names and values are in the records at hand.
struct ValueStatistics: Sendable {
  /// How many records there are that could be joined, at least 8.
  let recordCount: Double
  /// The weight of finding one person's other record by chance, in bits: log2 of the count.
  let size: Double
  /// The weight of having a given name in common, in bits, by component.
  let givenBits: [Float]
  /// The same for family names.
  let familyBits: [Float]
  /// How many records have a component as given name.
  let givenCounts: [Int32]
  let familyCounts: [Int32]
  /// By number: among how many given names a value is shared.
  let phoneNames: [Int32]
  let mailNames: [Int32]
  /// How many records have a number.
  let phoneRecords: [Int32]
  let placeNames: [Int32]
  let bearers: NameBearers
  let affinity: NameAffinity
  let birthYears: BirthYears
  let profileNames: [Int32]
  let firmBits: [Float]
  /// By name: at how many domains firms of the name have mailboxes; at least 1.
  let firmDomains: [Int32]
  /// A number for each row that is the same for those whose given names sound alike or are short
  /// forms of one name; 0 for rows without one.
  let givenRoots: [UInt32]

  /// Whether there is another record with the given name at the address, or with the
  /// name in the town or with the birthday.
  let hasPartner: [Bool]
  /// The share of such records among those with a name and address.
  let partnerShare: Double

  init(
    _ table: RecordTable, jobs: Int = 1, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws {
    let roots = Self.givenRoots(table)
    givenRoots = roots
    let (shared, (partners, bearers, birthYears)) = try Parallel.map(
      4, jobs: jobs, isCancelled: isCancelled,
      beside: { (Self.partners(table, roots), NameBearers(table), BirthYears(table)) },
      { list in
        switch list {
        case 0: Self.names(table.phones, { $0.number }, table.numbers.count, roots)
        case 1: Self.names(table.mails, { $0.address }, table.mailCount, roots)
        case 2: Self.names(table.places, { $0.street }, table.streets.count, roots)
        default: Self.names(table.profiles, { $0 }, table.profileCount, roots)
        }
      })
    (phoneNames, mailNames, placeNames, profileNames) = (
      shared[0], shared[1], shared[2], shared[3]
    )
    (hasPartner, partnerShare) = partners
    self.bearers = bearers
    self.birthYears = birthYears

    let components = table.components
    var given = [Int32](repeating: 0, count: components.count)
    var family = [Int32](repeating: 0, count: components.count)
    var count = 0
    var named = 0
    var firmCounts = [Int32](repeating: 0, count: table.firmNames.count)
    for row in 0..<table.count {
      if case .other = table.kinds[row] { continue }
      count += 1
      if let firm = table.firms.first(row) { firmCounts[Int(firm)] += 1 }
      guard let name = table.names.first(row) else { continue }
      named += 1
      Self.count(name.given, components, &given)
      Self.count(name.family, components, &family)
    }
    recordCount = Double(max(8, count))
    size = log2(recordCount)
    givenCounts = given
    familyCounts = family
    givenBits = given.map { Self.bits($0, of: named, usual: 1.0 / 1500) }
    let familyBits = family.map { Self.bits($0, of: named, usual: 1.0 / 3000) }
    self.familyBits = familyBits
    affinity = NameAffinity(table, familyBits: familyBits)
    firmBits = firmCounts.map { Self.bits($0, of: named, usual: 1.0 / 3000) }
    firmDomains = Self.firmDomains(table)

    var phoneRecords = [Int32](repeating: 0, count: table.numbers.count)
    for phone in table.phones.elements { phoneRecords[Int(phone.number)] += 1 }
    self.phoneRecords = phoneRecords
  }

  /// For each name of a firm, how many domains firms of that name have.
  private static func firmDomains(_ table: RecordTable) -> [Int32] {
    var pairs: [UInt64] = []
    for row in 0..<table.count {
      guard case .firm = table.kinds[row], let firm = table.firms.first(row) else { continue }
      for mail in table.mails[row] where mail.isOfDomain {
        pairs.append(
          UInt64(UInt32(bitPattern: firm)) << 32 | UInt64(UInt32(bitPattern: mail.domain)))
      }
    }
    var domains = [Int32](repeating: 0, count: table.firmNames.count)
    for pair in Set(pairs) { domains[Int(pair >> 32)] += 1 }
    return domains.map { max(1, $0) }
  }

  private static func partners(
    _ table: RecordTable, _ roots: [UInt32]
  ) -> (rows: [Bool], share: Double) {
    var keyed: [(key: UInt64, row: Int)] = []
    var placed = 0.0
    for row in 0..<table.count {
      guard let keys = PersonKeys(row, table, roots) else { continue }
      func add(_ seed: UInt64, _ a: UInt64, _ b: UInt64) {
        var hash = StableHash(seed: seed)
        hash.combine(UInt64(keys.givenRoot))
        hash.combine(a)
        hash.combine(b)
        keyed.append((hash.value, row))
      }
      let family = UInt64(keys.familySound)
      var hasPlace = false
      for index in table.places.range(row) {
        let place = table.places[at: index]
        if place.street >= 0 {
          add(1, UInt64(place.street), 0)
          hasPlace = true
        }
        if place.postalCode >= 0 { add(2, UInt64(place.postalCode), family) }
      }
      let birthday = table.birthdays[row]
      if hasPlace, !birthday.isMissing, birthday.year > 0 {
        let month = UInt64(birthday.year) << 8 | UInt64(birthday.month)
        add(3, month << 8 | UInt64(birthday.day), family)
      }
      if hasPlace { placed += 1 }
    }
    keyed.sort { ($0.key, $0.row) < ($1.key, $1.row) }
    var rows = [Bool](repeating: false, count: table.count)
    for index in keyed.indices.dropFirst() where keyed[index].key == keyed[index - 1].key {
      guard keyed[index].row != keyed[index - 1].row else { continue }
      rows[keyed[index].row] = true
      rows[keyed[index - 1].row] = true
    }
    return (rows, (Double(rows.count { $0 }) + 1) / (placed + 5))
  }

  private static func count(
    _ number: Int32, _ components: NameComponents, _ counts: inout [Int32]
  ) {
    guard number >= 0 else { return }
    counts[Int(number)] += 1
    for part in components.words(number) ?? [] where part != number { counts[Int(part)] += 1 }
  }

  /// How many records stand for one person, more or less.
  private static let recordsPerPerson = 1.5
  /// How much what is usual weighs against the records at hand, in persons.
  private static let priorPersons = 1000.0

  private static func bits(_ count: Int32, of total: Int, usual: Double) -> Float {
    let persons = Double(total) / recordsPerPerson
    let holders = max(1, Double(count) / recordsPerPerson)
    let share = (holders + priorPersons * usual) / (persons + priorPersons)
    return Float(-log2(min(1, share)))
  }

  private static func givenRoots(_ table: RecordTable) -> [UInt32] {
    (0..<table.count).map { row in
      if case .firm = table.kinds[row] { return UInt32.max }
      // Characters may be read in many ways: another name in letters says more.
      let index = table.names.range(row).first { index in
        let number = table.names[at: index].root
        guard number >= 0 else { return false }
        if case .han = table.components.script(number) { return false }
        return true
      }
      guard let index else { return 0 }
      let number = table.names[at: index].root
      let component = table.components[number]
      if let group = component.groups.min() { return 1 << 24 + UInt32(group) }
      if component.sound != 0 { return component.sound }
      return 1 << 28 + UInt32(bitPattern: number)
    }
  }

  /// For each value, among how many given names its holders have it; at least 1.
  private static func names<Fact: Sendable>(
    _ facts: FlatLists<Fact>, _ value: (Fact) -> Int32, _ count: Int, _ roots: [UInt32]
  ) -> [Int32] {
    var pairs: [UInt64] = []
    pairs.reserveCapacity(facts.elements.count)
    for row in 0..<facts.count where roots[row] != 0 {
      for index in facts.range(row) {
        let number = value(facts[at: index])
        if number < 0 { continue }
        pairs.append(UInt64(UInt32(bitPattern: number)) << 32 | UInt64(roots[row]))
      }
    }
    pairs.sort()
    var names = [Int32](repeating: 0, count: count)
    var previous = UInt64.max
    for pair in pairs where pair != previous {
      names[Int(pair >> 32)] += 1
      previous = pair
    }
    return names.map { max(1, $0) }
  }
}

extension NameVariant {
  /// The component that a name is known by among friends.
  fileprivate var root: Int32 { given >= 0 ? given : family }
}
