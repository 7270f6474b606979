import SourceText
import Testing

@Suite struct DiagnosticTests {
  @Test func severities() {
    #expect(Severity.note < Severity.warning)
    #expect(Severity.warning < Severity.error)
    #expect(Severity.allCases.map(\.name) == ["info", "warning", "error"])
  }

  @Test func equalityIncludesEverything() {
    let one = Diagnostic(code: "a.b", severity: .error, message: "Wrong.", contactIndex: 1)
    var other = one
    #expect(one == other)
    other.contactIndex = 2
    #expect(one != other)
    #expect(one.code == "a.b")
  }

  @Test func ranges() {
    let range = SourceRange(source: Source(name: "a"), lowerBound: 3, upperBound: 7)
    #expect(range.count == 4 && !range.isEmpty)
    #expect(SourceRange(lowerBound: 5, upperBound: 2).isEmpty)
    #expect(SourceRange(lowerBound: 5, upperBound: 2).bounds == 5..<5)
    #expect(range.union(SourceRange(source: range.source, 5..<9)).bounds == 3..<9)
  }

  /// What a stream reports about its source as a whole.
  @Test(
    arguments: [
      (Array("plain".utf8), nil, []),
      (Array("Zürich".utf8), nil, []),
      ([0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], nil, [.encodingGuessed]),
      ([0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], "windows-1252", []),
      ([0xEF, 0xBB, 0xBF, 0x41], "windows-1252", [.encodingContradicted]),
      ([0xFF, 0xFE, 0x41, 0x00, 0x42], nil, [.bytesUndecodable]),
      ([0xFF, 0xFE, 0x41, 0x00], "UTF-16", []),
      ([0xEF, 0xBB, 0xBF, 0x41, 0x00, 0x42], nil, [.nulBytes]),
    ] as [([UInt8], String?, [Diagnostic.Code])])
  func streamDiagnostics(bytes: [UInt8], encoding: String?, codes: [Diagnostic.Code]) throws {
    let stream = try ByteStream(bytes: bytes, encoding: encoding.flatMap(Charset.init(named:)))
    _ = try stream.readAll()
    #expect(stream.diagnostics.map(\.code) == codes)
    for diagnostic in stream.diagnostics {
      #expect(diagnostic.message.hasSuffix(".") && diagnostic.range != nil)
    }
  }
}
