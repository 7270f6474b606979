public import ContactModel

/// Finds contacts by the beginnings of words of their names, and tells where they are, so that
/// they can be shown.
///
/// Case, accents, widths and variants of a script don't count; `muller` and `mueller` both find
/// 'Müller'.
///
/// ```swift
/// let search = ContactSearch("ja do")
/// search.ranges(in: "Jane Doe")  // of "Ja" and "Do"
/// ```
public struct ContactSearch: Sendable, Hashable {
  /// A name that was found, and where.
  public struct Match: Sendable, Hashable {
    /// The field that the name is in.
    public let key: ContactKey
    /// The name.
    public let text: String
    /// Where in the text something was found, in bytes of UTF-8, in ascending order.
    public let utf8Ranges: [Range<Int>]

    /// The same places as indices of the text.
    public var ranges: [Range<String.Index>] {
      utf8Ranges.map { range in
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return start..<text.utf8.index(start, offsetBy: range.count)
      }
    }
  }

  /// What a contact must have been fetched with to be searched.
  public static let requiredKeys: [ContactKey] = [
    .formattedName, .name, .nickname, .phoneticGivenName, .phoneticMiddleName,
    .phoneticFamilyName, .previousFamilyName, .organization, .phoneticOrganizationName,
  ]

  /// No name has words longer than this; a longer query is cut.
  private static let longestTerm = 256
  private static let mostTerms = 32

  /// What is looked for, as it was given.
  public let query: String
  private let plainTerms: [[UInt8]]
  private let spelledTerms: [[UInt8]]

  /// A search for the words of a query, each of which has to begin a word of a name.
  public init(_ query: String) {
    self.query = query
    plainTerms = Self.terms(query, spellsUmlauts: false)
    spelledTerms = Self.terms(query, spellsUmlauts: true)
  }

  /// Whether nothing is looked for.
  public var isEmpty: Bool { plainTerms.isEmpty }

  /// Where a text has what is looked for, in bytes of UTF-8 and ascending; nil where it has not
  /// all of it, or nothing is looked for.
  public func utf8Ranges(in text: String) -> [Range<Int>]? {
    if isEmpty { return nil }
    if let found = Self.ranges(of: plainTerms, in: FoldedText(text, spellsUmlauts: false)) {
      return found
    }
    let isSpelled = plainTerms != spelledTerms || text.utf8.contains { $0 >= 0x80 }
    return isSpelled
      ? Self.ranges(of: spelledTerms, in: FoldedText(text, spellsUmlauts: true)) : nil
  }

  /// Where a text has what is looked for; nil where it has not all of it.
  public func ranges(in text: String) -> [Range<String.Index>]? {
    utf8Ranges(in: text).map { Match(key: .name, text: text, utf8Ranges: $0).ranges }
  }

  /// The first name of a contact that has all that is looked for; nil where none has.
  public func match(_ contact: Contact) -> Match? {
    for (key, text) in Self.names(of: contact) {
      if let found = utf8Ranges(in: text) {
        return Match(key: key, text: text, utf8Ranges: found)
      }
    }
    return nil
  }

  private static func terms(_ query: String, spellsUmlauts: Bool) -> [[UInt8]] {
    FoldedText(String(query.prefix(4096)), spellsUmlauts: spellsUmlauts).bytes
      .split(maxSplits: mostTerms, whereSeparator: { $0 <= 0x20 })
      .prefix(mostTerms).map { Array($0.prefix(longestTerm)) }
  }

  private static func ranges(of terms: [[UInt8]], in text: FoldedText) -> [Range<Int>]? {
    var found: [Range<Int>] = []
    for term in terms {
      guard let range = text.firstRange(of: term) else { return nil }
      found.append(text.original(range))
    }
    found.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return found.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound < last.upperBound {
        merged[merged.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// Every way a contact is called, the usual ones first.
  private static func names(of contact: Contact) -> [(ContactKey, String)] {
    var names = contact[.formattedNames].map { (ContactKey.formattedName, $0.value) }
    for name in contact.names.map(\.value) {
      let parts =
        name.namePrefixes + name.givenNames + name.middleNames + name.familyNames
        + name.secondFamilyNames + name.nameSuffixes
      names.append((.name, NameText.joined(parts)))
    }
    names += contact.nicknames.map { (.nickname, $0.value) }
    let phonetic = [
      contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName,
    ].compactMap { $0 }
    names.append((.phoneticFamilyName, NameText.joined(phonetic)))
    names += contact[.previousFamilyNames].map { (.previousFamilyName, $0.value) }
    for organization in contact.organizations.map(\.value) {
      names.append((.organization, NameText.joined([organization.name] + organization.units)))
    }
    names += contact[.phoneticOrganizationNames].map { (.phoneticOrganizationName, $0.value) }
    return names.filter { !$0.1.isEmpty }
  }
}
