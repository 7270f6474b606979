public import ContactModel
public import LocaleSupport

/// Writes phone numbers for reading: in the national form where they are of the reader's country,
/// else in the international one.
///
/// ```swift
/// let formatter = PhoneNumberFormatter(locale: LocaleIdentifier(language: "de", region: "DE"))
/// formatter.string(from: PhoneNumber("+4930901820"))  // "030 901820"
/// formatter.string(from: PhoneNumber("+33140205050"))  // "+33 1 40 20 50 50"
/// ```
///
/// Only the text is made; the number stays as it is. What is not certainly a whole number, as one with
/// words in it or without its area's code, stands as it was written.
public struct PhoneNumberFormatter: Sendable {
  /// The reader's locale. Its region decides which numbers are national; without one, none is.
  public let locale: LocaleIdentifier
  /// Decides which country a number without a country code is in.
  public let region: DefaultPhoneRegion

  /// - Parameters:
  ///   - locale: The reader's locale.
  ///   - region: Decides which country a number without a country code is in; without it, the
  ///     contact's addresses and the locale.
  public init(locale: LocaleIdentifier, region: DefaultPhoneRegion? = nil) {
    self.locale = locale
    self.region = region ?? DefaultPhoneRegion(locale: locale)
  }

  /// The text of a contact's number.
  public func string(from number: LabeledValue<PhoneNumber>, of contact: Contact) -> String {
    string(from: number.value, in: home(of: number, contact))
  }

  /// The `tel:` address of a contact's number, with its country's code (RFC 3966, section 5.1.4); nil where
  /// the country, or what the number is, is not certain, and where something is dialled after a pause.
  public func uri(of number: LabeledValue<PhoneNumber>, of contact: Contact) -> String? {
    guard
      let parsed = ParsedPhoneNumber.certain(
        number.value.stringValue, region: home(of: number, contact)),
      parsed.dialedSuffix.isEmpty
    else { return nil }
    let digits = parsed.extensionDigits
    return "tel:" + parsed.e164 + (digits.isEmpty ? "" : ";ext=" + digits)
  }

  /// Where a number without its country's code is dialled, as such a URI says it: `+49`; nil where the country is not
  /// known, or the number says it.
  public func context(of number: LabeledValue<PhoneNumber>, of contact: Contact) -> String? {
    home(of: number, contact).flatMap { ParsedPhoneNumber.countryCode(forRegion: $0) }.map {
      "+\($0)"
    }
  }

  private func home(of number: LabeledValue<PhoneNumber>, _ contact: Contact) -> String? {
    // Most numbers say themselves where they are.
    let isComplete = number.value.stringValue.utf8.first == UInt8(ascii: "+")
    return isComplete ? nil : region.region(forLabel: number.label, of: contact)
  }

  /// The text of a number.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - home: The two-letter code of the country that a number without a country code is in.
  public func string(from number: PhoneNumber, in home: String? = nil) -> String {
    let text = number.stringValue
    guard let parsed = ParsedPhoneNumber.certain(text, region: home) else { return text }
    let reader = RegionCode.normalized(locale.region)
    let isNational = reader.map { parsed.isValid(in: $0) } ?? false
    return parsed.formatted(isNational ? .national : .international) + parsed.dialedSuffix
  }
}
