import ContactFormatting
public import ContactModel
public import LocaleSupport

/// A contact as text that a person edits: a line a value, with the field and its label in front.
///
/// ```
/// name
///   family: Lee
///   given: Ann
/// phone (Mobile): +49 171 5550123
/// note: The first line
/// | and the second
/// ```
///
/// Values that are left as they are keep all that the text does not show: parameters, preferences,
/// the bytes of a picture. So text that is not edited changes nothing.
public struct ContactText: Sendable {
  let labels: LabelNames

  /// Text for readers of a locale, who see labels in their language.
  public init(locale: LocaleIdentifier) { labels = LabelNames(locale: locale) }

  /// The text of a contact: its values, then the names of the fields that it could have.
  public func text(of contact: Contact) -> String {
    var lines: [String] = []
    for entry in Self.keys.flatMap({ entries(of: contact, $0) }) { lines += entry.lines }
    return (lines + [""] + Self.legend).joined(separator: "\n") + "\n"
  }

  /// The contact that an edited text says.
  ///
  /// - Parameters:
  ///   - text: What ``text(of:)`` gave for the contact, edited.
  ///   - contact: The contact that was edited.
  /// - Throws: ``ContactTextError`` at the first place that can't be read.
  public func contact(
    from text: String, editing contact: Contact
  ) throws(ContactTextError) -> Contact {
    var parser = ContactTextParser(text, labels: labels)
    let entries = try parser.parse()
    var result = contact
    for key in Self.keys {
      let old = self.entries(of: contact, key)
      let new = entries.filter { $0.key == key }
      guard old.map(\.said) != new.map(\.said) else { continue }
      let values = contact[Field<JSONFieldValue>(key)]
      result = result.setting(key, to: try Self.values(new, replacing: old, values))
    }
    return result
  }

  /// Whether a text has nothing but blank lines and comments in it.
  package static func isEmpty(_ text: String) -> Bool {
    text.utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).allSatisfy { line in
      let first = line.first { $0 != 0x20 && $0 != 0x09 }
      return first == nil || first == UInt8(ascii: "#")
    }
  }

  /// The order of fields in the text: the name first, what programs keep last.
  private static let keys: [ContactKey] = {
    let last: [ContactKey] = [
      .identifier, .source, .revision, .created, .productIdentifier, .defaultLanguage, .preserved,
    ]
    let first: [ContactKey] = [.name, .formattedName, .kind]
    return first + ContactKey.allCases.filter { !first.contains($0) && !last.contains($0) } + last
  }()

  private func entries(of contact: Contact, _ key: ContactKey) -> [ContactTextEntry] {
    contact[Field<JSONFieldValue>(key)].map { ContactTextEntry($0, key, labels) }
  }

  /// The values of a field: those whose text is as it was, and others in the place of those that
  /// are gone.
  private static func values(
    _ new: [ContactTextEntry], replacing old: [ContactTextEntry],
    _ values: [LabeledValue<JSONFieldValue>]
  ) throws(ContactTextError) -> [LabeledValue<JSONFieldValue>] {
    var unused = Array(old.indices)
    var kept = new.map { entry -> Int? in
      guard let place = unused.firstIndex(where: { old[$0].said == entry.said }) else {
        return nil
      }
      return unused.remove(at: place)
    }
    // An edited line stands where the old one stood, or still has its value or its label.
    let isSameCount = new.count == old.count
    for index in new.indices where kept[index] == nil {
      let place =
        unused.firstIndex { isSameCount && $0 == index }
        ?? unused.firstIndex { old[$0].value == new[index].value }
        ?? unused.firstIndex { old[$0].label == new[index].label }
      if let place { kept[index] = unused.remove(at: place) }
    }
    var result: [LabeledValue<JSONFieldValue>] = []
    for (index, entry) in new.enumerated() {
      guard let place = kept[index] else {
        result.append(LabeledValue(try entry.parsedValue(), label: entry.parsedLabel))
        continue
      }
      var value = values[place]
      if old[place].value != entry.value { value.value = try entry.parsedValue() }
      if old[place].label != entry.label { value.label = entry.parsedLabel }
      result.append(value)
    }
    return result
  }

  /// Comments that name all fields.
  private static let legend: [String] = {
    var lines = [
      "# A line is a value: FIELD (LABEL): VALUE. Parts stand below, indented; a longer text goes",
      "# on behind |. Lines that begin with # are comments. Labels of your own: (\"Cottage\").",
      "# Fields:",
    ]
    var line = "#  "
    for key in keys {
      let schema = FieldSchema[key]
      let parts = ContactTextEntry.members(of: schema.kind).map(\.name)
      let text =
        schema.name + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))") + ","
      if line.utf8.count + text.utf8.count > 96 {
        lines.append(line)
        line = "#  "
      }
      line += " " + text
    }
    return lines + [String(line.dropLast())]
  }()
}

/// Why a text is no contact, and where.
public struct ContactTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public let message: String
  /// What to do about it, as a sentence.
  public let hint: String?
  /// The number of the line, from 1.
  public let line: Int
  /// The number of the character in the line, from 1.
  public let column: Int
  /// The line.
  public let text: String

  /// The message.
  public var description: String { "Line \(line): \(message)" }
}
