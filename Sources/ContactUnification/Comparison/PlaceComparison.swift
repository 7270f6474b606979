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
    let town =
      isCodeEqual
      ? 5 : part(table.postalCodes, x.postalCode, y.postalCode, equal: 5, close: 3, other: -2)
    let locality = part(table.localities, x.locality, y.locality, equal: 3, close: 2, other: -2)
    let street = streetScores(x, y)
    if town + locality < 0 { return .placeDifferent }
    let number =
      x.houseNumber < 0 || y.houseNumber < 0 ? 0.0 : x.houseNumber == y.houseNumber ? 3 : -3
    let house = number + street.name + street.building
    let isInStreet = street.name + street.building >= 2
    if house >= 2, isInStreet, town + locality + house >= 7.5 {
      return number < 0 ? .placeStreet : .placeClose
    }
    if town + locality > 0, isInStreet { return .placeStreet }
    if street.name < 0 { return .placeDifferent }
    if isCodeEqual { return .placeCode }
    return town > 0 || locality > 0 ? .placeTown : nil
  }

  /// What the names of streets and buildings say, which are exchanged at times.
  private func streetScores(_ x: PlaceFact, _ y: PlaceFact) -> (name: Double, building: Double) {
    var name = part(table.streetNames, x.streetName, y.streetName, equal: 5, close: 4, other: -3)
    // A slip in "Street", or a blank within the name, leaves the line much the same.
    if name < 0, part(table.lines, x.line, y.line, equal: 4, close: 4, other: -3) > 0 { name = 4 }
    let building = part(table.lines, x.building, y.building, equal: 4, close: 3, other: -1)
    if name < 0, building < 0 {
      let first = part(table.lines, x.line, y.building, equal: 5, close: 4, other: -3)
      let second = part(table.lines, x.building, y.line, equal: 4, close: 3, other: -1)
      if first > 0, second > 0 { return (first, second) }
    }
    return (name, building)
  }

  /// What a part of an address says.
  private func part(
    _ texts: InternedTexts, _ a: Int32, _ b: Int32, equal: Double, close: Double, other: Double
  ) -> Double {
    if a < 0 || b < 0 { return 0 }
    if a == b { return equal }
    let shorter = min(texts.length(a), texts.length(b))
    let limit = shorter >= 8 ? 2 : 1
    if shorter >= 4, texts.distance(a, b, limit: limit) <= limit { return close }
    return texts.areOfTwoScripts(a, b) ? 0 : other
  }
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
