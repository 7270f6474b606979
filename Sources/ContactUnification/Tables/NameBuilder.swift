import ContactLikeness

/// Makes names of what stands in their fields: finds out what is given and family name where
/// a card has all in one field, and takes former names out of parentheses.
struct NameBuilder {
  private(set) var components = NameComponents()
  private let words: [NameWords]

  /// - Parameter words: What each raw text says.
  init(words: [NameWords]) { self.words = words }

  /// No record's comparison may take longer because it has many names.
  private static let mostVariants = 6

  /// The names of a record, the main one first, its generation, and whether it is of several
  /// people.
  mutating func names(
    _ raw: ArraySlice<RawName>
  ) -> (variants: [NameVariant], generation: Generation, isCouple: Bool) {
    if let name = raw.first, let couple = couple(name) { return ([couple], .none, true) }
    var variants: [NameVariant] = []
    var generation = Generation.none
    for name in raw {
      guard variants.count < Self.mostVariants else { break }
      if case .primary = name.kind { generation = self.generation(name) }
      let variant = variant(name)
      if variant.given < 0, variant.family < 0 { continue }
      if !variants.contains(where: { says($0, as: variant) }) { variants.append(variant) }
      if let double = doubleGiven(name) { variants.append(double) }
      for aside in asides(name) where variants.count < Self.mostVariants {
        variants.append(NameVariant(kind: .previous, given: variant.given, family: aside))
      }
    }
    return (variants, generation, false)
  }

  private func says(_ a: NameVariant, as b: NameVariant) -> Bool {
    a.given == b.given && a.family == b.family && a.middle == b.middle
  }

  private func words(_ number: Int32) -> NameWords? { number < 0 ? nil : words[Int(number)] }

  /// The name of two people, their given names in the order of letters.
  private mutating func couple(_ name: RawName) -> NameVariant? {
    let field = words(name.given) ?? words(name.family)
    guard case .primary = name.kind, let field, let join = field.wordsBeforeJoin else { return nil }
    var given = field.words
    var family = name.given < 0 ? [] : words(name.family)?.words ?? []
    // Behind the second given name stands the name of both.
    if family.isEmpty, given.count > join + 1 { family = [given.removeLast()] }
    if name.given < 0, given.count < 2 { return nil }
    given.removeAll { family.contains($0) }
    given.sort { $0.lexicographicallyPrecedes($1) }
    return make(.primary, given: given[...], middle: [], family: family[...])
  }

  private func generation(_ name: RawName) -> Generation {
    if let suffix = words(name.suffix) {
      for word in suffix.words {
        let generation = Generation(word)
        if generation != .none { return generation }
      }
      if suffix.generation != .none { return suffix.generation }
    }
    for number in [name.family, name.middle, name.given] {
      if let found = words(number)?.generation, found != .none { return found }
    }
    return .none
  }

  /// Two words in a given name's field with nothing in that of the family name.
  private mutating func doubleGiven(_ name: RawName) -> NameVariant? {
    guard case .primary = name.kind, words(name.family)?.words.isEmpty ?? true,
      let given = words(name.given), given.words.count == 2, given.wordsBeforeComma == nil
    else { return nil }
    return NameVariant(kind: .doubleGiven, given: components.intern(given.words[...]))
  }

  private mutating func asides(_ name: RawName) -> [Int32] {
    guard case .primary = name.kind else { return [] }
    var found: [Int32] = []
    for number in [name.family, name.given] {
      if let asides = words(number)?.asides, asides.count == 1, name.family >= 0 {
        found.append(components.intern(asides[...]))
      }
    }
    return found
  }

  private mutating func variant(_ name: RawName) -> NameVariant {
    var given = words(name.given)?.words ?? []
    let family = words(name.family)?.words ?? []
    var middle = words(name.middle)?.words ?? []
    if family.isEmpty || given.isEmpty {
      let field = family.isEmpty ? words(name.given) : words(name.family)
      return variant(
        ofField: field, isFamily: given.isEmpty, kind: name.kind, middle: middle)
    }
    // An initial behind the given name is a middle name.
    while given.count > 1, let last = given.last, last.count == 1 {
      middle.insert(last, at: 0)
      given.removeLast()
    }
    return make(name.kind, given: given[...], middle: middle[...], family: family[...])
  }

  private mutating func variant(
    ofField field: NameWords?, isFamily: Bool, kind: NameKind, middle: [[UInt8]]
  ) -> NameVariant {
    guard let field, let first = field.words.first else { return NameVariant(kind: kind) }
    let words = field.words
    if let comma = field.wordsBeforeComma {
      return make(
        kind, given: words[comma..<comma + 1], middle: words[(comma + 1)...],
        family: words[..<comma])
    }
    if words.count == 1 {
      if let split = Self.split(native: first) {
        return make(kind, given: [split.given], middle: middle[...], family: [split.family])
      }
      return isFamily
        ? make(kind, given: [], middle: [], family: words[...])
        : make(kind, given: words[...], middle: middle[...], family: [])
    }
    if isFamily, WordLists.particles.contains(first) {
      return make(kind, given: [], middle: [], family: words[...])
    }
    let start =
      words.indices.dropFirst().first { WordLists.particles.contains(words[$0]) }
      ?? words.count - 1
    let familyStart = start == words.count - 1 || start > 0 ? start : words.count - 1
    return make(
      kind, given: words[..<1], middle: words[1..<familyStart], family: words[familyStart...])
  }

  private mutating func make(
    _ kind: NameKind, given: ArraySlice<[UInt8]>, middle: ArraySlice<[UInt8]>,
    family: ArraySlice<[UInt8]>
  ) -> NameVariant {
    var variant = NameVariant(kind: kind)
    variant.given = components.intern(given)
    variant.middle = components.intern(middle)
    variant.family = components.intern(family)
    let all = Array(family) + Array(given)
    switch all.first.map({ ScriptClass($0[...]) }) {
    case .han, .hangul, .kana: variant.whole = components.intern([Array(all.joined())])
    default: break
    }
    return variant
  }

  /// Takes a Chinese or Korean name in one word apart. Of a Japanese name nobody can tell.
  private static func split(native word: [UInt8]) -> (family: [UInt8], given: [UInt8])? {
    let script = ScriptClass(word[...])
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    var count = 1
    switch script {
    case .han:
      guard scalars.count == 3 || scalars.count == 4 else { return nil }
      if scalars.count == 4 { count = 2 }
    case .hangul:
      guard scalars.count == 3 || scalars.count == 4 else { return nil }
      if scalars.count == 4 { count = 2 }
    default: return nil
    }
    func text(_ part: ArraySlice<Unicode.Scalar>) -> [UInt8] {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: part)
      return Array(String(view).utf8)
    }
    return (text(scalars[..<count]), text(scalars[count...]))
  }
}
