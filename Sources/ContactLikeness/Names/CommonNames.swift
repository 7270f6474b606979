import CNameLists

/// How common names are, by lists that countries publish; `common-names.txt` of `CNameLists` says whose.
@usableFromInline package enum CommonNames {
  @usableFromInline package enum Role: UInt8, Sendable { case given, family }

  /// Whose given name one is.
  @usableFromInline package enum Sex: UInt8, Sendable, BitwiseCopyable {
    case unknown, female, male, both

    /// Whether the one is a woman's and the other a man's.
    @inlinable package func contradicts(_ other: Sex) -> Bool {
      switch (self, other) {
      case (.female, .male), (.male, .female): true
      default: false
      }
    }
  }

  /// The share of people with a name, in the country where it is commonest; nil for a name that is
  /// in no list.
  ///
  /// - Parameter name: Folded, without blanks, hyphens and apostrophes.
  package static func share(of name: some Collection<UInt8>, as role: Role) -> Float? {
    let (given, family) = shares(of: name)
    let share = role == .given ? given : family
    return share > 0 ? share : nil
  }

  /// The share of a name as a given or a family name, whichever it is more often.
  package static func share(of name: some Collection<UInt8>) -> Float? {
    let (given, family) = shares(of: name)
    return given + family > 0 ? max(given, family) : nil
  }

  /// The shares of people who have a name as a given and as a family name; 0 where none is known to.
  package static func shares(of name: some Collection<UInt8>) -> (given: Float, family: Float) {
    guard let entry = entry(of: name) else { return (0, 0) }
    return (shares[Int(entry.given)], shares[Int(entry.family)])
  }

  /// The same of a word that is not folded.
  package static func shares(ofWord word: String) -> (given: Float, family: Float) {
    shares(of: folded(word))
  }

  private static func folded(_ word: String) -> [UInt8] {
    LetterFolding.folded(Array(word.lowercased().utf8))
  }

  /// The role that a word plays in nearly all names that have it; nil for one in no list, or in both.
  package static func role(ofWord word: String) -> Role? { role(of: folded(word)) }

  /// The same of a name, folded.
  package static func role(of name: [UInt8]) -> Role? {
    let (given, family) = shares(of: name)
    if given > clear * family { return .given }
    return family > clear * given ? .family : nil
  }

  /// So many times as common in one role as in the other, a name is of that one: with fewer, names as Martin
  /// and Paul would count.
  private static let clear: Float = 4

  /// What the share of a name in no list is taken for: that of the last in the lists of its script.
  package static func shareOfUnlisted(
    _ script: ScriptClass, characters: Int, as role: Role
  ) -> Float {
    let bits =
      switch script {
      case .latin: role == .given ? 12 : 13
      case .han: characters == 1 ? 8 : 12
      case .hangul: role == .given ? 11 : 10
      default: role == .given ? 10 : 12
      }
    return Float(sign: .plus, exponent: -bits, significand: 1)
  }

  package static func sex(of name: some Collection<UInt8>) -> Sex {
    entry(of: name)?.sex ?? .unknown
  }

  /// 2 to the power of minus two thirds of a letter's place, and none for any other sign.
  private static let shares: [Float] = {
    let step: Float = 0.629_960_5
    return (0..<256).map { $0 < 26 ? (0..<$0).reduce(Float(1)) { share, _ in share * step } : 0 }
  }()

  private struct Entry: Sendable {
    var given: UInt8
    var family: UInt8
    var sex: Sex
  }

  /// The names by number, and what is known of each.
  private static let (names, entries): (InternTable, [Entry]) = {
    var names = InternTable(expecting: 70_000)
    var entries: [Entry] = []
    entries.reserveCapacity(70_000)
    for line in ListFile.lines(of: cn_common_names()) {
      // A name, a blank and three letters.
      guard line.count > 4 else { continue }
      let code = line.endIndex - 3
      let name = UnsafeBufferPointer(rebasing: line[..<(code - 1)])
      guard names.intern(name) == Int32(truncatingIfNeeded: entries.count) else { continue }
      let sex: Sex =
        switch line[code + 2] {
        case UInt8(ascii: "f"): .female
        case UInt8(ascii: "m"): .male
        case UInt8(ascii: "b"): .both
        default: .unknown
        }
      entries.append(Entry(given: line[code] &- 0x61, family: line[code + 1] &- 0x61, sex: sex))
    }
    return (names, entries)
  }()

  private static func entry(of name: some Collection<UInt8>) -> Entry? {
    names.find(Array(name)).map { entries[Int($0)] }
  }
}
