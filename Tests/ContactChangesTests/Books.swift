import ContactChanges
import ContactModel
import GeneratedContacts

/// Books made from a seed, and what became of them.
enum Books {
  static func book(_ generator: inout ContactGenerator, _ count: Int) -> [Contact] {
    (0..<count).map { _ in generator.contact() }
  }

  /// The book with contacts changed, removed, added and moved.
  static func edited(_ book: [Contact], _ generator: inout ContactGenerator) -> [Contact] {
    var result: [Contact] = []
    for contact in book {
      if generator.chance(15) { continue }
      result.append(generator.chance(40) ? changed(contact, &generator) : contact)
      if generator.chance(10) { result.append(generator.contact()) }
    }
    for place in result.indices where generator.chance(20) {
      result.swapAt(place, generator.number(0...result.count - 1))
    }
    return result
  }

  /// The contact with some fields as another one has them.
  static func changed(_ contact: Contact, _ generator: inout ContactGenerator) -> Contact {
    let other = generator.contact()
    return contact.editing { draft in
      for key in ContactKey.allCases where generator.chance(15) {
        let field = Field<JSONFieldValue>(key)
        switch generator.number(0...3) {
        case 0: draft.removeAll(key)
        case 1: draft[field] = other[field]
        case 2: draft[field] += other[field]
        default: draft[field].reverse()
        }
      }
    }
  }

  /// What a contact says, read by its values: an account of its own beside the one of the library.
  static func said(_ contact: Contact) -> [ContactKey: [LabeledValue<JSONFieldValue>: Int]] {
    var said: [ContactKey: [LabeledValue<JSONFieldValue>: Int]] = [:]
    for key in ContactKey.allCases where ![.revision, .created, .productIdentifier].contains(key) {
      for value in contact[Field<JSONFieldValue>(key)] {
        if key == .kind, value.value.json == .string("individual") { continue }
        var value = value
        if key == .phoneNumber {
          // A number is for voice without its being said.
          value.parameters = value.parameters.compactMap { parameter in
            guard parameter.name == "TYPE" else { return parameter }
            let rest = parameter.values.filter { $0.lowercased() != "voice" }
            return rest.isEmpty ? nil : Parameter("TYPE", values: rest)
          }
        }
        said[key, default: [:]][value, default: 0] += 1
      }
    }
    return said
  }

  /// How often a book says what of a contact.
  static func said(
    _ book: [Contact]
  ) -> [[ContactKey: [LabeledValue<JSONFieldValue>: Int]]: Int] {
    book.reduce(into: [:]) { $0[said($1), default: 0] += 1 }
  }

  /// Whether books say the same, without the pages that a failed comparison would print.
  static func areSame<Said: Equatable>(_ a: Said, _ b: Said) -> Bool { a == b }
}
