import CUnicode

/// Turns text in any charset into UTF-8, part by part; a character cut off by the end of a part is
/// finished with the next one.
struct Transcoder {
  private enum State {
    case utf16(UTF16Transcoder)
    case utf32(UTF32Transcoder)
    case singleByte(SingleByteTable)
    case converter(ConverterLease)
  }

  private var state: State

  /// Nil for UTF-8, which needs none, and if ICU lacks the charset.
  init?(codec: CharsetCodec) {
    switch codec.method {
    case .utf8:
      return nil
    case .utf16(let order):
      state = .utf16(UTF16Transcoder(order: order))
    case .utf32(let isBigEndian):
      state = .utf32(UTF32Transcoder(isBigEndian: isBigEndian))
    case .ascii(let table), .singleByte(let table):
      state = .singleByte(table)
    case .converter:
      guard let lease = ConverterLease(pool: codec.decoders) else { return nil }
      state = .converter(lease)
    }
  }

  private init(state: State) {
    self.state = state
  }

  /// Appends the text of a part and returns the number of sequences that were replaced by U+FFFD.
  mutating func transcode(
    _ bytes: UnsafeRawBufferPointer, into output: inout [UInt8], isLast: Bool
  ) -> Int {
    switch state {
    case .utf16(var transcoder):
      let replaced = transcoder.transcode(bytes, into: &output, isLast: isLast)
      state = .utf16(transcoder)
      return replaced
    case .utf32(var transcoder):
      let replaced = transcoder.transcode(bytes, into: &output, isLast: isLast)
      state = .utf32(transcoder)
      return replaced
    case .singleByte(let table):
      return table.decode(bytes, into: &output)
    case .converter(let lease):
      return lease.converter.decode(bytes, into: &output, isLast: isLast)
    }
  }

  /// A second transcoder in the same state; nil when there is no memory.
  func copy() -> Transcoder? {
    guard case .converter(let lease) = state else { return self }
    guard let lease = lease.copy() else { return nil }
    return Transcoder(state: .converter(lease))
  }
}

/// A converter taken from a pool, which goes back when nobody uses it any more.
private final class ConverterLease {
  let converter: Converter
  private let pool: ConverterPool

  init?(pool: ConverterPool) {
    guard let converter = pool.take() else { return nil }
    self.converter = converter
    self.pool = pool
  }

  private init(converter: Converter, pool: ConverterPool) {
    self.converter = converter
    self.pool = pool
  }

  deinit {
    converter.reset()
    pool.give(back: converter)
  }

  func copy() -> ConverterLease? {
    guard let pointer = cu_converter_copy(converter.pointer) else { return nil }
    return ConverterLease(converter: Converter(pointer: pointer), pool: pool)
  }
}

/// The part of a transcoder for UTF-16.
private struct UTF16Transcoder {
  private var order: UTF16Order
  private var pendingByte: UInt8?
  private var pendingHighSurrogate: UInt32 = 0
  /// Whether 8-bit text was met, to which the text goes back at the start of a line.
  private var isInNarrowText = false
  private var narrowDecoder = NarrowDecoder()

  init(order: UTF16Order) {
    self.order = order
  }

  mutating func transcode(
    _ bytes: UnsafeRawBufferPointer, into output: inout [UInt8], isLast: Bool
  ) -> Int {
    if order == .byMark {
      guard bytes.count >= 2 || isLast else {
        // A part of one byte: wait for the second one.
        if let first = bytes.first {
          if let pending = pendingByte { return settleOrder([pending, first], &output, isLast) }
          pendingByte = first
        }
        return 0
      }
      order = UTF16Order.guess(bytes)
    }
    let isBigEndian = order == .bigEndian
    // A byte of 8-bit text may become U+FFFD.
    return output.appendUnsafely(capacity: bytes.count * 3 + 12) { room in
      var writer = ScalarWriter(room: room)
      var offset = 0
      if let first = pendingByte, !bytes.isEmpty {
        take(Self.unit(first, bytes[0], isBigEndian), &writer)
        pendingByte = nil
        offset = 1
      }
      if isInNarrowText { offset = narrowText(bytes, from: offset, &writer) }
      while offset + 1 < bytes.count {
        let unit = Self.unit(bytes[offset], bytes[offset + 1], isBigEndian)
        take(unit, &writer)
        offset += 2
        if unit == 0x0A, NarrowText.begins(bytes, at: offset, isLast: isLast) {
          offset = narrowText(bytes, from: offset, &writer)
        }
      }
      if offset < bytes.count { pendingByte = bytes[offset] }
      if isLast {
        if pendingHighSurrogate != 0 { writer.replace() }
        narrowDecoder.finish(&writer)
        // Programs that know nothing of UTF-16 append line breaks and fillings of one byte.
        if let pendingByte, pendingByte > 0x20 { writer.replace() }
        pendingHighSurrogate = 0
        pendingByte = nil
      }
      return (writer.written, writer.replaced)
    }
  }

  /// Reads 8-bit text as UTF-8, and returns where UTF-16 begins again.
  private mutating func narrowText(
    _ bytes: UnsafeRawBufferPointer, from start: Int, _ writer: inout ScalarWriter
  ) -> Int {
    isInNarrowText = true
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      narrowDecoder.take(byte, &writer)
      offset += 1
      if byte == 0x0A, NarrowText.ends(bytes, at: offset) {
        isInNarrowText = false
        break
      }
    }
    return offset
  }

  private mutating func settleOrder(
    _ bytes: [UInt8], _ output: inout [UInt8], _ isLast: Bool
  ) -> Int {
    pendingByte = nil
    return bytes.withUnsafeBytes { bytes in
      order = UTF16Order.guess(bytes)
      return transcode(bytes, into: &output, isLast: isLast)
    }
  }

  private static func unit(_ first: UInt8, _ second: UInt8, _ isBigEndian: Bool) -> UInt32 {
    isBigEndian
      ? UInt32(first) << 8 | UInt32(second) : UInt32(second) << 8 | UInt32(first)
  }

  private mutating func take(_ unit: UInt32, _ writer: inout ScalarWriter) {
    if pendingHighSurrogate != 0 {
      let high = pendingHighSurrogate
      pendingHighSurrogate = 0
      if unit & 0xFC00 == 0xDC00 {
        writer.write(0x10000 + (high & 0x3FF) << 10 + unit & 0x3FF)
        return
      }
      writer.replace()
    }
    if unit & 0xFC00 == 0xD800 {
      pendingHighSurrogate = unit
    } else if unit & 0xFC00 == 0xDC00 {
      writer.replace()
    } else {
      writer.write(unit)
    }
  }
}

/// 8-bit text that a program has appended to a file in UTF-16.
private enum NarrowText {
  /// So many bytes of ASCII in a row are no UTF-16: they would be a dozen rare ideographs.
  private static let proof = 24

  /// Whether a line is 8-bit text.
  static func begins(_ bytes: UnsafeRawBufferPointer, at start: Int, isLast: Bool) -> Bool {
    let rest = bytes.count - start
    guard rest > 0, isASCII(bytes[start]), rest < 2 || isASCII(bytes[start + 1]) else {
      return false
    }
    if rest < proof {
      guard isLast, rest > 4, bytes[start...].contains(0x0A) else { return false }
    }
    return bytes[start..<min(bytes.count, start + proof)].allSatisfy { isASCII($0) }
  }

  /// Whether a line is UTF-16 again.
  static func ends(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    bytes[start..<min(bytes.count, start + 4)].contains { $0 == 0 || $0 >= 0xFE }
  }

  private static func isASCII(_ byte: UInt8) -> Bool {
    (0x20...0x7E).contains(byte) || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

/// Decodes UTF-8 byte by byte, as 8-bit text between UTF-16 has to be (The Unicode Standard, table
/// 3-7, says which bytes may follow one another).
private struct NarrowDecoder {
  private var value: UInt32 = 0
  /// How many bytes of the character are still to come.
  private var rest = 0
  /// What the next byte may be.
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  @inline(__always)
  mutating func take(_ byte: UInt8, _ writer: inout ScalarWriter) {
    if rest > 0 {
      if next.contains(byte) {
        value = value << 6 | UInt32(byte & 0x3F)
        rest -= 1
        next = 0x80...0xBF
        if rest == 0 { writer.write(value) }
        return
      }
      finish(&writer)
    }
    begin(byte, &writer)
  }

  private mutating func begin(_ byte: UInt8, _ writer: inout ScalarWriter) {
    switch byte {
    case ..<0x80:
      writer.write(UInt32(byte))
      return
    case 0xC2...0xDF: rest = 1
    case 0xE0...0xEF: rest = 2
    case 0xF0...0xF4: rest = 3
    default:
      writer.replace()
      return
    }
    value = UInt32(byte) & (0x3F >> UInt32(rest))
    switch byte {
    case 0xE0: next = 0xA0...0xBF
    case 0xED: next = 0x80...0x9F
    case 0xF0: next = 0x90...0xBF
    case 0xF4: next = 0x80...0x8F
    default: next = 0x80...0xBF
    }
  }

  /// Ends a character that is cut off.
  mutating func finish(_ writer: inout ScalarWriter) {
    if rest > 0 { writer.replace() }
    rest = 0
  }
}

extension UTF16Order {
  /// The order that a byte order mark gives, or else the one in which more of the high bytes are 0.
  static func guess(_ bytes: UnsafeRawBufferPointer) -> UTF16Order {
    guard bytes.count >= 2 else { return .littleEndian }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return .bigEndian }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return .littleEndian }
    var zeros = (even: 0, odd: 0)
    for index in 0..<min(bytes.count, 1024) where bytes[index] == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    return zeros.even > zeros.odd ? .bigEndian : .littleEndian
  }
}

/// The part of a transcoder for UTF-32.
private struct UTF32Transcoder {
  private let isBigEndian: Bool
  private var pending: UInt32 = 0
  private var pendingCount: UInt32 = 0

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  mutating func transcode(
    _ bytes: UnsafeRawBufferPointer, into output: inout [UInt8], isLast: Bool
  ) -> Int {
    output.appendUnsafely(capacity: bytes.count + 8) { room in
      var writer = ScalarWriter(room: room)
      for byte in bytes {
        if isBigEndian {
          pending = pending << 8 | UInt32(byte)
        } else {
          pending |= UInt32(byte) << (8 * pendingCount)
        }
        pendingCount += 1
        guard pendingCount == 4 else { continue }
        if let scalar = Unicode.Scalar(pending) {
          writer.write(scalar.value)
        } else {
          writer.replace()
        }
        pending = 0
        pendingCount = 0
      }
      if isLast, pendingCount > 0 {
        writer.replace()
        pending = 0
        pendingCount = 0
      }
      return (writer.written, writer.replaced)
    }
  }
}

/// Writes code points as UTF-8 into room that is large enough for them.
private struct ScalarWriter {
  let room: UnsafeMutableRawBufferPointer
  var written = 0
  var replaced = 0

  init(room: UnsafeMutableRawBufferPointer) {
    self.room = room
  }

  mutating func replace() {
    replaced += 1
    write(0xFFFD)
  }

  @inline(__always)
  mutating func write(_ value: UInt32) {
    if value < 0x80 {
      put(value)
      return
    }
    if value < 0x800 {
      put(0xC0 | value >> 6)
    } else {
      if value < 0x10000 {
        put(0xE0 | value >> 12)
      } else {
        put(0xF0 | value >> 18)
        put(0x80 | value >> 12 & 0x3F)
      }
      put(0x80 | value >> 6 & 0x3F)
    }
    put(0x80 | value & 0x3F)
  }

  @inline(__always)
  private mutating func put(_ byte: UInt32) {
    room[written] = UInt8(truncatingIfNeeded: byte)
    written += 1
  }
}
