/// Paths as text. Linux allows any bytes in names, as those of old backups and unpacked archives have
/// them, and text is UTF-8: a byte that is none stands in it as a character for private use, and becomes
/// the byte again where a file is opened.
package enum SystemPath {
  /// A byte stands as the character of this number and its own.
  private static let first: UInt32 = 0x10F700

  /// A path of the system as text.
  package static func text(_ bytes: some Sequence<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    let all = Array(bytes)
    var source = all.makeIterator()
    var end = 0
    while true {
      switch parser.parseScalar(from: &source) {
      case .valid(let scalar):
        scalars.append(Unicode.UTF8.decode(scalar))
        end += scalar.count
      case .error(let length):
        for byte in all[end..<(end + length)] {
          scalars.append(Unicode.Scalar(first + UInt32(byte)) ?? "\u{FFFD}")
        }
        end += length
      case .emptyInput: return String(scalars)
      }
    }
  }

  /// Hands over the path as the system has it.
  package static func with<Result>(
    _ path: String, _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    guard isForeign(path) else { return path.withCString(body) }
    var bytes: [CChar] = []
    for scalar in path.unicodeScalars {
      if let byte = byte(scalar) {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += String(scalar).utf8.map { CChar(bitPattern: $0) }
      }
    }
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? "".withCString(body)
    }
  }

  /// Whether a name in the path is no UTF-8.
  package static func isForeign(_ path: String) -> Bool {
    path.unicodeScalars.contains { isByte($0) }
  }

  /// Whether a character of a path stands for a byte that is no UTF-8.
  package static func isByte(_ scalar: Unicode.Scalar) -> Bool { byte(scalar) != nil }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    (first + 0x80...first + 0xFF).contains(scalar.value)
      ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }
}
