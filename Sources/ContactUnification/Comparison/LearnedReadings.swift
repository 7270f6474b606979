import ContactLikeness

/// How names in characters are read, as far as records or usual surnames tell.
struct LearnedReadings: Sendable {
  /// By the component in characters, the hashes of its readings by the rules of both languages.
  private var readings: [Int32: [UInt64]] = [:]

  init(_ table: RecordTable) {
    let components = table.components
    for row in 0..<table.count {
      let names = table.names[row]
      guard names.count > 1, let own = names.first else { continue }
      for other in names.dropFirst() where other.kind == .reading {
        learn(own.given, other.given, components)
        learn(own.family, other.family, components)
        learn(own.given, other.family, components)
        learn(own.family, other.given, components)
      }
    }
  }

  private mutating func learn(_ a: Int32, _ b: Int32, _ components: NameComponents) {
    guard a >= 0, b >= 0 else { return }
    let (native, reading) = isNative(components[a]) ? (a, b) : (b, a)
    guard isNative(components[native]), !isNative(components[reading]) else { return }
    for key in Self.keys(components[reading]) where readings[native]?.contains(key) != true {
      readings[native, default: []].append(key)
    }
  }

  private func isNative(_ component: NamePart) -> Bool {
    component.script == .han
  }

  private static func keys(_ component: NamePart) -> [UInt64] {
    [
      StableHash.of(SpellingRules.japanese.apply(component.latin[...]), seed: 1),
      StableHash.of(SpellingRules.chinese.apply(component.latin[...]), seed: 2),
    ]
  }

  /// Whether one is a known reading of the other.
  func agree(_ a: Int32, _ b: Int32, _ components: NameComponents) -> Bool {
    let (native, reading) = isNative(components[a]) ? (a, b) : (b, a)
    guard let known = readings[native] else { return false }
    return Self.keys(components[reading]).contains { known.contains($0) }
  }
}
