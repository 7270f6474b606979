import ContactFormatting
import ContactLikeness
import ContactModel
import ContactUnification
import LocaleSupport

/// A value that is compared with others, taken apart once: a contact may have any number of them.
struct PreparedValue {
  let value: JSONFieldValue
  private let form: Form

  /// What a value is apart from its notation.
  private enum Form {
    /// It is compared as it is.
    case exact
    case number(NumberForm)
    case text(ValueIdentity)
    /// The words of a name, in whatever order: `Lee, Ann` is `Ann Lee`.
    case words(WordSet)
    /// With the code of the country that it is in, where that is known.
    case address(PostalAddress, AddressIdentity, country: String?)
  }

  private static let field = Field<JSONFieldValue>(.postalAddress)
  private static let formatter = PostalAddressFormatter(locale: LocaleIdentifier(language: "en"))

  init(_ value: JSONFieldValue, _ key: ContactKey) {
    self.value = value
    let text = value.json.string
    form =
      switch key {
      case .phoneNumber: text.flatMap { NumberForm($0) }.map { .number($0) } ?? .exact
      case .formattedName: .words(WordSet(of: (text ?? "").utf8))
      case .name:
        .words(
          WordSet(
            of: (value.json.members ?? []).compactMap(\.value.string).joined(separator: " ").utf8))
      case .postalAddress:
        Contact { $0[Self.field] = [LabeledValue(value)] }.postalAddresses.first.map {
          .address(
            $0.value, AddressIdentity($0.value), country: Self.formatter.countryCode(of: $0.value))
        } ?? .exact
      default: text.map { .text(ValueIdentity(text: Array($0.utf8)[...], of: key)) } ?? .exact
      }
  }

  /// Whether both are one value and neither says more.
  func isSame(as other: PreparedValue) -> Bool {
    if value == other.value { return true }
    return switch (form, other.form) {
    case (.number(let a), .number(let b)): a.isOne(with: b)
    case (.text(let a), .text(let b)): a.agrees(with: b)
    case (.words(let a), .words(let b)): a == b && !a.isEmpty
    default: false
    }
  }

  /// Whether the parts of a name have each word of a whole one.
  func hasWords(of whole: PreparedValue) -> Bool {
    guard case .words(let own) = form, case .words(let others) = whole.form else { return false }
    return others.isSubset(of: own)
  }

  /// The value with what another one says beside it, which is one with it in whatever notation; nil
  /// where it is another value.
  func joined(with other: PreparedValue) -> JSONFieldValue? {
    if isSame(as: other) { return value }
    guard case .address(let address, let identity, let country) = form,
      case .address(let others, let theirs, let otherCountry) = other.form,
      identity.agrees(with: theirs),
      !Self.areInTwoCountries((address, country), (others, otherCountry))
    else { return nil }
    var joined = AddressIdentity.union([address, others])
    // Programs add the code of their own country, whatever the address says.
    let known = country ?? otherCountry ?? ""
    if address.isoCountryCode.isEmpty, joined.isoCountryCode.uppercased() != known {
      joined.isoCountryCode = ""
    }
    if joined == address { return value }
    return Contact { $0.postalAddresses = [LabeledValue(joined)] }[Self.field].first?.value
  }

  private static func areInTwoCountries(
    _ a: (address: PostalAddress, code: String?), _ b: (address: PostalAddress, code: String?)
  ) -> Bool {
    if let code = a.code, let other = b.code { return code != other }
    let names = [a.address.country.lowercased(), b.address.country.lowercased()]
    return !names.contains("") && names[0] != names[1]
  }
}
