import CSV
package import ContactModel
package import FileFormats
package import SourceText

/// Writes contacts as rows of a dialect. Made once a thread and reused.
///
/// What a row could not hold is known when it is filled: each value says where it was placed.
package struct RowEncoder: ~Copyable {
  private var filler: RowFiller
  /// What is said of losses, by the number of the placement.
  private let reasons: [String?]
  private var writer: CSVWriter
  package private(set) var losses: [FieldLoss] = []
  /// Whether control characters are left out, which a program's tables have none of.
  private let leavesOutControls: Bool

  package init(_ layout: RowLayout, _ options: WritingOptions) {
    // Where every field has its columns, types stay what they are.
    filler = RowFiller(layout, options, withTypesAsLabels: layout.dialect != .unicard)
    reasons = Placement.allCases.map {
      $0.reason(layout.dialect, options)
    }
    leavesOutControls = layout.dialect != .unicard
    var csv = layout.csv
    csv.hasByteOrderMark = false
    writer = CSVWriter(options: csv)
  }

  /// The first row, with what comes before it.
  package static func header(_ layout: RowLayout) -> [UInt8] {
    var writer = CSVWriter(options: layout.csv)
    writer.write(row: layout.mapping.columns.map(\.header))
    return writer.takeBytes()
  }

  package var output: Bytes { writer.bytes }

  package mutating func removeOutput() { writer.removeBytes() }

  package mutating func encode(_ contact: Contact) {
    contact.withContent { encode($0) }
  }

  package mutating func encode(_ content: ContactContent) {
    losses.removeAll(keepingCapacity: true)
    filler.load(content)
    filler.fill()
    let unencodable = writer.unencodable.count
    let empty = Bytes("")
    // Hardly any contact has one, so all its bytes are looked at once.
    let mayHaveControls = leavesOutControls && CellTraits(content.bytes).hasControl
    var hadControls = false
    for column in filler.row.cells.indices {
      let isEmpty = filler.row[column].isEmpty
      if !isEmpty {
        if mayHaveControls, removeControls(column) { hadControls = true }
        guardCell(column)
      }
      writer.write(cell: isEmpty ? empty : filler.values.text[filler.row[column]])
    }
    writer.endRow()
    findLosses(unencodable)
    if hadControls { findControls() }
  }

  /// Takes control characters out of a cell; tells whether it had any.
  private mutating func removeControls(_ column: Int) -> Bool {
    guard hasControls(filler.row[column]) else { return false }
    let start = filler.values.text.count
    for index in filler.row[column] where !Self.isControl(filler.values.text[index]) {
      filler.values.text.append(filler.values.text[index])
    }
    filler.row.put(start..<filler.values.text.count, column, filler.row.owners[column])
    return true
  }

  private func hasControls(_ text: Range<Int>) -> Bool {
    let text = filler.values.text[text]
    return CellTraits(text).hasControl && text.contains(where: Self.isControl)
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }

  /// Puts an apostrophe in front where a spreadsheet would run the cell, if that is asked for,
  /// and where an apostrophe of its own would be taken for one.
  private mutating func guardCell(_ column: Int) {
    let cell = filler.values.text[filler.row[column]]
    guard let first = cell.first else { return }
    let needsGuard =
      SpreadsheetGuard.needs(cell)
      || filler.options.isSpreadsheetSafe && SpreadsheetGuard.isActive(first)
        && !SpreadsheetGuard.isPhoneNumber(Array(cell))
    guard needsGuard else { return }
    let start = filler.values.text.count
    filler.values.text.append(UInt8(ascii: "'"))
    filler.values.text.appendCopy(of: filler.row[column])
    filler.row.put(start..<filler.values.text.count, column, filler.row.owners[column])
  }

  // MARK: Losses

  private mutating func findLosses(_ firstUnencodable: Int) {
    for lost in writer.unencodable[firstUnencodable...] {
      let owner = filler.row.owners[lost.column]
      losses.append(
        FieldLoss(
          key: owner >= 0 ? filler.values.values[owner].key : .preserved,
          property: owner >= 0
            ? lossName(owner) : filler.layout.mapping.columns[lost.column].header,
          value: String(lost.character), effect: .changed,
          reason: "The file's encoding has no such character; a question mark was written."))
    }
    for value in filler.row.placements.indices {
      let placement = filler.row.placements[value]
      let key = filler.values.values[value].key
      guard let reason = reason(placement, value, key) else { continue }
      losses.append(
        FieldLoss(
          key: key, property: lossName(value), value: shown(value), effect: placement.effect,
          reason: placement == .leftOut && key != .image ? Placement.noData : reason))
    }
  }

  /// Tells of the values that had control characters, but for those that something else is told of.
  private mutating func findControls() {
    for value in filler.row.placements.indices
    where reasons[Int(filler.row.placements[value].rawValue)] == nil {
      let isCut = filler.values.values[value].cells.contains {
        hasControls(filler.values.cells[$0].text)
      }
      guard isCut else { continue }
      losses.append(
        FieldLoss(
          key: filler.values.values[value].key, property: lossName(value), value: shown(value),
          effect: .changed, reason: "Control characters show nowhere; they were left out."))
    }
  }

  /// What is said of what became of a value; most of it is known beforehand.
  private mutating func reason(
    _ placement: Placement, _ value: Int, _ key: ContactKey
  ) -> String? {
    switch placement {
    case .lessBeside:
      let beside = unwritten(value)
      return placement.reason(filler.layout.dialect, filler.options, beside: beside)
    case .otherLabel, .otherFormAndLabel:
      guard Label.mayBeType(key), filler.values.label(value).label == nil else { break }
      return placement.reason(filler.layout.dialect, filler.options, isLabelled: false)
    default: break
    }
    return reasons[Int(placement.rawValue)]
  }

  /// What stands beside a value and neither is written nor says anything: a telephone's voice, and what is preferred
  /// where a star says it.
  private mutating func unwritten(_ value: Int) -> [Parameter] {
    let key = filler.values.values[value].key
    let plain = key == .phoneNumber ? ["voice"] : key == .emailAddress ? ["internet"] : []
    let hasStar = hasStar(value)
    return filler.values.parameters(value).compactMap { parameter in
      if parameter.name == "PREF", hasStar { return nil }
      guard parameter.name == "TYPE" else { return parameter }
      let types = parameter.values.filter { !plain.contains($0.lowercased()) }
      return types.isEmpty ? nil : Parameter("TYPE", values: types)
    }
  }

  /// Whether a star stands before what is preferred, as Google has it.
  private func hasStar(_ value: Int) -> Bool {
    guard filler.values.values[value].header.preference == 1 else { return false }
    for (column, owner) in filler.row.owners.enumerated() where owner == value {
      let cell = filler.values.text[filler.row[column]]
      if cell.count > 1, cell[0] == UInt8(ascii: "*"),
        cell[1] == UInt8(ascii: " ")
      {
        return true
      }
    }
    return false
  }

  /// The property that a value is lost as; a column that was kept as one goes by its own name.
  private mutating func lossName(_ value: Int) -> String {
    if let kept = KeptValue(value, &filler.values), kept.origin == .column { return kept.name }
    return filler.values.property(value)
  }

  /// What is said about a value, where that is not said any more.
  private mutating func shownBeside(_ value: Int) -> String {
    var texts: [String] = []
    var isLabelSaid = false
    switch filler.row.placements[value] {
    case .lessBeside: break
    case .noted: isLabelSaid = true
    case .otherLabel, .otherFormAndLabel:
      texts += filler.values.label(value).label.map { [$0.title] } ?? []
    default: return ""
    }
    let parameters = filler.values.parameters(value, withLabel: !isLabelSaid)
    if !parameters.isEmpty { texts.append(ParameterText.text(parameters)) }
    return String(texts.joined(separator: "; ").prefix(200))
  }

  private mutating func shown(_ value: Int) -> String {
    guard let kept = KeptValue(value, &filler.values) else {
      let text = filler.values.shownText(value)
      let beside = shownBeside(value)
      return beside.isEmpty ? text : text.isEmpty ? beside : "\(text) (\(beside))"
    }
    return String(kept.text.prefix(200))
  }
}

// What is told of values that are lost.
extension CellValues {
  /// What a value is called in reports.
  mutating func property(_ value: Int) -> String {
    let key = values[value].key
    return LossNames.property(
      key, label: key == .date ? label(value).label : nil,
      name: key == .preserved ? string(value, .name) : "")
  }

  /// The texts of a value for a person, at most 200 characters of them where they are long.
  mutating func shownText(_ value: Int) -> String {
    let parts = values[value].cells
    if values[value].key == .relation, let card = NestedCard.summary(of: text[range(value, .value)])
    {
      return String(card.prefix(200))
    }
    let start = text.count
    for index in parts {
      if index > parts.lowerBound { text.append(ascii: "; ") }
      text.append(text[cells[index].text].prefix(1024))
    }
    defer { text.removeAll(from: start) }
    let shown = text[start..<text.count].string
    return shown.utf8.count <= 200 ? shown : String(shown.prefix(200))
  }
}
