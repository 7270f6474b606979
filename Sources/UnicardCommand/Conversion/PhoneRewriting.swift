import ContactFormatting
import ContactModel
import PhoneNumbers
import Synchronization

/// Brings contacts' phone numbers into one notation and counts them.
final class PhoneRewriting: Sendable {
  /// What became of the numbers.
  struct Counts {
    var rewritten = 0
    /// Those that stayed as they were because they were not understood.
    var unknown = 0
  }

  private let normalization: PhoneNumberNormalization
  /// Contacts are worked on by several threads.
  private let sums = Mutex(Counts())

  /// - Parameters:
  ///   - region: The country that numbers without a country code are in, where it is stated.
  ///   - locale: The reader's locale, whose country counts last.
  init(region: String?, locale: ReaderLocale) {
    let addresses = PostalAddressFormatter(locale: locale.identifier)
    normalization = PhoneNumberNormalization(
      region: DefaultPhoneRegion(
        stated: region, locale: locale.identifier,
        regionOfAddress: { addresses.countryCode(of: $0) }))
  }

  var counts: Counts { sums.withLock { $0 } }

  /// The contact with its numbers in one notation.
  func rewrite(_ contact: Contact, counts: Bool = true) -> Contact {
    guard contact.has(.phoneNumber) else { return contact }
    let outcome = normalization.outcome(for: contact)
    guard counts else { return outcome.contact }
    sums.withLock {
      $0.rewritten += outcome.rewrittenCount
      $0.unknown += outcome.unknownCount
    }
    return outcome.contact
  }
}
