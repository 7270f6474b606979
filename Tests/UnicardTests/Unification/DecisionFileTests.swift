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
      .apart, RecordPair(RecordKey(text: "uid:\"3\n5"), RecordKey(text: "uid:4")))
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
      ("{\"verdict\":\"maybe\",\"first\":\"uid:a\",\"second\":\"uid:b\"}", "verdict “maybe”"),
      ("{\"verdict\":\"apart\",\"first\":\"uid:a\"}", "has no “second”"),
      ("{\"verdict\":\"apart\",\"first\":\"uid:a\",\"second\":1}", "“second” that is no text"),
      (
        "{\"verdict\":\"apart\",\"first\":\"uid:a\",\"second\":\"uid:a\"}", "names one record twice"
      ),
      (
        "{\"verdict\":\"apart\",\"first\":\"uid:a\",\"second\":\"b\"}",
        "“b”, whose key begins with neither uid: nor hash:"
      ),
      ("\u{0}x", "Line 2 is no JSON object"),
    ])
  func refused(_ line: String, _ message: String) {
    let error = #expect(throws: DecisionFileError.self) {
      try DecisionFile(bytes: Array("\n\(line)\n".utf8))
    }
    #expect(error?.line == 2)
    #expect(error?.description.contains(message) ?? false, "\(error?.description ?? "")")
  }

  @Test("A key is read in any notation of its UID", arguments: ["urn:uuid:", "URN:UUID:", ""])
  func writtenKeys(_ prefix: String) throws {
    let uuid = "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"
    let line = #"{"verdict":"apart","first":"uid:\#(prefix)\#(uuid)","second":"hash:0"}"#
    let decision = try #require(try DecisionFile(bytes: Array(line.utf8)).decisions.first)
    let keys = [decision.pair.first, decision.pair.second]
    #expect(keys.contains(RecordKey(text: "uid:" + uuid.lowercased())))
  }
}
