import SourceText
import Testing

@testable import VCard

/// Headers that were read before are remembered; nothing may read differently for that.
struct HeaderCacheTests {
  @Test(arguments: [
    "TEL;TYPE=HOME,VOICE:1", "item1.TEL;type=\"home,pref\":1", "NOTE;X=\"a:b\":c", "NOTE",
    "NOTE;X=\\::c", "tel ; home ; TYPE = x :1", "  FN:blank in front", ";:x", ":", "N\u{E9}:x",
    "X-A;=;;B=:v", "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=41=\r\n=42",
    "TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=41):1", "PHOTO;ENCODING=b:QUJD\r\n REVG",
    "AGENT:\r\nBEGIN:VCARD\r\nFN:x\r\nEND:VCARD", "NOTE;X=\"open:v\r\n more\":w", "NOTE:a\r\n b",
    "VERSION:4.0", "URL;X=1:http://a:80/;b", "TEL;TYPE=\"a:1", "NOTE:C:\\\\dir\\;x",
  ])
  func readsAHeaderTheSameEveryTime(line: String) throws {
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\n\(line)\r\nEND:VCARD\r\n"
    let others = "BEGIN:VCARD\r\nVERSION:3.0\r\nNOTE:n\r\nFN:f\r\nEND:VCARD\r\n"
    let alone = try #require(VCardDocument(parsing: Array(card.utf8)).cards.first)
    let repeated = VCardDocument(parsing: Array((others + card + card + card).utf8)).cards
    #expect(repeated.count == 4)
    for again in repeated.dropFirst() {
      #expect(shape(again) == shape(alone))
      #expect(again.diagnostics.map(\.code) == alone.diagnostics.map(\.code))
    }
  }

  private func shape(_ card: VCardCard) -> [String] {
    card.properties.map { "\($0.group ?? "-") \($0.name) \($0.parameters) \($0.rawValue)" }
  }

  /// More different headers than are kept, each of them twice.
  @Test func manyHeadersDoNotMixUp() throws {
    var card = "BEGIN:VCARD\r\nVERSION:4.0\r\n"
    for number in (0..<700).flatMap({ [$0, $0] }) {
      card += "item\(number).TEL;X-P=\(number):\(number)\r\n"
    }
    card += "END:VCARD\r\n"
    for read in VCardDocument(parsing: Array((card + card).utf8)).cards {
      #expect(read.properties.count == 1400)
      for property in read.properties {
        #expect(property.group == "item\(property.rawValue)")
        #expect(property.parameters.map(\.rawValue) == [property.rawValue])
      }
    }
  }

  /// Headers that differ in one byte, wherever that stands in them and in the file.
  @Test(arguments: 1...100) func headersOfOneLengthDoNotMixUp(length: Int) {
    let names = (0..<length).map { place in
      String(repeating: "A", count: place) + "B" + String(repeating: "A", count: length - place - 1)
    }
    var card = "BEGIN:VCARD\r\nVERSION:4.0\r\n"
    for (place, name) in names.enumerated() { card += "\(name):\(place)\r\n" }
    card += "END:VCARD\r\n"
    let cards = VCardDocument(parsing: Array((card + card).utf8)).cards
    #expect(cards.count == 2)
    for read in cards {
      #expect(read.properties.map(\.name.rawName) == names)
      #expect(read.properties.map(\.rawValue) == (0..<length).map(String.init))
    }
  }
}
