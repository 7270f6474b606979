/// A property that the model has no field for, kept so that it can be written back.
public struct PreservedProperty: Hashable, Sendable {
  /// The name as it was written.
  public var name: String
  /// The value, unfolded and decoded to Unicode but with its escapes untouched: what `\,` or
  /// `;` mean in it, only its inventor knows.
  public var rawValue: String

  public init(name: String, rawValue: String) {
    self.name = name
    self.rawValue = rawValue
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.rawValue == b.rawValue && a.name.uppercased() == b.name.uppercased()
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name.uppercased())
    hasher.combine(rawValue)
  }
}

extension PreservedProperty: FieldValue {
  package init(_ field: FieldView) {
    self.init(name: field.text(.propertyName) ?? "", rawValue: field.text)
  }

  package func write(to builder: inout ContactBuilder) {
    builder.setText(rawValue)
    builder.appendAttribute(.propertyName, name)
  }
}
