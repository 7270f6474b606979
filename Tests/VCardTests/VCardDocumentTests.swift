import Testing
import VCard

/// The layer of syntax by itself: expectations by reading the bytes.
struct VCardDocumentTests {
  private func properties(_ text: String) -> [VCardProperty] {
    VCardDocument(parsing: Array(text.utf8)).cards.flatMap(\.properties)
  }

  private func value(of line: String) -> String? {
    properties("BEGIN:VCARD\r\nVERSION:4.0\r\n\(line)\r\nEND:VCARD\r\n").first?.rawValue
  }

  @Test func takesALineApart() throws {
    let text = "BEGIN:VCARD\nVERSION:4.0\nitem1.tel;TYPE=\"a,b\";PREF=1:tel:+1\nEND:VCARD\n"
    let property = try #require(properties(text).first)
    #expect(property.group == "item1")
    #expect(property.name == "TEL")
    #expect(property.name.rawName == "tel")
    #expect(property.parameters.map(\.name) == ["TYPE", "PREF"])
    #expect(property.parameters.map(\.rawValue) == ["\"a,b\"", "1"])
    #expect(property.rawValue == "tel:+1")
    #expect(Array(text.utf8)[property.range].starts(with: "item1.tel".utf8))
  }

  @Test(arguments: [
    ("NOTE:one\r\n  two", "one two"), ("NOTE:one\r\n\ttwo", "onetwo"),
    ("NOTE:a\n b\r\n c", "abc"), ("NO\r\n TE:x", "x"),
    ("NOTE;ENCODING=QUOTED-PRINTABLE:a=\r\nb", "ab"), ("NOTE:a:b;c,d", "a:b;c,d"),
    ("NOTE;X=\"a:b;c\":v", "v"), ("NOTE;X=\"a\\\"b\":v", "v"),
  ])
  func unfolds(_ line: String, _ expected: String) {
    #expect(value(of: line) == expected)
  }

  @Test(arguments: ["\r\n", "\n", "\r", "\r\r\n"])
  func knowsEveryLineBreak(_ newline: String) {
    let text = ["BEGIN:VCARD", "VERSION:3.0", "FN:A", "END:VCARD", ""].joined(separator: newline)
    let document = VCardDocument(parsing: Array(text.utf8))
    #expect(document.cards.map(\.version) == [.v30])
    #expect(document.cards.first?.properties.map(\.rawValue) == ["A"])
  }

  @Test(arguments: [
    ("BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nFN:B\nEND:VCARD\n", 2),
    ("BEGIN:VCARD\nFN:A\nEND:VCARDBEGIN:VCARD\nFN:B\nEND:VCARD\n", 2),
    ("begin:vcard \nFN:A\nend:vcard \n", 1), ("BEGI\n N:VCARD\nFN:A\nEND:VCARD\n", 1),
    ("BEGIN:VCALENDAR\nEND:VCALENDAR\nBEGIN:VCARD\nEND:VCARD\n", 1),
    ("BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nFN:B\nEND:VCARD\nFN:A\nEND:VCARD\n", 1), ("", 0),
  ])
  func countsCards(_ text: String, _ count: Int) {
    #expect(VCardDocument(parsing: Array(text.utf8)).cards.count == count)
  }
}
