import ContactCoding
import ContactModel
import FileFormats
import TableCoding

/// How a book has its groups, and what these are called there.
struct BookGroups {
  private let book: [Contact]
  private let form: GroupForm
  private let format: ContactFormat
  private let names: GroupNames

  /// - Parameter book: The contacts that are there.
  init(_ book: [Contact], _ format: ContactFormat) {
    let groups = ContactGroups(book)
    self.init(
      book, GroupFormEvidence(book).form, format,
      GroupNames(
        groups.cards.map(\.name)
          + book.lazy.filter { !ContactGroup.isGroup($0) }.flatMap(\.categories).map(\.value)))
  }

  init(_ book: [Contact], _ form: GroupForm, _ format: ContactFormat, _ names: GroupNames) {
    self.book = book
    self.form = format.isCSV ? .categories : form
    self.format = format
    self.names = names
  }

  /// Contacts of others as they come into the book.
  func joining(_ contacts: [Contact]) -> JoiningContacts {
    JoiningContacts(contacts.map(named), to: book, form, format)
  }

  /// A contact whose groups are called as the book calls them.
  func named(_ contact: Contact) -> Contact {
    if let group = ContactGroup(contact) {
      let name = names.known(group.name) ?? group.name
      return name == group.name ? contact : GroupEdit.renamed(contact, from: group.name, to: name)
    }
    guard contact.has(.category) else { return contact }
    var renamed: [(old: String, new: String)] = []
    for category in contact.categories {
      guard let name = names.known(category.value), name != category.value else { continue }
      renamed.append((category.value, name))
    }
    return renamed.reduce(contact) { GroupEdit.renamedCategory(of: $0, from: $1.old, to: $1.new) }
  }
}
