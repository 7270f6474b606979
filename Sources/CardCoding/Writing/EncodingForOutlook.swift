import ContactModel
import FileFormats
import SourceText

/// What Outlook has room for of a contact, by [MS-OXVCARD], section 2.1.3: three mailboxes, a number of most
/// kinds, one organization. It passes over what comes after, so that goes to the note.
struct OutlookRoom {
  /// Where the fields begin for which there is no room.
  private(set) var surplus: [Int] = []
  /// Those which have room among others of their kind alone.
  private(set) var elsewhere: [Int] = []
  private(set) var notes: [Int] = []
  private var taken: [Kind: Int] = [:]

  /// Whether everything is written as it is.
  var isEnough: Bool { surplus.isEmpty && elsewhere.isEmpty && notes.count < 2 }

  private enum Kind {
    case mailbox, mobile, home, work, other, pager, car, isdn, homeFax, workFax, otherFax
    case homeAddress, workAddress, otherAddress, homePage, workPage, organization, title

    var most: Int {
      switch self {
      case .mailbox: 3
      case .home, .work: 2
      default: 1
      }
    }
  }

  private static let pager = TypeSet(name: "pager") ?? .none
  private static let car = TypeSet(name: "car") ?? .none
  private static let isdn = TypeSet(name: "isdn") ?? .none
  /// What it calls an address that is neither of home nor of work.
  static let otherAddress = TypeSet(name: "postal") ?? .none
  private static let mobile: TypeSet = [.cell, .mobile, .iPhone]

  /// Finds a place for a field.
  mutating func add(_ header: FieldRecord, at start: Int) {
    let types = header.types
    let kinds: [Kind]
    switch header.key {
    case .note:
      notes.append(start)
      return
    case .emailAddress: kinds = [.mailbox]
    case .organization: kinds = [.organization]
    case .jobTitle: kinds = [.title]
    case .url:
      kinds = types.contains(.work) ? [.workPage] : [.homePage, .workPage]
    case .postalAddress:
      kinds =
        types.contains(.work)
        ? [.workAddress, .otherAddress]
        : types.contains(.home) ? [.homeAddress, .otherAddress] : [.otherAddress]
    case .phoneNumber:
      guard types.isDisjoint(with: .outlookNumbers) else { return }
      kinds = Self.numbers(types)
    default: return
    }
    guard let place = kinds.firstIndex(where: { taken[$0, default: 0] < $0.most }) else {
      return surplus.append(start)
    }
    taken[kinds[place], default: 0] += 1
    if place > 0, header.key != .url { elsewhere.append(start) }
  }

  /// What a number can be, which Outlook shows under another name than its own from the second on.
  private static func numbers(_ types: TypeSet) -> [Kind] {
    if types.contains(.fax) {
      return types.contains(.home) ? [.homeFax] : types.contains(.work) ? [.workFax] : [.otherFax]
    }
    if !types.isDisjoint(with: mobile) { return [.mobile, .other] }
    if types.contains(pager) { return [.pager] }
    if types.contains(car) { return [.car, .other] }
    if types.contains(isdn) { return [.isdn, .other] }
    if types.contains(.home) { return [.home, .other] }
    return types.contains(.work) ? [.work, .other] : [.other]
  }
}

extension ContactEncoder {
  /// Finds out what there is room for.
  mutating func fitIntoOutlook() {
    outlook = OutlookRoom()
    var start = 0
    while start < records.count {
      let range = fieldRange(from: start, to: records.count)
      field.read(records, range)
      takeLabelAsTypes()
      outlook.add(field.header, at: start)
      start = range.upperBound
    }
  }

  /// Puts the field into the note, if Outlook has no other room for it; false where it is to be written.
  mutating func writeForOutlook() -> Bool {
    if outlook.isEnough { return false }
    let start = field.range.lowerBound
    if field.header.key == .note {
      if start == outlook.notes.first {
        writeOutlookNote()
      } else {
        lose("NOTE", text, .changed, "Outlook has one note; it stands behind the other.")
      }
      return true
    }
    let property = FieldSchema[field.header.key].propertyName(nil)
    if outlook.surplus.contains(start) {
      lose(property, shownValue, .changed, "Outlook has no room left for it; it is in the note.")
      return true
    }
    if outlook.elsewhere.contains(start) {
      lose(property, shownValue, .changed, "Outlook has no second one of its kind; it is another.")
      field.header.types = field.header.key == .phoneNumber ? .voice : OutlookRoom.otherAddress
      field.label = nil
    }
    return false
  }

  /// Writes the notes and what there was no room for as one text, with the parameters of the first note.
  mutating func writeOutlookNote() {
    let current = field
    var parts = outlook.notes.map { bytes[records[$0].text.range].string }
    let lines = outlook.surplus.map { start -> String in
      field.read(records, fieldRange(from: start, to: records.count))
      return outlookLine()
    }
    if !lines.isEmpty { parts.append(lines.joined(separator: "\n")) }
    if let first = outlook.notes.first {
      field.read(records, fieldRange(from: first, to: records.count))
    } else {
      field = FieldAttributes()
    }
    writeText("NOTE", utf8(parts.joined(separator: "\n\n")), group: .none)
    field = current
  }

  /// The field as a line for people: `Phone (Home): 030 1234`.
  private mutating func outlookLine() -> String {
    let schema = FieldSchema[field.header.key]
    let stored = field.label.map { Label(storedText: bytes[$0.range].string) }
    let label = (stored ?? field.header.types.label.label).map {
      " (\($0.isPredefined ? FieldSchema.words($0.name) : $0.readableName))"
    }
    let parts = records[field.range].compactMap { record -> String? in
      switch record.part {
      case .value, .component: bytes[record.text.range].string
      default: nil
      }
    }
    let value = parts.filter { !$0.isEmpty }.joined(separator: ", ").replacing("\n", with: ", ")
    return "\(schema.columnTitle)\(label ?? ""): \(value)"
  }
}
