import ContactFormatting
import ContactModel
import ContactUnification
import LocaleSupport

/// A value that is compared with others, taken apart once: a contact may have any number of them.
struct PreparedValue {
  let value: JSONFieldValue
  private let key: ContactKey
  private let address: PostalAddress?
  private let identity: AddressIdentity?
  /// The code of the country that an address is in, where that is known.
  private let country: String?

  private static let field = Field<JSONFieldValue>(.postalAddress)
  private static let formatter = PostalAddressFormatter(locale: LocaleIdentifier(language: "en"))

  init(_ value: JSONFieldValue, _ key: ContactKey) {
    self.value = value
    self.key = key
    address =
      key == .postalAddress
      ? Contact { $0[Self.field] = [LabeledValue(value)] }.postalAddresses.first?.value : nil
    identity = address.map { AddressIdentity($0) }
    country = address.flatMap { Self.formatter.countryCode(of: $0) }
  }

  /// The value with what another one says beside it, which is one with it in whatever notation; nil
  /// where it is another value.
  func joined(with other: PreparedValue) -> JSONFieldValue? {
    if ValueNotation.areSame(value, other.value, key) { return value }
    guard let address, let others = other.address, let identity, let theirs = other.identity,
      identity.agrees(with: theirs), !isElsewhere(other)
    else { return nil }
    var joined = AddressIdentity.union([address, others])
    // Programs add the code of their own country, whatever the address says.
    let known = country ?? other.country ?? ""
    if address.isoCountryCode.isEmpty, joined.isoCountryCode.uppercased() != known {
      joined.isoCountryCode = ""
    }
    if joined == address { return value }
    return Contact { $0.postalAddresses = [LabeledValue(joined)] }[Self.field].first?.value
  }

  /// Whether two addresses are in two countries.
  private func isElsewhere(_ other: PreparedValue) -> Bool {
    if let country, let others = other.country { return country != others }
    let names = [address, other.address].map { $0?.country ?? "" }
    return !names.contains("") && names[0].lowercased() != names[1].lowercased()
  }
}
