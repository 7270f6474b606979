// The comparison of postal addresses, part by part.

extension RecordComparison {
  func comparePlaces(_ a: Int, _ b: Int, _ evidence: inout PairEvidence) {
    let left = table.places.range(a)
    let right = table.places.range(b)
    guard !left.isEmpty, !right.isEmpty else { return }
    let most = mostOfPlace(evidence)
    var isStreetKnown = false
    let areNamed = evidence.name.isGivenAgreement && evidence.name.family != .different
    for i in left {
      for j in right {
        let x = table.places[at: i]
        let y = table.places[at: j]
        if x.streetName >= 0, y.streetName >= 0 { isStreetKnown = true }
        let level = placeLevel(x, y, areNamed: areNamed)
        var bits: Double
        switch level {
        case .equal, .close:
          var names = x.street < 0 ? 1 : statistics.placeNames[Int(x.street)]
          // Of two that conflict, one is wrong if this is one person.
          if evidence.name.isConflict { names = max(1, names - 1) }
          bits = min(shared(weights.place, names: names), most)
          if level == .close {
            bits -= areNamed ? weights.placeClose : weights.placeCloseOfOthers
            // Neighbours live in houses of other numbers.
            if x.houseNumber != y.houseNumber { bits = min(bits, weights.otherHouseNumber) }
          }
        case .near: bits = min(weights.placeNear, most)
        default: continue
        }
        if bits > evidence.place {
          evidence.place = bits
          evidence.placeLevel = level
        }
      }
    }
    if evidence.placeLevel == .missing, isStreetKnown {
      evidence.place = weights.otherPlace
      evidence.placeLevel = .different
    }
  }

  /// The most that a place counts: where the names agree, what both together may say of one
  /// person, since fathers live with sons of their name.
  private func mostOfPlace(_ evidence: PairEvidence) -> Double {
    guard evidence.name.isGivenAgreement else { return .infinity }
    let name = evidence.name.total + max(0, evidence.middle)
    let rest = statistics.size + weights.nameAndPlace - name
    return max(weights.placeOfNamesake, rest)
  }

  /// How two places compare. With a slip in one part, the others must agree.
  private func placeLevel(
    _ x: PlaceFact, _ y: PlaceFact, areNamed: Bool
  ) -> PairEvidence.ValueLevel {
    let isCodeEqual = x.postalCode >= 0 && x.postalCode == y.postalCode
    let isCodeKnown = x.postalCode >= 0 && y.postalCode >= 0
    if x.street >= 0, x.street == y.street, isCodeEqual || !isCodeKnown { return .equal }
    let town =
      isCodeEqual
      ? 5 : part(table.postalCodes, x.postalCode, y.postalCode, equal: 5, close: 3, other: -2)
    let locality = part(table.localities, x.locality, y.locality, equal: 3, close: 2, other: -2)
    if town + locality < 0 { return .different }
    let name = part(table.streetNames, x.streetName, y.streetName, equal: 5, close: 4, other: -3)
    let building = part(table.buildings, x.building, y.building, equal: 4, close: 3, other: -1)
    var number = 0.0
    if x.houseNumber >= 0, y.houseNumber >= 0 {
      number = x.houseNumber == y.houseNumber ? 3 : areNamed ? -3 : -6
    }
    let house = number + name + building
    let sum = town + locality + house
    if house >= 2, sum >= (areNamed ? 7.5 : 9) { return .close }
    return sum >= 4 ? .near : .different
  }

  /// What a part of an address says.
  private func part(
    _ texts: InternTable, _ a: Int32, _ b: Int32, equal: Double, close: Double, other: Double
  ) -> Double {
    if a < 0 || b < 0 { return 0 }
    if a == b { return equal }
    let shorter = min(texts.length(a), texts.length(b))
    guard shorter >= 4 else { return other }
    let limit = shorter >= 8 ? 2 : 1
    return texts.distance(a, b, limit: limit) <= limit ? close : other
  }
}
