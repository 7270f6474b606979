import ContactModel
import Foundation
import LocaleSupport
import MailingLabels

/// Things to test with.
enum Fixtures {
  /// Whether the fonts are installed that Debian's fonts-noto-core and fonts-noto-cjk bring.
  static let hasFonts: Bool = {
    let families = FontCatalog.families()
    return ["Noto Sans", "Noto Sans Devanagari", "Noto Sans Arabic", "Noto Sans CJK JP"]
      .allSatisfy(families.contains)
  }()

  static func sheet(_ name: String) throws -> Sheet { try SheetCatalog().sheet(named: name) }

  /// A document of labels.
  static func document(
    _ labels: [MailingLabel], on sheet: Sheet, _ style: LabelStyle = LabelStyle(),
    _ placement: LabelPlacement = LabelPlacement()
  ) throws -> LabelDocument {
    let document = try LabelDocument(sheet: sheet, style: style, placement: placement)
    for label in labels { document.add(label) }
    return document
  }

  static func labels(_ count: Int) -> [MailingLabel] {
    (0..<count).map { MailingLabel(lines: ["L\($0 + 1)"], contactName: "L\($0 + 1)") }
  }

  static func locale(_ tag: String) throws -> LocaleIdentifier { try LocaleIdentifier(known: tag) }

  /// A contact of one address.
  static func contact(
    _ given: String, _ family: String, street: String = "1 Main St", city: String = "Springfield",
    postalCode: String = "62701", country: String = "US", label: Label? = nil,
    organization: String = ""
  ) -> Contact {
    Contact { draft in
      draft.name = PersonName(familyName: family, givenName: given)
      if !organization.isEmpty { draft.organization = Organization(name: organization) }
      var address = PostalAddress()
      address.street = street
      address.city = city
      address.postalCode = postalCode
      address.isoCountryCode = country
      draft.postalAddresses = [LabeledValue(address, label: label)]
    }
  }
}
