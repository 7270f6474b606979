/// Values in memory that is used again and again, as for the lines of one card after another.
///
/// Unlike an array it has one owner, so that appending asks for room and nothing else.
@frozen @usableFromInline package struct ReusedBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity = 64
  @usableFromInline var length = 0

  /// How many values there are.
  @inlinable package var count: Int { length }
  @inlinable package var isEmpty: Bool { length == 0 }
  @inlinable package var indices: Range<Int> { 0..<length }

  @inlinable package init() { base = .allocate(capacity: 64) }

  deinit { base.deallocate() }

  @inlinable @inline(__always)
  package subscript(index: Int) -> Element {
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: length), "position outside")
      return base[index]
    }
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: length), "position outside")
      yield &base[index]
    }
  }

  @inlinable @inline(__always)
  package mutating func append(_ element: Element) {
    if length == capacity { grow(1) }
    base[length] = element
    length += 1
  }

  /// Appends values that are not the buffer's own.
  @inlinable package mutating func append(contentsOf part: Slice<BufferView<Element>>) {
    let elements = UnsafeBufferPointer(
      rebasing: part.base.unsafeBuffer[part.startIndex..<part.endIndex])
    guard let source = elements.baseAddress else { return }
    if capacity - length < elements.count { grow(elements.count) }
    (base + length).update(from: source, count: elements.count)
    length += elements.count
  }

  /// Forgets everything and keeps the room.
  @inlinable package mutating func removeAll() { length = 0 }

  /// Forgets the values from a position on.
  @inlinable package mutating func removeAll(from position: Int) { length = min(length, position) }

  /// The values, valid until they change.
  @inlinable @inline(__always)
  package var view: BufferView<Element> {
    BufferView(UnsafeBufferPointer(start: base, count: length))
  }

  /// Inserts a value in front of those at the end that come later.
  @inlinable @inline(__always)
  package mutating func insert(_ element: Element, before isLater: (Element) -> Bool) {
    append(element)
    var position = length - 1
    while position > 0, isLater(base[position - 1]) {
      base[position] = base[position - 1]
      position -= 1
    }
    base[position] = element
  }

  @inlinable @inline(never)
  mutating func grow(_ needed: Int) {
    let newCapacity = max(capacity * 2, length + needed)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    newBase.update(from: base, count: length)
    base.deallocate()
    base = newBase
    capacity = newCapacity
  }
}
