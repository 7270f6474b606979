import ContactModel
import FileFormats
import SourceText

// Fields that a program has no room of their own for.
extension ContactEncoder {
  /// Finds out what there is room for.
  mutating func findRoom() {
    room = FieldRoom()
    let mayLackRoom =
      rules.contains(.outlook) || hasSeveral(.note) || hasSeveral(.name)
      || hasSeveral(.formattedName) || hasSeveral(.birthday)
      || rules.contains(.oneOrganization) && (hasSeveral(.organization) || hasSeveral(.jobTitle))
    guard mayLackRoom else { return }
    var fields: [(header: FieldRecord, start: Int)] = []
    var start = 0
    while start < records.count {
      let range = fieldRange(from: start, to: records.count)
      field.read(records, range)
      if rules.contains(.outlook) { takeLabelAsTypes() }
      fields.append((field.header, start))
      start = range.upperBound
    }
    room = FieldRoom(fields, rules)
  }

  private func hasSeveral(_ key: ContactKey) -> Bool {
    records.indices.count { records[$0].key.rawValue == key.rawValue && records[$0].isValue } > 1
  }

  /// Puts the field into the note, if the program has no other room for it; false where it is to be written.
  mutating func writeWithinRoom() -> Bool {
    if room.isEnough { return false }
    let start = field.range.lowerBound
    if field.header.key == .note {
      if start == room.notes.first {
        writeJoinedNote()
      } else {
        loseForNote("NOTE", "\(reader) has one note; it stands behind the other.")
      }
      return true
    }
    let property = FieldSchema[field.header.key].propertyName(nil)
    switch room.places[start] {
    case nil: return false
    case .note:
      loseForNote(property, "\(reader) has no room left for it; it is in the note.")
      return true
    case .types(let types):
      lose(
        property, utf8(valueOnOneLine), .changed,
        "\(reader) has no room for another of its kind; it is written as one of another.")
      field.header.types = types
      return false
    }
  }

  /// Tells that the field is in the note, and what of it is not.
  private mutating func loseForNote(_ property: String, _ reason: String) {
    lose(property, utf8(valueOnOneLine), .changed, reason)
    if !statedBeside.isEmpty {
      lose(property, utf8(statedBeside), .dropped, "Notes have no parameters.")
    }
    if let code = field.countryCode {
      lose(property, bytes[code.range], .dropped, "\(reader) has no such part of an address.")
    }
  }

  /// Writes the notes and what there was no room for as one text, with the parameters of the first note.
  mutating func writeJoinedNote() {
    let current = field
    var parts = room.notes.map { bytes[records[$0].text.range].string }
    let lines = room.surplus.map { start -> String in
      field.read(records, fieldRange(from: start, to: records.count))
      return noteLine()
    }
    if !lines.isEmpty { parts.append(lines.joined(separator: "\n")) }
    if let first = room.notes.first {
      field.read(records, fieldRange(from: first, to: records.count))
    } else {
      field = FieldAttributes()
    }
    writeText("NOTE", utf8(parts.joined(separator: "\n\n")), group: .none)
    field = current
  }

  /// The field as a line for people: `Phone (Home): 030 1234`.
  private mutating func noteLine() -> String {
    let stored = field.label.map { Label(storedText: bytes[$0.range].string) }
    let label = (stored ?? field.header.types.label.label).map {
      " (\($0.title))"
    }
    return "\(FieldSchema[field.header.key].columnTitle)\(label ?? ""): \(valueOnOneLine)"
  }

  /// The field's text, or its parts, on one line.
  private var valueOnOneLine: String {
    let parts = records[field.range].compactMap { record -> String? in
      switch record.part {
      case .value, .component, .formattedAddress: bytes[record.text.range].string
      default: nil
      }
    }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ").replacing("\n", with: ", ")
  }
}
