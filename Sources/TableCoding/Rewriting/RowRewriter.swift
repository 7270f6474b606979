package import CSV
package import ContactModel
package import FileFormats
import SourceText

/// Finds the cells of a table's rows that have to change, so that they say what a contact says.
///
/// The values that the row has already and that stay are left alone. The others are placed in the
/// columns as the writer of tables does it, those that take another's place in its columns first.
/// What was put into cells is read once more: what is missing then is lost.
package final class RowRewriter {
  /// What is to be done with a row.
  package struct Change {
    /// The cells that hold something else, by column.
    package var cells: [Int: String] = [:]
    package var losses: [FieldLoss] = []
  }

  package let table: RowTable
  private let layout: RowLayout
  private var filler: RowFiller
  /// Reads rows as they stand, and as they would be.
  private var decoder: RowDecoder
  private var proofReader: RowDecoder
  private var values = CellValues()
  private var form: RowForm
  private var styles: CellStyles
  /// What the row says that is being changed, as ``RowValues`` compares it.
  private var standing: Set<String> = []
  /// What contacts are by the section of the table that the row stands in; empty for none.
  package var section = "" { didSet { decoder.section = section } }

  /// - Parameter batch: Rows of the table, to see how they are written.
  package init(_ table: RowTable, syntax: CSVSyntax, rows batch: CSVBatch) {
    self.table = table
    layout = RowLayout(table)
    filler = RowFiller(
      layout, WritingOptions(format: ContactFormat(layout.dialect) ?? .csv),
      withTypesAsLabels: false)
    decoder = RowDecoder(plan: table.plan, source: nil, notesGroups: true)
    proofReader = RowDecoder(plan: table.plan, source: nil)
    form = RowForm(syntax)
    styles = CellStyles(layout)
    for row in batch.prefix(RowTable.sampleCount) {
      form.note(row)
      styles.note { CellText.shown(row[source($0)]) }
      guard styles.hasWords, decoder.read(row, index: 0) else { continue }
      styles.noteWords(RowValues(decoder.content, &values)) { CellText.shown(row[source($0)]) }
    }
  }

  /// How many columns the table has.
  private var columnCount: Int { table.mapping.columns.count }

  /// The column of the table that a column of the plan comes from.
  private func source(_ column: Int) -> Int { table.plan.reshaping?.sources[column] ?? column }

  /// What a row has in a column of the plan.
  private func cell(_ column: Int, of row: CSVRow?) -> String? {
    row.map { CellText.shown($0[source(column)]) }
  }

  // MARK: Changes

  /// What makes a row say what a contact says; without a row, what a new one says.
  package func change(_ row: CSVRow?, of batch: CSVBatch, to contact: Contact) -> Change {
    var old = RowValues()
    if let row, decoder.read(row, index: 0) || !decoder.content.records.isEmpty {
      old = RowValues(decoder.content, &values)
      for index in old.entries.indices {
        let place = old.entries[index].records.lowerBound
        old.entries[index].group = decoder.groups.first { $0.records.contains(place) }?.number
      }
    }
    return contact.withContent { change(row, of: batch, old, to: $0) }
  }

  private func change(
    _ row: CSVRow?, of batch: CSVBatch, _ old: RowValues, to content: ContactContent
  ) -> Change {
    let new = RowValues(content, &values)
    standing = Set(old.entries.map(\.comparison))
    // What stays is left alone, unless all values together have more room. What finds none is put to others
    // of its kind.
    var best = trial(.inPlace([]), row, of: batch, old, new, content)
    for placing in [Placing.inPlace(best.missing), .anew] where best.faults > 0 {
      let other = trial(placing, row, of: batch, old, new, content)
      if other.isBetter(than: best) { best = other }
    }
    best.change.losses += best.remaining
    return best.change
  }

  /// How values are placed.
  private enum Placing {
    /// Where they stood; some for which that leaves no room are put to others of their kind.
    case inPlace(Set<Int>)
    /// As in a row of their own.
    case anew
  }

  private struct Trial {
    var change: Change
    /// The values of the contact that are not there as they are.
    var missing: Set<Int>
    /// What was to go, and can't be taken out of the row.
    var remaining: [FieldLoss]
    /// How many values are missing in the row, or should not be there.
    var faults: Int

    /// Whether fewer values are gone, or as many and less is said otherwise.
    func isBetter(than other: Trial) -> Bool {
      func gone(_ trial: Trial) -> Int { trial.change.losses.count { $0.effect == .dropped } }
      return (gone(self), faults) < (gone(other), other.faults)
    }
  }

  private func trial(
    _ placing: Placing, _ row: CSVRow?, of batch: CSVBatch, _ old: RowValues, _ new: RowValues,
    _ content: ContactContent
  ) -> Trial {
    var (before, after) = filled(placing, row, old, new, content)
    styles.useWords(in: &after, new)
    let changed = Set(before.keys).union(after.keys).filter {
      (before[$0] ?? "") != (after[$0] ?? "")
    }
    var trial: Trial
    if let reshaping = table.plan.reshaping {
      trial = joined(reshaping, row, of: batch, before, after, changed, new)
    } else {
      var cells: [Int: String] = [:]
      for column in changed {
        cells[column] = styles.styled(after[column] ?? "", column, before: cell(column, of: row))
      }
      trial = read(cells, row, of: batch, new)
    }
    trial.change.cells = trial.change.cells.filter { $1 != (row?[$0].string ?? "") }
    return trial
  }

  /// The cells of the plan that are to change, as the writer fills them before and after.
  private func filled(
    _ placing: Placing, _ row: CSVRow?, _ old: RowValues, _ new: RowValues,
    _ content: ContactContent
  ) -> (before: [Int: String], after: [Int: String]) {
    guard layout.dialect != .unicard, case .inPlace(let unplaced) = placing else {
      let all = Array(old.entries.indices)
      return (
        texts(old, decoder.content, all, standing(all, old)),
        texts(new, content, Array(new.entries.indices), StandingRow())
      )
    }
    var (removed, added) = RowValues.difference(old, new)
    RowValues.leaveLabels(&removed, old, &added, new, unplaced)
    let sharing = SharedCells(
      table.plan,
      SharedCells.Request(
        old: old, new: new, removed: removed, added: added, unplaced: unplaced,
        cell: { self.cell($0, of: row) ?? "" },
        oldTexts: { self.texts(old, self.decoder.content, $0, in: $1) },
        newTexts: { self.texts(new, content, $0, in: $1) }))
    removed.removeAll { sharing.old.contains($0) }
    added.removeAll { sharing.new.contains($0) }
    // What shares cells with something that changes is written together with it.
    let shared: Set<ContactKey> = [.note, .category]
    let hasWholeName = layout.plan.groups.contains { $0.key == .formattedName }
    if !hasWholeName { added.removeAll { new.isShownAnyway($0) } }
    let keys = Set((removed.map { old.entries[$0].key }) + (added.map { new.entries[$0].key }))
      .intersection(shared)
    let groups = Set(removed.compactMap { old.entries[$0].group })
    let kept = old.entries.indices.filter { !removed.contains($0) && !sharing.old.contains($0) }
    let moved = kept.filter { index in
      keys.contains(old.entries[index].key) || old.entries[index].group.map(groups.contains) == true
    }
    var places: [Int: Int] = [:]
    for index in moved {
      let entry = old.entries[index]
      let match = new.entries.indices.first {
        !added.contains($0) && new.entries[$0].key == entry.key
          && new.entries[$0].exact == entry.exact
      }
      guard let match else { continue }
      added.append(match)
      if let group = entry.group { places[match] = group }
    }
    pair(removed, old, added, new, &places)
    removed += moved
    added.sort()
    let taken = Set(kept.filter { !moved.contains($0) }.compactMap { old.entries[$0].group })
      .union(sharing.groups)
    return (
      texts(old, decoder.content, removed.sorted(), standing(removed, old, taken))
        .merging(sharing.before) { $1 },
      texts(new, content, added, StandingRow(taken: taken, places: places))
        .merging(sharing.after) { $1 }
    )
  }

  private func standing(
    _ indices: [Int], _ values: RowValues, _ taken: Set<Int> = []
  ) -> StandingRow {
    var standing = StandingRow(taken: taken)
    for index in indices { standing.places[index] = values.entries[index].group }
    return standing
  }

  /// Gives values the places of those that they are put for: of the same field and label first.
  private func pair(
    _ removed: [Int], _ old: RowValues, _ added: [Int], _ new: RowValues,
    _ places: inout [Int: Int]
  ) {
    var open = removed.filter { old.entries[$0].group != nil }
    for isStrict in [true, false] {
      for index in added where places[index] == nil {
        let entry = new.entries[index]
        let found = open.firstIndex { place in
          let other = old.entries[place]
          guard other.key == entry.key else { return false }
          let isSame = other.label == entry.label && other.types == entry.types
          return isSame || !isStrict && mayHoldOtherLabel(other)
        }
        guard let found else { continue }
        places[index] = old.entries[open[found]].group
        open.remove(at: found)
      }
    }
  }

  private func mayHoldOtherLabel(_ entry: RowValues.Entry) -> Bool {
    guard let number = entry.group else { return false }
    return layout.plan.groups[number].labelColumn >= 0
      || layout.plan.groups[number].key == .preserved
  }

  /// The cells of a group of columns that a value fills alone.
  private func texts(
    _ list: RowValues, _ content: ContactContent, _ value: Int, in group: Int
  ) -> [Int: String] {
    let others = Set(layout.plan.groups.indices).subtracting([group])
    return texts(list, content, [value], StandingRow(taken: others, places: [value: group]))
  }

  /// The cells that some values fill.
  private func texts(
    _ list: RowValues, _ content: ContactContent, _ indices: [Int], _ standing: StandingRow
  ) -> [Int: String] {
    guard !indices.isEmpty else { return [:] }
    var records: [FieldRecord] = []
    var starts: [Int: Int] = [:]
    for index in indices {
      starts[records.count] = index
      for record in list.entries[index].records { records.append(content.records[record]) }
    }
    return records.withUnsafeBufferPointer { records in
      filler.load(
        ContactContent(bytes: content.bytes, records: RecordView(records), origin: ContactOrigin()))
      var own = StandingRow(taken: standing.taken)
      for (number, value) in filler.values.values.enumerated() {
        own.places[number] = starts[value.records.lowerBound].flatMap { standing.places[$0] }
      }
      filler.row.standing = own
      filler.fill()
      var texts: [Int: String] = [:]
      for (column, range) in filler.row.cells.enumerated() where !range.isEmpty {
        let cell = filler.values.text[range]
        // An apostrophe of its own would be taken for one that guards a formula.
        texts[column] = (SpreadsheetGuard.needs(cell) ? "'" : "") + cell.string
      }
      return texts
    }
  }

  // MARK: Several parts in a cell

  private func joined(
    _ reshaping: RowReshaping, _ row: CSVRow?, of batch: CSVBatch, _ before: [Int: String],
    _ after: [Int: String], _ changed: Set<Int>, _ new: RowValues
  ) -> Trial {
    var cells: [Int: String] = [:]
    var proposals: [[[Int: String]]] = []
    for reader in reshaping.readers where reader.targets.contains(where: changed.contains) {
      var parts: [Int: String] = [:]
      for source in reader.sources { parts[source] = row.map { CellText.shown($0[source]) } ?? "" }
      var after = after
      for target in reader.targets {
        if let text = after[target] {
          after[target] = styles.styled(text, target, before: cell(target, of: row))
        }
      }
      let found = reader.proposals(CellParts(old: before, new: after, cells: parts))
      guard let first = found.first else { continue }
      cells.merge(first) { $1 }
      proposals.append(found)
    }
    var best = read(cells, row, of: batch, new)
    for found in proposals where best.faults > 0 {
      for proposal in found.dropFirst() where best.faults > 0 {
        let other = read(best.change.cells.merging(proposal) { $1 }, row, of: batch, new)
        if other.isBetter(than: best) { best = other }
      }
    }
    // What is new gives way to what stands there.
    if best.faults > 0 {
      let unchanged = read([:], row, of: batch, new)
      if unchanged.isBetter(than: best) { return unchanged }
    }
    return best
  }

  // MARK: Proof

  /// Reads the row with other cells, and compares what it says.
  private func read(
    _ cells: [Int: String], _ row: CSVRow?, of batch: CSVBatch, _ new: RowValues
  ) -> Trial {
    let rows = batch.rows(in: text(cells, row))
    var found = RowValues()
    if let row = rows.first(where: { _ in true }) {
      proofReader.section = section
      _ = withExtendedLifetime(rows) { proofReader.read(row, index: 0) }
      found = RowValues(proofReader.content, &values)
    }
    let (missing, surplus) = faults(new, found)
    let losses = missing.map { loss(of: new.entries[$0], found, surplus.map { found.entries[$0] }) }
    // Of two values for which there is one place, the one that is there stays.
    let leaving = missing.count { standing.contains(new.entries[$0].comparison) }
    return Trial(
      change: Change(cells: cells, losses: losses), missing: Set(missing),
      remaining: remaining(
        surplus.map { found.entries[$0] }.filter { standing.contains($0.comparison) },
        missing.map { new.entries[$0] }),
      faults: missing.count + surplus.count + leaving)
  }

  // MARK: Texts

  /// The row with other cells, in UTF-8, with at least so many of them.
  package func text(_ cells: [Int: String], _ row: CSVRow?, width: Int = 0) -> [UInt8] {
    let lastFilled = cells.filter { !$0.value.isEmpty }.keys.max() ?? -1
    let count = max(row?.count ?? columnCount, lastFilled + 1, width)
    let source = row?.sourceText ?? []
    let isRegular = row?.isRegular ?? true
    var text: [UInt8] = []
    for column in 0..<count {
      if column > 0 { text.append(form.syntax.delimiter) }
      if let row, isRegular, cells[column] == nil, column < row.count {
        text += source[row.textRange(column)]
      } else {
        let cell = cells[column] ?? row.map { $0[column].string } ?? ""
        append(cell, column, row, to: &text)
      }
    }
    return text
  }

  /// A cell as it stands in the file, in UTF-8.
  package func cell(_ text: String, _ column: Int, _ row: CSVRow?) -> [UInt8] {
    var cell: [UInt8] = []
    append(text, column, row, to: &cell)
    return cell
  }

  private func append(_ cell: String, _ column: Int, _ row: CSVRow?, to text: inout [UInt8]) {
    let before = row?[column]
    let isSameKind = before.map { $0.isEmpty == cell.isEmpty } ?? false
    let isQuoted =
      isSameKind
      ? row?.isQuoted(column) ?? false : form.isQuoted(column: column, isEmpty: cell.isEmpty)
    form.append(Array(cell.utf8), isFirst: column == 0, isQuoted: isQuoted, to: &text)
  }
}
