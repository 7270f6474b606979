package import ContactFormatting
public import LocaleSupport

/// Which addresses of a contact get a label.
public enum AddressChoice: String, Sendable, Hashable, CaseIterable {
  /// The one that is preferred (vCard's PREF), else the first one that mail can be sent to.
  case preferred
  /// The preferred one of those labelled home.
  case home
  /// The preferred one of those labelled work.
  case work
  /// Each that mail can be sent to.
  case each
}

/// Which people of one address share a label.
///
/// People share an address when country, postcode and the lines for street, building, flat and
/// post office box are the same, without regard to case, accents, punctuation and the usual short
/// forms of 'street' and its like. Where there is no postcode, the town counts in its place.
/// Organizations, and people at the address of one, keep a label of their own.
public enum HouseholdRule: String, Sendable, Hashable, CaseIterable {
  /// Nobody.
  case none
  /// Those who have a family name in common, be it in a man's and a woman's form: Novák and Nováková.
  case family
  /// All of them.
  case address
}

/// How a household is named.
public enum HouseholdStyle: String, Sendable, Hashable, CaseIterable {
  /// Given names before the family name they share: 'Ann and Bob Lee'.
  case names
  /// The family: 'The Lee Family', 'Familie Müller'.
  case family
  /// Whole names: 'Ann Lee and Bob Lee'.
  case full
}

/// The order of labels.
public enum MailingOrder: String, Sendable, Hashable, CaseIterable {
  /// The order of the contacts.
  case none
  /// By family name, as the reader's language sorts.
  case name
  /// By country, the sender's own first and unknown ones last, then by postcode, then by name.
  case postcode
}

/// What a QR code on a label says.
public enum QRCodeContent: String, Sendable, Hashable, CaseIterable {
  /// There is none.
  case none
  /// A vCard with name, organization, numbers, e-mail addresses and the address of the label.
  case vcard
  /// The lines of the label.
  case address
}

/// What is to stand on labels.
public struct LabelOptions: Sendable {
  /// The sender's language.
  public var locale: LocaleIdentifier
  /// The order that names sort in, where it is not the language's usual one.
  public var collation: CollationVariant?
  /// The country that mail is sent from, as a code of ISO 3166-1; nil where it is not known.
  public var senderCountry: String?
  /// Whether text is in the capitals that the destination's post wants.
  public var usesCapitals = true
  /// Whether the country's English name stands beside the one in the sender's language.
  public var addsEnglishCountryName = false
  /// Whether an address that came formatted, or in one piece as its street, stands as it came.
  public var prefersFormattedAddress = false
  /// Which addresses get a label.
  public var addresses = AddressChoice.preferred
  /// Whether an organization stands on the labels of people who are in one. It never does on a
  /// home address.
  public var includesOrganization = true
  /// Who shares a label.
  public var households = HouseholdRule.none
  /// How those are named who share one.
  public var householdStyle = HouseholdStyle.names
  /// The order of the labels.
  public var order = MailingOrder.none
  /// How often each label is there.
  public var copies = 1
  /// What the QR code says.
  public var qrCode = QRCodeContent.none

  /// Options for a sender of a locale, from the locale's region if it has one.
  public init(locale: LocaleIdentifier) {
    self.locale = locale
    senderCountry = locale.region
  }

  /// How addresses are written.
  package var addressStyle: PostalAddressStyle {
    var style = PostalAddressStyle(
      layout: .label, senderCountry: senderCountry, addsEnglishCountryName: addsEnglishCountryName,
      prefersFormattedAddress: prefersFormattedAddress)
    style.usesCapitals = usesCapitals
    return style
  }
}
