import ContactModel
import FileFormats
import SourceText
import VCard

// Places, time zones, pictures, sounds and keys.
extension ContactEncoder {
  mutating func writeTimeZone(_ group: Group) {
    begin("TZ", group: group)
    guard let offset = utcOffset() else {
      return end(text, isURI: false, isStated: syntax == .v30)
    }
    if syntax == .v40 { writer.parameter("VALUE", "utc-offset") }
    writer.beginValue("utc-offset", shape: .single)
    writer.rawItem(offset)
    writer.end()
  }

  /// The text as an offset from UTC, if it is one: vCard 4 writes `-0500` (RFC 6350, section 4.7),
  /// vCard 3 and jCard write `-05:00`.
  private mutating func utcOffset() -> [UInt8]? {
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

  mutating func writePosition(_ group: Group) {
    begin("GEO", group: group)
    writer.beginValue("uri", shape: .single)
    let comma = UInt8(ascii: ",")
    let coordinates = text.dropFirst(4)
    let isPlain =
      startsWith("geo:", text, text.indices) && coordinates.count(where: { $0 == comma }) == 1
      && coordinates.allSatisfy { isOfCoordinate($0) || $0 == comma }
    guard isPlain, !isVersion4 else { return writer.end(uri: text) }
    // RFC 2426 has a semicolon here, and vCard 2.1 a comma.
    writer.rawItem(coordinates.map { $0 == comma && !isVersion21 ? UInt8(ascii: ";") : $0 })
    writer.end()
  }

  mutating func writeMedia(_ name: StaticString) {
    let form = field.header.form
    let isPicture = field.header.key == .image || field.header.key == .logo
    guard !isPicture || options.photos.keeps(bytes: form == .base64 ? text.count / 4 * 3 : 0) else {
      lose("\(name)", [], .dropped, options.photos.reason)
      return
    }
    let group = group(isNeeded: field.hasLabel)
    begin(name, group: group)
    let type = writableMediaType(name, form)
    if form == .base64, !isVersion4 {
      writer.parameter("ENCODING", isVersion21 ? "BASE64" : "b")
    }
    if let type, !isVersion4 {
      utf8(MediaTypes.name(type)).withUnsafeBufferPointer { _ = writeParameter("TYPE", Bytes($0)) }
    } else if let type, form != .base64 {
      writer.parameter("MEDIATYPE", utf8(type))
    }
    switch form {
    case .base64:
      let prefix = isVersion4 ? DataURI.prefix(type ?? "application/octet-stream") : []
      writer.beginValue(isVersion4 ? "uri" : "binary", shape: .single)
      writer.base64(text, prefix: prefix)
      writer.end()
    case .uri:
      if isVersion21 { writer.parameter("VALUE", "URL") }
      end(text, isURI: true, isStated: syntax == .v30 || syntax == .v40 && !isURI(text))
    default:
      if isVersion21 { writer.parameter("VALUE", "INLINE") }
      end(text, isURI: false, isStated: knowsValueText)
    }
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
}
