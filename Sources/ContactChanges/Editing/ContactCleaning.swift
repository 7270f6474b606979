import ContactLikeness
import ContactModel
import LocaleSupport
import SourceText

/// Something that is cleaned up in a whole contact.
enum ContactCleaning: Hashable, Sendable {
  case trimming, deduplicatingValues, titleCasing

  func cleaned(_ contact: Contact) -> Contact {
    switch self {
    case .trimming: Self.trimmed(contact)
    case .deduplicatingValues: Self.deduplicated(contact)
    case .titleCasing: NameCase.cleaned(contact)
    }
  }

  // MARK: Blanks

  private static func trimmed(_ contact: Contact) -> Contact {
    var result = contact
    for schema in FieldSchema.all where contact.has(schema.key) {
      guard schema.kind != .preserved, schema.kind != .media, schema.kind != .date else { continue }
      let values = contact[Field<JSONFieldValue>(schema.key)]
      let cleaned = values.compactMap { value -> LabeledValue<JSONFieldValue>? in
        var value = value
        value.value = JSONFieldValue(trimmed(value.value.json))
        return FieldMember.isEmpty(value.value, schema.key) ? nil : value
      }
      result = result.setting(schema.key, to: cleaned)
    }
    return result
  }

  private static func trimmed(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): return .string(trimmed(text))
    case .array(let items):
      return .array(items.map(trimmed).filter { $0 != .string("") })
    case .object(let members):
      return .object(
        members.map { JSON.Member($0.name, trimmed($0.value)) }
          .filter { $0.value != .string("") && $0.value != .array([]) })
    default: return json
    }
  }

  /// The lines of a text without blanks at their ends and with one blank between words.
  private static func trimmed(_ text: String) -> String {
    let isBlank: (Unicode.Scalar) -> Bool = {
      $0 != "\n" && ($0.properties.isWhitespace || $0 == "\u{200B}" || $0 == "\u{FEFF}")
    }
    guard text.unicodeScalars.contains(where: { isBlank($0) || $0 == "\n" }) else { return text }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      line in
      // An ideographic space between names in Chinese characters stays one.
      line.split(whereSeparator: isBlank).map { String(Substring($0)) }
        .joined(separator: line.contains("\u{3000}") ? "\u{3000}" : " ")
    }
    while let last = lines.last, last.isEmpty { lines.removeLast() }
    while let first = lines.first, first.isEmpty { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }

  // MARK: Repeated values

  private static func deduplicated(_ contact: Contact) -> Contact {
    var result = contact
    for schema in FieldSchema.all where contact.has(schema.key) {
      let values = contact[Field<JSONFieldValue>(schema.key)]
      guard values.count > 1 else { continue }
      var kept: [LabeledValue<JSONFieldValue>] = []
      var prepared: [PreparedValue] = []
      for value in values {
        let new = PreparedValue(value.value, schema.key)
        let place = kept.indices.first {
          canBeOne(kept[$0], value, schema) && prepared[$0].joined(with: new) == kept[$0].value
        }
        if let place {
          kept[place] = joined(kept[place], value, schema)
          if kept[place].value != prepared[place].value {
            prepared[place] = PreparedValue(kept[place].value, schema.key)
          }
        } else {
          kept.append(value)
          prepared.append(new)
        }
      }
      if kept.count < values.count { result = result.setting(schema.key, to: kept) }
    }
    return result
  }

  /// Whether nothing that is said of two values of a contact is lost where they become one.
  private static func canBeOne(
    _ a: LabeledValue<JSONFieldValue>, _ b: LabeledValue<JSONFieldValue>, _ schema: FieldSchema
  ) -> Bool {
    guard a.label == nil || b.label == nil || a.label == b.label else { return false }
    let ownA = a.parameters.filter { $0.name != "TYPE" && !b.parameters.contains($0) }
    let ownB = b.parameters.filter { $0.name != "TYPE" && !a.parameters.contains($0) }
    guard ownA.isEmpty || ownB.isEmpty else { return false }
    // Of two notes that read alike, either may be meant as it stands.
    return a.value == b.value || schema.key != .note && schema.key != .preserved
  }

  /// One value for two that are the same: the first, with what only the other says.
  private static func joined(
    _ a: LabeledValue<JSONFieldValue>, _ b: LabeledValue<JSONFieldValue>, _ schema: FieldSchema
  ) -> LabeledValue<JSONFieldValue> {
    var result = a
    // A number with its country code says more.
    if schema.key == .phoneNumber, let x = a.value.json.string, let y = b.value.json.string,
      !(NumberForm(x)?.isInternational ?? false), NumberForm(y)?.isInternational ?? false
    {
      result.value = b.value
    }
    result.label = a.label ?? b.label
    result.preference = [a.preference, b.preference].compactMap { $0 }.min()
    for parameter in b.parameters where !result.parameters.contains(parameter) {
      result.parameters.append(parameter)
    }
    return result
  }
}
