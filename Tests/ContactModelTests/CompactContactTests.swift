import SourceText
import Testing

@testable import ContactModel

struct CompactContactTests {
  /// Every kind of part, numbers from nothing to the largest, all types, and no record at all.
  @Test(arguments: [
    [],
    [FieldRecord(key: .name, part: .value, text: .empty, source: .empty)],
    [
      FieldRecord(
        key: .image, part: .value, form: .base64, preference: 100,
        text: ByteRange(start: Int(UInt32.max), count: Int(UInt32.max)),
        source: ByteRange(start: 0x0100_0000, count: 0x00FF_0000),
        types: TypeSet(rawValue: .max)),
      FieldRecord(
        key: .image, part: .component(255), form: .date, preference: 1,
        text: ByteRange(start: 1, count: 0), source: ByteRange(start: 0, count: 256),
        types: TypeSet(rawValue: 1 << 63)),
    ],
    [
      FieldRecord.Part.group, .label, .customType, .parameterName, .parameterValue, .service,
      .username, .mediaType, .countryCode, .formattedAddress, .calendar, .propertyName,
      .component(0),
    ].map { FieldRecord(key: .preserved, part: $0, text: .empty, source: .empty) },
  ])
  func everyRecordIsTheSame(_ records: [FieldRecord]) {
    for bytes in [[], Array("BEGIN:VCARD\0ÿ".utf8), [UInt8](repeating: 0xFF, count: 70_000)] {
      var origin = ContactOrigin(
        index: 7, sourceOffset: 1 << 40, format: .vCard21, byteCount: 12, isWellFormed: false,
        charset: Charset(named: "windows-1252"), isTranscoded: true,
        removedLines: [ByteRange(start: 3, count: 4)])
      origin.isEdited = true
      origin.cardCount = 9
      let whole = ContactStorage(bytes: bytes, records: records, origin: origin)
      var made: Contact?
      CompactContact.pack(Contact(storage: whole)) { form, head, bytes in
        made = (Array(head) + Array(bytes)).withUnsafeBytes { packed in
          packed.baseAddress.map { form.contact($0) }
        }
      }
      // Of nothing there is nowhere to lie.
      guard let storage = made?.storage else {
        #expect(bytes.isEmpty && records.isEmpty)
        continue
      }
      #expect(storage.bytes == bytes)
      #expect(storage.records.map(Self.text) == records.map(Self.text))
      let same = storage.origin
      #expect(same.index == 7 && same.sourceOffset == 1 << 40 && same.byteCount == 12)
      #expect(same.format == .vCard21 && !same.isWellFormed && same.isTranscoded && same.isEdited)
      #expect(same.cardCount == 9 && same.removedLines == origin.removedLines)
      #expect(same.charset?.name == origin.charset?.name)
    }
  }

  private static func text(_ record: FieldRecord) -> String {
    "\(record.key) \(record.part) \(record.form) \(record.preference) \(record.text) "
      + "\(record.source) \(record.types.rawValue)"
  }
}
