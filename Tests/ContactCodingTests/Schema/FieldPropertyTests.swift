import ContactModel
import SourceText
import Testing
import VCard

@testable import TableCoding

@Suite struct FieldPropertyTests {
  /// A name that the syntax does not know would be kept as a property without a field.
  @Test func syntaxKnowsEveryProperty() {
    for schema in FieldSchema.all where schema.kind != .preserved {
      let names = [schema.property.name, schema.property.earlierName] + schema.aliases.map(\.name)
      for name in names {
        let text = Bytes(name)
        #expect(KnownProperty(text.indices, in: text) != nil, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("phone.mobile", "phone.mobile"), ("phone:mobile", "phone.mobile"),
    ("phone:cell+voice", "phone:cell+voice"), ("address", "address.formatted"),
    ("org", "org.name"), ("organization.unit", "org.unit"), ("keep", "keep"),
    ("custom.label", "custom.label"), ("source", "sourceURI"), ("image", "photo"),
    ("im:Skype#2", "im:Skype#2"),
  ])
  func columnsShareTheVocabulary(_ text: String, _ description: String) throws {
    let meaning = try #require(ColumnMeaning(text))
    #expect(meaning.description == description)
    #expect(ColumnMeaning(description) == meaning)
  }
}
