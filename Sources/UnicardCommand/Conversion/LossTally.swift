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
    /// That of the first loss.
    var reason: String
    /// The number of the contact counted last.
    var last: Int
  }

  private var entries: [(kind: Kind, entry: Entry)] = []
  private var places: [Kind: Int] = [:]
  /// The contact that the last loss was of, as losses come contact by contact: where it stands,
  /// and its number among those with losses.
  private var last: (source: String?, index: Int, number: Int) = (nil, -1, 0)
  private var lastOfEffect: [ConversionLoss.Effect: Int] = [:]
  private var contactsByEffect: [ConversionLoss.Effect: Int] = [:]

  /// How many contacts have a value that was dropped, or changed.
  func contacts(_ effect: ConversionLoss.Effect) -> Int { contactsByEffect[effect] ?? 0 }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ loss: ConversionLoss) {
    if last.index != loss.contactIndex || last.source != loss.source?.name {
      last = (loss.source?.name, loss.contactIndex, last.number + 1)
    }
    let contact = last.number
    if lastOfEffect[loss.effect] != contact {
      lastOfEffect[loss.effect] = contact
      contactsByEffect[loss.effect, default: 0] += 1
    }
    let kind = Kind(property: loss.property, effect: loss.effect)
    guard let place = places[kind] else {
      places[kind] = entries.count
      entries.append((kind, Entry(contacts: 1, values: 1, reason: loss.reason, last: contact)))
      return
    }
    if entries[place].entry.last != contact {
      entries[place].entry.contacts += 1
      entries[place].entry.last = contact
    }
    entries[place].entry.values += 1
  }

  /// A row for each property: name, effect, how many contacts, the first reason.
  var rows: [[String]] {
    entries.sorted {
      ($0.kind.effect == .dropped ? 0 : 1, -$0.entry.contacts, $0.kind.property)
        < ($1.kind.effect == .dropped ? 0 : 1, -$1.entry.contacts, $1.kind.property)
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
        ($0.kind.property, $0.kind.effect.rawValue) < ($1.kind.property, $1.kind.effect.rawValue)
      }.map { kind, entry in
        .object([
          ("property", .string(kind.property)), ("effect", .string(kind.effect.rawValue)),
          ("contacts", .number(entry.contacts)), ("values", .number(entry.values)),
        ])
      })
  }
}
