/// The property that a field is in vCards.
///
/// It holds nothing that is counted by reference: every value that is written needs one.
package struct VCardProperty: Sendable {
  /// How the value is written and read. What needs more than a name and a type of value is named
  /// after the field.
  package enum Form: Sendable {
    case text
    /// A text or a URI, and which of the two goes without saying.
    case textOrURI(defaultIsURI: Bool)
    case uri, languageTag, date, media
    /// The texts of several values on one line, with commas between.
    case list
    case kind, name, organization, gender, phoneNumber, emailAddress, postalAddress
    case labeledDate, relation, socialProfile, instantMessageAddress, timeZone, position
    case preserved
  }

  /// The name in vCard 4.0 and jCard.
  package let name: StaticString
  /// The name in vCard 2.1 and 3.0.
  package let earlierName: StaticString
  package let form: Form

  package init(_ name: StaticString, _ form: Form, earlier: StaticString? = nil) {
    self.name = name
    self.form = form
    earlierName = earlier ?? name
  }
}

/// Another property that is read as the same field.
package struct VCardAlias: Sendable {
  /// Who reads it better than the field's own property, so that it is written.
  package struct Readers: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let evolution = Readers(rawValue: 1)
    package static let vCard21 = Readers(rawValue: 2)
    package static let android = Readers(rawValue: 4)
  }

  package let name: StaticString
  /// The label that the name says.
  package let label: Label?
  /// The service that the name says, or nothing.
  package let service: StaticString
  package let readers: Readers

  package init(
    _ name: StaticString, label: Label? = nil, service: StaticString = "",
    for readers: Readers = []
  ) {
    self.name = name
    self.label = label
    self.service = service
    self.readers = readers
  }
}
