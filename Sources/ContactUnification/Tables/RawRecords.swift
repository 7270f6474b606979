import ContactLikeness
import Synchronization

/// A name by the numbers of its raw texts; -1 for one that is missing.
struct RawName: Sendable {
  var kind: NameKind
  var given: Int32 = -1
  var middle: Int32 = -1
  var family: Int32 = -1
  var prefix: Int32 = -1
  var suffix: Int32 = -1
}

/// What there is one of to each record, before names are understood.
struct RawRow: Sendable {
  var kind: RecordKind
  let birthday: DateFact
  /// Of a firm's record the department; -1 for none.
  var title: Int32
  /// A hash of what the record says.
  let content: UInt64
  /// A hash of the name as it is shown; 0 for none.
  let shownName: UInt32
  /// The text of the name where it is in a single field and there is nothing that people alone have, be it
  /// the firm's; else -1.
  var soleName: Int32
}

/// What was read from records, one after the other, before names are understood. Parts of a
/// book are read into several of these, which are then put together.
struct RawRecords: Sendable {
  var rows: [RawRow] = []
  var names = FlatLists<RawName>()
  var phones = FlatLists<PhoneFact>()
  var mails = FlatLists<MailFact>()
  var places = FlatLists<PlaceFact>()
  var firms = FlatLists<Int32>()
  var profiles = FlatLists<Int32>()
  /// Hashes of what is said besides, and is not compared.
  var remarks = FlatLists<UInt32>()
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

  /// Puts parts together, each behind the one before. What is put together is given up, so that a
  /// large book is not held twice.
  init(
    joining parts: consuming [RawRecords], jobs: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let paths = Self.tables
    let count = parts.count
    let parts = Mutex(parts)
    let joined = try Parallel.map(paths.count, jobs: jobs, isCancelled: isCancelled) { index in
      var table = InternTable()
      let numbers = (0..<count).map { part in
        var own = InternTable()
        parts.withLock { swap(&own, &$0[part][keyPath: paths[index]]) }
        return table.merge(own)
      }
      return (table: table, numbers: numbers)
    }
    let numbers = (0..<count).map { part in joined.map { $0.numbers[part] } }
    let halves = try Parallel.map(2, jobs: jobs, isCancelled: isCancelled) { half in
      var records = RawRecords()
      // Lists that grow leave holes behind that are as large as they.
      parts.withLock { half == 0 ? records.reserveNames($0) : records.reserveValues($0) }
      for (part, numbers) in numbers.enumerated() {
        let part = parts.withLock { half == 0 ? $0[part].takeNames() : $0[part].takeValues() }
        if half == 0 {
          records.appendNames(part, numbers)
        } else {
          records.appendValues(part, numbers)
        }
      }
      return records
    }
    self = halves[1]
    names = halves[0].names
    places = halves[0].places
    for (path, joined) in zip(paths, joined) { self[keyPath: path] = joined.table }
  }

  /// The tables, in the order in which parts are appended by their numbers.
  private static let tables: [any WritableKeyPath<RawRecords, InternTable> & Sendable] = [
    \.texts, \.numbers, \.extensions, \.addresses, \.locals, \.domains, \.streets, \.streetNames,
    \.lines, \.postalCodes, \.localities, \.firmNames, \.profileNames, \.titleNames,
  ]

  /// Takes out the names and addresses.
  private mutating func takeNames() -> RawRecords {
    var taken = RawRecords()
    swap(&taken.names, &names)
    swap(&taken.places, &places)
    return taken
  }

  /// Takes out all the rest.
  private mutating func takeValues() -> RawRecords {
    var taken = RawRecords()
    swap(&taken, &self)
    swap(&taken.names, &names)
    swap(&taken.places, &places)
    return taken
  }

  private mutating func reserveNames(_ parts: [RawRecords]) {
    names.reserve(parts.map(\.names))
    places.reserve(parts.map(\.places))
  }

  private mutating func reserveValues(_ parts: [RawRecords]) {
    rows.reserveCapacity(parts.reduce(0) { $0 + $1.rows.count })
    phones.reserve(parts.map(\.phones))
    mails.reserve(parts.map(\.mails))
    firms.reserve(parts.map(\.firms))
    profiles.reserve(parts.map(\.profiles))
    remarks.reserve(parts.map(\.remarks))
  }

  /// Adds the names and addresses of another part behind those here.
  ///
  /// - Parameter tables: For each table, the numbers here of the part's texts.
  private mutating func appendNames(_ part: RawRecords, _ tables: [[Int32]]) {
    let text = tables[0]
    let (street, streetName, line) = (tables[6], tables[7], tables[8])
    let (postalCode, locality) = (tables[9], tables[10])
    names.append(part.names) {
      RawName(
        kind: $0.kind, given: Self.at(text, $0.given), middle: Self.at(text, $0.middle),
        family: Self.at(text, $0.family), prefix: Self.at(text, $0.prefix),
        suffix: Self.at(text, $0.suffix))
    }
    places.append(part.places) {
      PlaceFact(
        street: Self.at(street, $0.street), houseNumber: $0.houseNumber,
        streetName: Self.at(streetName, $0.streetName), line: Self.at(line, $0.line),
        building: Self.at(line, $0.building), unit: Self.at(line, $0.unit),
        postalCode: Self.at(postalCode, $0.postalCode), locality: Self.at(locality, $0.locality))
    }
  }

  /// Adds all the rest.
  private mutating func appendValues(_ part: RawRecords, _ tables: [[Int32]]) {
    let (number, extensionNumber) = (tables[1], tables[2])
    let (address, local, domain) = (tables[3], tables[4], tables[5])
    let (firm, profile) = (tables[11], tables[12])
    rows += part.rows.map {
      RawRow(
        kind: $0.kind, birthday: $0.birthday, title: Self.at(tables[13], $0.title),
        content: $0.content, shownName: $0.shownName,
        soleName: Self.at(tables[0], $0.soleName))
    }
    phones.append(part.phones) {
      PhoneFact(
        number: Self.at(number, $0.number),
        extensionNumber: Self.at(extensionNumber, $0.extensionNumber), use: $0.use,
        isNoted: $0.isNoted)
    }
    mails.append(part.mails) {
      MailFact(
        address: Self.at(address, $0.address), local: Self.at(local, $0.local),
        domain: Self.at(domain, $0.domain),
        kind: $0.kind)
    }
    firms.append(part.firms) { Self.at(firm, $0) }
    profiles.append(part.profiles) { Self.at(profile, $0) }
    remarks.append(part.remarks) { $0 }
  }

  private static func at(_ map: [Int32], _ index: Int32) -> Int32 {
    index < 0 ? -1 : map[Int(index)]
  }
}
