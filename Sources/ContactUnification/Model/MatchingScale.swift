import ContactLikeness

/// What a collection of records as a whole says about each pair of them: how many records there are,
/// and how often the fields of one person differ in it.
///
/// A part of the collection that is matched by its scale (``UnificationOptions/scale``), as what came
/// to it and who is like that, is matched as the whole would be, as far as the part has all who have
/// a name or a value in common.
public struct MatchingScale: Sendable {
  /// How many records there are that could be joined.
  public let recordCount: Double
  let model: MatchModel
}

extension MatchingScale {
  /// The scale as bytes, which ``init(bytes:)`` of the same version reads.
  public var bytes: [UInt8] {
    var numbers = [Self.version, recordCount.bitPattern, UInt64(model.households.bitPattern)]
    numbers += Self.values(model.rows).map { UInt64($0.bitPattern) }
    return numbers.map(\.littleEndian).withUnsafeBytes { Array($0) }
  }

  /// Reads a scale that was kept; nil for another version's, by whose rules nothing is matched any
  /// more.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 8 * (3 + 4 * MatchLevel.count) else { return nil }
    let numbers = bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 8).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self).littleEndian
      }
    }
    guard numbers[0] == Self.version else { return nil }
    func value(_ index: Int) -> Float {
      Float(bitPattern: UInt32(truncatingIfNeeded: numbers[index]))
    }
    recordCount = Double(bitPattern: numbers[1])
    var model = MatchModel(recordCount: recordCount)
    model.households = value(2)
    for level in MatchLevel.allCases {
      let start = 3 + 4 * Int(level.rawValue)
      model[level].same = value(start)
      model[level].household = value(start + 1)
      model[level].organization = value(start + 2)
      model[level].strangers = value(start + 3)
    }
    self.model = model
  }

  /// A number for the table that the model is fitted from.
  private static let version: UInt64 = {
    values(MatchTable.rows).reduce(into: StableHash(seed: 1)) {
      $0.combine(UInt64($1.bitPattern))
    }.value
  }()

  private static func values(_ rows: [MatchModel.Row]) -> [Float] {
    rows.flatMap { [$0.same, $0.household, $0.organization, $0.strangers] }
  }
}
