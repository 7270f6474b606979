import ContactModel
import FileFormats
import SourceText
import VCard

// Places, time zones, pictures, sounds and keys.
extension ContactEncoder {
  mutating func writeTimeZone() {
    let group = group(isNeeded: field.hasLabel)
    begin("TZ", group: group)
    if let offset = utcOffset() {
      if syntax == .v40 { writer.parameter("VALUE", "utc-offset") }
      writer.beginValue("utc-offset", shape: .single)
      writer.rawItem(offset)
    } else {
      if syntax == .v30 { writer.parameter("VALUE", "text") }
      writer.beginValue("text", shape: .single)
      writer.item(text)
    }
    writer.end()
    writeLabel(group)
  }

  /// The text as an offset from UTC, if it is one: vCard 4 writes `-0500` (RFC 6350, section 4.7),
  /// vCard 3 and jCard write `-05:00`.
  private func utcOffset() -> [UInt8]? {
    let colon = UInt8(ascii: ":")
    guard let sign = text.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    let digits = text.dropFirst().filter { $0 != colon }
    guard digits.count == 2 || digits.count == 4, digits.allSatisfy({ $0 &- 0x30 < 10 }),
      text.count == digits.count + 1
        || text.count == 6 && text[text.indices.lowerBound + 3] == colon
    else { return nil }
    guard digits.count == 4 else { return [sign] + digits }
    return [sign] + digits.prefix(2) + (syntax == .v40 ? [] : [colon]) + digits.suffix(2)
  }

  mutating func writePosition() {
    let group = group(isNeeded: field.hasLabel)
    begin("GEO", group: group)
    let coordinates = text.dropFirst(4)
    let commas = coordinates.reduce(0) { $0 + ($1 == UInt8(ascii: ",") ? 1 : 0) }
    let isPlain =
      startsWith("geo:", bytes, field.header.text.range)
      && coordinates.allSatisfy {
        $0 &- 0x30 < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ",")
      }
    writer.beginValue("uri", shape: .single)
    if isPlain, commas == 1, !isVersion4 {
      // RFC 2426 has a semicolon here, and vCard 2.1 a comma.
      writer.rawItem(
        coordinates.map { $0 == UInt8(ascii: ",") && !isVersion21 ? UInt8(ascii: ";") : $0 })
    } else {
      writer.uriItem(text)
    }
    writer.end()
    writeLabel(group)
  }

  mutating func writeMedia(_ name: StaticString) {
    let form = field.header.form
    guard keepsPhoto(form) else {
      lose(
        "\(name)", [UInt8](), .dropped,
        options.photos == .drop
          ? "Photos were to be left out." : "The photo is larger than was asked for.")
      return
    }
    let group = group(isNeeded: field.hasLabel)
    begin(name, group: group)
    let type = writableMediaType(name, form)
    switch form {
    case .base64:
      switch syntax {
      case .v40, .jCard:
        writer.beginValue("uri", shape: .single)
        writer.base64(
          text, prefix: DataURI.prefix(type ?? "application/octet-stream"))
      case .v30:
        writer.parameter("ENCODING", "b")
        if let type { writeTypeToken(type) }
        writer.beginValue("binary", shape: .single)
        writer.base64(text, prefix: [])
      case .v21:
        writer.parameter("ENCODING", "BASE64")
        if let type { writeTypeToken(type) }
        writer.beginValue("binary", shape: .single)
        writer.base64(text, prefix: [])
      }
    case .uri:
      if let type {
        if isVersion4 {
          writer.parameter("MEDIATYPE", utf8(type))
        } else {
          writeTypeToken(type)
        }
      }
      if syntax == .v40, !isURIText(text) { writer.parameter("VALUE", "uri") }
      if syntax == .v30 { writer.parameter("VALUE", "uri") }
      if isVersion21 { writer.parameter("VALUE", "URL") }
      writer.beginValue("uri", shape: .single)
      writer.uriItem(text)
    default:
      if let type, isVersion4 { writer.parameter("MEDIATYPE", utf8(type)) }
      if let type, !isVersion4 { writeTypeToken(type) }
      if syntax == .v40 || syntax == .v30 { writer.parameter("VALUE", "text") }
      if isVersion21 { writer.parameter("VALUE", "INLINE") }
      writer.beginValue("text", shape: .single)
      writer.item(text)
    }
    writer.end()
    writeLabel(group)
  }

  /// The media type, unless it is none (RFC 6838, section 4.2) and stands where it would be taken
  /// for something else.
  private mutating func writableMediaType(
    _ name: StaticString, _ form: FieldRecord.Form
  ) -> String? {
    guard let type = field.mediaType.map({ bytes[$0.range] }) else { return nil }
    let isParameter = isVersion4 && form != .base64
    guard isParameter || DataURI.isMediaType(type) else {
      lose("\(name)", type, .dropped, "This is no media type, and can't be written as one.")
      return nil
    }
    guard !isVersion4, let end = type.indices.first(where: { type[$0] == UInt8(ascii: ";") }) else {
      return type.string
    }
    lose("\(name)", type, .changed, "Before vCard 4 a media type has no parameters.")
    return type.prefix(end).string
  }

  private mutating func keepsPhoto(_ form: FieldRecord.Form) -> Bool {
    guard field.header.key == .image || field.header.key == .logo else { return true }
    switch options.photos {
    case .keep: return true
    case .drop: return false
    case .limit(let limit): return form != .base64 || text.count / 4 * 3 <= limit
    }
  }

  private mutating func writeTypeToken(_ mediaType: String) {
    let token = utf8(Self.typeToken(mediaType))
    token.withUnsafeBufferPointer { _ = writeParameter("TYPE", Bytes($0)) }
  }

  /// What TYPE was before vCard 4 had media types.
  private static func typeToken(_ mediaType: String) -> String {
    switch mediaType.lowercased() {
    case "image/jpeg": "JPEG"
    case "image/png": "PNG"
    case "image/gif": "GIF"
    case "image/bmp": "BMP"
    case "image/tiff": "TIFF"
    case "image/webp": "WEBP"
    case "audio/wav": "WAVE"
    case "audio/basic": "BASIC"
    case "audio/ogg": "OGG"
    case "audio/mpeg": "MP3"
    case "application/pgp-keys": "PGP"
    case "application/x-x509-user-cert": "X509"
    default: mediaType
    }
  }
}
