import ContactFormatting
import ContactModel
import LocaleSupport
import Testing

/// Components of RFC 9554 and of older cards, put into lines as a country has them.
@Suite struct StreetLineTests {
  typealias Parts = [PostalAddressComponent: String]

  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let country: String
    let parts: Parts
    let lines: [String]
  }

  static let rows: [Row] = [
    Row(
      description: "number before the street in America", country: "US",
      parts: [.streetNumber: "123", .streetName: "Main Street", .direction: "N"],
      lines: ["123 N Main Street"]),
    Row(
      description: "number after the street in Germany", country: "DE",
      parts: [.streetNumber: "12a", .streetName: "Hauptstraße"], lines: ["Hauptstraße 12a"]),
    Row(
      description: "with a comma in Brazil", country: "BR",
      parts: [.streetNumber: "100", .streetName: "Avenida Paulista"],
      lines: ["Avenida Paulista, 100"]),
    Row(
      description: "run together in native Chinese", country: "CN",
      parts: [.streetNumber: "8号", .streetName: "长安街"], lines: ["长安街8号"]),
    Row(
      description: "with a space in native Korean", country: "KR",
      parts: [.streetNumber: "209", .streetName: "세종대로"], lines: ["세종대로 209"]),
    Row(
      description: "what the street line says is not said again", country: "US",
      parts: [
        .street: "123 Main Street, Apt 4", .streetNumber: "123", .streetName: "Main Street",
        .apartment: "Apt 4",
      ],
      lines: ["123 Main Street, Apt 4"]),
    Row(
      description: "but a number that is only part of another is", country: "US",
      parts: [.street: "1234 Main Street", .floor: "12"],
      lines: ["1234 Main Street Floor 12"]),
    Row(
      description: "a number that is the house's is not the flat's", country: "US",
      parts: [.street: "5 Main St", .extendedAddress: "5"], lines: ["5 Main St 5"]),
    Row(
      description: "nor the room's", country: "US",
      parts: [.street: "5 Main St", .room: "5"], lines: ["5 Main St Room 5"]),
    Row(
      description: "nor the house's of two components", country: "DE",
      parts: [.street: "Hof 5", .streetNumber: "5", .streetName: "Hof", .apartment: "5"],
      lines: ["Wohnung 5", "Hof 5"]),
    Row(
      description: "but one that the street calls a flat's is", country: "US",
      parts: [.street: "5 Main St, Apt 5", .apartment: "5"], lines: ["5 Main St, Apt 5"]),
    Row(
      description: "a flat's is not a floor's", country: "US",
      parts: [.street: "12 Main St, Apt 5", .floor: "5"], lines: ["12 Main St, Apt 5 Floor 5"]),
    Row(
      description: "a flat with a sign", country: "US",
      parts: [.street: "12 Main St #5", .extendedAddress: "5"], lines: ["12 Main St #5"]),
    Row(
      description: "flat after the street in America", country: "US",
      parts: [.street: "1 Main Street", .extendedAddress: "Suite 5"],
      lines: ["1 Main Street Suite 5"]),
    Row(
      description: "a flat stands beside the street, whatever is below that", country: "BR",
      parts: [.street: "Rua das Flores, 12\nCentro", .extendedAddress: "Apto. 5"],
      lines: ["Rua das Flores, 12, Apto. 5", "Centro"]),
    Row(
      description: "a staircase in Bulgaria", country: "BG",
      parts: [.street: "ул. Шипка 14", .extendedAddress: "вх. Б, ет. 3, ап. 8"],
      lines: ["ул. Шипка 14, вх. Б, ет. 3, ап. 8"]),
    Row(
      description: "a part of the town below the street", country: "MX",
      parts: [.street: "Av. Juárez 12", .extendedAddress: "Col. Roma"],
      lines: ["Av. Juárez 12", "Col. Roma"]),
    Row(
      description: "a box that says what it is", country: "FR",
      parts: [.street: "3 rue du Port", .postOfficeBox: "TSA 40512"],
      lines: ["3 rue du Port", "TSA 40512"]),
    Row(
      description: "letters of a box's number do not", country: "BM",
      parts: [.postOfficeBox: "HM 77"], lines: ["PO Box HM 77"]),
    Row(
      description: "the office of a box behind its number in Norway", country: "NO",
      parts: [.extendedAddress: "Sentrum", .postOfficeBox: "34"],
      lines: ["Postboks 34 Sentrum"]),
    Row(
      description: "and below it in New Zealand", country: "NZ",
      parts: [.extendedAddress: "Takapuna", .postOfficeBox: "33000"],
      lines: ["PO Box 33000", "Takapuna"]),
    Row(
      description: "boxes are called otherwise in Portugal than in Brazil", country: "PT",
      parts: [.postOfficeBox: "125"], lines: ["Apartado 125"]),
    Row(
      description: "and in Chile than in Spain", country: "CL",
      parts: [.postOfficeBox: "125"], lines: ["Casilla 125"]),
    Row(
      description: "flat above the street in Britain", country: "GB",
      parts: [.street: "1 High Street", .extendedAddress: "Flat 2"],
      lines: ["Flat 2", "1 High Street"]),
    Row(
      description: "from the small to the large above the street", country: "GB",
      parts: [.street: "1 High Street", .building: "Rose House", .apartment: "Flat 2"],
      lines: ["Flat 2, Rose House", "1 High Street"]),
    Row(
      description: "words for bare numbers, in the country's language", country: "ES",
      parts: [.street: "Calle Mayor, 5", .floor: "3", .apartment: "B2"],
      lines: ["Calle Mayor, 5, Piso 3, Apto. B2"]),
    Row(
      description: "words in Japanese", country: "JP",
      parts: [.street: "六本木6-10-1", .building: "森タワー", .floor: "12"],
      lines: ["六本木6-10-1", "森タワー12階"]),
    Row(
      description: "words in the characters of Taiwan", country: "TW",
      parts: [.street: "信義路三段33號", .floor: "5", .postOfficeBox: "8"],
      lines: ["信義路三段33號", "5樓", "郵政信箱8號"]),
    Row(
      description: "no foreign letters among Latin ones", country: "GR",
      parts: [.street: "Ermou 5", .postOfficeBox: "12"], lines: ["Ermou 5", "PO Box 12"]),
    Row(
      description: "a box in Germany", country: "DE", parts: [.postOfficeBox: "10 20 30"],
      lines: ["Postfach 10 20 30"]),
    Row(
      description: "a box in France", country: "FR", parts: [.postOfficeBox: "123"],
      lines: ["BP 123"]),
    Row(
      description: "a box that says what it is", country: "FR",
      parts: [.postOfficeBox: "Boîte postale 123"], lines: ["Boîte postale 123"]),
    Row(
      description: "box and landmark below the street", country: "IN",
      parts: [.street: "5 MG Road", .postOfficeBox: "PB 5", .landmark: "near the temple"],
      lines: ["5 MG Road", "PB 5", "near the temple"]),
    Row(
      description: "a county below a city in Britain", country: "GB",
      parts: [
        .city: "Ossett", .subAdministrativeArea: "West Yorkshire", .postalCode: "WF5 8PG",
      ],
      lines: ["Ossett", "West Yorkshire", "WF5 8PG"]),
    Row(
      description: "a county above the line with the postcode in America", country: "US",
      parts: [
        .street: "1 Main St", .city: "Reno", .subAdministrativeArea: "Washoe County",
        .state: "NV", .postalCode: "89501",
      ],
      lines: ["1 Main St", "Washoe County", "Reno, NV 89501"]),
    Row(
      description: "a list stays on its line but for the street's", country: "US",
      parts: [.street: "Unit 5\nFloor 2", .city: "Reno\nSparks"],
      lines: ["Unit 5", "Floor 2", "Reno, Sparks"]),
  ]

  @Test(arguments: rows)
  func lines(_ row: Row) {
    #expect(text(row.country, row.parts) == row.lines.joined(separator: "\n"))
  }

  /// A country, the box's field, and what the label has for it.
  @Test(
    "What says what kind of box it is stands as it is, numbers alone get a word",
    arguments: [
      ("NG", "P.M.B. 1234", "P.M.B. 1234"), ("IT", "C.P. 120", "C.P. 120"),
      ("TR", "P.K.12", "P.K.12"), ("FR", "SP 45022", "SP 45022"),
      ("NL", "Antwoordnummer 12", "Antwoordnummer 12"), ("SE", "Box12", "Box12"),
      ("AU", "CMB 12", "CMB 12"), ("ZA", "Privaatsak X12", "Privaatsak X12"),
      ("RU", "в/ч 12345", "в/ч 12345"), ("RS", "пошт. фах 12", "пошт. фах 12"),
      ("CI", "01 BP 1234", "01 BP 1234"), ("GB", "Freepost BS123", "Freepost BS123"),
      ("GH", "PMB CT 12", "PMB CT 12"), ("GH", "CT 12", "PO Box CT 12"),
      ("BS", "SS-19420", "PO Box SS-19420"), ("BS", "N 830", "PO Box N 830"),
      ("DE", "12 34", "Postfach 12 34"), ("DE", "Nr. 12", "Postfach Nr. 12"),
      ("NO", "34 Porsgrunn", "Postboks 34 Porsgrunn"),
      ("LB", "11-1234", "BP 11-1234"), ("EG", "١٢", "PO Box ١٢"),
    ])
  func boxes(_ country: String, _ box: String, _ line: String) {
    #expect(text(country, [.postOfficeBox: box]) == line)
  }

  /// A country, a street, what is beside it, and the lines of the label.
  @Test(
    arguments: [
      // UPU sheets: districts below the street where an address goes from the small to the large.
      ("CN", "1 Keji Road", "Nanshan District", "1 Keji Road|Nanshan District"),
      ("KR", "209 Sejong-daero", "Jongno-gu", "209 Sejong-daero|Jongno-gu"),
      ("KR", "209 Sejong-daero", "101-dong 1203-ho", "101-dong 1203-ho|209 Sejong-daero"),
      ("VN", "12 Le Loi", "Ben Nghe Ward", "12 Le Loi|Ben Nghe Ward"),
      ("PH", "123 Rizal St", "Brgy. San Lorenzo", "123 Rizal St|Brgy. San Lorenzo"),
      ("PE", "Av. Sol 12", "Urb. San Antonio", "Av. Sol 12|Urb. San Antonio"),
      ("GT", "6a Avenida 11-43", "Zona 1", "6a Avenida 11-43, Zona 1"),
      ("NZ", "234 Tauwhare Road", "RD 7", "234 Tauwhare Road|RD 7"),
      ("ID", "Jl. Sudirman 5", "RT 05/RW 02", "Jl. Sudirman 5|RT 05/RW 02"),
      ("IN", "34 Main Road", "Sector 15", "34 Main Road|Sector 15"),
      ("IN", "34 Main Road", "Flat 3, Gandhi Nagar", "Flat 3, Gandhi Nagar|34 Main Road"),
      ("SA", "شارع العليا", "حي الورود", "شارع العليا|حي الورود"),
      ("FR", "12 route des Pins", "Lieu-dit Le Bourg", "12 route des Pins|Lieu-dit Le Bourg"),
      ("PR", "123 Calle 5", "Urb Las Gladiolas", "Urb Las Gladiolas|123 Calle 5"),
      // Additions of several parts, and with a letter or a Roman number, beside the street.
      ("MK", "ул. Македонија 5", "влез 2, стан 7", "ул. Македонија 5, влез 2, стан 7"),
      ("RS", "Takovska 2", "ulaz B", "Takovska 2, ulaz B"),
      ("PL", "ul. Długa 8", "III piętro, m. 3", "ul. Długa 8 III piętro, m. 3"),
      ("BG", "ж.к. Люлин", "бл. 5, вх. Б, ап. 8", "ж.к. Люлин, бл. 5, вх. Б, ап. 8"),
      ("BR", "Rua Bela, 100", "Bloco B", "Rua Bela, 100, Bloco B"),
      ("TR", "Bulvar No: 12", "B Blok Daire: 5", "Bulvar No: 12 B Blok Daire: 5"),
      ("HU", "Petőfi utca 12.", "B lépcsőház", "Petőfi utca 12. B lépcsőház"),
      ("IL", "הרצל 12", "כניסה ב, דירה 4", "הרצל 12, כניסה ב, דירה 4"),
      ("GE", "რუსთაველის 12", "სართული 3, ბინა 5", "რუსთაველის 12, სართული 3, ბინა 5"),
      ("NL", "Kerkstraat 12", "bis", "Kerkstraat 12 bis"),
      (
        "US", "5 Main St", "Studio 54 Building, East Wing",
        "Studio 54 Building, East Wing|5 Main St"
      ),
      ("US", "5 Main St", "Interior Design Hall", "Interior Design Hall|5 Main St"),
      ("IT", "Via Roma 5", "Scala B, Interno 5", "Scala B, Interno 5|Via Roma 5"),
      // A box in the street's field, with the name of its office.
      ("CA", "PO Box 12", "Stn A", "PO Box 12 Stn A"),
      ("CA", "Portage Ave 12", "Rose Hall", "Rose Hall|Portage Ave 12"),
      ("NZ", "Private Bag 3020", "Hamilton Mail Centre", "Private Bag 3020|Hamilton Mail Centre"),
    ])
  func additions(_ country: String, _ street: String, _ extended: String, _ lines: String) {
    #expect(
      text(country, [.street: street, .extendedAddress: extended])
        == lines.replacing("|", with: "\n"))
  }

  private func text(_ country: String, _ parts: Parts) -> String {
    var address = PostalAddress(isoCountryCode: country)
    for (component, text) in parts { address[component] = text }
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "en"), style: PostalAddressStyle(senderCountry: country))
    return formatter.string(from: address)
  }

  @Test func runsSayWhatIsWhat() throws {
    let address = PostalAddress(
      street: "Hof 1\nHauptstr. 5", city: "Gießen", postalCode: "35390", isoCountryCode: "DE")
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "en"),
      style: PostalAddressStyle(layout: .label, senderCountry: "CH"))
    let formatted = formatter.format(address, recipient: AddressRecipient(name: "Jo"))
    let runs = formatted.runs.map { "\($0.component): \(formatted[$0])" }
    #expect(
      runs == [
        "recipientName: Jo", "street: Hof 1", "street: Hauptstr. 5", "postalCode: 35390",
        "city: GIESSEN", "country: GERMANY",
      ])
    #expect(formatted.lines.count == 5)
    #expect(formatted.text == formatter.string(from: address, recipient: .init(name: "Jo")))
  }
}
