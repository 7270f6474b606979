public import ContactModel

/// Lets a person choose contacts or values of them: everything but drawing and keys.
///
/// A program that draws shows its rows and, where a card is open, ``properties``, and hands over what
/// the person does. It gets nothing but what was chosen.
///
/// ```swift
/// var picker = try ContactPicker(
///   contacts, .init(choice: .property, displayedKeys: [.emailAddress]))
/// picker.search = "ann"
/// if case .chosen(let choice) = picker.choose(row: 0) { print(choice.properties) }
/// ```
public struct ContactPicker: Sendable {
  /// What is chosen.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One contact.
    case contact
    /// Any number of contacts.
    case contacts
    /// One value.
    case property
    /// Any number of values, of any contacts.
    case properties

    /// Whether any number may be chosen.
    public var isMany: Bool { self == .contacts || self == .properties }
    /// Whether values are chosen, not contacts.
    public var isOfProperties: Bool { self == .property || self == .properties }
  }

  /// How a picker is set up.
  public struct Configuration: Sendable {
    /// What is chosen.
    public var choice: Kind
    /// The fields that an open card shows; of these, values are chosen.
    public var displayedKeys: [ContactKey]
    /// Which contacts can be chosen; all where it is nil. Others are shown, but not for choosing.
    public var enablesContact: (@Sendable (Contact) -> Bool)?
    /// Whether choosing a contact returns at once; where it does not, its card opens. Of values,
    /// returning at once needs a contact with a single one. Nil returns every contact at once, and
    /// opens the card where values are chosen.
    public var returnsContact: (@Sendable (Contact) -> Bool)?
    /// Whether choosing a value returns at once; all where it is nil. Others can't be chosen.
    public var returnsProperty: (@Sendable (ContactProperty) -> Bool)?

    /// A set-up; what is left out is as usual.
    public init(
      choice: Kind = .contact,
      displayedKeys: [ContactKey] = [.phoneNumber, .emailAddress, .postalAddress, .birthday],
      enablesContact: (@Sendable (Contact) -> Bool)? = nil,
      returnsContact: (@Sendable (Contact) -> Bool)? = nil,
      returnsProperty: (@Sendable (ContactProperty) -> Bool)? = nil
    ) {
      self.choice = choice
      self.displayedKeys = displayedKeys
      self.enablesContact = enablesContact
      self.returnsContact = returnsContact
      self.returnsProperty = returnsProperty
    }
  }

  /// What somebody chose.
  public enum Choice: Hashable, Sendable {
    /// Contacts, in their order.
    case contacts([Contact])
    /// Values, in the order of contacts.
    case properties([ContactProperty])

    /// The contacts; empty where values were chosen.
    public var contacts: [Contact] {
      if case .contacts(let contacts) = self { contacts } else { [] }
    }
    /// The values; empty where contacts were chosen.
    public var properties: [ContactProperty] {
      if case .properties(let properties) = self { properties } else { [] }
    }
  }

  /// What became of something that the person did.
  public enum Outcome: Hashable, Sendable {
    /// The person is done.
    case chosen(Choice)
    /// A card was opened.
    case opened
    /// Something was marked, or is no more.
    case marked
    /// It can't be chosen.
    case refused
  }

  /// Why a picker can't be set up so.
  public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do, in sentences.
    public let description: String
  }

  /// How it is set up.
  public let configuration: Configuration
  private let contacts: [Contact]
  private let isEnabled: [Bool]
  private var found: [Int]
  private var marks: Set<Int> = []
  private var markedProperties: [Int: Set<Int>] = [:]
  private var open: Int?

  /// A picker of contacts, in their order.
  ///
  /// - Throws: ``ConfigurationError`` where parts of the set-up contradict each other.
  public init(
    _ contacts: [Contact], _ configuration: Configuration = Configuration()
  ) throws(ConfigurationError) {
    try Self.check(configuration)
    self.contacts = contacts
    self.configuration = configuration
    found = Array(contacts.indices)
    isEnabled = contacts.map { contact in
      guard configuration.enablesContact?(contact) ?? true else { return false }
      guard configuration.choice.isOfProperties else { return true }
      return ContactProperty.properties(of: contact, keys: configuration.displayedKeys)
        .contains { configuration.returnsProperty?($0) ?? true }
    }
  }

  private static func check(_ configuration: Configuration) throws(ConfigurationError) {
    let kind = configuration.choice
    if kind.isOfProperties, configuration.displayedKeys.isEmpty {
      throw ConfigurationError(
        description: "No value can be chosen where none is shown. Name the fields in displayedKeys."
      )
    }
    if let key = configuration.displayedKeys.first(where: ContactAttribute.isOfMedia),
      kind.isOfProperties
    {
      throw ConfigurationError(
        description:
          "A value of \(key.name) can't be chosen as text. Leave it out of displayedKeys.")
    }
    if kind.isMany, configuration.returnsContact != nil {
      throw ConfigurationError(
        description:
          "Choosing one contact can't return at once where several are chosen. Leave out returnsContact."
      )
    }
    if !kind.isOfProperties, configuration.returnsProperty != nil {
      throw ConfigurationError(
        description:
          "No value can return where contacts are chosen. Leave out returnsProperty, or choose properties."
      )
    }
  }

  // MARK: The list

  /// What is looked for: beginnings of words of names, a part of a number, the beginning of a
  /// mailbox. Everybody is shown where it is empty.
  public var search: String = "" {
    didSet {
      guard search != oldValue else { return }
      let wanted = PickerSearch(search)
      found = contacts.indices.filter { wanted.matches(contacts[$0]) }
    }
  }

  /// How many contacts the list shows.
  public var count: Int { found.count }

  /// A contact as the list shows it.
  public struct Row: Hashable, Sendable {
    /// The contact.
    public let contact: Contact
    /// Whether it can be chosen.
    public let isEnabled: Bool
    /// Whether it, or a value of it, is marked.
    public let isMarked: Bool
  }

  /// The contact at a place of the list, which must be below ``count``.
  public func row(_ place: Int) -> Row {
    let index = found[place]
    return Row(
      contact: contacts[index], isEnabled: isEnabled[index],
      isMarked: marks.contains(index) || !(markedProperties[index] ?? []).isEmpty)
  }

  /// How many contacts or values are marked.
  public var markCount: Int {
    configuration.choice.isOfProperties
      ? markedProperties.values.reduce(0) { $0 + $1.count } : marks.count
  }

  /// Chooses the contact at a place of the list; refused where there is none.
  public mutating func choose(row place: Int) -> Outcome {
    guard found.indices.contains(place) else { return .refused }
    let index = found[place]
    guard isEnabled[index] else { return .refused }
    let contact = contacts[index]
    switch configuration.choice {
    case .contact:
      guard configuration.returnsContact?(contact) ?? true else { return openCard(index) }
      return .chosen(.contacts([contact]))
    case .contacts:
      if marks.remove(index) == nil { marks.insert(index) }
      return .marked
    case .property:
      let values = self.values(of: index).filter(isChoosable)
      if configuration.returnsContact?(contact) ?? false, values.count == 1 {
        return .chosen(.properties(values))
      }
      return openCard(index)
    case .properties: return openCard(index)
    }
  }

  // MARK: The card

  private mutating func openCard(_ index: Int) -> Outcome {
    open = index
    return .opened
  }

  /// Opens the card of the contact at a place of the list, to be looked at; where there is none,
  /// nothing changes.
  public mutating func openCard(row place: Int) {
    if found.indices.contains(place) { open = found[place] }
  }

  /// Closes the card.
  public mutating func closeCard() { open = nil }

  /// The contact whose card is open; nil where the list is shown.
  public var openContact: Contact? { open.map { contacts[$0] } }

  /// A value as the open card shows it.
  public struct Value: Hashable, Sendable {
    /// The value.
    public let property: ContactProperty
    /// Whether it can be chosen.
    public let isEnabled: Bool
    /// Whether it is marked.
    public let isMarked: Bool
  }

  /// The values of the open card.
  public var properties: [Value] {
    guard let open else { return [] }
    return values(of: open).enumerated().map { index, value in
      Value(
        property: value,
        isEnabled: configuration.choice.isOfProperties && isEnabled[open] && isChoosable(value),
        isMarked: markedProperties[open]?.contains(index) ?? false)
    }
  }

  private func values(of index: Int) -> [ContactProperty] {
    ContactProperty.properties(of: contacts[index], keys: configuration.displayedKeys)
  }

  private func isChoosable(_ property: ContactProperty) -> Bool {
    configuration.returnsProperty?(property) ?? true
  }

  /// Chooses a value of the open card; refused where there is no such value, or no card.
  public mutating func choose(property place: Int) -> Outcome {
    guard let open else { return .refused }
    let values = properties
    guard values.indices.contains(place), values[place].isEnabled else { return .refused }
    guard configuration.choice == .properties else {
      return .chosen(.properties([values[place].property]))
    }
    if markedProperties[open, default: []].remove(place) == nil {
      markedProperties[open, default: []].insert(place)
    }
    return .marked
  }

  /// Chooses the contact whose card is open.
  public mutating func chooseOpenContact() -> Outcome {
    guard let open, isEnabled[open] else { return .refused }
    switch configuration.choice {
    case .contact: return .chosen(.contacts([contacts[open]]))
    case .contacts:
      if marks.remove(open) == nil { marks.insert(open) }
      return .marked
    case .property, .properties: return .refused
    }
  }

  /// All that is marked, once the person says so; nil where nothing is.
  public var marked: Choice? {
    guard markCount > 0 else { return nil }
    guard configuration.choice.isOfProperties else {
      return .contacts(marks.sorted().map { contacts[$0] })
    }
    return .properties(
      markedProperties.sorted { $0.key < $1.key }.flatMap { index, places in
        let values = self.values(of: index)
        return places.sorted().map { values[$0] }
      })
  }
}
