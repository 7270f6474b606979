public import ContactModel
import SourceText

// Predicates as values, by the names of the Contacts framework. What can't match anything, as an
// empty text, matches nothing.

extension ContactPredicate {
  /// Contacts that are called so: each word begins a word of one of their names, without regard to
  /// case, accents and script variants.
  public static func name(matching text: String) -> Self { comparison(.name, .resembles, text) }

  /// Contacts with that phone number, in any notation.
  public static func phone(_ number: String) -> Self { comparison(.phoneNumber, .equal, number) }

  /// Contacts with that e-mail address.
  public static func email(_ address: String) -> Self { comparison(.emailAddress, .equal, address) }

  /// Contacts with one of these UIDs, with or without `urn:uuid:` in front.
  public static func identifiers(_ identifiers: some Sequence<String>) -> Self {
    Self(.identifiers(Set(identifiers.compactMap(IdentifierNotation.normalized))))
  }

  /// Contacts in a group of that name, without regard to case. Members that the card of a group names
  /// are found by ``filter(_:)``, and after ``knowing(_:takesCards:)``.
  public static func group(_ name: String) -> Self { comparison(.category, .equal, name) }

  /// Contacts of a file: its path as it was given, or its name.
  public static func source(_ name: String) -> Self {
    ContactAttribute(name: "file").map { comparison($0, .equal, name) } ?? .nothing
  }

  /// Contacts whose birthday is in a month, from 1.
  public static func birthday(month: Int) -> Self {
    ContactAttribute(name: "birthday.month").map { comparison($0, .equal, String(month)) }
      ?? .nothing
  }

  /// Contacts whose next birthday is at most so many days off.
  ///
  /// - Parameters:
  ///   - days: How many days off at most.
  ///   - day: The day that is counted from.
  public static func birthday(within days: Int, of day: PartialDate = .today) -> Self {
    ContactAttribute(name: "birthday.in").map {
      comparison($0, .lessOrEqual, String(days), today: day)
    } ?? .nothing
  }

  /// Contacts of a kind.
  public static func kind(_ kind: ContactKind) -> Self { comparison(.kind, .equal, kind.name) }

  /// Contacts that have a value for a field, such as an e-mail address.
  public static func has(_ key: ContactKey) -> Self { .has(ContactAttribute(key)) }

  /// Contacts that have a value of that label, such as an e-mail address at home.
  public static func has(_ key: ContactKey, label: Label) -> Self {
    .has(ContactAttribute(key, label: label))
  }

  /// Contacts that have so many values for a field, such as at least one e-mail address.
  public static func has(_ key: ContactKey, count: some RangeExpression<Int>) -> Self {
    let counts = count.relative(to: 0..<Int.max)
    let attribute = ContactAttribute(counting: ContactAttribute(key))
    let least = comparison(attribute, .greaterOrEqual, String(counts.lowerBound))
    guard counts.upperBound < Int.max else { return least }
    return least && comparison(attribute, .less, String(counts.upperBound))
  }

  /// All contacts.
  public static let everything = Self(.all([]))
  /// No contact.
  public static let nothing = Self(.any([]))

  private static func comparison(
    _ key: ContactKey, _ comparison: Operator, _ value: String
  ) -> Self {
    self.comparison(ContactAttribute(key), comparison, value)
  }

  private static func comparison(
    _ attribute: ContactAttribute, _ comparison: Operator, _ value: String,
    today: PartialDate = .today
  ) -> Self {
    (try? .comparing(attribute, comparison, value, today: today)) ?? .nothing
  }
}
