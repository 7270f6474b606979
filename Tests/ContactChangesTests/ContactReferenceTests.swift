import ContactChanges
import ContactModel
import Foundation
import Testing

@Suite struct ContactReferenceTests {
  private static func card(_ uid: String?, _ name: String) -> Contact {
    Contact {
      $0.identifier = uid
      $0.formattedName = name
    }
  }

  private static func resolved(_ contact: Contact, in book: [Contact]) -> String {
    switch ContactReference(contact).resolve(in: book) {
    case .found(let contact): "found \(contact.identifier ?? "-")"
    case .mended(let contact, let reference):
      "mended \(contact.identifier ?? "-") \(reference == ContactReference(contact))"
    case .ambiguous(let candidates): "ambiguous \(candidates.count)"
    case .gone: "gone"
    }
  }

  private static let others = [card("8", "Bob Ray"), card(nil, "Cy Dee")]

  @Test(arguments: [
    (card("1", "Ann Lee"), [card("1", "Ann Lee")], "found 1"),
    (card("urn:uuid:1", "ann lée"), [card("1", "Ann Lee")], "found 1"),
    (card("1", "Ann Lee"), [card("1", "Ann Smith")], "mended 1 true"),
    (card("1", "Ann Lee"), [card("7", "Ann Lee")], "mended 7 true"),
    (card("1", "Ann Lee"), [card("7", "Ann Lee"), card("9", "Ann Lee")], "ambiguous 2"),
    (card("1", "Ann Lee"), [card("1", "Eve"), card("9", "Ann Lee")], "ambiguous 2"),
    (card("1", "Ann Lee"), [card("7", "Ann Lee"), card("1", "Ann Lee")], "found 1"),
    (card(nil, "Ann Lee"), [card(nil, "Ann Lee")], "found -"),
    (card(nil, "Ann Lee"), [card("7", "Ann Lee")], "mended 7 true"),
    (card("1", "Ann Lee"), [], "gone"),
  ])
  func resolving(_ contact: Contact, _ book: [Contact], _ expected: String) {
    #expect(Self.resolved(contact, in: book + Self.others) == expected)
  }

  @Test func itIsKeptAsJSON() throws {
    let reference = ContactReference(Self.card("1", "Ann Lee"))
    let data = try JSONEncoder().encode(reference)
    #expect(try JSONDecoder().decode(ContactReference.self, from: data) == reference)
    #expect(!String(decoding: data, as: UTF8.self).contains("Ann"))
  }
}
