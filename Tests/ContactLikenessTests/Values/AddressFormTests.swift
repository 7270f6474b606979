import ContactModel
import Testing

@testable import ContactLikeness

/// When two addresses are one.
struct AddressFormTests {
  /// `street|locality|postal code|extended`.
  static func form(_ text: String) -> AddressForm {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var address = PostalAddress()
    address.street = parts[0]
    if parts.count > 1 { address.city = parts[1] }
    if parts.count > 2 { address.postalCode = parts[2] }
    if parts.count > 3 { address.extendedAddress = parts[3] }
    return AddressForm(address)
  }

  @Test(arguments: [
    ("Hauptstraße 5|Köln|50667", "Hauptstr. 5|Köln|50667", true),
    ("Hauptstraße 5|Köln|50667", "HAUPTSTRASSE 5|KOELN|50667", true),
    ("Müllerstr. 12 a|Berlin|13353", "Muellerstraße 12a|Berlin|13353", true),
    ("12 Main St #28|Reno|89501", "12 Main St|Reno|89501|#28", true),
    ("ул. Ленина, д. 5|Тверь|170000", "улица Ленина 5|Тверь|170000", true),
    ("12 Oak Avenue Apt 3|Reno|89501", "12 Oak Ave. Apt. 3|Reno|89501", true),
    ("Rue de l’Église 3|Paris|75001", "3, RUE DE L'EGLISE|Paris|75001", true),
    ("Calle Real 8|Cádiz|11001", "C/ Real, 8|Cadiz|11001", true),
    ("12 St Mary's Road|Bath|BA1 2AB", "12 Saint Marys Rd|Bath|BA12AB", true),
    ("Hauptstr. 5|Köln|50667", "Hauptstr. 5||50667", true),
    ("Hauptstr. 5|Köln|50667", "Hauptstr.|Köln|50667", false),
    ("Hauptstr. 5|Köln|50667", "|Köln|50667", false),
    ("Hauptstr. 5|Köln|50667", "Hauptstr. 5a|Köln|50667", false),
    ("12 Main St|Reno|89501|Apt 28", "12 Main St|Reno|89501", false),
    ("Hauptstr. 5|Köln|50667", "Hauptstr. 7|Köln|50667", false),
    ("12 Church Road|Leeds|LS1 1AA", "12 Church Street|Leeds|LS1 1AA", false),
    ("12 N Main St|Reno|89501", "12 S Main St|Reno|89501", false),
    ("12 Main St|Reno|89501|Apt 28", "12 Main St|Reno|89501|Apt 29", false),
    ("Hauptstr. 5|Köln|50667", "Hauptstr. 5|Bonn|53111", false),
  ])
  func `Addresses`(_ a: String, _ b: String, _ areOne: Bool) {
    #expect((Self.form(a).canonical == Self.form(b).canonical) == areOne)
  }
}
