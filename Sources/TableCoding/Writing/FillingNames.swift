import ContactModel
import SourceText

// Names as a whole and their parts, where a dialect has columns for one alone.
extension RowFiller {
  mutating func fillNames() {
    let names = values.field(.name)
    if groups(.formattedName).isEmpty {
      let wholes = values.field(.formattedName)
      if !wholes.isEmpty, !stands(.name) { showNames(wholes, names) }
    } else if let wholeName, !stands(.formattedName), wholeName >= 0,
      row[wholeName].isEmpty, let name = names.first
    {
      // Titles and middle names stand in the whole name, where they have no columns of their own.
      let hasMore = [ColumnMeaning.Part.prefix, .middle, .suffix].contains {
        !values.range(name, $0).isEmpty
      }
      if hasMore {
        let start = values.text.count
        let content = values.content
        DisplayName(bytes: content.bytes, records: content.records.unsafeBuffer)
          .append(to: &values.text)
        row.put(start..<values.text.count, wholeName, name)
      }
    }
  }

  /// Whether a whole name is the organization's.
  private func isOrganization(_ whole: Int) -> Bool {
    values.field(.organization).first.map { values.text[values.range($0, .name)] }?
      .isSame(as: values.text[values.range(whole, .value)]) ?? false
  }

  /// Whether a whole name is the nickname, which is shown where there is nothing else.
  private func isNickname(_ whole: Int) -> Bool {
    guard !groups(.nickname).isEmpty, values.field(.organization).isEmpty,
      let nickname = values.field(.nickname).first
    else { return false }
    return values.text[values.range(nickname, .value)]
      .isSame(as: values.text[values.range(whole, .value)])
  }

  /// Whether columns of the field hold another value of the row already.
  private func stands(_ key: ContactKey) -> Bool {
    guard let taken = row.standing?.taken else { return false }
    return groups(key).contains { taken.contains($0.number) }
  }

  /// Whole names have no column: they are not lost where the rest is shown so. One that nothing
  /// else would show goes to the given name.
  private mutating func showNames(_ wholes: Range<Int>, _ names: Range<Int>) {
    row.scratch.removeAll()
    if let name = names.first {
      appendShownName(name)
    } else {
      let content = values.content
      DisplayName(bytes: content.bytes, records: content.records.unsafeBuffer)
        .append(to: &row.scratch, usesFormattedName: false)
      let whole = values.range(wholes.lowerBound, .value)
      let column = groups(.name).first?.group.column(.given) ?? -1
      if column >= 0, !whole.isEmpty, !isOrganization(wholes.lowerBound),
        !isNickname(wholes.lowerBound), !isAddress(whole)
      {
        let placement = put(whole, column, wholes.lowerBound, mayBeSplit: false)
        row.settle(wholes.lowerBound, placement)
        row.scratch.removeAll()
        if placement == .placed { row.scratch.append(values.text[whole]) }
      }
    }
    for value in wholes
    where Self.isShown(values.text[values.range(value, .value)], as: row.scratch.view) {
      row.settle(value, values.isBare(value) ? .placed : .lessBeside)
    }
  }

  /// Whether a name is shown as another: names in Chinese, Japanese and Korean letters have a space between
  /// their parts or none.
  private static func isShown(_ name: Bytes, as shown: Bytes) -> Bool {
    if shown.isSame(as: name) { return true }
    guard let first = shown.first, first >= 0xE3 else { return false }
    return shown.lazy.filter { $0 != 0x20 }.elementsEqual(name.lazy.filter { $0 != 0x20 })
  }

  /// Whether a whole name is a number or an e-mail address of the contact, which is what one without
  /// a name is called.
  private func isAddress(_ name: Range<Int>) -> Bool {
    [ContactKey.phoneNumber, .emailAddress].contains { key in
      values.field(key).contains {
        values.text[values.range($0, .value)].isSame(as: values.text[name])
      }
    }
  }

  /// Appends what is shown of a name whose parts are in the row.
  private mutating func appendShownName(_ name: Int) {
    guard let group = groups(.name).first?.group else { return }
    var records = [FieldRecord(key: .name, part: .value, text: .empty, source: .empty)]
    for index in values.values[name].cells {
      let cell = values.cells[index]
      let column = group.column(cell.part)
      guard column >= 0, let component = cell.part.component(of: .name) else { continue }
      records.append(
        FieldRecord(
          key: .name, part: .component(UInt8(component)), text: ByteRange(row[column]),
          source: .empty))
    }
    records.withUnsafeBufferPointer {
      DisplayName(bytes: values.text.view, records: $0).append(to: &row.scratch)
    }
  }
}
