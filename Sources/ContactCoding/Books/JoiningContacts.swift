package import ContactModel
package import FileFormats
import TableCoding

/// Contacts as they come into a book, with their groups in the way that it has its own.
package struct JoiningContacts: Sendable {
  package private(set) var contacts: [Contact]
  /// The groups that contacts of the book come into, since a card that comes in names them, by their places.
  package private(set) var groupsInBook: [Int: [String]] = [:]
  /// What can't be said of groups in the book.
  package private(set) var losses: [ConversionLoss] = []

  /// - Parameters:
  ///   - book: The contacts that are there.
  ///   - form: How they have their groups.
  ///   - format: That of the book.
  package init(
    _ contacts: [Contact], to book: [Contact], _ form: GroupForm, _ format: ContactFormat
  ) {
    self.contacts = contacts
    switch form {
    case .asRead: break
    case .cards:
      // A list of addresses would be somebody there.
      if book.contains(where: ContactGroup.isContactList) { break }
      self.contacts = contacts.map(BookTranslation.card(ofList:))
    case .categories: nameGroups(book, WritingOptions(format: format))
    }
  }

  private mutating func nameGroups(_ book: [Contact], _ options: WritingOptions) {
    var gathering =
      options.format.isCSV
      ? BookGathering(options) : BookGathering(.categories, reader: "The file")
    // Evolution's lists of addresses are groups to it as they are.
    let keepsLists = book.contains(where: ContactGroup.isContactList)
    func stays(_ contact: Contact) -> Bool {
      keepsLists && contact.kind != .group && ContactGroup.isContactList(contact)
    }
    for contact in contacts where !stays(contact) { gathering.note(contact) }
    guard !gathering.isEmpty else { return }
    for contact in contacts + book { gathering.noteNamed(contact) }
    let translation = BookTranslation(gathering, options)
    contacts = contacts.compactMap { stays($0) ? $0 : translation.translated($0) }
    for (place, contact) in book.enumerated() where !ContactGroup.isGroup(contact) {
      let names = translation.newNames(of: contact)
      if !names.isEmpty { groupsInBook[place] = names }
    }
    losses = translation.losses
  }
}
