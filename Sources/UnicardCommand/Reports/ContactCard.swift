import ContactFormatting
import ContactModel
import ContactSelection
import ContactUnification
import Unicard

extension ContactCard {
  /// The card of a contact on standard output: where that is no terminal, nothing is cut.
  init(_ contact: Contact, _ formats: ReaderFormats, on console: Console) {
    self.init(
      contact: contact, style: console.outputStyle, formats: formats, today: console.today)
    cutsHeadings = console.isOutputTerminal
    width = console.isOutputTerminal ? console.width : nil
  }
}

/// A contact as people know it from an address book's page.
struct ContactCard {
  let contact: Contact
  let style: TextStyle
  let formats: ReaderFormats
  /// Ages are those of this day.
  let today: PartialDate

  /// How many columns the names of fields may take, and as many their labels.
  var widestHeading = 24
  /// Whether longer ones are cut; else their own rows alone are wider.
  var cutsHeadings = true
  /// How many columns a line may take, broken between words; nil where it may be of any length.
  var width: Int?
  private static let gap = "  "

  /// Whether each value names its field, even where the one above has the same.
  var repeatsFields = false

  /// Whether to leave out what only programs read: identifiers, and the records of a merge.
  var isForPeople = false

  /// A value with its headings.
  struct Entry {
    /// The value alone.
    let value: String
    let lines: [String]
  }

  /// The lines, safe for a terminal.
  var lines: [String] { title + entries.flatMap(\.lines) }

  /// The name, and what somebody does.
  var title: [String] {
    let name = formats.names.string(from: contact)
    let work = [
      contact.jobTitle ?? "", formats.texts(.organization, of: contact).first?.text ?? "",
    ].filter { !$0.isEmpty }
    return [style.bold(name.isEmpty ? "–" : VisibleText.cell(name))]
      + (work.isEmpty ? [] : [VisibleText.cell(work.joined(separator: ", "))])
  }

  /// The values in the order of the card, safe for a terminal.
  var entries: [Entry] {
    let rows = rows
    let fieldWidth = width(of: rows.map(\.field))
    let labelWidth = width(of: rows.map(\.label))
    let blank = String(repeating: " ", count: fieldWidth + Self.gap.utf8.count + labelWidth)
    var previous: Row?
    return rows.map { row in
      let field = row.field == previous?.field && !repeatsFields ? "" : row.field
      previous = row
      let heading =
        style.cyan(fitted(field, fieldWidth)) + Self.gap + fitted(row.label, labelWidth)
      let room = width.map { max(20, $0 - DisplayWidth.of(blank) - 2 * Self.gap.utf8.count) }
      let text = VisibleText.lines(row.text)
      let lines = (room.map { room in text.flatMap { WrappedText.lines($0, width: room) } } ?? text)
        .enumerated().map { index, line in
          Self.gap + (index == 0 ? heading : blank) + Self.gap + line
        }
      return Entry(value: row.text, lines: lines)
    }
  }

  private func width(of headings: [String]) -> Int {
    min(widestHeading, headings.map { DisplayWidth.of($0) }.max() ?? 0)
  }

  private func fitted(_ text: String, _ width: Int) -> String {
    DisplayWidth.padded(cutsHeadings ? DisplayWidth.truncated(text, to: width) : text, to: width)
  }

  // MARK: Rows

  private struct Row {
    let field: String
    let label: String
    let text: String
  }

  /// The fields in the order of the card; all others stand between these and the last.
  private static let first: [ContactKey] = [
    .formattedName, .nickname, .phoneNumber, .emailAddress, .postalAddress, .url, .socialProfile,
    .instantMessageAddress, .birthday, .alternateBirthday, .deathDate, .date, .relation,
    .organization, .category,
  ]
  private static let last: [ContactKey] = [
    .note, .image, .logo, .identifier, .created, .revision, .preserved,
  ]
  private static let order: [ContactKey] = {
    // The name and what somebody does stand above the rows.
    let placed = Set(first + last + [.name, .jobTitle, .productIdentifier])
    return first + ContactKey.allCases.filter { !placed.contains($0) } + last
  }()

  private var rows: [Row] {
    Self.order.filter { contact.has($0) && !(isForPeople && Self.isForPrograms($0)) }.flatMap {
      key in
      let field = VisibleText.cell(formats.labels.string(from: key))
      return texts(key).map {
        Row(field: field, label: VisibleText.cell($0.label), text: $0.text)
      }
    }
  }

  /// Whether a field says something about the card and nothing about the person.
  private static func isForPrograms(_ key: ContactKey) -> Bool {
    switch key {
    case .identifier, .revision, .created, .preserved, .defaultLanguage, .kind: true
    default: false
    }
  }

  private func texts(_ key: ContactKey) -> [ReaderFormats.Text] {
    let texts = formats.texts(key, of: contact)
    switch key {
    case .formattedName:
      // The card's own form of the name, where it says something else.
      let name = SearchKey.bytes(of: formats.names.string(from: contact))
      return texts.filter { SearchKey.bytes(of: $0.text) != name }
    case .organization: return Array(texts.dropFirst())
    case .birthday: return contact[.birthdays].flatMap { dated(.birthday, $0) }
    case .date: return contact.dates.flatMap { dated(.date, $0) }
    case .preserved: return preservedTexts
    default: return texts
    }
  }

  /// The properties that no field stands for. What a contact was merged from is told by where it
  /// was, and of a text that is nothing to read, such as base64, the beginning.
  private var preservedTexts: [ReaderFormats.Text] {
    var constituents = contact.constituents[...]
    return contact.preservedProperties.compactMap { property in
      let name = property.value.name
      if name == UnifiedContact.constituentPropertyName, let constituent = constituents.popFirst() {
        return ReaderFormats.Text(
          label: name, text: MergeNames.place(constituent.sourceName, constituent.index))
      }
      // A column of a table and somebody's own field are called as they were there.
      if let column = property.keptColumn {
        return ReaderFormats.Text(label: column.title, text: column.text)
      }
      let text = property.value.rawValue
      let isReadable = text.utf8.count <= Self.widestWord || text.utf8.contains(0x20)
      return ReaderFormats.Text(
        label: name, text: isReadable ? text : "\(text.prefix(Self.widestWord))…")
    }
  }

  /// How many bytes without a blank are shown at most.
  private static let widestWord = 120

  /// A date with the years since and the days until it returns, where it is one of those that
  /// people count and the contact is not dead.
  private func dated(
    _ key: ContactKey, _ date: LabeledValue<ContactDate>
  ) -> [ReaderFormats.Text] {
    let text = formats.text(date)
    let isCounted = key == .birthday || date.label == .anniversary
    guard isCounted, !contact.has(.deathDate) else { return [text] }
    let years =
      key == .birthday
      ? formats.dates.ageString(from: date.value, on: today)
      : formats.dates.durationString(from: date.value, to: today)
    let parts = [
      text.text, years,
      formats.dates.nextReturnString(of: date.value, after: today),
    ]
    return [
      ReaderFormats.Text(
        label: text.label, text: parts.compactMap { $0 }.joined(separator: " · "))
    ]
  }
}
