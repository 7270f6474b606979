/// A language as written somewhere: language, script, region and variants, the parts of a
/// Unicode locale identifier (UTS #35 part 1, section 3).
///
/// Codes are kept in their usual case, and codes that were replaced are replaced when an
/// identifier is read from text: `iw` is `he`, `sh` is `sr-Latn`, `UK` is `GB`. Extensions
/// and keywords (`-u-co-phonebk`, `@collation=phonebook`) are read past and not kept.
public struct LocaleIdentifier: Sendable, Hashable {
  /// The language, such as `de`; `und` where none is given.
  public var language: String
  /// The four-letter script code, such as `Latn`.
  public var script: String?
  /// The region, two letters or three digits, such as `CH` or `419`.
  public var region: String?
  /// Variants such as `1996`, in capitals, in the order given.
  public var variants: [String]

  /// The identifier that says nothing, which stands for the root of all locales.
  public static let undetermined = LocaleIdentifier(language: "und")

  /// An identifier of parts that are taken as they are.
  public init(
    language: String, script: String? = nil, region: String? = nil, variants: [String] = []
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }

  /// Reads a language tag of BCP 47 (`zh-Hant-TW`), an identifier with underscores
  /// (`zh_Hant_TW`), or a POSIX locale name (`de_CH.UTF-8@euro`).
  ///
  /// - Returns: nil where the text is not a locale identifier. Whether anything is known about
  ///   the language is another question; see ``isKnown``.
  public init?(_ text: some StringProtocol) {
    guard let parsed = LocaleIdentifier(subtagsOf: text) else { return nil }
    self = parsed.replacingAliases()
  }

  /// The identifier with underscores, such as `zh_Hant_TW`.
  public var identifier: String { joined(by: "_") }

  /// The identifier as a language tag of BCP 47, such as `zh-Hant-TW`.
  public var languageTag: String { joined(by: "-") }

  private func joined(by separator: String) -> String {
    var text = language
    if let script { text += separator + script }
    if let region { text += separator + region }
    for variant in variants { text += separator + variant }
    return text
  }
}

extension LocaleIdentifier: CustomStringConvertible {
  /// The identifier with underscores.
  public var description: String { identifier }
}

extension LocaleIdentifier {
  /// Longer text is no identifier, and is not looked at.
  private static let longestText = 160

  /// Reads the subtags without replacing any.
  package init?(subtagsOf text: some StringProtocol) {
    let bytes = Array(text.utf8.prefix(Self.longestText + 1))
    guard bytes.count <= Self.longestText else { return nil }
    let end = bytes.firstIndex { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") }
    let subtags = bytes[..<(end ?? bytes.endIndex)]
      .split(
        omittingEmptySubsequences: false,
        whereSeparator: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    guard let parsed = LocaleIdentifier(subtags: subtags[...]) else { return nil }
    self = parsed
  }

  private init?(subtags: ArraySlice<ArraySlice<UInt8>>) {
    var rest = subtags
    // An empty language is how the identifiers with underscores say 'und': `_Latn_JP`.
    guard let first = rest.popFirst() else { return nil }
    switch first.count {
    case 0 where !rest.isEmpty: language = "und"
    case 2...3, 5...8:
      guard first.allSatisfy(\.isASCIILetter) else { return nil }
      language = String(lowercasing: first)
    case 4 where String(lowercasing: first) == "root": language = "und"
    default: return nil
    }
    // An extended language takes the place of the one it is written after (RFC 5646, 2.2.2).
    if let next = rest.first, next.count == 3, next.allSatisfy(\.isASCIILetter) {
      language = String(lowercasing: next)
      rest.removeFirst()
    }
    if let next = rest.first, next.count == 4, next.allSatisfy(\.isASCIILetter) {
      script = String(uppercasing: next.prefix(1)) + String(lowercasing: next.dropFirst())
      rest.removeFirst()
    }
    if let next = rest.first, next.isRegion {
      region = String(uppercasing: next)
      rest.removeFirst()
    }
    variants = []
    while let next = rest.popFirst() {
      // A single letter or digit starts extensions, which are read past.
      if next.count == 1, next.allSatisfy(\.isASCIIAlphanumeric) { break }
      guard (4...8).contains(next.count), next.allSatisfy(\.isASCIIAlphanumeric) else {
        return nil
      }
      variants.append(String(uppercasing: next))
    }
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
  fileprivate var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
  fileprivate var isASCIIAlphanumeric: Bool { isASCIILetter || isASCIIDigit }
}

extension ArraySlice<UInt8> {
  fileprivate var isRegion: Bool {
    (count == 2 && allSatisfy(\.isASCIILetter)) || (count == 3 && allSatisfy(\.isASCIIDigit))
  }
}

extension String {
  fileprivate init(lowercasing bytes: ArraySlice<UInt8>) {
    self.init(decoding: bytes.map { $0.isASCIILetter ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  fileprivate init(uppercasing bytes: ArraySlice<UInt8>) {
    self.init(decoding: bytes.map { $0.isASCIILetter ? $0 & ~0x20 : $0 }, as: UTF8.self)
  }
}
