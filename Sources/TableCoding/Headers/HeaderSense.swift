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

  /// What the column holds, where the word names a field.
  var meaning: ColumnMeaning? { if case .column(let meaning) = self { meaning } else { nil } }
}

/// What the words of a header say.
struct HeaderReading: Equatable {
  /// What the column holds; nil where the words name something that is no field.
  var meaning: ColumnMeaning?
  /// Whose it is, if somebody else's: `spouse`, `child`, `emergency`.
  var owner: String?
  /// Whether all words were understood.
  var isComplete = true
  /// Whether the words alone hardly name a field: `Home`, `Office`, `No.`.
  var isVague = false
  /// What else the words may mean in the table's language.
  var others: [ColumnMeaning] = []
}
