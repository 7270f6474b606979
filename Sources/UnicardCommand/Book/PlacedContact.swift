import ContactModel

extension Contact {
  /// The same contact as one of a list, by its place there.
  func placed(at index: Int) -> Contact {
    Contact(
      storage: ContactStorage(
        bytes: storage.bytes, records: storage.records,
        origin: ContactOrigin(source: storage.origin.source, index: index)))
  }
}
