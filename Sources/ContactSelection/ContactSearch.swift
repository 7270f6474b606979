public import ContactModel

/// Finds contacts by the beginnings of words of their names, and tells where they are, so that
/// they can be shown.
///
/// Case, accents, widths and variants of a script don't count; `muller` and `mueller` both find
/// 'Müller'. It is the search of ``ContactPredicate/name(matching:)`` and of `name ~ …`.
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

  /// No name is longer than this; a longer query is cut.
  private static let longestQuery = 4096

  /// What is looked for, as it was given.
  public var query: String { wanted.original }
  private let wanted: SearchText

  /// A search for the words of a query, each of which has to begin a word of a name.
  public init(_ query: String) { wanted = SearchText(String(query.prefix(Self.longestQuery))) }

  /// Whether nothing is looked for.
  public var isEmpty: Bool { wanted.isEmpty }

  /// Where a text has what is looked for, in bytes of UTF-8 and ascending; nil where it has not
  /// all of it, or nothing is looked for.
  public func utf8Ranges(in text: String) -> [Range<Int>]? {
    guard !isEmpty, wanted.beginsWords(in: text) else { return nil }
    return Self.ranges(of: wanted.plainTerms, in: FoldedText(text, spellsUmlauts: false))
      ?? Self.ranges(of: wanted.spelledTerms, in: FoldedText(text, spellsUmlauts: true)) ?? []
  }

  /// Where a text has what is looked for; nil where it has not all of it.
  public func ranges(in text: String) -> [Range<String.Index>]? {
    utf8Ranges(in: text).map { Match(key: .name, text: text, utf8Ranges: $0).ranges }
  }

  /// The first name of a contact that has all that is looked for; nil where none has.
  public func match(_ contact: Contact) -> Match? {
    for (key, text) in SearchedNames.of(contact) {
      if let found = utf8Ranges(in: text) {
        return Match(key: key, text: text, utf8Ranges: found)
      }
    }
    return nil
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
}
