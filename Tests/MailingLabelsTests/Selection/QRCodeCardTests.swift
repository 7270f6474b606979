import ContactModel
import LocaleSupport
import MailingLabels
import Testing

@Suite struct QRCodeCardTests {
  private static func labels(
    _ contacts: [Contact], _ households: HouseholdRule = .none
  ) throws -> [MailingLabel] {
    var options = LabelOptions(locale: try Fixtures.locale("en-US"))
    options.qrCode = .vcard
    options.households = households
    var selection = try LabelSelection(options)
    for contact in contacts { selection.add(contact) }
    return selection.labels()
  }

  private static func lines(_ label: MailingLabel) -> [String] {
    String(decoding: label.qrCode, as: UTF8.self).split(separator: "\r\n").map(String.init)
  }

  /// What phones take, and nothing of what address books keep for themselves.
  @Test func isLean() throws {
    let contact = Fixtures.contact("Ann", "Lee", organization: "Acme").editing { draft in
      var address = draft.postalAddresses[0].value
      address.country = "USA"
      address.subLocality = "Old Town"
      address.formattedAddress = "1 Main St\nSpringfield"
      draft.postalAddresses = [LabeledValue(address)]
      draft.note = "a secret"
      draft.phoneNumbers = (1...5).map { LabeledValue(PhoneNumber("+1 555 010\($0)")) }
    }
    let lines = Self.lines(try #require(try Self.labels([contact]).first))
    let names = Set(lines.compactMap { $0.split { ":;".contains($0) }.first.map(String.init) })
    #expect(names == ["BEGIN", "VERSION", "FN", "N", "ORG", "TEL", "ADR", "END"], "\(lines)")
    #expect(lines.filter { $0.hasPrefix("TEL") }.count == 3)
    #expect(lines.contains { $0.hasSuffix(":;;1 Main St;Springfield;;62701;USA") }, "\(lines)")
  }

  /// The code on a household's label is for all of its people.
  @Test func isTheHouseholds() throws {
    let people = [("Ann", "1"), ("Bob", "2")].map { name, digit in
      Fixtures.contact(name, "Lee").editing { draft in
        draft.phoneNumbers = [LabeledValue(PhoneNumber("+1 555 010\(digit)"))]
      }
    }
    let labels = try Self.labels(people, .family)
    #expect(labels.count == 1 && labels[0].contactCount == 2)
    let lines = Self.lines(labels[0])
    #expect(lines.contains("FN:Ann and Bob Lee"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("N:Lee;Ann") && $0.contains("Bob") })
    #expect(lines.filter { $0.hasPrefix("TEL") }.count == 2)
  }
}
