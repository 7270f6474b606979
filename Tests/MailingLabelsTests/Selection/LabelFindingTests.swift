import ContactFormatting
import ContactModel
import LocaleSupport
import MailingLabels
import Testing

/// What is told about labels before they are printed.
@Suite struct LabelFindingTests {
  private static func select(
    _ contact: Contact, sender: String?, locale: String = "de"
  ) throws -> (lines: [String], findings: [LabelFinding]) {
    var options = LabelOptions(locale: try Fixtures.locale(locale))
    options.senderCountry = sender
    var selection = try LabelSelection(options)
    selection.add(contact)
    return (selection.labels().first?.lines ?? [], selection.findings)
  }

  private static func contact(
    street: String = "Hof 5", city: String, state: String = "", code: String, country: String,
    phones: [String] = []
  ) -> Contact {
    Contact { draft in
      draft.name = PersonName(familyName: "Kurz", givenName: "Eva")
      draft.phoneNumbers = phones.map { LabeledValue(PhoneNumber($0)) }
      draft.postalAddresses = [
        LabeledValue(
          PostalAddress(
            street: street, city: city, state: state, postalCode: code, country: country))
      ]
    }
  }

  /// City, state, postcode, country and numbers of an address; the label's lines below the street
  /// in mail from Germany; what is a problem, and what is only told.
  static let cases:
    [(String, String, String, String, [String], lines: String, problems: [String], told: [String])] =
      [
        ("Köln", "", "50667", "Deutschland", [], "50667 Köln", [], []),
        ("Köln", "NRW", "50667", "Deutschland", [], "50667 Köln", [], ["“NRW” is left off"]),
        ("Köln", "", "5066", "DE", [], "5066 Köln", ["“5066” is not one of Germany"], []),
        ("Hamburg", "", "", "Deutschland", [], "Hamburg", ["no postcode"], []),
        ("London", "", "", "", [], "London", ["neither a postcode nor a country"], []),
        ("Köln", "", "50667", "", [], "50667 Köln", [], ["the sender's is taken"]),
        (
          "Salzburg", "", "5020", "", [], "5020 Salzburg",
          ["names no country, and its postcode “5020” is not one of Germany."], []
        ),
        (
          "Salzburg", "", "5020", "", ["+43 662 88890"], "5020 SALZBURG|ÖSTERREICH", [],
          ["Austria is taken"]
        ),
        ("Salzburg", "", "A-5020", "", [], "5020 SALZBURG|ÖSTERREICH", [], []),
        (
          "Paris", "", "75012", "", ["+33 1 42 68 53 00"], "75012 PARIS|FRANKREICH", [],
          ["France is taken"]
        ),
        (
          "Köln", "", "50667", "", ["+33 1 42 68 53 00", "+49 221 2210"], "50667 Köln", [],
          ["the sender's is taken"]
        ),
        (
          "Boston", "MA", "2118", "USA", [], "BOSTON MA 02118|VEREINIGTE STAATEN", [],
          ["“02118”"]
        ),
        (
          "Boston", "", "2118", "USA", [], "BOSTON 2118|VEREINIGTE STAATEN",
          ["“2118” is not one of the United States."],
          []
        ),
        ("دبي", "دبي", "", "AE", [], "دبي|VEREINIGTE ARABISCHE EMIRATE", [], ["“دبي” is left off"]),
        (
          "Central", "", "999077", "Hongkong", [], "CENTRAL|HONGKONG", [],
          ["“999077” is left off: there are no postcodes there."]
        ),
        (
          "Deep", "", "1", "Atlantis", [], "1 DEEP|ATLANTIS", ["“Atlantis” is not known"], []
        ),
        ("10115 Berlin", "", "", "Deutschland", [], "10115 Berlin", [], []),
        ("10115 Berlin", "", "", "", [], "10115 Berlin", [], ["the sender's is taken"]),
        ("Köln, Köln", "", "50667", "Deutschland", [], "50667 Köln, Köln", ["twice"], []),
      ]

  @Test(arguments: cases.indices)
  func tells(_ index: Int) throws {
    let row = Self.cases[index]
    let contact = Self.contact(
      city: row.0, state: row.1, code: row.2, country: row.3, phones: row.4)
    let (lines, findings) = try Self.select(contact, sender: "DE")
    #expect(lines.dropFirst(2).joined(separator: "|") == row.lines)
    let problems = findings.filter(\.isProblem).map(\.description)
    let told = findings.filter { !$0.isProblem }.map(\.description)
    #expect(problems.count == row.problems.count && told.count == row.told.count, "\(findings)")
    for (found, part) in zip(problems, row.problems) { #expect(found.contains(part)) }
    for (found, part) in zip(told, row.told) { #expect(found.contains(part)) }
    #expect(findings.allSatisfy { $0.contactName == "Eva Kurz" })
  }

  @Test func tellsThatThereIsNoSender() throws {
    let contact = Self.contact(city: "Köln", code: "50667", country: "Deutschland")
    let (lines, findings) = try Self.select(contact, sender: nil)
    #expect(lines.suffix(2) == ["50667 KÖLN", "DEUTSCHLAND"])
    #expect(findings.map(\.kind) == [.noSender])
    let empty = try Self.select(contact, sender: "DE")
    #expect(empty.findings.isEmpty)
  }

  /// Whatever the country, the sender and the script, all of an address is on its label, or what
  /// was left off is told.
  @Test(arguments: [nil, "DE", "US", "JP"])
  func nothingIsLeftOffUntold(_ sender: String?) throws {
    let texts = ["Weg 7 a", "Sample Town", "Land Nord", "12345", "Hof, 3. Stock", "Südviertel"]
    let han = ["中央路7号", "样本市", "北方省", "123456", "3楼5室", "南区"]
    let cyrillic = ["ул. Мира, 7", "Пример", "Северная область", "123456", "кв. 5", "Южный"]
    let names = CountryNames(locale: try Fixtures.locale("en"))
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let countries = letters.flatMap { first in letters.map { first + $0 } }
      .filter { names.name(forCode: $0) != nil }
    #expect(countries.count > 240)
    var options = LabelOptions(locale: try Fixtures.locale("en"))
    options.senderCountry = sender
    var selection = try LabelSelection(options)
    var addresses: [PostalAddress] = []
    for country in countries {
      for text in [texts, han, cyrillic] {
        // Repetitions as well: the region is the town.
        for state in [text[1], text[2]] {
          var address = PostalAddress(
            street: text[0], city: text[1], state: state, postalCode: text[3],
            isoCountryCode: country)
          address.extendedAddress = text[4]
          address.subLocality = text[5]
          addresses.append(address)
          selection.add(
            Contact { draft in
              draft.name = PersonName(givenName: "N\(addresses.count)")
              draft.postalAddresses = [LabeledValue(address)]
            })
        }
      }
    }
    let told = Dictionary(grouping: selection.findings, by: \.contactName)
    for (index, label) in selection.labels().enumerated() {
      let address = addresses[index]
      let lines = label.lines.joined(separator: "\n").lowercased()
      let sentences = (told["N\(index + 1)"] ?? []).map(\.description).joined().lowercased()
      for part in [
        address.street, address.city, address.state, address.subLocality, address.extendedAddress,
      ] {
        let isThere = lines.contains(part.lowercased()) || sentences.contains(part.lowercased())
        #expect(isThere, "\(address.isoCountryCode): \(part) in \(lines) \(sentences)")
      }
    }
  }
}
