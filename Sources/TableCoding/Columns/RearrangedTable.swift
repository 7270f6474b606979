package import CSV
import ContactModel
package import SourceText

/// A table that has no contact to each row: with the fields down the side, with the same columns side by
/// side, to save paper, with labels beside each other, or with what a cell has no room for in the row below.
package enum RearrangedTable {
  /// Longer tables are not looked at, in bytes.
  private static let limit = 1 << 18
  private static let rowLimit = 200
  /// Nobody puts wider lists beside each other, in columns.
  private static let widestBlock = 32

  private static let names: Set<ColumnMeaning.Field> = [
    .key(.name), .key(.formattedName), .key(.organization),
  ]

  /// The same table with a contact in each row; nil where the rows are contacts already.
  package static func rearranged(
    _ layout: CSVLayout, _ stream: ByteStream, _ head: CSVReader.Head, _ mapping: ColumnMapping
  ) throws -> ByteStream? {
    guard layout.sampledRows < rowLimit else { return nil }
    var rows = layout.hasHeader.value ? [layout.header] : []
    let reader = try CSVReader(stream.reopen(), head: head)
    let batch = CSVBatch()
    while try reader.next(batch) {
      guard batch.table == 0, rows.count + batch.count < rowLimit, reader.bytesRead < limit else {
        return nil
      }
      rows += batch.map(\.strings)
    }
    guard
      let found = wiki(rows) ?? labels(rows) ?? labelLines(rows)
        ?? (layout.columnCount > 1
          ? beneath(rows) ?? sideBySide(rows) ?? transposed(rows)
            ?? continued(rows, layout, mapping) ?? merged(rows, layout, mapping) : nil)
    else { return nil }
    return try ByteStream(bytes: Array(text(found).utf8), name: stream.source.name)
  }

  // MARK: Ways to arrange a table

  /// As wikis have tables, with two bars between the names of columns and one between cells:
  /// `||Name||Phone||` above `|Ann Lee|555-0142|`.
  private static func wiki(_ rows: [[String]]) -> [[String]]? {
    guard let header = rows.first, header.count > 6, header.count.isMultiple(of: 2) == false,
      header.enumerated().allSatisfy({ place, cell in
        cell.allSatisfy(\.isWhitespace)
          == (place % 2 == 1 || place == 0 || place == header.count - 1)
      })
    else { return nil }
    let names = header.filter { !$0.allSatisfy(\.isWhitespace) }.map(\.trimmed)
    let cells = rows.dropFirst().filter { !$0.allSatisfy { $0.allSatisfy(\.isWhitespace) } }
    guard !cells.isEmpty,
      cells.allSatisfy({ row in
        row.first == ""
          && row.dropFirst(names.count + 1).allSatisfy { $0.allSatisfy(\.isWhitespace) }
      })
    else { return nil }
    return [names] + cells.map { $0.dropFirst().prefix(names.count).map(\.trimmed) }
  }

  /// With an address label in each cell, as sheets of them are printed: no row names columns.
  private static func labels(_ rows: [[String]]) -> [[String]]? {
    let cells = rows.flatMap { $0 }.filter { !$0.allSatisfy(\.isWhitespace) }
    guard cells.count > 2, let first = cells.first, AddressLabel(first) != nil,
      cells.allSatisfy({ $0.contains(where: \.isNewline) }),
      cells.count(where: { AddressLabel($0) != nil }) * 4 >= cells.count * 3
    else { return nil }
    return [["Address"]] + cells.map { [$0] }
  }

  /// With the lines of a label in columns that have nothing but numbers to tell them apart: `Line1`, `Line2`, ….
  private static func labelLines(_ rows: [[String]]) -> [[String]]? {
    guard let header = rows.first, header.count > 2, let first = header.first else { return nil }
    let word = first.prefix { !$0.isNumber }
    let areLines =
      lineWords.contains(HeaderFolding.folded(String(word)))
      && header.enumerated().allSatisfy { $1 == word + "\($0 + 1)" }
    let cells = rows.dropFirst().map { row in
      [row.map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n")]
    }.filter { $0 != [""] }
    guard areLines, cells.contains(where: { AddressLabel($0[0]) != nil }) else { return nil }
    return [["Address"]] + cells
  }

  private static let lineWords = CellWords.folded("label line")
  private static let valueWords = CellWords.folded("value header")

  /// With a contact in each column, where the first cells of rows name fields, and those of the first row
  /// don't.
  private static func transposed(_ rows: [[String]]) -> [[String]]? {
    var rows = rows
    func isName(_ row: [String]) -> Bool { fields(named: [row.first ?? ""]).contains(.key(.name)) }
    // In the corner nothing need stand.
    if rows.first?.first == "", !rows.contains(where: isName) { rows[0][0] = "Name" }
    let side = rows.compactMap(\.first)
    // Above names may stand what people are, which may be called as columns are.
    guard Set(side).count == side.count, namesFields(side, rows),
      let top = (rows.prefix(2).first(where: isName) ?? rows.first)?.dropFirst()
        .filter({ !$0.isEmpty }), !top.isEmpty,
      top.count(where: HeaderIndex.isKnown) * 4 <= top.count
    else { return nil }
    let width = rows.lazy.map(\.count).max() ?? 0
    return (0..<width).map { column in rows.map { column < $0.count ? $0[column] : "" } }
  }

  /// Whether the first cells of rows name fields: most do, or half of them where mailboxes stand behind a name for
  /// these.
  private static func namesFields(_ side: [String], _ rows: [[String]]) -> Bool {
    if fields(named: side).count > 2 { return true }
    let mailboxes = rows.first {
      HeaderIndex.anyMeaning(of: $0.first ?? "")?.key == .emailAddress
    }
    let cells = mailboxes?.dropFirst().filter { !$0.isEmpty } ?? []
    return !cells.isEmpty && cells.allSatisfy { $0.contains("@") }
      && fields(named: side, least: 0.5).count > 2
  }

  /// With one field to a row and one contact beneath the other: the names of fields come again and again.
  private static func beneath(_ rows: [[String]]) -> [[String]]? {
    var pairs: [(name: String, values: [String], isBehindGap: Bool)] = []
    var isBehindGap = false
    for row in rows {
      let isEmpty = row.allSatisfy(\.isEmpty)
      if !isEmpty {
        pairs.append((row.first ?? "", row.dropFirst().filter { !$0.isEmpty }, isBehindGap))
      }
      isBehindGap = isEmpty
    }
    // A header above them says no more than that these are values: `Kontakt,Wert`.
    if let value = pairs.first?.values.first, valueWords.contains(HeaderFolding.folded(value)) {
      pairs.removeFirst()
    }
    let side = pairs.map(\.name)
    guard let first = side.first, side.count(where: { $0 == first }) > 1,
      pairs.allSatisfy({ $0.values.count <= 1 })
    else { return nil }
    // Where a row is left free before each, a contact may begin with another field.
    let areDivided = pairs.dropFirst().allSatisfy { $0.name != first || $0.isBehindGap }
    var fields: [String] = []
    for name in side where !fields.contains(name) { fields.append(name) }
    guard fields.count < side.count, self.fields(named: fields).count > 2 else { return nil }
    var contacts: [[String]] = []
    var last = fields.count
    for (name, values, isBehindGap) in pairs {
      let place = fields.firstIndex(of: name) ?? 0
      // The next contact begins where the first field comes again.
      if place == 0 || areDivided && isBehindGap
        || place < last && contacts.last?[place].isEmpty == false
      {
        contacts.append(Array(repeating: "", count: fields.count))
      }
      guard let index = contacts.indices.last else { continue }
      let value = values.first ?? ""
      let known = contacts[index][place]
      contacts[index][place] = known.isEmpty ? value : known + "\n" + value
      last = place
    }
    return [fields] + contacts
  }

  /// With a few contacts in a row, in as many times the same columns.
  private static func sideBySide(_ rows: [[String]]) -> [[String]]? {
    let grouped = rows.first.flatMap(withoutGroups)
    guard let header = grouped?.header ?? rows.first,
      let first = header.first, !first.isEmpty,
      let next = header.indices.dropFirst().first(where: { header[$0] == first })
    else { return nil }
    let block = Array(header[..<next])
    let fields = fields(named: block.filter { !$0.isEmpty })
    guard fields.count > 1, !fields.isDisjoint(with: names) else { return nil }
    let starts = Array(stride(from: 0, to: header.count, by: next))
    func part(_ row: [String], _ start: Int) -> [String] {
      (start..<start + next).map { $0 < row.count ? row[$0] : "" }
    }
    // Behind the last block no empty column needs to stand.
    guard starts.allSatisfy({ part(header, $0) == block }),
      grouped.map({ $0.groups.count == starts.count }) ?? true
    else { return nil }
    var contacts: [[String]] = []
    for row in rows.dropFirst() {
      for (number, start) in starts.enumerated() {
        let contact = part(row, start)
        guard contact.contains(where: { !$0.isEmpty }) else { continue }
        contacts.append(contact + (grouped.map { [$0.groups[number]] } ?? []))
      }
    }
    return [block + (grouped == nil ? [] : ["Groups"])] + contacts
  }

  /// The names of columns without the words that those of one block have in common, and these: `Odd side Name`,
  /// `Odd side Phone`, `Even side Name`, `Even side Phone`; nil where no blocks differ so alone, or the words say
  /// whose the columns are: a husband and a wife stand in one row.
  private static func withoutGroups(
    _ header: [String]
  ) -> (header: [String], groups: [String])? {
    let reader = HeaderReader(headers: header)
    func isUnknown(_ words: ArraySlice<Substring>) -> Bool {
      reader.pieces(HeaderFolding.words(words.joined(separator: " "))).contains {
        if case .unknown = $0 { true } else { false }
      }
    }
    func stripped(_ block: ArraySlice<String>) -> (names: [String], group: String)? {
      let words = block.filter { !$0.isEmpty }.map { $0.split(separator: " ") }
      guard words.count > 1, let first = words.first else { return nil }
      let common = first.indices.prefix { place in
        words.allSatisfy { place < $0.count - 1 && $0[place] == first[place] }
      }.count
      guard common > 0, isUnknown(first[..<common]) else { return nil }
      return (
        block.map { $0.split(separator: " ").dropFirst(common).joined(separator: " ") },
        first[..<common].joined(separator: " ")
      )
    }
    for width in 2...widestBlock where width < header.count {
      guard let first = stripped(header[..<width]) else { continue }
      var found = (header: first.names, groups: [first.group])
      // Of many columns, the second block tells already.
      let areAlike = stride(from: width, to: header.count, by: width).allSatisfy { start in
        guard let block = stripped(header[start..<min(start + width, header.count)]),
          first.names.starts(with: block.names)
        else { return false }
        found.header += block.names
        found.groups.append(block.group)
        return true
      }
      if areAlike { return found }
    }
    return nil
  }

  /// With further numbers and mailboxes of a contact in the rows below, which have nothing else: nobody's
  /// row but the one above has what a second one can be in, or a mailbox has something of the name above.
  private static func continued(
    _ rows: [[String]], _ layout: CSVLayout, _ mapping: ColumnMapping
  ) -> [[String]]? {
    guard layout.hasHeader.value else { return nil }
    let fields = mapping.columns.map(\.meaning.field)
    let several: Set<ColumnMeaning.Field> = [.key(.phoneNumber), .key(.emailAddress)]
    func filled(_ row: [String]) -> [Int] {
      row.indices.filter { $0 < fields.count && !row[$0].allSatisfy(\.isWhitespace) }
    }
    // Somebody's mailbox has something of the name.
    func mayBeHis(_ mailbox: String, _ above: [String]) -> Bool {
      let local = HeaderFolding.folded(String(mailbox.prefix { $0 != "@" }))
      return above.indices.contains { index in
        index < fields.count && names.contains(fields[index])
          && above[index].split { !$0.isLetter }.contains {
            $0.count > 2 && local.contains(HeaderFolding.folded(String($0)))
          }
      }
    }
    // Where each row of a name has one below it without, that has the rest of the address, too.
    let named = rows.dropFirst().map { row in
      filled(row).contains { names.contains(fields[$0]) }
    }
    let areInTwo =
      named.count > 3 && named.count.isMultiple(of: 2)
      && named.enumerated().allSatisfy { $0.isMultiple(of: 2) == $1 }
    var contacts: [[String]] = []
    func append(_ row: [String], _ columns: [Int]) {
      for column in columns {
        contacts[contacts.count - 1][column] =
          [contacts[contacts.count - 1][column], row[column]].joinedFilled("\n")
      }
    }
    var isNamed = false
    for row in rows.dropFirst() {
      let columns = filled(row)
      if areInTwo, isNamed, let above = contacts.last, !columns.isEmpty,
        columns.allSatisfy({
          $0 < above.count
            && (several.contains(fields[$0]) || mapping.columns[$0].meaning.part == .whole)
        })
      {
        append(row, columns)
        isNamed = false
      } else if isNamed, let above = contacts.last, !columns.isEmpty,
        columns.allSatisfy({ several.contains(fields[$0]) && $0 < above.count }),
        columns.contains(where: {
          fields[$0] == .key(.emailAddress) && mayBeHis(row[$0], above)
        })
          || columns.allSatisfy({ !above[$0].isEmpty })
            && columns.contains(where: { fields[$0] == .key(.phoneNumber) })
            // Whoever had room for it above is somebody else, of whom a telephone knows no name.
            && !above.indices.contains(where: {
              $0 < fields.count && fields[$0] == .key(.phoneNumber) && above[$0].isEmpty
            })
      {
        append(row, columns)
      } else {
        contacts.append(row)
        isNamed = columns.contains { names.contains(fields[$0]) }
      }
    }
    return contacts.count < rows.count - 1 ? [rows[0]] + contacts : nil
  }

  /// With the name and the address of a family in the row of its first alone.
  private static func merged(
    _ rows: [[String]], _ layout: CSVLayout, _ mapping: ColumnMapping
  ) -> [[String]]? {
    guard layout.hasHeader.value else { return nil }
    let people = Array(rows.dropFirst())
    return MergedCells(people, mapping).map { [rows[0]] + $0.filled(people) }
  }

  /// The fields of a contact that texts name; none where fewer than a share of them name one.
  private static func fields(
    named texts: [String], least share: Double = 0.75
  ) -> Set<ColumnMeaning.Field> {
    let reader = HeaderReader(headers: texts)
    let known = texts.count { HeaderIndex.isKnown($0) || reader.read($0)?.meaning != nil }
    return Double(known) < Double(texts.count) * share
      ? [] : Set(texts.compactMap { reader.read($0)?.meaning?.field })
  }

  private static func text(_ rows: [[String]]) -> String {
    rows.map { row in
      row.map {
        "\""
          + $0.split(separator: "\"", omittingEmptySubsequences: false)
          .joined(separator: "\"\"") + "\""
      }.joined(separator: ",")
    }.joined(separator: "\n") + "\n"
  }
}
