import ContactLikeness
import Glibc

/// How common names and values are in the records at hand. A class for the same reason as the table.
final class ValueStatistics: Sendable {
  /// How many records there are that could be joined.
  let recordCount: Double
  /// How rare a given name is, in bits, by component.
  let givenBits: [Float]
  /// The same for family names.
  let familyBits: [Float]
  let namesakes: Namesakes
  /// By number: among how many names a value is shared.
  let phoneNames: [Int32]
  let mailNames: [Int32]
  let placeNames: [Int32]
  let profileNames: [Int32]
  /// How many records have a number.
  let phoneRecords: [Int32]
  let birthYears: BirthYears
  let firmBits: [Float]
  let titleBits: [Float]
  /// A number for each row that is the same for those whose given names sound alike or are short
  /// forms of one name; 0 for rows without one.
  let givenRoots: [UInt32]
  /// The same for whole names; 0 for rows without one.
  let nameKeys: [UInt64]
  private let days: [DateFact: Int32]
  private let dated: Int
  private let codeCounts: [Int32]
  private let codeHasLetters: [Bool]
  private let townCounts: [Int32]
  private let placed: Int

  /// - Parameter recordCount: How many records there are that could be joined, where those in the table
  ///   are a part of them: the part that has the values that these have.
  init(
    _ table: RecordTable, of recordCount: Double? = nil, jobs: Int = 1,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws {
    let roots = Self.givenRoots(table)
    givenRoots = roots
    let keys = Self.nameKeys(table, roots)
    nameKeys = keys
    let (shared, birthYears) = try Parallel.map(
      4, jobs: jobs, isCancelled: isCancelled, beside: { BirthYears(table) },
      { list in
        switch list {
        case 0: Self.names(table.phones, { $0.number }, table.numbers.count, keys)
        case 1: Self.names(table.mails, { $0.address }, table.mailCount, keys)
        case 2: Self.names(table.places, { $0.street }, table.streets.count, keys)
        default: Self.names(table.profiles, { $0 }, table.profileCount, keys)
        }
      })
    (phoneNames, mailNames, placeNames, profileNames) = (
      shared[0], shared[1], shared[2], shared[3]
    )
    self.birthYears = birthYears

    let components = table.components
    var given = [Int32](repeating: 0, count: components.count)
    var family = [Int32](repeating: 0, count: components.count)
    var count = 0
    var named = 0
    var firmCounts = [Int32](repeating: 0, count: table.firmNames.count)
    var titleCounts = [Int32](repeating: 0, count: table.titleNames.count)
    var days: [DateFact: Int32] = [:]
    for row in 0..<table.count {
      if case .other = table[row].kind { continue }
      count += 1
      if let firm = table.firms.first(row) { firmCounts[Int(firm)] += 1 }
      if table[row].title >= 0 { titleCounts[Int(table[row].title)] += 1 }
      if !table[row].birthday.isMissing { days[table[row].birthday, default: 0] += 1 }
      guard let name = table.names.first(row) else { continue }
      named += 1
      Self.count(name.given, components, &given)
      Self.count(name.family, components, &family)
    }
    let factor = max(1, (recordCount ?? 0) / Double(max(1, count)))
    func whole(_ part: Int) -> Int { Int(Double(part) * factor) }
    self.recordCount = Double(count) * factor
    named = whole(named)
    count = whole(count)
    givenBits = Self.nameBits(given, of: named, components, as: .given)
    familyBits = Self.nameBits(family, of: named, components, as: .family)
    firmBits = firmCounts.map { Self.bits($0, of: count, usual: UsualBits.firm) }
    titleBits = titleCounts.map { Self.bits($0, of: count, usual: UsualBits.title) }
    self.days = days
    dated = whole(days.values.reduce(0) { $0 + Int($1) })
    let namedCount = Double(max(1, named))
    func equalPairs(_ counts: [Int32]) -> Double {
      counts.reduce(0) { $0 + pow(Double($1) * factor / namedCount, 2) }
    }
    var namesakes = Namesakes(table)
    namesakes.byChance = equalPairs(given) * equalPairs(family) * pow(Double(dated), 2) / 2
    self.namesakes = namesakes

    var codeCounts = [Int32](repeating: 0, count: table.postalCodes.count)
    var townCounts = [Int32](repeating: 0, count: table.localities.count)
    for place in table.places.elements {
      if place.postalCode >= 0 { codeCounts[Int(place.postalCode)] += 1 }
      if place.locality >= 0 { townCounts[Int(place.locality)] += 1 }
    }
    self.codeCounts = codeCounts
    codeHasLetters = table.postalCodes.map { $0.contains { ASCII.isLetter($0) } }
    self.townCounts = townCounts
    placed = whole(table.places.elements.count)
    var phoneRecords = [Int32](repeating: 0, count: table.numbers.count)
    for phone in table.phones.elements { phoneRecords[Int(phone.number)] += 1 }
    self.phoneRecords = phoneRecords
  }

  /// How rare it is to be born on a day, in bits. New Year is put in for a day that nobody knows: then two
  /// have no more in common than the year.
  func dayBits(_ day: DateFact) -> Double {
    let usual =
      day.isNewYear
      ? -Double(MatchTable.rows[Int(MatchLevel.yearEqual.rawValue)].strangers) : UsualBits.day
    return Double(Self.bits(days[day] ?? 0, of: dated, usual: usual))
  }

  /// How rare a postal code is.
  func codeBits(_ place: PlaceFact) -> Double {
    guard place.postalCode >= 0 else { return 0 }
    return Double(
      Self.bits(
        codeCounts[Int(place.postalCode)], of: placed,
        usual: codeHasLetters[Int(place.postalCode)]
          ? UsualBits.codeWithLetters : UsualBits.codeOfDigits))
  }

  /// How rare a town is.
  func townBits(_ place: PlaceFact) -> Double {
    guard place.locality >= 0 else { return UsualBits.town }
    return Double(Self.bits(townCounts[Int(place.locality)], of: placed, usual: UsualBits.town))
  }

  private static func count(
    _ number: Int32, _ components: NameComponents, _ counts: inout [Int32]
  ) {
    guard number >= 0 else { return }
    counts[Int(components.fold(number))] += 1
    for word in components.words(number) { counts[Int(components.fold(word))] += 1 }
  }

  /// How many records it weighs how common a value is elsewhere, for one that is rarer in the book: more than for a
  /// commoner one. Whom somebody knows by chance tells less of who is rare: strangers who are added to a book make its
  /// names rarer only as fast as they make chance likelier.
  private static let usualRecordsOfRare = 3000.0
  /// The records of the pair itself, which do not tell how common a value is among others.
  private static let ownRecords: Int32 = 2

  private static func bits(_ count: Int32, of total: Int, usual: Double) -> Float {
    let others = Double(max(0, count - ownRecords))
    let elsewhere = exp2(-usual)
    func share(_ weight: Double) -> Double {
      (others + weight * elsewhere) / (Double(max(0, total)) + weight)
    }
    return Float(-log2(min(1, max(share(MatchModel.leastRecords), share(usualRecordsOfRare)))))
  }

  private static func nameBits(
    _ counts: [Int32], of total: Int, _ components: NameComponents, as role: CommonNames.Role
  ) -> [Float] {
    (0..<components.count).map { index in
      let number = Int32(truncatingIfNeeded: index)
      let name = components[number]
      let usual =
        name.isInitial ? UsualBits.initial : -log2(Double(name.usualShare(as: role)))
      return bits(counts[Int(components.fold(number))], of: total, usual: usual)
    }
  }

  private static func nameKeys(_ table: RecordTable, _ roots: [UInt32]) -> [UInt64] {
    (0..<table.count).map { row in
      guard let name = table.names.first(row) else { return 0 }
      let family = name.family < 0 ? 0 : table.components.sound(name.family)
      return UInt64(roots[row]) << 32 | UInt64(family)
    }
  }

  private static func givenRoots(_ table: RecordTable) -> [UInt32] {
    (0..<table.count).map { row in
      if case .firm = table[row].kind { return UInt32.max }
      // Characters may be read in many ways: another name in letters says more.
      let index = table.names.range(row).first { index in
        let number = table.names[at: index].root
        guard number >= 0 else { return false }
        return table.components.script(number) != .han
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
    _ facts: FlatLists<Fact>, _ value: (Fact) -> Int32, _ count: Int, _ keys: [UInt64]
  ) -> [Int32] {
    var pairs: [(number: Int32, key: UInt64)] = []
    pairs.reserveCapacity(facts.elements.count)
    for row in 0..<facts.count where keys[row] != 0 {
      for index in facts.range(row) {
        let number = value(facts[at: index])
        if number >= 0 { pairs.append((number, keys[row])) }
      }
    }
    pairs = pairs.sorted(
      numbers: count, by: { Int($0.number) }, { ($0.number, $0.key) < ($1.number, $1.key) })
    var names = [Int32](repeating: 0, count: count)
    for (index, pair) in pairs.enumerated() where index == 0 || pair != pairs[index - 1] {
      names[Int(pair.number)] += 1
    }
    return names
  }
}

extension NameVariant {
  /// The component that a name is known by among friends.
  fileprivate var root: Int32 { given >= 0 ? given : family }
}
