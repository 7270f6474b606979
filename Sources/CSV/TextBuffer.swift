import SourceText

/// Text that is read into, cut at its front, and used again.
struct TextBuffer: ~Copyable {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 1 << 12) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  var isEmpty: Bool { count == 0 }

  var bytes: Bytes { Bytes(UnsafeBufferPointer(start: base, count: count)) }

  subscript(range: Range<Int>) -> Bytes { bytes[range] }

  mutating func removeAll() { count = 0 }

  mutating func removeAll(from position: Int) { count = min(count, position) }

  /// Forgets so many bytes at the front.
  mutating func removeFirst(_ number: Int) {
    let rest = count - min(number, count)
    base.update(from: base + (count - rest), count: rest)
    count = rest
  }

  /// Makes room behind the text.
  mutating func reserve(_ room: Int) {
    guard capacity - count < room else { return }
    resize(max(capacity * 2, count + room))
  }

  /// Gives back memory that a very long row needed.
  mutating func shrink(to limit: Int) {
    if capacity > limit, count <= limit { resize(limit) }
  }

  private mutating func resize(_ newCapacity: Int) {
    let newBase = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    newBase.update(from: base, count: count)
    base.deallocate()
    base = newBase
    capacity = newCapacity
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    reserve(bytes.count)
    UnsafeMutableRawPointer(base + count).copyMemory(from: start, byteCount: bytes.count)
    count += bytes.count
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  /// Lets `body` write behind the text, into `room` bytes; it returns how many it wrote.
  mutating func fill<Failure: Error>(
    _ room: Int, _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    reserve(room)
    let written = try body(UnsafeMutableRawBufferPointer(start: base + count, count: room))
    count += written
    return written
  }
}
