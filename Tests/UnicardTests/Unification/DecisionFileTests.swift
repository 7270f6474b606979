import Testing
import Unicard

struct DecisionFileTests {
  @Test("Decisions are read, and what stands beside them is written back")
  func roundTrip() throws {
    let text = """
      {"type":"decision","verdict":"together","first":"uid:1","second":"hash:2","by":"me"}

      {"verdict":"apart","second":"uid:1","first":"uid:\\u00fc"}

      """
    var file = try DecisionFile(bytes: Array(text.utf8))
    #expect(
      file.decisions == [
        UnificationDecision(
          .together, RecordPair(RecordKey(text: "uid:1"), RecordKey(text: "hash:2"))),
        UnificationDecision(.apart, RecordPair(RecordKey(text: "uid:ü"), RecordKey(text: "uid:1"))),
      ])
    let added = UnificationDecision(
      .apart, RecordPair(RecordKey(text: "uid:\"3\n"), RecordKey(text: "uid:4")))
    file.append(DecisionFile.Entry(added, note: "Jo is not Al"))
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasSuffix(#""by":"me"}"#))
    #expect(try DecisionFile(bytes: file.bytes).decisions == file.decisions)
    file.removeLast()
    #expect(file.decisions.count == 2)
  }

  @Test(
    "A line that is no decision is refused with its number",
    arguments: [
      ("{", "Line 2 is no JSON object"), ("[]", "Line 2 is no JSON object"),
      ("{\"verdict\":\"maybe\",\"first\":\"a\",\"second\":\"b\"}", "verdict “maybe”"),
      ("{\"verdict\":\"apart\",\"first\":\"a\"}", "has no “second”"),
      ("{\"verdict\":\"apart\",\"first\":\"a\",\"second\":1}", "“second” that is no text"),
      ("{\"verdict\":\"apart\",\"first\":\"a\",\"second\":\"a\"}", "names one record twice"),
      ("\u{0}x", "Line 2 is no JSON object"),
    ])
  func refused(_ line: String, _ message: String) {
    let error = #expect(throws: DecisionFileError.self) {
      try DecisionFile(bytes: Array("\n\(line)\n".utf8))
    }
    #expect(error?.line == 2)
    #expect(error?.description.contains(message) ?? false, "\(error?.description ?? "")")
  }
}
