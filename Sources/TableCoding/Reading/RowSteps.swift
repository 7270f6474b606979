import ContactModel
import SourceText

/// A row's plan in flat memory: what is to be done for each group of columns, and which group a
/// column belongs to.
struct RowSteps: ~Copyable {
  /// What is done for one group of columns. It has no references, so that taking one costs nothing.
  struct Step {
    var kind: RowPlan.Kind
    /// The columns that most values are made of, or -1.
    var value: Int
    var labelColumn: Int
    var typeColumn: Int
    var displayColumn: Int
    /// What a value's record is before its text and label are known.
    var header: FieldRecord
    /// The label that the header says.
    var label = CellLabel()
    var cells: Range<Int>
    /// Whether two columns are the same component.
    var hasRepeats: Bool
    var order: DateOrder
  }

  /// A column of a structured value.
  struct Cell {
    var column: Int
    /// The record of the component, before its text is known.
    var record: FieldRecord
    var isLabel: Bool
    /// Whether the cell holds several components.
    var isJoined: Bool
  }

  let count: Int
  private let steps: UnsafeMutablePointer<Step>
  private let cells: UnsafeMutablePointer<Cell>
  private let cellCount: Int
  let columnCount: Int
  /// The step that a column belongs to, or -1.
  private let stepByColumn: UnsafeMutablePointer<Int>

  init(_ plan: RowPlan) {
    count = plan.groups.count
    columnCount = plan.columnCount
    cellCount = plan.groups.reduce(0) { $0 + $1.cells.count }
    steps = .allocate(capacity: max(1, count))
    cells = .allocate(capacity: max(1, cellCount))
    stepByColumn = .allocate(capacity: max(1, columnCount))
    stepByColumn.initialize(repeating: -1, count: columnCount)
    var nextCell = 0
    for (number, group) in plan.groups.enumerated() {
      let first = nextCell
      for cell in group.cells {
        (cells + nextCell).initialize(
          to: Cell(
            column: cell.column, record: Self.record(group.key, cell),
            isLabel: cell.part == .label,
            isJoined: cell.part == .postcodeCity || cell.part == .familyGiven))
        nextCell += 1
        stepByColumn[cell.column] = number
      }
      (steps + number).initialize(to: Self.step(group, cells: first..<nextCell))
    }
  }

  deinit {
    steps.deallocate()
    cells.deallocate()
    stepByColumn.deallocate()
  }

  /// A step, valid as long as these are.
  @inline(__always)
  subscript(number: Int) -> UnsafePointer<Step> {
    precondition(number >= 0 && number < count, "no such step")
    return UnsafePointer(steps + number)
  }

  @inline(__always)
  func cell(_ index: Int) -> Cell {
    precondition(index >= 0 && index < cellCount, "no such column in the plan")
    return cells[index]
  }

  /// The step that each column belongs to, or -1; valid as long as these are.
  @inline(__always)
  var ofColumns: UnsafeBufferPointer<Int> {
    UnsafeBufferPointer(start: stepByColumn, count: columnCount)
  }

  mutating func setLabel(_ label: CellLabel, of number: Int) { steps[number].label = label }

  private static func step(_ group: RowPlan.Group, cells: Range<Int>) -> Step {
    var header = FieldRecord(key: group.key, part: .value, text: .empty, source: .empty)
    // Categories belong on one line of a card, which their common source says.
    if group.kind == .category { header.source = ByteRange(start: 0, count: 1) }
    let components = group.cells.filter { $0.part != .label }.map(\.component)
    return Step(
      kind: group.kind, value: group.value, labelColumn: group.labelColumn,
      typeColumn: group.typeColumn, displayColumn: group.displayColumn, header: header,
      cells: cells, hasRepeats: Set(components).count < components.count,
      order: group.order)
  }

  private static func record(_ key: ContactKey, _ cell: RowPlan.Cell) -> FieldRecord {
    let part: FieldRecord.Part
    switch cell.part {
    case .formatted where key == .postalAddress: part = .formattedAddress
    case .countryCode where key == .postalAddress: part = .countryCode
    default: part = .component(cell.component)
    }
    return FieldRecord(key: key, part: part, text: .empty, source: .empty)
  }
}
