import ContactModel
import SourceText
import Testing
import VCard

@testable import CardCoding
@testable import ContactCoding

/// What happens to a card that is longer than may be, with a limit a test can reach.
struct CardLimitTests {
  @Test func keepsWhatIsWithinTheLimitAndSaysWhatIsNot() throws {
    let numbers = (1...60_000).map { "TEL:\($0)\r\n" }.joined()
    let long = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Long\r\n\(numbers)END:VCARD\r\n"
    let short = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Short\r\nEND:VCARD\r\n"
    let stream = try ByteStream(bytes: Array((short + long + short).utf8))
    let reader = CardChunkReader(stream, cardLimit: 1 << 16)
    let slot = ReadingSlot(
      CardContext(source: stream.source, textOffset: 0, fallback: .windows1252, isTranscoded: false)
    )
    var contacts: [Contact] = []
    var codes: [Diagnostic.Code] = []
    while try reader.next(&slot.chunk) {
      slot.readContacts()
      contacts += slot.contacts.map(\.contact)
      codes += slot.outside.map(\.code) + slot.contacts.flatMap { $0.diagnostics.map(\.code) }
    }
    #expect(contacts.map(\.formattedName) == ["Short", "Long", "Short"])
    #expect(codes.contains(.cardTooLarge))
    #expect(codes.contains(.textOutsideCard))
    let kept = contacts[1].phoneNumbers.map(\.value.stringValue)
    #expect(kept.count > 5_000)
    let expected = (1..<kept.count).map { (number: Int) -> String in "\(number)" }
    #expect(Array(kept.dropLast()) == expected)
  }
}
