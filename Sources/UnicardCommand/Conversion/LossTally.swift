import ContactCoding
import ContactModel
import SourceText

/// Counts what a conversion could not keep, by property.
struct LossTally {
  private struct Kind: Hashable {
    let property: String
    let effect: ConversionLoss.Effect
  }

  private struct Entry {
    var contacts = 0
    var values = 0
    var reason: String
    var otherReasons = 0
    /// The contact counted last; losses come contact by contact.
    var last: Contact
  }

  /// A contact by its place.
  private struct Contact: Equatable {
    let source: String?
    let index: Int
  }

  private var entries: [Kind: Entry] = [:]
  private var lastOfEffect: [ConversionLoss.Effect: Contact] = [:]
  private var contactsByEffect: [ConversionLoss.Effect: Int] = [:]

  /// How many contacts have a value that was dropped, or changed.
  func contacts(_ effect: ConversionLoss.Effect) -> Int { contactsByEffect[effect] ?? 0 }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ loss: ConversionLoss) {
    let contact = Contact(source: loss.source?.name, index: loss.contactIndex)
    if lastOfEffect[loss.effect] != contact {
      lastOfEffect[loss.effect] = contact
      contactsByEffect[loss.effect, default: 0] += 1
    }
    let kind = Kind(property: loss.property, effect: loss.effect)
    guard var entry = entries[kind] else {
      entries[kind] = Entry(contacts: 1, values: 1, reason: loss.reason, last: contact)
      return
    }
    if entry.last != contact {
      entry.contacts += 1
      entry.last = contact
    }
    entry.values += 1
    if entry.reason != loss.reason { entry.otherReasons += 1 }
    entries[kind] = entry
  }

  /// A row for each property: name, effect, how many contacts, the first reason.
  var rows: [[String]] {
    entries.sorted {
      ($0.key.effect == .dropped ? 0 : 1, -$0.value.contacts, $0.key.property)
        < ($1.key.effect == .dropped ? 0 : 1, -$1.value.contacts, $1.key.property)
    }.map { kind, entry in
      [
        VisibleText.cell(kind.property), kind.effect.rawValue,
        "\(Count(entry.contacts, "contact"))", VisibleText.cell(entry.reason),
      ]
    }
  }

  /// The same for a report.
  var json: JSON {
    .array(
      entries.sorted {
        ($0.key.property, $0.key.effect.rawValue) < ($1.key.property, $1.key.effect.rawValue)
      }.map { kind, entry in
        .object([
          ("property", .string(kind.property)), ("effect", .string(kind.effect.rawValue)),
          ("contacts", .number(entry.contacts)), ("values", .number(entry.values)),
        ])
      })
  }
}
