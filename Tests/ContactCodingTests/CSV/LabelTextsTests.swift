import ContactCoding
import ContactModel
import FileFormats
import TableCoding
import Testing

/// What is remembered of labels, and forgotten where they are too many, does not change a row.
struct LabelTextsTests {
  /// A contact with a label of its own, parameters of its own, and what others have as well.
  private static func contact(_ number: Int, hasOwnLabel: Bool) -> Contact {
    Contact {
      $0.name = PersonName(familyName: "Lee", givenName: "Ann \(number)")
      $0.phoneNumbers = [
        LabeledValue(
          PhoneNumber("+49 30 \(number)"),
          label: hasOwnLabel ? .custom("Desk \(number)") : .work, preference: 1),
        LabeledValue(
          PhoneNumber("+49 151 \(number)"), label: .mobile,
          parameters: [Parameter("X-NUMBER", "\(number)")]),
      ]
      $0.emailAddresses = [LabeledValue("ann@example.org", label: .home)]
      $0.relations = [LabeledValue("Bob", label: .spouse)]
    }
  }

  @Test(arguments: [ContactFormat.googleCSV, .csv], [true, false])
  func manyKindsAreWrittenAsOneIs(_ format: ContactFormat, _ hasOwnLabel: Bool) {
    let contacts = (0..<1100).map { Self.contact($0, hasOwnLabel: hasOwnLabel) }
    var options = WritingOptions(format: format)
    options.settleColumns(for: contacts)
    var writer = ContactWriter(options)
    for (number, contact) in contacts.enumerated() {
      let written = writer.write(contact)
      guard number % 50 == 0 else { continue }
      var other = ContactWriter(options)
      let alone = other.write(contact)
      #expect(alone.bytes == written.bytes)
      #expect(alone.losses.map(\.reason) == written.losses.map(\.reason))
      #expect(alone.losses.map(\.value) == written.losses.map(\.value))
    }
  }
}
