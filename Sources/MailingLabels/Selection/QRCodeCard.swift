import ContactFormatting
import ContactModel
import FileFormats

/// The vCard in the QR code of a label: what a phone's address book takes, and nothing that makes
/// the code denser without being read.
struct QRCodeCard {
  /// Everybody at the address.
  let people: [LabelCandidate]
  /// What they are called together.
  let name: String

  /// Version 3.0 is the one that cameras of phones read.
  static var writing: WritingOptions {
    var options = WritingOptions(format: .vCard30)
    options.folds = false
    options.photos = .drop
    return options
  }

  /// The card. That of a household has what each of its people is reached at first.
  var contact: Contact {
    Contact { draft in
      draft.formattedName = name
      if people.count == 1 {
        let contact = people[0].contact
        draft.names = contact.names.prefix(1).map { LabeledValue($0.value) }
        draft.organizations = contact.organizations.prefix(1).map { LabeledValue($0.value) }
      } else {
        draft.name = householdName
      }
      let share = people.count == 1 ? 3 : 1
      draft.phoneNumbers = people.flatMap { person in
        person.contact.phoneNumbers.prefix(share).map { LabeledValue($0.value, label: $0.label) }
      }
      draft.emailAddresses = people.flatMap { person in
        person.contact.emailAddresses.prefix(min(2, share)).map {
          LabeledValue($0.value, label: $0.label)
        }
      }
      draft.postalAddresses = people.prefix(1).map { person in
        LabeledValue(Self.plain(person.address.address), label: person.label)
      }
    }
  }

  /// Under what the household is found in an address book: the family name that its people share,
  /// else what they are called.
  private var householdName: PersonName {
    let families = Set(people.map { $0.contact.name?.familyName ?? "" })
    guard families.count == 1, let family = families.first, !family.isEmpty else {
      return PersonName(givenName: name)
    }
    return PersonName(
      familyName: family,
      givenName: people.compactMap { $0.contact.name?.givenName }.filter { !$0.isEmpty }
        .joined(separator: ", "))
  }

  /// The parts of ADR that vCard 3.0 has, and no more.
  private static func plain(_ address: PostalAddress) -> PostalAddress {
    var plain = PostalAddress()
    plain.postOfficeBox = address.postOfficeBox
    plain.extendedAddress = address.extendedAddress
    plain.street = address.street
    plain.city = address.city
    plain.state = address.state
    plain.postalCode = address.postalCode
    plain.country = address.country
    return plain
  }
}
