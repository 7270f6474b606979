import Testing
import Unicard

/// vCards for Outlook, which has room for few values of each kind ([MS-OXVCARD], section 2.1.3).
struct OutlookRoomTests {
  private func written(_ lines: [String]) throws -> (lines: [String], losses: [ConversionLoss]) {
    let card =
      "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Eva Lind\r\nN:Lind;Eva;;;\r\n"
      + lines.map { $0 + "\r\n" }.joined() + "END:VCARD\r\n"
    let contacts = try ContactFile(bytes: Array(card.utf8)).contacts
    let options = WritingOptions(destination: try #require(Destination(name: "outlook")))
    let output = contacts.encoded(options)
    let text = String(decoding: output.bytes, as: UTF8.self).replacing("=\r\n", with: "")
    return (
      text.split(separator: "\r\n").dropFirst(4).dropLast().map(String.init), output.losses
    )
  }

  @Test(
    "What there is room for is written as it is",
    arguments: [
      ["TEL;CELL:1", "TEL;HOME:2", "TEL;HOME:3", "TEL;WORK:4", "TEL;WORK:5", "TEL;VOICE:6"],
      ["EMAIL;INTERNET:a@x.de", "EMAIL;INTERNET:b@x.de", "EMAIL;INTERNET:c@x.de"],
      ["NOTE:n", "ORG:One", "TITLE:Cook", "URL:https://a.de", "URL:https://b.de"],
      ["ADR;HOME:;;A 1;Ulm;;;", "ADR;WORK:;;B 1;Ulm;;;", "ADR;POSTAL:;;C 1;Ulm;;;"],
    ])
  func keepsWhatFits(_ lines: [String]) throws {
    let types = /;(CELL|HOME|WORK|VOICE|INTERNET|POSTAL):/
    let (found, losses) = try written(lines.map { $0.replacing(types) { ";TYPE=\($0.1):" } })
    #expect(found == lines)
    #expect(losses.isEmpty)
  }

  @Test(
    "What there is no room for is another of its kind, or in the note, and is told",
    arguments: [
      (
        ["TEL;TYPE=CELL:1", "TEL;TYPE=CELL:2", "TEL;TYPE=CELL:3"],
        ["TEL;CELL:1", "TEL;VOICE:2", "NOTE:Phone (Mobile): 3"]
      ),
      (
        ["TEL;TYPE=CELL:1", "TEL;TYPE=CELL:2", "TEL;TYPE=IPHONE,CELL:3"],
        ["TEL;CELL:1", "TEL;VOICE:2", "NOTE:Phone (iPhone): 3"]
      ),
      (
        [
          "NOTE:first", "EMAIL:a@x.de", "EMAIL:b@x.de", "EMAIL:c@x.de", "EMAIL:d@x.de",
          "NOTE:second",
        ],
        [
          "NOTE;ENCODING=QUOTED-PRINTABLE:first=0D=0A=0D=0Asecond=0D=0A=0D=0AE-mail: d@x.de",
          "EMAIL;INTERNET:a@x.de", "EMAIL;INTERNET:b@x.de", "EMAIL;INTERNET:c@x.de",
        ]
      ),
      (
        ["ORG:One;Sales", "ORG:Two", "TITLE:Cook", "TITLE:Baker"],
        [
          "ORG:One;Sales", "TITLE:Cook",
          "NOTE;ENCODING=QUOTED-PRINTABLE:Organization: Two=0D=0AJob Title: Baker",
        ]
      ),
      (
        ["ADR;TYPE=HOME:;;A 1;Ulm;;;", "ADR;TYPE=HOME:;;B 1;Ulm;;;", "ADR;TYPE=HOME:;;C 1;Ulm;;;"],
        ["ADR;HOME:;;A 1;Ulm;;;", "ADR;POSTAL:;;B 1;Ulm;;;", "NOTE:Address (Home): C 1, Ulm"]
      ),
    ])
  func tellsWhatDoesNotFit(_ lines: [String], _ wanted: [String]) throws {
    let (found, losses) = try written(lines)
    #expect(found == wanted)
    #expect(losses.count == 2)
    #expect(losses.allSatisfy { $0.effect == .changed })
  }

  @Test("What is preferred has room first, and what parameters say is told")
  func prefers() throws {
    let (found, losses) = try written([
      "EMAIL:a@x.de", "EMAIL:b@x.de", "EMAIL;X-KEY=7:c@x.de", "EMAIL;TYPE=PREF:d@x.de",
      "TEL:1", "item1.TEL:2", "item1.X-ABLabel:Boat", "TEL;TYPE=HOME:3", "TEL;TYPE=HOME:4",
      "TEL;TYPE=WORK:5",
    ])
    #expect(
      found == [
        "EMAIL;INTERNET:a@x.de", "EMAIL;INTERNET:b@x.de", "EMAIL;INTERNET;PREF:d@x.de", "TEL:1",
        "TEL;WORK:2", "TEL;HOME:3", "TEL;HOME:4", "TEL;WORK:5", "NOTE:E-mail: c@x.de",
      ])
    #expect(losses.prefix(3).map(\.value) == ["c@x.de", "X-KEY=7", "2"])
    #expect(losses.contains { $0.value.contains("Boat") })
  }

  @Test func manyValuesTakeNoLongerEach() throws {
    let lines = (0..<20_000).map { "EMAIL:a\($0)@x.de" }
    let (found, losses) = try written(lines)
    #expect(found.count == 4)
    #expect(losses.count == 20_000 - 3)
  }
}
