import Testing

@testable import ContactModel

@Suite struct ContactGroupsTests {
  /// A contact, with the groups it names itself.
  private static func contact(
    _ identifier: String?, _ categories: [String] = [], email: String? = nil
  ) -> Contact {
    Contact {
      $0.identifier = identifier
      $0.categories = categories.map { LabeledValue($0) }
      if let email { $0.emailAddresses = [LabeledValue(email)] }
    }
  }

  private static let uuid = "0DB83856-F5AC-5867-ADC6-E55940F2547F"

  @Test(arguments: [
    ("urn:uuid:" + uuid, uuid), (uuid.lowercased(), "urn:uuid:" + uuid),
    ("URN:UUID:" + uuid, uuid.lowercased()), ("urn:uuid:pas-id-1", "pas-id-1"),
    ("http://example.org/1", "http://example.org/1"),
  ])
  func findsMembersByIdentifier(_ member: String, _ identifier: String) {
    let groups = ContactGroups([ContactGroup(name: "A", members: [member])])
    #expect(groups.names(of: Self.contact(identifier)) == ["A"])
    #expect(groups.names(of: Self.contact(identifier + "0")) == [])
    #expect(groups.names(of: Self.contact(nil)) == [])
  }

  @Test func findsMembersByAddress() {
    let groups = ContactGroups([ContactGroup(name: "A", members: ["mailto:Jo@Example.org"])])
    #expect(groups.names(of: Self.contact(nil, email: "jo@example.org")) == ["A"])
    #expect(groups.names(of: Self.contact(nil, email: "ann@example.org")) == [])
  }

  /// What a contact says of itself comes first; a group that is named twice is one.
  @Test func joinsCardsAndCategories() {
    let groups = ContactGroups([
      ContactGroup(name: "Club", members: ["1"]), ContactGroup(name: "Work", members: ["1", "2"]),
    ])
    #expect(groups.names(of: Self.contact("1", ["Work", "Choir"])) == ["Work", "Choir", "Club"])
    #expect(groups.names(of: Self.contact("3", ["Choir"])) == ["Choir"])
  }

  @Test(arguments: ["myContacts", "starred", "My Contacts", "otherContacts", "Starred in Android"])
  func marksAreNoGroups(_ mark: String) {
    #expect(ContactGroups().names(of: Self.contact("1", [mark, "Club"])) == ["Club"])
  }

  @Test(arguments: ["Starred", "Friends", "family", "contacts", ""])
  func othersAreGroups(_ name: String) {
    #expect(ContactGroups().names(of: Self.contact("1", [name])) == (name.isEmpty ? [] : [name]))
  }

  /// Who is in a group within a group is in both.
  @Test func followsNesting() {
    let groups = ContactGroups([
      ContactGroup(name: "All", identifier: "g1", members: ["urn:uuid:g2", "1"]),
      ContactGroup(name: "Inner", identifier: "g2", members: ["urn:uuid:g3"]),
      ContactGroup(name: "Innermost", identifier: "g3", members: ["2", "g3", "g1"]),
    ])
    #expect(groups.names(of: Self.contact("1")) == ["All", "Innermost", "Inner"])
    #expect(groups.names(of: Self.contact("2")) == ["Innermost", "Inner", "All"])
    #expect(groups.supergroups(of: 1) == [0])
    #expect(groups.supergroups(of: 2) == [1])
  }

  @Test func followsNestingUpToALimit() {
    let count = ContactGroups.depthLimit + 10
    let groups = ContactGroups(
      (0..<count).map { ContactGroup(name: "\($0)", identifier: "g\($0)", members: ["g\($0 + 1)"]) }
    )
    #expect(groups.names(of: Self.contact("g\(count)")).count == ContactGroups.depthLimit)
  }

  @Test func readsCards() throws {
    let card = Contact {
      $0.kind = .group
      $0.formattedName = "Club"
      $0.identifier = "g1"
      $0[.members] = [LabeledValue("urn:uuid:1")]
    }
    let group = try #require(ContactGroup(card))
    #expect(group == ContactGroup(name: "Club", identifier: "g1", members: ["urn:uuid:1"]))
    #expect(ContactGroup(group.card) == group)
    #expect(ContactGroup(Self.contact("1")) == nil)
  }

  /// Evolution's lists of contacts name them by UID and by address.
  @Test func readsContactLists() throws {
    let card = Contact {
      $0.formattedName = "Lunch"
      $0.emailAddresses = [
        LabeledValue(
          "Ann <ann@example.org>", parameters: [Parameter("X-EVOLUTION-DEST-CONTACT-UID", "pas-1")]),
        LabeledValue("lunch@example.org"), LabeledValue("Bo Ek <bo@example.org>"),
      ]
      $0.preservedProperties = [
        LabeledValue(PreservedProperty(name: "X-EVOLUTION-LIST", rawValue: "TRUE"))
      ]
    }
    let group = try #require(ContactGroup(card))
    #expect(
      group.members == ["urn:uuid:pas-1", "mailto:lunch@example.org", "mailto:bo@example.org"])
    let groups = ContactGroups([group])
    #expect(groups.names(of: Self.contact("pas-1")) == ["Lunch"])
    #expect(groups.names(of: Self.contact(nil, email: "Bo@example.org")) == ["Lunch"])
  }

  @Test func tellsWhoIsInWhichGroup() {
    let contacts = [
      Self.contact("1", ["Choir"]),
      ContactGroup(name: "Club", identifier: "g", members: ["1"]).card,
      Self.contact("2", ["Club"]), ContactGroup(name: "Empty").card,
    ]
    let rosters = ContactGroups.rosters(of: contacts)
    #expect(rosters.map(\.name) == ["Club", "Empty", "Choir"])
    #expect(rosters.map(\.positions) == [[0, 2], [], [0]])
    #expect(rosters.map(\.identifier) == ["g", nil, nil])
  }
}
