package import SourceText

/// Tells the type of a picture by its first bytes.
package enum MediaSignature {
  package static func mediaType(ofBase64 text: Bytes) -> StaticString? {
    // A signature of three bytes is four characters of base64, which may be folded anywhere.
    let start = text.lazy.filter { $0 > 0x20 }
    func begins(_ prefix: StaticString) -> Bool {
      start.prefix(prefix.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
    }
    if begins("/9j/") { return "image/jpeg" }
    if begins("iVBORw0KGg") { return "image/png" }
    if begins("R0lGOD") { return "image/gif" }
    if begins("UklGR") { return "image/webp" }
    if begins("TU0AK") || begins("SUkqA") { return "image/tiff" }
    if begins("Qk") && text.count > 100 { return "image/bmp" }
    return nil
  }
}
