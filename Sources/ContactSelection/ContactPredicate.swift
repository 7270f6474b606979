public import ContactModel

/// Says of a contact whether it is wanted.
///
/// Predicates come from an expression, as `--where` takes it, or are put together:
///
/// ```swift
/// let friends = try ContactPredicate("group = Friends and has phone")
/// let may = friends && .birthday(month: 5) && !ContactPredicate.has(.deathDate)
/// let found = may.filter(contacts)
/// ```
///
/// A comparison asks whether any value of the contact passes it; one that is negated, whether none
/// does.
public struct ContactPredicate: Hashable, Sendable {
  /// How an attribute is compared.
  public enum Operator: String, CaseIterable, Hashable, Sendable {
    /// The same text without regard to case and accents, the same number, country or date.
    case equal = "="
    /// No value is the same.
    case notEqual = "!="
    /// Has words that begin like those looked for; of a phone number, digits that occur in it.
    case resembles = "~"
    /// No value resembles.
    case notResembles = "!~"
    /// Begins with the text, or the digits, looked for.
    case begins = "^="
    /// An earlier date, or a smaller number.
    case less = "<"
    /// The same or an earlier date, or a smaller number.
    case lessOrEqual = "<="
    /// A later date, or a larger number.
    case greater = ">"
    /// The same or a later date, or a larger number.
    case greaterOrEqual = ">="
  }

  /// Why an attribute can't be compared like that.
  public struct ComparisonError: Error, Hashable, Sendable {
    /// Which part of a comparison is at fault.
    public enum Part: Hashable, Sendable {
      /// The operator.
      case comparison
      /// What is compared with.
      case value
    }
    /// The part at fault.
    public let part: Part
    /// What is wrong, as a sentence.
    public let message: String
    /// What to do about it, as a sentence.
    public let hint: String
  }

  indirect enum Node: Hashable, Sendable {
    case has(ContactAttribute)
    case comparison(AttributeComparison)
    /// One of the UIDs, without what programs change.
    case identifiers(Set<String>)
    case not(Node)
    case all([Node])
    case any([Node])
  }

  let node: Node
  /// What is known of groups beyond what each contact says of itself.
  private(set) var groups: ContactGroups?
  /// Whether the card of a group counts as being in it.
  private var takesCards = false

  init(_ node: Node) { self.node = node }

  /// Reads an expression; ``ExpressionError`` says where one is wrong.
  ///
  /// - Parameters:
  ///   - expression: The expression, as `--where` takes it.
  ///   - today: The day that ages and relative dates, as `-30d`, are counted on.
  public init(
    _ expression: String, today: PartialDate = .today
  ) throws(ExpressionError) {
    var parser = try ExpressionParser(expression, today: today)
    self.init(try parser.parse())
  }

  /// Whether a contact has a value for an attribute.
  public static func has(_ attribute: ContactAttribute) -> Self { Self(.has(attribute)) }

  /// Compares the values of an attribute with a text, a number, a date, or whatever the attribute
  /// is made of.
  public static func comparing(
    _ attribute: ContactAttribute, _ comparison: Operator, _ value: String,
    today: PartialDate = .today
  ) throws(ComparisonError) -> Self {
    let node: Node
    switch comparison {
    case .notEqual:
      node = .not(.comparison(try AttributeComparison(attribute, .equal, value, today: today)))
    case .notResembles:
      node = .not(.comparison(try AttributeComparison(attribute, .resembles, value, today: today)))
    default:
      node = .comparison(try AttributeComparison(attribute, comparison, value, today: today))
    }
    return Self(node)
  }

  /// Both must match.
  public static func && (a: Self, b: Self) -> Self { joined(.all([a.node, b.node]), a, b) }

  /// One must match.
  public static func || (a: Self, b: Self) -> Self { joined(.any([a.node, b.node]), a, b) }

  /// Matches what `a` does not.
  public static prefix func ! (a: Self) -> Self { joined(.not(a.node), a, a) }

  private static func joined(_ node: Node, _ a: Self, _ b: Self) -> Self {
    var predicate = Self(node)
    predicate.groups = a.groups ?? b.groups
    predicate.takesCards = a.takesCards || b.takesCards
    return predicate
  }

  /// The contacts that are wanted, in their order.
  ///
  /// The cards of groups among them tell who is in which group, unless ``knowing(_:takesCards:)`` told
  /// it before.
  public func filter(_ contacts: some Sequence<Contact>) -> [Contact] {
    guard asksForGroups, groups == nil else { return contacts.filter(matches) }
    let all = Array(contacts)
    return all.filter(knowing(ContactGroups(all)).matches)
  }

  /// Whether the contact is wanted.
  ///
  /// Of groups, a contact by itself tells those that it names as its categories. Who is in a group
  /// that has a card of its own, as Apple's and Nextcloud's have, stands in that card:
  /// ``filter(_:)`` looks there, and so does a predicate after ``knowing(_:takesCards:)``.
  public func matches(_ contact: Contact) -> Bool {
    guard let groups else { return Self.matches(node, contact) }
    guard Self.matches(node, groups.categorized(contact, withCards: takesCards)) else {
      return false
    }
    // The card of a group is neither in its own group nor outside of it.
    return takesCards || !ContactGroup.isGroup(contact)
      || Self.matches(node, groups.categorized(contact))
  }

  /// Whether the groups matter that a contact is in.
  public var asksForGroups: Bool { Self.asks(node) { $0.asksForGroups } }

  /// Whether the kind of a contact matters, which tells groups from people.
  public var asksForKind: Bool { Self.asks(node) { $0.keys == [.kind] } }

  /// The predicate with what the cards of an address book say about who is in which group.
  ///
  /// - Parameters:
  ///   - groups: The groups of the address book.
  ///   - takesCards: Whether the card of a group counts as being in it, so that the group comes along
  ///     with its members.
  public func knowing(_ groups: ContactGroups, takesCards: Bool = false) -> Self {
    guard asksForGroups else { return self }
    var predicate = self
    predicate.groups = groups
    predicate.takesCards = takesCards
    return predicate
  }

  /// Whether the expression asks for an attribute of that kind.
  private static func asks(_ node: Node, for isWanted: (ContactAttribute) -> Bool) -> Bool {
    switch node {
    case .has(let attribute): isWanted(attribute)
    case .comparison(let comparison): isWanted(comparison.attribute)
    case .identifiers: false
    case .not(let node): asks(node, for: isWanted)
    case .all(let nodes), .any(let nodes): nodes.contains { asks($0, for: isWanted) }
    }
  }

  private static func matches(_ node: Node, _ contact: Contact) -> Bool {
    switch node {
    case .has(let attribute): attribute.hasValue(in: contact)
    case .comparison(let comparison): comparison.matches(contact)
    case .identifiers(let wanted):
      contact[.identifiers].contains {
        IdentifierNotation.normalized($0.value).map(wanted.contains) ?? false
      }
    case .not(let node): !matches(node, contact)
    case .all(let nodes): nodes.allSatisfy { matches($0, contact) }
    case .any(let nodes): nodes.contains { matches($0, contact) }
    }
  }
}

extension ContactPredicate.ComparisonError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
