/// How two records compare in every field.
struct PairLevels: Sendable {
  enum Kind: Sendable { case people, firms, incomparable }

  var kind = Kind.people
  /// How many names share a value with the two, besides theirs.
  var sharers = 0
  /// The names that were compared.
  var name = NameEvidence()
  /// The fields that have a level.
  private(set) var fields = FieldSet()
  /// Read where the field has one alone.
  private var levels = InlineArray<20, MatchLevel>(repeating: .givenEqual)
  /// The binary logarithm of how often strangers agree so, where that depends on the value.
  private var chances = InlineArray<20, Float>(repeating: 0)

  subscript(field: MatchField) -> MatchLevel? {
    fields.contains(field) ? levels[Int(field.rawValue)] : nil
  }

  func chance(_ field: MatchField) -> Float { chances[Int(field.rawValue)] }

  mutating func set(_ field: MatchField, _ level: MatchLevel?, bits: Double = 0) {
    guard let level else { return fields.remove(field) }
    fields.insert(field)
    levels[Int(field.rawValue)] = level
    chances[Int(field.rawValue)] = Float(-bits)
  }

  mutating func share(_ others: Int) { sharers = max(sharers, others) }
}

/// Fields that two records were compared in, in their order.
struct FieldSet: Sendable, Sequence, IteratorProtocol {
  private var bits: UInt32 = 0

  init() {}

  func contains(_ field: MatchField) -> Bool { bits & Self.bit(field) != 0 }

  mutating func insert(_ field: MatchField) { bits |= Self.bit(field) }

  mutating func remove(_ field: MatchField) { bits &= ~Self.bit(field) }

  mutating func next() -> MatchField? {
    guard let field = MatchField(rawValue: UInt8(truncatingIfNeeded: bits.trailingZeroBitCount))
    else { return nil }
    remove(field)
    return field
  }

  private static func bit(_ field: MatchField) -> UInt32 { 1 << UInt32(field.rawValue) }
}
