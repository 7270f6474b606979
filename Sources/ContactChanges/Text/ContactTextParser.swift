import ContactModel
import LocaleSupport

/// Reads the text of a contact line by line.
struct ContactTextParser {
  private let lines: [[UInt8]]
  private let labels: LabelNames
  private var number = 0
  private var entries: [ContactTextEntry] = []

  init(_ text: String, labels: LabelNames) {
    self.labels = labels
    lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      var line = Array(line)
      if line.last == 0x0D { line.removeLast() }
      return line
    }
  }

  private func failure(
    _ message: String, hint: String? = nil, at offset: Int = 0
  ) -> ContactTextError {
    let line = lines[number]
    let before = String(decoding: line.prefix(offset), as: UTF8.self)
    return ContactTextError(
      message: message, hint: hint, line: number + 1, column: before.count + 1,
      text: String(decoding: line, as: UTF8.self))
  }

  private func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  mutating func parse() throws(ContactTextError) -> [ContactTextEntry] {
    for index in lines.indices {
      number = index
      let line = lines[index]
      let start = line.firstIndex { !Self.isBlank($0) } ?? line.count
      guard start < line.count, line[start] != UInt8(ascii: "#") else { continue }
      if line[start] == UInt8(ascii: "|") {
        try continueText(line, from: start + 1)
      } else if start > 0 {
        try readPart(line, from: start)
      } else {
        try readHeader(line)
      }
    }
    return entries
  }

  /// `| more of the text above`
  private mutating func continueText(_ line: [UInt8], from start: Int) throws(ContactTextError) {
    guard var entry = entries.popLast(), let last = entry.said.value.indices.last else {
      throw failure("There is no text above that could go on here.", hint: "Remove the |.")
    }
    let rest = line[start...].first == 0x20 ? line[(start + 1)...] : line[start...]
    entry.said.value[last].text += "\n" + text(rest)
    entries.append(entry)
  }

  /// `  city: Jena`
  private mutating func readPart(_ line: [UInt8], from start: Int) throws(ContactTextError) {
    guard var entry = entries.popLast() else {
      throw failure(
        "This part belongs to no field.", hint: "Remove the blanks in front.", at: start)
    }
    let schema = FieldSchema[entry.key]
    let members = ContactTextEntry.members(of: schema.kind)
    guard !members.isEmpty else {
      throw failure(
        "\(schema.name) has no parts.",
        hint: "Write | in front of a text that goes on, and fields without blanks in front.",
        at: start)
    }
    guard let colon = line[start...].firstIndex(of: UInt8(ascii: ":")) else {
      throw failure("There is no colon behind the part's name.", at: line.count)
    }
    let name = FieldValueText.trimmed(text(line[start..<colon]))
    guard
      let member = members.first(where: { $0.name.lowercased() == name.lowercased() })
        ?? members.first(where: { $0.member.part == FieldPart(name: name) })
    else {
      throw failure(
        "\(schema.name) has no part “\(name)”.",
        hint: "Its parts are \(members.map(\.name).joined(separator: ", ")).", at: start)
    }
    entry.said.value.append(
      ContactTextEntry.Part(name: member.name, text: Self.value(line, after: colon)))
    entries.append(entry)
  }

  /// `phone (Mobile): +49 …`
  private mutating func readHeader(_ line: [UInt8]) throws(ContactTextError) {
    let end =
      line.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "(") } ?? line.count
    let name = FieldValueText.trimmed(text(line[..<end]))
    guard let schema = FieldSchema(name: name) else {
      throw failure(
        "There is no field “\(name)”.",
        hint: Self.suggestion(for: name).map { "Did you mean \($0)?" }
          ?? "The comments at the end name all fields; a text that goes on begins with |.")
    }
    var next = end
    var label = ""
    var parsed: Label?
    if next < line.count, line[next] == UInt8(ascii: "(") {
      (label, parsed, next) = try readLabel(line, from: next)
    }
    while next < line.count, Self.isBlank(line[next]) { next += 1 }
    let isStructured = !ContactTextEntry.members(of: schema.kind).isEmpty
    var entry = ContactTextEntry(
      schema.key, label: label, parsed: parsed,
      place: ContactTextEntry.Place(line: number + 1, text: text(line)))
    if next < line.count, line[next] == UInt8(ascii: ":") {
      let value = Self.value(line, after: next)
      let before = text(line[...next])
      entry.place.column = before.count + (line.dropFirst(next + 1).first == 0x20 ? 2 : 1)
      if !isStructured || !FieldValueText.trimmed(value).isEmpty {
        entry.said.value = [ContactTextEntry.Part(name: "", text: value)]
      }
    } else if next < line.count || !isStructured {
      throw failure(
        "There is no colon between the field and its value.",
        hint: "Write \(schema.name): and the value.", at: next)
    }
    entries.append(entry)
  }

  private func readLabel(
    _ line: [UInt8], from open: Int
  ) throws(ContactTextError) -> (String, Label?, Int) {
    var next = open + 1
    while next < line.count, Self.isBlank(line[next]) { next += 1 }
    guard next < line.count, line[next] == UInt8(ascii: "\"") else {
      guard let close = Self.closing(line, from: open) else {
        throw failure("This parenthesis is never closed.", hint: "Add a ).", at: open)
      }
      let name = FieldValueText.trimmed(text(line[next..<close]))
      guard !name.isEmpty else { return ("", nil, close + 1) }
      let label = labels.label(name)
      return (labels.text(of: label), label, close + 1)
    }
    var name: [UInt8] = []
    next += 1
    while next < line.count, line[next] != UInt8(ascii: "\"") {
      if line[next] == UInt8(ascii: "\\"), next + 1 < line.count {
        next += 1
        name.append(line[next] == UInt8(ascii: "n") ? 0x0A : line[next])
      } else {
        name.append(line[next])
      }
      next += 1
    }
    guard next < line.count,
      let close = line[next...].firstIndex(of: UInt8(ascii: ")"))
    else { throw failure("The label in quotes is never closed.", hint: "Add a \").", at: open) }
    let label = Label.custom(text(name))
    return (labels.text(of: label), label, close + 1)
  }

  /// The parenthesis that closes the one at a place: `(Fax (home))` has one within.
  private static func closing(_ line: [UInt8], from open: Int) -> Int? {
    var depth = 0
    for index in open..<line.count {
      if line[index] == UInt8(ascii: "(") { depth += 1 }
      if line[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// What stands behind the colon, without the blank that belongs to it.
  private static func value(_ line: [UInt8], after colon: Int) -> String {
    let rest = line[(colon + 1)...]
    return String(decoding: rest.first == 0x20 ? rest.dropFirst() : rest, as: UTF8.self)
  }

  /// The field whose name looks most like a misspelt one.
  private static func suggestion(for name: String) -> String? {
    let names = FieldSchema.all.flatMap { [$0.name] + $0.otherNames }
    guard let near = NearestName.of(name, among: names) else { return nil }
    return FieldSchema.all.first { $0.name == near || $0.otherNames.contains(near) }?.name
  }
}
