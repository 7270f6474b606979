/// The UTF-8 of each of the 256 bytes of a charset in which every character is one byte.
struct SingleByteTable: Sendable {
  /// For each byte up to three bytes of UTF-8, the first in the lowest bits, and their count in the
  /// highest eight bits.
  private let entries: [UInt32]

  /// Whether bytes below 0x80 are ASCII.
  let isASCIICompatible: Bool

  /// What a byte that a converter writes has to be, for the controls that IBM's tables swap.
  private var controls: [UInt8: UInt8] = [:]

  /// Asks the converters of `pool` for each byte; nil if there are none or if the charset has
  /// longer characters.
  init?(pool: ConverterPool) {
    guard let converter = pool.take() else { return nil }
    defer { pool.give(back: converter) }
    guard converter.maximumWidth == 1 else { return nil }
    var entries: [UInt32] = []
    entries.reserveCapacity(256)
    for byte in UInt8.min...UInt8.max {
      var utf8 = converter.decodeAll([byte])
      // Microsoft's code pages leave a few bytes open; programs pass them on as controls.
      if utf8 == Self.replacement, (0x80...0x9F).contains(byte) { utf8 = [0xC2, byte] }
      guard utf8.count <= 3 else { return nil }
      var entry = UInt32(utf8.count) << 24
      for (index, unit) in utf8.enumerated() { entry |= UInt32(unit) << (8 * UInt32(index)) }
      entries.append(entry)
    }
    let isSame = { (byte: Int) in entries[byte] == 1 << 24 | UInt32(byte) }
    isASCIICompatible = isSame(0x09) && isSame(0x0A) && (0x20..<0x7F).allSatisfy(isSame)
    if isASCIICompatible {
      // IBM's tables swap a few control characters, which Microsoft's don't.
      for byte in 0..<0x80 where !isSame(byte) {
        if entries[byte] >> 24 == 1 { controls[UInt8(byte)] = UInt8(entries[byte] & 0xFF) }
        entries[byte] = 1 << 24 | UInt32(byte)
      }
    }
    self.entries = entries
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]
  private static let replacementEntry: UInt32 = 0x03BD_BFEF

  /// Appends the text of `bytes` and returns how many of them the charset leaves open.
  func decode(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Int {
    output.appendUnsafely(capacity: bytes.count * 3 + 4) { room in
      var written = 0
      var replaced = 0
      entries.withUnsafeBufferPointer { entries in
        for byte in bytes {
          let entry = entries[Int(byte)]
          if entry == Self.replacementEntry { replaced += 1 }
          // All four bytes: those that don't count are written over.
          room.storeBytes(of: entry.littleEndian, toByteOffset: written, as: UInt32.self)
          written += Int(entry >> 24)
        }
      }
      return (written, replaced)
    }
  }

  /// What a converter encoded, so that it is decoded as what it was.
  func mended(_ text: EncodedText) -> EncodedText {
    guard !controls.isEmpty else { return text }
    return EncodedText(
      bytes: text.bytes.map { controls[$0] ?? $0 }, unencodable: text.unencodable)
  }

  /// The character of a byte; nil where the charset leaves it open.
  func scalar(of byte: UInt8) -> Unicode.Scalar? {
    let entry = entries[Int(byte)]
    guard entry != Self.replacementEntry else { return nil }
    let unit = { (index: UInt32) in entry >> (8 * index) & 0xFF }
    switch entry >> 24 {
    case 1: return Unicode.Scalar(unit(0))
    case 2: return Unicode.Scalar((unit(0) & 0x1F) << 6 | unit(1) & 0x3F)
    case 3:
      return Unicode.Scalar((unit(0) & 0x0F) << 12 | (unit(1) & 0x3F) << 6 | unit(2) & 0x3F)
    default: return nil
    }
  }
}
