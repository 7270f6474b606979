import CUnicode

/// Calls a C function that writes UTF-8 into a buffer and returns the full length, again with
/// enough room where the first buffer was too small.
///
/// - Returns: nil where the function failed.
func utf8Written(
  expecting capacity: Int,
  by write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
) -> [UInt8]? {
  var room = max(capacity, 16)
  for _ in 0..<2 {
    var length: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      length = buffer.withMemoryRebound(to: CChar.self) {
        write($0.baseAddress, Int32(clamping: $0.count))
      }
      count = min(max(Int(length), 0), room)
    }
    if length < 0 { return nil }
    if Int(length) <= room { return bytes }
    room = Int(length)
  }
  return nil
}

/// Like ``utf8Written(expecting:by:)``, as text.
func stringWritten(
  expecting capacity: Int = 64,
  by write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
) -> String? {
  utf8Written(expecting: capacity, by: write).map { String(decoding: $0, as: UTF8.self) }
}

/// Calls with the UTF-8 of the text as C characters and its length.
func withCharacters<Result>(
  of text: String, _ body: (UnsafePointer<CChar>?, Int32) -> Result
) -> Result {
  var text = text
  return text.withUTF8 { withCharacters(of: $0, body) }
}

/// Calls with bytes as C characters and their length.
func withCharacters<Result>(
  of bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<CChar>?, Int32) -> Result
) -> Result {
  bytes.withMemoryRebound(to: CChar.self) {
    body($0.baseAddress, Int32(clamping: $0.count))
  }
}
