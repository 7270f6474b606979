/// A value that can stand in a contact's records.
package protocol FieldValue: Hashable, Sendable {
  init(_ field: FieldView)
  func write(to builder: inout ContactBuilder)
}

extension String: FieldValue {
  package init(_ field: FieldView) { self = field.text }
  package func write(to builder: inout ContactBuilder) { builder.setText(self) }
}
