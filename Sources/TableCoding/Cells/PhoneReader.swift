import ContactModel
import SourceText

/// Telephone numbers, perhaps several to a cell, with columns of types and extensions beside.
struct PhoneReader: Sendable {
  struct Slot {
    let value: Int
    let label: Int
  }

  /// So many numbers of a cell are told apart.
  static let limit = 4

  let source: Int
  let type: Int?
  let extensionColumn: Int?
  let countryCode: Int?
  let slots: [Slot]
  let rest: Int
  /// Where a mailbox goes that stands in a cell; nil where none does.
  let email: Int?
  let ownLabel: String

  func read(_ row: inout ReshapedRow) {
    let cell = row.cell(source)
    if type == nil, extensionColumn == nil, countryCode == nil {
      let content = CellText.content(of: cell)
      if Self.isPlain(cell[content]) { return row.set(slots[0].value, cell[content]) }
    }
    let text = textBesideMailbox(&row)
    var added = extensionColumn.map { row.text($0) } ?? ""
    if CellNature.isDirectDial(added) { added.removeFirst() }
    let code = countryCode.map { row.text($0) } ?? ""
    guard !text.isEmpty else { return row.set(rest, [code, added].joinedFilled(" ")) }
    let phones = PhoneCell(text)
    if phones.isRestored {
      row.note(
        .phoneDestroyed,
        "'\(text)' is a telephone number as a spreadsheet shows it; all of its digits were there.",
        hint: "Check the number.", source)
    }
    var leftover = phones.rest
    for (index, number) in phones.numbers.enumerated() {
      guard index < slots.count else {
        leftover += (leftover.isEmpty ? "" : ", ") + number.value
        continue
      }
      var value = number.value
      if !code.isEmpty, !value.hasPrefix("+"), !value.hasPrefix("00") { value = code + " " + value }
      if index == 0, !added.isEmpty { value += " x" + added }
      row.set(slots[index].value, value)
      let label = type.map { PhoneCell.labelName(row.text($0)) } ?? ""
      row.set(slots[index].label, label.isEmpty ? Self.label(number.label, ownLabel) : label)
    }
    if phones.numbers.isEmpty, !added.isEmpty { leftover += " x" + added }
    row.set(rest, leftover)
  }

  /// The text of the cell without a mailbox, which goes where it belongs.
  private func textBesideMailbox(_ row: inout ReshapedRow) -> String {
    var text = row.text(source)
    // An address of internet telephony is a number to call.
    guard let email, text.lowercased().range(of: "sip:") == nil,
      let found = text.split(whereSeparator: { " ,;/<>\n".contains($0) })
        .first(where: { CellNature.isEmail(String($0)) })
    else { return text }
    row.set(email, String(found))
    text.removeSubrange(found.startIndex..<found.endIndex)
    while let last = text.last, " ,;/<>\n".contains(last) { text.removeLast() }
    return ColumnContents.trimmed(text)
  }

  /// The more telling of what a cell and its header say.
  private static func label(_ own: String, _ header: String) -> String {
    if own.isEmpty || own == header { return "" }
    switch (own, header) {
    case ("home", "mobile"), ("work", "mobile"): return ""
    case ("otherFax", "home"): return "homeFax"
    case ("otherFax", "work"): return "workFax"
    default: return own
    }
  }

  private static func isPlain(_ cell: Bytes) -> Bool {
    guard cell.count <= 18, let first = cell.first, let last = cell.last, first > 0x20, last > 0x20
    else { return false }
    return cell.allSatisfy { $0.isDigit || $0.isOne(of: "+-() ") } && cell.count { $0.isDigit } >= 4
  }

  func cells(for parts: CellParts) -> [[Int: String]] {
    let numbers = slots.map { (value: parts.text($0.value), label: parts.text($0.label)) }
      .filter { !$0.value.isEmpty }
    var others: [Int: String] = [:]
    for column in [extensionColumn, countryCode] { column.map { others[$0] = "" } }
    if let type { others[type] = numbers.first?.label ?? "" }
    let labelled = numbers.map { $0.label.isEmpty ? $0.value : "\($0.value) (\($0.label))" }
    return [numbers.map(\.value), labelled].map { numbers in
      let cell = [numbers.joined(separator: " / "), parts.text(email)].joinedFilled(", ")
      return others.merging([source: cell]) { $1 }
    }
  }
}

extension ColumnReaders {
  /// Whether a column of numbers is that which another belongs to.
  func hasNumber(_ number: Int) -> Bool {
    var wanted = meaning(number)
    wanted.part = .value
    return mapping.columns.indices.contains { $0 > number && meaning($0) == wanted }
  }

  mutating func addPhone(_ number: Int) {
    let own = meaning(number)
    func beside(_ part: ColumnMeaning.Part) -> Int? {
      var wanted = own
      wanted.part = part
      return mapping.columns.indices.first { meaning($0) == wanted && !taken.contains($0) }
    }
    let (type, extensionColumn) = (beside(.label), beside(.extensionNumber))
    let countryCode = beside(.countryCode)
    let others = [type, extensionColumn, countryCode].compactMap(\.self)
    taken.formUnion(others)
    let slots = (0..<PhoneReader.limit).map { slot in
      var meaning = own
      meaning.number = ownNumber(number) + slot
      let value = add(meaning, number)
      meaning.part = .label
      return PhoneReader.Slot(value: value, label: add(meaning, number))
    }
    let rest = add(ColumnMeaning(.keep), number)
    // Where somebody is reached may be a mailbox.
    let hasMail = samples(number, CellNature.isEmail)
    let email =
      hasMail ? add(ColumnMeaning(.emailAddress, number: ownNumber(number)), number) : nil
    let phones = PhoneReader(
      source: number, type: type, extensionColumn: extensionColumn, countryCode: countryCode,
      slots: slots, rest: rest, email: email, ownLabel: own.label)
    readers.append(
      CellReader(
        sources: [number] + others,
        targets: slots.flatMap { [$0.value, $0.label] } + [rest] + [email].compactMap(\.self),
        read: { phones.read(&$0) }, cells: { phones.cells(for: $0) }))
  }
}
