/// A value that can stand in a contact's records.
package protocol FieldValue: Hashable, Sendable {
  init(_ field: FieldView)
  func write(to builder: inout ContactBuilder)
}

extension FieldValue {
  /// Whether two contacts have equal values of a field, in the same order.
  static func areSame(_ key: ContactKey, _ a: Contact, _ b: Contact) -> Bool {
    let field = Field<Self>(key)
    return a[field] == b[field]
  }
}

extension String: FieldValue {
  package init(_ field: FieldView) { self = field.text }
  package func write(to builder: inout ContactBuilder) { builder.setText(self) }
}
