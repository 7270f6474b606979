import CByteSearch
package import SourceText

/// What occurs in a cell, found in one go: most cells need no further look.
package struct CellTraits {
  private let found: UInt32

  private init(_ found: UInt32) { self.found = found }

  @inline(__always)
  package init(_ cell: Bytes) {
    found = cell.unsafeBuffer.baseAddress.map { cb_cell_traits($0, cell.count) } ?? 0
  }

  /// Of no text.
  static var none: CellTraits { CellTraits(0) }

  /// Of a text that was not looked at.
  static var unknown: CellTraits { CellTraits(.max) }

  /// Whether there is an `&`, a CR or a NUL, so that the text isn't taken as it is.
  package var needsDecoding: Bool { found & UInt32(CB_UNDONE) != 0 }

  /// Whether there is a `:` or a `;`.
  var hasColon: Bool { found & UInt32(CB_COLON) != 0 }

  /// Whether there may be several values in the text, as people write them in a cell.
  var mayBeList: Bool { found & UInt32(CB_COLON | CB_COMMA | CB_CONTROL) != 0 }
}
