import ContactModel
import FileFormats
import SourceText

/// The values of a field as the format `csv` has them.
struct UnicardField {
  /// The values that have columns of their own.
  var numbered: Range<Int>
  /// Values that share a cell: categories that have nothing but their text.
  var list: Range<Int>?
  /// Values that came from columns without a field, with the names of these.
  var kept: [(value: Int, header: String, text: String)] = []
}

extension CellValues {
  mutating func unicardField(_ values: Range<Int>, _ options: WritingOptions) -> UnicardField {
    var field = UnicardField(numbered: values)
    switch self.values[values.lowerBound].key {
    case .category:
      field.list = list(values)
      if field.list != nil { field.numbered = values.lowerBound..<values.lowerBound }
    case .preserved where options.isForSpreadsheet:
      var headers: Set<String> = []
      for value in values {
        // People look for a custom field under its name.
        guard let found = KeptValue(value, &self), !found.name.isEmpty,
          UnicardHeaders.meaning(of: found.name) == nil, headers.insert(found.name).inserted
        else { continue }
        field.kept.append((value, found.name, found.text))
      }
    case .preserved:
      // Their columns stand behind all others, so only the last values keep their order there.
      var headers: Set<String> = []
      var end = values.upperBound
      while end > values.lowerBound, let found = KeptValue(end - 1, &self),
        found.origin == .column,
        UnicardHeaders.meaning(of: found.name) == nil, headers.insert(found.name).inserted
      {
        field.kept.append((end - 1, found.name, found.text))
        end -= 1
      }
      field.kept.reverse()
      field.numbered = values.lowerBound..<end
    default: break
    }
    return field
  }

  private mutating func list(_ field: Range<Int>) -> Range<Int>? {
    for value in field {
      let text = text[range(value, .value)]
      guard let first = text.first, first != 0x20, text.last != 0x20,
        text.firstColons(in: text.indices) == nil, isBare(value)
      else { return nil }
    }
    let start = text.count
    for value in field {
      if value > field.lowerBound { text.append(ascii: " ::: ") }
      text.appendCopy(of: range(value, .value))
    }
    return start..<text.count
  }

  /// Whether a value is wanted: pictures may not be, and in a spreadsheet they are none.
  func isWanted(_ value: Int, _ options: WritingOptions) -> Bool {
    let header = values[value].header
    let isData = if case .base64 = header.form { true } else { false }
    if options.isForSpreadsheet, isData { return false }
    guard header.key == .image else { return true }
    return switch options.photos {
    case .keep: true
    case .drop: false
    case .limit(let limit): !isData || header.text.range.count / 4 * 3 <= limit
    }
  }

  // MARK: Parameters

  /// Whether anything is said about a value that its label does not say.
  mutating func saysMore(_ value: Int) -> Bool {
    values[value].hasParameters || values[value].header.preference != 0
      || label(value).rest.rawValue != 0
  }

  /// What is said about a value beside its label, as vCard says it.
  ///
  /// - Parameter withLabel: Whether the type that became the label is among them.
  mutating func parameters(_ value: Int, withLabel: Bool = true) -> [Parameter] {
    let found = values[value]
    var parameters: [Parameter] = []
    if found.header.preference != 0 {
      parameters.append(Parameter("PREF", String(found.header.preference)))
    }
    var types = label(value).rest.memberNames
    var named: [(name: String, items: [String])] = []
    for index in found.records.dropFirst() {
      let text = content.bytes[content.records[index].text.range]
      switch content.records[index].part {
      case .customType where !withLabel && index == found.typeInsteadOfLabel: break
      case .customType: types.append(text.string)
      case .parameterName: named.append((text.string, []))
      case .parameterValue where !named.isEmpty: named[named.count - 1].items.append(text.string)
      default: break
      }
    }
    if !types.isEmpty { parameters.append(Parameter("TYPE", values: types)) }
    parameters += named.map { Parameter($0.name, values: $0.items) }
    switch (FieldSchema[found.key].kind, found.header.form) {
    case (_, .base64) where found.key == .preserved: parameters.append(Parameter("ENCODING", "b"))
    case (.date, .text) where PartialDate(content.bytes[found.header.text.range].string) != nil,
      (.media, .text), (.media, .date):
      parameters.append(Parameter("VALUE", "text"))
    default: break
    }
    return parameters
  }
}

/// A preserved property that was a column or a custom field of another file.
struct KeptValue {
  enum Origin {
    /// A column of somebody's own table.
    case column
    /// A column that a program has beside those of fields, and a property of its own for.
    case programColumn
    /// A field whose owner named it.
    case customField
  }

  /// The column's header, or the custom field's label.
  let name: String
  let text: String
  let origin: Origin

  /// The headers of programs' own columns in English, by the properties that these are in vCards.
  private static let programColumns: [String: String] = {
    var headers: [String: String] = [:]
    for table in HeaderTable.all where table.language == "en" {
      for (header, meaning) in table.columns where meaning.field == .keep {
        if !meaning.label.isEmpty { headers[meaning.label] = header }
      }
    }
    return headers
  }()

  /// Nil where the property is none of these, or has more than can be given back.
  init?(_ value: Int, _ values: inout CellValues) {
    let found = values.values[value]
    guard found.key == .preserved, found.header.preference == 0, found.header.types.rawValue == 0
    else { return nil }
    let raw = values.string(value, .value)
    text = KeptColumn.unescaped(raw)
    guard KeptColumn.escaped(text) == raw else { return nil }
    let property = values.string(value, .name)
    let label = values.label(value).label
    if found.hasParameters {
      let parameters = values.parameters(value)
      guard parameters.count == 1, parameters[0].name == KeptColumn.parameter,
        parameters[0].values.count == 1, label == nil, let header = parameters[0].values.first,
        !header.isEmpty, property != KeptColumn.customProperty,
        property == RowPlan.propertyName(header)
      else { return nil }
      (origin, name) = (.column, header)
    } else if property == KeptColumn.customProperty {
      (origin, name) = (.customField, label?.name ?? "")
    } else {
      guard label == nil, let header = Self.programColumns[property] else { return nil }
      (origin, name) = (.programColumn, header)
    }
  }
}
