/// How common names are among the people who could stand in one book, in bits: the binary logarithm
/// of one in how many bears it.
struct NameFrequency: Sendable {
  private let given: [UInt64: UInt8]
  private let family: [UInt64: UInt8]

  static let shared = NameFrequency()

  private init() {
    given = Self.table(CommonNames.given)
    family = Self.table(CommonNames.family)
  }

  func isKnown(_ name: ArraySlice<UInt8>, asGiven: Bool) -> Bool {
    let key = name.withUnsafeBufferPointer { StableHash.of($0) }
    return (asGiven ? given[key] : family[key]) != nil
  }

  /// The bits of a folded name. A name in no list is taken for no rarer than the last of a list of
  /// its script: which of the world's it would be in, nothing tells.
  func bits(_ name: ArraySlice<UInt8>, asGiven: Bool, script: ScriptClass) -> Double {
    let key = name.withUnsafeBufferPointer { StableHash.of($0) }
    if let bits = asGiven ? given[key] : family[key] { return Double(bits) }
    switch script {
    case .latin: return asGiven ? 12 : 13
    case .han: return asGiven ? (name.count <= 3 ? 8 : 12) : 10
    case .hangul: return asGiven ? (name.count <= 3 ? 8 : 11) : 10
    case .cyrillic, .greek, .arabic, .kana, .other: return asGiven ? 10 : 12
    }
  }

  private static func table(_ text: StaticString) -> [UInt64: UInt8] {
    var table: [UInt64: UInt8] = [:]
    text.withUTF8Buffer { bytes in
      table.reserveCapacity(8000)
      for line in bytes.split(separator: 0x0A) {
        var bits: UInt8 = 0
        for (index, word) in line.split(separator: 0x20).enumerated() {
          if index == 0 {
            bits = word.reduce(0) { $0 &* 10 &+ ($1 &- 0x30) }
            continue
          }
          var name = Array(word)
          // Characters are kept as the lists have them, and folded as names are.
          if name.contains(where: { $0 >= 0xE3 }) {
            name = name.withUnsafeBufferPointer { LetterFolding.folded($0) }
          }
          let key = StableHash.of(name)
          table[key] = min(table[key] ?? .max, bits)
        }
      }
    }
    return table
  }
}
