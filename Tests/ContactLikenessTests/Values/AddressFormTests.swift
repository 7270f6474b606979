import ContactModel
import Testing

@testable import ContactLikeness

/// When two addresses are one.
struct AddressFormTests {
  /// `street|locality|postal code|extended|region|country code`.
  static func form(_ text: String) -> AddressForm {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var address = PostalAddress()
    address.street = parts[0]
    if parts.count > 1 { address.city = parts[1] }
    if parts.count > 2 { address.postalCode = parts[2] }
    if parts.count > 3 { address.extendedAddress = parts[3] }
    if parts.count > 4 { address.state = parts[4] }
    if parts.count > 5 { address.isoCountryCode = parts[5] }
    return AddressForm(address)
  }

  @Test(arguments: [
    ValuePair("Hauptstraße 5|Köln|50667", "Hauptstr. 5|Köln|50667", .equal, .notation),
    ValuePair("Hauptstraße 5|Köln|50667", "HAUPTSTRASSE 5|KOELN|50667", .equal, .notation),
    ValuePair("Müllerstr. 12 a|Berlin|13353", "Muellerstraße 12a|Berlin|13353", .equal, .notation),
    ValuePair("5 Main Street|Springfield|62701", "5 Main St.|Springfield|62701-1234", .notation),
    ValuePair("ul. Szkolna 3|Opole|45-001", "Szkolna 3|Opole|45001", .notation),
    ValuePair("12 Main St #28|Reno|89501", "12 Main St|Reno|89501|Apt 28", .equal, .notation),
    ValuePair("ул. Ленина, д. 5|Тверь|170000", "улица Ленина 5|Тверь|170000", .equal, .notation),
    ValuePair("12 Oak Avenue Apt 3|Reno|89501", "12 Oak Ave. Apt. 3|Reno|89501", .equal, .notation),
    ValuePair("Rue de l’Église 3|Paris|75001", "3, RUE DE L'EGLISE|Paris|75001", .equal, .notation),
    ValuePair("Calle Real 8|Cádiz|11001", "C/ Real, 8|Cadiz|11001", .equal, .notation),
    ValuePair(
      "12 St Mary's Road|Bath|BA1 2AB", "12 Saint Marys Rd|Bath|BA12AB", .equal, .notation, .slip),
    ValuePair("Hauptstr. 5|Köln|50667", "Hauptstr. 5||50667", .equal, .notation),
    ValuePair("Hauptstr. 5|Köln|50667", "Hauptstr.|Köln|50667", .part),
    ValuePair("Hauptstr. 5|Köln|50667", "|Köln|50667", .part),
    ValuePair("Hauptstr. 5|Köln|50667", "Hauptstr. 5a|Köln|50667", .part),
    ValuePair("12 Main St|Reno|89501|Apt 28", "12 Main St|Reno|89501", .part),
    ValuePair("Hauptstr. 5", "Hauptstr. 5|Köln|50667", .part),
    ValuePair("Hauptstr. 5|Köln|50667", "Hauptstr. 7|Köln|50667", .different),
    ValuePair("Gartenstr. 12|Ulm|89073", "Gartenstr. 122|Ulm|89073", .slip),
    ValuePair("Gartenstr. 12|Ulm|89073", "Gratenstr. 12|Ulm|89073", .slip, .different),
    ValuePair("Schillerweg 12|Ulm|89073", "Schilllerweg 12|Ulm|89073", .slip),
    ValuePair("5|Springfield|62701", "5 Main St|Springfield|62701", .part, .unknown, .different),
    ValuePair("5", "5 Main St", .unknown, .different),
    ValuePair("12 Church Road|Leeds|LS1 1AA", "12 Church Street|Leeds|LS1 1AA", .different),
    ValuePair("12 N Main St|Reno|89501", "12 S Main St|Reno|89501", .different, .slip),
    ValuePair("12 Main St|Reno|89501|Apt 28", "12 Main St|Reno|89501|Apt 29", .different),
    ValuePair("Hauptstr. 5|Köln|50667", "Hauptstr. 5|Bonn|53111", .different),
    ValuePair(
      "Hauptstr. 5|Wien|1010||| AT", "Hauptstr. 5|Wien|1010|||DE", .different, .equal, .notation),
    ValuePair(
      "1 Elm St|Springfield|||MA", "1 Elm St|Springfield|||Massachusetts", .equal, .notation),
  ])
  func `Addresses`(_ pair: ValuePair) throws {
    try pair.check({ Self.form($0) }, { $0.likeness(to: $1) })
  }
}
