import ContactModel
import Testing

@Suite struct PartialContactTests {
  private static let ann = Contact {
    $0.identifier = "1"
    $0.formattedName = "Ann Lee"
    $0.name = PersonName(familyName: "Lee", givenName: "Ann")
    $0.phoneNumbers = [LabeledValue(label: .home, value: PhoneNumber("1"))]
    $0.note = "secret"
  }

  @Test func itAnswersForItsKeysAlone() throws {
    let partial = PartialContact(Self.ann, keys: [.phoneNumber, .birthday])
    #expect(try partial[.phoneNumbers].map(\.value.stringValue) == ["1"])
    #expect(try partial[.birthdays].isEmpty)
    #expect(partial.identifier == "1")
    #expect(throws: MissingKeyError(keys: [.note])) { try partial[.notes] }
    #expect(partial.isAvailable(.birthday))
    #expect(!partial.areAvailable([.birthday, .name]))
    #expect(throws: MissingKeyError(keys: [.name])) {
      try partial.contact(for: [.name, .birthday])
    }
    #expect(try partial.contact(for: [.phoneNumber]).phoneNumbers == Self.ann.phoneNumbers)
    #expect(
      MissingKeyError(keys: [.note]).description == "note was not fetched; name it among the keys.")
  }

  /// Nothing of the other fields is in its memory.
  @Test func theOthersDoNotGoAlong() {
    let partial = PartialContact(Self.ann, keys: [.phoneNumber])
    let bytes = partial.contact.storage.bytes
    #expect(!String(decoding: bytes, as: UTF8.self).contains("secret"))
    #expect(bytes.count < 10)
  }

  @Test func itIsCompletedFromTheRecord() throws {
    let partial = try PartialContact(Self.ann, keys: [.phoneNumber]).editing {
      $0.phoneNumbers = []
    }
    let more = partial.completed(from: Self.ann, with: [.note])
    #expect(try more[.notes].map(\.value) == ["secret"])
    #expect(try more[.phoneNumbers].isEmpty)
  }

  @Test func savingTouchesItsKeysAlone() throws {
    let partial = try PartialContact(Self.ann, keys: [.phoneNumber]).editing {
      $0.phoneNumbers[0].value = PhoneNumber("2")
    }
    let now = Self.ann.editing { $0.note = "changed meanwhile" }
    let saved = partial.applied(to: now)
    #expect(saved.phoneNumbers.first?.value.stringValue == "2")
    #expect(saved.note == "changed meanwhile")
    #expect(saved.formattedName == "Ann Lee")
    #expect(throws: MissingKeyError(keys: [.note])) { try partial.editing { $0.note = "x" } }
  }
}
