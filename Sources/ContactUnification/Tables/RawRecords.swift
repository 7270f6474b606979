import ContactLikeness

/// A name by the numbers of its raw texts; -1 for one that is missing.
struct RawName: Sendable {
  var kind: NameKind
  var given: Int32 = -1
  var middle: Int32 = -1
  var family: Int32 = -1
  var suffix: Int32 = -1
}

/// What was read from records, one after the other, before names are understood. Parts of a
/// book are read into several of these, which are then put together.
struct RawRecords: Sendable {
  var kinds: [RecordKind] = []
  var birthdays: [DateFact] = []
  var names = FlatLists<RawName>()
  var phones = FlatLists<PhoneFact>()
  var mails = FlatLists<MailFact>()
  var places = FlatLists<PlaceFact>()
  var firms = FlatLists<Int32>()
  var profiles = FlatLists<Int32>()
  var titles: [Int32] = []
  var contents: [UInt64] = []

  var texts = InternTable()
  var numbers = InternTable()
  var extensions = InternTable()
  var addresses = InternTable()
  var locals = InternTable()
  var domains = InternTable()
  var streets = InternTable()
  var streetNames = InternTable()
  var lines = InternTable()
  var postalCodes = InternTable()
  var localities = InternTable()
  var firmNames = InternTable()
  var profileNames = InternTable()
  var titleNames = InternTable()

  init() {}

  /// Puts parts together, each behind the one before.
  init(
    joining parts: [RawRecords], jobs: Int, isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let paths = Self.tables
    let joined = try Parallel.map(paths.count, jobs: jobs, isCancelled: isCancelled) { index in
      var table = InternTable()
      let numbers = parts.map { table.merge($0[keyPath: paths[index]]) }
      return (table: table, numbers: numbers)
    }
    for (path, joined) in zip(paths, joined) { self[keyPath: path] = joined.table }
    for (index, part) in parts.enumerated() { append(part, joined.map { $0.numbers[index] }) }
  }

  /// The tables, in the order in which ``append(_:_:)`` has their numbers.
  private static let tables: [any WritableKeyPath<RawRecords, InternTable> & Sendable] = [
    \.texts, \.numbers, \.extensions, \.addresses, \.locals, \.domains, \.streets, \.streetNames,
    \.lines, \.postalCodes, \.localities, \.firmNames, \.profileNames, \.titleNames,
  ]

  /// Adds the records of another part behind those here.
  ///
  /// - Parameter tables: For each table, the numbers here of the part's texts.
  private mutating func append(_ part: RawRecords, _ tables: [[Int32]]) {
    let (text, number, extensionNumber) = (tables[0], tables[1], tables[2])
    let (address, local, domain) = (tables[3], tables[4], tables[5])
    let (street, streetName, line) = (tables[6], tables[7], tables[8])
    let (postalCode, locality) = (tables[9], tables[10])
    let (firm, profile) = (tables[11], tables[12])
    func at(_ map: [Int32], _ index: Int32) -> Int32 { index < 0 ? -1 : map[Int(index)] }

    kinds += part.kinds
    birthdays += part.birthdays
    names.append(part.names) {
      RawName(
        kind: $0.kind, given: at(text, $0.given), middle: at(text, $0.middle),
        family: at(text, $0.family), suffix: at(text, $0.suffix))
    }
    phones.append(part.phones) {
      PhoneFact(
        number: at(number, $0.number), extensionNumber: at(extensionNumber, $0.extensionNumber),
        use: $0.use)
    }
    mails.append(part.mails) {
      MailFact(
        address: at(address, $0.address), local: at(local, $0.local),
        domain: at(domain, $0.domain), kind: $0.kind)
    }
    places.append(part.places) {
      PlaceFact(
        street: at(street, $0.street), houseNumber: $0.houseNumber,
        streetName: at(streetName, $0.streetName), line: at(line, $0.line),
        building: at(line, $0.building),
        postalCode: at(postalCode, $0.postalCode), locality: at(locality, $0.locality))
    }
    firms.append(part.firms) { at(firm, $0) }
    profiles.append(part.profiles) { at(profile, $0) }
    titles += part.titles.map { at(tables[13], $0) }
    contents += part.contents
  }
}
