/// Which part of a name comes first.
public enum PersonNameOrder: String, Sendable, Hashable, CaseIterable {
  /// The given name before the surname.
  case givenFirst
  /// The surname before the given name.
  case surnameFirst
}

/// How much of a name is shown.
public enum PersonNameLength: String, Sendable, Hashable, CaseIterable {
  /// From all parts to what fits on little room; what that is, is for the language to say.
  case long, medium, short
}

/// What a name is shown for.
public enum PersonNameUsage: String, Sendable, Hashable, CaseIterable {
  /// Speaking about the person.
  case referring
  /// Speaking to the person.
  case addressing
  /// A sign for the person of one to three letters, as in a round picture.
  case monogram
}

/// How familiar a name is.
public enum PersonNameFormality: String, Sendable, Hashable, CaseIterable {
  /// As to strangers, or as among friends.
  case formal, informal
}

/// How names are to be formatted (UTS #35 part 8, section 'Person Name Attributes').
public struct PersonNameStyle: Sendable, Hashable {
  /// The order of the parts.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// As the name and the reader's language want.
    case automatic
    /// The given name first, whatever the name.
    case givenFirst
    /// The surname first, whatever the name.
    case surnameFirst
    /// As in a sorted list. It implies ``PersonNameUsage/referring``; for
    /// ``PersonNameUsage/monogram`` it means the same as ``automatic``.
    case sorting
  }

  /// The order of the parts.
  public var order: Order
  /// How much is shown; nil is what is usual in the reader's language.
  public var length: PersonNameLength?
  /// What the name is shown for.
  public var usage: PersonNameUsage
  /// How familiar it is; nil is what is usual in the reader's language.
  public var formality: PersonNameFormality?
  /// Whether surnames are in capitals, as in French and international documents.
  public var capitalizesSurnames: Bool

  /// A style; without arguments the usual full name.
  public init(
    order: Order = .automatic, length: PersonNameLength? = nil,
    usage: PersonNameUsage = .referring, formality: PersonNameFormality? = nil,
    capitalizesSurnames: Bool = false
  ) {
    self.order = order
    self.length = length
    self.usage = usage
    self.formality = formality
    self.capitalizesSurnames = capitalizesSurnames
  }
}

/// The key of a set of patterns: order, length, usage and formality.
struct PersonNamePatternKey: Hashable, Sendable {
  /// The orders that have patterns.
  enum Order: String, CaseIterable, Sendable {
    case givenFirst, surnameFirst, sorting
  }

  var order: Order
  var length: PersonNameLength
  var usage: PersonNameUsage
  var formality: PersonNameFormality

  /// The key as the data writes it: `givenFirst-long-referring-formal`.
  var name: String {
    [order.rawValue, length.rawValue, usage.rawValue, formality.rawValue]
      .joined(separator: "-")
  }

  /// All keys that the data may have. Sorting is for referring alone.
  static let all: [PersonNamePatternKey] = Order.allCases.flatMap { order in
    PersonNameLength.allCases.flatMap { length in
      PersonNameUsage.allCases.filter { order != .sorting || $0 == .referring }
        .flatMap { usage in
          PersonNameFormality.allCases.map { formality in
            PersonNamePatternKey(
              order: order, length: length, usage: usage, formality: formality)
          }
        }
    }
  }
}
