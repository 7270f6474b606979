import ContactLikeness

// Names in characters, which may be read in many ways.
extension NameComparison {
  /// Whether a record's name is written in characters, which may be read in many ways.
  func isIdeographic(_ names: Range<Int>) -> Bool {
    guard let first = names.first else { return false }
    let name = table.names[at: first]
    let number = name.given >= 0 ? name.given : name.family
    return number >= 0 && table.components.script(number) == .han
  }

  /// Two names in the same characters are two where they are read in two ways.
  func readWithCare(
    _ evidence: NameEvidence, _ left: Range<Int>, _ right: Range<Int>
  ) -> NameEvidence {
    func areReadOtherwise(_ name: (NameVariant) -> Int32, _ role: CommonNames.Role) -> Bool {
      func readings(_ names: Range<Int>) -> [Int32] {
        names.map { table.names[at: $0] }.filter { $0.kind == .reading }.map(name).filter {
          $0 >= 0
        }
      }
      let (x, y) = (readings(left), readings(right))
      return !x.isEmpty && !y.isEmpty
        && !x.contains { a in y.contains { components.level(a, $0, as: role) ?? .equal <= .slip } }
    }
    var evidence = evidence
    if areReadOtherwise(\.given, .given) { evidence.given = .different }
    if areReadOtherwise(\.family, .family) { evidence.family = .different }
    weigh(&evidence)
    return evidence
  }

  /// Tells given names of which one is in characters and surely read otherwise than the other in letters.
  func compareReadings(_ evidence: inout NameEvidence) {
    evidence.isUnread = evidence.given == .unknown
    if evidence.isUnread, evidence.family == .transliteration,
      table.components.areReadOtherwise(evidence.first, evidence.second)
    {
      evidence.given = .different
    }
  }
}
