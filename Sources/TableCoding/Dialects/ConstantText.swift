import SourceText

/// A text that the program is made with, or a part of it: its bytes are there as long as the
/// program is, so that cutting it up copies nothing.
struct ConstantText: @unchecked Sendable {
  let bytes: Bytes

  /// - Parameter text: gives the address of UTF-8 and sets how many bytes it has.
  init(_ text: (_ count: UnsafeMutablePointer<Int>) -> UnsafePointer<UInt8>) {
    var count = 0
    let base = text(&count)
    bytes = Bytes(UnsafeBufferPointer(start: base, count: count))
  }

  private init(_ bytes: Bytes) { self.bytes = bytes }

  subscript(range: Range<Int>) -> ConstantText { ConstantText(bytes[range]) }

  var string: String { bytes.string }

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
