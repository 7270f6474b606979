import ContactChanges
import ContactCoding
package import ContactModel
import FileFormats

extension Constituent {
  /// The only record of a contact, with what was changed in that since; nil where nothing was.
  ///
  /// - Parameter contact: The contact without the record in it.
  package func taking(changesOf contact: Contact) -> Contact? {
    if contact.hasSameMeaning(as: self.contact) { return nil }
    if isItself { return contact }
    let record = self.contact
    let contact = contact.editing { draft in
      // Merged with a copy of itself, it was given a UID.
      let isNamed = draft.identifier?.hasPrefix("unicard-") ?? false
      if isNamed, record.identifier == nil { draft.identifier = nil }
      // The record of what was no card got the shown name that a card needs.
      if !contact.has(.formattedName), contact.displayName == record.displayName {
        draft[.formattedNames] = record[.formattedNames]
      }
    }
    // What another form can't hold was not removed by anybody.
    guard let written = record.written(as: contact.writtenFormat) else { return contact }
    let change = ContactChange.changed(from: written, to: contact)
    if change.keys.isEmpty { return nil }
    do throws(ChangeRefusal) {
      return try change.applied(to: standalone) ?? contact
    } catch {
      return contact
    }
  }
}

extension Contact {
  /// The form that the contact was read from.
  fileprivate var writtenFormat: ContactFormat {
    storage.origin.format == .jCard ? .jCard : ownFormat
  }

  /// The contact as it is after having been in another form.
  fileprivate func written(as format: ContactFormat) -> Contact? {
    var writer = ContactWriter(WritingOptions(format: format))
    let bytes =
      FileFrame.prefix(format).utf8 + writer.write(self).bytes + FileFrame.suffix(format).utf8
    return try? ContactFile(
      bytes: bytes, options: ContactReadingOptions(format: format, jobs: 1)
    ).contacts.first
  }
}
