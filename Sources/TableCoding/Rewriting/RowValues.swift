import ContactModel
import FileFormats
import SourceText

/// The values of a contact as they are compared when a row is written again.
struct RowValues {
  struct Entry {
    let key: ContactKey
    /// All that the value says, preference included.
    let exact: String
    /// The same without types and label.
    let unlabelled: String
    /// The texts that it consists of, without what is said beside them: an address as a whole where its
    /// parts are there, and the code of a country that is named.
    let texts: [String]
    /// What goes without saying beside the rest of `unlabelled`: the code of a country that is named.
    let implied: String
    /// What the value is called in reports.
    let property: String
    let shown: String
    let types: TypeSet
    let label: String
    /// Whether the label is one that types say.
    let isOfTypes: Bool
    /// Whether a row says it once, however often the contact does: a group, and what has a column or a field of
    /// its own name.
    let isSaidOnce: Bool
    /// Its records in the contact.
    let records: Range<Int>
    /// The group of the row's plan whose cells it comes from.
    var group: Int?

    /// Field and value, which are equal where the values are.
    var comparison: String { "\(key.rawValue)|" + exact }

    /// Whether another value says all of this but what goes without saying.
    func isImplied(by other: Entry) -> Bool {
      !implied.isEmpty && comparison.replacing(implied, with: "") == other.comparison
    }
  }

  var entries: [Entry] = []
  /// The name that the contact is shown under.
  var displayName = ""
  /// The one that it would be shown under without a formatted name.
  private(set) var nameBesides = ""

  init() {}

  /// - Parameter values: Memory that is used again.
  init(_ content: ContactContent, _ values: inout CellValues) {
    values.load(content)
    var said: Set<String> = []
    for number in values.values.indices {
      let entry = Self.entry(number, &values)
      if entry.isSaidOnce, !said.insert(entry.comparison).inserted { continue }
      entries.append(entry)
    }
    displayName = Self.name(content, usesFormattedName: true)
    nameBesides = Self.name(content, usesFormattedName: false)
  }

  private static func name(_ content: ContactContent, usesFormattedName: Bool) -> String {
    var name = ByteArena(capacity: 128)
    DisplayName(bytes: content.bytes, records: content.records.unsafeBuffer)
      .append(to: &name, usesFormattedName: usesFormattedName)
    return name.view.string
  }

  private static func entry(_ number: Int, _ values: inout CellValues) -> Entry {
    let value = values.values[number]
    // A column's name and text are the same in a custom field of that name.
    if let kept = KeptValue(number, &values) {
      return Entry(
        key: value.key, exact: "|\(kept.name)|\(kept.text)", unlabelled: "|\(kept.text)",
        texts: [kept.text], implied: "",
        property: kept.origin == .column ? kept.name : values.property(number),
        shown: String(kept.text.prefix(200)),
        types: value.header.types, label: kept.name, isOfTypes: false, isSaidOnce: true,
        records: value.records)
    }
    let entry = values.label(number)
    // What is so anyway is not said.
    let types = value.header.types.subtracting(.voice).subtracting(.internet)
    let label = entry.label.map { ($0.isPredefined ? "." : "") + $0.name } ?? ""
    var texts: [String] = []
    var unlabelled = "|\(value.header.preference)"
    var implied = ""
    let namesCountry = value.cells.contains {
      values.cells[$0].part == .country && !values.cells[$0].text.isEmpty
    }
    for index in value.cells {
      let cell = values.cells[index]
      let text = values.text[cell.text].string
      let part = "|\(cell.part.rawValue)=\(text)"
      unlabelled += part
      if cell.part == .countryCode, namesCountry {
        implied = part
      } else if !text.isEmpty, cell.part != .formatted || value.cells.count == 1 {
        texts.append(text)
      }
    }
    if value.hasParameters {
      for index in value.records.dropFirst() {
        let record = values.content.records[index]
        switch record.part {
        case .customType, .parameterName, .parameterValue:
          unlabelled += "|;" + values.content.bytes[record.text.range].string
        default: break
        }
      }
    }
    return Entry(
      key: value.key, exact: "\(types.rawValue)|\(label)" + unlabelled, unlabelled: unlabelled,
      texts: texts, implied: implied,
      property: values.property(number),
      shown: values.shownText(number), types: types, label: label,
      isOfTypes: value.label == nil, isSaidOnce: value.key == .category, records: value.records)
  }

  /// Whether a value is a whole name that is shown without it: a firm's is no given name.
  func isShownAnyway(_ index: Int) -> Bool {
    entries[index].key == .formattedName && entries[index].texts == [nameBesides]
  }

  /// Whether a value is a whole name, and the parts of a name here have each of its words.
  func hasParts(of entry: Entry) -> Bool {
    func words(_ texts: [String]) -> [Substring] {
      texts.flatMap { $0.split { $0.isWhitespace || $0 == "," } }
    }
    let parts = Set(words(entries.filter { $0.key == .name }.flatMap(\.texts)))
    return entry.key == .formattedName && words(entry.texts).allSatisfy(parts.contains)
  }

  /// Whether it names a firm and nobody.
  var namesFirmAlone: Bool {
    entries.contains { $0.key == .organization }
      && !entries.contains { $0.key == .name || $0.key == .formattedName }
  }

  /// The values that are in one and not in the other, each as often as it is.
  static func difference(_ old: RowValues, _ new: RowValues) -> (removed: [Int], added: [Int]) {
    var places: [String: [Int]] = [:]
    for (place, entry) in old.entries.enumerated().reversed() {
      places[entry.comparison, default: []].append(place)
    }
    var added: [Int] = []
    for (place, entry) in new.entries.enumerated()
    where places[entry.comparison]?.popLast() == nil {
      added.append(place)
    }
    return (places.values.joined().sorted(), added)
  }

  /// Leaves the values of a row alone of which another contact says more types than their cell of the
  /// label has room for, and those that would have no place with what the contact says beside them: their
  /// label stays.
  static func leaveLabels(
    _ removed: inout [Int], _ old: RowValues, _ added: inout [Int], _ new: RowValues,
    _ unplaced: Set<Int>
  ) {
    removed.removeAll { place in
      let entry = old.entries[place]
      let more = added.firstIndex {
        let other = new.entries[$0]
        return other.onlyAddsTypes(to: entry)
          || unplaced.contains($0) && other.key == entry.key && other.texts == entry.texts
      }
      if let more { added.remove(at: more) }
      return more != nil
    }
  }
}

extension RowValues.Entry {
  /// Whether the value is another with types that its label does not say: one for home of that for work,
  /// but no fax of a telephone.
  fileprivate func onlyAddsTypes(to other: RowValues.Entry) -> Bool {
    guard key == other.key, unlabelled == other.unlabelled, isOfTypes, other.isOfTypes,
      !other.types.isEmpty, types.isSuperset(of: other.types)
    else { return false }
    return label == other.label
      || !types.subtracting(types.label.rest).isSuperset(of: other.types)
  }
}
