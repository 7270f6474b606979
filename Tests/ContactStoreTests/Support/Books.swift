import ContactCoding
import ContactModel
import ContactStore
import FileFormats
import GeneratedContacts
import TestFolders

/// Files to import.
enum Books {
  /// Generated contacts as a file of vCards.
  static func cards(seed: UInt64, count: Int, version: ContactFormat = .vCard40) -> [UInt8] {
    var generator = ContactGenerator(seed: seed)
    return file((0..<count).map { _ in generator.contact() }, version)
  }

  /// Contacts as a file of vCards.
  static func file(_ contacts: [Contact], _ version: ContactFormat = .vCard40) -> [UInt8] {
    var writer = ContactWriter(WritingOptions(format: version))
    return contacts.flatMap { writer.write($0).bytes }
  }

  /// A contact with a name and an address.
  static func person(_ given: String, _ family: String, uid: String? = nil) -> Contact {
    Contact { draft in
      draft[.formattedNames] = [LabeledValue("\(given) \(family)")]
      draft[.names] = [LabeledValue(PersonName(familyName: family, givenName: given))]
      draft[.emailAddresses] = [
        LabeledValue("\(given).\(family)@example.org".lowercased())
      ]
      if let uid { draft[.identifiers] = [LabeledValue(uid)] }
    }
  }
}

extension TestFolder {
  /// A new store in the folder.
  func store(_ name: String = "contacts.db") async throws -> ContactStore {
    try await ContactStore(path: path(name))
  }
}
