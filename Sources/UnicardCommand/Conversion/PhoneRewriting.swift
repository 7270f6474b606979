import ContactFormatting
import ContactModel
import PhoneNumbers
import SourceText
import Synchronization

/// Brings contacts' phone numbers into one notation and counts them.
final class PhoneRewriting: Sendable {
  /// A number that stayed as it was because it was not understood.
  struct UnknownNumber {
    let number: String
    /// Whose it is.
    let name: String
    fileprivate let file: String
    fileprivate let contact: Int
  }

  /// What became of the numbers.
  struct Counts {
    var rewritten = 0
    /// How many were not understood.
    var unknown = 0
    /// Which these are, in the order of the contacts, as far as they are kept.
    var unknownNumbers: [UnknownNumber] = []
  }

  /// A file of nonsense has millions: so many are kept.
  private static let unknownLimit = 100_000

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

  var counts: Counts {
    var counts = sums.withLock { $0 }
    counts.unknownNumbers = counts.unknownNumbers.enumerated().sorted {
      ($0.element.file, $0.element.contact, $0.offset)
        < ($1.element.file, $1.element.contact, $1.offset)
    }.map(\.element)
    return counts
  }

  /// The contact with its numbers in one notation.
  func rewrite(_ contact: Contact, counts: Bool = true) -> Contact {
    guard contact.has(.phoneNumber) else { return contact }
    let outcome = normalization.outcome(for: contact)
    guard counts else { return outcome.contact }
    let unknown = outcome.unknownNumbers.map {
      UnknownNumber(
        number: $0, name: contact.displayName, file: contact.source?.name ?? "",
        contact: contact.sourceIndex)
    }
    sums.withLock {
      $0.rewritten += outcome.rewrittenCount
      $0.unknown += outcome.unknownCount
      if $0.unknownNumbers.count < Self.unknownLimit { $0.unknownNumbers += unknown }
    }
    return outcome.contact
  }
}
