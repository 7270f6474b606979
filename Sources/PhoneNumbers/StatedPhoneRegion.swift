public import ContactModel

/// The country that a contact's own numbers tell.
public enum StatedPhoneRegion {
  /// The two-letter code of the country that all numbers of a contact with a country code are in;
  /// nil where there are none, or where they are of several.
  public static func region(of contact: Contact) -> String? {
    var found: String?
    for number in contact.phoneNumbers {
      // Without a country code a number is nobody's in particular.
      guard let region = ParsedPhoneNumber(number.value.stringValue)?.region else { continue }
      if let found, found != region { return nil }
      found = region
    }
    return found
  }
}
