import ContactFormatting
import ContactModel
import ContactSelection
import LocaleSupport

/// A contact as people know it from an address book's page.
struct ContactCard {
  let contact: Contact
  let style: TextStyle
  let formats: CardFormats
  /// How many columns labels may take.
  var labelWidth = 24

  /// The lines, safe for a terminal.
  var lines: [String] {
    let name = formats.names.string(from: contact)
    var lines = [style.bold(name.isEmpty ? "(no name)" : VisibleText.cell(name))]
    let work = [contact.jobTitle, contact.organization.map(Self.text)].compactMap { $0 }
      .filter { !$0.isEmpty }
    if !work.isEmpty { lines.append(VisibleText.cell(work.joined(separator: ", "))) }
    let width = min(labelWidth, rows.map { DisplayWidth.of($0.label) }.max() ?? 0)
    for (label, value) in rows {
      let text = DisplayWidth.truncated(label, to: width)
      let heading = String(repeating: " ", count: max(0, width - DisplayWidth.of(text))) + text
      for (index, line) in VisibleText.lines(value).enumerated() {
        let margin = index == 0 ? style.cyan(heading) : String(repeating: " ", count: width)
        lines.append("  \(margin)  \(line)")
      }
    }
    return lines
  }

  private typealias Row = (label: String, value: String)

  private var rows: [Row] {
    var rows: [Row] = []
    func add<Value>(_ values: [LabeledValue<Value>], _ noun: String, _ text: (Value) -> String) {
      for value in values {
        let text = text(value.value)
        let label = value.label.map { Self.shown($0) + (noun.isEmpty ? "" : " " + noun) } ?? noun
        if !text.isEmpty { rows.append((VisibleText.cell(label), text)) }
      }
    }
    // The card's own form of the name, where it says something else.
    let name = formats.names.string(from: contact)
    add(contact[.formattedNames], "name") {
      SearchKey.bytes(of: $0) == SearchKey.bytes(of: name) ? "" : $0
    }
    add(contact.nicknames, "nickname") { $0 }
    add(contact.phoneNumbers, "phone", \.stringValue)
    add(contact.emailAddresses, "email") { $0 }
    add(contact.postalAddresses, "address") { formats.addresses.string(from: $0) }
    add(contact.urls, "web") { $0 }
    add(contact.socialProfiles, "profile") { profile in
      [profile.service, profile.username, profile.url].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    add(contact.instantMessageAddresses, "chat") { address in
      [address.service, address.address].filter { !$0.isEmpty }.joined(separator: " ")
    }
    add(contact[.birthdays], "birthday", Self.text)
    add(contact.dates, "date", Self.text)
    add(contact.relations, "") { $0 }
    add(contact.organizations.dropFirst().map { $0 }, "organization", Self.text)
    add(contact.categories, "group") { $0 }
    add(contact.notes, "note") { $0 }
    if !contact.images.isEmpty { rows.append(("photo", Self.text(contact.images))) }
    rows += otherRows
    return rows
  }

  /// The fields that have no row of their own, so that a card shows all there is.
  private var otherRows: [Row] {
    let shown: Set<ContactKey> = [
      .formattedName, .name, .nickname, .phoneNumber, .emailAddress, .postalAddress, .url,
      .socialProfile, .instantMessageAddress, .birthday, .date, .relation, .organization,
      .category, .note, .image, .jobTitle, .preserved, .productIdentifier,
    ]
    var rows: [Row] = []
    for key in ContactKey.allCases where !shown.contains(key) && contact.has(key) {
      let attribute = ContactAttribute(key)
      for text in attribute.texts(of: contact) { rows.append((attribute.name, text)) }
    }
    for property in contact.preservedProperties {
      rows.append((VisibleText.cell(property.value.name), property.value.rawValue))
    }
    return rows
  }

  // MARK: Text

  private static func shown(_ label: Label) -> String {
    guard label.isPredefined else { return label.name }
    // homeFax → home fax; names of products stay.
    if label.name.hasPrefix("i") { return label.name }
    return label.name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
  }

  private static func text(_ organization: Organization) -> String {
    ([organization.name] + organization.units).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func text(_ date: ContactDate) -> String {
    if case .text(let text) = date { return text }
    return date.components?.extendedFormat ?? ""
  }

  private static func text(_ images: [LabeledValue<ContactMedia>]) -> String {
    images.map { image in
      switch image.value.content {
      case .uri(let uri): uri
      case .text(let text): text
      case .data(let bytes):
        "\(image.value.mediaType ?? "picture"), \(Count.grouped((bytes.count + 1023) / 1024)) KB"
      }
    }.joined(separator: "\n")
  }
}

/// How names and addresses look on a card.
struct CardFormats {
  let names: NameFormatter
  let addresses: PostalAddressFormatter

  /// For readers of a locale.
  init(_ locale: LocaleIdentifier) throws(CommandFailure) {
    do throws(UnknownLocale) {
      names = try NameFormatter(locale: locale)
    } catch {
      throw CommandFailure(error.description, status: .usage)
    }
    addresses = PostalAddressFormatter(
      locale: locale, style: PostalAddressStyle(prefersFormattedAddress: true))
  }
}
