import SourceText

/// A picture, a sound or a key: its bytes, or where to find them.
public struct ContactMedia: Hashable, Sendable {
  /// Where the media are.
  public enum Content: Hashable, Sendable {
    /// The bytes, decoded from base64.
    case data([UInt8])
    /// An address where they can be found.
    case uri(String)
    /// What the card has in place of both, such as a key as text.
    case text(String)
  }

  /// The bytes, or where to find them.
  public var content: Content
  /// The media type (`image/jpeg`), where stated or told by the first bytes.
  public var mediaType: String?

  /// Makes media; without a type, that of bytes is told from their beginning when they are written.
  public init(_ content: Content, mediaType: String? = nil) {
    self.content = content
    self.mediaType = mediaType
  }

  /// The bytes; nil where they are somewhere else.
  public var data: [UInt8]? {
    if case .data(let bytes) = content { bytes } else { nil }
  }
}

extension ContactMedia: FieldValue {
  package init(_ field: FieldView) {
    mediaType = field.text(.mediaType)?.lowercased()
    switch field.header.form {
    case .base64: content = .data(Base64.decode(field.textBytes))
    case .uri: content = .uri(field.text)
    default: content = .text(field.text)
    }
  }

  package func write(to builder: inout ContactBuilder) {
    switch content {
    case .data(let bytes):
      let text = Base64.encode(bytes)
      builder.setText(bytes: text, form: .base64)
      let isStated = mediaType != nil && mediaType?.lowercased() != "application/octet-stream"
      if !isStated {
        let told = text.withUnsafeBufferPointer { MediaSignature.mediaType(ofBase64: Bytes($0)) }
        if let told { builder.appendAttribute(.mediaType, "\(told)") }
        return
      }
    case .uri(let uri): builder.setText(uri, form: .uri)
    case .text(let text): builder.setText(text)
    }
    if let mediaType { builder.appendAttribute(.mediaType, mediaType) }
  }
}
