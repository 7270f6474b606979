import ContactLikeness

/// All records as numbers in columns, in the order of their names. A class, because it is handed to whatever compares
/// and is dear to copy.
final class RecordTable: Sendable {
  /// The position in the input of each row.
  let positions: [Int]
  let rows: [RecordRow]
  let names: FlatLists<NameVariant>
  let phones: FlatLists<PhoneFact>
  let mails: FlatLists<MailFact>
  let places: FlatLists<PlaceFact>
  let firms: FlatLists<Int32>
  let profiles: FlatLists<Int32>
  /// Hashes of what is said besides, and is not compared.
  let remarks: FlatLists<UInt32>

  let components: NameComponents
  let locals: InternedTexts
  let domains: InternedTexts
  let firmNames: InternedTexts
  let numbers: InternedTexts
  let mailCount: Int
  let streets: InternedTexts
  let streetNames: InternedTexts
  /// The letters of streets and of what else stands beside them.
  let lines: InternedTexts
  let localities: InternedTexts
  let postalCodes: InternedTexts
  let profileCount: Int
  let titleNames: InternedTexts
  /// By profile, whether it is a page, rather than somebody's account.
  let arePages: [Bool]

  var count: Int { positions.count }

  /// The row of each position in the input.
  var rowsOfPositions: [Int32] {
    var rows = [Int32](repeating: 0, count: count)
    for (row, position) in positions.enumerated() {
      rows[position] = Int32(truncatingIfNeeded: row)
    }
    return rows
  }

  subscript(row: Int) -> RecordRow { rows[row] }

  init(
    _ records: [UnificationRecord], region: String? = nil, jobs: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws {
    let positions = try RecordOrder.positions(of: records, jobs: jobs, isCancelled: isCancelled)
    let ranges = Parallel.ranges(of: records.count, jobs: jobs)
    let parts = try Parallel.map(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      var reader = RecordReader()
      for row in ranges[part] { reader.read(records[positions[row]]) }
      return reader.records
    }
    var raw = try RawRecords(joining: consume parts, jobs: jobs, isCancelled: isCancelled)
    let texts = raw.texts
    let words = try Parallel.array(of: texts.count, jobs: jobs, isCancelled: isCancelled) {
      texts[Int32(truncatingIfNeeded: $0)].withUnsafeBufferPointer { NameText($0) }
    }
    raw.findFirmsByName(words)
    raw.findPeopleInPlaceOfFirms(words)

    let (rawNames, rawNumbers, rawLocals) = (raw.names, raw.numbers, raw.locals.texts)
    // The same ranges whatever the number of threads, because the numbers of components may depend
    // on them.
    let nameRanges = Parallel.ranges(of: records.count, jobs: 2)
    let (named, (canonical, letters)) = try Parallel.map(
      nameRanges.count, jobs: jobs, isCancelled: isCancelled,
      beside: {
        (PhoneResolution.canonicalNumbers(rawNumbers, region: region), Self.letters(rawLocals))
      },
      { part in NamedRows(nameRanges[part], of: rawNames, texts: words) })
    var components = NameComponents()
    var names = FlatLists<NameVariant>()
    names.reserve(named.map(\.names))
    let meanings = named.flatMap(\.meanings)
    for part in named {
      let numbers = components.merge(part.components)
      names.append(part.names) { $0.renumbered(by: numbers) }
    }
    try components.complete(jobs: jobs, isCancelled: isCancelled)
    let uses = try PhoneResolution.uses(
      raw.phones.elements, rawNumbers, canonical, jobs: jobs, isCancelled: isCancelled)
    let ends = rawNumbers.texts.map { NumberEnd(of: $0) }
    raw.phones.changeElements {
      $0.number = canonical[Int($0.number)]
      if $0.use == .other { $0.use = uses[Int($0.number)] }
      $0.end = ends[Int($0.number)]
    }

    raw.findFirmsByLine(words)
    raw.mails.changeElements { $0.letters = letters[Int($0.local)] }

    let bounds = Self.together([
      names.bounds, raw.phones.bounds, raw.mails.bounds, raw.places.bounds, raw.firms.bounds,
      raw.profiles.bounds,
    ])
    names.share(bounds, from: 0, of: 6)
    raw.phones.share(bounds, from: 1, of: 6)
    raw.mails.share(bounds, from: 2, of: 6)
    raw.places.share(bounds, from: 3, of: 6)
    raw.firms.share(bounds, from: 4, of: 6)
    raw.profiles.share(bounds, from: 5, of: 6)

    let phones = raw.phones
    let fathersNames = rawNumbers.texts.map { FathersName(ofNumber: $0) }
    self.positions = positions
    rows = positions.indices.map { row in
      let (own, meaning) = (raw.rows[row], meanings[row])
      return RecordRow(
        kind: own.kind == .person && meaning.isCouple ? .couple : own.kind,
        generation: meaning.generation, relation: meaning.relation,
        names: Int32(truncatingIfNeeded: meaning.firstRow),
        birthday: own.birthday, source: Int32(truncatingIfNeeded: records[positions[row]].source),
        title: own.title, identifier: own.identifier, content: own.content,
        shownName: own.shownName,
        fathersName: phones[row].lazy.map { fathersNames[Int($0.number)] }.max() ?? .none)
    }
    self.names = names
    self.phones = phones
    mails = raw.mails
    places = raw.places
    firms = raw.firms
    profiles = raw.profiles
    remarks = raw.remarks
    self.components = components
    locals = raw.locals.texts
    domains = raw.domains.texts
    firmNames = raw.firmNames.texts
    numbers = raw.numbers.texts
    mailCount = raw.addresses.count
    streets = raw.streets.texts
    streetNames = raw.streetNames.texts
    lines = raw.lines.texts
    localities = raw.localities.texts
    postalCodes = raw.postalCodes.texts
    profileCount = raw.profileNames.count
    titleNames = raw.titleNames.texts
    arePages = raw.profileNames.texts.map(Self.isPage)
  }

  /// Several lists' bounds, row by row.
  private static func together(_ lists: [[Int32]]) -> [Int32] {
    var bounds: [Int32] = []
    bounds.reserveCapacity(lists.count * (lists.first?.count ?? 0))
    for row in lists.first?.indices ?? 0..<0 {
      for list in lists { bounds.append(list[row]) }
    }
    return bounds
  }

  /// A number for each part before an `@`, the same for those that differ in dots alone: they count for
  /// nothing at some providers, which a slip in the provider's name makes another of.
  private static func letters(_ locals: InternedTexts) -> [Int32] {
    var table = InternTable(expecting: locals.count)
    return locals.map { local in
      local.contains(UInt8(ascii: "."))
        ? table.intern(local.filter { $0 != UInt8(ascii: ".") }) : table.intern(local)
    }
  }

  /// Whether it is a page of its own domain, rather than an account with a provider.
  private static func isPage(_ text: ArraySlice<UInt8>) -> Bool {
    // In front of a port, a host has a dot; what stands in front of an account is a scheme.
    let host = text.prefix { $0 != UInt8(ascii: ":") }
    return !text.contains(UInt8(ascii: "/")) && host.contains(UInt8(ascii: "."))
      && !text.contains(UInt8(ascii: "@"))
  }
}
