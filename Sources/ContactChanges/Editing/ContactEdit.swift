public import ContactModel

/// A small change that can be made to any contact: a field that is set, a value that is added or
/// removed, something that is cleaned up.
///
/// ```swift
/// let edits = [
///   try ContactEdit.set("title", to: "Editor"), try .add("phone.work", "+49 30 1234567"),
///   try .remove("note"), .trimming,
/// ]
/// let edited = contacts.map { contact in edits.reduce(contact) { $1.applied(to: $0) } }
/// ```
///
/// Fields, their parts and labels are named as in selections: `title`, `phone.work`,
/// `address.home.city`, `email#2`.
public struct ContactEdit: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case set(PlacedValue)
    case add([PlacedValue])
    case remove(EditedPlace, PlacedValue?)
    case replace(PlacedValue, PlacedValue)
    case clean(ContactCleaning)
  }

  let action: Action

  /// Sets a field, a part of it, or the value that has a label or a number.
  ///
  /// What the path stands for has this value alone afterwards: `title` is the only title,
  /// `phone.work` the only number of this label, `address.city` the town of the first address. The
  /// value that is there keeps its label and what else is said of it. An empty text removes it.
  public static func set(_ path: String, to text: String) throws(EditError) -> ContactEdit {
    let place = try EditedPlace(path)
    if text.isEmpty { return ContactEdit(action: .remove(place, nil)) }
    return ContactEdit(action: .set(try PlacedValue(place, text)))
  }

  /// Adds a value, unless the contact has it already.
  public static func add(_ path: String, _ text: String) throws(EditError) -> ContactEdit {
    try add([(path, text)])
  }

  /// Adds values. Parts of one field and label, as the street and the town of an address, become
  /// one value.
  public static func add(
    _ values: [(path: String, text: String)]
  ) throws(EditError) -> ContactEdit {
    var placed: [PlacedValue] = []
    for (path, text) in values {
      let value = try PlacedValue(try EditedPlace(path), text)
      if let last = placed.last, let joined = last.joined(with: value) {
        placed[placed.count - 1] = joined
      } else {
        placed.append(value)
      }
    }
    return ContactEdit(action: .add(placed))
  }

  /// Removes what a path stands for: all values, those of a label, a part; or of these the one that
  /// is given, a number or mailbox in any notation.
  public static func remove(_ path: String, _ text: String? = nil) throws(EditError) -> ContactEdit
  {
    let place = try EditedPlace(path)
    let value = try text.map { text throws(EditError) in try PlacedValue(place, text) }
    return ContactEdit(action: .remove(place, value))
  }

  /// Replaces a value, which may be in any notation, by another and leaves those alone that are
  /// something else. Of an e-mail address, the part from the `@` on can be replaced by itself.
  public static func replace(
    _ path: String, _ old: String, with new: String
  ) throws(EditError) -> ContactEdit {
    let place = try EditedPlace(path)
    return ContactEdit(
      action: .replace(try PlacedValue(place, old), try PlacedValue(place, new)))
  }

  /// Removes blanks at the ends of texts and repeated ones within a line, and values that consist
  /// of nothing else.
  public static let trimming = ContactEdit(action: .clean(.trimming))
  /// Removes values that a contact has twice: the same number or mailbox in another notation. What
  /// two values say beside that, such as their labels, is kept.
  public static let deduplicatingValues = ContactEdit(action: .clean(.deduplicatingValues))
  /// Writes names that are all in capitals, or all in small letters, as names are written.
  public static let titleCasing = ContactEdit(action: .clean(.titleCasing))

  /// The field that is set; nil for any other edit.
  package var key: ContactKey? {
    if case .set(let value) = action { value.place.key } else { nil }
  }

  /// The values of a contact that give way to the one that is set, beside the one in whose place it
  /// comes.
  package func removedValues(of contact: Contact) -> [LabeledValue<JSONFieldValue>] {
    if case .set(let value) = action { value.furtherValues(of: contact) } else { [] }
  }

  /// The edits, after which a formatted name is what it was set to: it is set again behind the parts
  /// that it would follow.
  package static func keepingFormattedName(_ edits: [ContactEdit]) -> [ContactEdit] {
    guard let last = edits.lastIndex(where: \.concernsPartsOfFormattedName) else { return edits }
    let set = edits[..<last].filter { $0.key == .formattedName }
    return edits[...last] + set + edits[(last + 1)...]
  }

  private var concernsPartsOfFormattedName: Bool { concerns(.name) || concerns(.organization) }

  /// Whether a field is edited by its name.
  package func concerns(_ key: ContactKey) -> Bool {
    let places =
      switch action {
      case .set(let value), .replace(let value, _): [value.place]
      case .add(let values): values.map(\.place)
      case .remove(let place, _): [place]
      case .clean: [EditedPlace]()
      }
    return places.contains { $0.key == key }
  }

  /// A group that an edit puts contacts into or takes them out of.
  package enum GroupChange: Hashable, Sendable {
    case added(String)
    /// Nil for all groups.
    case removed(String?)
  }

  /// What the edit does to the groups that a contact names.
  package var groupChanges: [GroupChange] {
    func names(_ value: PlacedValue) -> Bool { value.place.key == .category }
    return switch action {
    case .set(let value) where names(value): [.removed(nil), .added(value.text)]
    case .add(let values): values.filter(names).map { .added($0.text) }
    case .remove(let place, let value) where place.key == .category: [.removed(value?.text)]
    case .replace(let old, let new) where names(old): [.removed(old.text), .added(new.text)]
    default: []
    }
  }

  /// The contact with the edit made; the same where there is nothing to do.
  public func applied(to contact: Contact) -> Contact {
    switch action {
    case .set(let value): value.set(in: contact)
    case .add(let values): values.reduce(contact) { $1.added(to: $0) }
    case .remove(let place, let value): place.removed(from: contact, value)
    case .replace(let old, let new): old.replaced(in: contact, by: new)
    case .clean(let cleaning): cleaning.cleaned(contact)
    }
  }
}

extension Contact {
  /// The contact with the edits made one after the other. A formatted name that is set does not
  /// follow parts that are set after it.
  public func edited(by edits: some Sequence<ContactEdit>) -> Contact {
    ContactEdit.keepingFormattedName(Array(edits)).reduce(self) { $1.applied(to: $0) }
  }
}

/// Why an edit can't be made of what was written.
public struct EditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public let message: String
  /// What to do about it, as a sentence.
  public let hint: String?

  /// An error as it is shown to whoever wrote the edit.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message.
  public var description: String { message }
}
