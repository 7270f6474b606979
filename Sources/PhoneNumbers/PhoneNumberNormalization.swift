public import ContactModel

/// Writes phone numbers in one notation: E.164, or the international form where there is an
/// extension, which E.164 has no place for.
///
/// Only a valid number is changed, and only where nothing that it says is lost: a number with
/// words in it (`1-800-FLOWERS`, `030 901820 reception`), a short code, one of an unknown
/// country or one that may lack its area's code (`45 67 89`) stays as it was written. What is dialled after a pause stays behind the number.
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
      guard let new = ParsedPhoneNumber.certain(old.stringValue, region: home)?.completeForm else {
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

  /// The number in E.164 or international form where it is certain, else as it is.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - region: The two-letter code of the country that a number without a country code is in.
  public func normalized(_ number: PhoneNumber, in region: String?) -> PhoneNumber {
    ParsedPhoneNumber.certain(number.stringValue, region: region)
      .map { PhoneNumber($0.completeForm) } ?? number
  }
}
