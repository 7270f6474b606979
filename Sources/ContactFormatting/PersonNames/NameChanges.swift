import LocaleSupport

/// Changes a value as the modifiers of a pattern want.
struct NameChanges: Sendable {
  let initials: InitialPattern
  let casing: Casing

  /// Appends a text with changes applied one after the other.
  ///
  /// - Parameter retains: Whether initials keep what stands between the words.
  func append(
    _ text: String, _ changes: ArraySlice<PersonNameModifiers>, retains: Bool,
    to bytes: inout [UInt8]
  ) {
    var text = text
    text.withUTF8 { append($0, changes, retains: retains, to: &bytes) }
  }

  private func append(
    _ text: UnsafeBufferPointer<UInt8>, _ changes: ArraySlice<PersonNameModifiers>,
    retains: Bool, to bytes: inout [UInt8]
  ) {
    guard let change = changes.first else {
      bytes.append(contentsOf: text)
      return
    }
    let rest = changes.dropFirst()
    if change == .monogram {
      let monogram = UnsafeBufferPointer(rebasing: text[Self.firstVisibleGrapheme(of: text)])
      append(monogram, rest, retains: retains, to: &bytes)
      return
    }
    // Only the last change can be written where it belongs.
    if rest.isEmpty {
      apply(change, to: text, retains: retains, appendingTo: &bytes)
    } else {
      var changed: [UInt8] = []
      apply(change, to: text, retains: retains, appendingTo: &changed)
      changed.withUnsafeBufferPointer { append($0, rest, retains: retains, to: &bytes) }
    }
  }

  private func apply(
    _ change: PersonNameModifiers, to text: UnsafeBufferPointer<UInt8>, retains: Bool,
    appendingTo bytes: inout [UInt8]
  ) {
    switch change {
    case .allCaps: casing.appendUppercased(text, to: &bytes)
    case .initialCap: casing.appendTitlecasedFirst(text, to: &bytes)
    case .initial: appendInitials(of: text, retains: retains, to: &bytes)
    default: bytes.append(contentsOf: text)
    }
  }

  /// The first grapheme cluster that can be seen: a direction mark is no monogram.
  private static func firstVisibleGrapheme(of text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var start = 0
    while start < text.count {
      let rest = UnsafeBufferPointer(rebasing: text[start...])
      let length = Segmentation.firstGraphemeLength(rest)
      if isVisible(rest) { return start..<(start + length) }
      start += max(length, 1)
    }
    return 0..<Segmentation.firstGraphemeLength(text)
  }

  /// Whether text starts with a character that can be seen.
  private static func isVisible(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    if first < 0x80 { return first > 0x20 && first < 0x7F }
    // No letter of Latin, Greek, Cyrillic or Han is invisible.
    if (0xC3...0xCB).contains(first) || (0xE4...0xE9).contains(first) { return true }
    guard let scalar = firstScalar(of: text) else { return false }
    return !scalar.properties.isDefaultIgnorableCodePoint
      && !CharacterClass.isWhitespace(scalar)
      && scalar.properties.generalCategory != .control
      && scalar.properties.generalCategory != .format
  }

  private static func firstScalar(of text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    var iterator = text.makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
    return nil
  }
}

extension NameChanges {
  /// Appends the initials of the words of a text
  /// (UTS #35 part 8, section 'Derive initials').
  private func appendInitials(
    of text: UnsafeBufferPointer<UInt8>, retains: Bool, to bytes: inout [UInt8]
  ) {
    let start = bytes.count
    var isFirst = true
    var betweenStart = 0
    Self.forEachWord(of: text) { word in
      let range = word.lowerBound..<word.upperBound
      let rest = UnsafeBufferPointer(rebasing: text[range])
      let length = Segmentation.firstGraphemeLength(rest)
      let initial = UnsafeBufferPointer(rebasing: rest[..<min(length, rest.count)])
      if isFirst {
        initials.append(initial, to: &bytes)
      } else if retains {
        bytes.append(contentsOf: text[betweenStart..<word.lowerBound])
        initials.append(initial, to: &bytes)
      } else {
        initials.join(initial, to: &bytes, from: start)
      }
      isFirst = false
      betweenStart = word.upperBound
    }
    if isFirst {
      // A name of digits or pictures has a first sign too.
      let first = Self.firstVisibleGrapheme(of: text)
      initials.append(UnsafeBufferPointer(rebasing: text[first]), to: &bytes)
    }
  }

  /// Calls with the range of each word that starts with a letter.
  private static func forEachWord(
    of text: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void
  ) {
    if forEachSimpleWord(of: text, { _ in }) {
      _ = forEachSimpleWord(of: text, body)
      return
    }
    var start = 0
    for end in Segmentation.wordEnds(text) {
      let word = UnsafeBufferPointer(rebasing: text[start..<end])
      if let scalar = firstScalar(of: word), CharacterClass.isLetter(scalar) { body(start..<end) }
      start = end
    }
  }

  /// The same for text of nothing but Latin and Cyrillic letters, spaces and hyphens, where no
  /// further rule of word division applies.
  ///
  /// - Returns: false where the text has something else.
  private static func forEachSimpleWord(
    of text: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void
  ) -> Bool {
    var wordStart: Int?
    var index = 0
    while index < text.count {
      let byte = text[index]
      var length = 1
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        wordStart = wordStart ?? index
      case UInt8(ascii: " "), UInt8(ascii: "-"):
        if let start = wordStart { body(start..<index) }
        wordStart = nil
      case 0xC3...0xC9, 0xD0, 0xD1:
        // The two signs among the letters of Latin-1: multiplication and division.
        guard index + 1 < text.count, byte != 0xC3 || text[index + 1] & 0xDF != 0x97 else {
          return false
        }
        wordStart = wordStart ?? index
        length = 2
      default:
        return false
      }
      index += length
    }
    if let start = wordStart { body(start..<text.count) }
    return true
  }
}
