import ContactModel
import SourceText

/// A row that is being filled: its cells, whose they are, and what became of each value.
struct RowDraft: ~Copyable {
  /// The cells, as parts of the values' text.
  private(set) var cells: [Range<Int>] = []
  /// The value that each cell is of; -1 for none.
  private(set) var owners: [Int] = []
  /// By the number of the value.
  private(set) var placements: [Placement] = []
  var free = FreeGroups()
  /// What of a row is there already, where one is written again; nil for a row of its own.
  var standing: StandingRow?
  /// A text that is put together to be compared.
  var scratch = ByteArena(capacity: 256)

  /// Makes all cells empty.
  mutating func reset(columns: Int, values: Int) {
    cells.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    placements.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(0..<0, count: columns))
    owners.append(contentsOf: repeatElement(-1, count: columns))
    placements.append(contentsOf: repeatElement(.noRoom, count: values))
    standing = nil
  }

  subscript(column: Int) -> Range<Int> { cells[column] }

  mutating func put(_ text: Range<Int>, _ column: Int, _ value: Int) {
    cells[column] = text
    owners[column] = value
  }

  mutating func settle(_ values: Range<Int>, _ placement: Placement) {
    for value in values { settle(value, placement) }
  }

  mutating func settle(_ value: Int, _ placement: Placement) { placements[value] = placement }
}

/// What stands in a row that some values are to be written into.
struct StandingRow {
  /// The groups of the plan whose columns hold other values, by number.
  var taken: Set<Int> = []
  /// The groups that values had or that they take the place of others in, by number of the value.
  var places: [Int: Int] = [:]
}
