import ContactLikeness
import Testing

@testable import ContactUnification

/// What values are equal by when records are compared.
struct NormalizationTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func key(_ text: String) -> [UInt8]? {
    bytes(text).withUnsafeBufferPointer { text in
      NumberForm(text).map { PhoneResolution.key($0, text) }
    }
  }

  @Test(
    "Numbers lose their notation, and what is dialled in front of them within a country",
    arguments: [
      ("+49 (0) 30 901820", "+4930901820"), ("0049 30 90 18 20", "+4930901820"),
      ("030/90 18 20", "n30901820"), ("011 52 55 5707 3258;ext=966", "+525557073258"),
      ("(415) 682-2455 x12", "n4156822455"), ("1-415-682-2455", "n4156822455"),
      ("0151 1234567", "n1511234567"), ("01511 2345678", "n15112345678"),
      ("8 (926) 838-16-42", "n9268381642"), ("tel:+1-212-746-8628", "+12127468628"),
    ])
  func phones(_ text: String, _ wanted: String) { #expect(key(text) == bytes(wanted)) }

  @Test(
    "Mobiles that are dialled otherwise within their country are one",
    arguments: [
      ("+54 9 11 4567 8901", "011 15 4567 8901"), ("+52 1 55 1234 5678", "044 55 1234 5678"),
      ("+36 30 123 4567", "06 30 123 4567"),
    ])
  func nationalForms(_ abroad: String, _ within: String) {
    var numbers = InternTable()
    for text in [abroad, within] { key(text).map { _ = numbers.intern($0) } }
    #expect(PhoneResolution.canonicalNumbers(numbers, region: nil) == [0, 0])
  }

  @Test(
    "Notations of one street are equal",
    arguments: [
      ("Gartenstraße 149", "Gartenstr. 149\nApt 17"), ("606 Meadow Lane", "606 Meadow Ln."),
      ("7856 Hickory Blvd Apt 14A", "7856 Hickory Boulevard"),
      ("R. do Ouvidor, 117", "Rua do Ouvidor 117"),
      ("Av Chapultepec #82", "Avenida Chapultepec 82"),
    ])
  func streets(_ a: String, _ b: String) {
    #expect(StreetForm(a).houseNumber > 0)
    #expect(StreetForm(a).houseNumber == StreetForm(b).houseNumber)
    #expect(StreetForm(a).name == StreetForm(b).name)
  }

  @Test(
    "Firms lose their legal form",
    arguments: [
      ("Peters & Hall Design S.L.", "Peters and Hall Design"),
      ("Bauer & Klemm Construction G.m.b.H.", "Bauer & Klemm Construction GmbH"),
      ("Silver Bakery Inc.", "SILVER BAKERY INCORPORATED"),
    ])
  func firms(_ a: String, _ b: String) {
    #expect(OrganizationForm(a) != nil)
    #expect(OrganizationForm(a)?.name == OrganizationForm(b)?.name)
  }
}
