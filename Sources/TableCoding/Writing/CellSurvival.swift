import CSV
import ContactModel
import SourceText

// Whether texts in cells are read as what they are.

extension CellText {
  /// Whether a text in a cell is read as itself. The writer guards what needs it.
  static func isKept(_ text: Bytes) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    let needsDecoding = CellTraits(text).needsDecoding
    let isBare = first > 0x20 && last > 0x20 && first != UInt8(ascii: "=")
    if isBare, first != UInt8(ascii: "'"), !needsDecoding { return true }
    var cell = Array(text)
    if first == UInt8(ascii: "'"), SpreadsheetGuard.needs(text) { cell.insert(first, at: 0) }
    return cell.withUnsafeBufferPointer { buffer in
      let cell = Bytes(buffer)
      let read = cell[content(of: cell)]
      guard needsDecoding else { return read.isSame(as: text) }
      var decoded = ByteArena(capacity: 256)
      _ = appendDecoded(read, to: &decoded)
      return decoded.view.isSame(as: text)
    }
  }
}

/// Several values in one of Google's cells.
enum GoogleList {
  /// Whether Google puts values of the field into one cell where their label is the same. Other
  /// fields have one column, whose text is nobody's list.
  static func joins(_ key: ContactKey) -> Bool {
    switch key {
    case .emailAddress, .phoneNumber, .postalAddress, .url, .relation, .date,
      .instantMessageAddress, .preserved, .category:
      true
    default: false
    }
  }

  /// Whether a text has ` ::: ` within, which stands between values.
  static func hasSeparator(_ text: Bytes) -> Bool {
    let colon = UInt8(ascii: ":")
    var index = text.firstIndex(of: colon, in: text.indices)
    while index + 3 < text.count {
      if index > 0, text[index + 1] == colon, text[index + 2] == colon, text[index - 1] == 0x20,
        text[index + 3] == 0x20
      {
        return true
      }
      index = text.firstIndex(of: colon, in: index + 1..<text.count)
    }
    return false
  }
}

/// Texts that are read as one value and as they are, though there may be several in a cell.
enum SingleText {
  private static func parts(_ text: Bytes, _ isSeparator: (UInt8) -> Bool) -> [Bytes] {
    var parts: [Bytes] = []
    var start = 0
    for index in text.indices where isSeparator(text[index]) {
      parts.append(text[text.trimmed(start..<index)])
      start = index + 1
    }
    parts.append(text[text.trimmed(start..<text.count)])
    return parts.filter { !$0.isEmpty }
  }

  /// Whether the text has an invisible character at its ends, which is left out.
  private static func hasMarks(_ text: Bytes) -> Bool {
    guard let first = text.first, let last = text.last, first >= 0x80 || last >= 0x80 else {
      return false
    }
    let scalars = text.string.unicodeScalars
    return [scalars.first, scalars.last].compactMap(\.self).contains {
      switch $0.value {
      case 0xA0, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
      default: false
      }
    }
  }

  static func isEmail(_ text: Bytes, isHandMade: Bool) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    let hasSlash = isHandMade && text.contains(UInt8(ascii: "/"))
    if !hasSlash, !CellTraits(text).mayBeList, first < 0x80, last < 0x80,
      last != UInt8(ascii: ">")
    {
      return true
    }
    let at = UInt8(ascii: "@")
    let parts = parts(text) {
      $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") || $0 == 0x0A
        || hasSlash && $0 == UInt8(ascii: "/")
    }
    if parts.count > 1, parts.allSatisfy({ $0.contains(at) }) { return false }
    if hasMarks(text) || text.prefix(7).string.lowercased() == "mailto:" { return false }
    guard last == UInt8(ascii: ">"),
      let open = text.indices.last(where: { text[$0] == UInt8(ascii: "<") })
    else { return true }
    return !text[open..<text.count].contains(at)
  }

  static func isPhoneNumber(_ text: Bytes) -> Bool {
    if hasMarks(text) { return false }
    guard CellTraits(text).mayBeList else { return true }
    let parts = parts(text) { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") || $0 == 0x0A }
    return parts.count <= 1 || !parts.allSatisfy(isNumber)
  }

  private static func isNumber(_ text: Bytes) -> Bool {
    guard let first = text.first,
      first == UInt8(ascii: "+") || first == UInt8(ascii: "(")
        || first &- 0x30 < 10
    else { return false }
    var digits = 0
    for byte in text where byte &- 0x30 < 10 { digits += 1 }
    return digits >= 5
  }
}
