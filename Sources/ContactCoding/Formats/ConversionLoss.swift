public import ContactModel
public import SourceText

/// Something that a destination can't hold, or holds changed.
public struct ConversionLoss: Hashable, Sendable {
  /// What became of the value: it is not in the output, or it says something else there.
  public enum Effect: String, Sendable {
    /// It is not in the output.
    case dropped
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
  /// Whether the value is gone or changed.
  public var effect: Effect
  /// Why, as a sentence.
  public var reason: String
}

extension ConversionLoss {
  /// The losses of one contact, whose name is looked for once.
  static func losses(_ losses: [FieldLoss], _ contact: Contact) -> [ConversionLoss] {
    guard !losses.isEmpty else { return [] }
    let name = contact.displayName
    return losses.map { loss in
      ConversionLoss(
        source: contact.source, contactIndex: contact.sourceIndex, contactName: name,
        key: loss.key, property: loss.property, value: loss.value, effect: loss.effect,
        reason: loss.reason)
    }
  }
}
