import ContactChanges
import ContactModel
import GeneratedContacts
import LocaleSupport
import Testing

@Suite struct ContactTextTests {
  private static let german = ContactText(locale: LocaleIdentifier(language: "de"))
  private static let english = ContactText(locale: LocaleIdentifier(language: "en"))

  private static let ann = Contact {
    $0.identifier = "urn:uuid:1"
    $0.formattedName = "Ann Lee"
    $0.name = PersonName(familyName: "Lee", givenName: "Ann")
    $0.phoneNumbers = [
      LabeledValue(
        PhoneNumber("030 1"), label: .home, preference: 1, parameters: [Parameter("X-A", "b")]),
      LabeledValue(label: .custom("Work"), value: PhoneNumber("030 2")),
      LabeledValue(label: .custom("Ferienhaus"), value: PhoneNumber("030 3")),
    ]
    $0.postalAddresses = [
      LabeledValue(PostalAddress(street: "Am Markt 1\nHaus 2", city: "Jena"), label: .home)
    ]
    $0.birthday = ContactDate(month: 4, day: 12)
    $0.note = "one\n\n# three"
    $0.images = [LabeledValue(ContactMedia(.data([0xFF, 0xD8, 0xFF, 1, 2])))]
    $0[.preserved] = [LabeledValue(PreservedProperty(name: "X-B", rawValue: "c:d"))]
  }

  @Test func theTextIsReadable() throws {
    let text = Self.german.text(of: Self.ann)
    #expect(
      text.hasPrefix(
        """
        name
          family: Lee
          given: Ann
        display: Ann Lee
        birthday: --0412
        phone (Privat): 030 1
        phone ("Work"): 030 2
        phone (Ferienhaus): 030 3
        address (Privat)
          street: Am Markt 1
          | Haus 2
          city: Jena
        note: one
        | 
        | # three
        photo: image/jpeg, 5 bytes
        uid: urn:uuid:1
        preserved: X-B:c:d

        # A line is a value
        """), "\(text)")
  }

  /// Whatever is in a contact, and in whichever language.
  @Test(arguments: ["en", "de", "ja"])
  func textThatIsNotEditedChangesNothing(_ language: String) throws {
    var generator = ContactGenerator(seed: 9)
    let text = ContactText(locale: LocaleIdentifier(language: language))
    for _ in 0..<150 {
      let contact = generator.contact()
      let written = text.text(of: contact)
      for form in [written, written.replacing("\n", with: "\r\n")] {
        let back = try text.contact(from: form, editing: contact)
        #expect(back == contact)
        #expect(back.storage === contact.storage)
      }
    }
  }

  private static func edited(
    _ changes: (old: String, new: String)...
  ) throws -> Contact {
    var text = english.text(of: ann)
    for change in changes { text = text.replacing(change.old, with: change.new) }
    return try english.contact(from: text, editing: ann)
  }

  @Test func editedLinesKeepTheRest() throws {
    let contact = try Self.edited(
      (old: "phone (home): 030 1", new: "phone (Mobile): 030 11"),
      (old: "  given: Ann", new: "  given: Anna"), (old: "  city: Jena\n", new: ""),
      (old: "birthday: --0412", new: "birthday: 1980-04-12"))
    let phone = try #require(contact.phoneNumbers.first)
    #expect(phone.value.stringValue == "030 11")
    #expect(phone.label == .mobile)
    #expect(phone.preference == 1)
    #expect(phone.parameters == [Parameter("X-A", "b")])
    #expect(contact.givenName == "Anna")
    #expect(contact.formattedName == "Anna Lee")
    #expect(contact.postalAddresses.first?.value == PostalAddress(street: "Am Markt 1\nHaus 2"))
    #expect(contact.birthday == ContactDate(year: 1980, month: 4, day: 12))
    #expect(contact.images == Self.ann.images)
    #expect(contact.note == Self.ann.note)
  }

  @Test func linesAreAddedAndRemoved() throws {
    let contact = try Self.edited(
      (old: "phone (home): 030 1\n", new: ""),
      (
        old: "note: one",
        new: """
        email (work): ann@example.org
        address (Cottage)
          street: Weg 1
        org: Acme; Sales
        im: Jabber: ann@example.org
        note: one
        """
      ))
    #expect(contact.phoneNumbers.map(\.value.stringValue) == ["030 2", "030 3"])
    #expect(contact.phoneNumbers.map(\.label) == [.custom("Work"), .custom("Ferienhaus")])
    #expect(contact.emailAddresses == [LabeledValue("ann@example.org", label: .work)])
    #expect(contact.postalAddresses.last?.label == .custom("Cottage"))
    #expect(contact.organization == Organization(name: "Acme", units: ["Sales"]))
    #expect(contact.instantMessageAddresses.first?.value.service == "Jabber")
  }

  @Test(arguments: [
    ("birthday: --0412", "birthday: soon", 5, 11, "“soon” is no date."),
    ("birthday: --0412", "birthdy: 1980", 5, 1, "There is no field “birthdy”."),
    ("  city: Jena", "  town: Jena\n  planet: Earth", 13, 3, "address has no part “planet”."),
    ("note: one", "note one", 13, 1, "There is no field “note one”."),
    ("phone (home): 030 1", "phone (home: 030 1", 6, 7, "This parenthesis is never closed."),
    (
      "phone (home): 030 1", "phone (home) 030 1", 6, 14,
      "There is no colon between the field and its value."
    ),
    ("name\n", "| x\nname\n", 1, 1, "There is no text above that could go on here."),
    ("uid: urn:uuid:1", "uid: urn:uuid:1\n  x: y", 18, 3, "uid has no parts."),
    ("uid: urn:uuid:1", "address\nuid: urn:uuid:1", 17, 1, "There is nothing of it."),
  ])
  func mistakesHaveAPlace(
    _ old: String, _ new: String, _ line: Int, _ column: Int, _ message: String
  ) throws {
    let text = Self.english.text(of: Self.ann).replacing(old, with: new)
    do throws(ContactTextError) {
      _ = try Self.english.contact(from: text, editing: Self.ann)
      Issue.record("It was read.")
    } catch {
      #expect(error.message == message)
      #expect([error.line, error.column] == [line, column])
    }
  }
}
