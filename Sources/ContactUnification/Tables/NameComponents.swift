import ContactLikeness

/// Everything known about a given, middle or family name, apart from who has it.
final class NameComponent: Sendable {
  let script: ScriptClass
  /// In ASCII letters, as far as the letters tell.
  let latin: [UInt8]
  /// The folded name's characters, at most 32.
  let units: [UInt16]
  /// A rough idea of how the consonants sound, the same for most spellings; 0 for none.
  let sound: UInt32
  /// The lines of ``Nicknames`` that it is in.
  let groups: [UInt16]
  /// Hashes of what the rules of several languages make of a name in Latin letters; 0 where that
  /// is too short to say anything.
  let spellings: [UInt64]

  /// Whether it is a letter that stands for a name.
  var isInitial: Bool {
    if case .latin = script { return units.count == 1 }
    if case .cyrillic = script { return units.count == 1 }
    return false
  }

  init(_ folded: ArraySlice<UInt8>) {
    script = ScriptClass(folded)
    let latin = Romanization.latin(folded, script: script)
    self.latin = latin
    units = Array(String(decoding: folded, as: UTF8.self).utf16.prefix(32))
    sound = Self.sound(of: latin)
    var groups = Nicknames.groups(of: folded)
    if case .latin = script, groups.isEmpty, latin.count >= 3 {
      groups = Nicknames.slavicGroups(of: latin[...])
    }
    self.groups = groups
    if case .latin = script {
      spellings = SpellingRules.latinRules.map { rules, least in
        let spelled = rules.apply(latin[...])
        return spelled.count >= least ? StableHash.of(spelled) : 0
      }
    } else {
      spellings = []
    }
  }

  /// Whether two names in Latin letters are spellings of one.
  func isSpelling(of other: NameComponent) -> Bool {
    for (index, (x, y)) in zip(spellings, other.spellings).enumerated() where x == y && x != 0 {
      // Consonants alone are not enough where the rest of the name is another.
      if index != SpellingRules.consonantsOnly || (ending == other.ending && isNear(other)) {
        return true
      }
    }
    return false
  }

  /// The vowel at the end, which tells Amir from Amira; 0 for a consonant.
  private var ending: UInt8 {
    var last = latin.last
    if last == UInt8(ascii: "h"), latin.count > 2 { last = latin[latin.count - 2] }
    switch last {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      return last ?? 0
    case UInt8(ascii: "y"): return UInt8(ascii: "i")
    default: return 0
    }
  }

  /// Whether no more than every third letter differs.
  private func isNear(_ other: NameComponent) -> Bool {
    let limit = max(2, max(latin.count, other.latin.count) / 3 + 1)
    return EditDistance.between(latin, other.latin, limit: limit) <= limit
  }

  /// The first letter's class and those of up to four further consonants, four bits each.
  private static func sound(of latin: [UInt8]) -> UInt32 {
    var code: UInt32 = 0
    var count = 0
    var previous: UInt32 = 0
    for (index, letter) in latin.enumerated() {
      // Within a word j is mostly a vowel's companion.
      let next = letter == UInt8(ascii: "j") && index > 0 ? 0 : soundClass(letter)
      defer { previous = next }
      if next == 0 || next == previous { continue }
      code = code << 4 | next
      count += 1
      if count == 5 { break }
    }
    return code == 0 ? (latin.isEmpty ? 0 : 15) : code
  }

  private static func soundClass(_ letter: UInt8) -> UInt32 {
    switch letter {
    case UInt8(ascii: "b"), UInt8(ascii: "p"): 1
    case UInt8(ascii: "f"), UInt8(ascii: "v"), UInt8(ascii: "w"): 2
    case UInt8(ascii: "c"), UInt8(ascii: "k"), UInt8(ascii: "g"), UInt8(ascii: "q"): 3
    case UInt8(ascii: "x"), UInt8(ascii: "s"), UInt8(ascii: "z"), UInt8(ascii: "j"): 4
    case UInt8(ascii: "d"), UInt8(ascii: "t"): 5
    case UInt8(ascii: "l"): 6
    case UInt8(ascii: "m"): 7
    case UInt8(ascii: "n"): 8
    case UInt8(ascii: "r"): 9
    default: 0
    }
  }
}

/// All components that occur in the records' names.
struct NameComponents: Sendable {
  private(set) var texts = InternTable()
  /// The words of components that have several, as components of their own.
  private(set) var parts: [Int32: [Int32]] = [:]
  private(set) var components: [NameComponent] = []
  /// Whether a component has several words.
  private(set) var hasParts: [Bool] = []
  /// What is looked at most, beside the components so that nobody has to be counted who holds one.
  private var scripts: [ScriptClass] = []
  private var sounds: [UInt32] = []
  private var areInitials: [Bool] = []

  var count: Int { texts.count }

  subscript(number: Int32) -> NameComponent { components[Int(number)] }

  /// The script of a component.
  func script(_ number: Int32) -> ScriptClass { scripts[Int(number)] }

  /// How a component sounds; 0 for not at all.
  func sound(_ number: Int32) -> UInt32 { sounds[Int(number)] }

  /// Whether a component is a letter that stands for a name.
  func isInitial(_ number: Int32) -> Bool { areInitials[Int(number)] }

  /// The words of a component that has several.
  func words(_ number: Int32) -> [Int32]? {
    hasParts[Int(number)] ? parts[number] : nil
  }

  /// The number of a component of these words; -1 where there are none.
  mutating func intern(_ words: ArraySlice<[UInt8]>) -> Int32 {
    guard let first = words.first else { return -1 }
    if words.count == 1 { return texts.intern(first) }
    let number = texts.intern(Array(words.joined()))
    if parts[number] == nil {
      let kept = words.filter { !WordLists.particles.contains($0) }
      parts[number] = (kept.isEmpty ? Array(words) : kept).map { texts.intern($0) }
    }
    return number
  }

  /// Takes over another's components, before they are complete, and returns their numbers here.
  mutating func merge(_ other: NameComponents) -> [Int32] {
    let numbers = texts.merge(other.texts)
    for (number, words) in other.parts {
      let own = numbers[Int(number)]
      if parts[own] == nil { parts[own] = words.map { numbers[Int($0)] } }
    }
    return numbers
  }

  /// Finds out what is known about each component.
  mutating func complete(jobs: Int, isCancelled: @escaping @Sendable () -> Bool) throws {
    let texts = texts
    let ranges = Parallel.ranges(of: texts.count, jobs: jobs)
    components = try Parallel.map(ranges.count, jobs: jobs, isCancelled: isCancelled) { part in
      ranges[part].map { NameComponent(texts[Int32(truncatingIfNeeded: $0)]) }
    }.flatMap { $0 }
    scripts = components.map(\.script)
    sounds = components.map(\.sound)
    areInitials = components.map(\.isInitial)
    hasParts = Array(repeating: false, count: texts.count)
    for number in parts.keys { hasParts[Int(number)] = true }
  }

  func text(_ number: Int32) -> String { number < 0 ? "" : texts.string(number) }
}
