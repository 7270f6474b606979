import ContactModel
import Glibc
import SourceText
import Testing
import VCard

@testable import ContactCoding

/// Every diagnostic code of reading has an input that provokes it, at the right place.
struct DiagnosticCodeTests {
  struct Provocation: CustomTestStringConvertible, Sendable {
    var code: Diagnostic.Code
    var severity: Severity
    var input: String
    /// What stands at the diagnostic's place, or begins there.
    var place: String

    var testDescription: String { code.rawValue }

    init(_ code: Diagnostic.Code, _ severity: Severity, at place: String, _ lines: String...) {
      self.code = code
      self.severity = severity
      self.place = place
      input = lines.joined(separator: "\r\n") + "\r\n"
    }

    /// One byte a character.
    var bytes: [UInt8] {
      input.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    }
  }

  private static let begin = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A"
  private static let begin21 = "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:A"
  private static let end = "END:VCARD"

  static let provocations: [Provocation] = [
    Provocation(.lineMissingColon, .warning, at: "no colon here", begin, "no colon here", end),
    Provocation(.lineMissingColon, .warning, at: "# note", begin, "# note", end),
    Provocation(.cardMissingEnd, .warning, at: "NOTE:last", begin, "NOTE:last"),
    Provocation(.cardMissingVersion, .warning, at: "BEGIN:VCARD", "BEGIN:VCARD", "FN:A", end),
    Provocation(
      .cardUnknownVersion, .warning, at: "VERSION:5.0", "BEGIN:VCARD", "VERSION:5.0", "FN:A", end),
    Provocation(
      .cardTooDeep, .warning, at: "BEGIN:VCARD",
      Array(repeating: begin21 + "\r\nAGENT:", count: 100).joined(separator: "\r\n"), begin21,
      Array(repeating: end, count: 101).joined(separator: "\r\n")),
    Provocation(
      .cardTooManyParameters, .warning, at: "X-P=1:v", begin,
      "NOTE" + String(repeating: ";X-P=1", count: CardReader.parameterLimit + 1) + ":v", end),
    Provocation(.parameterInvalidName, .warning, at: "NOTE;X?P=1", begin, "NOTE;X?P=1:v", end),
    Provocation(.nullCharacter, .warning, at: "\0", begin, "NOTE:a\0b", end),
    Provocation(
      .textOutsideCard, .warning, at: "what is this", begin, end, "what is this", begin, end),
    Provocation(
      .charsetUndeclared, .warning, at: "NOTE:M\u{FC}ller", begin, "NOTE:M\u{FC}ller", end),
    Provocation(
      .charsetUnknown, .warning, at: "NOTE;CHARSET=x-none", begin,
      "NOTE;CHARSET=x-none:M\u{C3}\u{BC}ller", end),
    Provocation(
      .charsetUndecodable, .warning, at: "NOTE;CHARSET=EUC-JP", begin,
      "NOTE;CHARSET=EUC-JP:\u{FF}\u{FF} a", end),
    Provocation(
      .charsetUndecodable, .warning, at: "NOTE;CHARSET=UTF-8;ENC", begin21,
      "NOTE;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:a=C3", end),
    Provocation(
      .quotedPrintableInvalid, .warning, at: "NOTE;ENCODING", begin21,
      "NOTE;ENCODING=QUOTED-PRINTABLE:1=1 =3D", end),
    Provocation(
      .base64Invalid, .warning, at: "PHOTO", begin, "PHOTO;ENCODING=b;TYPE=JPEG:A*QID", end),
    Provocation(.escapeUnknown, .note, at: "NOTE:C:\\dir", begin, "NOTE:C:\\dir", end),
    Provocation(.dateUnreadable, .warning, at: "BDAY:soon", begin, "BDAY:soon", end),
    Provocation(
      .jsonMalformed, .error, at: "x]", "[[\"vcard\",[[\"fn\",{},\"text\",\"A\"]]],", "[\"vcard\",x]]"),
    Provocation(
      .jCardMalformed, .error, at: "[\"vcard\",[[\"fn\"",
      "[[\"vcard\",[[\"fn\"],[\"note\",{},\"text\",\"b\"]]]]"),
  ]

  @Test(arguments: provocations)
  func isReportedAtItsPlace(_ provocation: Provocation) throws {
    let bytes = provocation.bytes
    let read = try read(bytes)
    let found = try #require(
      read.diagnostics.first { $0.code == provocation.code }, "\(read.codes)")
    #expect(found.severity == provocation.severity)
    #expect(found.message.hasSuffix(".") && !found.message.isEmpty)
    #expect(found.hint?.hasSuffix(".") ?? false)
    let range = try #require(found.range)
    #expect(range.upperBound <= bytes.count)
    let rest = String(decoding: bytes[range.lowerBound...], as: UTF8.self)
    let place = String(
      decoding: provocation.place.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) },
      as: UTF8.self)
    #expect(rest.hasPrefix(place), "\(rest.prefix(60))")
    // Nothing else is wrong with the input.
    #expect(Set(read.diagnostics.map(\.code)) == [provocation.code])
  }

  @Test func lineTooLong() throws {
    let long = "NOTE:" + String(repeating: "long ", count: 1_000_000)
    let bytes = Array("\(Self.begin)\r\n\(long)\r\nTEL:1\r\n\(Self.end)\r\n\(Self.begin)\r\n\(Self.end)".utf8)
    let reader = CardChunkReader(try ByteStream(bytes: bytes), cardLimit: 2 << 20)
    let slot = ReadingSlot(
      CardContext(source: nil, textOffset: 0, fallback: .windows1252, isTranscoded: false))
    var contacts: [Contact] = []
    var diagnostics: [Diagnostic] = []
    while try reader.next(&slot.chunk) {
      slot.readContacts()
      contacts += slot.contacts.map(\.contact)
      diagnostics += slot.outside
    }
    #expect(contacts.map(\.summary) == [["formattedName=A", "phoneNumber=1"], ["formattedName=A"]])
    #expect(diagnostics.map(\.code) == [.lineTooLong])
    #expect(diagnostics.map(\.severity) == [.error])
    let place = try #require(diagnostics.first?.range)
    #expect(bytes[place.bounds].starts(with: "NOTE:long".utf8))
    #expect(place.count == long.utf8.count + 2)
    // What comes after it knows where it stands.
    let second = try #require(contacts.last?.sourceRange)
    #expect(bytes[second.bounds].elementsEqual("\(Self.begin)\r\n\(Self.end)".utf8))
  }

  /// The codes that are declared, provoked here and documented are the same.
  @Test func everyCodeIsProvokedAndDocumented() throws {
    let declared = codes(in: try source("Sources/VCard/VCardDiagnostics.swift"))
    #expect(declared.count > 15)
    let provoked = Set(Self.provocations.map(\.code.rawValue)).union(["vcard.line.too-long"])
    #expect(provoked == declared)
    let documented = codes(in: try source("Documentation/diagnostics.md"))
    #expect(declared.subtracting(documented).isEmpty)
    for path in [
      "Sources/SourceText/Reading/SourceDiagnostics.swift",
      "Sources/ContactFormatting/PostalAddresses/PostalAddressCheck.swift",
    ] {
      #expect(codes(in: try source(path)).subtracting(documented).isEmpty)
    }
  }

  private func source(_ path: String) throws -> String {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = try ByteStream(path: "/\(folder)/\(path)").readAll()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is in quotes or backticks and is of a family of codes.
  private func codes(in text: String) -> Set<String> {
    let words = text.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "`" }
      .map(String.init)
    return Set(
      words.filter { word in
        ["vcard.", "jcard.", "source.", "address."].contains { word.hasPrefix($0) }
          && word.allSatisfy { $0.isLowercase || $0.isNumber || "-.".contains($0) }
      })
  }
}
