import ContactLikeness

// Names that are no given and family name in letters.
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

  // MARK: - Names that say whose son or daughter somebody is

  /// Whether a name says itself which part of it is the father's.
  func namesFather(_ name: NameVariant) -> Bool {
    table.components.traits(name.family).isPatronymic || isEthiopian(name)
  }

  /// In Ethiopia the father's name stands behind the own one: Bekele Tesfaye is Tesfaye Bekele's son.
  func isEthiopian(_ name: NameVariant) -> Bool {
    name.given >= 0 && table.components.script(name.given) == .ethiopic
  }

  /// Whether the second name is the father's, as in Arabic and in Ethiopia, so that who has it as the first
  /// is the father.
  func isNamedForFather(_ name: NameVariant) -> Bool {
    name.given >= 0 && table.components[name.given].isBeforeFathers
  }

  /// Whether what stands last is a father's given name: Ali Hassan is not Hassan Ali, but Al Harbi Khalid is Khalid.
  func isFathersLast(_ place: FathersName, _ a: NameVariant, _ b: NameVariant) -> Bool {
    switch place {
    case .none: false
    case .last: true
    case .behindOwn:
      [a.family, b.family].allSatisfy { number in
        guard number >= 0 else { return false }
        let part = table.components[number]
        // With the article it is a family's.
        return part.share(as: .given) != nil
          || part.script == .arabic && !part.canonical.starts(with: "ال".utf8)
      }
    }
  }

  /// Takes what one has as a second name and the other as the first for that of the father, where it stands behind
  /// one's own: Mostafa Fathy is Fathy's son, in whichever order a field has the names.
  func setAsideOfFathers(_ evidence: inout NameEvidence) {
    let (a, b) = (evidence.first, evidence.second)
    let isOtherOrder =
      evidence.isSwapped || a.reading == .otherOrder || b.reading == .otherOrder
    if evidence.given == .part, isFathers(a.given, b.given) {
      evidence.given = .different
    } else if isOtherOrder, evidence.family == .part, isFathers(a.family, b.family) {
      evidence.family = .different
    } else {
      return
    }
    weigh(&evidence)
  }

  /// Whether of two names, one of several words, the other is what stands behind the first. Abdel needs what follows,
  /// and Muhammad is left out as often as not.
  private func isFathers(_ a: Int32, _ b: Int32) -> Bool {
    let (x, y) = (words(a).first ?? a, words(b).first ?? b)
    guard x >= 0, y >= 0, components.level(x, y, as: .given) ?? .equal > .unknown else {
      return false
    }
    return [x, y].allSatisfy {
      let part = table.components[$0]
      return table.components.traits($0).bearer != .female
        && !part.isMuhammad && !part.needsNameBehind
    }
  }
}
