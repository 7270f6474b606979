import SourceText
import Testing

@Suite struct LineLocatorTests {
  @Test(
    arguments: [
      ("one\ntwo\nthree", 5, 2, 2, "two"),
      ("one\r\ntwo", 5, 2, 1, "two"),
      // A line break belongs to the line that it ends, to its last byte.
      ("one\r\ntwo", 4, 1, 4, "one"),
      ("one\rtwo\rthree", 8, 3, 1, "three"),
      // Converters that add a CR to every LF leave two.
      ("one\r\r\ntwo", 6, 2, 1, "two"),
      ("one\r\n\r\nthree", 7, 3, 1, "three"),
      ("one\r\rthree", 5, 3, 1, "three"),
      ("Zürich\n東京 x", 15, 2, 4, "東京 x"),
      ("", 0, 1, 1, ""),
      ("one\n", 4, 2, 1, ""),
      ("one", 3, 1, 4, "one"),
      ("one", 100, 1, 4, "one"),
      ("a\tb", 2, 1, 3, "a␉b"),
      ("a\u{202E}b", 4, 1, 3, "a\u{FFFD}b"),
    ] as [(String, Int, Int, Int, String)])
  func locates(text: String, offset: Int, line: Int, column: Int, lineText: String) throws {
    let location = try #require(
      try LineLocator(bytes: Array(text.utf8)).locations(of: [offset..<offset + 1]).first)
    #expect(location.line == line)
    #expect(location.column == column)
    #expect(location.lineText == lineText)
    #expect(location.caret == column - 1)
  }

  /// Breaks of all kinds, wherever they stand in what is looked at in one go.
  @Test(
    arguments: ["\n", "\r\n", "\r\r\n", "\r", "\n\r", "\n\n"], [0, 1, 61, 62, 63, 64, 126, 127])
  func countsBreaksAsOneByOne(_ lineBreak: String, _ padding: Int) throws {
    let text = Array(
      (String(repeating: "x", count: padding) + lineBreak + "y\r\nz" + lineBreak
        + String(repeating: "w\n", count: 70) + lineBreak + "end").utf8)
    for offset in text.indices {
      // What a break is says ``LineBreaks``; here each is found by looking at every byte.
      var line = 1
      var index = 0
      while index < offset {
        guard text[index] == 0x0A || text[index] == 0x0D else {
          index += 1
          continue
        }
        var end = index
        while end < text.count, text[end] == 0x0D { end += 1 }
        end = end < text.count && text[end] == 0x0A ? end + 1 : index + 1
        guard end <= offset else { break }
        line += 1
        index = end
      }
      let found = try LineLocator(bytes: text).locations(of: [offset..<offset])
      #expect(found.first?.line == line, "offset \(offset)")
    }
  }

  @Test func marksTheRange() throws {
    let locator = try LineLocator(bytes: Array("TEL;TYPE=hömе:123\nX".utf8))
    let whole = try locator.locations(of: [4..<16, 4..<4, 4..<200])
    #expect(whole.map(\.length) == [10, 0, 13])
  }

  @Test func keepsTheOrderOfTheRanges() throws {
    let text = (1...5000).map { "line \($0)\r\n" }.joined()
    let bytes = Array(text.utf8)
    let starts = bytes.indices.filter { $0 == 0 || bytes[$0 - 1] == 0x0A }
    let order = starts.indices.reversed() + [0, 4999]
    let locations = try LineLocator(bytes: bytes).locations(
      of: order.map { starts[$0]..<starts[$0] })
    #expect(locations.map(\.line) == order.map { $0 + 1 })
    #expect(locations.map(\.lineText) == order.map { "line \($0 + 1)" })
  }

  /// Places may be asked for little by little, further on or back again.
  @Test func goesOnWhereItWas() throws {
    let bytes = Array((1...90_000).map { "line \($0)\n" }.joined().utf8)
    let starts = bytes.indices.filter { $0 == 0 || bytes[$0 - 1] == 0x0A }
    let locator = try LineLocator(bytes: bytes)
    for batch in [[3, 17], [17, 40_000], [40_001], [89_999], [5, 2], [70_000]] {
      let found = try locator.locations(of: batch.map { starts[$0] + 1..<starts[$0] + 2 })
      #expect(found.map(\.line) == batch.map { $0 + 1 })
      #expect(found.map(\.column) == batch.map { _ in 2 })
    }
  }

  @Test(arguments: ["a", "é", "東"])
  func locatesInAHugeLine(character: String) throws {
    let count = 300_000
    let width = character.utf8.count
    let bytes = Array("first\n".utf8) + Array(String(repeating: character, count: count).utf8)
    let offsets = [6, 6 + width * 10, 6 + width * 150_000, 6 + width * 150_001, bytes.count]
    let locations = try LineLocator(bytes: bytes).locations(of: offsets.map { $0..<$0 + width })
    #expect(locations.map(\.line) == [2, 2, 2, 2, 2])
    #expect(locations.map(\.column) == [1, 11, 150_001, 150_002, 300_001])
    let middle = locations[2]
    #expect(middle.lineText.hasPrefix("…" + character))
    #expect(middle.lineText.hasSuffix(character + "…"))
    #expect(middle.lineText.unicodeScalars.count < 150)
    #expect(middle.length == 1)
    #expect(locations[4].lineText.hasSuffix(character))
  }

  /// Columns count what the reader sees, also in other charsets and where bytes are malformed.
  @Test(
    arguments: [
      ("windows-1252", [0xE9, 0xE8, 0x41], 2, 3),
      ("Shift_JIS", [0x93, 0x63, 0x92, 0x86, 0xD4, 0x41], 5, 4),
      ("UTF-8", [0xFF, 0xC3, 0xA9, 0x41], 3, 3),
      ("GB18030", [0x81, 0x30, 0x81, 0x30, 0xC0, 0xEE, 0x41], 6, 3),
    ] as [(String, [UInt8], Int, Int)])
  func countsCharacters(name: String, bytes: [UInt8], offset: Int, column: Int) throws {
    let stream = try ByteStream(bytes: bytes, encoding: Charset(named: name))
    let location = try #require(
      try LineLocator(stream).locations(of: [offset..<offset + 1]).first)
    #expect(location.column == column)
    #expect(location.lineText.unicodeScalars.last == "A")
  }

  /// In UTF-16 places count in the text that was handed out.
  @Test func locatesInUTF16() throws {
    let bytes = [0xFF, 0xFE] + Charset.utf16LE.encode("Zürich\nBern").bytes
    let stream = try ByteStream(bytes: bytes)
    let location = try #require(try LineLocator(stream).locations(of: [9..<10]).first)
    #expect(location.line == 2)
    #expect(location.column == 2)
    #expect(location.lineText == "Bern")
  }

  /// A byte order mark is part of the file, and so of the offsets, but of no column.
  @Test func skipsTheByteOrderMark() throws {
    let locator = try LineLocator(bytes: [0xEF, 0xBB, 0xBF] + Array("ab".utf8))
    #expect(try locator.locations(of: [4..<5]).first?.column == 2)
    #expect(try locator.locations(of: [0..<1]).first?.column == 1)
  }

  @Test func survivesManyCarriageReturns() throws {
    let bytes = [UInt8](repeating: 0x0D, count: 200_000)
    let location = try #require(
      try LineLocator(bytes: bytes).locations(of: [bytes.count..<bytes.count]).first)
    #expect(location.line == 200_001)
  }
}
