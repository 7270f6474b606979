public import ContactModel

/// Writes phone numbers in one notation: E.164, or the international form where there is an
/// extension, which E.164 has no place for.
///
/// Only a valid number is changed, and only where nothing that it says is lost: a number with
/// words in it (`1-800-FLOWERS`, `030 901820 reception`), a short code or one of an unknown
/// country stays as it was written. What is dialled after a pause stays behind the number.
public struct PhoneNumberNormalization: Sendable {
  /// Decides which country a number without a country code is in.
  public var region: DefaultPhoneRegion

  public init(region: DefaultPhoneRegion = DefaultPhoneRegion()) {
    self.region = region
  }

  /// The contact with its valid numbers in one notation; the same contact where there is
  /// nothing to change.
  public func normalized(_ contact: Contact) -> Contact {
    var numbers = contact.phoneNumbers
    var hasChanges = false
    for index in numbers.indices {
      let old = numbers[index].value
      let new = normalized(old, in: region.region(forLabel: numbers[index].label, of: contact))
      guard new != old else { continue }
      numbers[index].value = new
      hasChanges = true
    }
    return hasChanges ? contact.editing { $0.phoneNumbers = numbers } : contact
  }

  /// The number in E.164 or international form where it is valid, else as it is.
  ///
  /// - Parameter region: The two-letter code of the country that a number without a country
  ///   code is in.
  public func normalized(_ number: PhoneNumber, in region: String?) -> PhoneNumber {
    guard Self.saysNothingElse(number.stringValue),
      let parsed = ParsedPhoneNumber(number.stringValue, region: region), parsed.isValid
    else { return number }
    return PhoneNumber(parsed.completeForm)
  }

  /// Words that can stand in a number without being more than notation.
  private static let notation: Set<String> = ["x", "ext", "extn", "extension", "p", "w", "tel"]

  /// Whether the text has no words that would be lost.
  private static func saysNothingElse(_ text: String) -> Bool {
    guard text.utf8.count <= 250 else { return false }
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        guard notation.contains(word.lowercased()) else { return false }
        word = ""
      }
    }
    return word.isEmpty || notation.contains(word.lowercased())
  }
}
