import ContactModel
import SourceText

// Values that share a cell, and columns that were kept.
extension RowFiller {
  func fillCategories(
    _ field: Range<Int>, _ values: inout CellValues, _ row: inout RowDraft
  ) {
    guard let column = groups(.category).first?.group.value, column >= 0 else {
      return row.settle(field, .noRoom)
    }
    let start = values.text.count
    var hasSeparator = false
    var isFirst = true
    for value in field {
      let name = values.range(value, .value)
      let text = values.text[name]
      if !isGoogle, GoogleGroups.isMark(text) {
        row.settle(value, .foreignMark)
        continue
      }
      var isKept = isKept(text) && !text.isEmpty
      defer { isFirst = false }
      if !isFirst {
        if isGoogle { values.text.append(ascii: " ::: ") } else { values.text.append(0x3B) }
        hasSeparator = true
      }
      if isGoogle {
        let text = values.text[name]
        if text.first == UInt8(ascii: "*") || Self.isQuoted(text) { isKept = false }
        if GoogleGroups.isSystem(values.text[name]) { values.text.append(ascii: "* ") }
        appendLabel(name, &values)
      } else {
        if !appendCategory(name, &values) { isKept = false }
      }
      let bare = beside(value, &values)
      row.settle(value, isKept ? bare : .otherForm)
    }
    // Without a semicolon, commas would stand between categories.
    if !isGoogle, !hasSeparator, values.text[start..<values.text.count].contains(0x2C) {
      values.text.append(0x3B)
    }
    row.put(start..<values.text.count, column, field.lowerBound)
  }

  /// Appends a label of Google's, which no row of colons divides.
  private func appendLabel(_ name: Range<Int>, _ values: inout CellValues) {
    guard GoogleList.hasSeparator(values.text[name]) else {
      return values.text.appendCopy(of: name)
    }
    var colons = 0
    for index in name {
      let byte = values.text[index]
      colons = byte == UInt8(ascii: ":") ? colons + 1 : 0
      if colons < 3 { values.text.append(byte) }
    }
  }

  /// Where there is no column for categories, the names of groups go to the notes.
  func fillWithoutCategories(
    _ field: Range<Int>, _ values: inout CellValues, _ row: inout RowDraft
  ) {
    for value in field {
      let isMark = GoogleGroups.isMark(values.text[values.range(value, .value)])
      row.settle(value, isMark ? .foreignMark : .noRoom)
    }
  }

  /// Appends a category without what stands between them; tells whether it is as it was.
  private func appendCategory(_ name: Range<Int>, _ values: inout CellValues) -> Bool {
    let start = values.text.count
    var isSame = true
    for index in name {
      let byte = values.text[index]
      switch byte {
      case UInt8(ascii: ";"):
        values.text.append(UInt8(ascii: ","))
        isSame = false
      case 0x0A:
        values.text.append(0x20)
        isSame = false
      default: values.text.append(byte)
      }
    }
    let text = values.text[start..<values.text.count]
    if CellValues.hasSeparator(text) { isSame = false }
    return isSame && !Self.isQuoted(text)
  }

  /// Quotes around a category are taken for those of programs.
  private static func isQuoted(_ text: Bytes) -> Bool {
    text.count > 2 && text.first == UInt8(ascii: "\"") && text.last == text.first
  }

  func fillNotes(_ field: Range<Int>, _ values: inout CellValues, _ row: inout RowDraft) {
    guard let column = groups(.note).first?.group.value, column >= 0 else {
      return row.settle(field, .noRoom)
    }
    let start = values.text.count
    for value in field {
      if value > field.lowerBound { values.text.append(ascii: "\n\n") }
      values.text.appendCopy(of: values.range(value, .value))
    }
    let text = start..<values.text.count
    row.put(text, column, field.lowerBound)
    let kept: Placement =
      CellText.isKept(values.text[text]) ? field.count > 1 ? .joined : .placed : .otherForm
    for value in field { row.settle(value, .worst(kept, beside(value, &values))) }
  }

  /// What is lost of a value where nothing but its text can be said.
  private func beside(_ value: Int, _ values: inout CellValues) -> Placement {
    if values.isBare(value) { return .placed }
    return values.label(value).label == nil ? .lessBeside : .otherLabel
  }

  func fillKept(
    _ field: Range<Int>, _ values: inout CellValues, _ row: inout RowDraft
  ) {
    let standing = row.standing
    var custom = customGroups.filter { standing?.taken.contains($0.number) != true }[...]
    for value in field {
      guard let kept = KeptValue(value, &values) else {
        row.settle(value, .noRoom)
        continue
      }
      let text = values.store(kept.text)
      if let place = standing?.places[value], case .keep = layout.plan.groups[place].kind {
        let column = layout.plan.groups[place].value
        row.settle(value, put(text, column, value, &values, &row, mayBeSplit: false))
      } else if kept.isColumn, let column = keptColumns[HeaderText.folded(kept.name)],
        row[column].isEmpty
      {
        let placement = put(text, column, value, &values, &row, mayBeSplit: false)
        row.settle(value, placement)
      } else if let group = custom.popFirst()?.group {
        var placement = put(text, group.value, value, &values, &row)
        if group.labelColumn >= 0 {
          let name = values.store(kept.name)
          let label = put(name, group.labelColumn, value, &values, &row, mayBeSplit: false)
          placement = .worst(placement, label == .placed ? .placed : .otherLabel)
        } else if !group.service.elementsEqual(kept.name.utf8) {
          placement = .otherLabel
        }
        row.settle(value, kept.isColumn ? .worst(.customField, placement) : placement)
      } else {
        row.settle(value, .noRoom)
      }
    }
  }
}
