import ContactModel
import SourceText

// What people copy along with an address or a number.
extension RowDecoder {
  /// Whether a text without colons may be more than an address: a name with one, or one with
  /// invisible characters around it.
  mutating func mayHoldMore(_ text: Range<Int>) -> Bool {
    guard let last = text.last else { return false }
    return bytes[last] == UInt8(ascii: ">") || bytes[last] >= 0x80
      || bytes[text.lowerBound] >= 0x80
  }

  /// The address in what mail programs show: `ann@example.com` of `Ann Lee <ann@example.com>` and
  /// of `mailto:ann@example.com`. The name becomes the contact's if it has none, and is kept apart
  /// if it says more than the columns of names do.
  mutating func address(in text: Range<Int>, _ number: Int) -> Range<Int> {
    let text = withoutScheme(withoutMarks(text))
    guard let last = text.last, bytes[last] == UInt8(ascii: ">"),
      let open = text.last(where: { bytes[$0] == UInt8(ascii: "<") })
    else { return text }
    let address = withoutScheme(trimmed(open + 1..<last))
    guard address.contains(where: { bytes[$0] == UInt8(ascii: "@") }) else { return text }
    var name = trimmed(text.lowerBound..<open)
    if name.count > 2, bytes[name.lowerBound] == UInt8(ascii: "\""),
      bytes[name.upperBound - 1] == UInt8(ascii: "\"")
    {
      name = name.lowerBound + 1..<name.upperBound - 1
    }
    if !name.isEmpty { appendName(name, of: address, number) }
    return address
  }

  /// The address without `mailto:`, or `SMTP:`, which Exchange puts in front.
  private func withoutScheme(_ text: Range<Int>) -> Range<Int> {
    for scheme in ["mailto:", "smtp:"] where text.count > scheme.utf8.count {
      let end = text.lowerBound + scheme.utf8.count
      guard bytes[end - 1] == UInt8(ascii: ":"),
        bytes[text.lowerBound..<end].string.lowercased() == scheme
      else { continue }
      return end..<text.upperBound
    }
    return text
  }

  private mutating func appendName(_ name: Range<Int>, of address: Range<Int>, _ number: Int) {
    var known = ""
    for column in plan.nameColumns { known += " " + cell(column).string.lowercased() }
    let isKnown = (0..<records.count).contains { isName(records[$0].key) }
    if !isKnown, known.allSatisfy({ $0 == " " }) {
      append(.formattedName, name)
      return
    }
    let words = bytes[name].string.lowercased().split { " ,()\"'".contains($0) }
    known += " " + bytes[address].string.lowercased()
    if words.allSatisfy({ known.contains($0) }) { return }
    keep(name, header: plan.groups[number].header + Array(" (display name)".utf8))
  }

  private func isName(_ key: ContactKey) -> Bool {
    switch key {
    case .formattedName, .name: true
    default: false
    }
  }

  /// A text without the invisible characters around it that set its direction or stand where
  /// nothing is.
  mutating func withoutMarks(_ text: Range<Int>) -> Range<Int> {
    guard let last = text.last, bytes[text.lowerBound] >= 0x80 || bytes[last] >= 0x80 else {
      return text
    }
    var start = text.lowerBound
    var end = text.upperBound
    while start < end {
      let length = markLength(start, end)
      if length == 0 { break }
      start += length
    }
    while start < end {
      if end - start >= 3, markLength(end - 3, end) == 3 {
        end -= 3
      } else if end - start >= 2, markLength(end - 2, end) == 2 {
        end -= 2
      } else {
        break
      }
    }
    return trimmed(start..<end)
  }

  /// How long the invisible character at a position is; 0 if there is none.
  private func markLength(_ start: Int, _ end: Int) -> Int {
    guard end - start >= 2 else { return 0 }
    if bytes[start] == 0xC2, bytes[start + 1] == 0xA0 { return 2 }
    guard end - start >= 3 else { return 0 }
    switch (bytes[start], bytes[start + 1], bytes[start + 2]) {
    // Zero-width characters, marks of direction, the byte order mark.
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA0...0xA9),
      (0xEF, 0xBB, 0xBF):
      return 3
    default: return 0
    }
  }
}
