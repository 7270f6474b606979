import CSV
import Foundation
import SourceText
import Testing

/// Whatever the parts that a file is read and handed out in, its rows are the same.
struct PartLengthTests {
  static let lengths = Array(64...72) + [80, 96, 100, 127, 128, 129, 192, 200, 255, 256]

  static let cases =
    HostileLayoutTests.delimiters + HostileLayoutTests.joinedDelimiters
    + HostileLayoutTests.lineEnds + HostileLayoutTests.surroundings + HostileQuoteTests.cases
    + HostileEncodingTests.cases + ConformanceTests.cases

  private func expectSameRows(_ bytes: [UInt8], _ lengths: [Int]) throws {
    let whole = try ReadRows(bytes)
    for length in lengths {
      let parts = try CSVReader.$partLength.withValue(length) { try ReadRows(bytes) }
      #expect(parts.rows == whole.rows, "parts of \(length) bytes")
      #expect(
        parts.diagnostics.map(\.code.rawValue).sorted()
          == whole.diagnostics.map(\.code.rawValue).sorted(),
        "parts of \(length) bytes")
    }
  }

  @Test(arguments: cases)
  func casesAreReadAlike(_ test: CSVCase) throws { try expectSameRows(test.bytes, Self.lengths) }

  @Test(arguments: ["google.csv", "outlook.csv", "thunderbird.csv"])
  func samplesAreReadAlike(_ name: String) throws {
    let samples = URL(filePath: #filePath).appending(path: "../../../Samples").standardized
    let data = try Data(contentsOf: samples.appending(path: name))
    try expectSameRows(Array(data), [64, 65, 100, 256])
  }

  /// Parts behind the head, within quotes, between the bytes of a line's end and those of a
  /// character, and before and behind blank lines.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func longFilesAreReadAlike(_ newline: String) throws {
    var text = "Name,Note,E-mail\(newline)"
    for number in 0..<6_000 {
      text +=
        "Ann \(number),\"漢字 \"\"\(number)\"\"\(newline)second, line\",a\(number)@b.org\(newline)"
      if number % 7 == 0 { text += newline }
    }
    text += "\(newline)This list is for members only\(newline)"
    let bytes = utf8(text)
    let whole = try ReadRows(bytes)
    #expect(whole.rows.count == 6_001)
    try expectSameRows(bytes, [1_000, 4_097])
  }

  /// The blank line above a footer ends a part, wherever that falls.
  @Test(arguments: [0, 1, 2, 3, 8_000, 8_515])
  func footersAreNoRowsWhereverPartsEnd(_ count: Int) throws {
    var text = "Name,E-mail\nBob,b@c.example\n"
    for number in 0..<count { text += "Ann \(10_000 + number),ann\(number)@example.org\n" }
    text += "\nThis list is for members only\n"
    for length in [nil, 64, 65, 66, 67, 100] where length == nil || count < 10 {
      let read = try CSVReader.$partLength.withValue(length) { try ReadRows(text) }
      #expect(read.rows.count == count + 2)
      #expect(read.layout.footer == ["This list is for members only"] || count > 0)
    }
  }

  /// A line may be longer than any part, and have no blank.
  @Test(arguments: ["漢", "é", "𠮷", "a"])
  func longLinesAreCutBetweenCharacters(_ character: Character) throws {
    let note = String(repeating: character, count: 700_000)
    let read = try ReadRows("Name,Note\nAnn,\(note)\nBob,x\n")
    #expect(read.rows.last == ["Bob", "x"])
    #expect(read.rows[1].last == note)
    #expect(read.warnings == [])
  }

  @Test func longLinesOfOtherCharsetsAreCutBetweenCharacters() throws {
    let note = String(repeating: "表示、漢字", count: 150_000)
    let read = try ReadRows(bytes("名前,備考\r\n花子,\(note)\r\n", in: "Shift_JIS"))
    #expect(read.rows.last == ["花子", note])
  }
}
