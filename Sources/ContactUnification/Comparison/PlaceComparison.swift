import ContactLikeness

// The comparison of postal addresses, part by part.

extension RecordComparison {
  func comparePlaces(_ a: Int, _ b: Int, _ levels: inout PairLevels) {
    let isFirm = levels.kind == .firms
    var best: MatchLevel?
    for i in table.places.range(a) {
      for j in table.places.range(b) {
        let x = table.places[at: i]
        let y = table.places[at: j]
        guard let level = placeLevel(x, y), level < best ?? .accountSame else { continue }
        best = level
        let bits =
          switch level {
          case .placeCode: statistics.codeBits(x)
          case .placeTown: min(statistics.townBits(x), statistics.townBits(y))
          default: 0.0
          }
        levels.set(.place, isFirm ? level.ofFirm : level, bits: bits)
        if level == .placeEqual, !isFirm, x.street >= 0 {
          levels.share(others(statistics.placeNames[Int(x.street)], a, b))
        }
      }
    }
  }

  /// How two places compare; nil where nothing of them can be. With a slip in one part, the others
  /// must agree.
  private func placeLevel(_ x: PlaceFact, _ y: PlaceFact) -> MatchLevel? {
    let isCodeEqual = x.postalCode >= 0 && x.postalCode == y.postalCode
    let isCodeKnown = x.postalCode >= 0 && y.postalCode >= 0
    if x.street >= 0, x.street == y.street, isCodeEqual || !isCodeKnown { return .placeEqual }
    let code = part(table.postalCodes, x.postalCode, y.postalCode)
    let locality = part(table.localities, x.locality, y.locality)
    let town = code + locality
    if town < 0 { return .placeDifferent }
    let (name, building) = streetScores(x, y)
    // Flats and floors are called the same in many houses: not a building alone whose street is another.
    let isInStreet = name > 0 || building > 0 && name == 0
    // However alike two numbers are, they are two houses'.
    let number = PartScore.of(x.houseNumber, y.houseNumber)
    if isInStreet, number >= 0, town + name + building + number >= PartScore.leastOfHouse {
      return .placeClose
    }
    if isInStreet, town > 0 { return .placeStreet }
    if name < 0 { return .placeDifferent }
    if isCodeEqual { return .placeCode }
    return code > 0 || locality > 0 ? .placeTown : nil
  }

  /// What the names of streets and buildings say, which are exchanged at times.
  private func streetScores(_ x: PlaceFact, _ y: PlaceFact) -> (name: Int, building: Int) {
    var name = part(table.streetNames, x.streetName, y.streetName)
    // A slip in "Street", or a blank within the name, leaves the line much the same.
    if name < 0, part(table.lines, x.line, y.line) > 0 { name = PartScore.same }
    let building = part(table.lines, x.building, y.building)
    if name < 0, building < 0 {
      let first = part(table.lines, x.line, y.building)
      let second = part(table.lines, x.building, y.line)
      if first > 0, second > 0 { return (first, second) }
    }
    return (name, building)
  }

  /// What a part of an address says.
  private func part(_ texts: InternedTexts, _ a: Int32, _ b: Int32) -> Int {
    if a < 0 || b < 0 || a == b { return PartScore.of(a, b) }
    if texts.areAlike(a, b) { return PartScore.same }
    return texts.areOfTwoScripts(a, b) ? 0 : PartScore.other
  }
}

/// What a part of an address says for one place where it is the same, maybe but for a slip, and where it is
/// another.
private enum PartScore {
  static let same = 2
  static let other = -1

  /// So much says that two addresses are one house's: more than a town by its name and a building.
  static let leastOfHouse = 5

  /// What parts say that are equal or not; nothing where one is missing.
  static func of(_ a: Int32, _ b: Int32) -> Int { a < 0 || b < 0 ? 0 : a == b ? same : other }
}

extension MatchLevel {
  /// The level of a place between firms.
  fileprivate var ofFirm: MatchLevel {
    switch self {
    case .placeEqual: .firmPlaceEqual
    case .placeClose: .firmPlaceClose
    case .placeStreet: .firmPlaceStreet
    case .placeCode: .firmPlaceCode
    case .placeTown: .firmPlaceTown
    default: .firmPlaceDifferent
    }
  }
}
