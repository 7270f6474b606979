public import ContactModel
public import SourceText

/// Something that a destination can't hold, or holds changed.
public struct ConversionLoss: Hashable, Sendable {
  /// What became of the value: it is not in the output, shows nowhere or says something else there.
  public enum Effect: String, Sendable {
    /// It is not in the output.
    case dropped
    /// It is in the output as it is, and the program that this is for shows it nowhere.
    case unread
    /// It says something else there.
    case changed
  }

  /// Where the contact came from.
  public var source: Source?
  /// Its position there, from 0.
  public var contactIndex: Int
  /// Its name, to find it by.
  public var contactName: String
  /// The field that the value is in.
  public var key: ContactKey
  /// The property's name in vCard; the column's, where it is one of somebody's own table.
  public var property: String
  /// The value or the part of it that was lost, shortened.
  public var value: String
  /// What became of the value.
  public var effect: Effect
  /// Why, as a sentence.
  public var reason: String
}

/// A loss as the encoder sees it; the contact is known to the caller.
package struct FieldLoss: Sendable {
  package var key: ContactKey
  package var property: String
  package var value: String
  package var effect: ConversionLoss.Effect
  package var reason: String

  package init(
    key: ContactKey, property: String, value: String, effect: ConversionLoss.Effect, reason: String
  ) {
    self.key = key
    self.property = property
    self.value = value
    self.effect = effect
    self.reason = reason
  }
}

extension ConversionLoss {
  /// Why a value that was to go is still there.
  package static let remains =
    "It can't be taken out of its row without changing what else stands there."

  /// The losses of one contact, whose name is looked for once.
  package static func losses(_ losses: [FieldLoss], _ contact: Contact) -> [ConversionLoss] {
    guard !losses.isEmpty else { return [] }
    let name = contact.displayName
    return losses.map { ConversionLoss($0, contact, name) }
  }

  /// A loss of a contact of that name.
  private init(_ loss: FieldLoss, _ contact: Contact, _ name: String) {
    self.init(
      source: contact.source, contactIndex: contact.sourceIndex, contactName: name,
      key: loss.key, property: loss.property, value: loss.value, effect: loss.effect,
      reason: loss.reason)
  }

  /// A loss of a contact.
  package init(_ loss: FieldLoss, _ contact: Contact) {
    self.init(loss, contact, contact.displayName)
  }
}

extension ConversionLoss {
  /// Whether what was lost is of use to programs alone, and no program misses it where it is not
  /// kept: the card's UID, when it was written last, and by what.
  public var isBookkeeping: Bool {
    switch key {
    // Another UID in place of one that somebody else has tells two people apart.
    case .identifier: effect != .changed
    // Google's myContacts, which every contact has.
    case .category: value != "starred" && GoogleGroups.isMark(value)
    default: key.isAboutCard
    }
  }

  /// Whether a value, or a part of one, is not in the output, and is more than bookkeeping.
  public var isOfValue: Bool { effect == .dropped && !isBookkeeping }
}
