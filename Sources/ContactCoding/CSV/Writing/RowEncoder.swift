import CSV
import ContactModel
import SourceText

/// Writes contacts as rows of a dialect. Made once a thread and reused.
///
/// What a row could not hold is found out by reading it back: whatever does not come back as it
/// was is a loss, and nothing else is.
struct RowEncoder: ~Copyable {
  private let layout: RowLayout
  private let filler: RowFiller
  private let options: WritingOptions
  private var writer: CSVWriter
  private var reader: RowDecoder
  private(set) var losses: [FieldLoss] = []

  init(_ layout: RowLayout, _ options: WritingOptions) {
    self.layout = layout
    self.options = options
    filler = RowFiller(layout)
    writer = Self.bodyWriter(layout)
    reader = RowDecoder(plan: layout.plan, source: nil)
  }

  private static func bodyWriter(_ layout: RowLayout) -> CSVWriter {
    var csv = layout.csv
    csv.hasByteOrderMark = false
    return CSVWriter(options: csv)
  }

  /// The first row, with what comes before it.
  static func header(_ layout: RowLayout) -> [UInt8] {
    var writer = CSVWriter(options: layout.csv)
    writer.write(row: layout.mapping.columns.map(\.header))
    return writer.takeBytes()
  }

  var output: Bytes { writer.bytes }

  mutating func removeOutput() { writer.removeBytes() }

  mutating func encode(_ contact: Contact) {
    losses.removeAll(keepingCapacity: true)
    let cells: [String]
    var leftovers: [RowFiller.Leftover] = []
    // Most rows of the format that holds everything need no look back.
    var isCertain = false
    if layout.dialect == .unicard {
      (cells, isCertain) = exactCells(contact)
    } else {
      (cells, leftovers) = filler.fill(contact, photos: options.photos)
    }
    // The writer has one encoding; what it can't say is lost before it is compared.
    let count = writer.unencodable.count
    let isSafe = options.isSpreadsheetSafe
    let written = cells.map { Self.guarded($0, isSafe: isSafe) }
    writer.write(row: written)
    for lost in writer.unencodable[count...] {
      losses.append(
        FieldLoss(
          key: .note, property: layout.mapping.columns[lost.column].header,
          value: String(lost.character), effect: .changed,
          reason: "The file's encoding has no such character; a question mark was written."))
    }
    if !isCertain { findLosses(contact, written, leftovers) }
  }

  private func exactCells(_ contact: Contact) -> (cells: [String], isCertain: Bool) {
    var values: [ContactKey: UnicardRow] = [:]
    var kept: [String: String] = [:]
    var isCertain = options.needs != nil
    for key in contact.keys {
      if key == .image, options.photos != .keep {
        isCertain = false
        if options.photos == .drop { continue }
      }
      var row = UnicardRow.values(key, of: contact)
      if key == .image, case .limit(let bytes) = options.photos {
        row.numbered.removeAll {
          $0[.value].hasPrefix("data:") && $0[.value].utf8.count / 4 * 3 > bytes
        }
      }
      if row.numbered.contains(where: \.isDoubtful) || !row.kept.isEmpty { isCertain = false }
      values[key] = row
      for column in row.kept { kept[column.header] = column.text }
    }
    let cells = layout.mapping.columns.map { column in
      guard case .key(let key) = column.meaning.field else { return kept[column.header] ?? "" }
      guard let row = values[key] else { return "" }
      if column.meaning.part == .list { return row.list ?? "" }
      let index = column.meaning.number - 1
      return index < row.numbered.count ? row.numbered[index][column.meaning.part] : ""
    }
    return (cells, isCertain)
  }

  // MARK: Guards

  /// The cell with an apostrophe in front where a spreadsheet would run it, if that is asked for,
  /// and where an apostrophe of its own would be taken for one.
  private static func guarded(_ cell: String, isSafe: Bool) -> String {
    guard let first = cell.utf8.first else { return cell }
    var copy = cell
    let needs = copy.withUTF8 { SpreadsheetGuard.needs(Bytes($0)) }
    if needs { return "'" + cell }
    guard isSafe, SpreadsheetGuard.isActive(first),
      !SpreadsheetGuard.isPhoneNumber(Array(cell.utf8))
    else { return cell }
    return "'" + cell
  }

  // MARK: Losses

  private mutating func findLosses(
    _ contact: Contact, _ cells: [String], _ leftovers: [RowFiller.Leftover]
  ) {
    let back = reader.decode(cells: cells) ?? Contact()
    for key in contact.keys {
      compare(key, contact, back, leftovers)
    }
  }

  private mutating func compare(
    _ key: ContactKey, _ contact: Contact, _ back: Contact, _ leftovers: [RowFiller.Leftover]
  ) {
    let values = ContactValue.values(key, of: contact)
    var others = ContactValue.values(key, of: back)
    var pending: [ContactValue] = []
    for value in values {
      if let index = others.firstIndex(where: { $0.isSame(as: value) }) {
        others.remove(at: index)
      } else {
        pending.append(value)
      }
    }
    if pending.isEmpty { return }
    if key == .formattedName, pending.count == 1, pending[0].cells.count == 1,
      back.displayName == pending[0][.value]
    {
      return
    }
    if key == .note, values.count == 1, pending[0].cells.count == 1, let other = others.first,
      other[.value].hasPrefix(pending[0][.value] + "\n\n")
    {
      return
    }
    for value in pending { compare(value, key, &others, leftovers) }
  }

  private mutating func compare(
    _ value: ContactValue, _ key: ContactKey, _ others: inout [ContactValue],
    _ leftovers: [RowFiller.Leftover]
  ) {
    if leftovers.contains(where: { $0.key == key && $0.value.isSame(as: value) }) {
      let isInNotes = RowFiller.noteLine(RowFiller.Leftover(key: key, value: value)) != nil
      let hasNotes = layout.mapping.columns.contains { $0.meaning.field == .key(.note) }
      lose(
        value, key, .dropped,
        isInNotes && hasNotes
          ? "\(layout.dialect.title) has no column left for it; it was added to the notes."
          : "\(layout.dialect.title) has no column for it.")
      return
    }
    let core = value.core
    func isSameCore(_ other: ContactValue) -> Bool {
      let otherCore = other.core
      return otherCore.count == core.count
        && zip(core, otherCore).allSatisfy { $0.part == $1.part && $0.text == $1.text }
    }
    if let index = others.firstIndex(where: { isSameCore($0) && value.saysNoMore(than: $0, key) }) {
      others.remove(at: index)
    } else if let index = others.firstIndex(where: isSameCore) {
      let isSameLabel = others[index].label == value.label
      others.remove(at: index)
      lose(
        value, key, .changed,
        isSameLabel
          ? "\(layout.dialect.title) can't say what stands beside it, such as a preference."
          : "\(layout.dialect.title) has no such label for it.")
    } else if let index = others.firstIndex(where: { Self.resembles(value, $0, key) }) {
      others.remove(at: index)
      lose(value, key, .changed, "\(layout.dialect.title) has it in another form.")
    } else {
      lose(value, key, .dropped, "\(layout.dialect.title) has no column for it.")
    }
  }

  /// Whether a value that was read back can be the one that was written.
  private static func resembles(
    _ value: ContactValue, _ other: ContactValue, _ key: ContactKey
  ) -> Bool {
    let texts = Set(other.core.map(\.text))
    if value.core.contains(where: { texts.contains($0.text) }) { return true }
    switch key {
    case .name, .organization, .gender, .note, .birthday, .formattedName: return true
    default: return value.core.contains { part in texts.contains { $0.contains(part.text) } }
    }
  }

  private mutating func lose(
    _ value: ContactValue, _ key: ContactKey, _ effect: ConversionLoss.Effect, _ reason: String
  ) {
    let text = value.core.map(\.text).joined(separator: "; ")
    losses.append(
      FieldLoss(
        key: key, property: LossNames.property(key, value), value: String(text.prefix(200)),
        effect: effect, reason: reason))
  }
}

/// The vCard property of a field, by which losses are named.
enum LossNames {
  static func property(_ key: ContactKey, _ value: ContactValue) -> String {
    switch key {
    case .identifier: "UID"
    case .kind: "KIND"
    case .formattedName: "FN"
    case .name: "N"
    case .nickname: "NICKNAME"
    case .phoneticGivenName: "X-PHONETIC-FIRST-NAME"
    case .phoneticMiddleName: "X-PHONETIC-MIDDLE-NAME"
    case .phoneticFamilyName: "X-PHONETIC-LAST-NAME"
    case .previousFamilyName: "X-MAIDENNAME"
    case .organization: "ORG"
    case .phoneticOrganizationName: "X-PHONETIC-ORG"
    case .jobTitle: "TITLE"
    case .role: "ROLE"
    case .birthday: "BDAY"
    case .alternateBirthday: "X-ALTBDAY"
    case .deathDate: "DEATHDATE"
    case .date: value.label == .anniversary ? "ANNIVERSARY" : "X-ABDATE"
    case .phoneNumber: "TEL"
    case .emailAddress: "EMAIL"
    case .postalAddress: "ADR"
    case .url: "URL"
    case .relation: "RELATED"
    case .socialProfile: "SOCIALPROFILE"
    case .instantMessageAddress: "IMPP"
    case .note: "NOTE"
    case .image: "PHOTO"
    case .logo: "LOGO"
    case .sound: "SOUND"
    case .cryptographicKey: "KEY"
    case .category: "CATEGORIES"
    case .language: "LANG"
    case .gender: "GENDER"
    case .pronouns: "PRONOUNS"
    case .grammaticalGender: "GRAMGENDER"
    case .timeZone: "TZ"
    case .position: "GEO"
    case .birthPlace: "BIRTHPLACE"
    case .deathPlace: "DEATHPLACE"
    case .expertise: "EXPERTISE"
    case .hobby: "HOBBY"
    case .interest: "INTEREST"
    case .organizationDirectory: "ORG-DIRECTORY"
    case .contactURI: "CONTACT-URI"
    case .calendarAddress: "CALADRURI"
    case .calendar: "CALURI"
    case .freeBusy: "FBURL"
    case .member: "MEMBER"
    case .source: "SOURCE"
    case .revision: "REV"
    case .created: "CREATED"
    case .productIdentifier: "PRODID"
    case .defaultLanguage: "LANGUAGE"
    case .preserved: value[.name]
    }
  }
}
