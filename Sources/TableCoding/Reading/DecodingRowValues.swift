import ContactModel
import SourceText

// Values that are made of several cells, dates, and what has no field.
extension RowDecoder {
  mutating func decodeStructured(_ step: UnsafePointer<RowSteps.Step>) {
    let header = records.count
    var whole = 0..<0
    for index in step.pointee.cells {
      let cell = steps.cell(index)
      let text = text(cell.column)
      if text.isEmpty || cell.isLabel { continue }
      if cell.isJoined, case .name = step.pointee.header.key, !hasFamilyAndGiven(text) {
        whole = text
        continue
      }
      if records.count == header { append(step.pointee.header, 0..<0, label(step)) }
      if step.pointee.hasRepeats, hasComponent(cell.record.part, text, from: header) { continue }
      if cell.isJoined {
        appendFamilyAndGiven(text, cell.record)
      } else {
        append(cell.record, text)
      }
    }
    if !whole.isEmpty { append(.formattedName, whole) }
  }

  /// Adds a component.
  @inline(__always)
  mutating func append(_ record: FieldRecord, _ text: Range<Int>) {
    var record = record
    record.text = ByteRange(text)
    records.append(record)
  }

  /// Whether another column said the same already.
  private func hasComponent(
    _ part: FieldRecord.Part, _ text: Range<Int>, from header: Int
  ) -> Bool {
    guard case .component(let component) = part else { return false }
    for index in header..<records.count {
      if case .component(let other) = records[index].part, other == component,
        bytes[records[index].text.range].isSame(as: bytes[text])
      {
        return true
      }
    }
    return false
  }

  // MARK: Addresses

  mutating func decodeAddress(_ step: UnsafePointer<RowSteps.Step>) {
    let header = records.count
    let textStart = bytes.count
    let firstDiagnostic = diagnostics.count
    append(step.pointee.header, 0..<0, label(step))
    let firstPart = records.count
    for index in step.pointee.cells {
      let cell = steps.cell(index)
      if cell.isLabel { continue }
      let text = storedText(cell.column)
      if text.isEmpty { continue }
      if isGoogle, hasSeparator(text) {
        // There are several addresses.
        records.removeAll(from: header)
        bytes.removeAll(from: textStart)
        diagnostics.removeSubrange(firstDiagnostic...)
        return decodeJoinedAddresses(step)
      }
      if cell.isJoined {
        appendLocality(text.range, cell)
      } else {
        append(cell.record, text.range)
      }
    }
    if records.count == firstPart { return records.removeAll(from: header) }
    restorePostcode(header, step)
  }

  /// Addresses whose parts stand in the same cells.
  private mutating func decodeJoinedAddresses(_ step: UnsafePointer<RowSteps.Step>) {
    var lists: [[Range<Int>]] = []
    for index in step.pointee.cells {
      let cell = steps.cell(index)
      lists.append(items(cell.isLabel ? 0..<0 : text(cell.column)))
    }
    var label = label(step)
    for position in 0..<(lists.map(\.count).max() ?? 0) {
      let parts = lists.map { position < $0.count ? trimmed($0[position]) : 0..<0 }
      if position > 0 { label.isPrimary = false }
      if parts.allSatisfy(\.isEmpty) { continue }
      let header = records.count
      append(step.pointee.header, 0..<0, label)
      for (index, part) in zip(step.pointee.cells, parts) where !part.isEmpty {
        append(steps.cell(index).record, part)
      }
      restorePostcode(header, step)
    }
  }

  // MARK: Dates

  mutating func decodeDate(_ step: UnsafePointer<RowSteps.Step>) {
    let text = storedText(step.pointee.value)
    guard !text.isEmpty else { return }
    let label = label(step)
    guard isGoogle, hasSeparator(text), GoogleList.joins(step.pointee.header.key) else {
      return appendDate(text.range, step, label)
    }
    for item in items(text.range) { appendDate(item, step, label) }
  }

  private mutating func appendDate(
    _ text: Range<Int>, _ step: UnsafePointer<RowSteps.Step>, _ label: CellLabel
  ) {
    var header = step.pointee.header
    header.form = .date
    if DateText.isUsual(bytes[text]) {
      let start = bytes.count
      for index in text where bytes[index] != UInt8(ascii: "-") { bytes.append(bytes[index]) }
      return append(header, start..<bytes.count, label)
    }
    let isBirthday = header.key == .birthday || header.key == .date
    let reader = DateText(
      order: step.pointee.order, isLeapYearNone: isBirthday, isBirthday: header.key == .birthday,
      language: plan.language)
    let date: PartialDate
    switch reader.read(bytes[text]) {
    case .none: return
    case .date(let read): date = read
    case .serial(let read):
      date = read
      report(
        .dateSerial, .note,
        "'\(bytes[text].string)' is a spreadsheet's count of days; it was read as \(read.extendedFormat).",
        hint: "Check the date, or format the column as dates before exporting.", step.pointee.value)
    case .completed(let read):
      date = read
      report(
        .dateTwoDigitYear, .note,
        "'\(bytes[text].string)' has a year of two digits; it was read as \(read.extendedFormat).",
        hint: "Write years with four digits.", step.pointee.value)
    case .unreadable:
      report(
        .cellUnreadableDate, .warning,
        "'\(bytes[text].prefix(40).string)' is not a date; it was kept as text.",
        hint: "Write dates as YYYY-MM-DD, or --MM-DD without a year.", step.pointee.value)
      append(step.pointee.header, text, label)
      return
    }
    append(header, store(date.basicFormat), label)
  }

  mutating func decodeDateParts(_ number: Int) {
    let parts = [ColumnMeaning.Part.year, .month, .day].map { datePart($0, number) }
    var date = PartialDate()
    if let year = parts[0], year > 0, year != 1604 { date.year = year }
    if let month = parts[1], month > 0 { date.month = month }
    if let day = parts[2], day > 0 { date.day = day }
    guard date.hasDate else { return }
    guard date.isPossible, date.month != nil || date.day == nil else {
      let text = parts.compactMap(\.self).map(String.init).joined(separator: "-")
      report(
        .cellUnreadableDate, .warning, "'\(text)' is not a date; it was kept as text.",
        hint: "Check year, month and day of birth.", plan.groups[number].cells.first?.column ?? -1)
      append(.birthday, store(text))
      return
    }
    append(.birthday, store(date.basicFormat), form: .date)
  }

  private func datePart(_ part: ColumnMeaning.Part, _ number: Int) -> Int? {
    let cell = cell(plan.groups[number].column(part))
    let text = cell[CellText.content(of: cell)].string
    return Int(text) ?? (part == .month ? MonthNames.month(text, language: plan.language) : nil)
  }

  // MARK: Gender and pictures

  /// The sex that a word says.
  static let sexes: [String: String] = {
    var sexes: [String: String] = [:]
    for sex in ["M", "F", "O"] {
      for word in CellWords.words("gender " + sex) { sexes[word] = sex }
    }
    return sexes
  }()

  mutating func decodeGender(_ number: Int) {
    let text = text(plan.groups[number].value)
    guard !text.isEmpty else { return }
    let word = bytes[text].string.lowercased()
    if CellDefaults.isUnspecified(word) { return }
    append(.gender, 0..<0)
    if let sex = Self.sexes[word] {
      appendAttribute(.gender, .component(0), store(sex))
    } else {
      appendAttribute(.gender, .component(1), text)
    }
  }

  mutating func decodeMedia(_ number: Int, _ key: ContactKey) {
    let text = text(plan.groups[number].value)
    guard !text.isEmpty else { return }
    let shown = bytes[text]
    if let data = DataURI(shown) {
      append(key, text.lowerBound + data.content.lowerBound..<text.upperBound, form: .base64)
      if !data.mediaType.isEmpty {
        appendAttribute(
          key, .mediaType,
          text.lowerBound + data.mediaType.lowerBound..<text.lowerBound + data.mediaType.upperBound)
      }
    } else if text.count > 16, let told = MediaSignature.mediaType(ofBase64: shown) {
      append(key, text, form: .base64)
      appendAttribute(key, .mediaType, store("\(told)"))
    } else {
      let isURI = shown.prefix(12).string.contains(":")
      append(key, text, form: isURI ? .uri : .text)
    }
  }

  // MARK: What has no field

  mutating func decodeKept(_ number: Int) {
    let column = plan.groups[number].value
    let text = text(column)
    guard !text.isEmpty else { return }
    if dropsDefaults, CellDefaults.isDefault(bytes[text].string) { return }
    let group = plan.groups[number]
    keep(text, header: group.hasOwnProperty ? "" : group.header, name: group.propertyName)
  }

  /// Keeps a text as a property that is named after its column.
  mutating func keep(_ text: Range<Int>, header: String, name: String? = nil) {
    let escaped = escapedText(text)
    append(.preserved, escaped)
    appendAttribute(.preserved, .propertyName, store(name ?? RowPlan.propertyName(header)))
    guard !header.isEmpty else { return }
    appendAttribute(.preserved, .parameterName, store(KeptColumn.parameter))
    appendAttribute(.preserved, .parameterValue, store(header))
  }

  /// A custom field, whose name is its label.
  mutating func decodeCustom(_ number: Int) {
    let text = text(plan.groups[number].value)
    let label = cell(plan.groups[number].labelColumn)
    guard !text.isEmpty else { return }
    for item in isGoogle && hasSeparator(text) ? items(text) : [text] where !item.isEmpty {
      let escaped = escapedText(item)
      append(.preserved, escaped)
      appendAttribute(.preserved, .propertyName, store(KeptColumn.customProperty))
      if plan.groups[number].labelColumn < 0 {
        let name = store(plan.groups[number].service)
        if !name.isEmpty { appendAttribute(.preserved, .label, name) }
        continue
      }
      let name = label[CellText.content(of: label)]
      guard !name.isEmpty else { continue }
      let start = bytes.count
      bytes.append(name)
      appendAttribute(.preserved, .label, start..<bytes.count)
    }
  }

  /// The text as a vCard's property has it.
  private mutating func escapedText(_ text: Range<Int>) -> Range<Int> {
    let needsEscape = bytes[text].contains { $0.isOne(of: "\n\\,;") }
    return needsEscape ? store(KeptColumn.escaped(bytes[text].string)) : text
  }
}

extension KeptColumn {
  /// What stands behind the header of an address of e-mail for the name that is shown for it.
  static let displayName = " (display name)"
}

/// Choices that programs write where nobody chose.
enum CellDefaults {
  private static let unspecified = CellWords.set("unspecified")
  private static let defaults = CellWords.set("default choice")

  static func isUnspecified(_ text: String) -> Bool { unspecified.contains(text.lowercased()) }

  static func isDefault(_ text: String) -> Bool {
    let lowered = text.lowercased()
    return defaults.contains(lowered) || unspecified.contains(lowered)
  }
}
