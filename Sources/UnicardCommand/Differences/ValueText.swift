import ContactFormatting
import ContactModel

/// A value as a difference shows it: as its reader wants it, and, where two values look alike so, with
/// all that is said of it.
struct ValueText {
  /// As its reader wants it.
  let text: String
  /// The same with its preference and parameters.
  let remarked: String
  /// As it is written, with its preference and parameters.
  let written: String
  /// As JSON has it.
  let exact: String

  init(
    _ value: LabeledValue<JSONFieldValue>, _ key: ContactKey, of contact: Contact?,
    _ formats: ReaderFormats
  ) {
    let label = value.label.map { formats.labels.string(from: $0) + ": " } ?? ""
    let plain = label + Self.plain(value.value.json, key)
    let list = Self.remarks(value).joined(separator: ", ")
    let remarks = list.isEmpty ? "" : " (\(list))"
    written = VisibleText.cell(plain + remarks)
    exact = String(decoding: ContactJSON.json(value).lineBytes.dropLast(), as: UTF8.self)
    // Of a number its notation may be what differs.
    guard FieldSchema[key].kind != .phoneNumber else {
      (text, remarked) = (VisibleText.cell(plain), written)
      return
    }
    // Formatting needs the rest of the contact, such as the country of an address.
    let alone = (contact ?? Contact()).editing { $0[Field<JSONFieldValue>(key)] = [value] }
    guard let found = formats.texts(key, of: alone).first else {
      (text, remarked) = (VisibleText.cell(plain), written)
      return
    }
    let shown = (found.label.isEmpty ? "" : found.label + ": ") + found.text
    text = VisibleText.cell(shown)
    // Of a property that no field stands for, its name is worth more.
    remarked =
      FieldSchema[key].kind == .preserved ? written : VisibleText.cell(shown + remarks)
  }

  /// What each of two values that differ is shown as, so that they differ.
  static func pair(_ old: ValueText?, _ new: ValueText?) -> (before: String, after: String) {
    guard let old, let new else { return (old?.text ?? "", new?.text ?? "") }
    if old.text != new.text { return (old.text, new.text) }
    if old.remarked != new.remarked { return (old.remarked, new.remarked) }
    if old.written != new.written { return (old.written, new.written) }
    return (old.exact, new.exact)
  }

  private static func plain(_ json: JSON, _ key: ContactKey) -> String {
    guard FieldSchema[key].kind == .preserved, case .object(let members) = json else {
      return plain(json)
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
      members.map { "\($0.name): \(plain($0.value))" }.joined(separator: "; ")
    }
  }

  /// What is said of a value beside its label, in words as far as there are such.
  private static func remarks(_ value: LabeledValue<JSONFieldValue>) -> [String] {
    let label =
      value.label.map { $0.isPredefined ? [] : ["\($0.name) is a label of one's own"] } ?? []
    let preference = value.preference.map { $0 == 1 ? "preferred" : "preference \($0)" }
    let parameters = value.parameters.map { parameter in
      let values = parameter.values.joined(separator: ", ")
      return parameter.name == "TYPE" ? values.lowercased() : "\(parameter.name)=\(values)"
    }
    return label + (preference.map { [$0] } ?? []) + parameters
  }
}
