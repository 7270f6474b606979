package import ContactModel
package import SourceText

/// What a contact is made of, where it stands: valid only while its owner is unchanged.
///
/// Most contacts of a conversion are written from where they were read, and never put together.
package struct ContactContent {
  package var bytes: Bytes
  package var records: [FieldRecord]
  package var origin: ContactOrigin
}
