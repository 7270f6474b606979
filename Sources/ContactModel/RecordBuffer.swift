/// Records of one contact, in memory that is used again.
@usableFromInline package struct RecordBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<FieldRecord>
  @usableFromInline var capacity = 64
  @usableFromInline var length = 0
  @inlinable package var count: Int { length }

  package init() { base = .allocate(capacity: capacity) }

  deinit { base.deallocate() }

  @inlinable package var isEmpty: Bool { count == 0 }

  @inlinable @inline(__always)
  package subscript(index: Int) -> FieldRecord {
    precondition(index >= 0 && index < count, "no such record")
    return base[index]
  }

  @inlinable @inline(__always)
  package mutating func append(_ record: FieldRecord) {
    if length == capacity { grow() }
    base[length] = record
    length += 1
  }

  /// Inserts a record in front of those at the end that come later.
  @inlinable @inline(__always)
  package mutating func insert(
    _ record: FieldRecord, before isLater: (FieldRecord) -> Bool
  ) {
    append(record)
    var position = count - 1
    while position > 0, isLater(base[position - 1]) {
      base[position] = base[position - 1]
      position -= 1
    }
    base[position] = record
  }

  /// Forgets the records from a position on.
  @inlinable package mutating func removeAll(from position: Int) { length = min(length, position) }

  /// A copy of the records.
  package var array: [FieldRecord] { Array(view) }

  /// A view of the records, valid until they change.
  @inlinable @inline(__always)
  package var view: RecordView {
    RecordView(UnsafeBufferPointer(start: base, count: count))
  }

  @usableFromInline mutating func grow() {
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
@usableFromInline package struct RecordView: RandomAccessCollection {
  @usableFromInline let base: UnsafePointer<FieldRecord>?
  @usableFromInline package let count: Int

  @inlinable @inline(__always)
  package init(_ buffer: UnsafeBufferPointer<FieldRecord>) {
    base = buffer.baseAddress
    count = buffer.count
  }

  /// No records.
  @inlinable package init() { self.init(UnsafeBufferPointer(start: nil, count: 0)) }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }
  // The collection's own goes through generic code.
  @inlinable package var indices: Range<Int> { 0..<count }
  @inlinable package var isEmpty: Bool { count == 0 }

  @inlinable @inline(__always)
  package subscript(index: Int) -> FieldRecord {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such record")
    return base.unsafelyUnwrapped[index]
  }

  @inlinable package var unsafeBuffer: UnsafeBufferPointer<FieldRecord> {
    UnsafeBufferPointer(start: base, count: count)
  }
}
