import ContactModel
import SourceText

// What no column holds, as lines for people.
extension RowFiller {
  /// Adds what is left over to the notes, where the row has any; `noted` becomes what was added.
  func addToNotes(
    _ leftovers: [Int], _ values: inout CellValues, _ row: inout Row, noted: inout [Int]
  ) {
    guard let column = groups(.note).first?.group.value else { return }
    var start: Int?
    for value in leftovers where Self.isForPeople(values.values[value].key) {
      guard let line = Self.noteLine(values.values[value].key, values.contactValue(value)) else {
        continue
      }
      if start == nil {
        start = values.text.count
        values.text.appendCopy(of: row[column])
        if !row[column].isEmpty { values.text.append(ascii: "\n\n") }
      } else {
        values.text.append(ascii: "\n")
      }
      values.text.append(utf8: line)
      noted.append(value)
    }
    if let start { row[column] = start..<values.text.count }
  }

  /// Whether values of the field say something to people, not only to programs.
  static func isForPeople(_ key: ContactKey) -> Bool {
    switch key {
    case .preserved, .emailAddress, .phoneNumber, .postalAddress, .url, .relation, .date,
      .socialProfile, .instantMessageAddress, .nickname, .jobTitle, .role, .organization,
      .birthday, .deathDate, .hobby, .interest, .expertise, .birthPlace, .deathPlace, .gender,
      .name, .pronouns, .previousFamilyName, .phoneticGivenName, .phoneticFamilyName,
      .alternateBirthday:
      true
    default: false
    }
  }

  private static func onOneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == UInt8(ascii: ":") }) else { return text }
    var line = ""
    var rest = text.utf8[...]
    while let byte = rest.first {
      if rest.starts(with: ContactValue.separator.utf8) {
        line += " "
        rest = rest.dropFirst(ContactValue.separator.utf8.count)
      } else if byte == 0x0A {
        line += ", "
        rest = rest.dropFirst()
      } else {
        let end = rest.dropFirst().firstIndex { $0 == 0x0A || $0 == 0x20 } ?? rest.endIndex
        line += Substring(rest[..<end])
        rest = rest[end...]
      }
    }
    return line
  }

  /// A value as a line for people; nil for what only programs read.
  static func noteLine(_ key: ContactKey, _ value: ContactValue) -> String? {
    guard isForPeople(key) else { return nil }
    if key == .preserved {
      guard let kept = KeptValue(value), !kept.text.isEmpty else { return nil }
      return "\(kept.name): \(kept.text)"
    }
    var title = UnicardHeaders.title(of: key)
    if !value[.service].isEmpty { title = value[.service] }
    if let label = value.label { title += " (\(RowLabel.title(of: label)))" }
    let text = value.core.filter { $0.part != .service && $0.part != .calendar }
      .map { onOneLine($0.text) }.joined(separator: ", ")
    return text.isEmpty ? nil : "\(title): \(text)"
  }
}
