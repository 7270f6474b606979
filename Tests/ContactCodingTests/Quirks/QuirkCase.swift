import ContactModel
import SourceText
import Testing

/// A card as it occurs, and the contact that a person reads in it.
struct QuirkCase: CustomTestStringConvertible, Sendable {
  var name: String
  var bytes: [UInt8]
  /// The lines of the contacts' summaries, without the FN and N that only make the card whole.
  var expected: [String]
  /// The codes of what has to be said about it, at warning or above.
  var codes: [String]

  var testDescription: String { name }

  /// A card of that version with the lines. `\r\n` between them is added.
  init(
    _ name: String, _ version: String, _ lines: [String], _ expected: [String],
    codes: [String] = []
  ) {
    let text = ["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD", ""]
    self.init(name, bytes: Array(text.joined(separator: "\r\n").utf8), expected, codes: codes)
  }

  /// A whole file, each character a byte (Latin-1), so that any byte can be written.
  init(_ name: String, file: String, _ expected: [String], codes: [String] = []) {
    self.init(
      name, bytes: file.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }, expected,
      codes: codes)
  }

  init(_ name: String, bytes: [UInt8], _ expected: [String], codes: [String]) {
    self.name = name
    self.bytes = bytes
    self.expected = expected
    self.codes = codes
  }

  func check() throws {
    let read = try read(bytes)
    #expect(read.contacts.flatMap(\.summary) == expected)
    #expect(read.complaints.map(\.code.rawValue) == codes)
  }
}
