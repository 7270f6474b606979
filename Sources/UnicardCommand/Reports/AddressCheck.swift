import ContactCoding
import ContactFormatting
import ContactModel
import LocaleSupport
import SourceText

/// Looks at the postal addresses of an input: whether mail would arrive.
struct AddressCheck {
  private let formatter: PostalAddressFormatter

  /// - Parameter sender: The country of addresses that name none, where that is known.
  init(sender: String?, locale: LocaleIdentifier) {
    formatter = PostalAddressFormatter(
      locale: locale, style: PostalAddressStyle(layout: .label, senderCountry: sender))
  }

  /// Reports what is doubtful, with its place in the file.
  func check(
    _ opened: OpenInput, jobs: Int, report: (Diagnostic, Contact) -> Void
  ) throws {
    try opened.input.enumerateContacts(jobs: jobs) { read in
      for address in read.contact.postalAddresses {
        for var diagnostic in formatter.diagnostics(for: address.value) {
          diagnostic.range = address.provenance.ranges.first
          diagnostic.contactIndex = read.contact.sourceIndex
          report(diagnostic, read.contact)
        }
      }
      return true
    }
  }
}
