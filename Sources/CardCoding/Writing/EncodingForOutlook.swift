import ContactModel
import FileFormats
import SourceText

/// What Outlook has room for of a contact, by [MS-OXVCARD], section 2.1.3: three mailboxes, a number of most
/// kinds, one organization. It passes over what comes after, so that goes to the note.
struct OutlookRoom {
  /// What becomes of a field that has no room of its own.
  enum Place {
    /// It is one of another kind.
    case types(TypeSet)
    case note
  }

  /// By where the fields begin, those without a room of their own.
  private(set) var places: [Int: Place] = [:]
  /// Where the fields begin that go to the note.
  private(set) var surplus: [Int] = []
  private(set) var notes: [Int] = []
  private var taken: [Kind: Int] = [:]

  init() {}

  /// - Parameter fields: The contact's fields, and where each begins.
  init(_ fields: [(header: FieldRecord, start: Int)]) {
    // What somebody prefers is not to go to the note for standing behind others, and nothing takes the room of what
    // is of its kind.
    let preferred = fields.filter { $0.header.preference > 0 }
      .sorted { ($0.header.preference, $0.start) < ($1.header.preference, $1.start) }
    let others = (preferred + fields.filter { $0.header.preference == 0 }).filter { field in
      if field.header.key == .note { notes.append(field.start) }
      guard let kind = Self.kinds(field.header).first else { return false }
      return !take(kind)
    }
    for field in others { addElsewhere(field.header, at: field.start) }
    surplus.sort()
    notes.sort()
  }

  /// Whether everything is written as it is.
  var isEnough: Bool { places.isEmpty && notes.count < 2 }

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

    /// How a value is written that is to be one of these although it is not called so.
    var types: TypeSet? {
      switch self {
      case .home: .home
      case .work: .work
      case .other: .voice
      case .otherAddress: OutlookRoom.otherAddress
      default: nil
      }
    }
  }

  private static let pager = TypeSet(name: "pager") ?? .none
  private static let car = TypeSet(name: "car") ?? .none
  private static let isdn = TypeSet(name: "isdn") ?? .none
  /// What it calls an address that is neither of home nor of work.
  static let otherAddress = TypeSet(name: "postal") ?? .none
  private static let mobile: TypeSet = [.cell, .mobile, .iPhone]

  /// What a field can be, its own kind first; nothing for those that have room always.
  private static func kinds(_ header: FieldRecord) -> [Kind] {
    let types = header.types
    switch header.key {
    case .emailAddress: return [.mailbox]
    case .organization: return [.organization]
    case .jobTitle: return [.title]
    case .url: return types.contains(.work) ? [.workPage] : [.homePage, .workPage]
    case .postalAddress:
      if types.contains(.work) { return [.workAddress, .otherAddress] }
      return types.contains(.home) ? [.homeAddress, .otherAddress] : [.otherAddress]
    case .phoneNumber: return types.isDisjoint(with: .outlookNumbers) ? numbers(types) : []
    default: return []
    }
  }

  private mutating func take(_ kind: Kind) -> Bool {
    guard taken[kind, default: 0] < kind.most else { return false }
    taken[kind, default: 0] += 1
    return true
  }

  /// Finds a place for a field whose own kind has no room left.
  private mutating func addElsewhere(_ header: FieldRecord, at start: Int) {
    for kind in Self.kinds(header).dropFirst() where take(kind) {
      if let types = kind.types { places[start] = .types(types) }
      return
    }
    places[start] = .note
    surplus.append(start)
  }

  /// What a number can be, its own kind first.
  private static func numbers(_ types: TypeSet) -> [Kind] {
    if types.contains(.fax) {
      return types.contains(.home) ? [.homeFax] : types.contains(.work) ? [.workFax] : [.otherFax]
    }
    if !types.isDisjoint(with: mobile) { return [.mobile, .other] }
    if types.contains(pager) { return [.pager] }
    if types.contains(car) { return [.car, .other] }
    if types.contains(isdn) { return [.isdn, .other] }
    if types.contains(.home) { return [.home, .other] }
    return types.contains(.work) ? [.work, .other] : [.other, .home, .work]
  }
}

extension ContactEncoder {
  /// Finds out what there is room for.
  mutating func fitIntoOutlook() {
    var fields: [(header: FieldRecord, start: Int)] = []
    var start = 0
    while start < records.count {
      let range = fieldRange(from: start, to: records.count)
      field.read(records, range)
      takeLabelAsTypes()
      fields.append((field.header, start))
      start = range.upperBound
    }
    outlook = OutlookRoom(fields)
  }

  /// Puts the field into the note, if Outlook has no other room for it; false where it is to be written.
  mutating func writeForOutlook() -> Bool {
    if outlook.isEnough { return false }
    let start = field.range.lowerBound
    if field.header.key == .note {
      if start == outlook.notes.first {
        writeOutlookNote()
      } else {
        loseForNote("NOTE", "Outlook has one note; it stands behind the other.")
      }
      return true
    }
    let property = FieldSchema[field.header.key].propertyName(nil)
    switch outlook.places[start] {
    case nil: return false
    case .note:
      loseForNote(property, "Outlook has no room left for it; it is in the note.")
      return true
    case .types(let types):
      lose(
        property, utf8(outlookValue), .changed,
        "Outlook has no room for another of its kind; it is written as one of another.")
      field.header.types = types
      return false
    }
  }

  /// Tells that the field is in the note, and what of it is not.
  private mutating func loseForNote(_ property: String, _ reason: String) {
    lose(property, utf8(outlookValue), .changed, reason)
    if !statedBeside.isEmpty {
      lose(property, utf8(statedBeside), .dropped, "Notes have no parameters.")
    }
    if let code = field.countryCode {
      lose(property, bytes[code.range], .dropped, "Outlook has no such part of an address.")
    }
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
    let stored = field.label.map { Label(storedText: bytes[$0.range].string) }
    let label = (stored ?? field.header.types.label.label).map {
      " (\($0.title))"
    }
    return "\(FieldSchema[field.header.key].columnTitle)\(label ?? ""): \(outlookValue)"
  }

  /// The field's text, or its parts, on one line.
  private var outlookValue: String {
    let parts = records[field.range].compactMap { record -> String? in
      switch record.part {
      case .value, .component, .formattedAddress: bytes[record.text.range].string
      default: nil
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ").replacing("\n", with: ", ")
  }
}
