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

  /// A normalization; the region is that of numbers without a country code.
  public init(region: DefaultPhoneRegion = DefaultPhoneRegion()) {
    self.region = region
  }

  /// What became of a contact's numbers.
  public struct Outcome: Sendable {
    /// The contact with its valid numbers in one notation; the same contact where there was
    /// nothing to change.
    public let contact: Contact
    /// How many of its numbers are written otherwise now.
    public let rewrittenCount: Int
    /// Those of its numbers that stayed as they were because they were not understood.
    public let unknownNumbers: [String]

    /// How many of its numbers were not understood.
    public var unknownCount: Int { unknownNumbers.count }
  }

  /// The contact with its valid numbers in one notation, and how many of them that changed.
  public func outcome(for contact: Contact) -> Outcome {
    var numbers = contact.phoneNumbers
    var rewritten = 0
    var unknown: [String] = []
    for index in numbers.indices {
      let old = numbers[index].value
      let home = region.region(forLabel: numbers[index].label, of: contact)
      guard let new = Self.completeForm(of: old, in: home) else {
        if !old.stringValue.isEmpty { unknown.append(old.stringValue) }
        continue
      }
      guard new != old.stringValue else { continue }
      numbers[index].value = PhoneNumber(new)
      rewritten += 1
    }
    return Outcome(
      contact: rewritten > 0 ? contact.editing { $0.phoneNumbers = numbers } : contact,
      rewrittenCount: rewritten, unknownNumbers: unknown)
  }

  /// The contact with its valid numbers in one notation; the same contact where there is
  /// nothing to change.
  public func normalized(_ contact: Contact) -> Contact { outcome(for: contact).contact }

  /// The number in E.164 or international form where it is valid, else as it is.
  ///
  /// - Parameter region: The two-letter code of the country that a number without a country
  ///   code is in.
  public func normalized(_ number: PhoneNumber, in region: String?) -> PhoneNumber {
    Self.completeForm(of: number, in: region).map { PhoneNumber($0) } ?? number
  }

  /// The number in the notation; nil where it is not valid.
  private static func completeForm(of number: PhoneNumber, in region: String?) -> String? {
    guard saysNothingElse(number.stringValue),
      let parsed = ParsedPhoneNumber(number.stringValue, region: region), parsed.isValid
    else { return nil }
    return parsed.completeForm
  }

  /// Words that can stand in a number without being more than notation.
  private static let notation: Set<String> = ["x", "ext", "extn", "extension", "p", "w", "tel"]

  /// Whether the text has no words that would be lost.
  static func saysNothingElse(_ text: String) -> Bool {
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
