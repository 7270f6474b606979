import ContactModel
import SourceText
import VCard

/// What a property means to a contact, and so how its value is read.
///
/// It holds nothing that is counted by reference: every line of a file needs one.
enum PropertyMeaning {
  /// Syntax of the card itself.
  case frame
  /// A value of a field. What the property's name says of it is the place of that among ``aliases``.
  case field(ContactKey, ContactModel.VCardProperty.Form, alias: UInt8)
  case showAs, agent, androidCustom
  /// A part of the values in its group, and the bit that stands for it.
  case ofGroup(FieldRecord.Part, bit: UInt8)
  /// The text of an address of the same types.
  case addressLabel
  case sortString
  case preserved
}

extension PropertyMeaning {
  var isDate: Bool {
    switch self {
    case .field(_, .date, _), .field(_, .labeledDate, _): true
    default: false
    }
  }

  var isMedia: Bool { if case .field(_, .media, _) = self { true } else { false } }

  /// The names of all fields' properties that say something; the first one says nothing.
  static let aliases = [VCardAlias("")] + FieldSchema.all.flatMap(\.aliases)

  /// What is no field of its own.
  private static let others: [(KnownProperty, PropertyMeaning)] = [
    (.begin, .frame), (.end, .frame), (.version, .frame), (.xABShowAs, .showAs),
    (.label, .addressLabel), (.agent, .agent), (.sortstring, .sortString),
    (.xABLabel, .ofGroup(.label, bit: 1)), (.xABADR, .ofGroup(.countryCode, bit: 2)),
    (.xAppleSublocality, .ofGroup(.component(14), bit: 4)),
    (.xAppleSubadministrativeArea, .ofGroup(.component(15), bit: 8)),
    (.xAndroidCustom, .androidCustom),
  ]

  /// Meanings by ``KnownProperty``'s raw value.
  static let table: [PropertyMeaning] = {
    var table = [PropertyMeaning](repeating: .preserved, count: KnownProperty.allCases.count)
    func add(_ name: StaticString, _ schema: FieldSchema, alias: UInt8 = 0) {
      let name = Bytes(name)
      guard let property = KnownProperty(name.indices, in: name) else { return }
      table[Int(property.rawValue)] = .field(schema.key, schema.property.form, alias: alias)
    }
    var alias: UInt8 = 0
    for schema in FieldSchema.all {
      add(schema.property.name, schema)
      add(schema.property.earlierName, schema)
      for other in schema.aliases {
        alias += 1
        add(other.name, schema, alias: alias)
      }
    }
    for (property, meaning) in others { table[Int(property.rawValue)] = meaning }
    return table
  }()
}
