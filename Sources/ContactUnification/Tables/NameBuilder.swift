import ContactLikeness

/// The names of a record.
struct NamedRow {
  /// The main one first.
  let variants: [NameVariant]
  let generation: Generation
  /// Whether it is of several people.
  let isCouple: Bool
  let relation: NameRelation
}

/// Makes names of what stands in their fields.
struct NameBuilder {
  private(set) var components = NameComponents()
  private let texts: [NameText]

  /// - Parameter texts: What each raw text says.
  init(texts: [NameText]) { self.texts = texts }

  /// No record's comparison may take longer because it has many names.
  private static let mostVariants = 8

  /// The names of a record.
  mutating func names(
    _ raw: ArraySlice<RawName>
  ) -> NamedRow {
    var variants: [NameVariant] = []
    var generation = Generation.none
    var isCouple = false
    var relation = NameRelation.none
    for name in raw {
      let (given, family) = (text(name.given), text(name.family))
      if Self.isPlaceholder(given, family) { continue }
      let readings = NameReadings(
        given: given, additional: text(name.middle), family: family, suffix: text(name.suffix))
      if case .primary = name.kind {
        generation = readings.generation
        isCouple = readings.isCouple
        relation = NameRelation(given, family, titleSex: readings.titleSex)
      }
      for reading in readings.all {
        let variant = NameVariant(
          kind: name.kind, reading: reading.kind,
          given: components.intern(Self.isTitle(reading) ? [] : reading.given),
          middle: components.intern(reading.additional),
          family: components.intern(reading.family))
        guard variants.count < Self.mostVariants else { break }
        if !variants.contains(where: { Self.says($0, as: variant) }) { variants.append(variant) }
      }
      if isCouple { break }
    }
    return NamedRow(
      variants: variants, generation: generation, isCouple: isCouple, relation: relation)
  }

  /// Whether what stands before a family name is a title and no given name, as in Sir Baronet. A letter
  /// in the place of a given name is its initial: M. Rossi may be Marta.
  private static func isTitle(_ reading: NameReading) -> Bool {
    if reading.family.isEmpty { return false }
    var rest = reading.given[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0 != 0x20 }
      rest = rest.dropFirst(word.count + 1)
      guard word.count > 1, isTitle(word) else { return false }
    }
    return true
  }

  private static func isTitle(_ word: ArraySlice<UInt8>) -> Bool {
    if word.allSatisfy({ $0 < 0x80 }) { return WordLists.isTitle(word) }
    return FormsOfAddress.isTitle(Array(word))
      || WordLists.isTitle(LetterFolding.folded(Array(word)))
  }

  private static func says(_ a: NameVariant, as b: NameVariant) -> Bool {
    a.given == b.given && a.family == b.family && a.middle == b.middle
  }

  private func text(_ number: Int32) -> NameText? { number < 0 ? nil : texts[Int(number)] }

  private static func isPlaceholder(_ given: NameText?, _ family: NameText?) -> Bool {
    Placeholders.isName((given?.words ?? []) + (family?.words ?? []))
  }
}
