import SourceText

/// Turns lines into UTF-8 that are not, or not all, written in it.
///
/// Files are joined, and programs append to them, so one line may be UTF-8 and the next one not.
/// UTF-8 is hard to hit by chance; what is valid UTF-8 is taken for it, and the rest is decoded
/// with one other charset that the bytes speak for.
struct LineDecoder {
  /// The charset of all that is not UTF-8; nil as long as there was none of it.
  private(set) var other: Charset?
  /// Whether the caller gave the charset, so that nothing is to be guessed.
  private let isGiven: Bool
  /// What the whole file was taken for.
  private var hint: Charset
  /// Whether some of the text is UTF-8, and some is not.
  var isMixed: Bool { hasUTF8 && hasOther }
  private var hasUTF8: Bool
  private var hasOther = false
  /// Whether text that was encoded twice is undone.
  private let undoesDoubled: Bool

  init(charset: Charset, isGiven: Bool, undoesDoubled: Bool) {
    self.isGiven = isGiven && charset != .utf8
    self.undoesDoubled = undoesDoubled
    hint = charset
    hasUTF8 = charset == .utf8
    if self.isGiven { other = charset }
  }

  /// Whether a text is to be looked through line by line.
  func needsDecoding(_ text: UnsafeRawBufferPointer) -> Bool {
    isGiven
      ? !UTF8Validation.isASCII(text)
      : UTF8Validation.firstInvalidOffset(in: text) != nil
        || (hint != .utf8 && !UTF8Validation.isASCII(text))
        || (undoesDoubled && DoubledUTF8.mayOccur(in: text))
  }

  /// Finds out what the lines are in that are not UTF-8, before the first of them is decoded.
  mutating func learn(from text: UnsafeRawBufferPointer) {
    guard other == nil else { return }
    var sample: [UInt8] = []
    var validLines = 0
    var utf8Letters = UTF8Letters()
    var hasCutCharacters = false
    Self.forEachLine(text) { line in
      guard sample.count < Self.sampleLength, !UTF8Validation.isASCII(line),
        !Self.hasWideMark(line)
      else { return }
      if UTF8Validation.firstInvalidOffset(in: line) == nil
        || UTF8Validation.joiningSurrogates(line) != nil
      {
        if hint == .utf8 || isSurelyUTF8(line, unlike: hint) {
          validLines += 1
          utf8Letters.add(line)
        }
        return
      }
      var letters = line[..<0]
      Self.forEachRun(line) { run, isASCII, before in
        defer { letters = isASCII ? Self.lettersAtEnd(of: run) : line[..<0] }
        guard !isASCII, UTF8Validation.firstInvalidOffset(in: run) != nil else { return }
        if Self.isUTF8ButForItsEnd(run, after: before) {
          hasCutCharacters = true
          return
        }
        sample += letters
        sample += run
        sample.append(0x0A)
      }
    }
    if validLines > 0, !sample.isEmpty { hasUTF8 = true }
    if sample.isEmpty, hasCutCharacters {
      hint = .utf8
      hasUTF8 = true
    }
    if sample.isEmpty || (validLines == 0 && hint != .utf8) {
      other = hint == .utf8 ? .windows1252 : hint
      return
    }
    var hints = hint == .utf8 ? [] : [hint]
    if validLines > 0 { hints += utf8Letters.charsets }
    if hints.isEmpty { hints = [.windows1252] }
    let guess = EncodingDetector.detect(sample, hints: hints)
    let isUsable = guess.charset != .utf8 && guess.charset.isASCIICompatible
    other = isUsable ? guess.charset : hint == .utf8 ? .windows1252 : hint
  }

  /// The letters in front of what is beyond ASCII tell how likely it is.
  private static func lettersAtEnd(of run: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>
  {
    var start = run.count
    while start > 0, run[start - 1] >= 0x40 { start -= 1 }
    return run[start...]
  }

  private static let sampleLength = 1 << 16

  /// What became of a line.
  struct Outcome {
    var isOther = false
    var isDoubled = false
    var replacements = 0
  }

  /// Appends a line, with its break, to a text.
  mutating func decode(
    _ line: UnsafeRawBufferPointer, at offset: Int, into text: inout TextBuffer,
    _ map: inout OffsetMap
  ) -> Outcome {
    var outcome = Outcome()
    guard !UTF8Validation.isASCII(line) else {
      text.append(line)
      return outcome
    }
    let other = other ?? .windows1252
    let keepsUTF8: Bool
    if isGiven {
      keepsUTF8 = false
    } else if UTF8Validation.firstInvalidOffset(in: line) == nil {
      if hint == .utf8 || isSurelyUTF8(line, unlike: other) {
        hasUTF8 = true
        if undoesDoubled, let undone = DoubledUTF8.undone(line) {
          outcome.isDoubled = true
          undone.withUnsafeBytes { text.append($0) }
          Self.noteEnd(of: line, at: offset, text, &map)
        } else {
          text.append(line)
        }
        return outcome
      }
      keepsUTF8 = false
    } else if hint == .utf8, let joined = UTF8Validation.joiningSurrogates(line) {
      outcome = joined.withUnsafeBytes { decode($0, at: offset, into: &text, &map) }
      Self.noteEnd(of: line, at: offset, text, &map)
      return outcome
    } else {
      let shape = UTF8Count(line)
      keepsUTF8 = shape.sequences + (hint == .utf8 ? 1 : 0) >= shape.malformed
    }
    let doubtsUTF8 = keepsUTF8 && hint != .utf8 && Self.hitsUTF8ByChance(other)
    if keepsUTF8, !doubtsUTF8 { hasUTF8 = true }
    outcome.isOther = true
    hasOther = true
    var position = offset
    Self.forEachRun(line) { run, isASCII, before in
      if isASCII {
        text.append(run)
      } else {
        var isUTF8 = keepsUTF8 && UTF8Validation.firstInvalidOffset(in: run) == nil
        if isUTF8, doubtsUTF8 {
          isUTF8 = UTF8Count(run).longSequences > 1 || other.decode(run).replacements > 0
        }
        if isUTF8 {
          hasUTF8 = true
          text.append(run)
        } else if keepsUTF8, !doubtsUTF8, other.isSingleByte {
          outcome.replacements += Self.decodeMixed(
            run, after: before, other, into: &text)
        } else {
          var decoded: [UInt8] = []
          outcome.replacements += other.decode(run, into: &decoded)
          decoded.withUnsafeBytes { text.append($0) }
        }
      }
      position += run.count
      map.note(text: text.count, source: position)
    }
    return outcome
  }

  /// Says where a line ends that is shorter in the text than in the source.
  private static func noteEnd(
    of line: UnsafeRawBufferPointer, at offset: Int, _ text: borrowing TextBuffer,
    _ map: inout OffsetMap
  ) {
    let breakLength = line.reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    map.note(text: text.count - breakLength, source: offset + line.count - breakLength)
  }

  private func isSurelyUTF8(_ line: UnsafeRawBufferPointer, unlike other: Charset) -> Bool {
    if !Self.hitsUTF8ByChance(other) { return true }
    return UTF8Count(line).sequences >= 4 || other.decode(line).replacements > 0
  }

  /// Whether short words of a charset may happen to be valid UTF-8: those of Thai, Persian and the
  /// East of Asia.
  private static func hitsUTF8ByChance(_ charset: Charset) -> Bool {
    !charset.isSingleByte || charset.name == "windows-874" || charset.name == "windows-1256"
  }

  /// Decodes a word that is UTF-8 in part: stray bytes are of the other charset, but what is left
  /// of a character that was cut in two is lost.
  private static func decodeMixed(
    _ run: UnsafeRawBufferPointer, after before: UInt8, _ other: Charset,
    into text: inout TextBuffer
  ) -> Int {
    var replacements = 0
    var rest = run[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let valid = UTF8Validation.firstInvalidOffset(in: part) ?? part.count
      text.append(UnsafeRawBufferPointer(rebasing: part[..<valid]))
      guard valid < part.count else { break }
      let length = UTF8Count.malformedLength(part, at: valid)
      let malformed = UnsafeRawBufferPointer(rebasing: part[valid..<valid + length])
      if isCut(run, rest.startIndex + valid, length: length, after: before) {
        text.append(0xEF)
        text.append(0xBF)
        text.append(0xBD)
        replacements += 1
      } else {
        var decoded: [UInt8] = []
        replacements += other.decode(malformed, into: &decoded)
        decoded.withUnsafeBytes { text.append($0) }
      }
      rest = rest[(rest.startIndex + valid + length)...]
    }
    return replacements
  }

  /// Whether a malformed sequence is what is left of a character that was cut in two: it stands at
  /// the end of a word, and the other charset would hardly have it there.
  private static func isCut(
    _ run: UnsafeRawBufferPointer, _ index: Int, length: Int, after before: UInt8
  ) -> Bool {
    let end = index + length
    guard end == run.count || run[end] < 0x40, run[index] >= 0xC2 else { return false }
    // A capital letter of the other charset hardly follows a small one.
    let previous = index > 0 ? run[index - 1] : before
    return length > 1 || (run[index] < 0xDF && (0x61...0x7A).contains(previous))
  }

  private static func isUTF8ButForItsEnd(
    _ run: UnsafeRawBufferPointer, after before: UInt8
  ) -> Bool {
    guard let invalid = UTF8Validation.firstInvalidOffset(in: run) else { return true }
    let length = UTF8Count.malformedLength(run, at: invalid)
    return invalid + length == run.count && isCut(run, invalid, length: length, after: before)
  }

  // MARK: Parts of a text

  /// Whether a line begins as a file in UTF-16LE does.
  static func hasWideMark(_ line: UnsafeRawBufferPointer) -> Bool {
    line.count > 3 && line[0] == 0xFF && line[1] == 0xFE && line[3] == 0
  }

  /// Calls `body` with each line, its break included.
  static func forEachLine(
    _ text: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    var start = 0
    while start < text.count {
      let end = LineEnds.next(text, from: start)
      body(UnsafeRawBufferPointer(rebasing: text[start..<end]))
      start = end
    }
  }

  /// Calls `body` with the parts of a line that are ASCII, and with those between: from a byte
  /// beyond ASCII up to one that ends a character in every charset.
  static func forEachRun(
    _ line: UnsafeRawBufferPointer,
    _ body: (UnsafeRawBufferPointer, _ isASCII: Bool, _ before: UInt8) -> Void
  ) {
    var start = 0
    while start < line.count {
      let rest = UnsafeRawBufferPointer(rebasing: line[start...])
      let high = start + (UTF8Validation.firstNonASCIIOffset(in: rest) ?? rest.count)
      if high > start { body(UnsafeRawBufferPointer(rebasing: line[start..<high]), true, 0) }
      var end = high
      while end < line.count, !endsCharacter(line[end]) { end += 1 }
      if end > high {
        let run = UnsafeRawBufferPointer(rebasing: line[high..<end])
        body(run, false, high > 0 ? line[high - 1] : 0)
      }
      start = end
    }
  }

  /// Whether a byte is never part of a longer character: digits, letters and some signs may be.
  private static func endsCharacter(_ byte: UInt8) -> Bool {
    byte < 0x30 || (byte >= 0x3A && byte < 0x40)
  }
}
