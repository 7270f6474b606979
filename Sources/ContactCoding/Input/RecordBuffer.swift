import ContactModel

/// Records of one contact, in memory that is used again.
struct RecordBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<FieldRecord>
  private var capacity = 64
  private(set) var count = 0

  init() { base = .allocate(capacity: capacity) }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> FieldRecord {
    precondition(index >= 0 && index < count, "no such record")
    return base[index]
  }

  @inline(__always)
  mutating func append(_ record: FieldRecord) {
    if count == capacity { grow() }
    base[count] = record
    count += 1
  }

  /// Inserts a record in front of those at the end that come later.
  @inline(__always)
  mutating func insert(_ record: FieldRecord, before isLater: (FieldRecord) -> Bool) {
    append(record)
    var position = count - 1
    while position > 0, isLater(base[position - 1]) {
      base[position] = base[position - 1]
      position -= 1
    }
    base[position] = record
  }

  /// Forgets the records from a position on.
  mutating func removeAll(from position: Int) { count = min(count, position) }

  /// A copy of the records.
  var array: [FieldRecord] { Array(view) }

  /// A view of the records, valid until they change.
  @inline(__always)
  var view: RecordView { RecordView(UnsafeBufferPointer(start: base, count: count)) }

  private mutating func grow() {
    let newBase = UnsafeMutablePointer<FieldRecord>.allocate(capacity: capacity * 2)
    newBase.update(from: base, count: count)
    base.deallocate()
    base = newBase
    capacity *= 2
  }
}

/// A view of records that somebody else owns: bounds-checked, without reference counting.
///
/// It is valid only while its owner is alive and unchanged.
struct RecordView: RandomAccessCollection {
  private let base: UnsafePointer<FieldRecord>?
  let count: Int

  @inline(__always)
  init(_ buffer: UnsafeBufferPointer<FieldRecord>) {
    base = buffer.baseAddress
    count = buffer.count
  }

  /// No records.
  init() { self.init(UnsafeBufferPointer(start: nil, count: 0)) }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(index: Int) -> FieldRecord {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such record")
    return base.unsafelyUnwrapped[index]
  }

  var unsafeBuffer: UnsafeBufferPointer<FieldRecord> {
    UnsafeBufferPointer(start: base, count: count)
  }
}
