import ContactModel
import ContactUnification
import Foundation
import Testing

struct RecordKeyTests {
  @Test(
    "A UID's key leaves out what programs change",
    arguments: [
      ("urn:uuid:683FA657-F5CF-483C-8D32-33A46B6B1E6B", "683fa657-f5cf-483c-8d32-33a46b6b1e6b"),
      ("683fa657-f5cf-483c-8d32-33a46b6b1e6b", "683fa657-f5cf-483c-8d32-33a46b6b1e6b"),
      (" Jo@Example.org ", "Jo@Example.org"),
    ])
  func identifier(_ identifier: String, _ expected: String) {
    #expect(RecordKey(Contact { $0.identifier = identifier }).text == "uid:" + expected)
  }

  @Test(
    "A key is the text that was written, and ordered by it",
    arguments: [
      "hash:0123456789abcdef", "hash:0123456789ABCDEF", "hash:+123456789abcdef", "hash:12", "hash:",
      "hash:0123456789abcdef0", "uid:hash:0123456789abcdef", "uid:", "",
    ])
  func text(_ text: String) throws {
    let key = RecordKey(text: text)
    #expect(key.text == text)
    for other in ["hash:0123456789abcdee", "hash:f123456789abcdef", "uid:a", "hash:g"] {
      #expect((key < RecordKey(text: other)) == (text < other))
      #expect((key == RecordKey(text: other)) == (text == other))
    }
    let data = try JSONEncoder().encode([key])
    #expect(try JSONDecoder().decode([RecordKey].self, from: data) == [key])
  }

  @Test("A key that was written down is the contact's")
  func written() {
    let contact = Contact { $0.formattedName = "Jo Doe" }
    #expect(RecordKey(text: RecordKey(contact).text) == RecordKey(contact))
  }

  @Test("Without a UID the content counts, whenever and by whatever it was written")
  func content() {
    func card(_ note: String, revision: Int) -> Contact {
      Contact {
        $0.formattedName = "Jo Doe"
        $0.note = note
        $0[.revisions] = [LabeledValue(ContactDate(year: revision, month: 1, day: 1))]
      }
    }
    #expect(RecordKey(card("a", revision: 2020)) == RecordKey(card("a", revision: 2024)))
    #expect(RecordKey(card("a", revision: 2020)) != RecordKey(card("b", revision: 2020)))
  }
}
