import ContactLikeness
import Testing

@testable import ContactUnification

/// What values are equal by.
struct NormalizationTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(
    "Numbers lose their notation",
    arguments: [
      ("+49 (0) 30 901820", "+4930901820", ""),
      ("0049 30 90 18 20", "+4930901820", ""),
      ("030/90 18 20", "n30901820", ""),
      ("011 52 55 5707 3258;ext=966", "+525557073258", "966"),
      ("(415) 682-2455 x12", "n4156822455", "12"),
      ("1-415-682-2455", "n4156822455", ""),
      ("8 (926) 838-16-42", "n9268381642", ""),
      ("tel:+1-212-746-8628", "+12127468628", ""),
    ])
  func phones(_ text: String, _ key: String, _ extensionDigits: String) {
    let phone = bytes(text).withUnsafeBufferPointer { PhoneDigits($0) }
    #expect(phone?.key == bytes(key))
    #expect(phone?.extensionDigits == bytes(extensionDigits))
  }

  @Test("Short codes and text are no numbers", arguments: ["112", "", "none", "+", "1-800"])
  func noPhones(_ text: String) {
    #expect(bytes(text).withUnsafeBufferPointer { PhoneDigits($0) } == nil)
  }

  @Test(
    "Mailboxes lose case, tags, and dots where the provider ignores them",
    arguments: [
      ("J.Doe+news@GoogleMail.com", "jdoe@gmail.com", MailAddress.Kind.personal),
      ("J.Doe+news@firm.example", "j.doe@firm.example", .domain),
      ("mailto:Info@firm.example", "info@firm.example", .role),
      ("family.doe@gmx.de", "family.doe@gmx.de", .family),
      ("jo@me.com", "jo@icloud.com", .personal),
    ])
  func mails(_ text: String, _ canonical: String, _ kind: MailAddress.Kind) {
    let mail = bytes(text).withUnsafeBufferPointer { MailAddress($0) }
    #expect(mail?.canonical == bytes(canonical))
    #expect(mail?.kind == kind)
  }

  @Test("What has no mailbox is no address", arguments: ["", "jo", "@firm.example", "jo@", "+@x"])
  func noMails(_ text: String) {
    let mail = bytes(text).withUnsafeBufferPointer { MailAddress($0) }
    #expect(mail == nil || text == "+@x")
  }

  @Test(
    "Notations of one street are equal",
    arguments: [
      ("Gartenstraße 149", "Gartenstr. 149\nApt 17"),
      ("606 Meadow Lane", "606 Meadow Ln."),
      ("7856 Hickory Blvd Apt 14A", "7856 Hickory Boulevard"),
      ("R. do Ouvidor, 117", "Rua do Ouvidor 117"),
      ("Av Chapultepec #82", "Avenida Chapultepec 82"),
    ])
  func streets(_ a: String, _ b: String) {
    let first = bytes(a).withUnsafeBufferPointer { StreetAddress.parts(street: $0).key }
    let second = bytes(b).withUnsafeBufferPointer { StreetAddress.parts(street: $0).key }
    #expect(first != nil)
    #expect(first == second)
  }

  @Test(
    "Firms lose their legal form",
    arguments: [
      ("Peters & Hall Design S.L.", "Peters and Hall Design"),
      ("Bauer & Klemm Construction G.m.b.H.", "Bauer & Klemm Construction GmbH"),
      ("Silver Bakery Inc.", "SILVER BAKERY INCORPORATED"),
    ])
  func firms(_ a: String, _ b: String) {
    let first = bytes(a).withUnsafeBufferPointer { FirmName.key($0) }
    #expect(first != nil)
    #expect(first == bytes(b).withUnsafeBufferPointer { FirmName.key($0) })
  }
}
