import ContactLikeness
import ContactModel

// The readers of columns of parts of names, and of how names are read.
extension ColumnReaders {
  /// A column of family names, of which some have titles in front or degrees behind.
  mutating func addFamilyName(_ number: Int) {
    let target = add(meaning(number), number)
    let prefix = add(ColumnMeaning(.name, .prefix), number)
    let suffix = add(ColumnMeaning(.name, .suffix), number)
    readers.append(
      CellReader(sources: [number], targets: [target, prefix, suffix]) { row in
        guard let parts = NamePartCell(row.text(number), isGiven: false) else {
          return row.copy(number, to: target, dropsMarks: true)
        }
        row.set(target, parts.name)
        row.set(prefix, parts.prefix)
        row.set(suffix, parts.suffix)
      } cells: { parts in
        let name = parts.joined([prefix, target], " ")
        return [", ", " "].map { [number: [name, parts.text(suffix)].joinedFilled($0)] }
      })
  }

  /// Whether some names of a column have titles in front or degrees behind.
  func hasAffixes(_ number: Int) -> Bool {
    let isGiven = meaning(number).part == .given
    return samples(number) { NamePartCell($0, isGiven: isGiven) != nil }
  }

  /// A column of given names, of which some have in parentheses or quotation marks what else somebody is
  /// called, or how they are addressed, or have a title in front.
  mutating func addGivenName(_ number: Int) {
    let target = add(meaning(number), number)
    // Nil where the table has columns of them.
    let others = [
      ColumnMeaning(.name, .prefix), ColumnMeaning(.name, .suffix), ColumnMeaning(.nickname),
    ].map { meaning in
      mapping.columns.contains { $0.meaning.key == meaning.key && $0.meaning.part == meaning.part }
        ? nil : add(meaning, number)
    }
    let hasCompanions = hasCompanions(number)
    let hasAffixes = hasAffixes(number)
    let affixes = [ColumnMeaning.Part.prefix, .suffix].enumerated().map { place, part in
      others[place] ?? (hasAffixes ? add(ColumnMeaning(.name, part), number) : nil)
    }
    let targets = Set([target] + (others + affixes).compactMap(\.self)).sorted()
    readers.append(
      CellReader(sources: [number], targets: targets) { row in
        let companions = hasCompanions ? Companions(row.text(number)) : nil
        let remark = NameRemark(companions?.name ?? row.text(number))
        let place: Int? =
          switch remark?.kind {
          case .prefix: others[0]
          case .suffix: others[1]
          case .nickname: others[2]
          case .other: remark?.isOneName == true ? others[2] : nil
          case .initial, nil: nil
          }
        if let remark, let place {
          row.set(target, remark.name.trimmed)
          row.set(place, remark.text)
        } else if let name = NamePartCell(companions?.name ?? row.text(number), isGiven: true) {
          row.set(target, name.name)
          row.set(affixes[0], name.prefix)
          row.set(affixes[1], name.suffix)
        } else if let companions {
          row.set(target, companions.name)
        } else {
          row.copy(number, to: target, dropsMarks: true)
        }
      } cells: { parts in
        let remark = others.map { parts.text($0) }.first { !$0.isEmpty }
        let companions = hasCompanions ? Companions(parts.cells[number] ?? "") : nil
        let whole = [parts.text(target), remark.map { "(\($0))" } ?? "", companions?.text ?? ""]
        let name = parts.joined([affixes[0], target, affixes[1]], " ")
        return [[number: whole.joinedFilled(" ")]] + (hasAffixes ? [[number: name]] : [])
      })
  }

  /// Whether some names of a column have behind them who comes with somebody.
  func hasCompanions(_ number: Int) -> Bool {
    let meaning = meaning(number)
    return meaning.key == .name && (meaning.part.isWholeName || meaning.part == .given)
      && samples(number) { Companions($0) != nil }
  }

  /// Reads who comes with somebody as a note. The column stands behind those of the table, where other notes go.
  mutating func addCompanions(_ number: Int) {
    let target = add(ColumnMeaning(.note, number: ownNumber(number)), number)
    readers.append(
      CellReader(sources: [number], targets: [target]) { row in
        row.set(target, Companions(row.text(number))?.text ?? "")
      } cells: { parts in
        let cell = parts.cells[number] ?? ""
        return [[number: [Companions(cell)?.name ?? cell, parts.text(target)].joinedFilled(" ")]]
      })
  }

  mutating func addFamily(_ family: Int, prefix: Int) {
    taken.formUnion([prefix, family])
    addJoined([prefix, family], add(meaning(family), family))
  }

  /// Makes the reader of a given name that was added last leave out the family name of the next column, where some have it
  /// in both: `John Vos`, `Vos`.
  mutating func leaveOutFamilyName(_ number: Int) {
    guard meaning(number) == ColumnMeaning(.name, .given), let part = readers.last,
      part.sources == [number], let target = part.targets.first,
      let family = mapping.columns.firstIndex(where: {
        $0.meaning == ColumnMeaning(.name, .family)
      }),
      samples.prefix(300).contains(where: { row in
        max(number, family) < row.count && Self.given(row[number], without: row[family]) != nil
      })
    else { return }
    readers.removeLast()
    readers.append(
      CellReader(sources: [number], targets: part.targets) { row in
        if let given = Self.given(row.text(number), without: row.text(family)) {
          row.set(target, given)
        } else {
          part.read(&row)
        }
      } cells: { parts in
        part.cells(parts) + [[number: parts.cells[number] ?? ""]]
      })
  }

  /// The given name of a cell that has the family name in front or behind, too; nil where it hasn't.
  private static func given(_ text: String, without family: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1, NameRoles.role(of: family) != .given else { return nil }
    let (first, last) = (words[0].lowercased(), words[words.count - 1].lowercased())
    let rest =
      last == family.lowercased()
      ? words.dropLast() : first == family.lowercased() ? words.dropFirst() : []
    return rest.isEmpty ? nil : rest.joined(separator: " ")
  }

  /// The column of family names that one of what stands in front of them belongs to: the nearest.
  func family(of prefix: Int) -> Int? {
    mapping.columns.indices.filter { meaning($0) == ColumnMeaning(.name, .family) }
      .min { abs($0 - prefix) < abs($1 - prefix) }
  }

  /// The column of what stands in front of the family names in another.
  func prefix(of family: Int) -> Int? {
    mapping.columns.indices.first {
      meaning($0) == ColumnMeaning(.name, .familyPrefix) && self.family(of: $0) == family
    }
  }

  /// The reading of a name in one column.
  mutating func addPhonetic(_ number: Int) {
    let family = add(ColumnMeaning(.phoneticFamilyName), number)
    let given = add(ColumnMeaning(.phoneticGivenName), number)
    let organization = add(ColumnMeaning(.phoneticOrganizationName), number)
    let hasPerson = mapping.has(.name) || mapping.has(.formattedName)
    readers.append(
      CellReader(number, [family, given, organization], separator: " ") { row in
        let text = row.text(number)
        let words = text.split { $0 == " " || $0 == "\u{3000}" || $0 == "," }
        if words.count == 2 {
          row.set(family, String(words[0]))
          row.set(given, String(words[1]))
        } else {
          row.set(hasPerson ? family : organization, text)
        }
      })
  }
}
