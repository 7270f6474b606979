import ContactModel
import SourceText

/// Reads one column of a table, or a few that belong together, into columns of one part each.
protocol CellReader: Sendable {
  func read(_ row: inout ReshapedRow)
  /// The columns of the table that it reads.
  var sources: [Int] { get }
  /// The columns of the row that results which it fills.
  var targets: [Int] { get }
  /// Cells that may be read as parts of values, the likeliest first.
  func cells(for parts: CellParts) -> [[Int: String]]
}

/// Reads one column into one other.
protocol SingleCellReader: CellReader {
  var source: Int { get }
  var target: Int { get }
}

/// A column that is what it says.
struct CopyReader: SingleCellReader {
  let source: Int
  let target: Int
  /// Whether `n/a` and `-` mean nothing.
  let dropsMarks: Bool

  func read(_ row: inout ReshapedRow) {
    let cell = row.cell(source)
    if cell.isEmpty || dropsMarks && cell.count <= 24 && row.text(source).isEmpty { return }
    row.copy(source, to: target)
  }
}

/// Where the parts of a name go, or the name as it is.
struct NameTargets {
  let prefix: Int
  let given: Int
  let middle: Int
  let family: Int
  let suffix: Int
  let whole: Int
}

/// A column of whole names.
struct NameReader: CellReader {
  let source: Int
  let order: NameCell.Order
  let targetColumns: NameTargets
  /// Nil where no name has a remark.
  var remarks: RemarkTargets?

  func read(_ row: inout ReshapedRow) {
    let text = row.text(source)
    if let name = NameCell(text, order: order) {
      set(name, &row)
    } else if let remarks, let remark = NameRemark(text) {
      read(text, remark, remarks, &row)
    } else {
      row.set(targetColumns.whole, text)
    }
  }

  private func read(
    _ text: String, _ remark: NameRemark, _ remarks: RemarkTargets, _ row: inout ReshapedRow
  ) {
    guard var name = NameCell(remark.name, order: order) else {
      guard remarks.areNicknames else { return row.set(targetColumns.whole, text) }
      row.set(targetColumns.whole, remark.name)
      return row.set(remarks.nickname, remark.text)
    }
    switch remark.kind {
    case .nickname,
      .other where remarks.areNicknames:
      row.set(remarks.nickname, remark.text)
    case .prefix where name.prefix.isEmpty: name.prefix = remark.text
    case .suffix where name.suffix.isEmpty: name.suffix = remark.text
    case .initial where name.middle.isEmpty: name.middle = remark.text
    default: row.set(remarks.rest, remark.text)
    }
    set(name, &row)
  }

  private func set(_ name: NameCell, _ row: inout ReshapedRow) {
    row.set(targetColumns.prefix, name.prefix)
    row.set(targetColumns.given, name.given)
    row.set(targetColumns.middle, name.middle)
    row.set(targetColumns.family, name.family)
    row.set(targetColumns.suffix, name.suffix)
  }
}

/// A column of companies and people.
struct CompanyReader: CellReader {
  let source: Int
  let company: Int
  let order: NameCell.Order
  let targetColumns: NameTargets
  /// The column that says which of both a row is; nil where the name alone tells.
  var kinds: RowKinds?

  func read(_ row: inout ReshapedRow) {
    let text = row.text(source)
    if kinds?.isCompany(row) ?? Companies.isCompany(text) {
      row.set(company, text)
    } else {
      NameReader(source: source, order: order, targetColumns: targetColumns).read(&row)
    }
  }
}

/// A column of names, of which those with a legal form are companies'.
struct FirmOrNameReader: CellReader {
  let source: Int
  let company: Int
  let name: any CellReader

  func read(_ row: inout ReshapedRow) {
    let text = row.text(source)
    if Companies.isSurelyCompany(text) { row.set(company, text) } else { name.read(&row) }
  }
}

/// A column of companies, in which `privat` says that there is none.
struct EmployerReader: CellReader {
  let source: Int
  let company: Int
  let rest: Int

  func read(_ row: inout ReshapedRow) {
    let text = row.text(source)
    guard !text.isEmpty else { return }
    row.copy(source, to: RowKinds.isPerson(text) ? rest : company)
  }
}

/// A column of companies with what somebody does there: `Holz KG (driver)`, `Holz KG / driver`.
struct EmploymentReader: CellReader {
  let source: Int
  let company: Int
  let title: Int

  func read(_ row: inout ReshapedRow) {
    let text = row.text(source)
    guard let parts = Self.parts(of: text) else { return row.set(company, text) }
    row.set(company, parts.company)
    row.set(title, parts.title)
  }

  /// Nil where a cell has one of both alone, or it is not certain where one ends.
  static func parts(of text: String) -> (company: String, title: String)? {
    var parts = text.split { "/／\n".contains($0) }.map { ColumnContents.trimmed(String($0)) }
    if parts.count == 1, let last = text.last, ")）".contains(last),
      let open = text.lastIndex(where: { "(（".contains($0) })
    {
      parts = [text[..<open], text[open...].dropFirst().dropLast()].map {
        ColumnContents.trimmed(String($0))
      }
    }
    // A letter alone is a part of a legal form, as in `A/S`.
    guard parts.count == 2, parts.allSatisfy({ $0.count > 1 }) else { return nil }
    return (parts[0], parts[1])
  }
}

/// Two columns that are a company and what is added to it, or somebody's family and given name.
struct TwoNamesReader: CellReader {
  let first: Int
  let second: Int
  let kinds: RowKinds
  let company: Int
  let addition: Int
  let targetColumns: NameTargets

  func read(_ row: inout ReshapedRow) {
    let (text, further) = (row.text(first), row.text(second))
    if kinds.isCompany(row) ?? Companies.isCompany(text) {
      row.set(company, text)
      row.copy(second, to: addition)
    } else if further.isEmpty {
      NameReader(source: first, order: .unknown, targetColumns: targetColumns).read(&row)
    } else {
      row.set(targetColumns.family, text)
      row.set(targetColumns.given, further)
    }
  }
}

/// Parts of one text in several columns.
struct JoinReader: CellReader {
  let sources: [Int]
  let target: Int

  func read(_ row: inout ReshapedRow) {
    row.set(target, sources.map { row.text($0) }.filter { !$0.isEmpty }.joined(separator: " "))
  }
}

/// Several names in one cell.
struct ListReader: CellReader {
  /// So many are told apart.
  static let limit = 8

  let source: Int
  let targetColumns: [Int]
  let rest: Int

  func read(_ row: inout ReshapedRow) {
    var text = row.text(source)
    for connector in [
      " und ", " and ", " et ", " y ", " e ", " & ", " og ", " och ", " en ", " + ",
    ] {
      while let found = text.range(of: connector) { text.replaceSubrange(found, with: ",") }
    }
    let items = Self.items(text)
    guard items.count <= targetColumns.count else { return row.set(rest, row.text(source)) }
    for (item, target) in zip(items, targetColumns) {
      // What is told of a name does not belong to it.
      let name = item.prefix { $0 != "(" && $0 != "*" && !$0.isNumber }
      row.set(target, ColumnContents.trimmed(String(name)))
      if name.count < item.count { row.set(rest, row.text(source)) }
    }
  }
}

extension ListReader {
  /// The names, with what is told of each: `Colt (5/6/2010)` is one.
  private static func items(_ text: String) -> [String] {
    var items = [""]
    var depth = 0
    for character in text {
      switch character {
      case "(", "（": depth += 1
      case ")", "）": depth = max(0, depth - 1)
      case ",", ";", "/", "\n", "、", "，", "・":
        // A date has strokes of its own.
        let isDate = character == "/" && items[items.count - 1].last?.isNumber == true
        if depth == 0, !isDate {
          items.append("")
          continue
        }
      default: break
      }
      items[items.count - 1].append(character)
    }
    return items.map { ColumnContents.trimmed($0) }.filter { !$0.isEmpty }
  }
}

/// A column of labels: `Office`, `mobil`.
struct LabelReader: SingleCellReader {
  let source: Int
  let target: Int

  func read(_ row: inout ReshapedRow) {
    let text = row.text(source)
    row.set(target, Self.label(text))
  }

  /// The name of a predefined label, or the text.
  static func label(_ text: String) -> String {
    guard !text.isEmpty,
      let label = PhoneCell.label(HeaderFolding.words(text).joined(separator: " ")),
      !label.isEmpty
    else { return text }
    return label == "shipping" ? "delivery" : label
  }
}

/// The reading of a name in one column.
struct PhoneticReader: CellReader {
  let source: Int
  let family: Int
  let given: Int
  let organization: Int
  let hasPerson: Bool

  func read(_ row: inout ReshapedRow) {
    let text = row.text(source)
    let words = text.split { $0 == " " || $0 == "\u{3000}" || $0 == "," }
    if words.count == 2 {
      row.set(family, String(words[0]))
      row.set(given, String(words[1]))
    } else if hasPerson {
      row.set(family, text)
    } else {
      row.set(organization, text)
    }
  }
}

/// Telephone numbers, perhaps several to a cell, with columns of types and extensions beside.
struct PhoneReader: CellReader {
  struct Slot {
    let value: Int
    let label: Int
  }

  /// So many numbers of a cell are told apart.
  static let limit = 4

  let source: Int
  let type: Int?
  let extensionColumn: Int?
  let slots: [Slot]
  let rest: Int
  /// Where a mailbox goes that stands in a cell; nil where none does.
  let email: Int?
  let ownLabel: String

  func read(_ row: inout ReshapedRow) {
    let cell = row.cell(source)
    if type == nil, extensionColumn == nil, Self.isPlain(cell) {
      return row.copy(source, to: slots[0].value)
    }
    let text = textBesideMailbox(&row)
    let added = extensionColumn.map { row.text($0) } ?? ""
    guard !text.isEmpty else { return row.set(rest, added) }
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
      if index == 0, !added.isEmpty { value += " x" + added }
      row.set(slots[index].value, value)
      let label = type.map { LabelReader.label(row.text($0)) } ?? ""
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
    else {
      return false
    }
    var digits = 0
    for byte in cell {
      switch byte {
      case 0x30...0x39: digits += 1
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"), 0x20: break
      default: return false
      }
    }
    return digits >= 4
  }
}
