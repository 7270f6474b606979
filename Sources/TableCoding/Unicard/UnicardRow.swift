import ContactModel
import FileFormats
import SourceText

/// The values of a field as the format `csv` has them.
struct UnicardRow {
  /// The values that have columns of their own.
  private(set) var numbered: Range<Int>
  /// Values that share a cell: categories that have nothing but their text.
  private(set) var list: Range<Int>?
  /// Values that came from columns without a field, with the names of these.
  private(set) var kept: [(value: Int, header: String, text: String)] = []

  init(_ field: Range<Int>, _ values: inout CellValues) {
    numbered = field
    switch values.values[field.lowerBound].key {
    case .category:
      list = Self.list(field, &values)
      if list != nil { numbered = field.lowerBound..<field.lowerBound }
    case .preserved:
      // Their columns stand behind all others, so only the last values keep their order there.
      var headers: Set<String> = []
      var end = field.upperBound
      while end > field.lowerBound, let found = KeptValue(end - 1, &values), found.isColumn,
        UnicardHeaders.meaning(of: found.name) == nil, headers.insert(found.name).inserted
      {
        kept.append((end - 1, found.name, found.text))
        end -= 1
      }
      kept.reverse()
      numbered = field.lowerBound..<end
    default: break
    }
  }

  /// Whether a value is wanted: pictures may not be, and in a spreadsheet they are none.
  func keeps(
    _ value: Int, _ values: borrowing CellValues, _ options: WritingOptions
  ) -> Bool {
    if options.isForSpreadsheet, case .base64 = values.values[value].header.form { return false }
    if values.values[value].key != .image { return true }
    switch options.photos {
    case .keep: return true
    case .drop: return false
    case .limit(let limit):
      guard case .base64 = values.values[value].header.form else { return true }
      return values.values[value].header.text.range.count / 4 * 3 <= limit
    }
  }

  private static func list(_ field: Range<Int>, _ values: inout CellValues) -> Range<Int>? {
    for value in field {
      let text = values.text[values.range(value, .value)]
      guard let first = text.first, first != 0x20, text.last != 0x20,
        !CellValues.hasSeparator(text), values.isBare(value)
      else { return nil }
    }
    let start = values.text.count
    for value in field {
      if value > field.lowerBound { values.text.append(ascii: " ::: ") }
      values.text.appendCopy(of: values.range(value, .value))
    }
    return start..<values.text.count
  }

  // MARK: Parameters

  /// Whether anything is said about a value that its label does not say.
  static func hasParameters(_ value: Int, _ values: inout CellValues) -> Bool {
    let found = values.values[value]
    return found.hasParameters || found.header.preference != 0
      || values.label(value).rest.rawValue != 0
  }

  /// What is said about a value beside its label, as vCard writes it.
  static func parameters(_ value: Int, _ values: inout CellValues) -> Range<Int> {
    values.store(ParameterText.text(allParameters(value, &values)))
  }

  /// - Parameter withLabel: Whether the type that became the label is among them.
  static func allParameters(
    _ value: Int, _ values: inout CellValues, withLabel: Bool = true
  ) -> [Parameter] {
    let found = values.values[value]
    var parameters: [Parameter] = []
    if found.header.preference != 0 {
      parameters.append(Parameter("PREF", String(found.header.preference)))
    }
    let content = values.content
    let records = content.records
    var types = values.label(value).rest.memberNames
    var named: [Parameter] = []
    var name: String?
    var items: [String] = []
    for index in found.records.dropFirst() {
      let text = content.bytes[records[index].text.range]
      switch records[index].part {
      case .customType where !withLabel && index == found.typeInsteadOfLabel: break
      case .customType: types.append(text.string)
      case .parameterName:
        if let name { named.append(Parameter(name, values: items)) }
        name = text.string
        items = []
      case .parameterValue: items.append(text.string)
      default: break
      }
    }
    if let name { named.append(Parameter(name, values: items)) }
    if !types.isEmpty { parameters.append(Parameter("TYPE", values: types)) }
    parameters += named
    switch (found.key, found.header.form) {
    case (.preserved, .base64): parameters.append(Parameter("ENCODING", "b"))
    case (.birthday, .text), (.alternateBirthday, .text), (.deathDate, .text), (.date, .text),
      (.revision, .text), (.created, .text):
      if PartialDate(content.bytes[found.header.text.range].string) != nil {
        parameters.append(Parameter("VALUE", "text"))
      }
    case (.image, .text), (.logo, .text), (.sound, .text), (.cryptographicKey, .text),
      (.image, .date), (.logo, .date), (.sound, .date), (.cryptographicKey, .date):
      parameters.append(Parameter("VALUE", "text"))
    default: break
    }
    return parameters
  }
}

/// A preserved property that was a column or a custom field of another file.
struct KeptValue {
  /// The column's header, or the custom field's label.
  var name: String
  var text: String
  /// Whether it was a column.
  var isColumn: Bool

  /// Nil where the property is none of these, or has more than can be given back.
  init?(_ value: Int, _ values: inout CellValues) {
    let found = values.values[value]
    guard found.key == .preserved, found.header.preference == 0 else { return nil }
    let property = values.text[values.range(value, .name)]
    let isCustom = property.isSame(as: Bytes("X-CUSTOM-FIELD"))
    guard let stated = Self.statedColumn(found, values), isCustom == (stated.name == nil) else {
      return nil
    }
    let raw = values.string(value, .value)
    text = KeptColumn.unescaped(raw)
    guard KeptColumn.escaped(text) == raw else { return nil }
    let label = values.label(value).label
    if let header = stated.name {
      guard label == nil, !header.isEmpty,
        property.string == RowPlan.propertyName(header)
      else { return nil }
      name = header
      isColumn = true
    } else {
      name = label?.name ?? ""
      isColumn = false
    }
  }

  /// The name of the column that a property says it was; nil where it says something else.
  private static func statedColumn(
    _ found: CellValues.Value, _ values: borrowing CellValues
  ) -> (name: String?, Void)? {
    if values.values.isEmpty || found.header.types.rawValue != 0 { return nil }
    guard found.hasParameters else { return (nil, ()) }
    if case .base64 = found.header.form { return nil }
    var name: String?
    var isColumn = false
    for index in found.records.dropFirst() {
      let record = values.content.records[index]
      let text = values.content.bytes[record.text.range]
      switch record.part {
      case .customType: return nil
      case .parameterName:
        guard !isColumn, text.string.uppercased() == KeptColumn.parameter else { return nil }
        isColumn = true
      case .parameterValue:
        guard name == nil else { return nil }
        name = text.string
      default: break
      }
    }
    return name.map { ($0, ()) }
  }
}
