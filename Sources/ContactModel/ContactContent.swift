package import SourceText

/// What a contact is made of, where it stands: valid only while its owner is unchanged.
///
/// Most contacts of a conversion are written from where they were read, and never put together.
package struct ContactContent {
  package var bytes: Bytes
  package var records: RecordView
  /// How many of the bytes are the original card's; see ``ContactOrigin``.
  package var cardCount: Int
  package var format: ContactOrigin.Format
  package var isWellFormed: Bool
  package var isEdited: Bool
  package var removedLines: BufferView<ByteRange>

  package init(
    bytes: Bytes, records: RecordView, origin: borrowing ContactOrigin,
    removedLines: BufferView<ByteRange> = BufferView()
  ) {
    self.bytes = bytes
    self.records = records
    cardCount = origin.cardCount
    format = origin.format
    isWellFormed = origin.isWellFormed
    isEdited = origin.isEdited
    self.removedLines = removedLines
  }
}

extension Contact {
  /// Calls `body` with what the contact is made of.
  package func withContent<Result>(_ body: (ContactContent) -> Result) -> Result {
    storage.bytes.withUnsafeBufferPointer { bytes in
      storage.records.withUnsafeBufferPointer { records in
        storage.origin.removedLines.withUnsafeBufferPointer { removedLines in
          body(
            ContactContent(
              bytes: Bytes(bytes), records: RecordView(records), origin: storage.origin,
              removedLines: BufferView(removedLines)))
        }
      }
    }
  }
}
