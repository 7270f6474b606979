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

  /// Forgets the records from a position on.
  mutating func removeAll(from position: Int) { count = min(count, position) }

  /// A copy of the records.
  var array: [FieldRecord] { Array(UnsafeBufferPointer(start: base, count: count)) }

  private mutating func grow() {
    let newBase = UnsafeMutablePointer<FieldRecord>.allocate(capacity: capacity * 2)
    newBase.update(from: base, count: count)
    base.deallocate()
    base = newBase
    capacity *= 2
  }
}
