import ContactFormatting
import ContactModel
import ContactUnification

/// A value as a difference shows it: as its reader wants it, and, where two values look alike so, with
/// all that is said of it, and at last with its blanks made visible.
struct ValueText {
  /// As its reader wants it, safe for a terminal.
  var text: String { VisibleText.cell(forms[0]) }
  /// The text as its reader wants it, with its preference and parameters, as it is written, and with all
  /// that there is of it.
  private let forms: [String]

  init(
    _ value: LabeledValue<JSONFieldValue>, _ key: ContactKey, of contact: Contact?,
    _ formats: ReaderFormats
  ) {
    let label = value.label.map { formats.labels.string(from: $0) + ": " } ?? ""
    let plain = label + Self.plain(value.value.json, key)
    let written = plain + Self.remarks(value)
    let exact = Self.plain(ContactJSON.json(value))
    // Formatting needs the rest of the contact, such as the country of an address.
    let alone = (contact ?? Contact()).editing { $0[Field<JSONFieldValue>(key)] = [value] }
    if key == .preserved, let property = alone.preservedProperties.first {
      let shown = Self.text(of: property)
      forms = [shown, shown + Self.remarks(value, isColumn: true), written, exact]
    } else if FieldSchema[key].kind != .phoneNumber, let found = formats.texts(key, of: alone).first
    {
      let shown = (found.label.isEmpty ? "" : found.label + ": ") + found.text
      forms = [shown, shown + Self.remarks(value), written, exact]
    } else {
      // Of a number its notation may be what differs.
      forms = [plain, written, written, exact]
    }
  }

  /// What each of two values that differ is shown as, so that they differ.
  static func pair(_ old: ValueText?, _ new: ValueText?) -> (before: String, after: String) {
    guard let old, let new else { return (old?.text ?? "", new?.text ?? "") }
    for (before, after) in zip(old.forms, new.forms)
    where BlankMarks.look(of: before) != BlankMarks.look(of: after) {
      return (VisibleText.cell(before), VisibleText.cell(after))
    }
    let differing = zip(old.forms, new.forms).first { $0 != $1 } ?? (old.forms[0], new.forms[0])
    return (BlankMarks.marked(differing.0), BlankMarks.marked(differing.1))
  }

  /// A property that no field stands for: what it is called in its table or by itself, and its text.
  private static func text(of property: LabeledValue<PreservedProperty>) -> String {
    let column = property.keptColumn
    return "\(column?.title ?? property.value.name): \(column?.text ?? property.value.rawValue)"
  }

  private static func plain(_ json: JSON, _ key: ContactKey) -> String {
    guard case .object(let members) = json else { return plain(json) }
    switch FieldSchema[key].kind {
    case .date:
      // The text says all that its parts do.
      guard let text = members.first(where: { $0.name == "text" }) else { return plain(json) }
      return plain(text.value)
    case .preserved: break
    default: return plain(json)
    }
    return members.map { plain($0.value) }.joined(separator: ": ")
  }

  /// A text for itself, of several parts each with its name.
  private static func plain(_ json: JSON) -> String {
    switch json {
    case .null: ""
    case .bool(let flag): flag ? "yes" : "no"
    case .number(let number): String(number)
    case .fraction(let number): String(number)
    case .string(let text): text
    case .array(let items): items.map(plain).joined(separator: ", ")
    case .object(let members):
      members.map { "\(MatchExplanation.words($0.name)): \(plain($0.value))" }
        .joined(separator: "; ")
    }
  }

  /// What is said of a value beside its label, in words as far as there are such.
  ///
  /// - Parameter isColumn: Whether its column's name stands in front.
  private static func remarks(
    _ value: LabeledValue<JSONFieldValue>, isColumn: Bool = false
  ) -> String {
    let label =
      value.label.map { $0.isPredefined ? [] : ["\($0.name) is a label of one's own"] } ?? []
    let preference = value.preference.map { $0 == 1 ? "preferred" : "preference \($0)" }
    let parameters = value.parameters.filter { !isColumn || $0.name != KeptColumn.parameter }
      .map { parameter in
        let values = parameter.values.joined(separator: ", ")
        return parameter.name == "TYPE" ? values.lowercased() : "\(parameter.name)=\(values)"
      }
    let list = (label + (preference.map { [$0] } ?? []) + parameters).joined(separator: ", ")
    return list.isEmpty ? "" : " (\(list))"
  }
}
