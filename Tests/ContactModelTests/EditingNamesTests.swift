import ContactModel
import Testing

@Suite struct EditingNamesTests {
  /// What becomes of FN when the family name is set to Lopez.
  @Test(arguments: [
    ("Ann Lee", "Ann Lopez"), ("Dr. Ann Lee", "Dr. Ann Lopez"), ("Lee, Ann", "Lopez, Ann"),
    ("Lee Ann", "Lopez Ann"), ("Annie", "Annie"), ("Leeds United", "Leeds United"), ("", ""),
  ])
  func formattedNamesFollowTheParts(_ before: String, _ after: String) {
    let contact = Contact {
      $0.formattedName = before
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
    }
    #expect(contact.formattedName == before)
    #expect(contact.editing { $0.familyName = "Lopez" }.formattedName == after)
    #expect(contact.editing { $0.name?.familyName = "Lopez" }.formattedName == after)
    #expect(contact.editing { $0.names[0].value.familyName = "Lopez" }.formattedName == after)
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
}
