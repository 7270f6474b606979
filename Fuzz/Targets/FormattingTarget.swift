import ContactCoding
import ContactFormatting
import ContactModel
import LocaleSupport
import MailingLabels

/// Formats the contacts of a file for readers of five languages, and makes their labels.
enum FormattingTarget {
  private static let mostContacts = 6

  /// What stays open for all inputs of one language.
  private struct Formatters {
    let names: NameFormatter
    let addresses: PostalAddressFormatter
    let dates: ContactDateFormatter
    let sorter: ContactSorter
    let options: LabelOptions

    init?(_ tag: String) {
      guard let locale = LocaleIdentifier(tag), let names = try? NameFormatter(locale: locale),
        let sorter = try? ContactSorter(locale: locale)
      else { return nil }
      self.names = names
      self.sorter = sorter
      addresses = PostalAddressFormatter(
        locale: locale, style: PostalAddressStyle(layout: .label, senderCountry: locale.region))
      dates = ContactDateFormatter(locale: locale)
      var options = LabelOptions(locale: locale)
      options.households = .address
      options.qrCode = .vcard
      self.options = options
    }
  }

  private static let formatters = ["de-DE", "en-US", "ja-JP", "ar-EG", "th-TH"].compactMap {
    Formatters($0)
  }

  static func run(_ bytes: [UInt8]) throws(BrokenPromise) {
    guard let file = ReadFile(bytes) else { return }
    let contacts = Array(file.contacts.prefix(mostContacts))
    for formatter in formatters { try check(contacts, formatter) }
  }

  private static func check(_ contacts: [Contact], _ formatters: Formatters) throws(BrokenPromise) {
    for contact in contacts {
      _ = formatters.names.string(from: contact)
      _ = formatters.sorter.indexLetter(for: contact)
      if let birthday = contact.birthday { _ = formatters.dates.string(from: birthday) }
      for address in contact.postalAddresses {
        _ = formatters.addresses.diagnostics(for: address.value)
        let text = formatters.addresses.format(address.value, languageTag: address.languageTag)
        for line in text.lines {
          try promise(line.contains { !$0.isWhitespace }, "empty-line", text.text.debugDescription)
        }
      }
    }
    let sorted = formatters.sorter.sorted(contacts)
    try promise(sorted.count == contacts.count, "sorted")
    guard var selection = try? LabelSelection(formatters.options) else { return }
    for contact in contacts { selection.add(contact) }
    let labels = selection.labels()
    let told = Set(selection.omissions.map(\.index)).count
    let people = labels.reduce(0) { $0 + $1.contactCount }
    let groups = contacts.filter { $0.kind == .group && $0.postalAddresses.isEmpty }.count
    try promise(people + told + groups == contacts.count, "labels-count")
    for label in labels {
      for line in label.lines {
        try promise(
          !line.contains(where: \.isNewline) && !line.isEmpty, "label-line", line.debugDescription)
      }
    }
  }
}
