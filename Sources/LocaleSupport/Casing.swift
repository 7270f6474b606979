import CUnicode

/// Changes of case by the rules of a language (Unicode Standard, section 5.18).
package struct Casing: Sendable, Hashable {
  private let language: String
  /// Whether ASCII letters change case as in English: not so in Turkish, where the capital of i
  /// has a dot, and not certainly in Lithuanian and Dutch, where letters go together.
  private let hasPlainASCII: Bool

  /// The rules for a locale.
  package init(locale: LocaleIdentifier) {
    language = locale.language == "und" ? "" : locale.language
    hasPlainASCII = !["tr", "az", "lt", "nl"].contains(language)
  }

  /// Text in capitals.
  package func uppercased(_ text: String) -> String {
    var text = text
    return text.withUTF8 {
      var bytes: [UInt8] = []
      appendUppercased($0, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Text in small letters.
  package func lowercased(_ text: String) -> String {
    withCharacters(of: text) { characters, length in
      stringWritten(expecting: Int(length) + 16) {
        cu_lowercase(language, characters, length, $0, $1)
      }
    } ?? text
  }

  /// Text with its first character in title case and the rest as it is.
  package func titlecasedFirst(_ text: String) -> String {
    var text = text
    return text.withUTF8 {
      var bytes: [UInt8] = []
      appendTitlecasedFirst($0, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Appends text in capitals.
  package func appendUppercased(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    if hasPlainASCII, text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { bytes.append(Self.uppercasedASCII(byte)) }
      return
    }
    append(text, to: &bytes) { cu_uppercase(language, $0, $1, $2, $3) }
  }

  /// Appends text with its first character in title case.
  package func appendTitlecasedFirst(
    _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]
  ) {
    if hasPlainASCII, let first = text.first, first < 0x80 {
      bytes.append(Self.uppercasedASCII(first))
      bytes.append(contentsOf: text.dropFirst())
      return
    }
    append(text, to: &bytes) { cu_titlecase_first(language, $0, $1, $2, $3) }
  }

  private func append(
    _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8],
    by map: (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  ) {
    let mapped = withCharacters(of: text) { characters, length in
      utf8Written(expecting: Int(length) + 16) { map(characters, length, $0, $1) }
    }
    if let mapped {
      bytes.append(contentsOf: mapped)
    } else {
      bytes.append(contentsOf: text)
    }
  }

  private static func uppercasedASCII(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & ~0x20 : byte
  }
}
