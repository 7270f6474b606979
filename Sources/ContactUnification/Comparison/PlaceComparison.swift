import ContactLikeness

// The comparison of postal addresses, part by part.

extension RecordComparison {
  func comparePlaces(_ a: Int, _ b: Int, _ evidence: inout PairEvidence) {
    let left = table.places.range(a)
    let right = table.places.range(b)
    guard !left.isEmpty, !right.isEmpty else { return }
    let most = mostOfPlace(evidence)
    var isOtherPlace = false
    let areNamed = evidence.name.isGivenAgreement && evidence.name.family != .different
    for i in left {
      for j in right {
        let x = table.places[at: i]
        let y = table.places[at: j]
        let likeness = placeLikeness(x, y, areNamed: areNamed)
        var bits: Double
        switch likeness.level {
        case .equal, .close:
          var names = x.street < 0 ? 1 : statistics.placeNames[Int(x.street)]
          // Of two that conflict, one is wrong if this is one person.
          if evidence.name.isConflict { names = max(1, names - 1) }
          let people = 1 + Double(names - 1) * weights.peoplePerName
          bits = min(shared(weights.place, by: people), most)
          if likeness.level == .close {
            bits -= areNamed ? weights.placeClose : weights.placeCloseOfOthers
            // Neighbours live in houses of other numbers.
            if x.houseNumber != y.houseNumber { bits = min(bits, weights.otherHouseNumber) }
          }
        case .near:
          let street = likeness.isInStreet ? weights.placeInStreet : 0
          bits = min(max(weights.placeNear, street), most)
        case .different:
          isOtherPlace = true
          continue
        case .missing, .conflicting: continue
        }
        if bits > evidence.place {
          evidence.place = bits
          evidence.placeLevel = likeness.level
          evidence.isInStreet = likeness.isInStreet
        }
      }
    }
    if evidence.placeLevel == .missing, isOtherPlace {
      evidence.place = weights.otherPlace
      evidence.placeLevel = .different
    }
  }

  /// The most that a place counts: where the names agree, what both together may say of one
  /// person, since fathers live with sons of their name.
  private func mostOfPlace(_ evidence: PairEvidence) -> Double {
    guard evidence.name.isGivenAgreement else { return .infinity }
    // Whom one calls Jr. has a father, and likely at home; and a landline says no more than that.
    if case .different = evidence.generationLevel { return weights.placeOfKin }
    let least = evidence.isPhoneShared ? weights.placeOfKin : weights.placeOfNamesake
    let name = evidence.name.total + max(0, evidence.middle)
    let phone = evidence.isPhoneShared ? max(0, evidence.phone - evidence.otherMobile) : 0
    return max(least, statistics.size + weights.nameAndPlace - name - phone)
  }

  private struct Likeness {
    let level: PairEvidence.ValueLevel
    var isInStreet = false
  }

  /// How two places compare. With a slip in one part, the others must agree.
  private func placeLikeness(_ x: PlaceFact, _ y: PlaceFact, areNamed: Bool) -> Likeness {
    let isCodeEqual = x.postalCode >= 0 && x.postalCode == y.postalCode
    let isCodeKnown = x.postalCode >= 0 && y.postalCode >= 0
    if x.street >= 0, x.street == y.street, isCodeEqual || !isCodeKnown {
      return Likeness(level: .equal, isInStreet: true)
    }
    let town =
      isCodeEqual
      ? 5 : part(table.postalCodes, x.postalCode, y.postalCode, equal: 5, close: 3, other: -2)
    let locality = part(table.localities, x.locality, y.locality, equal: 3, close: 2, other: -2)
    if town + locality < 0 { return Likeness(level: .different) }
    let street = streetScores(x, y)
    let number = numberScore(x.houseNumber, y.houseNumber, areNamed: areNamed)
    let house = number + street.name + street.building
    let sum = town + locality + house
    let isInStreet = street.name + street.building >= 2
    if house >= 2, sum >= (areNamed ? 7.5 : 9) {
      return Likeness(level: .close, isInStreet: isInStreet)
    }
    if sum >= weights.leastNear { return Likeness(level: .near, isInStreet: isInStreet) }
    let areComparable = x.streetName >= 0 && y.streetName >= 0
    return Likeness(level: areComparable ? .different : .missing)
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

  private func numberScore(_ x: Int32, _ y: Int32, areNamed: Bool) -> Double {
    if x < 0 || y < 0 { return 0 }
    if x == y { return 3 }
    return areNamed ? -3 : -6
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
