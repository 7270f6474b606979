/// A character set: a way to write text as bytes.
///
/// A charset is known by its name, and every other name or common misspelling leads to the same
/// value:
///
/// ```swift
/// Charset(named: "cp1252") == .windows1252  // true
/// Charset(named: "x-sjis")?.name            // "Shift_JIS"
/// ```
///
/// Labels mean what real files mean by them, as in the Encoding Standard of the Web: `Shift_JIS` is
/// read with Microsoft's extensions, `GB2312` as GB 18030, `KS_C_5601-1987` and `EUC-KR` as
/// windows-949, and bytes 80–9F of `ISO-8859-1` and `US-ASCII` as windows-1252.
public struct Charset: Sendable {
  let codec: CharsetCodec

  init(codec: CharsetCodec) {
    self.codec = codec
  }

  /// Finds a charset by any of its names; nil when there is none.
  ///
  /// Case, spaces, quotes and punctuation don't matter. Beyond the registered names, the spellings
  /// that address books carry are understood: `ansi`, `UTF8`, `latin1`, `x-sjis`, `1252`.
  public init?(named label: String) {
    guard let codec = CharsetRegistry.shared.codec(named: label) else { return nil }
    self.codec = codec
  }

  /// The name to show and to write: the preferred MIME or IANA name, as `windows-1252`.
  public var name: String { codec.name }

  /// Whether bytes below 0x80 that don't belong to a longer character mean ASCII, so that text can
  /// be split at line breaks and commas before it is decoded.
  public var isASCIICompatible: Bool { codec.isASCIICompatible }

  /// Whether every character is one byte.
  public var isSingleByte: Bool { codec.isSingleByte }

  /// Whether this is UTF-8, UTF-16 or UTF-32, which can hold every character.
  public var isUnicode: Bool { codec.isUnicode }
}

extension Charset: Hashable {
  /// Whether both are the same charset, by whatever name they were found.
  public static func == (lhs: Charset, rhs: Charset) -> Bool {
    lhs.codec === rhs.codec || lhs.codec.name == rhs.codec.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(codec.name)
  }
}

extension Charset: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Charset {
  /// UTF-8, without a byte order mark.
  public static let utf8 = Charset(codec: CharsetRegistry.shared.codec(for: .utf8))
  /// UTF-16, least significant byte first.
  public static let utf16LE = Charset(codec: CharsetRegistry.shared.codec(for: .utf16LE))
  /// UTF-16, most significant byte first.
  public static let utf16BE = Charset(codec: CharsetRegistry.shared.codec(for: .utf16BE))
  /// UTF-32, least significant byte first.
  public static let utf32LE = Charset(codec: CharsetRegistry.shared.codec(for: .utf32LE))
  /// UTF-32, most significant byte first.
  public static let utf32BE = Charset(codec: CharsetRegistry.shared.codec(for: .utf32BE))
  /// ASCII. Bytes from 0x80 up, which it doesn't have, are read as UTF-8 if they are valid UTF-8,
  /// and as windows-1252 otherwise.
  public static let ascii = Charset(codec: CharsetRegistry.shared.codec(for: .ascii))
  /// Latin 1: the West of Europe.
  public static let isoLatin1 = Charset(codec: CharsetRegistry.shared.codec(for: .isoLatin1))
  /// Microsoft's Latin 1, the commonest encoding of old address books.
  public static let windows1252 = Charset(codec: CharsetRegistry.shared.codec(for: .windows1252))
  /// Japanese, with Microsoft's extensions (code page 932).
  public static let shiftJIS = Charset(codec: CharsetRegistry.shared.codec(for: .shiftJIS))
}

/// Text decoded from bytes.
public struct DecodedText: Hashable, Sendable {
  /// The text, valid UTF-8.
  public var utf8: [UInt8]
  /// How many malformed or unassigned sequences were replaced by U+FFFD.
  public var replacements: Int

  /// Makes a decoded text from valid UTF-8.
  public init(utf8: [UInt8], replacements: Int) {
    self.utf8 = utf8
    self.replacements = replacements
  }

  /// The text as a string.
  public var string: String { String(decoding: utf8, as: UTF8.self) }
}

/// Text encoded to bytes.
public struct EncodedText: Hashable, Sendable {
  /// The bytes.
  public var bytes: [UInt8]
  /// The characters that the charset doesn't have, in their order in the text; each became `?`.
  public var unencodable: [Unicode.Scalar]

  /// Makes an encoded text.
  public init(bytes: [UInt8], unencodable: [Unicode.Scalar]) {
    self.bytes = bytes
    self.unencodable = unencodable
  }
}

extension Charset {
  /// Text decoded from bytes.
  public typealias DecodedText = SourceText.DecodedText
  /// Text encoded to bytes.
  public typealias EncodedText = SourceText.EncodedText

  /// Decodes bytes; whatever can't be decoded becomes U+FFFD. A byte order mark at the start is
  /// kept, as U+FEFF. Any thread may call this at any time.
  package func decode(_ bytes: UnsafeRawBufferPointer) -> DecodedText {
    var utf8: [UInt8] = []
    let replacements = codec.decode(bytes, into: &utf8)
    return DecodedText(utf8: utf8, replacements: replacements)
  }

  /// Decodes bytes; whatever can't be decoded becomes U+FFFD.
  public func decode(_ bytes: some Collection<UInt8>) -> DecodedText {
    let decoded = bytes.withContiguousStorageIfAvailable { decode(UnsafeRawBufferPointer($0)) }
    return decoded ?? Array(bytes).withUnsafeBytes { decode($0) }
  }

  /// Decodes bytes and appends the text, in UTF-8, to `output`. Returns how many malformed sequences
  /// were replaced by U+FFFD.
  package func decode(_ bytes: UnsafeRawBufferPointer, into output: inout [UInt8]) -> Int {
    codec.decode(bytes, into: &output)
  }

  /// Encodes text; what the charset can't hold becomes `?` and is listed in the result.
  public func encode(_ text: String) -> EncodedText {
    var text = text
    return text.withUTF8 { codec.encode(UnsafeRawBufferPointer($0)) }
  }
}
