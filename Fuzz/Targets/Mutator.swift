import GeneratedContacts

/// Changes files as transfers, editors and bad programs do: lines, parameters, folds, quotes and
/// cells, and not bytes alone, which rarely make another file of the kind.
package struct Mutator {
  private var random: ContactGenerator

  package init(seed: UInt64) { random = ContactGenerator(seed: seed) }

  /// What readers look for, and what upsets them.
  private static let tokens: [[UInt8]] = [
    "\0", "\r", "\n", "\r\n", "\r\n ", "\"", "\\", ",", ";", ":", "=", "=\r\n", "=0D=0A=", "^n",
    "^'", "\\n", "\\,", "\\;", ".", "item1.", "BEGIN:VCARD\r\n", "END:VCARD\r\n", "AGENT:\r\n",
    "VERSION:4.0\r\n", "VERSION:3.0\r\n", "VERSION:2.1\r\n", ";ENCODING=QUOTED-PRINTABLE",
    ";ENCODING=b", ";CHARSET=SHIFT_JIS", ";TYPE=\"a,b\"", ";PREF=1", ";VALUE=uri",
    ";X-P=\"a\rb\"", "data:image/jpeg;base64,", "item1.X-ABLabel:x\r\n", "LABEL:x\r\n",
    "X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=E5)", "BDAY:1604-02-30\r\n",
    "BDAY:--0229\r\n", "[", "]", "{", "}", "\\u12", "[\"vcard\",[", "[\"fn\",{},\"text\",\"x\"],",
    "\u{FEFF}", "\u{FFFD}", "é", "\u{1F600}", "\u{202E}", "\u{2028}", "\u{1B}$B", "\u{1B}[31m",
    " ::: ", "\t", ";;;;;", "''", "\"\"", "and ", "not (", "matches", ">= ", "/", "-30d", "mm",
    "A4 3x7 ", "margin ", "gap ", "999999999999", "-1", "1e308", "0x", "Phone 1 - Value",
    "E-mail 1 - Type", "Name", "Vorname", "Organization 1 - Name", "FN:x\r\n", "N:a;b;c;d;e\r\n",
    "TEL;TYPE=home,cell:+49 30 1\r\n", "ADR;TYPE=work:;;s;t;r;c;l\r\n", "ORG:a;b\r\n",
    "GENDER:F;x\r\n", "PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ\r\n", "CATEGORIES:a,b\r\n",
    "RELATED;TYPE=spouse:x\r\n", "X-ABADR:de\r\n", "KIND:group\r\n", "MEMBER:urn:uuid:1\r\n",
    "CLIENTPIDMAP:1;urn:uuid:2\r\n", "IMPP:xmpp:a@b\r\n", "REV:2026-01-01T00:00:00Z\r\n",
  ].map { Array($0.utf8) }

  /// A number up to one below a limit.
  private mutating func below(_ limit: Int) -> Int {
    limit > 0 ? Int(random.next() % UInt64(limit)) : 0
  }

  /// Changes bytes once or a few times; they stay at most so long.
  package mutating func mutate(_ bytes: inout [UInt8], atMost limit: Int) {
    for _ in 0...below(3) { change(&bytes) }
    if bytes.count > limit { bytes.removeLast(bytes.count - limit) }
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = below(bytes.count + 1)
    let line = line(of: bytes, at: place)
    switch below(14) {
    case 0: bytes.removeSubrange(line)
    case 1: bytes.insert(contentsOf: bytes[line], at: line.lowerBound)
    case 2: move(line, in: &bytes)
    case 3: repeatLine(line, in: &bytes)
    case 4: bytes.insert(contentsOf: Array("\r\n ".utf8), at: place)
    case 5: quoteCell(in: &bytes, at: place)
    case 6: exchangeCells(in: &bytes, line)
    case 7: insertParameter(in: &bytes, line)
    case 8: bytes.removeSubrange(place..<min(bytes.count, place + 1 + below(20)))
    case 9:
      let fill = UInt8(truncatingIfNeeded: below(256))
      bytes.insert(contentsOf: [UInt8](repeating: fill, count: below(200)), at: place)
    case 10: if !bytes.isEmpty { bytes[below(bytes.count)] ^= 1 << UInt8(below(8)) }
    default: bytes.insert(contentsOf: Self.tokens[below(Self.tokens.count)], at: place)
    }
  }

  private func line(of bytes: [UInt8], at place: Int) -> Range<Int> {
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return start..<(bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count)
  }

  private mutating func move(_ line: Range<Int>, in bytes: inout [UInt8]) {
    let text = Array(bytes[line])
    bytes.removeSubrange(line)
    let target = self.line(of: bytes, at: below(bytes.count + 1))
    bytes.insert(contentsOf: text, at: target.lowerBound)
  }

  private mutating func repeatLine(_ line: Range<Int>, in bytes: inout [UInt8]) {
    guard line.count < 200 else { return }
    let text = Array(bytes[line])
    bytes.insert(contentsOf: (0...below(12)).flatMap { _ in text }, at: line.lowerBound)
  }

  private static let separators = Array(",;\t\n".utf8)

  private func cell(of bytes: [UInt8], at place: Int) -> Range<Int> {
    let start = bytes[..<place].lastIndex { Self.separators.contains($0) }.map { $0 + 1 } ?? 0
    return start..<(bytes[place...].firstIndex { Self.separators.contains($0) } ?? bytes.count)
  }

  private func quoteCell(in bytes: inout [UInt8], at place: Int) {
    let cell = cell(of: bytes, at: place)
    bytes.insert(UInt8(ascii: "\""), at: cell.upperBound)
    bytes.insert(UInt8(ascii: "\""), at: cell.lowerBound)
  }

  private mutating func exchangeCells(in bytes: inout [UInt8], _ line: Range<Int>) {
    let first = cell(of: bytes, at: line.lowerBound + below(line.count))
    let second = cell(of: bytes, at: line.lowerBound + below(line.count))
    guard first.upperBound <= second.lowerBound else { return }
    let text = Array(bytes[first])
    bytes.replaceSubrange(first, with: Array(bytes[second]))
    let moved = second.lowerBound + second.count - text.count
    bytes.replaceSubrange(min(moved, bytes.count)..<min(second.upperBound, bytes.count), with: text)
  }

  private mutating func insertParameter(in bytes: inout [UInt8], _ line: Range<Int>) {
    guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) else { return }
    let names = [
      "TYPE", "PREF", "VALUE", "LANGUAGE", "ALTID", "LABEL", "ENCODING", "CHARSET", "X-A", "PID",
      "SORT-AS", "MEDIATYPE", "GEO", "TZ", "CALSCALE",
    ]
    let values = [
      "home", "work", "cell", "1", "\"a,b\"", "uri", "text", "de", "b", "QUOTED-PRINTABLE", "UTF-8",
      "\"^n\"", "", "x;y", "\"", "=",
    ]
    let text = ";\(names[below(names.count)])=\(values[below(values.count)])"
    bytes.insert(contentsOf: Array(text.utf8), at: colon)
  }
}
