import ContactLikeness
import Synchronization

/// A name by the numbers of its raw texts; -1 for one that is missing.
struct RawName: Hashable, Sendable {
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
  let identifier: IdentifierFact
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
    let numbers = joined.map(\.numbers)
    let halves = try Parallel.map(2, jobs: jobs, isCancelled: isCancelled) { half in
      var records = RawRecords()
      if half == 0 {
        records.joinNames(parts, numbers)
      } else {
        records.joinValues(parts, numbers)
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

  /// Joins the names and addresses of parts.
  ///
  /// - Parameter tables: For each table and each part, the numbers here of the part's texts.
  private mutating func joinNames(_ parts: borrowing Mutex<[RawRecords]>, _ tables: [[[Int32]]]) {
    join(\.names, parts) { name, part in
      name.given = Self.at(tables[0][part], name.given)
      name.middle = Self.at(tables[0][part], name.middle)
      name.family = Self.at(tables[0][part], name.family)
      name.prefix = Self.at(tables[0][part], name.prefix)
      name.suffix = Self.at(tables[0][part], name.suffix)
    }
    join(\.places, parts) { place, part in
      place.street = Self.at(tables[6][part], place.street)
      place.streetName = Self.at(tables[7][part], place.streetName)
      place.line = Self.at(tables[8][part], place.line)
      place.building = Self.at(tables[8][part], place.building)
      place.unit = Self.at(tables[8][part], place.unit)
      place.postalCode = Self.at(tables[9][part], place.postalCode)
      place.locality = Self.at(tables[10][part], place.locality)
    }
  }

  /// Joins all the rest.
  private mutating func joinValues(_ parts: borrowing Mutex<[RawRecords]>, _ tables: [[[Int32]]]) {
    let rows = parts.withLock { parts in
      parts.indices.map { part in
        defer { parts[part].rows = [] }
        return parts[part].rows
      }
    }
    self.rows.reserveCapacity(rows.reduce(0) { $0 + $1.count })
    for (part, rows) in rows.enumerated() {
      for var row in rows {
        row.title = Self.at(tables[13][part], row.title)
        row.soleName = Self.at(tables[0][part], row.soleName)
        self.rows.append(row)
      }
    }
    join(\.phones, parts) { phone, part in
      phone.number = Self.at(tables[1][part], phone.number)
      phone.extensionNumber = Self.at(tables[2][part], phone.extensionNumber)
    }
    join(\.mails, parts) { mail, part in
      mail.address = Self.at(tables[3][part], mail.address)
      mail.local = Self.at(tables[4][part], mail.local)
      mail.domain = Self.at(tables[5][part], mail.domain)
    }
    join(\.firms, parts) { $0 = Self.at(tables[11][$1], $0) }
    join(\.profiles, parts) { $0 = Self.at(tables[12][$1], $0) }
    join(\.remarks, parts) { _, _ in }
  }

  /// Joins a list of the parts, which are given up. Lists that grow leave holes behind that are as large as they, so
  /// there is room for all from the beginning.
  ///
  /// - Parameter renumber: Gives an element of a part the numbers that its texts have here.
  private mutating func join<Element>(
    _ path: WritableKeyPath<RawRecords, FlatLists<Element>>,
    _ parts: borrowing Mutex<[RawRecords]>, _ renumber: (inout Element, Int) -> Void
  ) {
    let lists = parts.withLock { parts in
      parts.indices.map { part in
        defer { parts[part][keyPath: path] = FlatLists() }
        return parts[part][keyPath: path]
      }
    }
    self[keyPath: path].reserve(lists)
    for (part, list) in lists.enumerated() {
      self[keyPath: path].append(list) {
        var element = $0
        renumber(&element, part)
        return element
      }
    }
  }

  private static func at(_ map: [Int32], _ index: Int32) -> Int32 {
    index < 0 ? -1 : map[Int(index)]
  }
}
