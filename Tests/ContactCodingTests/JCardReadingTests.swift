import ContactModel
import SourceText
import Testing

/// jCard files as they occur: everything is read, or its loss is told.
struct JCardReadingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var expected: [String]
    var codes: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ expected: [String], codes: [String] = []) {
      self.name = name
      self.text = text
      self.expected = expected
      self.codes = codes
    }

    /// A file of one card with one property.
    init(
      _ name: String, property: String, _ expected: [String], codes: [String] = []
    ) {
      self.init(name, #"["vcard",[\#(property)]]"#, expected, codes: codes)
    }
  }

  private static func card(_ name: String) -> String {
    #"["vcard",[["fn",{},"text","\#(name)"]]]"#
  }

  private static let malformed = "jcard.card.malformed"
  private static let noJSON = "jcard.json.malformed"

  @Test(arguments: [
    Case(
      "one card a line", card("A") + "\n" + card("B") + "\r\n" + card("C"),
      ["formattedName=A", "formattedName=B", "formattedName=C"]),
    Case(
      "several arrays", "[" + card("A") + "]\n[" + card("B") + "," + card("C") + "]",
      ["formattedName=A", "formattedName=B", "formattedName=C"]),
    Case(
      "an array, then a card, then an empty array", "[" + card("A") + "]" + card("B") + " [ ]",
      ["formattedName=A", "formattedName=B"]),
    Case(
      "text behind the array", "[" + card("A") + "] and more", ["formattedName=A"],
      codes: [malformed]),
    Case(
      "what is no card between cards",
      "[" + card("A") + #", 1, "a,[b", {"c":["d"]}, "# + card("B") + ", null]",
      ["formattedName=A", "formattedName=B"], codes: [malformed, malformed]),
    Case(
      "what stands behind the properties", #"["vcard",[["fn",{},"text","A"]],"x"]"#,
      ["formattedName=A"], codes: [malformed]),
    Case(
      "more values than components", property: #"["n",{},"text",["A","B"],["C"]]"#, ["name=A;B"],
      codes: [malformed]),
    Case(
      "values that are no text", property: #"["note",{"x-p":[1,{}]},"text",{"a":1}]"#,
      ["note= {X-P=1}"].filter { _ in false }, codes: [malformed, malformed, "vcard.card.empty"]),
    Case(
      "names that can't be", property: #"["first name",{"a b":"c","group":"g h"},"text","v"]"#,
      ["preserved=X-FIRST-NAME:v {X-A-B=c} {VALUE=text}"], codes: [malformed, malformed, malformed]),
    Case(
      "names that would end the card",
      property: #"["end",{},"text","VCARD"],["note",{},"text","n"]"#,
      ["note=n"], codes: [malformed]),
    Case(
      "a card whose last bracket is missing",
      #"["vcard",[["fn",{},"text","A"],["tel",{},"text","1"]]"#,
      ["formattedName=A", "phoneNumber=1"], codes: [noJSON]),
    Case(
      "a card that ends within a property, behind another one",
      "[" + card("A") + #",["vcard",[["fn",{},"text","B"],["tel",{"type":["#,
      ["formattedName=A", "formattedName=B"], codes: [noJSON]),
    Case(
      "a card that ends within its first property", #"["vcard",[["fn",{},"#, [], codes: [noJSON]),
    Case(
      "cards behind one without a closing quote",
      "[" + card("A") + #",["vcard",[["fn",{},"text","B],["tel",{},"text","1"]]],"#
        + card("C") + "," + card("D") + "]",
      ["formattedName=A", "formattedName=C", "formattedName=D"], codes: [noJSON]),
    Case(
      "cards behind one without a bracket",
      #"["vcard",[["fn",{},"text","A"],["tel",{},"text","1"]]"# + "\n" + card("B") + card("C"),
      ["formattedName=B", "formattedName=C"], codes: [noJSON]),
    Case(
      "a family and a property called as cards are",
      property: #"["n",{},"text",["vcard",["B"]]],["vcard",{},"text","x"]"#,
      ["name=vcard;B", "preserved=VCARD:x {VALUE=text}"]),
    Case(
      "half a pair of surrogates", property: #"["fn",{},"text","a\uD83D\u0041b\uDE00"]"#,
      ["formattedName=a\u{FFFD}Ab\u{FFFD}"], codes: [noJSON, noJSON]),
    Case("a whole pair", property: #"["fn",{},"text","\uD83D\uDE00"]"#, ["formattedName=😀"]),
    Case(
      "escapes that JSON does not have", property: #"["fn",{},"text","\u+12F \q"]"#,
      [#"formattedName=\u+12F \q"#], codes: [noJSON, noJSON]),
    Case(
      "line breaks", property: #"["note",{"x-p":"a\rb\r\nc"},"text","a\rb\r\nc\nd"]"#,
      ["note=a⏎b⏎c⏎d {X-P=a⏎b⏎c}"]),
    Case(
      "a parameter that would be a line",
      property: #"["tel",{"x-p":"a\rNOTE:injected"},"text","1"]"#,
      ["phoneNumber=1 {X-P=a⏎NOTE:injected}"]),
  ])
  func reads(_ example: Case) throws {
    let file = try read(example.text)
    #expect(file.contacts.flatMap(\.summary) == example.expected)
    #expect(file.complaints.map(\.code.rawValue) == example.codes)
  }
}
