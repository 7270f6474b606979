import ContactFormatting
import ContactModel
import ContactSelection
import FileFormats
import LocaleSupport
import PhoneNumbers

/// Writes the values of contacts as the readers of a locale want them.
struct ReaderFormats {
  /// A value and what its label is called.
  struct Text {
    var label = ""
    let text: String
  }

  /// Whether values may have several lines.
  enum Layout {
    case lines, singleLine
    /// Addresses as they stand on mail.
    case mail(PostalAddressStyle)

    fileprivate var style: PostalAddressStyle {
      switch self {
      case .lines: PostalAddressStyle(layout: .plain)
      case .singleLine: PostalAddressStyle(layout: .singleLine)
      case .mail(let style): style
      }
    }
  }

  let names: NameFormatter
  let labels: ContactLabelFormatter
  let dates: ContactDateFormatter
  private let phones: PhoneNumberFormatter
  private let addresses: PostalAddressFormatter
  private let locale: LocaleIdentifier

  init(_ locale: LocaleIdentifier, layout: Layout) throws(CommandFailure) {
    do throws(UnknownLocale) {
      names = try NameFormatter(locale: locale)
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
    self.locale = locale
    labels = ContactLabelFormatter(locale: locale)
    dates = ContactDateFormatter(locale: locale)
    let addresses = PostalAddressFormatter(locale: locale, style: layout.style)
    self.addresses = addresses
    phones = PhoneNumberFormatter(
      locale: locale,
      region: DefaultPhoneRegion(
        locale: locale, regionOfAddress: { addresses.countryCode(of: $0) }))
  }

  /// The texts of a field, without empty ones; those of one label where one is given.
  func texts(_ key: ContactKey, of contact: Contact, label: Label? = nil) -> [Text] {
    allTexts(key, of: contact, label).filter { !$0.text.isEmpty }
  }

  private func allTexts(_ key: ContactKey, of contact: Contact, _ label: Label?) -> [Text] {
    func list<Value: FieldValue>(_ convert: (LabeledValue<Value>) -> String) -> [Text] {
      contact[Field<Value>(key)].filter { label == nil || $0.label == label }
        .map { text($0, convert($0)) }
    }
    switch FieldSchema[key].kind {
    case .text where key == .kind: return [Text(text: text(contact.kind))]
    case .text where key == .relation:
      return list { (text: LabeledValue<String>) in
        NestedCard.name(in: text.value) ?? text.value
      }
    case .text:
      guard case .languageTag = FieldSchema[key].property.form else {
        return list { (text: LabeledValue<String>) in text.value }
      }
      return list { (tag: LabeledValue<String>) in languageName(tag.value) }
    case .name: return [Text(text: names.string(from: contact))]
    case .organization: return list { (value: LabeledValue<Organization>) in text(value.value) }
    case .phoneNumber: return list { phones.string(from: $0, of: contact) }
    case .postalAddress: return list { (value: LabeledValue<PostalAddress>) in text(value) }
    case .socialProfile:
      return list { (value: LabeledValue<SocialProfile>) in
        Self.joined([value.value.service, value.value.username, value.value.url], " ")
      }
    case .instantMessageAddress:
      return list { (value: LabeledValue<InstantMessageAddress>) in
        Self.joined([value.value.service, value.value.address], " ")
      }
    case .gender:
      return list { (value: LabeledValue<Gender>) in labels.string(from: value.value) }
    case .date: return list { (value: LabeledValue<ContactDate>) in text(value.value) }
    case .media: return list { (value: LabeledValue<ContactMedia>) in Self.text(value.value) }
    case .preserved:
      return list { (value: LabeledValue<PreservedProperty>) in
        value.keptColumn?.text ?? value.value.rawValue
      }
    }
  }

  /// The countries of a contact's addresses.
  func countries(of contact: Contact) -> [String] {
    contact.postalAddresses.map(\.value).map { address in
      addresses.countryCode(of: address).flatMap { addresses.countryNames.name(forCode: $0) }
        ?? (address.country.isEmpty ? address.isoCountryCode : address.country)
    }.filter { !$0.isEmpty }
  }

  /// What opens a value in another program; of a telephone, with the country's code where that is known.
  func uri(of property: ContactProperty) -> String? {
    let number = property.contact.phoneNumbers.first { $0.id == property.valueIdentifier }
    guard property.key == .phoneNumber, let number else { return property.uri }
    if let uri = phones.uri(of: number, of: property.contact) { return uri }
    // A number that is dialled within its country alone says which that is (RFC 3966, section 5.1.5).
    guard let uri = property.uri, !uri.hasPrefix("tel:+"), !uri.contains(";phone-context="),
      let context = phones.context(of: number, of: property.contact)
    else { return property.uri }
    return uri + ";phone-context=" + context
  }

  private func text<Value>(_ value: LabeledValue<Value>, _ text: String) -> Text {
    Text(
      label: value.shownLabel.map { labels.string(from: $0) } ?? "", text: text)
  }

  /// A date with its label.
  func text(_ date: LabeledValue<ContactDate>) -> Text { text(date, text(date.value)) }

  // MARK: Values

  private func text(_ address: LabeledValue<PostalAddress>) -> String {
    let text = addresses.string(from: address.value, languageTag: address.languageTag)
    // A card may have nothing but the address as it was printed.
    return text.isEmpty ? address.value.formattedAddress : text
  }

  private func text(_ organization: Organization) -> String {
    Self.joined([organization.name] + organization.units, ", ")
  }

  /// A date, with the name of its calendar where it is not the usual one.
  private func text(_ date: ContactDate) -> String {
    let text = dates.string(from: date)
    return dates.calendarName(of: date).map { "\(text) (\($0))" } ?? text
  }

  private func text(_ kind: ContactKind) -> String {
    switch kind {
    case .individual: ""
    case .organization: labels.string(from: .organization)
    default: kind.name
    }
  }

  private func languageName(_ tag: String) -> String {
    guard let language = LocaleIdentifier(tag),
      let name = locale.name(ofLanguage: language.language)
    else { return tag }
    let region = language.region.flatMap { locale.name(ofRegion: $0) }
    return region.map { "\(name) (\($0))" } ?? name
  }

  private static func text(_ media: ContactMedia) -> String {
    switch media.content {
    case .uri(let uri): uri
    case .text(let text): text
    case .data(let bytes):
      joined([media.mediaType ?? "", "\(Count.grouped((bytes.count + 1023) / 1024)) KB"], ", ")
    }
  }

  private static func joined(_ texts: [String], _ separator: String) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: separator)
  }
}
