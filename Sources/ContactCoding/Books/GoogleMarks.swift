package import ContactModel
package import FileFormats

extension Contact {
  /// Whether Google has marked it, as every contact of its own.
  package var hasGoogleMarks: Bool {
    has(.category) && categories.contains { GoogleGroups.isMark($0.value) }
  }

  /// The contact without Google's marks, for files of others, and what is left out.
  package var withoutGoogleMarks: (contact: Contact, losses: [ConversionLoss]) {
    guard hasGoogleMarks else { return (self, []) }
    let losses = categories.filter { GoogleGroups.isMark($0.value) }.map {
      FieldLoss(
        key: .category, property: "CATEGORIES", value: $0.value, effect: .dropped,
        reason: GoogleGroups.markReason)
    }
    let contact = editing { $0.categories.removeAll { GoogleGroups.isMark($0.value) } }
    return (contact, ConversionLoss.losses(losses, self))
  }
}
