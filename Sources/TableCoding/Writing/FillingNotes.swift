import ContactModel
import FileFormats
import LocaleSupport
import SourceText

// What no column holds, as lines for people.
extension RowFiller {
  /// Adds what found no column to the notes, where the row has any.
  mutating func addToNotes() {
    guard row.placements.contains(.noRoom) || row.placements.contains(.otherForm),
      let column = groups(.note).first?.group.value, column >= 0
    else { return }
    var start: Int?
    for value in values.values.indices {
      let text = needsNote(value) ? noteLine(value) : linesOfParts(value)
      guard let line = text else { continue }
      if start == nil {
        start = values.text.count
        values.text.appendCopy(of: row[column])
        if !row[column].isEmpty { values.text.append(ascii: "\n\n") }
      } else {
        values.text.append(ascii: "\n")
      }
      values.text.append(utf8: line)
      row.settle(value, .noted)
    }
    guard let start else { return }
    row.put(
      start..<values.text.count, column, max(row.owners[column], values.field(.note).lowerBound))
  }

  /// Whether a value is not in the row, or is a card whose name alone is there.
  private func needsNote(_ value: Int) -> Bool {
    switch row.placements[value] {
    case .noRoom: true
    case .otherForm where values.values[value].key == .relation:
      !NestedCard.numbers(in: values.text[values.range(value, .value)]).isEmpty
    default: false
    }
  }

  /// The parts of a name or an organization that the dialect has no column for, a line each; nil for none. A column of
  /// whole names has all parts.
  private func linesOfParts(_ value: Int) -> String? {
    let key = values.values[value].key
    let isInWholeName = key == .name && wholeName != nil
    guard [.otherForm, .otherFormAndLabel].contains(row.placements[value]), !isInWholeName else {
      return nil
    }
    let lines = values.values[value].cells.compactMap { index -> String? in
      let cell = values.cells[index]
      guard let title = Self.titlesOfParts[cell.part], !values.text[cell.text].isEmpty,
        groups(key).allSatisfy({ $0.group.column(cell.part) < 0 })
      else { return nil }
      let text = values.text[cell.text].string.replacing(ContactValue.separator, with: ", ")
      return "\(title): \(text.replacing("\n", with: ", "))"
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static let titlesOfParts: [ColumnMeaning.Part: String] = [
    .prefix: "Name Prefix", .middle: "Middle Name", .suffix: "Name Suffix", .unit: "Department",
  ]

  /// Whether values of the field say something to people, not only to programs.
  private static func isForPeople(_ key: ContactKey) -> Bool {
    switch key {
    case .preserved, .emailAddress, .phoneNumber, .postalAddress, .url, .relation, .date,
      .socialProfile, .instantMessageAddress, .nickname, .jobTitle, .role, .organization,
      .birthday, .deathDate, .hobby, .interest, .expertise, .birthPlace, .deathPlace, .gender,
      .name, .pronouns, .previousFamilyName, .phoneticGivenName, .phoneticMiddleName,
      .phoneticFamilyName, .phoneticOrganizationName, .alternateBirthday, .category:
      true
    default: false
    }
  }

  private static func onOneLine(_ text: Bytes) -> String {
    var line = text.string
    if text.firstColons(in: text.indices) != nil {
      line = line.replacing(ContactValue.separator, with: " ")
    }
    return text.contains(0x0A) ? line.replacing("\n", with: ", ") : line
  }

  /// A value as a line for people; nil for what only programs read.
  private mutating func noteLine(_ value: Int) -> String? {
    let key = values.values[value].key
    guard Self.isForPeople(key) else { return nil }
    if key == .preserved {
      guard let kept = KeptValue(value, &values), !kept.text.isEmpty else { return nil }
      return "\(kept.name): \(kept.text)"
    }
    let service = values.string(value, .service)
    let entry = values.label(value)
    // A telex is no telephone.
    let label =
      entry.label ?? entry.rest.subtracting(.voice).nameOfLine.map { Label.custom($0) }
    var title = service
    if service.isEmpty, let noteTitle = options.noteTitle {
      title = noteTitle(key, label)
    } else {
      if service.isEmpty { title = UnicardHeaders.title(of: key) }
      if let label { title += " (\(label.title))" }
    }
    let isOfParts = values.values[value].cells.count > 1
    let text = values.values[value].cells.filter {
      switch values.cells[$0].part {
      case .service, .calendar, .sex: false
      // Its parts say it.
      case .formatted: !isOfParts
      default: true
      }
    }.map {
      let cell = values.text[values.cells[$0].text]
      return dayWithoutYear($0, of: value) ?? NestedCard.summary(of: cell) ?? Self.onOneLine(cell)
    }.joined(separator: ", ")
    let calendar = values.calendar(value)
    return text.isEmpty ? nil : "\(title): \(text)" + (calendar.isEmpty ? "" : " (\(calendar))")
  }

  /// A date of no year as people say it, who don't read `--0829`; nil for any other.
  private func dayWithoutYear(_ cell: Int, of value: Int) -> String? {
    guard case .date = values.values[value].header.form, values.calendar(value).isEmpty,
      let date = PartialDate(parsing: values.text[values.cells[cell].text]), date.year == nil,
      let month = date.month, let day = date.day, !date.hasTime
    else { return nil }
    let locale = LocaleIdentifier(layout.language) ?? LocaleIdentifier(language: "en")
    return DatePattern(locale: locale, calendar: "gregorian", skeleton: "MMMMd")?.string(
      from: DatePattern.Components(month: month, day: day))
  }
}
