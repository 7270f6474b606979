import ContactModel
import SourceText

/// What a program has put into a cell as it keeps it: `[{"id": "7", "number": "030 1234567", "label": "home"}]`.
enum JSONCell {
  /// A value, and what is said of it.
  struct Item: Equatable {
    var value: String
    var label = ""
  }

  static func isOne(_ text: String) -> Bool {
    guard let first = text.utf8.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "{"),
      let next = text.dropFirst().first(where: { !$0.isWhitespace })
    else { return false }
    return next == "\"" || first == UInt8(ascii: "[") && next == "{"
  }

  /// The values that it holds, each with the label that it says; nil where it says anything else of them, but for the
  /// keys of records, by which programs find them.
  static func items(of text: String) -> [Item]? {
    var text = text
    let value = text.withUTF8 { try? JSONParser.parse($0, 0..<$0.count) }
    switch value {
    case .array(let values):
      let items = values.map(items(of:))
      return items.contains { $0 == nil } ? nil : items.flatMap { $0 ?? [] }
    case let value?: return items(of: value)
    case nil: return nil
    }
  }

  private static func items(of value: JSONValue) -> [Item]? {
    guard case .object(let members) = value else {
      return text(of: value).map { [Item(value: $0)] }
    }
    var values: [Item] = []
    var label = ""
    for member in members {
      guard let text = text(of: member.value) else { return nil }
      let name = String(decoding: member.name, as: UTF8.self)
      switch HeaderFolding.folded(name) {
      case _ where text.isEmpty: break
      case let word where keys.contains(word): break
      case let word where labels.contains(word):
        guard label.isEmpty else { return nil }
        label = text
      default: values.append(Item(value: text, label: name))
      }
    }
    // The name of the one value says what all of them are, and that of one of several which it is.
    if values.count == 1 { return [Item(value: values[0].value, label: label)] }
    let areLabelled = values.allSatisfy {
      Label(predefinedName: LabelWords().name($0.label)) != nil
    }
    return values.isEmpty && label.isEmpty || label.isEmpty && areLabelled ? values : nil
  }

  private static func text(of value: JSONValue) -> String? {
    value.text.map { String(decoding: $0, as: UTF8.self).trimmed }
  }

  private static let keys = CellWords.folded("key of record")
  private static let labels = CellWords.folded("name of label")

  /// What is told where the keys were left out.
  static let note =
    "The cell is JSON, as a program keeps values; what it holds was read, without the keys of records."
  static let noteHint = "Export the table with a value in each cell."
}

extension ColumnReaders {
  /// A column of pages or mailboxes that a program has written as JSON.
  mutating func addJSON(_ number: Int) {
    var meaning = meaning(number)
    let slots = (0..<PhoneReader.limit).map { place in
      meaning.number = ownNumber(number) + place
      meaning.part = .value
      let value = add(meaning, number)
      meaning.part = .label
      return PhoneReader.Slot(value: value, label: add(meaning, number))
    }
    let rest = add(ColumnMeaning(.keep), number)
    let isOfMail = meaning.key == .emailAddress
    let words = LabelWords(mapping.language, of: isOfMail ? .emailAddress : .url)
    readers.append(
      CellReader(sources: [number], targets: slots.flatMap { [$0.value, $0.label] } + [rest]) {
        row in
        let text = row.text(number)
        guard JSONCell.isOne(text) else { return row.set(slots[0].value, text) }
        guard let items = JSONCell.items(of: text), items.count <= slots.count else {
          // Of what is no mailbox, that is told anyway.
          guard !isOfMail else { return row.set(slots[0].value, text) }
          row.noteUnread(text, number)
          return row.set(rest, text)
        }
        row.note(.cellJSON, JSONCell.note, hint: JSONCell.noteHint, number)
        for (slot, item) in zip(slots, items) {
          row.set(slot.value, item.value)
          row.set(slot.label, words.name(item.label))
        }
      } cells: { parts in
        [[number: slots.map { parts.text($0.value) }.joinedFilled(", ")]]
      })
  }
}

extension ReshapedRow {
  /// Says that a text in a column of values to reach somebody by is none as it stands.
  mutating func noteUnread(_ text: String, _ column: Int) {
    note(
      RowDiagnostic(
        code: .cellUnread, severity: .warning,
        message: "'\(text)' is not what its column holds, or not all of it; it was kept as text.",
        hint: "Correct the cell.", column: column))
  }
}
