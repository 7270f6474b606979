import ContactLikeness

/// All given, additional and family names that occur in the records, by number.
struct NameComponents: Sendable {
  /// The names, until all of them are known.
  private var table = InternTable()
  private(set) var texts = InternedTexts()
  private var parts: [NamePart] = []
  /// The same. To compare two names is less work than to count who holds them, which several threads
  /// do at once with the names that many bear; ``parts`` holds them as long as these are.
  private var unheld: [Unmanaged<NamePart>] = []
  private var sketches: [NameSketch] = []
  /// The words of names that have several, as names of their own.
  private var words: [[Int32]] = []
  /// A number for each name that is the same for those that differ in accents and hyphens alone.
  private var folds: [Int32] = []
  private var traits: [Traits] = []
  /// The lines of ``Nicknames`` that each is in.
  private var groups = FlatLists<UInt16>()
  /// In ASCII letters, as far as the letters tell.
  private(set) var latins = InternedTexts()

  /// What is looked at most, beside the names so that nobody has to be counted who holds one.
  struct Traits: BitwiseCopyable {
    private(set) var script = ScriptClass.other
    private(set) var sound: UInt32 = 0
    private(set) var isInitial = false
    private(set) var isPatronymic = false
    private(set) var hasDigit = false
    /// Whether it has Latin letters that ASCII lacks.
    private(set) var hasMarkedLetters = false
    /// Whose name one is that all men have, or all women.
    private(set) var sexOfAll = CommonNames.Sex.unknown
    /// Of whom it is the given name.
    private(set) var bearer = CommonNames.Sex.unknown

    init() {}

    init(_ part: NamePart) {
      script = part.script
      sound = part.sound
      isInitial = part.isInitial
      isPatronymic = part.isPatronymic
      hasDigit = part.folded.contains(where: ASCII.isDigit)
      hasMarkedLetters = part.script == .latin && part.canonical.contains { $0 >= 0x80 }
      sexOfAll = part.sexOfAll
      bearer = CommonNames.sex(of: part.folded)
    }
  }

  var count: Int { texts.count }

  subscript(number: Int32) -> NamePart { parts[Int(number)] }

  /// How alike two names are.
  func likeness(_ a: Int32, _ b: Int32, as role: CommonNames.Role) -> Likeness {
    unheld[Int(a)]._withUnsafeGuaranteedRef { first in
      unheld[Int(b)]._withUnsafeGuaranteedRef { first.likeness(to: $0, as: role) }
    }
  }

  /// Whether of two names, one in characters and one in letters, the given names are surely two.
  func areReadOtherwise(_ a: NameVariant, _ b: NameVariant) -> Bool {
    let (native, latin) = script(a.given) == .han ? (a, b) : (b, a)
    return self[native.given].isReadOtherwise(
      than: self[latin.given], beside: self[native.family], self[latin.family])
  }

  /// Whether two names are certain to have nothing in common, which is seen soon.
  func areSurelyDifferent(_ a: Int32, _ b: Int32, as role: CommonNames.Role) -> Bool {
    sketches[Int(a)].isSurelyDifferent(from: sketches[Int(b)], as: role)
  }

  func script(_ number: Int32) -> ScriptClass { traits[Int(number)].script }

  /// How a name sounds; 0 for not at all.
  func sound(_ number: Int32) -> UInt32 { traits[Int(number)].sound }

  /// Calls `body` with each line of ``Nicknames`` that a name is in.
  func forEachGroup(_ number: Int32, _ body: (UInt16) -> Void) {
    for index in groups.range(Int(number)) { body(groups[at: index]) }
  }

  /// What is known of a name; nothing of one that is missing.
  func traits(_ number: Int32) -> Traits { number < 0 ? Traits() : traits[Int(number)] }

  /// Whether one is a woman's given name and the other a man's.
  func areWomansAndMans(_ a: Int32, _ b: Int32) -> Bool {
    traits(a).bearer.contradicts(traits(b).bearer)
  }

  /// Whether two names are one but for a slip, however many people have both.
  func areLetterApart(_ a: Int32, _ b: Int32) -> Bool {
    a >= 0 && b >= 0 && latins.areAlike(a, b)
  }

  /// By what a name is counted.
  func fold(_ number: Int32) -> Int32 { folds[Int(number)] }

  /// The words of a name that has several; empty for one word.
  func words(_ number: Int32) -> [Int32] { words[Int(number)] }

  /// The number of a name; -1 for none.
  mutating func intern(_ canonical: [UInt8]) -> Int32 {
    if canonical.isEmpty { return -1 }
    let number = table.intern(canonical)
    for word in Self.words(canonical) { _ = table.intern(word) }
    return number
  }

  private static func words(_ canonical: [UInt8]) -> [[UInt8]] {
    let words = canonical.split { $0 == 0x20 || $0 == 0x2D }
    return words.count > 1 ? words.prefix(6).map { Array($0) } : []
  }

  /// Takes over another's names, before they are complete, and returns their numbers here.
  mutating func merge(_ other: NameComponents) -> [Int32] { table.merge(other.table) }

  /// Finds out what is known about each name.
  mutating func complete(jobs: Int, isCancelled: @escaping @Sendable () -> Bool) throws {
    let table = table
    let texts = table.texts
    self.texts = texts
    self.table = InternTable()
    parts = try Parallel.array(of: texts.count, jobs: jobs, isCancelled: isCancelled) {
      NamePart(Array(texts[Int32(truncatingIfNeeded: $0)]))
    }
    unheld = parts.map(Unmanaged.passUnretained)
    sketches = parts.map { NameSketch($0) }
    traits = parts.map { Traits($0) }
    for part in parts {
      for group in part.groups { groups.append(group) }
      groups.endRow()
    }
    latins = InternedTexts(parts.lazy.map(\.latin))
    var folded = InternTable(expecting: texts.count)
    folds = parts.map { folded.intern($0.folded) }
    words = texts.map { Self.words(Array($0)).compactMap { table.find($0) } }
  }

  func text(_ number: Int32) -> String { number < 0 ? "" : texts.string(number) }
}
