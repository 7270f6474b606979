import ContactModel
import SourceText
import VCard

// Pictures, sounds and keys: bytes or URIs.
extension CardDecoder {
  mutating func decodeMedia(_ content: ContentLine, _ key: ContactKey) {
    let type = mediaType(key)
    if matches("data", reader.bytes.view, type) {
      report(
        .base64Invalid, "The data: URI stands behind MEDIATYPE; it was read as the value.",
        hint: "Write PHOTO:data:… without MEDIATYPE.", at: content.source)
      let uri = store(Array("data:".utf8) + reader.bytes[content.value.range])
      return decodeDataURI(uri, key, 0..<0, content)
    }
    if content.encoding == .base64, !isAddress(content.value.range) {
      guard !isBlank(content.value.range) else { return }
      appendMedia(key, content.value.range, .base64, type, content)
      return
    }
    let text = content.isFolded ? content.value.range : value(content)
    if startsWith("data:", reader.bytes.view, text) {
      decodeDataURI(text, key, type, content)
      return
    }
    let whole = decoded(text, content)
    let decodedText = trimmed(whole)
    guard !decodedText.isEmpty else { return }
    // Phones give the reading of a name as a sound; without a name, its semicolons are left.
    if key == .sound, reader.bytes[decodedText].allSatisfy({ $0 == semicolon }) { return }
    if let identifier = contentIdentifier(decodedText) {
      appendMedia(key, identifier, .uri, type, content)
      return
    }
    let isStatedURI = isValueType("uri") || isValueType("url")
    let isStatedText = isValueType("text") || isValueType("inline")
    if !isStatedText, isStatedURI || looksLikeURI(decodedText) {
      appendMedia(key, decodedText, .uri, type, content)
    } else if !isStatedText, looksLikeBase64(decodedText),
      decodedText.count > 64 || hasSignature(decodedText)
    {
      report(
        .base64Invalid,
        "The value is base64, though nothing says so; it was read as that.",
        hint: "Put ENCODING=b before it, or ENCODING=BASE64 in vCard 2.1.", at: content.source)
      appendMedia(key, decodedText, .base64, type, content)
    } else {
      appendMedia(key, whole, .text, type, content)
    }
  }

  /// SOUND;X-IRMC-N, with which phones say how the name in N is read, component by component. False
  /// for any other sound, and where there is more than the fields hold.
  mutating func decodeReading(_ content: ContentLine) -> Bool {
    guard
      let type = line.attributes.firstIndex(where: {
        $0.part == .customType && matches("x-irmc-n", reader.bytes.view, $0.text.range)
      }), content.encoding != .base64
    else { return false }
    var content = content
    decodeEncodedSeparators(&content)
    let whole = value(content)
    var parts: [Range<Int>] = []
    var start = whole.lowerBound
    while start <= whole.upperBound, parts.count < 8 {
      let end = itemEnd(start, whole.upperBound, semicolon, content)
      parts.append(trimmed(decoded(start..<end, content)))
      start = end + 1
    }
    let keys: [ContactKey] = [.phoneticFamilyName, .phoneticGivenName, .phoneticMiddleName]
    // A semicolon within a component is one that was kept as no reading, and written since.
    guard start > whole.upperBound, parts.dropFirst(keys.count).allSatisfy({ $0.isEmpty }),
      parts.allSatisfy({ !reader.bytes[$0].contains(semicolon) }),
      !records.view.contains(where: { keys.contains($0.key) })
    else { return false }
    line.attributes.remove(at: type)
    for (key, part) in zip(keys, parts) where !part.isEmpty {
      append(key, text: part, content)
    }
    return true
  }

  /// Whether the value is where the data can be found, though it says to be the data.
  private func isAddress(_ range: Range<Int>) -> Bool {
    let schemes: [StaticString] = ["http:", "https:", "data:", "file:", "ftp:", "cid:"]
    return schemes.contains { startsWith($0, reader.bytes.view, range) }
  }

  /// The URI (RFC 2392) of a part of the message that vCard 2.1 names as its header does, by
  /// `VALUE=CONTENT-ID:<part@host>`.
  private mutating func contentIdentifier(_ range: Range<Int>) -> Range<Int>? {
    guard isValueType("content-id") || isValueType("cid"), range.count > 2,
      reader.bytes[range].first == UInt8(ascii: "<"), reader.bytes[range].last == UInt8(ascii: ">")
    else { return nil }
    return store(Array("cid:".utf8) + reader.bytes[range.dropFirst().dropLast()])
  }

  func isValueType(_ name: StaticString) -> Bool {
    !line.valueType.isEmpty && matches(name, reader.bytes.view, line.valueType.range)
  }

  private mutating func decodeDataURI(
    _ range: Range<Int>, _ key: ContactKey, _ stated: Range<Int>, _ content: ContentLine
  ) {
    let end = range.upperBound
    let limit = min(range.lowerBound + DataURI.headerLimit, end)
    let comma = reader.bytes.view.firstIndex(of: comma, in: range.lowerBound..<limit)
    let header =
      comma < limit ? utf8Text(ofParameter: withoutFolds(range.lowerBound..<comma + 1)) : 0..<0
    guard comma < limit, let uri = DataURI(reader.bytes[header]) else {
      appendMedia(key, decoded(value(content), content), .uri, stated, content)
      return
    }
    let type =
      uri.mediaType.isEmpty
      ? stated
      : header.lowerBound + uri.mediaType.lowerBound..<header.lowerBound + uri.mediaType.upperBound
    appendMedia(key, comma + 1..<end, .base64, type, content)
  }

  private mutating func appendMedia(
    _ key: ContactKey, _ text: Range<Int>, _ form: FieldRecord.Form, _ type: Range<Int>,
    _ content: ContentLine
  ) {
    var text = text
    if form == .base64, !Base64.isValid(reader.bytes[text]) {
      text = mendedBase64(text, content)
      if text.isEmpty { return }
    }
    append(key, text: text, form: form, content)
    if !type.isEmpty, !matches("application/octet-stream", reader.bytes.view, type) {
      appendAttribute(key, .mediaType, type)
    } else if form == .base64, let told = MediaSignature.mediaType(ofBase64: reader.bytes[text]) {
      appendAttribute(key, .mediaType, store(told))
    }
  }

  /// What can be read of base64 with characters that don't belong there, as valid base64.
  private mutating func mendedBase64(_ invalid: Range<Int>, _ content: ContentLine) -> Range<Int> {
    var text = invalid
    if reader.bytes[text].contains(UInt8(ascii: "\\")) {
      text = withoutWrittenBreaks(text)
      report(
        .base64Invalid,
        "The base64 data has backslashes, as line breaks within text do; they were left out.",
        hint: "Fold long lines with a line break and a space.", at: content.source)
      if Base64.isValid(reader.bytes[text]) { return text }
    }
    let rest = Base64.decode(Array(reader.bytes[text])[...])
    report(
      .base64Invalid,
      rest.isEmpty
        ? "The base64 data can't be read at all; it was left out."
        : "The base64 data has characters that don't belong there, or ends too early; the rest was kept.",
      hint: "Check whether the picture, sound or key is whole.", at: content.source,
      leavesOut: rest.isEmpty)
    return store(Base64.encode(rest))
  }

  /// Base64 without the escaped line breaks within, whose letters would be taken for data.
  private mutating func withoutWrittenBreaks(_ range: Range<Int>) -> Range<Int> {
    let text = Array(reader.bytes[range])
    let start = reader.bytes.count
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "\\"), index + 1 < text.count {
        let letter = lowercased(text[index + 1])
        index += letter == UInt8(ascii: "n") || letter == UInt8(ascii: "r") ? 2 : 1
        continue
      }
      reader.bytes.append(text[index])
      index += 1
    }
    return start..<reader.bytes.count
  }

  mutating func withoutFolds(_ range: Range<Int>) -> Range<Int> {
    guard reader.bytes[range].contains(where: LineBreaks.isBreak) else { return range }
    let start = reader.bytes.count
    var index = range.lowerBound
    while index < range.upperBound {
      if LineBreaks.isBreak(reader.bytes[index]) {
        while index < range.upperBound, LineBreaks.isBreak(reader.bytes[index]) { index += 1 }
        index += 1
        continue
      }
      reader.bytes.append(reader.bytes[index])
      index += 1
    }
    return start..<reader.bytes.count
  }

  /// The media type from MEDIATYPE, or from a TYPE such as JPEG, which is then no type any more.
  private mutating func mediaType(_ key: ContactKey) -> Range<Int> {
    if line.customType.isEmpty { return line.mediaType.range }
    let bytes = reader.bytes.view
    func known(_ attribute: (part: FieldRecord.Part, text: ByteRange)) -> StaticString? {
      guard attribute.part == .customType else { return nil }
      return MediaTypes.mediaType(bytes[attribute.text.range], in: key)
    }
    guard line.mediaType.isEmpty else {
      line.attributes.removeAll { known($0) != nil }
      return line.mediaType.range
    }
    let place = line.attributes.firstIndex {
      known($0) != nil || $0.part == .customType && bytes[$0.text.range].contains(UInt8(ascii: "/"))
    }
    guard let place else { return 0..<0 }
    let attribute = line.attributes.remove(at: place)
    guard let type = known(attribute) else { return attribute.text.range }
    // Some programs say it twice.
    line.attributes.removeAll { known($0) != nil }
    return store(type)
  }

  func looksLikeURI(_ range: Range<Int>) -> Bool {
    URIScheme.end(reader.bytes[range]) != nil
  }

  /// Whether base64 begins as a picture does, which is long enough to be no word.
  private func hasSignature(_ range: Range<Int>) -> Bool {
    range.count > 16 && MediaSignature.mediaType(ofBase64: reader.bytes[range]) != nil
  }

  private mutating func looksLikeBase64(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      let byte = reader.bytes[$0]
      return lowercased(byte) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=") || byte <= 0x20
    }
  }
}
