public import ContactSelection
public import LocaleSupport

/// Which contacts of a store are wanted, and in which order.
public struct ContactFetchRequest: Sendable {
  /// The order of contacts.
  public enum Order: Hashable, Sendable {
    /// That of the accounts and their files.
    case none
    /// By family name, as readers of a language sort.
    case familyName(LocaleIdentifier)
    /// By given name, as readers of a language sort.
    case givenName(LocaleIdentifier)
  }

  /// Who is wanted; nil for everybody.
  public var predicate: ContactPredicate?
  /// The order.
  public var order = Order.none
  /// Whether the records of one person come as one contact.
  public var isUnified = true
  /// The names of the accounts that are looked into; nil for all.
  public var containers: Set<String>?

  /// A request; by default for everybody, unified.
  public init(
    predicate: ContactPredicate? = nil, order: Order = .none, isUnified: Bool = true,
    containers: Set<String>? = nil
  ) {
    self.predicate = predicate
    self.order = order
    self.isUnified = isUnified
    self.containers = containers
  }
}
