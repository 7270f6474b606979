import ContactModel
import GeneratedContacts
import Testing

@testable import ContactUnification

/// What stands together in a merged contact stood together in one of its records, or alone.
struct NothingPairedTests {
  @Test("No firm gets a title, and no value a label, that no record gave it", arguments: 0..<4)
  func generated(_ part: Int) {
    let merger = ContactMerger(options: MergingOptions())
    for seed in stride(from: part, to: 400, by: 4) {
      var generator = ContactGenerator(seed: UInt64(seed &+ 9000))
      let contacts = generator.cluster()
      let records = contacts.enumerated().map {
        UnificationRecord(contact: $1, source: $0, index: 0)
      }
      let merged = merger.merge(records, id: "x").contact
      expectTitle(of: merged, from: contacts, seed)
      expectLabels(merged[.phoneNumbers], contacts.flatMap { $0[.phoneNumbers] }, seed) {
        String($0.stringValue.filter(\.isNumber).suffix(6))
      }
      expectLabels(merged[.emailAddresses], contacts.flatMap { $0[.emailAddresses] }, seed) {
        $0.lowercased()
      }
    }
  }

  private func expectTitle(of merged: Contact, from contacts: [Contact], _ seed: Int) {
    guard let title = merged[.jobTitles].first?.value, !title.isEmpty,
      let firm = merged[.organizations].first?.value.name, !firm.isEmpty
    else { return }
    let holders = contacts.filter { $0[.jobTitles].contains { $0.value == title } }
    let isGiven = holders.contains { contact in
      contact[.organizations].allSatisfy { $0.value.name.isEmpty }
        || contact[.organizations].contains { $0.value.name.lowercased() == firm.lowercased() }
    }
    #expect(holders.isEmpty || isGiven, "seed \(seed): \(title) at \(firm)")
  }

  private func expectLabels<Value>(
    _ values: [LabeledValue<Value>], _ given: [LabeledValue<Value>], _ seed: Int,
    _ identity: (Value) -> String
  ) {
    for value in values {
      guard let label = value.label else { continue }
      let wanted = identity(value.value)
      let same = given.filter { identity($0.value) == wanted }
      // One record's home and another's fax are a fax at home.
      let types = same.reduce(into: TypeSet.none) {
        $0.formUnion($1.label.flatMap(TypeSet.init) ?? .none)
      }
      #expect(
        same.contains { $0.label == label } || TypeSet(label).map(types.isSuperset) == true,
        "seed \(seed): \(label) of \(wanted)")
    }
  }
}
