package import ContactModel
package import SourceText

/// What a contact is made of, where it stands: valid only while its owner is unchanged.
///
/// Most contacts of a conversion are written from where they were read, and never put together.
package struct ContactContent {
  package var bytes: Bytes
  package var records: [FieldRecord]
  /// How many of the bytes are the original's; see ``ContactOrigin``.
  package var byteCount: Int
  package var format: ContactOrigin.Format
  package var isWellFormed: Bool
  package var isEdited: Bool
  package var removedLines: [ByteRange]

  package init(bytes: Bytes, records: [FieldRecord], origin: borrowing ContactOrigin) {
    self.bytes = bytes
    self.records = records
    byteCount = origin.byteCount
    format = origin.format
    isWellFormed = origin.isWellFormed
    isEdited = origin.isEdited
    removedLines = origin.removedLines
  }
}
