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
}

/// Texts that are read as one value and as they are, though there may be several in a cell.
enum SingleText {
  static func isEmail(_ text: Bytes, isHandMade: Bool) -> Bool {
    let hasSlash = isHandMade && text.contains(UInt8(ascii: "/"))
    if !hasSlash, !CellTraits(text).mayBeList, !text.mayHoldMore(text.indices) { return true }
    return text.mailboxes(in: text.indices, isHandMade: isHandMade) == nil
      && text.mailbox(in: text.indices).address == text.indices
  }

  static func isPhoneNumber(_ text: Bytes) -> Bool {
    text.withoutMarks(text.indices) == text.indices
      && (!CellTraits(text).mayBeList || text.phoneNumbers(in: text.indices) == nil)
  }
}
