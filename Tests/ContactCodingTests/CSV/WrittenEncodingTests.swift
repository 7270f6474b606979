import ContactModel
import SourceText
import Testing

@testable import ContactCoding
@testable import FileFormats
@testable import TableCoding

/// Characters that the encoding of a table lacks are lost of the values that they are in.
struct WrittenEncodingTests {
  @Test func theValueIsNamedWhoseCharactersAreLost() throws {
    let plain = Contact {
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
      $0.organizations = [LabeledValue(Organization(name: "Acme"))]
    }
    let other = Contact {
      $0.name = PersonName(familyName: "Łoś", givenName: "Ann")
      $0.organizations = [LabeledValue(Organization(name: "漢字"))]
    }
    var options = WritingOptions(format: .outlookCSV)
    // The columns, and with them the code page, are settled for others.
    options.settleColumns(for: [plain])
    var writer = ContactWriter(options)
    let losses = writer.write(other).losses
    let lost = Set(losses.map { "\($0.key.name) \($0.property) \($0.value)" })
    #expect(
      lost == [
        "name N Ł", "name N ś", "organization ORG 漢", "organization ORG 字",
      ])
  }
}
