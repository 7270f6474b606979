/// A phone number as it was written: never reformatted, never completed.
public struct PhoneNumber: Hashable, Sendable {
  /// The number's text, without a `tel:` in front.
  public let stringValue: String

  /// A number as it is to be written, without `tel:`.
  public init(_ stringValue: String) { self.stringValue = stringValue }
}

extension PhoneNumber: FieldValue {
  package init(_ field: FieldView) {
    let text = field.text
    self.init(text.lowercased().hasPrefix("tel:") ? String(text.dropFirst(4)) : text)
  }

  package func write(to builder: inout ContactBuilder) { builder.setText(stringValue) }
}
