import Glibc

// What addresses and parts of them are worth, where records were written carelessly: what address
// books usually show tells nothing about them, and so they must.

extension WeightEstimation {
  /// The less strangers there are among those who have an address, a street or a town in common,
  /// the more that says. Taken over as far as the records are trusted more than what is usual.
  mutating func estimateAddresses(_ weights: inout Weights, _ people: PeopleAtAddresses) {
    let trust = weights.trustInRecords
    func take(_ weight: WritableKeyPath<Weights, Double>, _ estimate: Double) {
      weights[keyPath: weight] += trust * (estimate - weights[keyPath: weight])
    }
    take(
      \.place,
      people.counts.bits(usual: Weights.standard.place, usualPairs: Self.usualPairsOfPlace))
    // Namesakes at one address are father and son: the fewer, the less people live together.
    take(\.nameAndPlace, weights.nameAndPlace + max(0, people.oneBits))
    // A record without a name is that of one of the people at its address.
    take(\.sharedBelowSize, -people.oneBits)
    take(\.peoplePerName, people.householdShare)
    take(\.leastNear, Self.leastNear)
    use(weights)

    let size = statistics.size
    let wrongNames = exp2(weights.familyDifferent + weights.givenDifferent)
    let street = counts(pairsInStreet(), inStreet: true, wrongNames: wrongNames)
    let town = counts(pairsInTown(), inStreet: false, wrongNames: wrongNames)
    let streetBits =
      size
      + street.bits(
        usual: weights.otherHouseNumber - size, usualPairs: Self.usualPairsOfParts)
    take(\.otherHouseNumber, streetBits)
    take(\.placeInStreet, streetBits)
    take(
      \.placeNear,
      size + town.bits(usual: weights.placeNear - size, usualPairs: Self.usualPairsOfParts))
  }

  /// How many pairs of one person it weighs what an address usually says: few, because the records
  /// are not usual.
  private static let usualPairsOfPlace = 5.0
  /// The same for parts of addresses, of which the usual weights are but guesses.
  private static let usualPairsOfParts = 1.0
  /// One town with another street and number, or one street with another number and town.
  private static let leastNear = 1.0

  /// Those of pairs whose addresses differ in part.
  ///
  /// - Parameters:
  ///   - inStreet: Whether street or building are in common, rather than the town alone.
  ///   - wrongNames: How often both names of one person are wrong.
  private func counts(
    _ pairs: [(Int, Int)], inStreet: Bool, wrongNames: Double
  ) -> PairCounts {
    var counts = PairCounts()
    for pair in pairs {
      let evidence = comparison.compare(pair.0, pair.1)
      guard evidence.isInStreet == inStreet else { continue }
      switch evidence.placeLevel {
      case .near: counts.add(evidence.name)
      case .close where inStreet: counts.add(evidence.name)
      default: break
      }
    }
    counts.two = max(0, counts.two - counts.one * wrongNames)
    return counts
  }

  private func pairsInStreet() -> [(Int, Int)] {
    pairs { row, keys in
      guard case .person = table.kinds[row] else { return }
      for place in table.places[row] where place.postalCode >= 0 && place.streetName >= 0 {
        keys.append(UInt64(place.streetName) << 32 | UInt64(place.postalCode))
      }
    }
  }

  private func pairsInTown() -> [(Int, Int)] {
    pairs { row, keys in
      guard case .person = table.kinds[row] else { return }
      for place in table.places[row] where place.postalCode >= 0 {
        keys.append(UInt64(place.postalCode))
      }
    }
  }
}
