import ContactModel
import MailingLabels
import Testing

/// Labels of addresses that are a text and have no components, or too few: `LABEL` of vCard, Google's `Formatted`.
@Suite struct TextOfAddressTests {
  private static func text(_ text: String, street: String = "") -> PostalAddress {
    var address = PostalAddress(street: street)
    address.formattedAddress = text
    return address
  }

  private static func selection(
    _ texts: [(name: String, address: PostalAddress)], locale: String,
    _ set: (inout LabelOptions) -> Void
  ) throws -> LabelSelection {
    var options = LabelOptions(locale: try Fixtures.locale(locale))
    set(&options)
    var selection = try LabelSelection(options)
    for (name, address) in texts {
      selection.add(
        Contact { draft in
          draft.name = PersonName(familyName: "Lee", givenName: name)
          draft.postalAddresses = [LabeledValue(address)]
        })
    }
    return selection
  }

  /// The text that an address came with, and the lines of its label.
  @Test(arguments: [
    // Whom it is for is said once.
    (text("Ann Lee\nAllee 7\n80331 München"), ["Ann Lee", "Allee 7", "80331 München"]),
    (text("Mrs. A. Lee\nAllee 7\n80331 München"), ["Mrs. A. Lee", "Allee 7", "80331 München"]),
    (text("Allee 7\n80331 München"), ["Ann Lee", "Allee 7", "80331 München"]),
    (text("7 Lee Rd\nLondon\nSW1A 1AA"), ["Ann Lee", "7 Lee Rd", "London", "SW1A 1AA"]),
    (
      text("7 High St\nLondon\nUnited Kingdom"),
      ["Ann Lee", "7 High St", "London", "United Kingdom"]
    ),
    // A street alone does not say as much.
    (text("7 High St\nLondon", street: "7 High St"), ["Ann Lee", "7 High St", "London"]),
  ])
  func isPrinted(_ address: PostalAddress, _ lines: [String]) throws {
    for prefersFormatted in [false, true] {
      let selection = try Self.selection([("Ann", address)], locale: "en-US") {
        $0.prefersFormattedAddress = prefersFormatted
      }
      #expect(selection.labels().map(\.lines) == [lines])
      #expect(selection.omissions.isEmpty)
    }
  }

  /// What the text names as country is found, and texts are no household but where they are the same.
  @Test func namesCountriesAndHouseholds() throws {
    let texts = [
      "7 High St\nLondon\nEngland", "7 High St\nLondon\nUnited Kingdom", "A 1\nBonn", "A 1\nBonn",
    ]
    let people = zip(["Ann", "Bo", "Cy", "Di"], texts).map { ($0, Self.text($1)) }
    let selection = try Self.selection(people, locale: "de-DE") { $0.households = .address }
    #expect(
      selection.findings.map(\.contactName) == ["Cy Lee", "Di Lee"], "\(selection.findings)")
    #expect(selection.labels().map(\.contactCount) == [1, 1, 2])
  }
}
