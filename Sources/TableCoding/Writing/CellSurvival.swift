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

extension Bytes {
  /// Whether the text is read as one e-mail address and as it is, though there may be several in a cell.
  func isOneMailbox(isHandMade: Bool) -> Bool {
    let hasSlash = isHandMade && contains(UInt8(ascii: "/"))
    if !hasSlash, !CellTraits(self).mayBeList, !mayHoldMore(indices) { return true }
    return mailboxes(in: indices, isHandMade: isHandMade) == nil
      && mailbox(in: indices).address == indices
  }

  /// Whether the text is read as one telephone number and as it is.
  var isOnePhoneNumber: Bool {
    withoutMarks(indices) == indices
      && (!CellTraits(self).mayBeList || phoneNumbers(in: indices) == nil)
  }
}
