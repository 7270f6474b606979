import SourceText
import Testing

/// Finding lines and separators many bytes at a time, beside looking at each byte.
@Suite struct LineMarksTests {
  /// A line as it is told, and as it is found byte by byte.
  private struct Line: Equatable {
    var end: Int
    var next: Int
    var colon: Int
    var hasBackslash: Bool
  }

  private func lines(_ text: [UInt8], capacity: Int) -> [Line] {
    var marks = [LineMark](repeating: LineMark(), count: capacity)
    var lines: [Line] = []
    text.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        let found = LineMark.find(in: Bytes(buffer), from: start, &marks)
        for mark in marks[..<found.count] {
          lines.append(
            Line(
              end: Int(mark.end), next: Int(mark.next), colon: Int(mark.colon),
              hasBackslash: mark.traits & ByteTraits.backslash.rawValue != 0))
        }
        start = lines.last?.next ?? buffer.count
      }
    }
    return lines
  }

  private func linesByteByByte(_ text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < text.count {
      let feed = text[start...].firstIndex(of: 0x0A)
      var end = feed ?? text.count
      let next = feed.map { $0 + 1 } ?? text.count
      if feed != nil, end > start, text[end - 1] == 0x0D { end -= 1 }
      let colon = text[start..<end].firstIndex(of: UInt8(ascii: ":")) ?? end
      lines.append(
        Line(
          end: end, next: next, colon: colon,
          hasBackslash: text[start..<next].contains(UInt8(ascii: "\\"))))
      start = next
    }
    return lines
  }

  /// Lines of every length up to that of two blocks, with colons and backslashes here and there.
  private static func text(seed: Int, lineEnd: String) -> [UInt8] {
    var text = ""
    for number in 0..<40 {
      let length = (seed * 7 + number * number * 3) % 131
      for column in 0..<length {
        switch (column + number + seed) % 29 {
        case 3 where number % 3 != 0: text += ":"
        case 11 where number % 4 == 0: text += "\\"
        case 17 where number % 5 == 0: text += "ü"
        default: text += "x"
        }
      }
      text += number == 39 && seed % 2 == 0 ? "" : lineEnd
    }
    return Array(text.utf8)
  }

  @Test(arguments: 0..<40, ["\r\n", "\n"]) func findsLines(seed: Int, lineEnd: String) {
    let text = Self.text(seed: seed, lineEnd: lineEnd)
    let wanted = linesByteByByte(text)
    for capacity in [1, 3, 128] { #expect(lines(text, capacity: capacity) == wanted) }
  }

  @Test(arguments: [0, 1, 62, 63, 64, 65, 127, 128, 129]) func findsWhatOccurs(count: Int) {
    let plain = [UInt8](repeating: UInt8(ascii: "x"), count: count)
    var marks = [LineMark](repeating: LineMark(), count: 4)
    func traits(_ text: [UInt8]) -> ByteTraits {
      text.withUnsafeBufferPointer { LineMark.find(in: Bytes($0), from: 0, &marks).traits }
    }
    #expect(traits(plain).isEmpty)
    #expect(traits(plain + [0x0D, 0x0A]).isEmpty)
    #expect(traits(plain + [0x0D]) == .loneReturn)
    #expect(traits(plain + [0x0D, 0x0D, 0x0A]) == .loneReturn)
    #expect(traits(plain + [0x0D, 0x79, 0x0A]) == .loneReturn)
    #expect(traits(plain + [0]) == .null)
    #expect(traits(plain + [0, 0x0A, 0x61]) == .null)
    #expect(traits(plain + [0x80]) == [.beyondASCII, .doubtful])
    for character in ["é", "€", "😀"] {
      let bytes = Array(character.utf8)
      #expect(traits(plain + bytes) == .beyondASCII)
      #expect(traits(plain + bytes + [0x0A]) == .beyondASCII)
      // Cut off by the end, by a line's end, and with one byte too many.
      #expect(traits(plain + bytes.dropLast()) == [.beyondASCII, .doubtful])
      #expect(traits(plain + bytes.dropLast() + [0x0A]) == [.beyondASCII, .doubtful])
      #expect(traits(plain + bytes + [0x80, 0x0A]) == [.beyondASCII, .doubtful])
      // More lines than there is room for may hold anything.
      #expect(traits(plain + bytes + [0x0A, 0x0A, 0x0A, 0x0A]).contains(.beyondASCII))
      #expect(traits(plain + bytes + [0x0A, 0x0A, 0x0A, 0x0A]).contains(.doubtful))
    }
    #expect(traits(plain + [0x5C, 0x0A]) == .backslash)
  }

  @Test func tellsOnlyOfTheLinesItFound() {
    var marks = [LineMark](repeating: LineMark(), count: 1)
    let text = Array("a\r\n\u{0}ü\\\rb".utf8)
    text.withUnsafeBufferPointer { buffer in
      let found = LineMark.find(in: Bytes(buffer), from: 0, &marks)
      #expect(found.count == 1)
      #expect(found.traits.isEmpty)
    }
  }

  @Test(arguments: 0..<130) func findsLinesByTheirLetters(padding: Int) {
    let space = String(repeating: "-", count: padding)
    let text = Array(
      "begin\n\(space)\nEnd\r\(space)b e\r\nx\(space)\r\rbe\n\n\u{FEFF}\n\(space)\nA\nÏ\n\nE".utf8)
    var wanted: [Int] = []
    for index in text.indices.dropFirst()
    where [0x0A, 0x0D].contains(text[index - 1])
      && ([0x61, 0x62, 0x65].contains(text[index] | 0x20) || text[index] == 0xEF)
    {
      wanted.append(index)
    }
    text.withUnsafeBufferPointer { buffer in
      var starts = LineStarts(buffer, letters: (0x62, 0x65, 0x61), other: 0xEF)
      var found: [Int] = []
      var position = starts.next(after: 0)
      while position < buffer.count {
        found.append(position)
        position = starts.next(after: position)
      }
      #expect(found == wanted)
      // From anywhere, as after a card that ends within a line.
      for position in buffer.indices {
        var starts = LineStarts(buffer, letters: (0x62, 0x65, 0x61), other: 0xEF)
        _ = starts.next(after: position / 2)
        #expect(starts.next(after: position) == wanted.first { $0 > position } ?? buffer.count)
      }
    }
  }

  @Test(arguments: ["", ";", ";;;", "a;b,c; \t;d", "x;;17 Rue de la Paix;;;75002;"])
  func findsSeparators(text: String) throws {
    var arena = ByteArena(capacity: 1 << 10)
    arena.append(utf8: "12" + text + ";,x")
    let range = 2..<2 + text.utf8.count
    let found = arena.separators(in: range)
    let masks = try #require(found)
    for (index, byte) in text.utf8.enumerated() {
      #expect((masks.semicolons >> UInt64(index) & 1 == 1) == (byte == UInt8(ascii: ";")))
      #expect((masks.commas >> UInt64(index) & 1 == 1) == (byte == UInt8(ascii: ",")))
      #expect((masks.ink >> UInt64(index) & 1 == 1) == (byte > 0x20))
    }
    for mask in [masks.semicolons, masks.commas, masks.ink] {
      #expect(text.utf8.count < 64 && mask >> UInt64(text.utf8.count) == 0)
    }
  }

  @Test func looksForNoSeparatorsOutsideOfTheArena() {
    var arena = ByteArena(capacity: 64)
    arena.append(utf8: String(repeating: ";", count: 64))
    let semicolons = arena.separators(in: 0..<64)?.semicolons
    #expect(semicolons == .max)
    let isTold = arena.separators(in: 1..<64) != nil
    #expect(!isTold)
  }
}
