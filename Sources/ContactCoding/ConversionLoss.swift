public import ContactModel
public import SourceText

/// Something that a destination can't hold, or holds changed.
public struct ConversionLoss: Hashable, Sendable {
  public enum Effect: String, Sendable { case dropped, changed }

  /// Where the contact came from.
  public var source: Source?
  /// Its position there, from 0.
  public var contactIndex: Int
  /// Its name, to find it by.
  public var contactName: String
  public var key: ContactKey
  /// The property's name in vCard.
  public var property: String
  /// The value or the part of it that was lost, shortened.
  public var value: String
  public var effect: Effect
  /// Why, as a sentence.
  public var reason: String
}
