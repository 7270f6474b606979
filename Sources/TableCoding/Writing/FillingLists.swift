import ContactModel
import SourceText

// Values that share a cell, and columns that were kept.
extension RowFiller {
  mutating func fillCategories(_ field: Range<Int>) {
    guard let column = groups(.category).first?.group.value, column >= 0 else {
      // The names of groups go to the notes.
      for value in field where GoogleGroups.isMark(values.text[values.range(value, .value)]) {
        row.settle(value, .foreignMark)
      }
      return
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
      // A card may name a group in two properties; nobody is in it twice.
      let others = max(field.lowerBound, value - Self.mostCompared)..<value
      if others.contains(where: { values.text[values.range($0, .value)].elementsEqual(text) }) {
        row.settle(value, beside(value))
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
        appendLabel(name)
      } else {
        if !appendCategory(name) { isKept = false }
      }
      let bare = beside(value)
      row.settle(value, isKept ? bare : .otherForm)
    }
    // Without a semicolon, commas would stand between categories.
    if !isGoogle, !hasSeparator, values.text[start..<values.text.count].contains(0x2C) {
      values.text.append(0x3B)
    }
    row.put(start..<values.text.count, column, field.lowerBound)
  }

  /// With so many categories in front of it one is compared, so that a thousand take no longer than they must.
  private static let mostCompared = 64

  /// Appends a label of Google's, which no row of colons divides.
  private mutating func appendLabel(_ name: Range<Int>) {
    guard values.text.view.firstSeparator(in: name) != nil else {
      return values.text.appendCopy(of: name)
    }
    var colons = 0
    for index in name {
      let byte = values.text[index]
      colons = byte == UInt8(ascii: ":") ? colons + 1 : 0
      if colons < 3 { values.text.append(byte) }
    }
  }

  /// Appends a category without what stands between them; tells whether it is as it was.
  private mutating func appendCategory(_ name: Range<Int>) -> Bool {
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
    if text.firstColons(in: text.indices) != nil { isSame = false }
    return isSame && !Self.isQuoted(text)
  }

  /// Quotes around a category are taken for those of programs.
  private static func isQuoted(_ text: Bytes) -> Bool {
    text.count > 2 && text.first == UInt8(ascii: "\"") && text.last == text.first
  }

  mutating func fillNotes(_ field: Range<Int>) {
    guard let column = groups(.note).first?.group.value, column >= 0 else { return }
    let start = values.text.count
    for value in field {
      if value > field.lowerBound { values.text.append(ascii: "\n\n") }
      values.text.appendCopy(of: values.range(value, .value))
    }
    let text = start..<values.text.count
    row.put(text, column, field.lowerBound)
    let kept: Placement =
      CellText.isKept(values.text[text]) ? field.count > 1 ? .joined : .placed : .otherForm
    for value in field { row.settle(value, .worst(kept, beside(value))) }
  }

  /// What is lost of a value where nothing but its text can be said.
  private mutating func beside(_ value: Int) -> Placement {
    if values.isBare(value) { return .placed }
    return values.label(value).label == nil ? .lessBeside : .otherLabel
  }

  mutating func fillKept(_ field: Range<Int>) {
    let standing = row.standing
    var custom = customGroups.filter { standing?.taken.contains($0.number) != true }[...]
    for value in field {
      if fillOwnColumn(value) { continue }
      guard let kept = KeptValue(value, &values) else { continue }
      let text = values.store(kept.text)
      if let place = standing?.places[value], layout.plan.groups[place].kind == .keep {
        let column = layout.plan.groups[place].value
        row.settle(value, put(text, column, value, mayBeSplit: false))
      } else if kept.origin == .column, let column = keptColumns[HeaderFolding.folded(kept.name)],
        row[column].isEmpty
      {
        row.settle(value, put(text, column, value, mayBeSplit: false))
      } else if let group = custom.popFirst()?.group {
        var placement = put(text, group.value, value)
        if group.labelColumn >= 0 {
          let name = values.store(kept.name)
          let label = put(name, group.labelColumn, value, mayBeSplit: false)
          placement = .worst(placement, label == .placed ? .placed : .otherLabel)
        } else if group.service != kept.name {
          placement = .otherLabel
        }
        row.settle(
          value, kept.origin == .customField ? placement : .worst(.customField, placement))
      }
    }
  }

  /// Fills the column that the program has for a property of its own; false where it has none.
  private mutating func fillOwnColumn(_ value: Int) -> Bool {
    guard !columnsOfProperties.isEmpty,
      let column = columnsOfProperties[values.string(value, .name)], row[column].isEmpty,
      values.isBare(value)
    else { return false }
    let raw = values.string(value, .value)
    let text = KeptColumn.unescaped(raw)
    guard KeptColumn.escaped(text) == raw else { return false }
    row.settle(value, put(values.store(text), column, value, mayBeSplit: false))
    return true
  }
}
