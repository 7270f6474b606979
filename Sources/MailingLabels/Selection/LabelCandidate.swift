import ContactFormatting
import ContactModel

/// An address of a contact that gets a label, before households are found and texts made.
struct LabelCandidate {
  let contact: Contact
  let address: PreparedAddress
  let label: Label?
  /// The language that the address is written in, where it is known.
  let languageTag: String?
  let recipient: AddressRecipient
  /// What the contact is called, for reports.
  let contactName: String
  /// The country's code; empty where it is not known.
  let country: String
  let sortKey: ContactSortKey?
  /// Its position among all candidates.
  let position: Int

  /// The postcode as its country's post writes it.
  var postalCode: String { address.postalCode }
  /// Whether it can share a label.
  var isPersonal: Bool { !recipient.name.isEmpty && recipient.organization.isEmpty }
}
