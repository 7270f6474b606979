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
  /// an address of the web; nil for what has no such, as a text that is no number.
  public var uri: String? {
    switch key {
    case .phoneNumber:
      let isURI = text.lowercased().hasPrefix("tel:")
      return isURI ? text : Self.dialed(text).map { "tel:" + $0 }
    case .emailAddress: return "mailto:" + Self.escaped(text)
    case .url, .contactURI, .calendar, .calendarAddress, .freeBusy, .instantMessageAddress,
      .socialProfile:
      return text.contains(":") ? text : nil
    default: return nil
    }
  }

  /// What is dialled, as RFC 3966 has it (section 3): digits of ASCII without what people write between them, and the
  /// extension; nil for a text that is no number.
  private static func dialed(_ text: String) -> String? {
    var number = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue {
        number += String(Int(digit))
      } else if !scalar.properties.isWhitespace, scalar.properties.generalCategory != .format,
        scalar.properties.generalCategory != .dashPunctuation,
        !"()/.".unicodeScalars.contains(scalar)
      {
        number.unicodeScalars.append(scalar)
      }
    }
    number = number.lowercased()
    var suffix = ""
    for sign in [";ext=", "ext", "x"] {
      guard let range = number.firstRange(of: sign) else { continue }
      let digits = number[range.upperBound...]
      guard !digits.isEmpty, digits.allSatisfy(isDigit) else { return nil }
      suffix = ";ext=" + digits
      number = String(number[..<range.lowerBound])
      break
    }
    let isComplete = number.hasPrefix("+")
    // What is dialled after a pause.
    let dialed = number.dropFirst(isComplete ? 1 : 0).prefix { !",;pw".contains($0) }
    let count = dialed.count(where: isDigit)
    guard dialed.allSatisfy({ isDigit($0) || "*#".contains($0) }), count > 1,
      count <= (isComplete ? 15 : 30),
      number.dropFirst(dialed.count).allSatisfy({ isDigit($0) || "+*#,;pw".contains($0) })
    else { return nil }
    return escaped(number) + suffix
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

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
