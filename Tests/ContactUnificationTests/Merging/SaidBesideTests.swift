import ContactModel
import Testing

@testable import ContactUnification

/// What stands beside values that several records have, and once.
struct SaidBesideTests {
  @Test("What each record says beside a value is kept, or told of")
  func besides() throws {
    let records = try Cards.records([
      "FN:A|N;SORT-AS=bb:A;;;;|TEL;TYPE=home:+49 30 901820|X-G.URL:a.example|X-G.X-ABLABEL:Boat"
        + "|REV:20240101T000000Z",
      "FN:A|N;SORT-AS=aa:A;;;;|TEL;TYPE=work:+49 30 901820|X-G.URL:a.example|X-G.X-ABLABEL:Cottage"
        + "|REV:20230101T000000Z",
      "FN:A|TEL;TYPE=work:+49 30 901820|X-G.URL:a.example|X-G.X-ABLABEL:boat|REV:20220101T000000Z",
    ])
    let unified = ContactMerger(options: MergingOptions()).merge(records, id: "x")
    let phone = try #require(unified.contact.phoneNumbers.first)
    #expect(unified.contact.phoneNumbers.count == 1)
    let types = unified.contact.storage.records.filter { $0.key == .phoneNumber }.map(\.types)
    let both = TypeSet.home.union(.work)
    #expect(types.first?.intersection(both) == both, "\(phone)")
    #expect(unified.contact.urls.map(\.label) == [.custom("Boat")])
    let told = unified.visibleConflicts.flatMap(\.unplaced).map(\.text)
    #expect(told.sorted() == ["SORT-AS=aa", "a.example (Cottage)"])
    #expect(unified.visibleConflicts.allSatisfy { !$0.isChoice })
    #expect(unified.visibleConflicts.allSatisfy { $0.kept.records == [0] })
  }

  @Test("What points within one card goes into no other, and who has the label is told")
  func local() throws {
    let records = try Cards.records([
      "FN:A|N:A;;;;|X-G.URL:a.example|REV:20240101T000000Z",
      "FN:A|N;ALTID=1;LANGUAGE=en:A;;;;|X-G.URL:a.example|X-G.X-ABLABEL:Boat|REV:20230101T000000Z",
      "FN:A|N;LANGUAGE=de:A;;;;|X-G.URL:a.example|X-G.X-ABLABEL:Hut|REV:20220101T000000Z",
      "FN:A|N;LANGUAGE=de:A;;;;|REV:20210101T000000Z",
    ])
    let unified = ContactMerger(options: MergingOptions()).merge(records, id: "x")
    let name = try #require(unified.contact.names.first)
    #expect(name.parameters.map(\.name) == ["LANGUAGE"])
    let told = unified.visibleConflicts.map { "\($0.kept.records) \($0.others.map(\.text))" }
    #expect(told.sorted() == ["[1] [\"LANGUAGE=de\"]", "[1] [\"a.example (Hut)\"]"])
  }

  @Test("An initial says nothing of another, nor does a family name that begins with it")
  func initials() throws {
    let records = try Cards.records([
      "FN:John B. Brown|N:Brown;John;B.;;|NOTE:x", "FN:John A. Brown|N:Brown;John;A.;;",
      "FN:John Brown|N:Brown;John;;;",
    ])
    let unified = ContactMerger(options: MergingOptions()).merge(records, id: "x")
    let names =
      [unified.contact.formattedName ?? ""] + unified.contact.nicknames.map(\.value)
    #expect(names.sorted() == ["John A. Brown", "John B. Brown"])
    #expect(unified.conflicts.map(\.key) == [.name])
  }
}
