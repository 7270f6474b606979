import ContactChanges
import ContactModel
import Foundation
import GeneratedContacts
import Testing

@Suite struct ContactChangesTests {
  @Test(arguments: 0..<20)
  func appliedToTheOldBookTheyMakeTheNewOne(_ seed: Int) {
    var generator = ContactGenerator(seed: UInt64(seed))
    let old = Books.book(&generator, generator.number(0...20))
    let new = Books.edited(old, &generator)
    let changes = ContactChanges(from: old, to: new)
    let there = SaveRequest(changes).applied(to: old)
    #expect(there.refusals.map(\.description) == [])
    #expect(Books.areSame(Books.said(there.contacts), Books.said(new)))
    let back = SaveRequest(changes.inverted).applied(to: new)
    #expect(back.refusals.map(\.description) == [])
    #expect(Books.areSame(Books.said(back.contacts), Books.said(old)))
    #expect(ContactChanges(from: there.contacts, to: new).isEmpty)
  }

  @Test(arguments: 40..<44)
  func theyComeBackFromJSON(_ seed: Int) throws {
    var generator = ContactGenerator(seed: UInt64(seed))
    let old = Books.book(&generator, 20)
    let new = Books.edited(old, &generator)
    let changes = ContactChanges(from: old, to: new)
    let back = try JSONDecoder().decode(
      ContactChanges.self, from: JSONEncoder().encode(changes))
    let isSame = back == changes
    #expect(isSame)
    #expect(Books.areSame(Books.said(SaveRequest(back).applied(to: old).contacts), Books.said(new)))
  }

  private static func card(_ uid: String?, _ name: String, _ phone: String? = nil) -> Contact {
    Contact {
      if let uid { $0.identifier = uid }
      $0.formattedName = name
      if let phone { $0.phoneNumbers = [LabeledValue(PhoneNumber(phone))] }
    }
  }

  private static func summary(_ changes: ContactChanges) -> [String] {
    changes.map { change in
      let fields =
        change.kind == .changed ? " " + change.keys.map(\.name).joined(separator: ",") : ""
      return "\(change.kind.rawValue) \(change.name)\(fields)"
    }
  }

  @Test func recordsAreKnownByTheirUID() {
    let old = [Self.card("1", "Ann Lee"), Self.card("2", "Bob Ray"), Self.card("3", "Cy Dee")]
    let new = [
      Self.card("urn:uuid:2", "Robert Ray"), Self.card("1", "Ann Lee"), Self.card("4", "Cy Dee"),
    ]
    #expect(
      Self.summary(ContactChanges(from: old, to: new)) == [
        "changed Robert Ray formattedName", "removed Cy Dee", "added Cy Dee",
      ])
  }

  /// A program gives somebody a new UID.
  @Test func whoSaysTheSameUnderAnotherUIDIsTheSame() {
    let old = [Self.card("1", "Ann Lee", "030 123456"), Self.card("2", "Bob Ray")]
    let new = [Self.card("9", "Ann Lee", "030 123456"), Self.card("2", "Robert Ray")]
    #expect(ContactChanges(from: old, to: new).map(\.kind) == [.changed, .changed])
  }

  /// Two programs give their own UIDs; then the names tell.
  @Test func whereNoUIDIsSharedNamesTell() {
    let old = [Self.card("1", "Ann Lee"), Self.card("2", "Bob Ray", "030 123456")]
    let new = [Self.card("a", "bob ray", "030 123457"), Self.card("b", "Ann Lee")]
    #expect(
      Self.summary(ContactChanges(from: old, to: new)) == [
        "changed Ann Lee identifier", "changed bob ray identifier,formattedName,phoneNumber",
      ])
  }

  @Test func withoutUIDsNamesAndNumbersTell() {
    let old = [
      Self.card(nil, "Ann Lee", "030 123456"), Self.card(nil, "Bob Ray", "030 222222"),
      Self.card(nil, "Bob Ray", "030 333333"), Self.card(nil, "Dee", "030 444444"),
    ]
    let new = [
      Self.card(nil, "Ann Smith", "030 123456"),
      Contact {
        $0.formattedName = "Bob Ray"
        $0.phoneNumbers = [LabeledValue(PhoneNumber("030 333333"))]
        $0.jobTitle = "Editor"
      },
      Self.card(nil, "Bob Ray", "030 222221"), Self.card(nil, "Eve", "030 555555"),
    ]
    #expect(
      Self.summary(ContactChanges(from: old, to: new)) == [
        "changed Ann Smith formattedName", "changed Bob Ray phoneNumber",
        "changed Bob Ray jobTitle", "removed Dee", "added Eve",
      ])
  }

  @Test func howSomethingIsWrittenDoesNotCount() {
    let a = Contact {
      $0.identifier = "urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"
      $0.formattedName = "Zoë"
      $0.kind = .individual
      $0.phoneNumbers = [
        LabeledValue(label: .home, value: PhoneNumber("1")), LabeledValue(PhoneNumber("2")),
      ]
      $0.revisions = [LabeledValue(ContactDate(year: 2020, month: 1, day: 1))]
    }
    let b = Contact {
      $0.identifier = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
      $0.formattedName = "Zoe\u{308}"
      $0.phoneNumbers = [
        LabeledValue(PhoneNumber("2"), parameters: [Parameter("TYPE", "voice")]),
        LabeledValue(label: .home, value: PhoneNumber("1")),
      ]
      $0.notes = [LabeledValue("")]
    }
    #expect(a.hasSameMeaning(as: b))
    #expect(ContactChanges(from: [a], to: [b]).isEmpty)
    let c = b.editing { $0.phoneNumbers[1].label = .work }
    #expect(!a.hasSameMeaning(as: c))
    #expect(a.hasSameMeaning(as: c, for: .formattedName))
    #expect(ContactChanges(from: [a], to: [c]).first?.keys == [.phoneNumber])
  }

  /// Thousands of contacts of one name must not be compared each with each.
  @Test func manyOfOneNameTakeNoLongTime() {
    let old = (0..<3000).map { Self.card(nil, "Office", "030 1\(100_000 + $0)") }
    let new = (0..<3000).map { Self.card(nil, "Office", "040 2\(100_000 + $0)") }
    #expect(ContactChanges(from: old, to: new).count == 3000)
  }
}

extension ContactDraft {
  fileprivate var revisions: [LabeledValue<ContactDate>] {
    get { self[.revisions] }
    set { self[.revisions] = newValue }
  }
}
