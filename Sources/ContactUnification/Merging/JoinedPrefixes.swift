import ContactLikeness

/// The honorific prefixes (RFC 6350, section 6.2.2) of one name as several records give them, in the order in
/// which people say them.
struct JoinedPrefixes {
  private(set) var prefixes: [String]
  /// Those that another stands for.
  private(set) var replaced: [String] = []

  init(_ prefixes: [String]) { self.prefixes = prefixes }

  /// Adds what another record says: Frau Dr. stands for Dr., Frau stands before Dr., and of Ms. and Mrs. the first
  /// stays, or the one with a title, since nobody is called both.
  mutating func add(_ prefix: String) {
    let words = WordSet(of: prefix.utf8)
    if words.isSubset(of: WordSet(of: prefixes.joined(separator: " ").utf8)) { return }
    let isOnlySex = FormsOfAddress.tellsOnlySex(prefix)
    if isOnlySex, prefixes.contains(where: Self.beginsWithFormOfAddress) {
      replaced.append(prefix)
      return
    }
    var place = isOnlySex ? 0 : prefixes.count
    let isForm = Self.beginsWithFormOfAddress(prefix)
    for (number, own) in prefixes.enumerated().reversed() {
      let isContained = WordSet(of: own.utf8).isSubset(of: words)
      guard isContained || isForm && FormsOfAddress.tellsOnlySex(own) else { continue }
      if !isContained { replaced.append(own) }
      prefixes.remove(at: number)
      place = number
    }
    prefixes.insert(prefix, at: place)
  }

  private static func beginsWithFormOfAddress(_ prefix: String) -> Bool {
    prefix.split(separator: " ").first.map(FormsOfAddress.tellsOnlySex) ?? false
  }
}
