import ContactModel

/// What becomes of a cell that stands without those that it belongs to.
struct LoneCells: Sendable {
  /// The columns of a person's name, and these with those that name a company or show a name.
  private var personal: [Int] = []
  private var naming: [Int] = []
  /// The column of forms of address, and where they go that stand without a name.
  private var prefix: (from: Int, to: Int)?
  private var organizations: [Int] = []
  /// Columns that say something else where a row names a firm alone, and where that goes: what stands behind
  /// names, and whom to ask for there.
  private var besideFirms: [(from: Int, to: Int)] = []
  /// The given name of the person's spouse, and where it goes if the person has none: of a couple,
  /// that one is left.
  private var spouse: (from: Int, to: Int, family: Int)?
  /// The name before a wedding, and the family name: who has no other is still called so.
  private var previous: (from: Int, to: Int)?
  /// The columns of relatives, and where one of these goes whose row has no name: a row of its own for
  /// the second parent.
  private var relatives: (from: [Int], to: Int)?

  /// A second column of whole names, and where one goes whose row has none in the first: `英文姓名`.
  private var other: (from: Int, to: Int)?

  /// Finds these columns, and adds those where cells go.
  init(_ found: inout ColumnReaders) {
    let parts = found.sources.map { found.meaning($0).part }
    let meanings = found.columns.map(\.meaning)
    func places(_ isWanted: (ColumnMeaning) -> Bool) -> [Int] {
      meanings.indices.filter { isWanted(meanings[$0]) }
    }
    personal = places {
      $0.key == .name && $0.part != .prefix && $0.part != .suffix
    }
    let shown: [ColumnMeaning.Field] = [.key(.formattedName), .key(.organization), .key(.nickname)]
    naming = (personal + places { shown.contains($0.field) }).sorted()
    func column(_ part: ColumnMeaning.Part) -> (from: Int, to: Int)? {
      let columns = places { $0 == ColumnMeaning(.name, part) }
      return columns.first { parts[$0] == part }.map {
        ($0, found.add(ColumnMeaning(.keep), found.sources[$0]))
      }
    }
    organizations = places { $0.key == .organization }
    prefix = column(.prefix)
    if let suffix = column(.suffix) { besideFirms.append(suffix) }
    if let from = meanings.firstIndex(of: ColumnMeaning(.previousFamilyName)),
      let to = meanings.indices.first(where: {
        meanings[$0] == ColumnMeaning(.name, .family) && parts[$0] == .family
      })
    {
      previous = (from, to)
    }
    let spouses = places { $0.key == .relation && $0.label == "spouse" }
    if let from = spouses.first(where: { [.given, .value].contains(parts[$0]) }),
      let given = meanings.firstIndex(of: ColumnMeaning(.name, .given)),
      let family = meanings.firstIndex(of: ColumnMeaning(.name, .family))
    {
      spouse = (from, given, family)
    }
    let kept = places { $0.field == .keep }
    if let shown = naming.first(where: { meanings[$0].key == .formattedName }), !kept.isEmpty {
      let reader = HeaderReader(headers: found.mapping.columns.map(\.header))
      let from = kept.first { place in
        let said = reader.read(found.mapping.columns[found.sources[place]].header)
        return said?.isComplete == true && said?.owner == nil && said?.meaning?.key == .name
          && said?.meaning?.part.isWholeName == true
      }
      other = from.map { ($0, shown) }
    }
    let others = places {
      $0.key == .relation
        && ["parent", "mother", "father", "spouse", "contact"].contains($0.label)
    }.filter { parts[$0] == .value }
    guard let first = others.first, !naming.isEmpty else { return }
    let whole = naming.first { meanings[$0].key == .formattedName }
    let name = whole ?? found.add(ColumnMeaning(.formattedName), found.sources[first])
    relatives = (others, name)
    // Where firms and people have one column, the row is the firm's, whoever speaks for it.
    let isOfEither = found.mapping.columns.contains {
      $0.meaning == ColumnMeaning(.organization, .whole)
    }
    if !isOfEither, let contact = others.first(where: { meanings[$0].label == "contact" }) {
      besideFirms.append((contact, name))
    }
  }

  func settle(_ row: inout ReshapedRow) {
    // A form of address without a name, as “Company”, is no name.
    if let prefix, row.isFilled(prefix.from), !personal.contains(where: { row.isFilled($0) }) {
      row.move(prefix.from, to: prefix.to)
    }
    if let spouse, row.isFilled(spouse.from), !row.isFilled(spouse.to), row.isFilled(spouse.family),
      row.isOneWord(spouse.from)
    {
      row.move(spouse.from, to: spouse.to)
    }
    if let previous, row.isFilled(previous.from), !row.isFilled(previous.to) {
      row.move(previous.from, to: previous.to)
    }
    if let other, row.isFilled(other.from), !naming.contains(where: { row.isFilled($0) }) {
      row.move(other.from, to: other.to)
    }
    if let relatives, !naming.contains(where: { row.isFilled($0) }),
      let relative = relatives.from.first(where: { row.isFilled($0) })
    {
      row.move(relative, to: relatives.to)
    }
    if !besideFirms.isEmpty, organizations.contains(where: { row.isFilled($0) }),
      !naming.contains(where: { row.isFilled($0) && !organizations.contains($0) })
    {
      for (from, to) in besideFirms where row.isFilled(from) { row.move(from, to: to) }
    }
  }
}

extension ColumnMeaning {
  /// Whether what comes from a column of the table can make a row a contact.
  func identifies(from source: Part) -> Bool {
    guard case .key(let key) = field else { return false }
    switch key {
    case .name: return part != .prefix && part != .suffix
    case .formattedName, .organization, .phoneNumber, .emailAddress, .nickname,
      .instantMessageAddress, .socialProfile:
      return true
    case .postalAddress:
      return !source.isNowhere && (part == .street || part == .city || part == .formatted)
    default: return false
    }
  }
}

extension FieldPart {
  /// Whether it is a house or a flat, which is nowhere without a street or a town.
  var isNowhere: Bool {
    isUnit || self == .streetNumber || self == .landmark
  }

  /// Whether many live there, so that a table that tells nothing else is of nobody.
  var isArea: Bool {
    switch self {
    case .city, .region, .country, .postcode, .postcodeCity, .cityRegion: true
    default: false
    }
  }

  /// Whether it is dialled in front of a number.
  var isBeforeNumber: Bool { self == .countryCode || self == .prefix }

  /// Whether it is all of a name, in whatever order.
  var isWholeName: Bool {
    switch self {
    case .whole, .givenFamily, .familyGiven: true
    default: false
    }
  }

  /// Whether it is a part of a house.
  var isUnit: Bool {
    switch self {
    case .apartment, .building, .floor, .room, .block: true
    default: false
    }
  }
}
