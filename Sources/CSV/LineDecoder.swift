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
  private let hint: Charset
  /// How many lines were taken for UTF-8, and how many for the other charset.
  private(set) var utf8Lines = 0
  private(set) var otherLines = 0
  /// How many characters could not be decoded.
  private(set) var replacements = 0

  init(charset: Charset, isGiven: Bool) {
    self.isGiven = isGiven && charset != .utf8
    hint = charset
    if self.isGiven { other = charset }
  }

  /// Whether a text is to be looked through line by line.
  func needsDecoding(_ text: UnsafeRawBufferPointer) -> Bool {
    isGiven
      ? !UTF8Validation.isASCII(text)
      : UTF8Validation.firstInvalidOffset(in: text) != nil
        || (hint != .utf8 && !UTF8Validation.isASCII(text))
  }

  /// Finds out what the lines are in that are not UTF-8, before the first of them is decoded.
  mutating func learn(from text: UnsafeRawBufferPointer) {
    guard other == nil else { return }
    var sample: [UInt8] = []
    var validLines = 0
    Self.forEachLine(text) { line in
      guard sample.count < Self.sampleLength, !UTF8Validation.isASCII(line) else { return }
      if UTF8Validation.firstInvalidOffset(in: line) == nil {
        validLines += 1
        return
      }
      Self.forEachRun(line) { run, isText in
        guard !isText, UTF8Validation.firstInvalidOffset(in: run) != nil else { return }
        sample += run
        sample.append(0x0A)
      }
    }
    if sample.isEmpty || (validLines == 0 && hint != .utf8) {
      other = hint == .utf8 ? .windows1252 : hint
      return
    }
    let guess = EncodingDetector.detect(sample, hints: hint == .utf8 ? [.windows1252] : [hint])
    let isUsable = guess.charset != .utf8 && guess.charset.isASCIICompatible
    other = isUsable ? guess.charset : hint == .utf8 ? .windows1252 : hint
  }

  private static let sampleLength = 1 << 16

  /// What became of a line.
  struct Outcome {
    var isOther = false
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
        utf8Lines += 1
        text.append(line)
        return outcome
      }
      keepsUTF8 = false
    } else {
      let shape = UTF8Count(line)
      keepsUTF8 = shape.sequences >= shape.malformed
    }
    outcome.isOther = true
    otherLines += 1
    var position = offset
    Self.forEachRun(line) { run, isText in
      if isText {
        text.append(run)
      } else {
        let isUTF8 = keepsUTF8 && UTF8Validation.firstInvalidOffset(in: run) == nil
        if isUTF8 {
          text.append(run)
        } else if keepsUTF8, other.isSingleByte {
          outcome.replacements += Self.decodeMixed(run, other, into: &text)
        } else {
          var decoded: [UInt8] = []
          outcome.replacements += other.decode(run, into: &decoded)
          decoded.withUnsafeBytes { text.append($0) }
        }
      }
      position += run.count
      map.note(text: text.count, source: position)
    }
    replacements += outcome.replacements
    return outcome
  }

  /// Thai and the charsets of the East make valid UTF-8 by chance, in short words.
  private func isSurelyUTF8(_ line: UnsafeRawBufferPointer, unlike other: Charset) -> Bool {
    if other.isSingleByte, other.name != "windows-874" { return true }
    return UTF8Count(line).sequences >= 4 || other.decode(line).replacements > 0
  }

  /// Decodes a word that is UTF-8 in part: stray bytes are of the other charset, but what is left
  /// of a character that was cut in two is lost.
  private static func decodeMixed(
    _ run: UnsafeRawBufferPointer, _ other: Charset, into text: inout TextBuffer
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
      let isAtEnd = valid + length == part.count || part[valid + length] < 0x40
      let isCapital = valid > 0 && (0x61...0x7A).contains(part[valid - 1]) && part[valid] < 0xDF
      if isAtEnd, length > 1 || (isCapital && part[valid] >= 0xC2) {
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

  // MARK: Parts of a text

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
    _ line: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer, _ isASCII: Bool) -> Void
  ) {
    var start = 0
    while start < line.count {
      let rest = UnsafeRawBufferPointer(rebasing: line[start...])
      let high = start + (UTF8Validation.firstNonASCIIOffset(in: rest) ?? rest.count)
      if high > start { body(UnsafeRawBufferPointer(rebasing: line[start..<high]), true) }
      var end = high
      while end < line.count, !endsCharacter(line[end]) { end += 1 }
      if end > high { body(UnsafeRawBufferPointer(rebasing: line[high..<end]), false) }
      start = end
    }
  }

  /// Whether a byte is never part of a longer character: digits, letters and some signs may be.
  private static func endsCharacter(_ byte: UInt8) -> Bool {
    byte < 0x30 || (byte >= 0x3A && byte < 0x40)
  }
}

/// How much of a line is UTF-8.
struct UTF8Count {
  private(set) var sequences = 0
  private(set) var malformed = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      if lead < 0x80 {
        index += 1
        continue
      }
      let length = Self.malformedLength(bytes, at: index)
      let wanted = Self.trailCount(of: lead) + 1
      if wanted > 1, length == wanted { sequences += 1 } else { malformed += 1 }
      index += length
    }
  }

  private static func trailCount(of lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 1
    case 0xE0...0xEF: 2
    case 0xF0...0xF4: 3
    default: 0
    }
  }

  /// A lead byte and the trail bytes that follow it, or one byte.
  static func malformedLength(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int {
    let count = trailCount(of: bytes[start])
    var length = 1
    while length <= count, start + length < bytes.count, bytes[start + length] & 0xC0 == 0x80 {
      length += 1
    }
    return length
  }
}
