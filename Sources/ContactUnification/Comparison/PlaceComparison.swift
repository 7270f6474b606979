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
        guard var level = placeLevel(x, y) else { continue }
        // Another house of the street is another shop, and two of a chain are often no farther apart.
        if isFirm, level == .placeStreet, ComparedPart(x.houseNumber, y.houseNumber) == .other {
          level = .placeTown
        }
        guard level < best ?? .accountSame else { continue }
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

  /// Whether both have a town, and none of the one's is one of the other's.
  func areOfTwoTowns(_ a: Int, _ b: Int) -> Bool {
    func towns(_ row: Int) -> [PlaceFact] { table.places.range(row).map { table.places[at: $0] } }
    let (left, right) = (towns(a), towns(b))
    return !left.isEmpty && !right.isEmpty
      && left.allSatisfy { x in
        right.allSatisfy { y in
          part(table.localities, x.locality, y.locality) == .other
            && (x.postalCode < 0 || x.postalCode != y.postalCode)
        }
      }
  }

  /// How two places compare; nil where nothing of them can be. With a slip in one part, the others
  /// must agree.
  private func placeLevel(_ x: PlaceFact, _ y: PlaceFact) -> MatchLevel? {
    let isCodeEqual = x.postalCode >= 0 && x.postalCode == y.postalCode
    let isCodeKnown = x.postalCode >= 0 && y.postalCode >= 0
    if x.street >= 0, x.street == y.street, isCodeEqual || !isCodeKnown {
      // Two flats of a house are as far apart as two houses of a street.
      return ComparedPart(x.unit, y.unit) == .other ? .placeStreet : .placeEqual
    }
    let code = part(table.postalCodes, x.postalCode, y.postalCode)
    let locality = part(table.localities, x.locality, y.locality)
    let isInTown = code == .same || locality == .same
    if code == .other || locality == .other, !isInTown { return .placeDifferent }
    let (name, building) = streetParts(x, y)
    // Flats and floors are called the same in many houses: not a building alone whose street is another.
    let isInStreet = name == .same || building == .same && name == .unknown
    // However alike two numbers are, they are two houses'.
    let number = ComparedPart(x.houseNumber, y.houseNumber)
    if isInStreet, number != .other {
      // More is the same than a town by its name and a building, and no more than one part is another.
      let parts = [code, locality, name, building, number]
      if parts.count(where: { $0 == .same }) > 2, parts.count(where: { $0 == .other }) < 2 {
        return .placeClose
      }
    }
    if isInStreet, isInTown { return .placeStreet }
    if name == .other { return .placeDifferent }
    if isCodeEqual { return .placeCode }
    return isInTown ? .placeTown : nil
  }

  /// How the names of streets and buildings compare, which are exchanged at times.
  private func streetParts(
    _ x: PlaceFact, _ y: PlaceFact
  ) -> (name: ComparedPart, building: ComparedPart) {
    var name = part(table.streetNames, x.streetName, y.streetName)
    // A slip in "Street", or a blank within the name, leaves the line much the same.
    if name == .other, part(table.lines, x.line, y.line) == .same { name = .same }
    let building = part(table.lines, x.building, y.building)
    if name == .other, building == .other,
      part(table.lines, x.line, y.building) == .same,
      part(table.lines, x.building, y.line) == .same
    {
      return (.same, .same)
    }
    return (name, building)
  }

  private func part(_ texts: InternedTexts, _ a: Int32, _ b: Int32) -> ComparedPart {
    let part = ComparedPart(a, b)
    guard part == .other else { return part }
    if texts.areAlike(a, b) { return .same }
    return texts.areOfTwoScripts(a, b) ? .unknown : .other
  }
}

/// A part of two addresses: the same, maybe but for a slip, or another; unknown where one has none.
private enum ComparedPart {
  case same, other, unknown

  init(_ a: Int32, _ b: Int32) { self = a < 0 || b < 0 ? .unknown : a == b ? .same : .other }
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
