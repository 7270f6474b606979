import ContactModel
import ContactSelection
import Testing

@Suite struct PredicateValuesTests {
  private static let jo = Contact {
    $0.identifier = "urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"
    $0.formattedName = "Jörg Müller"
    $0.emailAddresses = [LabeledValue("jo@acme.com", label: .home), LabeledValue("b@acme.com")]
    $0.phoneNumbers = [LabeledValue(PhoneNumber("+49 171 5550123"))]
    $0.categories = [LabeledValue("Friends")]
    $0.birthday = ContactDate(month: 5, day: 12)
  }

  @Test(arguments: [
    (ContactPredicate.name(matching: "mull jo"), true), (.name(matching: "anna"), false),
    (.phone("0171 555 0123"), true), (.phone("0171"), false), (.email("JO@acme.com"), true),
    (.identifiers(["x", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"]), true),
    (.identifiers(["x"]), false),
    (.group("friends"), true), (.group("Foes"), false), (.source("a.vcf"), false),
    (.birthday(month: 5), true), (.birthday(month: 6), false),
    (.birthday(within: 11, of: PartialDate(year: 2026, month: 5, day: 1)), true),
    (.birthday(within: 10, of: PartialDate(year: 2026, month: 5, day: 1)), false),
    (.kind(.individual), true), (.has(.emailAddress), true), (.has(.image), false),
    (.has(.emailAddress, label: .home), true), (.has(.emailAddress, label: .work), false),
    (.has(.emailAddress, count: 1...), true), (.has(.emailAddress, count: 1...1), false),
    (.has(.image, count: ..<1), true), (.everything, true), (.nothing, false),
    (.name(matching: ""), false), (.phone("x"), false),
    (.birthday(month: 5) && !ContactPredicate.group("Foes"), true),
    (.birthday(month: 6) || .email("b@acme.com"), true),
  ])
  func matching(_ predicate: ContactPredicate, _ expected: Bool) {
    #expect(predicate.matches(Self.jo) == expected)
    #expect(predicate.filter([Self.jo]).isEmpty != expected)
  }

  /// Who is in a group that has a card stands there alone.
  @Test(arguments: [
    (ContactPredicate.group("team"), ["Jörg Müller"]), (!ContactPredicate.group("Team"), ["Bo"]),
    (.group("friends") && .group("Team"), ["Jörg Müller"]), (.group("Foes"), []),
  ])
  func filteringGroups(_ predicate: ContactPredicate, _ names: [String]) {
    let card = Contact {
      $0.kind = .group
      $0.formattedName = "Team"
      $0[.members] = [LabeledValue("urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6")]
    }
    let contacts = [Self.jo, Contact { $0.formattedName = "Bo" }, card]
    #expect(predicate.filter(contacts).map(\.displayName) == names)
  }
}
