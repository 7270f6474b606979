public import ContactModel
public import LocaleSupport

/// Decides which country a number without a country code is in.
///
/// A wrong guess makes the number somebody else's, so nothing is taken for granted: in this
/// order count the country of the contact's address with the number's label; the country that all
/// its addresses are in; the country that was asked for, which is said of many contacts at once; and
/// the country that the locale states. A locale without a region, such as `en`, says nothing.
public struct DefaultPhoneRegion: Sendable {
  /// The country asked for, as a two-letter code, which counts where no address tells.
  public var stated: String?
  /// The reader's locale.
  public var locale: LocaleIdentifier?
  /// Finds the two-letter code of an address's country.
  public var regionOfAddress: @Sendable (PostalAddress) -> String?

  /// - Parameters:
  ///   - stated: The country asked for, as a two-letter code.
  ///   - locale: The reader's locale.
  ///   - regionOfAddress: Finds the two-letter code of an address's country. Without it, the
  ///     code that the address holds counts; `PostalAddressFormatter.countryCode(of:)` also
  ///     understands names.
  public init(
    stated: String? = nil, locale: LocaleIdentifier? = nil,
    regionOfAddress: @escaping @Sendable (PostalAddress) -> String? = { $0.isoCountryCode }
  ) {
    self.stated = stated
    self.locale = locale
    self.regionOfAddress = regionOfAddress
  }

  /// The country for a contact's number with this label; nil where nothing says, or where the
  /// contact's addresses are in several countries and none is told from the others.
  public func region(forLabel label: Label? = nil, of contact: Contact) -> String? {
    let fromLocale = RegionCode.normalized(locale?.region)
    var all: Set<String> = []
    var sameLabel: Set<String> = []
    for address in contact.postalAddresses {
      guard let region = RegionCode.normalized(regionOfAddress(address.value)) else { continue }
      all.insert(region)
      if let label, let own = address.label, Self.place(label) == Self.place(own) {
        sameLabel.insert(region)
      }
    }
    if sameLabel.count == 1 { return sameLabel.first }
    if all.count == 1 { return all.first }
    if let stated = RegionCode.normalized(stated) { return stated }
    guard let fromLocale, all.isEmpty || all.contains(fromLocale) else { return nil }
    return fromLocale
  }

  /// Where a label's number is.
  private static func place(_ label: Label) -> Label {
    switch label {
    case .homeFax: .home
    case .workFax: .work
    default: label
    }
  }
}
