import SourceText

// Escapes, folds and encodings: how text becomes a line.
extension PropertyWriter {
  @inline(__always)
  mutating func appendEscaped(_ text: Bytes) {
    var index = 0
    while true {
      index = output.append(text, from: index, until: .separators)
      guard index < text.count else { return }
      let byte = text[index]
      switch byte {
      case 0x0A: output.append(ascii: "\\n")
      case UInt8(ascii: "\\"), Self.comma, Self.semicolon:
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      default: appendControl(byte)
      }
      index += 1
    }
  }

  /// A parameter's value, quoted and with its carets as RFC 6868 has them.
  mutating func appendParameterValue(_ value: Bytes) {
    // Blanks at the ends would be taken for none of the value's.
    let needsQuotes =
      (value.first ?? 0) <= 0x20 || (value.last ?? 0) <= 0x20 || has(Self.comma, value)
      || has(Self.semicolon, value) || has(UInt8(ascii: ":"), value)
      || has(UInt8(ascii: "\\"), value)
    if needsQuotes { output.append(Self.quote) }
    let caret = UInt8(ascii: "^")
    var index = 0
    while true {
      index = output.append(value, from: index, until: .quotesAndCarets)
      guard index < value.count else { break }
      switch value[index] {  // RFC 6868
      case caret where isLiteralCaret(value, index): output.append(caret)
      case caret: output.append(ascii: "^^")
      case Self.quote: output.append(ascii: "^'")
      case 0x0A: output.append(ascii: "^n")
      default: appendControl(value[index])
      }
      index += 1
    }
    if needsQuotes { output.append(Self.quote) }
  }

  /// Whether a caret stands for itself. RFC 6868 speaks of vCard 4 alone; the programs that use it
  /// in vCard 3 take every caret for one that escapes nothing, unless something to escape follows.
  private func isLiteralCaret(_ value: Bytes, _ index: Int) -> Bool {
    guard case .v30 = syntax else { return false }
    guard index + 1 < value.count else { return true }
    switch value[index + 1] {
    case UInt8(ascii: "^"), UInt8(ascii: "n"), UInt8(ascii: "'"), Self.quote, 0x0A: return false
    default: return true
    }
  }

  private func has(_ byte: UInt8, _ value: Bytes) -> Bool {
    value.firstIndex(of: byte, in: value.indices) < value.count
  }

  /// Appends a control character if it can stand in a line: of the standard's, only a tab can
  /// (RFC 6350, section 3.3).
  mutating func appendControl(_ byte: UInt8) {
    if byte == 0x09 || keepsControls {
      output.append(byte)
    } else if byte != 0x0D {
      if leftOutControls == 0 { lineWithControls = lineStart }
      leftOutControls += 1
    }
  }

  /// Appends text that has no escapes; only a line break would end the line.
  mutating func appendRaw(_ text: Bytes) {
    var index = 0
    while true {
      index = output.append(text, from: index, until: .controls)
      guard index < text.count else { return }
      if text[index] == 0x0A { output.append(ascii: "\\n") } else { appendControl(text[index]) }
      index += 1
    }
  }

  /// vCard 2.1 escapes semicolons in values of several parts, and nothing else (sections 2.1.1 and 2.1.2): who reads it
  /// shows other backslashes. Those stand doubled alone that would be read as escapes, since later versions have them.
  mutating func appendEscaped21(_ text: Bytes) {
    for index in text.indices {
      let byte = text[index]
      switch byte {
      case Self.comma where shape != .list, Self.semicolon where shape == .single:
        value.append(byte)
      case UInt8(ascii: "\\") where shape == .single && !TextEscaping.isEscape(text, at: index):
        value.append(byte)
      case UInt8(ascii: "\\"), Self.semicolon, Self.comma:
        value.append(UInt8(ascii: "\\"))
        value.append(byte)
      case 0x0D: break
      default: value.append(byte)
      }
    }
  }

  /// Ends the line, in pieces of at most 75 octets, never cutting a UTF-8 sequence.
  mutating func endFolded() {
    if folds, output.count - lineStart > 75 { fold() }
    output.append(0x0D)
    output.append(0x0A)
  }

  private mutating func fold() {
    scratch.removeAll()
    scratch.append(output[lineStart + 75 - 3..<output.count])
    var end = lineStart + 75
    while end > lineStart + 72, output[end] & 0xC0 == 0x80 { end -= 1 }
    var start = end - (lineStart + 72)
    output.removeAll(from: end)
    while true {
      output.append(ascii: "\r\n ")
      let rest = scratch.count - start
      guard rest > 74 else { break }
      var end = start + 74
      while end > start + 1, scratch[end] & 0xC0 == 0x80 { end -= 1 }
      output.append(scratch[start..<end])
      start = end
    }
    output.append(scratch[start..<scratch.count])
  }

  mutating func endVersion21() {
    if isBinary {
      output.append(ascii: ":")
      var start = folds ? 0 : value.count
      if !folds { output.append(value.view) }
      while start < value.count {
        let end = min(start + 74, value.count)
        output.append(ascii: "\r\n ")
        output.append(value[start..<end])
        start = end
      }
      output.append(ascii: "\r\n\r\n")
      return
    }
    guard QuotedPrintable.isNeeded(value.view) else {
      output.append(UInt8(ascii: ":"))
      output.append(value.view)
      output.append(ascii: "\r\n")
      return
    }
    if value.view.contains(where: { $0 >= 0x80 }) { output.append(ascii: ";CHARSET=UTF-8") }
    output.append(ascii: ";ENCODING=QUOTED-PRINTABLE:")
    var column = output.count - lineStart
    for index in 0..<value.count {
      let byte = value[index]
      if byte == 0x0A {
        QuotedPrintable.encode(0x0D, column: &column, sequenceCount: 2, to: &output)
        QuotedPrintable.encode(0x0A, column: &column, sequenceCount: 1, to: &output)
        continue
      }
      let length: Int
      switch byte {
      case 0xC2..<0xE0: length = 2
      case 0xE0..<0xF0: length = 3
      case 0xF0..<0xF5: length = 4
      default: length = 1
      }
      let isLastBlank = byte == 0x20 && (index + 1 == value.count || value[index + 1] == 0x0A)
      if isLastBlank {
        if column + 3 > 75 {
          output.append(ascii: "=\r\n")
          column = 0
        }
        output.append(ascii: "=20")
        column += 3
      } else {
        QuotedPrintable.encode(byte, column: &column, sequenceCount: length, to: &output)
      }
    }
    output.append(ascii: "\r\n")
  }
}
