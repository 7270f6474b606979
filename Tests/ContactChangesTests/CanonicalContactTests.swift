import ContactChanges
import ContactCoding
import ContactModel
import FileFormats
import GeneratedContacts
import SourceText
import Testing

@Suite struct CanonicalContactTests {
  private static func text(_ contact: Contact) -> [UInt8] {
    var options = WritingOptions(format: .vCard40)
    options.folds = false
    var writer = ContactWriter(options)
    return writer.write(contact.canonical).bytes
  }

  /// The same in another order, and with what goes without saying.
  private static func restated(_ contact: Contact) -> Contact {
    contact.editing { draft in
      for key in ContactKey.allCases {
        let field = Field<JSONFieldValue>(key)
        draft[field] = draft[field].reversed().map { value in
          var value = value
          value.parameters.reverse()
          if key == .emailAddress, !value.parameters.contains(where: { $0.name == "TYPE" }) {
            value.parameters.append(Parameter("TYPE", "INTERNET"))
          }
          return value
        }
      }
      draft[.revisions] = [LabeledValue(ContactDate(year: 2020, month: 1, day: 1))]
    }
  }

  @Test func whatSaysTheSameIsTheSameText() {
    var generator = ContactGenerator(seed: 31)
    for _ in 0..<200 {
      let contact = generator.contact()
      let other = Self.restated(contact)
      guard contact.hasSameMeaning(as: other) else { continue }
      #expect(Self.text(contact) == Self.text(other))
      #expect(contact.canonical.hasSameMeaning(as: contact))
    }
  }
}
