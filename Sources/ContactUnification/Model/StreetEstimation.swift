import Glibc

// What a street or a town in common is worth, where records have slips in names and addresses.

extension WeightEstimation {
  /// How many pairs of one person and of two people there are among those that have something
  /// in common, and how many of one person the usual weight counts for.
  private struct Shares {
    var one = 0.0
    var two = 0.0
    private static let priorPairs = 10.0

    mutating func add(_ name: NameEvidence) {
      if name.isGivenAgreement, name.family != .different {
        one += 1
      } else if name.isConflict, name.family == .different {
        two += 1
      }
    }

    /// How much the records at hand say against what is usual, 0 to 1.
    var certainty: Double { one / (one + Self.priorPairs) }

    /// What it says for one person, in bits: of so many records only one other is the person's.
    func bits(usual: Double, size: Double, oneWithOtherName: Double) -> Double {
      let others = max(0, two - one * oneWithOtherName)
      let usualOthers = Self.priorPairs * exp2(size - usual)
      return size + log2((one + Self.priorPairs) / (others + usualOthers))
    }
  }

  /// The less neighbours there are among those who live in one street or town, the more it
  /// says; taken over as far as names that differ are known to be wrong ones.
  mutating func estimateStreets(_ weights: inout Weights) {
    var street = Shares()
    for pair in streetPairs() {
      let evidence = comparison.compare(pair.0, pair.1)
      guard evidence.isInStreet else { continue }
      switch evidence.placeLevel {
      case .near, .close: street.add(evidence.name)
      default: break
      }
    }
    var town = Shares()
    for pair in townPairs() { town.add(comparison.compare(pair.0, pair.1).name) }
    let otherName = exp2(weights.familyDifferent + weights.givenDifferent)
    let streetBits = street.bits(
      usual: weights.otherHouseNumber, size: statistics.size, oneWithOtherName: otherName)
    let townBits = town.bits(
      usual: weights.placeNear, size: statistics.size, oneWithOtherName: otherName)
    weights.placeNear += weights.carelessness * (townBits - weights.placeNear)
    weights.placeInStreet +=
      weights.carelessness * street.certainty
      * max(0, streetBits - Self.slipsInStreet - weights.placeInStreet)
    weights.otherHouseNumber += weights.carelessness * (streetBits - weights.otherHouseNumber)
    weights.leastTown = -2
  }

  /// What addresses of a street lose that have more slips than one.
  private static let slipsInStreet = 2.0

  private func streetPairs() -> [(Int, Int)] {
    pairs { row, keys in
      guard case .person = table.kinds[row] else { return }
      for place in table.places[row] where place.postalCode >= 0 && place.streetName >= 0 {
        keys.append(UInt64(place.streetName) << 32 | UInt64(place.postalCode))
      }
    }
  }

  private func townPairs() -> [(Int, Int)] {
    pairs { row, keys in
      guard case .person = table.kinds[row] else { return }
      for place in table.places[row] where place.postalCode >= 0 {
        keys.append(UInt64(place.postalCode))
      }
    }
  }
}
