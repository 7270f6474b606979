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
  /// What is dialled in front of the number, in one column or in two, and whether that is the code of a country.
  let codes: [Int]
  let isOfCountry: Bool
  /// The column of names behind which letters say of what kind the numbers are.
  let names: Int?
  let slots: [Slot]
  let rest: Int
  /// Where a mailbox goes that stands in a cell; nil where none does.
  let email: Int?
  let ownLabel: String
  /// The language of the table's headers.
  let language: String?
  /// How numbers begin that a spreadsheet has taken a zero from.
  var lostZeros = LostZeros([])

  func read(_ row: inout ReshapedRow) {
    let cell = row.cell(source)
    if type == nil, extensionColumn == nil, names == nil, codes.isEmpty {
      let content = CellText.content(of: cell)
      if let restored = lostZeros.restored(cell[content]) {
        row.note(
          .cellLostZero,
          "The number '\(cell[content].string)' has lost its first zero, as in spreadsheets; it was read as '\(restored)'.",
          hint: "Format the column as text before saving the table.", source)
        return row.set(slots[0].value, restored)
      }
      if PhoneCell.isOneNumber(cell[content]) { return row.set(slots[0].value, cell[content]) }
    }
    let text = textBesideMailbox(&row)
    var added = extensionColumn.map { row.text($0) } ?? ""
    if CellNature.isDirectDial(added) { added.removeFirst() }
    var code = codes.map { row.text($0) }.joinedFilled("-")
    if isOfCountry, let first = code.first, first.isDigit { code = "+" + code }
    // By an extension alone somebody is called from within the house.
    guard !text.isEmpty else {
      return row.set(CellNature.isShortNumber(added) ? slots[0].value : rest, added)
    }
    let phones = PhoneCell(text, language: language)
    if phones.isRestored {
      row.note(
        .phoneDestroyed,
        "'\(text)' is a telephone number as a spreadsheet shows it; all of its digits were there.",
        hint: "Check the number.", source)
    }
    for text in phones.unread { row.noteUnread(text, source) }
    if phones.isJSON { row.note(.cellJSON, JSONCell.note, hint: JSONCell.noteHint, source) }
    var leftover = phones.rest
    let kind = names.flatMap { NamedKind(row.text($0))?.label } ?? ""
    for (index, number) in phones.numbers.enumerated() {
      guard index < slots.count else {
        leftover += (leftover.isEmpty ? "" : ", ") + number.value
        continue
      }
      var value = number.value
      if codes.count > 1 {
        value = [code, value].joinedFilled("-")
      } else if Self.isDialled(code, before: value, isNext: codes.last == source - 1) {
        value = code + " " + value
      }
      if index == 0, !added.isEmpty { value += " x" + added }
      row.set(slots[index].value, value)
      let label = type.map { LabelWords(language).name(row.text($0)) } ?? ""
      let own = number.label.isEmpty ? kind : number.label
      row.set(slots[index].label, label.isEmpty ? Self.label(own, ownLabel) : label)
    }
    if phones.numbers.isEmpty, !added.isEmpty { leftover += " x" + added }
    row.set(rest, leftover)
  }

  /// Whether a code is what is dialled in front of a number: one with a zero in front is whole, unless it
  /// stands next to the code.
  static func isDialled(_ code: String, before number: String, isNext: Bool) -> Bool {
    if code.isEmpty || number.isEmpty || number.hasPrefix("+") || number.hasPrefix("00") {
      return false
    }
    return isNext || !number.hasPrefix("0")
  }

  /// The text of the cell without its mailboxes, which go where they belong.
  private func textBesideMailbox(_ row: inout ReshapedRow) -> String {
    var text = row.text(source)
    // An address of internet telephony is a number to call.
    guard let email, text.lowercased().range(of: "sip:") == nil else { return text }
    var found: [String] = []
    while let mailbox = text.split(whereSeparator: Self.isBetween)
      .first(where: { CellNature.isEmail(String($0)) })
    {
      found.append(String(mailbox))
      text.removeSubrange(Self.start(of: mailbox, in: text)..<mailbox.endIndex)
    }
    guard !found.isEmpty else { return text }
    row.set(email, found.joined(separator: ", "))
    return String(text.trimmed(Self.isBetween))
  }

  private static func isBetween(_ character: Character) -> Bool { " ,;/<>\n".contains(character) }

  /// Where a mailbox begins, or the word for one in front of it: `E-Mail: ann@example.org`.
  private static func start(of mailbox: Substring, in text: String) -> String.Index {
    let before = text[..<mailbox.startIndex].reversed().drop { " :=".contains($0) }
    let word = String(before.prefix { !isBetween($0) }.reversed())
    let isSaid = ColumnWords.shared[HeaderFolding.folded(word)].contains {
      $0.sense.meaning?.key == .emailAddress
    }
    return isSaid
      ? text.index(text.startIndex, offsetBy: before.count - word.count) : mailbox.startIndex
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

  func cells(for parts: CellParts) -> [[Int: String]] {
    let numbers = slots.map { (value: parts.text($0.value), label: parts.text($0.label)) }
      .filter { !$0.value.isEmpty }
    var others: [Int: String] = [:]
    for column in [extensionColumn].compactMap(\.self) + codes { others[column] = "" }
    if let type { others[type] = numbers.first?.label ?? "" }
    let labelled = numbers.map { $0.label.isEmpty ? $0.value : "\($0.value) (\(word($0.label)))" }
    // Digits in several columns, as they were.
    let pieces = numbers.count == 1 ? numbers[0].value.split { !$0.isDigit }.map(String.init) : []
    if codes.count > 1, pieces.count == codes.count + 1 {
      return [others.merging(zip(codes + [source], pieces)) { $1 }]
    }
    return [numbers.map(\.value), labelled].map { numbers in
      let cell = [numbers.joined(separator: " / "), parts.text(email)].joinedFilled(", ")
      return others.merging([source: cell]) { $1 }
    }
  }
}

extension ColumnReaders {
  /// The column of codes that are dialled in front of a column's numbers: no other than of numbers stands
  /// between.
  private func codes(before number: Int) -> [Int] {
    for column in mapping.columns.indices[..<number].reversed() {
      guard meaning(column).key == .phoneNumber else { return [] }
      guard meaning(column).part.isBeforeNumber else { continue }
      return column == number - 1 && isPrefix(column) && isPrefix(column - 1)
        ? [column - 1, column] : [column]
    }
    return []
  }

  private func isPrefix(_ column: Int) -> Bool {
    mapping.columns.indices.contains(column) && meaning(column).key == .phoneNumber
      && meaning(column).part == .prefix
  }

  /// A column of codes, which are read with the numbers behind them, and kept where no number has them.
  mutating func addCodes(_ number: Int) {
    let numbers = mapping.columns.indices[(number + 1)...].prefix {
      meaning($0).key == .phoneNumber
    }
    .filter { meaning($0).part == .value }
    let rest = add(ColumnMeaning(.keep), number)
    // The first digits of a number whose others stand in the next columns.
    let isPiece = isPrefix(number) && (isPrefix(number + 1) || isPrefix(number - 1))
    readers.append(
      CellReader(sources: [number], targets: [rest]) { row in
        let code = row.text(number)
        let digits = code.filter(\.isDigit)
        let isSaid = numbers.contains { place in
          let text = row.text(place)
          return isPiece && place == numbers.first && !text.isEmpty
            || PhoneReader.isDialled(code, before: text, isNext: place == number + 1)
            || !digits.isEmpty && text.filter(\.isDigit).hasPrefix(digits)
        }
        if !isSaid { row.copy(number, to: rest) }
      } cells: { parts in
        [[number: parts.text(rest)]]
      })
  }

  mutating func addPhone(_ number: Int) {
    let own = meaning(number)
    func beside(_ part: ColumnMeaning.Part) -> Int? {
      var wanted = own
      wanted.part = part
      return mapping.columns.indices.first { meaning($0) == wanted && !taken.contains($0) }
    }
    let (type, extensionColumn) = (beside(.label), beside(.extensionNumber))
    let codes = codes(before: number)
    let others = [type, extensionColumn].compactMap(\.self) + codes
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
      source: number, type: type, extensionColumn: extensionColumn, codes: codes,
      isOfCountry: codes.contains { meaning($0).part == .countryCode },
      names: namedKinds.flatMap { $0.numbers == number ? $0.names : nil },
      slots: slots, rest: rest, email: email, ownLabel: own.label,
      language: mapping.language, lostZeros: LostZeros(contents(number).cells))
    readers.append(
      CellReader(
        sources: [number] + others,
        targets: slots.flatMap { [$0.value, $0.label] } + [rest] + [email].compactMap(\.self),
        read: { phones.read(&$0) }, cells: { phones.cells(for: $0) },
        edit: { phones.edit($0) }))
  }
}
