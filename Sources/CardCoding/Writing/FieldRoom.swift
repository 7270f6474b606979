import ContactModel
import FileFormats
import SourceText

/// What a program has room for of a contact: most have one note, and a `CNContact` has one organization and
/// title; all of them show one name and birthday, as a card has one N and BDAY at most (RFC 6350, sections 6.2.2
/// and 6.2.5). Outlook has three mailboxes and a number of most kinds, by [MS-OXVCARD], section 2.1.3. They pass
/// over what comes after, so that goes to the note.
struct FieldRoom {
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
  private var rules: Destination.Rules = []

  init() {}

  /// - Parameters:
  ///   - fields: The contact's fields, and where each begins.
  ///   - rules: What the program needs.
  init(_ fields: [(header: FieldRecord, start: Int)], _ rules: Destination.Rules) {
    self.rules = rules
    // What somebody prefers is not to go to the note for standing behind others, and nothing takes the room of what
    // is of its kind.
    let preferred = fields.filter { $0.header.preference > 0 }
      .sorted { ($0.header.preference, $0.start) < ($1.header.preference, $1.start) }
    let others = (preferred + fields.filter { $0.header.preference == 0 }).filter { field in
      if field.header.key == .note { notes.append(field.start) }
      guard let kind = kinds(field.header).first else { return false }
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
    case name, formattedName, birthday, nickname, spouse

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
      case .otherAddress: FieldRoom.otherAddress
      default: nil
      }
    }
  }

  private static let pager = TypeSet(name: "pager") ?? .none
  private static let car = TypeSet(name: "car") ?? .none
  private static let spouse = TypeSet(name: "spouse") ?? .none
  private static let isdn = TypeSet(name: "isdn") ?? .none
  /// What it calls an address that is neither of home nor of work.
  static let otherAddress = TypeSet(name: "postal") ?? .none
  private static let mobile: TypeSet = [.cell, .mobile, .iPhone]

  /// What a field can be, its own kind first; nothing for those that have room always.
  private func kinds(_ header: FieldRecord) -> [Kind] {
    let types = header.types
    switch header.key {
    case .organization where rules.contains(.oneOrganization): return [.organization]
    case .jobTitle where rules.contains(.oneOrganization): return [.title]
    case .name: return [.name]
    case .formattedName: return [.formattedName]
    case .birthday: return [.birthday]
    case _ where !rules.contains(.outlook): return []
    case .nickname: return [.nickname]
    case .relation: return types.contains(Self.spouse) ? [.spouse] : []
    case .emailAddress: return [.mailbox]
    case .url: return types.contains(.work) ? [.workPage] : [.homePage, .workPage]
    case .postalAddress:
      if types.contains(.work) { return [.workAddress, .otherAddress] }
      return types.contains(.home) ? [.homeAddress, .otherAddress] : [.otherAddress]
    case .phoneNumber: return types.isDisjoint(with: .outlookNumbers) ? Self.numbers(types) : []
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
    for kind in kinds(header).dropFirst() where take(kind) {
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
