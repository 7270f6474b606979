/// A view of values that somebody else owns: bounds-checked, without reference counting.
///
/// It is valid only while its owner is alive and unchanged.
@usableFromInline package struct BufferView<Element: BitwiseCopyable>: RandomAccessCollection {
  @usableFromInline let base: UnsafePointer<Element>?
  @usableFromInline package let count: Int

  @inlinable @inline(__always)
  package init(_ buffer: UnsafeBufferPointer<Element>) {
    base = buffer.baseAddress
    count = buffer.count
  }

  /// No values.
  @inlinable package init() { self.init(UnsafeBufferPointer(start: nil, count: 0)) }

  @inlinable package var startIndex: Int { 0 }
  @inlinable package var endIndex: Int { count }
  // The collection's own goes through generic code.
  @inlinable package var indices: Range<Int> { 0..<count }
  @inlinable package var isEmpty: Bool { count == 0 }

  @inlinable @inline(__always)
  package subscript(index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "position outside of view")
    return base.unsafelyUnwrapped[index]
  }

  @inlinable package var unsafeBuffer: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base, count: count)
  }
}
