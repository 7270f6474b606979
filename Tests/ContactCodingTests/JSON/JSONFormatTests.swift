import ContactModel
import GeneratedContacts
import SourceText
import Testing
import VCard

@testable import ContactCoding
@testable import FileFormats

/// Contacts as JSON: all that is written comes back, and of what is damaged, what can be read.
struct JSONFormatTests {
  @Test(arguments: CardFile.samples)
  func samplesComeBack(_ file: CardFile) throws {
    try expectSame(read(file.bytes).contacts)
  }

  @Test func generatedContactsComeBack() throws {
    var generator = ContactGenerator(seed: 13)
    try expectSame((0..<400).map { _ in generator.contact() })
  }

  private func expectSame(_ contacts: [Contact]) throws {
    let written = write(contacts, .json)
    #expect(written.losses.flatMap { $0 }.isEmpty)
    let lines = written.bytes.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == contacts.count)
    let back = try read(written.bytes)
    #expect(back.diagnostics.isEmpty)
    #expect(back.contacts == contacts)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var expected: [String]
    var count: Int
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ expected: [String], problems count: Int = 0) {
      self.name = name
      self.text = text
      self.expected = expected
      self.count = count
    }
  }

  private static func contact(_ name: String, _ more: String = "") -> String {
    #"{"type":"contact","formattedName":[{"value":"\#(name)"}]\#(more)}"#
  }

  @Test(arguments: [
    Case("a line each", contact("A") + "\n" + contact("B") + "\r\n", ["A", "B"]),
    Case("an array", "[ " + contact("A") + ",\n" + contact("B") + " ]", ["A", "B"]),
    Case(
      "an indented object",
      "{\n  \"type\": \"contact\",\n  \"formattedName\": "
        + "[{\"value\": \"A\"}]\n}", ["A"]),
    Case("brackets and quotes in text", contact(#"}{\"]["#) + contact("B"), [#"}{"]["#, "B"]),
    Case("members of no field", contact("A", #","colour":"red""#), ["A"], problems: 1),
    Case(
      "a value that does not suit", contact("A", #","phoneNumber":[{"value":5}]"#), ["A"],
      problems: 1),
    Case("a field that is no list", contact("A", #","note":"x""#), ["A"], problems: 1),
    Case(
      "an object of another type", contact("A") + #"{"type":"loss"}"# + contact("B"),
      ["A", "B"], problems: 1),
    Case("text between contacts", contact("A") + " and " + contact("B"), ["A", "B"], problems: 1),
    Case("no JSON within", contact("A") + #"{"type":}"# + contact("B"), ["A", "B"], problems: 1),
    Case("an unknown escape", contact(#"a\qb"#), [#"a\qb"#], problems: 1),
    Case(
      "lines behind one without its last bracket",
      [contact("A"), String(contact("B").dropLast()), contact("C"), contact("D")]
        .joined(separator: "\n"),
      ["A", "C", "D"], problems: 1),
    Case(
      "lines behind one that ends within a text",
      contact("A") + "\n" + #"{"type":"contact","note":[{"value":"x"# + "\r\n" + contact("C"),
      ["A", "C"], problems: 1),
    Case(
      "an array with a contact that lacks its end",
      "[" + contact("A") + #"""
        ,
          { "bad",
          { "type" : "contact", "formattedName": [{"value": "C"}] }
        ]
        """#,
      ["A", "C"], problems: 1),
    Case("cut off", contact("A") + #"{"type":"contact","note":[{"#, ["A"], problems: 1),
  ])
  func whatCanBeReadIsRead(_ given: Case) throws {
    for length in [nil, 64, 65, 100] {
      var input = try ContactInput(stream: ByteStream(bytes: Array(given.text.utf8)))
      #expect(input.format == .json)
      if let length { input.partLength = length }
      let (contacts, diagnostics) = try input.readAll(jobs: 1)
      #expect(contacts.compactMap(\.formattedName) == given.expected)
      #expect(diagnostics.count == given.count, "\(diagnostics)")
      #expect(diagnostics.allSatisfy { $0.code == .jsonMalformed })
    }
  }

  @Test func eachContactKnowsWhereItStood() throws {
    let text = Self.contact("A") + "\n" + Self.contact("B")
    let contacts = try read(text).contacts
    #expect(contacts.map(\.sourceIndex) == [0, 1])
    let second = Array(text.utf8)[contacts[1].sourceRange?.bounds ?? 0..<0]
    #expect(String(decoding: second, as: UTF8.self) == Self.contact("B"))
  }

  /// A picture that is left out is told of.
  @Test func photosAreLeftOut() throws {
    let contact = Contact {
      $0.formattedName = "A"
      $0.images = [LabeledValue(ContactMedia(.data([1, 2, 3, 4]), mediaType: "image/png"))]
    }
    var options = WritingOptions(format: .json)
    options.photos = .limit(bytes: 4)
    #expect(write([contact], options).losses[0].isEmpty)
    options.photos = .limit(bytes: 3)
    let written = write([contact], options)
    #expect(written.losses[0].map(\.key) == [.image])
    #expect(try read(written.bytes).contacts.map { $0.images.isEmpty } == [true])
  }
}
