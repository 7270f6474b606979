import ContactCoding
import ContactModel
import FileFormats
import SourceText

/// Counts what a conversion could not keep, by field.
struct LossTally {
  private struct Kind: Hashable {
    /// The property; of what people miss, the field as they call it.
    let name: String
    let effect: ConversionLoss.Effect
    let isBookkeeping: Bool
    /// Why, where there are several reasons for one field: what is true of one value is not of all.
    var reason = ""
  }

  /// How often there is a loss of a kind.
  private struct Tally {
    var contacts = 0
    var values = 0
    /// The number of the contact counted last.
    var last = 0

    mutating func add(_ contact: Int) {
      if last != contact { contacts += 1 }
      last = contact
      values += 1
    }
  }

  private struct Entry {
    /// The property of the first loss.
    let property: String
    var tally = Tally()
    /// That of the first loss, and what was lost there of whom.
    var reason: String
    var example: String
  }

  private var entries: [(kind: Kind, entry: Entry)] = []
  private var places: [Kind: Int] = [:]
  /// How many entries there are of a field.
  private var reasonCounts: [Kind: Int] = [:]
  /// How often there is a loss of each property, mere bookkeeping or not.
  private var tallies: [Kind: Tally] = [:]
  /// The contact that the last loss was of, as losses come contact by contact: where it stands,
  /// and its number among those with losses.
  private var last: (source: String?, index: Int, number: Int) = (nil, -1, 0)
  private var lastOfEffect: [ConversionLoss.Effect: Int] = [:]
  private var contactsByEffect: [ConversionLoss.Effect: Int] = [:]
  private var lastWithBookkeeping = 0
  /// How many contacts lost what is of use to programs alone.
  private(set) var contactsWithBookkeeping = 0

  /// How many contacts have a value that was dropped, or changed, mere bookkeeping aside.
  func contacts(_ effect: ConversionLoss.Effect) -> Int { contactsByEffect[effect] ?? 0 }

  /// How many contacts lost a value of a field, bookkeeping or not.
  func contacts(losing key: ContactKey) -> Int {
    let name = FieldSchema[key].propertyName(nil)
    return tallies[Kind(name: name, effect: .dropped, isBookkeeping: false)]?.contacts ?? 0
  }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ loss: ConversionLoss) {
    if last.index != loss.contactIndex || last.source != loss.source?.name {
      last = (loss.source?.name, loss.contactIndex, last.number + 1)
    }
    let contact = last.number
    if loss.isBookkeeping {
      if lastWithBookkeeping != contact { contactsWithBookkeeping += 1 }
      lastWithBookkeeping = contact
    } else if lastOfEffect[loss.effect] != contact {
      lastOfEffect[loss.effect] = contact
      contactsByEffect[loss.effect, default: 0] += 1
    }
    func kind(_ name: String) -> Kind {
      Kind(name: name, effect: loss.effect, isBookkeeping: loss.isBookkeeping)
    }
    let told = Kind(name: loss.property, effect: loss.effect, isBookkeeping: false)
    tallies[told, default: Tally()].add(contact)
    // Of groups it is a mark of Google's that is left out, and not the groups.
    let bookkept = loss.key == .category ? loss.value : loss.property
    let field = kind(loss.isBookkeeping ? bookkept : Self.title(loss))
    entries[place(of: loss, in: field)].entry.tally.add(contact)
  }

  /// So many reasons are told for a field; of further ones the first stands for all.
  private static let mostReasons = 3

  /// The place of the entry that a loss belongs to, which is new for the first of its kind.
  private mutating func place(of loss: ConversionLoss, in field: Kind) -> Int {
    var shown = field
    if !field.isBookkeeping { shown.reason = loss.reason }
    if let known = places[shown] { return known }
    let count = reasonCounts[field, default: 0]
    if count == Self.mostReasons, let first = places[field] { return first }
    reasonCounts[field] = count + 1
    places[shown] = entries.count
    if count == 0 { places[field] = entries.count }
    entries.append(
      (
        field, Entry(property: loss.property, reason: loss.reason, example: Self.example(loss))
      ))
    return entries.count - 1
  }

  /// The field as the columns of tables are called; what is no field goes by its name in vCard.
  private static func title(_ loss: ConversionLoss) -> String {
    let schema = FieldSchema[loss.key]
    let isField =
      loss.key != .preserved
      && (loss.property == schema.propertyName(nil) || loss.key == .date || loss.key == .relation)
    return isField ? schema.columnTitle : loss.property
  }

  private static func example(_ loss: ConversionLoss) -> String {
    let value = VisibleText.cell(DisplayWidth.truncated(loss.value, to: 40))
    let name = VisibleText.cell(loss.contactName)
    guard !value.isEmpty else { return "" }
    return name.isEmpty ? "“\(value)”" : "“\(value)” of \(name)"
  }

  /// What arrives nowhere first, then what is lost most often; what is of one field stands together.
  private var sorted: [(kind: Kind, entry: Entry)] {
    var most: [Kind: Int] = [:]
    for (kind, entry) in entries { most[kind] = max(most[kind] ?? 0, entry.tally.contacts) }
    func rank(_ entry: (kind: Kind, entry: Entry)) -> (Int, Int, String, Int) {
      (
        entry.kind.effect == .dropped ? 0 : 1, -(most[entry.kind] ?? 0), entry.entry.property,
        -entry.entry.tally.contacts
      )
    }
    return entries.sorted { rank($0) < rank($1) }
  }

  /// So many fields are named that a conversion did the same to; further ones are counted.
  private static let mostNames = 20

  /// A row for each field that says something to people, what arrives nowhere first: name, effect,
  /// how many contacts, the first reason and, of what is gone, the first value.
  var rows: [[String]] {
    var rows: [[String]] = []
    var fields: [String: (count: Int, row: Int)] = [:]
    for (kind, entry) in sorted where !kind.isBookkeeping {
      let reason = VisibleText.cell(entry.reason)
      let alike = fields["\(kind.effect.rawValue) \(reason)", default: (0, rows.count)]
      fields["\(kind.effect.rawValue) \(reason)"] = (
        alike.count + 1, alike.count <= Self.mostNames ? rows.count : alike.row
      )
      if alike.count > Self.mostNames {
        let others = Count.grouped(alike.count + 1 - Self.mostNames)
        rows[alike.row] = ["\(others) more fields", kind.effect.rawValue, "", reason]
        continue
      }
      let isShown = kind.effect == .dropped && !entry.example.isEmpty
      rows.append([
        VisibleText.cell(kind.name), kind.effect.rawValue,
        "\(Count(entry.tally.contacts, "contact"))",
        reason
          + (isShown ? " First: \(entry.example)\(entry.example.hasSuffix(".") ? "" : ".")" : ""),
      ])
    }
    return rows
  }

  /// What is of use to programs alone, as `UID, REV`; nil where all of it was kept.
  var bookkeeping: String? {
    let names = sorted.filter(\.kind.isBookkeeping).map { VisibleText.cell($0.kind.name) }
    return names.isEmpty ? nil : Array(Set(names)).sorted().joined(separator: ", ")
  }

  /// The same for a report.
  var json: JSON {
    .array(
      tallies.sorted {
        ($0.key.name, $0.key.effect.rawValue) < ($1.key.name, $1.key.effect.rawValue)
      }.map { kind, tally in
        .object([
          ("property", .string(kind.name)), ("effect", .string(kind.effect.rawValue)),
          ("contacts", .number(tally.contacts)), ("values", .number(tally.values)),
        ])
      })
  }
}
