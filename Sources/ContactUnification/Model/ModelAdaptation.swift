import Glibc

/// Fits the model to the records at hand, in what differs from one collection to another: how often
/// one person's names and birthdays differ, and how many people there are to an address.
///
/// How often a field differs is counted among pairs that the other fields already tell are one
/// person, so that no field vouches for itself. What the table says counts as so many pairs seen
/// before; ten contacts leave it as it is.
struct ModelAdaptation {
  private static let fields: [MatchField] = [.given, .family, .birthday]
  /// How many pairs of one person the table counts as.
  private static let usualPairs = 60.0
  /// How many pairs at one address of each class it counts as.
  private static let usualPairsAtAddresses = 20.0
  /// From so many bits on it is one person without the field that is counted.
  private static let certain: Float = 3
  private static let rounds = 4

  static func adapt(_ model: MatchModel, to pairs: [PairLevels]) -> MatchModel {
    let people = pairs.filter { $0.kind == .people }
    var fitted = model
    for _ in 0..<rounds {
      var next = model
      for field in fields { next.add(changes(of: field, in: people, fitted, model)) }
      next.households = households(in: people, next)
      fitted = next
    }
    return fitted
  }

  /// What is to be added to the levels of one person's pairs, in bits.
  private static func changes(
    of field: MatchField, in pairs: [PairLevels], _ fitted: MatchModel, _ usual: MatchModel
  ) -> [(MatchLevel, Float)] {
    var counts = [Double](repeating: 0, count: MatchLevel.count)
    var sum = 0.0
    for pair in pairs {
      guard let level = pair[field] else { continue }
      let weight = fitted.likelihoods(pair, without: field).weight
      if weight < certain { continue }
      let share = Probability.of(bits: Double(weight))
      counts[Int(level.rawValue)] += share
      sum += share
    }
    let levels = MatchLevel.allCases.filter { $0.field == field }
    let shares = levels.map { exp2(Double(usual.rows[Int($0.rawValue)].same)) }
    let all = shares.reduce(0, +)
    return zip(levels, shares).map { level, share in
      let expected = share / all
      let found =
        (usualPairs * expected + counts[Int(level.rawValue)]) / (usualPairs + sum)
      return (level, Float(log2(found / expected)))
    }
  }

  /// How much oftener than usual two records of one address are of two people of a household, in bits.
  private static func households(in pairs: [PairLevels], _ model: MatchModel) -> Float {
    var one = usualPairsAtAddresses
    var two = usualPairsAtAddresses
    for pair in pairs where pair.sharers <= 2 {
      guard let place = pair[.place], place <= .placeClose else { continue }
      let likelihoods = model.likelihoods(pair)
      let share = Probability.of(bits: Double(likelihoods.weight))
      one += share
      two += (1 - share) * Double(likelihoods.shares.household)
    }
    return Float(min(1, max(-5, log2(two / one))))
  }
}
