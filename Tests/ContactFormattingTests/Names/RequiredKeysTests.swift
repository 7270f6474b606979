import ContactFormatting
import ContactModel
import GeneratedContacts
import LocaleSupport
import Testing

/// A contact that was fetched with the keys that a style names is formatted as the whole one is.
struct RequiredKeysTests {
  private static let styles: [NameFormatter.Style] = [
    .fullName, .shortName, .initials, .phoneticFullName, .sortingName,
    .custom(PersonNameStyle(length: .medium, usage: .addressing, formality: .informal)),
    .custom(PersonNameStyle(length: .short, usage: .monogram)),
  ]

  /// With a value taken out of each field on the way, so that every substitute gets its turn.
  private static let contacts: [Contact] = {
    var generator = ContactGenerator(seed: 11)
    let order: [[ContactKey]] = [
      [], [.name], [.name, .formattedName], [.organization], [.nickname], [.emailAddress],
      [.phoneNumber], [.instantMessageAddress],
    ]
    return (0..<60).flatMap { _ in
      let whole = generator.contact()
      return order.indices.map { count in
        whole.editing { draft in
          for key in order[...count].joined() { draft.removeAll(key) }
        }
      }
    }
  }()

  @Test(arguments: styles)
  func keysAreEnough(_ style: NameFormatter.Style) throws {
    let formatter = try NameFormatter(locale: LocaleIdentifier(language: "en"))
    let keys = NameFormatter.requiredKeys(for: style)
    #expect(Set(keys).isSubset(of: NameFormatter.requiredKeys))
    for contact in Self.contacts {
      let partial = try PartialContact(contact, keys: keys).contact(for: keys)
      #expect(
        formatter.string(from: partial, style: style)
          == formatter.string(from: contact, style: style))
    }
  }

  @Test(arguments: [
    (NameFormatter.Style.fullName, [ContactKey.phoneticGivenName]),
    (.initials, [.phoneNumber, .url, .phoneticGivenName]),
    (.phoneticFullName, [.phoneNumber, .nickname, .emailAddress]),
  ])
  func noneIsTooMany(_ style: NameFormatter.Style, _ keys: [ContactKey]) {
    #expect(Set(NameFormatter.requiredKeys(for: style)).isDisjoint(with: keys))
  }
}
