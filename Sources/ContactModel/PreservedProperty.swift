/// A property that the model has no field for, kept so that it can be written back.
///
/// Of one that is base64 the parameter ENCODING tells, as in the file.
public struct PreservedProperty: Hashable, Sendable {
  /// The name as it was written.
  public var name: String
  /// The value, unfolded and decoded to Unicode but with its escapes untouched: what `\,` or
  /// `;` mean in it, only its inventor knows.
  public var rawValue: String

  /// A property by its name and value as they are to stand in the file, unfolded.
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
    let name = field.text(.propertyName) ?? ""
    if field.header.form == .base64 {
      // Where lines were folded does not matter.
      let text = field.textBytes.filter { $0 > 0x20 }
      self.init(name: name, rawValue: String(decoding: text, as: UTF8.self))
    } else {
      self.init(name: name, rawValue: field.text)
    }
  }

  package func write(to builder: inout ContactBuilder) {
    // A line break can only be escaped: the value is written as it is.
    builder.setText(
      rawValue.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        .joined(separator: "\\n"))
    builder.appendAttribute(.propertyName, name)
  }
}
