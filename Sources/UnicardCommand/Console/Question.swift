import Glibc

extension Console {
  /// The first letter of the line that is typed, small; nil at the end of the input.
  func answer() -> Character? {
    var byte: UInt8 = 0
    var line: [UInt8] = []
    while read(input, &byte, 1) == 1, byte != 0x0A { line.append(byte) }
    return line.first.map { Character(Unicode.Scalar((0x41...0x5A).contains($0) ? $0 | 0x20 : $0)) }
  }
}
