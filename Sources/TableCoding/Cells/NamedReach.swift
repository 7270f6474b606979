import ContactModel

/// A number or a mailbox behind a name in its cell: `Anna Müller, Tel. 0170 1234567`, `Ann Lee <ann@lee.example>`.
struct NamedReach {
  let name: String
  let value: String
  let isMailbox: Bool

  /// Nil where none stands there, or what may be the number of a record.
  init?(_ text: String) {
    guard text.utf8.count <= 120, let last = text.last, text.contains(" ") else { return nil }
    if text.contains("@") {
      let word = text.suffix(while: { $0 != " " })
      value = String(word.trimmed { "<>()[]".contains($0) })
      name = Self.withoutEnd(text.dropLast(word.count))
      isMailbox = true
      guard CellNature.isEmail(value), Self.isName(name) else { return nil }
      return
    }
    guard Self.isDigit(last) || last == ")" else { return nil }
    let end = text.suffix(while: { Self.isDigit($0) || " +()-./".contains($0) })
    var number = String(end.trimmed { " ,-./".contains($0) })
    if number.hasPrefix("("), number.hasSuffix(")") {
      number = number.dropFirst().dropLast().trimmed
    }
    if number.hasSuffix(")"), !number.contains("(") { number.removeLast() }
    var name = Self.withoutEnd(text.dropLast(end.count))
    let word = name.suffix(while: { $0 != " " })
    let isSaid = ColumnWords.shared[HeaderFolding.folded(String(word))].contains {
      $0.sense.meaning?.key == .phoneNumber
    }
    if isSaid { name = Self.withoutEnd(name.dropLast(word.count)) }
    (self.name, value, isMailbox) = (name, number.trimmed, false)
    guard Self.isName(name), !CellNature.isDate(value), isSaid || Self.isSurelyNumber(value),
      (7...15).contains(CellNature.digitCount(value))
    else { return nil }
  }

  /// Whether digits are dialled, and no number of a record, which begins otherwise or has no gaps.
  private static func isSurelyNumber(_ text: String) -> Bool {
    guard CellNature.digitCount(text) >= 9, let first = text.first,
      !(text.contains(".") && text.contains("-"))
    else { return false }
    // The number of a flat may stand in front.
    if text.dropFirst().first == " ", !"178".contains(first) { return false }
    return "+0(".contains(first) || text.contains(where: { " -".contains($0) })
      || text.count == 11 && "178".contains(first)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.contains { $0.isNumber || $0 == "@" }
  }

  /// A name without what divides it from what stands behind.
  private static func withoutEnd(_ text: Substring) -> String {
    var text = text
    while let last = text.last, !last.isLetter, !last.isNumber, !".)".contains(last) {
      text.removeLast()
    }
    return text.trimmed
  }
}

extension StringProtocol {
  /// The end of a text that has nothing but such characters.
  fileprivate func suffix(while isSo: (Character) -> Bool) -> SubSequence {
    suffix(reversed().prefix(while: isSo).count)
  }
}

extension ColumnReaders {
  /// Makes the reader of a column of names that was added last leave out numbers and mailboxes behind them, which are the
  /// contact's, unless another column has them.
  mutating func leaveOutReach(_ number: Int) {
    let meaning = meaning(number)
    guard
      meaning.key == .name && meaning.part.isWholeName
        || meaning == ColumnMeaning(.relation, label: "contact") && namesOfPeople.isEmpty,
      samples(number, { NamedReach($0) != nil }), let name = readers.last, name.sources == [number]
    else { return }
    let phone = add(ColumnMeaning(.phoneNumber, number: ownNumber(number)), number)
    let email = add(ColumnMeaning(.emailAddress, number: ownNumber(number)), number)
    func others(_ key: ContactKey) -> [Int] {
      mapping.columns.indices.filter { self.meaning($0).key == key }
    }
    let (phones, emails) = (others(.phoneNumber), others(.emailAddress))
    readers[readers.count - 1] = CellReader(
      sources: [number], targets: name.targets + [phone, email]
    ) { row in
      guard let reach = NamedReach(row.text(number)) else { return name.read(&row) }
      row.show(reach.name, inColumn: number)
      name.read(&row)
      row.show(nil, inColumn: number)
      let isThere = (reach.isMailbox ? emails : phones).contains {
        let text = row.text($0)
        return reach.isMailbox
          ? text.lowercased().contains(reach.value.lowercased())
          : text.filter(\.isNumber).hasSuffix(reach.value.filter(\.isNumber).suffix(9))
      }
      if !isThere { row.set(reach.isMailbox ? email : phone, reach.value) }
    } cells: { parts in
      let cell = parts.cells[number] ?? ""
      let value = [phone, email].map { parts.text($0) }.joinedFilled(", ")
      let reach = NamedReach(cell)
      let isSame = !parts.isChanged(phone) && !parts.isChanged(email)
      return name.cells(parts).flatMap { cells in
        let text = cells[number] ?? ""
        let same = isSame ? reach.map { text + cell.dropFirst($0.name.count) } : nil
        return [same, [text, value].joinedFilled(", ")].compactMap(\.self).map { [number: $0] }
      }
    }
  }
}
