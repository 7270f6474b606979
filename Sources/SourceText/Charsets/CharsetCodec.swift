import CUnicode

/// What decodes and encodes one charset. There is one codec a charset in the process, shared by all
/// threads.
final class CharsetCodec: Sendable {
  /// How the bytes are read.
  enum Method: Sendable {
    case utf8
    /// ASCII that may turn out to be UTF-8 or windows-1252.
    case ascii(SingleByteTable)
    case utf16(UTF16Order)
    case utf32(isBigEndian: Bool)
    case singleByte(SingleByteTable)
    case converter
  }

  let name: String
  let method: Method
  let decoders: ConverterPool
  let encoders: ConverterPool
  let isASCIICompatible: Bool

  init(_ description: CharsetDescription) {
    name = description.name
    decoders = ConverterPool(name: description.decoder)
    encoders = ConverterPool(name: description.encoder)
    switch description.name {
    case "UTF-8":
      method = .utf8
    case "UTF-16":
      method = .utf16(.byMark)
    case "UTF-16LE":
      method = .utf16(.littleEndian)
    case "UTF-16BE":
      method = .utf16(.bigEndian)
    case "UTF-32LE":
      method = .utf32(isBigEndian: false)
    case "UTF-32BE":
      method = .utf32(isBigEndian: true)
    default:
      if let table = SingleByteTable(pool: decoders) {
        method = name == "US-ASCII" ? .ascii(table) : .singleByte(table)
      } else {
        method = .converter
      }
    }
    isASCIICompatible =
      switch method {
      case .utf8, .ascii: true
      case .utf16, .utf32: false
      case .singleByte(let table): table.isASCIICompatible
      case .converter: Self.keepsASCII(decoders)
      }
  }

  var isSingleByte: Bool {
    switch method {
    case .ascii, .singleByte: true
    default: false
    }
  }

  var isUnicode: Bool {
    switch method {
    case .utf8, .utf16, .utf32: true
    default: false
    }
  }

  /// Whether ICU knows the charset.
  var isAvailable: Bool {
    switch method {
    case .converter:
      guard let converter = decoders.take() else { return false }
      decoders.give(back: converter)
      return true
    default: return true
    }
  }

  /// Appends decoded text and returns the number of replaced sequences.
  func decode(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Int {
    switch method {
    case .utf8:
      return UTF8Validation.repair(bytes, into: &output)
    case .ascii(let table):
      if UTF8Validation.firstInvalidOffset(in: bytes) == nil {
        output.append(contentsOf: bytes)
        return 0
      }
      return table.decode(bytes, into: &output)
    case .singleByte(let table):
      return table.decode(bytes, into: &output)
    case .converter:
      guard let converter = decoders.take() else {
        return UTF8Validation.repair(bytes, into: &output)
      }
      defer { decoders.give(back: converter) }
      return converter.decode(bytes, into: &output, isLast: true)
    case .utf16, .utf32:
      guard var transcoder = Transcoder(codec: self) else {
        return UTF8Validation.repair(bytes, into: &output)
      }
      return transcoder.transcode(bytes, into: &output, isLast: true)
    }
  }

  /// Encodes valid UTF-8.
  func encode(_ utf8: UnsafeRawBufferPointer) -> EncodedText {
    switch method {
    case .utf8:
      return EncodedText(bytes: Array(utf8), unencodable: [])
    case .utf16(let order):
      let text = String(decoding: utf8, as: UTF8.self)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(utf8.count * 2)
      for unit in text.utf16 {
        let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
        bytes.append(order == .bigEndian ? high : low)
        bytes.append(order == .bigEndian ? low : high)
      }
      return EncodedText(bytes: bytes, unencodable: [])
    case .utf32(let isBigEndian):
      let text = String(decoding: utf8, as: UTF8.self)
      var bytes: [UInt8] = []
      bytes.reserveCapacity(utf8.count * 4)
      for scalar in text.unicodeScalars {
        let value = isBigEndian ? scalar.value.bigEndian : scalar.value.littleEndian
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
      }
      return EncodedText(bytes: bytes, unencodable: [])
    case .singleByte(let table):
      return table.mended(encoders.encode(utf8, in: name))
    case .ascii, .converter:
      return encoders.encode(utf8, in: name)
    }
  }

  /// Whether each ASCII byte alone is decoded as itself, and none of them changes the state.
  private static func keepsASCII(_ pool: ConverterPool) -> Bool {
    guard let converter = pool.take() else { return false }
    defer { pool.give(back: converter) }
    // Text has no other control characters; IBM's Japanese pages swap some of the rest.
    let ascii: [UInt8] = [0x09, 0x0A, 0x0D] + Array(0x20..<0x7F)
    // Twice, because an escape sequence shows its effect on what follows.
    let decoded = converter.decodeAll(ascii + ascii)
    guard decoded == ascii + ascii else { return false }
    // ISO-2022 and HZ shift by printable sequences that the run above doesn't hold.
    return !pool.name.hasPrefix("ISO_2022") && !pool.name.hasPrefix("HZ")
      && !pool.name.hasPrefix("UTF-7") && !pool.name.hasPrefix("IMAP")
  }
}

/// Which byte of a UTF-16 unit comes first.
enum UTF16Order: Hashable, Sendable {
  case littleEndian, bigEndian
  /// As the byte order mark says; without one, as the bytes make likely.
  case byMark
}
