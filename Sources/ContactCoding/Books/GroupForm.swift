package import ContactModel
import FileFormats
import TableCoding

/// How a file says who is in which group.
package enum GroupForm: Sendable {
  /// As its contacts came.
  case asRead
  /// By a card for each group, which names its members.
  case cards
  /// By categories of the members.
  case categories
}

extension WritingOptions {
  /// How the program that the file is for knows groups; general forms keep what there is.
  package var groupForm: GroupForm {
    switch format {
    case .vCard40, .vCard30, .vCard21, .jCard, .json, .csv:
      guard let destination else { return .asRead }
      return destination.rules.contains(.groupCards) && !format.isCSV ? .cards : .categories
    case .googleCSV, .googleLegacyCSV, .outlookCSV, .outlookComCSV, .thunderbirdCSV, .yahooCSV:
      return .categories
    }
  }

  /// What the file is for, by its name for people.
  var reader: String { destination?.title ?? format.title }
}

/// Finds out how a book has its groups, contact by contact.
package struct GroupFormEvidence: Sendable {
  private var hasCard = false
  private var isApples = false
  private var hasCategory = false
  /// Whether a program is known to have written it, or its version of vCard has no cards of groups.
  private var isOfOthers = false

  package init() {}

  package init(_ book: some Sequence<Contact>) {
    for contact in book { note(contact) }
  }

  package mutating func note(_ contact: Contact) {
    if contact.kind == .group { hasCard = true }
    if !hasCategory, !ContactGroup.isGroup(contact), contact.has(.category) { hasCategory = true }
    switch contact.storage.origin.format {
    case .vCard40, .jCard, .none: break
    default: isOfOthers = true
    }
    if ContactGroup.isContactList(contact) { isOfOthers = true }
    for product in contact[.productIdentifiers] {
      if product.value.contains("Apple Inc.") { isApples = true } else { isOfOthers = true }
    }
  }

  /// Cards say who is in a group where there is one, and in a book of Apple's, which knows no other groups, unless
  /// somebody has put names of groups there all the same. A vCard 4.0 of no program in particular may have either.
  package var form: GroupForm {
    if hasCard || isApples && !hasCategory { return .cards }
    return hasCategory || isOfOthers ? .categories : .asRead
  }
}
