import ContactCoding
import ContactModel
import ContactUnification
import FileFormats
import SourceText

/// Where a contact was read, which a merged contact says of the first of its records.
struct ContactPlace: Hashable {
  let source: String
  let index: Int

  init(of loss: ConversionLoss) { (source, index) = (loss.source?.name ?? "", loss.contactIndex) }
  init(of contact: Contact) { (source, index) = (contact.source?.name ?? "", contact.sourceIndex) }
}

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
    private(set) var contacts = 0
    private(set) var values = 0
    /// The contact that was counted last, since losses come contact by contact.
    private var last = 0
    /// Those that were counted of the ones whose losses come at several times.
    private var remembered: Set<Int> = []

    mutating func add(_ contact: Int) {
      values += 1
      guard contact != last else { return }
      last = contact
      if contact > 0 || remembered.insert(contact).inserted { contacts += 1 }
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
  /// The contacts whose losses come at several times, which have numbers below zero.
  private var remembered: [ContactPlace: Int] = [:]
  /// The contact that the last loss was of, and how many there were.
  private var last: (place: ContactPlace, number: Int)?
  private var count = 0
  private var all = Tally()
  private var ofEffect: [ConversionLoss.Effect: Tally] = [:]
  private var ofBookkeeping = Tally()

  /// How many contacts lost something or hold something changed, bookkeeping or not.
  var contacts: Int { all.contacts }

  /// How many contacts lost what is of use to programs alone.
  var contactsWithBookkeeping: Int { ofBookkeeping.contacts }

  /// How many contacts have a value of which that became, mere bookkeeping aside.
  func contacts(_ effect: ConversionLoss.Effect) -> Int { ofEffect[effect]?.contacts ?? 0 }

  /// How many contacts lost a value of a field, bookkeeping or not.
  func contacts(losing key: ContactKey) -> Int {
    let name = FieldSchema[key].propertyName(nil)
    return tallies[Kind(name: name, effect: .dropped, isBookkeeping: false)]?.contacts ?? 0
  }

  var isEmpty: Bool { entries.isEmpty }

  init() {}

  /// Counts losses in any order.
  init(_ losses: [ConversionLoss]) {
    remember(losses)
    for loss in losses { add(loss) }
  }

  /// Has the contacts of losses that may be added later counted once, though what else is lost of them
  /// is added before: what is said of groups and relations comes after the losses of the contacts.
  mutating func remember(_ losses: [ConversionLoss]) {
    for place in losses.map(ContactPlace.init(of:)) where remembered[place] == nil {
      remembered[place] = -remembered.count - 1
    }
  }

  mutating func add(_ loss: ConversionLoss) {
    let contact = number(of: loss)
    all.add(contact)
    if loss.isBookkeeping {
      ofBookkeeping.add(contact)
    } else {
      ofEffect[loss.effect, default: Tally()].add(contact)
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

  /// A number for the contact that a loss is of.
  private mutating func number(of loss: ConversionLoss) -> Int {
    let place = ContactPlace(of: loss)
    if let last, last.place == place { return last.number }
    count += 1
    let number = remembered[place] ?? count
    last = (place, number)
    return number
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

  /// The field as people know it; what is no field goes by its name in vCard.
  private static func title(_ loss: ConversionLoss) -> String {
    let schema = FieldSchema[loss.key]
    let isField =
      loss.key != .preserved
      && (loss.property == schema.propertyName(nil) || loss.key == .date || loss.key == .relation)
    return isField ? FieldNames.name(of: loss.key) : loss.property
  }

  private static func example(_ loss: ConversionLoss) -> String {
    let value = VisibleText.cell(DisplayWidth.truncated(readable(loss), to: 40))
    let name = VisibleText.cell(loss.contactName)
    guard !value.isEmpty else { return "" }
    return name.isEmpty ? "“\(value)”" : "“\(value)” of \(name)"
  }

  /// The value as people read it: without the escapes of a property that no field stands for, and nothing of a record that a
  /// merged contact holds.
  private static func readable(_ loss: ConversionLoss) -> String {
    guard loss.key == .preserved else { return loss.value }
    if loss.property.uppercased() == UnifiedContact.constituentPropertyName { return "" }
    var text = ""
    var isEscaped = false
    for character in loss.value {
      if isEscaped || character != "\\" {
        text.append(isEscaped && character.lowercased() == "n" ? "\n" : character)
        isEscaped = false
      } else {
        isEscaped = true
      }
    }
    return text
  }

  private static let order: [ConversionLoss.Effect] = [.dropped, .unread, .changed]

  /// What arrives nowhere first, then what is lost most often; what is of one field stands together.
  private var sorted: [(kind: Kind, entry: Entry)] {
    var most: [Kind: Int] = [:]
    for (kind, entry) in entries { most[kind] = max(most[kind] ?? 0, entry.tally.contacts) }
    func rank(_ entry: (kind: Kind, entry: Entry)) -> (Int, Int, String, Int) {
      (
        Self.order.firstIndex(of: entry.kind.effect) ?? 0, -(most[entry.kind] ?? 0),
        entry.entry.property,
        -entry.entry.tally.contacts
      )
    }
    return entries.sorted { rank($0) < rank($1) }
  }

  /// So many fields are named that a conversion did the same to; further ones are counted.
  private static let mostNames = 20

  /// A row for each field that says something to people, what arrives nowhere first: name, effect,
  /// how many contacts, the first reason and, of what nobody sees, the first value.
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
      let isShown = kind.effect != .changed && !entry.example.isEmpty
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
