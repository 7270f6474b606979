package import SourceText

/// A phone number as it was written: never reformatted, never completed.
public struct PhoneNumber: Hashable, Sendable {
  /// The number's text, without a `tel:` in front; an extension that a URI has stands behind it, as
  /// `+49-30-1234567 ext. 12`.
  public let stringValue: String

  /// A number as it is to be written, without `tel:`.
  public init(_ stringValue: String) { self.stringValue = stringValue }
}

extension PhoneNumber: FieldValue {
  package init(_ field: FieldView) {
    self.init(
      field.textBytes.withUnsafeBufferPointer { bytes in
        Self.isURI(Bytes(bytes)) ? Self.text(ofURI: Bytes(bytes)).text : field.text
      })
  }

  package func write(to builder: inout ContactBuilder) { builder.setText(stringValue) }
}

extension PhoneNumber {
  package static func isURI(_ text: Bytes) -> Bool { startsWith("tel:", text, text.indices) }

  /// The number that a `tel:` URI stands for (RFC 3966), and whether that is all it says. A local
  /// number is in the context that begins with a plus sign.
  package static func text(ofURI uri: Bytes) -> (text: String, saysAll: Bool) {
    let parts = uri.dropFirst(isURI(uri) ? 4 : 0).string.split(
      separator: ";", omittingEmptySubsequences: false)
    var number = String(parts.first ?? "")
    var extensions = ""
    var saysAll = true
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1)
      switch (pair.first?.lowercased(), pair.count) {
      case ("ext", 2): extensions += " ext. \(pair[1])"
      case ("phone-context", 2) where pair[1].hasPrefix("+"):
        if !number.hasPrefix("+") { number = "\(pair[1])-\(number)" }
      default: saysAll = false
      }
    }
    return (number + extensions, saysAll)
  }
}
