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
      .instantMessageAddress, .preserved, .category, .hobby:
      true
    default: false
    }
  }
}

extension Bytes {
  /// Whether the text is read as one e-mail address and as it is, though there may be several in a cell.
  func isOneMailbox(isHandMade: Bool) -> Bool {
    let mayBeDivided = isHandMade && contains { $0.isOne(of: "/ |") }
    if !mayBeDivided, !CellTraits(self).mayBeList, !mayHoldMore(indices) { return true }
    return firstSeparator(in: indices) == nil
      && mailboxes(in: indices, isHandMade: isHandMade) == nil
      && mailbox(in: indices).address == indices
      && !(isHandMade && !MailboxCell.isOne(string))
  }

  /// Whether the text is read as one telephone number and as it is.
  var isOnePhoneNumber: Bool {
    withoutMarks(indices) == indices
      && (!CellTraits(self).mayBeList || phoneNumbers(in: indices) == nil)
  }
}

/// Dates as the dialects write them.
enum CellDates {
  /// Whether a date stands as the dialect writes it already, as most do.
  static func isUsual(_ text: Bytes, _ layout: RowLayout) -> Bool {
    text.count == 10 && !isMicrosoft(layout) && PartialDate.plainYear(text) != nil
  }

  /// Whether dates are written as Microsoft's programs do.
  static func isMicrosoft(_ layout: RowLayout) -> Bool {
    layout.dialect.traits.contains(.defaults) || layout.dialect == .yahoo
  }

  static func text(_ text: String, _ layout: RowLayout) -> String {
    guard let date = PartialDate(text), let month = date.month, let day = date.day,
      !date.hasTime
    else { return text }
    guard isMicrosoft(layout) else {
      return date.year == nil ? "--" + digits(month) + "-" + digits(day) : date.extendedFormat
    }
    // These have no dates without a year; 1604 is what they and Apple write for none.
    let year = date.year ?? 1604
    switch layout.mapping.dateOrder {
    case .monthFirst: return "\(month)/\(day)/\(year)"
    case .dayFirst:
      return "\(day)\(separator(layout.language))\(month)\(separator(layout.language))\(year)"
    case .yearFirst: return "\(year)/\(month)/\(day)"
    }
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func separator(_ language: String) -> String {
    ["de", "ru", "pl", "da", "tr"].contains(String(language.prefix(2))) ? "." : "/"
  }
}
