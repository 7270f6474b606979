import CSV
import SourceText

/// The cells of one row that hold something, in memory that is used again.
///
/// Most cells of wide tables are empty; nothing is done for them but skipping them once.
struct RowCells: ~Copyable {
  /// By column; empty for those that are not in ``filled``.
  private var contents: UnsafeMutablePointer<Bytes>
  private var filled: UnsafeMutablePointer<Int>
  private var capacity: Int
  /// How many columns hold something, if only a pair of quotes.
  private(set) var filledCount = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    contents = .allocate(capacity: self.capacity)
    contents.initialize(repeating: Bytes(""), count: self.capacity)
    filled = .allocate(capacity: self.capacity)
  }

  deinit {
    contents.deallocate()
    filled.deallocate()
  }

  /// The cell of a column; empty where the row has none.
  @inline(__always)
  subscript(column: Int) -> Bytes {
    UInt(bitPattern: column) < UInt(bitPattern: capacity) ? contents[column] : Bytes("")
  }

  /// These columns in ascending order, valid until another row is loaded.
  @inline(__always)
  var filledColumns: UnsafeBufferPointer<Int> {
    UnsafeBufferPointer(start: filled, count: filledCount)
  }

  /// The column of the n-th of these, in ascending order.
  @inline(__always)
  func filledColumn(_ number: Int) -> Int {
    precondition(number >= 0 && number < filledCount, "no such cell in the row")
    return filled[number]
  }

  /// Takes the cells of a row, which must not change while these are in use.
  mutating func load(_ row: CSVRow) {
    removeAll()
    reserve(row.count)
    filledCount = row.takeFilledCells(filled, contents)
  }

  /// Takes parts of a text, which must not change while these are in use.
  mutating func load(_ cells: [Range<Int>], of text: Bytes) {
    removeAll()
    reserve(cells.count)
    for (column, range) in cells.enumerated() where !range.isEmpty {
      contents[column] = text[range]
      filled[filledCount] = column
      filledCount += 1
    }
  }

  /// Forgets the row.
  mutating func removeAll() {
    for number in 0..<filledCount { contents[filled[number]] = Bytes("") }
    filledCount = 0
  }

  /// Makes room for so many columns, while there is no row.
  private mutating func reserve(_ count: Int) {
    if count > capacity { self = RowCells(capacity: count) }
  }
}
