import LocaleSupport

/// Puts an address together: decides late, when text really comes, what stands before it, so that
/// nothing hangs and no line is empty.
struct AddressWriter {
  /// What stands between lines.
  enum LineSeparator: Sendable {
    case newline
    case literal(AddressLiteral)
  }

  private(set) var bytes: [UInt8] = []
  private(set) var runs: [AttributedText<PostalAddressComponent>.Run] = []
  var separator: LineSeparator
  /// What was changed before writing.
  var changes: [AddressChange] = []
  private let keepsRuns: Bool
  private var lineHasText = false
  private var pending: AddressLiteral?
  /// What stands before the next text instead of the separator of lines.
  private var nextSeparator: AddressLiteral?

  init(separator: LineSeparator, keepsRuns: Bool) {
    self.separator = separator
    self.keepsRuns = keepsRuns
    bytes.reserveCapacity(224)
  }

  /// Puts a comma after a text that the next one would run into, as Latin before Han.
  mutating func separate(after text: String) {
    guard let last = text.utf8.last, last < 0x80 else { return }
    nextSeparator = .comma
  }

  /// Ends the line, if anything stands on it.
  mutating func endLine() {
    lineHasText = false
    pending = nil
  }

  /// Notes what stands before the next text, should any come on this line.
  mutating func expect(_ literal: AddressLiteral) {
    guard lineHasText else { return }
    // With the component before it missing, a hyphen or slash has nothing to bind.
    if pending == nil || !literal.isTight { pending = literal }
  }

  /// Writes a component. A list in it (``ContactModel/PostalAddress`` separates by line breaks)
  /// takes a line each, or stays on the line with commas.
  ///
  /// - Parameters:
  ///   - prefix: Is written before the text where there is any.
  ///   - suffix: Is written after it.
  mutating func write(
    _ text: String, as component: PostalAddressComponent, capitals: Casing? = nil,
    onLines: Bool = false, prefix: String = "", suffix: String = ""
  ) {
    if text.isEmpty { return }
    let affixes = (prefix, suffix)
    let done: Void? = text.utf8.withContiguousStorageIfAvailable {
      write($0, as: component, capitals, onLines, affixes)
    }
    if done == nil {
      Array(text.utf8).withUnsafeBufferPointer {
        write($0, as: component, capitals, onLines, affixes)
      }
    }
  }

  private mutating func write(
    _ text: UnsafeBufferPointer<UInt8>, as component: PostalAddressComponent,
    _ capitals: Casing?, _ onLines: Bool, _ affixes: (prefix: String, suffix: String)
  ) {
    if AddressText.isClean(text) {
      append(text, as: component, capitals, affixes)
      return
    }
    for (position, line) in AddressText.lines(of: text).enumerated() {
      if position > 0 {
        if onLines { endLine() } else { pending = .comma }
      }
      line.withUnsafeBufferPointer {
        append($0, as: component, capitals, position == 0 ? affixes : ("", ""))
      }
    }
  }

  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, as component: PostalAddressComponent,
    _ capitals: Casing?, _ affixes: (prefix: String, suffix: String)
  ) {
    appendSeparator(before: affixes.prefix.utf8.first ?? text.first ?? 0)
    append(affix: affixes.prefix, capitals)
    let start = bytes.count
    if let capitals {
      capitals.appendUppercased(text, to: &bytes)
    } else {
      bytes.append(contentsOf: text)
    }
    if keepsRuns { runs.append(.init(utf8Range: start..<bytes.count, component: component)) }
    append(affix: affixes.suffix, capitals)
    lineHasText = true
    pending = nil
  }

  private mutating func append(affix: String, _ capitals: Casing?) {
    if affix.isEmpty { return }
    bytes.append(contentsOf: (capitals?.uppercased(affix) ?? affix).utf8)
  }

  private mutating func appendSeparator(before next: UInt8) {
    if bytes.isEmpty { return }
    if lineHasText {
      append(pending ?? .space, before: next)
      return
    }
    if let literal = nextSeparator {
      nextSeparator = nil
      append(literal, before: next)
      return
    }
    switch separator {
    case .newline: bytes.append(UInt8(ascii: "\n"))
    case .literal(let literal): append(literal, before: next)
    }
  }

  private mutating func append(_ literal: AddressLiteral, before next: UInt8) {
    if literal.isEmpty {
      // Han and kana need no space between them; Latin words do.
      if !AddressText.isEastAsianLead(next), !AddressText.endsEastAsian(bytes) {
        bytes.append(UInt8(ascii: " "))
      }
      return
    }
    // Who wrote a comma at the end of a line has no need of another one.
    let hasComma = literal.startsWithComma && bytes.last == UInt8(ascii: ",")
    literal.append(to: &bytes, droppingFirst: hasComma ? 1 : 0)
  }
}
