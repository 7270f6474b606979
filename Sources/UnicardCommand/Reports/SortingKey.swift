import ContactModel
import LocaleSupport

/// Where a contact belongs in a list sorted by name, as the speakers of a language sort.
struct SortingKey: Comparable {
  private let parts: [[UInt8]]

  init(_ contact: Contact, order: ListCommand.Order, collator: Collator) {
    let name = contact.name ?? PersonName()
    // Who has no such name is sorted by what is shown.
    var names: [String] = []
    switch order {
    case .none: break
    case .family: names = [name.familyName, name.givenName, contact.displayName]
    case .given: names = [name.givenName, name.familyName, contact.displayName]
    }
    if let first = names.first, first.isEmpty { names.removeFirst() }
    if let first = names.first, first.isEmpty { names.removeFirst() }
    parts = names.map { collator.sortKey(for: $0) }
  }

  static func < (a: SortingKey, b: SortingKey) -> Bool {
    for (x, y) in zip(a.parts, b.parts) where x != y { return x.lexicographicallyPrecedes(y) }
    return a.parts.count < b.parts.count
  }
}
