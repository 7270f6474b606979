import SourceText

/// A text that the program is made with, or a part of it: its bytes are there as long as the
/// program is, so that cutting it up copies nothing.
struct ConstantText: @unchecked Sendable {
  let bytes: Bytes

  init(_ text: StaticString) { bytes = Bytes(text) }

  /// Bytes of UTF-8 that are there as long as the program is.
  init(_ base: UnsafePointer<UInt8>, count: Int) {
    bytes = Bytes(UnsafeBufferPointer(start: base, count: count))
  }

  private init(_ bytes: Bytes) { self.bytes = bytes }

  subscript(range: Range<Int>) -> ConstantText { ConstantText(bytes[range]) }

  var string: String { bytes.string }

  /// The text without its first byte, which is ASCII.
  func dropFirst() -> ConstantText { ConstantText(bytes.dropFirst(1)) }

  /// Calls `body` with each part between separators that is not empty.
  func forEachPart(between separator: UInt8, _ body: (ConstantText) -> Void) {
    var start = 0
    while start < bytes.count {
      let end = bytes.firstIndex(of: separator, in: start..<bytes.count)
      if start < end { body(ConstantText(bytes[start..<end])) }
      start = end + 1
    }
  }
}
