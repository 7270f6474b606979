import ContactLikeness

/// The names of a range of rows, made of what stands in their fields, with components of their own.
struct NamedRows: Sendable {
  /// The main name of a row first.
  private(set) var names = FlatLists<NameVariant>()
  /// What each row's main name says besides.
  private(set) var meanings: [Meaning] = []
  private(set) var components = NameComponents()

  struct Meaning: Sendable {
    /// The first of the rows one after the other that have the same names, word for word.
    var firstRow = 0
    var generation = Generation.none
    var relation = NameRelation.none
    /// Whether it is of several people.
    var isCouple = false
  }

  /// No record's comparison may take longer because it has many names.
  private static let mostVariants = 8

  /// - Parameter texts: What each raw text says.
  init(_ rows: Range<Int>, of raw: FlatLists<RawName>, texts: [NameText]) {
    for row in rows {
      if row > rows.lowerBound, raw[row] == raw[row - 1], let meaning = meanings.last {
        names.repeatRow()
        meanings.append(meaning)
      } else {
        append(raw[row], texts)
        meanings[meanings.count - 1].firstRow = row
      }
    }
  }

  private mutating func append(_ raw: ArraySlice<RawName>, _ texts: [NameText]) {
    func text(_ number: Int32) -> NameText? { number < 0 ? nil : texts[Int(number)] }
    var meaning = Meaning()
    for name in raw {
      var (given, family) = (text(name.given), text(name.family))
      if Placeholders.isName((given?.words ?? []) + (family?.words ?? [])) { continue }
      // Stefan Unbekannt has no family name.
      if given != nil, family.map({ Placeholders.isOfNobody($0.words) }) ?? false { family = nil }
      if family != nil, given.map({ Placeholders.isOfNobody($0.words) }) ?? false { given = nil }
      let readings = NameReadings(
        given: given, additional: text(name.middle), family: family, prefix: text(name.prefix),
        suffix: text(name.suffix))
      for reading in readings.all {
        let variant = NameVariant(
          kind: name.kind, reading: reading.kind,
          given: components.intern(Self.isTitle(reading) ? [] : reading.given),
          middle: components.intern(reading.additional),
          family: components.intern(reading.family),
          isDivided: name.given >= 0 && name.family >= 0)
        guard names.openCount < Self.mostVariants else { break }
        if !names.openRow.contains(where: { Self.says($0, as: variant) }) { names.append(variant) }
      }
      guard case .primary = name.kind else { continue }
      meaning = Meaning(
        generation: readings.generation,
        relation: NameRelation(given, family, titleSex: readings.titleSex),
        isCouple: readings.isCouple)
      if readings.isCouple { break }
    }
    names.endRow()
    meanings.append(meaning)
  }

  /// Whether what stands before a family name is a title and no given name, as in Sir Baronet. A letter
  /// in the place of a given name is its initial: M. Rossi may be Marta.
  private static func isTitle(_ reading: NameReading) -> Bool {
    !reading.family.isEmpty
      && reading.given.split(separator: 0x20).allSatisfy { $0.count > 1 && isTitle($0) }
  }

  private static func isTitle(_ word: ArraySlice<UInt8>) -> Bool {
    if word.allSatisfy({ $0 < 0x80 }) { return WordLists.isTitle(word) }
    return FormsOfAddress.isTitle(Array(word))
      || WordLists.isTitle(LetterFolding.folded(Array(word)))
  }

  private static func says(_ a: NameVariant, as b: NameVariant) -> Bool {
    a.given == b.given && a.family == b.family && a.middle == b.middle
  }
}
