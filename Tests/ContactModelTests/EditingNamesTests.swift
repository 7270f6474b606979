import ContactModel
import Testing

@Suite struct EditingNamesTests {
  /// What becomes of FN when the family name is set to Lopez.
  @Test(arguments: [
    ("Ann Lee", "Ann Lopez"), ("Dr. Ann Lee", "Dr. Ann Lopez"), ("Lee, Ann", "Lopez, Ann"),
    ("Lee Ann", "Lopez Ann"), ("Annie", "Annie"), ("Leeds United", "Leeds United"), (nil, nil),
  ])
  func formattedNamesFollowTheParts(_ before: String?, _ after: String?) {
    let contact = Contact {
      $0.formattedName = before
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
    }
    #expect(contact.formattedName == before)
    #expect(contact.editing { $0.familyName = "Lopez" }.formattedName == after)
    #expect(contact.editing { $0.name?.familyName = "Lopez" }.formattedName == after)
    #expect(contact.editing { $0.names[0].value.familyName = "Lopez" }.formattedName == after)
    let lopez = PersonName(familyName: "Lopez", givenName: "Ann")
    #expect(contact.editing { $0[.names] = [LabeledValue(lopez)] }.formattedName == after)
  }

  /// What becomes of FN when the given name, or all of the name, is removed.
  @Test(arguments: [
    ("Ann Lee", "Lee", nil), ("Lee, Ann", "Lee", nil), ("Lee, Ann, PhD", "Lee, PhD", "PhD"),
    ("Dr. Ann Lee", "Dr. Lee", "Dr."), ("Annie", "Annie", "Annie"), ("Ann", nil, nil),
  ])
  func formattedNamesLoseRemovedParts(
    _ before: String, _ withoutGiven: String?, _ withoutName: String?
  ) {
    let contact = Contact {
      $0.formattedName = before
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
    }
    #expect(contact.editing { $0.givenName = nil }.formattedName == withoutGiven)
    #expect(contact.editing { $0.name = nil }.formattedName == withoutName)
    #expect(contact.editing { $0[.names] = [] }.formattedName == withoutName)
    let step = contact.editing {
      $0.givenName = nil
      $0.familyName = nil
    }
    #expect(step.formattedName == withoutName)
    #expect(step.name == nil)
  }

  /// FN of a contact of Acme when the organization becomes Beta.
  @Test(arguments: [
    ("Acme", nil, "Beta"), ("Acme Ltd", nil, "Acme Ltd"), ("Acme", "Acme", "Acme"),
    ("Ann Lee", "Lee", "Ann Lee"), (nil, nil, nil),
  ])
  func formattedNamesFollowTheOrganization(
    _ before: String?, _ family: String?, _ after: String?
  ) {
    let contact = Contact {
      $0.formattedName = before
      $0.organizationName = "Acme"
      $0.familyName = family
    }
    #expect(contact.editing { $0.organizationName = "Beta" }.formattedName == after)
    #expect(contact.editing { $0.organizations[0].value.name = "Beta" }.formattedName == after)
    #expect(contact.editing { $0.organizationName = nil }.formattedName == before)
  }

  @Test func aPartThatWasMissingIsAdded() {
    let contact = Contact {
      $0.formattedName = "Ann Lee"
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
    }
    #expect(contact.editing { $0.middleName = "May" }.formattedName == "Ann May Lee")
    #expect(contact.editing { $0.namePrefix = "Dr." }.formattedName == "Dr. Ann Lee")
    #expect(contact.editing { $0.givenName = nil }.formattedName == "Lee")
  }

  @Test func whatIsSetAsAWholeStays() {
    let contact = Contact {
      $0.formattedName = "Ann Lee"
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
    }
    let edited = contact.editing {
      $0.familyName = "Lopez"
      $0.formattedName = "Señora López"
    }
    #expect(edited.formattedName == "Señora López")
  }

  /// The formatted name is set, and then a part that it was made of.
  @Test func aFormattedNameThatWasSetFollowsNothing() {
    let contact = Contact {
      $0.name = PersonName(familyName: "Lopez", givenName: "Maria")
      $0.formattedName = "Maria Lopez"
    }
    let acme = Contact {
      $0.organizationName = "Acme"
      $0.formattedName = "Acme"
    }
    let cases: [(Contact, String, (inout ContactDraft) -> Void)] = [
      (contact, "Maria Garcia Lopez", { $0.familyName = "Garcia Lopez" }),
      (contact, "Maria Lopez", { $0.name = PersonName(familyName: "Lee", givenName: "Ann") }),
      (acme, "Acme", { $0.organizationName = "Beta" }),
    ]
    for (contact, shown, edit) in cases {
      let edited = contact.editing {
        $0.formattedName = shown
        edit(&$0)
      }
      #expect(edited.formattedName == shown)
    }
    // What follows by itself goes on following.
    let twice = contact.editing {
      $0.familyName = "Lee"
      $0.givenName = "Ann"
    }
    #expect(twice.formattedName == "Ann Lee")
  }

  /// What becomes of FN Acme where the first organization goes, and another one stays.
  @Test func aNameThatIsRemovedIsNotTheNextOnes() {
    let contact = Contact {
      $0.formattedName = "Acme"
      $0.organizations = ["Acme", "Beta"].map { LabeledValue(Organization(name: $0)) }
    }
    let edited = contact.editing { $0.organizationName = nil }
    #expect(edited.organizations.isEmpty)
    #expect(edited.formattedName == "Acme")
  }

  /// What becomes of a formatted address of Hauptstr. 5, 12345 Bonn.
  @Test func formattedAddressesFollowTheParts() {
    let street: @Sendable (inout PostalAddress) -> Void = { $0.street = "Nebenweg 1" }
    let cases: [(String, @Sendable (inout PostalAddress) -> Void, String)] = [
      ("Hauptstr. 5\n12345 Bonn", street, "Nebenweg 1\n12345 Bonn"),
      ("Acme\nHauptstr. 5\n12345 Bonn", street, "Acme\nNebenweg 1\n12345 Bonn"),
      ("Hauptstr. 5\n12345 Bonn", { $0.street = "" }, "12345 Bonn"),
      ("Hauptstr. 5, 12345 Bonn", { $0.street = "" }, "12345 Bonn"),
      (
        "Hauptstr. 5\n12345 Bonn", { ($0.city, $0.postalCode) = ("Ulm", "89073") },
        "Hauptstr. 5\n89073 Ulm"
      ),
      // A part that the text lacks: it says less than the parts now, unless it says something else.
      ("Hauptstr. 5\n12345 Bonn", { $0.country = "Belgien" }, ""),
      (
        "Acme\nHauptstr. 5\n12345 Bonn", { $0.country = "Belgien" }, "Acme\nHauptstr. 5\n12345 Bonn"
      ),
      ("Hauptstraße 5\nBonn", street, "Hauptstraße 5\nBonn"),
      ("Hauptstr. 55\n12345 Bonn", street, "Hauptstr. 55\n12345 Bonn"),
      ("Bonn, Hauptstr. 5\n12345 Bonn", { $0.city = "Ulm" }, "Bonn, Hauptstr. 5\n12345 Ulm"),
      // What is set is set.
      (
        "Hauptstr. 5\n12345 Bonn",
        { ($0.street, $0.formattedAddress) = ("Nebenweg 1", "Nebenweg") }, "Nebenweg"
      ),
    ]
    for (before, change, after) in cases {
      let contact = Contact {
        var address = PostalAddress(street: "Hauptstr. 5", city: "Bonn", postalCode: "12345")
        address.formattedAddress = before
        $0.postalAddresses = [LabeledValue(label: .home, value: address)]
      }
      #expect(contact.postalAddresses[0].value.formattedAddress == before)
      let edited = contact.editing { change(&$0.postalAddresses[0].value) }
      #expect(edited.postalAddresses[0].value.formattedAddress == after)
    }
  }

  @Test func flatNamesAreTheParts() {
    let contact = Contact {
      $0.givenName = "Ann"
      $0.familyName = "Lee"
      $0.organizationName = "Acme"
      $0.departmentName = "Sales"
      $0.imageData = [0xFF, 0xD8, 0xFF, 0x00]
    }
    #expect(contact.name == PersonName(familyName: "Lee", givenName: "Ann"))
    #expect(contact.organization == Organization(name: "Acme", units: ["Sales"]))
    #expect(contact.imageData == [0xFF, 0xD8, 0xFF, 0x00])
    #expect(contact.namePrefix == nil)
    #expect(contact.editing { $0.organizationName = nil }.departmentName == "Sales")
    let empty = contact.editing {
      $0.givenName = nil
      $0.familyName = nil
      $0.departmentName = nil
      $0.organizationName = nil
      $0.imageData = nil
    }
    #expect(empty == Contact())
  }
}

@Suite struct SingularPropertyTests {
  private static let several = Contact { draft in
    draft.notes = [LabeledValue("one"), LabeledValue("two")]
    draft.nicknames = [LabeledValue("A"), LabeledValue("B")]
    draft.organizations = [
      LabeledValue(Organization(name: "Acme")), LabeledValue(Organization(name: "Beta")),
    ]
    draft[.birthdays] = [1985, 1986].map { LabeledValue(ContactDate(year: $0, month: 2, day: 3)) }
  }

  /// Of several values the first is meant where one is set, and all where there is to be none.
  @Test func nilRemovesEveryValue() {
    let edits: [(ContactKey, (inout ContactDraft) -> Void)] = [
      (.note, { $0.note = nil }), (.nickname, { $0.nickname = nil }),
      (.organization, { $0.organizationName = nil }), (.organization, { $0.organization = nil }),
      (.birthday, { $0.birthday = nil }), (.note, { $0.note = "" }),
      (.nickname, { $0.nickname = "" }),
    ]
    for (key, edit) in edits {
      let edited = Self.several.editing(edit)
      #expect(!edited.has(key), "\(key.name)")
    }
    let edited = Self.several.editing { $0.note = "three" }
    #expect(edited.notes.map(\.value) == ["three", "two"])
  }

  /// Parts are those of the first value, which goes alone where nothing is left of it.
  @Test func theLastPartRemovesItsValueAlone() {
    let contact = Contact { draft in
      draft.organizations = [
        LabeledValue(Organization(name: "", units: ["Sales"])),
        LabeledValue(Organization(name: "Beta")),
      ]
      draft.names = ["Ann", "アン"].map { LabeledValue(PersonName(givenName: $0)) }
    }
    let beta = [Organization(name: "Beta")]
    #expect(contact.editing { $0.departmentName = nil }.organizations.map(\.value) == beta)
    #expect(contact.editing { $0.givenName = nil }.names.map(\.value.givenName) == ["アン"])
  }

  @Test func anEmptyTextIsNoValue() {
    let contact = Contact {
      $0.note = ""
      $0.formattedName = ""
      $0.givenName = ""
      $0.organizationName = ""
    }
    #expect(contact.isEmpty)
  }
}

@Suite struct ValueIdentityTests {
  private static func contact(_ numbers: [String]) -> Contact {
    Contact { $0.phoneNumbers = numbers.map { LabeledValue(label: .home, value: PhoneNumber($0)) } }
  }

  @Test func identifiersSurviveEditsOfNeighbours() {
    let contact = Self.contact(["1", "2", "3"])
    let identifiers = contact.phoneNumbers.map(\.id)
    #expect(Set(identifiers).count == 3)
    let shorter = contact.editing { $0.phoneNumbers.removeFirst() }
    #expect(shorter.phoneNumbers.map(\.id) == Array(identifiers[1...]))
    let longer = contact.editing {
      $0.phoneNumbers.insert(LabeledValue(PhoneNumber("0")), at: 0)
    }
    #expect(Array(longer.phoneNumbers.map(\.id)[1...]) == identifiers)
    let turned = contact.editing { $0.phoneNumbers.reverse() }
    #expect(turned.phoneNumbers.map(\.id) == identifiers.reversed())
  }

  @Test func identifiersStayWithAChangedValue() {
    var contact = Self.contact(["1", "2", "3"])
    let identifiers = contact.phoneNumbers.map(\.id)
    for round in 0..<3 {
      contact = contact.editing {
        $0.phoneNumbers[1].value = PhoneNumber("22\(round)")
        $0.phoneNumbers[1].label = .work
        $0.note = "changed"
      }
      #expect(contact.phoneNumbers.map(\.id) == identifiers)
    }
  }

  @Test func newValuesHaveOtherIdentifiers() {
    var contact = Contact()
    var met: Set<String> = []
    for number in 0..<100 {
      contact = contact.editing {
        if number % 3 == 2 { $0.phoneNumbers.removeFirst() }
        $0.phoneNumbers.append(LabeledValue(PhoneNumber(number % 7 == 0 ? "" : "7")))
      }
      let identifiers = contact.phoneNumbers.map(\.id)
      #expect(Set(identifiers).count == identifiers.count)
      met.formUnion(identifiers)
    }
    #expect(met.count >= 90)
  }

  /// Each value is looked for among the others: in time that grows with their number.
  @Test(.timeLimit(.minutes(5)))
  func contactsOfManyValuesAreEdited() {
    let count = 8000
    let contact = Self.contact((0..<count).map { "\($0)" })
    let identifiers = contact.phoneNumbers.map(\.id)
    let edited = contact.editing {
      $0.phoneNumbers[count / 2].value = PhoneNumber("x")
      $0.phoneNumbers.reverse()
      $0.phoneNumbers = $0.phoneNumbers.map { LabeledValue($0.value, label: .work) }
    }
    #expect(edited.phoneNumbers.count == count)
    let relabeled = contact.editing { draft in
      draft.phoneNumbers = draft.phoneNumbers.map {
        var value = $0
        value.label = .other
        return value
      }
    }
    #expect(relabeled.phoneNumbers.map(\.id) == identifiers)
  }

  /// Of equal values, those of the same identifier are the same.
  @Test func equalValuesStayApart() {
    let contact = Self.contact(["1", "1", "2", "1"])
    let identifiers = contact.phoneNumbers.map(\.id)
    let edited = contact.editing {
      $0.phoneNumbers.remove(at: 0)
      $0.phoneNumbers[1].value = PhoneNumber("3")
      $0.phoneNumbers.swapAt(0, 1)
    }
    #expect(edited.phoneNumbers.map(\.id) == [identifiers[2], identifiers[1], identifiers[3]])
    let copied = contact.editing { $0.phoneNumbers.append($0.phoneNumbers[0]) }
    #expect(Array(copied.phoneNumbers.map(\.id).prefix(4)) == identifiers)
    #expect(Set(copied.phoneNumbers.map(\.id)).count == 5)
  }
}
