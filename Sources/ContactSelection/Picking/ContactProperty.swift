public import ContactModel
import SourceText

/// One value of a contact, as somebody chose it.
public struct ContactProperty: Hashable, Sendable {
  /// The contact, with what was shown of it.
  public let contact: Contact
  /// The field.
  public let key: ContactKey
  /// The value's label.
  public let label: Label?
  /// What tells the value from others of the field: ``ContactModel/LabeledValue/id``.
  public let valueIdentifier: String
  /// The value as text, as it is in the contact.
  public let text: String

  /// What opens the value in another program, `tel:` or `mailto:`, or the value itself where it is
  /// an address of the web; nil for what has no such.
  public var uri: String? {
    switch key {
    case .phoneNumber:
      let isURI = text.lowercased().hasPrefix("tel:")
      return isURI ? text : "tel:" + Self.escaped(text.filter { !" ()/.-".contains($0) })
    case .emailAddress: return "mailto:" + Self.escaped(text)
    case .url, .contactURI, .calendar, .calendarAddress, .freeBusy, .instantMessageAddress,
      .socialProfile:
      return text.contains(":") ? text : nil
    default: return nil
    }
  }

  /// The text without what may not stand in such a URI.
  private static func escaped(_ text: String) -> String {
    percentEncoded(text) { isUnreserved($0) || "+@*".utf8.contains($0) }
  }

  /// The values of a contact's fields, in the order of the keys and of the contact.
  public static func properties(of contact: Contact, keys: [ContactKey]) -> [ContactProperty] {
    keys.flatMap { key -> [ContactProperty] in
      guard contact.has(key) else { return [] }
      let texts = ContactAttribute.wholeTexts(of: contact, key)
      return texts.filter { !$0.text.isEmpty }.map {
        ContactProperty(
          contact: contact, key: key, label: $0.label, valueIdentifier: $0.id, text: $0.text)
      }
    }
  }
}
