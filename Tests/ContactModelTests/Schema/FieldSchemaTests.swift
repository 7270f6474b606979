import ContactModel
import Testing

@Suite struct FieldSchemaTests {
  @Test func everyNameMeansOneField() {
    var fields: [String: ContactKey] = [:]
    for schema in FieldSchema.all {
      for name in [schema.name, schema.jsonName] + schema.otherNames {
        let known = fields.updateValue(schema.key, forKey: name.lowercased())
        #expect(known == nil || known == schema.key, "\(name)")
        #expect(FieldSchema(name: name.uppercased())?.key == schema.key, "\(name)")
      }
    }
  }

  @Test func everyPropertyMeansOneField() {
    var fields: [String: ContactKey] = [:]
    for schema in FieldSchema.all {
      let own = [schema.property.name, schema.property.earlierName]
      for name in Set(own.map(\.description)) + schema.aliases.map(\.name.description) {
        #expect(fields.updateValue(schema.key, forKey: name) == nil, "\(name)")
      }
    }
  }

  @Test func entriesStandAtTheirKeys() {
    for key in ContactKey.allCases {
      #expect(FieldSchema[key].key == key)
      #expect(FieldSchema[key].jsonName == "\(key)")
    }
  }

  @Test(arguments: [
    ("phone", ContactKey.phoneNumber, FieldPart.value, "", nil, "phone"),
    ("phone.mobile", .phoneNumber, .value, "mobile", nil, "phone.mobile"),
    ("phone:mobile", .phoneNumber, .value, "mobile", nil, "phone.mobile"),
    ("tel.cell", .phoneNumber, .value, "mobile", nil, "phone.mobile"),
    ("Phone.WORKFAX", .phoneNumber, .value, "workFax", nil, "phone.workFax"),
    ("phone:home+cell", .phoneNumber, .value, "home+cell", nil, "phone:home+cell"),
    ("email.home#2", .emailAddress, .value, "home", 2, "email.home#2"),
    ("emailAddress", .emailAddress, .value, "", nil, "email"),
    ("email.label", .emailAddress, .label, "", nil, "email.label"),
    ("name.given", .name, .given, "", nil, "name.given"),
    ("name.familyName", .name, .family, "", nil, "name.family"),
    ("address.street:home", .postalAddress, .street, "home", nil, "address.street:home"),
    ("address.home.street", .postalAddress, .street, "home", nil, "address.street:home"),
    ("address.zip", .postalAddress, .postcode, "", nil, "address.postcode"),
    ("adr.state", .postalAddress, .region, "", nil, "address.region"),
    ("title", .jobTitle, .value, "", nil, "title"),
    ("jobTitle", .jobTitle, .value, "", nil, "title"),
    ("date.anniversary", .date, .value, "anniversary", nil, "date.anniversary"),
    ("birthday.month", .birthday, .month, "", nil, "birthday.month"),
    ("note:My Own", .note, .value, "My Own", nil, "note:My Own"),
  ])
  func readsPaths(
    _ text: String, _ key: ContactKey, _ part: FieldPart, _ label: String, _ number: Int?,
    _ description: String
  ) throws {
    let path = try #require(FieldPath(text))
    #expect(path == FieldPath(key, part, label: label, number: number))
    #expect(path.description == description)
    #expect(FieldPath(description) == path)
  }

  @Test(arguments: ["", "x", "phone.", "phone.nothing", "phone.home.work", "name.given.family"])
  func refusesOtherTexts(_ text: String) { #expect(FieldPath(text) == nil) }

  @Test func everyMemberHasItsOwnName() {
    for kind in ValueKind.allCases {
      let names = kind.members.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(Set(kind.members.map(\.part)).count == names.count)
      for (place, part) in kind.components.enumerated() {
        #expect(kind.component(part) == place)
      }
    }
  }
}
