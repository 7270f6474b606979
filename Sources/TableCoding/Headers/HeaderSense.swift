import ContactModel

/// What a word or phrase of a header says.
enum HeaderSense: Hashable, Sendable {
  /// What the column holds.
  case column(ColumnMeaning)
  /// Whose or which value: `home`, `work`, `mobile`, `fax`, `other`, `billing`, `shipping`, `main`.
  case kind(String)
  /// The second or third value.
  case ordinal(Int)
  /// The person of the row: `your`, `customer`.
  case own
  /// Somebody else, by what they are to the person.
  case other(String)
  /// `and`.
  case connector
  /// Says nothing: `number`, `of`.
  case filler
  /// Something that is no field of a contact: an amount, a number of a file.
  case keep

  init?(_ name: String) {
    switch name {
    case "&": self = .connector
    case "~": self = .filler
    case "keep": self = .keep
    case "@self": self = .own
    case "@2": self = .ordinal(2)
    case "@3": self = .ordinal(3)
    case "@home", "@work", "@mobile", "@fax", "@other", "@billing", "@shipping", "@main":
      self = .kind(String(name.dropFirst()))
    case _ where name.hasPrefix("@"): self = .other(String(name.dropFirst()))
    case _ where name.hasPrefix("relation:"):
      self = .column(ColumnMeaning(.relation, label: String(name.dropFirst(9))))
    default:
      guard let meaning = ColumnMeaning(name) else { return nil }
      self = .column(meaning)
    }
  }

  var isField: Bool { meaning != nil }

  /// Whether a word tells in what language a header is: not those that say nothing.
  var tellsLanguage: Bool {
    switch self {
    case .column, .keep, .kind: true
    case .ordinal, .own, .other, .connector, .filler: false
    }
  }

  /// What the column holds, where the word names a field.
  var meaning: ColumnMeaning? { if case .column(let meaning) = self { meaning } else { nil } }
}

/// What the words of a header say.
struct HeaderReading: Equatable {
  /// What the column holds; nil where the words name something that is no field.
  var meaning: ColumnMeaning?
  /// Whose it is, if somebody else's: `spouse`, `child`, `emergency`.
  var owner: String?
  /// Whether a word says that it is the person's own: `your`, `student`.
  var isOwn = false
  /// Whether all words were understood.
  var isComplete = true
  /// Whether the words alone hardly name a field: `Home`, `Office`, `No.`.
  var isVague = false
  /// What else the words may mean in the table's language.
  var others: [ColumnMeaning] = []
}

// Headers that tell by their form that the column is no field of a contact.
extension HeaderReader {
  /// Whether it is a key of another table, which stands beside the name of what it is: `Account Name.id`.
  static func isKey(_ header: String) -> Bool { header.lowercased().hasSuffix(".id") }

  /// Whether it is the key of what its other words name: `Account ID`, `city_id`, `schoolSlug`. That of a mailbox or
  /// of a messenger is an address there, and some programs call what something is so.
  func isKeyOfOther(_ header: String) -> Bool {
    let parts = HeaderFolding.words(HeaderFolding.spaced(header))
    guard parts.count > 1, let last = parts.last, Self.keys.contains(last),
      words[parts.joined()].isEmpty,
      let key = readWhole(parts.dropLast().joined(separator: " "))?.meaning?.key
    else { return false }
    return [.name, .formattedName, .organization, .postalAddress, .relation, .jobTitle]
      .contains(key)
  }

  private static let keys: Set<String> = ["id", "uuid", "guid", "slug"]

  /// Whether it is an area or a volume: `m²`.
  static func isMeasure(_ header: String) -> Bool { header.contains { "²³".contains($0) } }

  /// Whether it is answered by yes or no: `is_volunteer`, `Has children`.
  static func isQuestion(_ header: String) -> Bool {
    // As they are written: `İş Tel` is a number at work.
    let first = header.prefix { $0.isLetter }.lowercased()
    return ["is", "has", "was", "did", "wants"].contains(first)
      && HeaderFolding.words(header).count > 1
  }

  /// Whether it is something of somebody or something else, which no word that is known says:
  /// `Dog's date of birth`.
  static func isOfUnknown(_ header: String) -> Bool {
    ["'s ", "’s "].contains { sign in
      guard let found = header.range(of: sign), found.lowerBound > header.startIndex else {
        return false
      }
      let owner = header[..<found.lowerBound].split(separator: " ").last.map(String.init) ?? ""
      let word = HeaderFolding.folded(owner)
      return ColumnWords.shared[word].isEmpty && ColumnWords.shared[word + "s"].isEmpty
        && !["what", "who", "where", "it", "let"].contains(word)
    }
  }
}
