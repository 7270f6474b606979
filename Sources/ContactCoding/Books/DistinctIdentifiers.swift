package import ContactModel
package import FileFormats
import SourceText

/// Gives whoever has the UID of somebody else in another file another one, the same each time, and
/// carries the references of that file along: where all are in one file, programs keep one of two
/// contacts with one UID, and a group's member would be both.
package struct DistinctIdentifiers: Sendable {
  /// Who has a UID.
  private struct Owner: Sendable {
    let source: Source?
    /// A hash of the name, whatever the order of its words.
    let name: Int
    /// What tells whoever has a UUID from others: nobody's is that of another by chance.
    let traits: Set<String>
  }

  /// Whether contacts of one UID may be one person's: of two exports of an address book.
  private let mayBeSame: Bool
  /// The UUIDs that several files have.
  private let sharedUUIDs: Set<UInt64>
  private var owners: [String: Owner] = [:]
  /// The new UIDs, by the source and what was the UID there.
  private var renamed: [Source?: [String: String]] = [:]
  /// What is told of those who get one.
  package private(set) var losses: [ConversionLoss] = []

  /// - Parameters:
  ///   - mayBeSame: Whether a UID that somebody of the same name has, or a UUID of somebody who has anything in common, is
  ///     the same contact's.
  ///   - sharedUUIDs: The UUIDs that several files have (``ContactInput/sharedUUIDs(of:)``); others are nobody else's.
  package init(mayBeSame: Bool = true, sharedUUIDs: Set<UInt64> = []) {
    self.mayBeSame = mayBeSame
    self.sharedUUIDs = sharedUUIDs
  }

  /// Whether nobody gets another UID.
  package var isEmpty: Bool { renamed.isEmpty }

  /// Forgets what is known of contacts that are all noted.
  package func settled() -> DistinctIdentifiers {
    var settled = self
    settled.owners = [:]
    return settled
  }

  /// Notes a contact; whoever comes first keeps the UID.
  package mutating func note(_ contact: Contact) {
    guard let identifier = contact.identifier,
      let key = IdentifierNotation.normalized(identifier)
    else { return }
    let isUUID = mayBeSame && IdentifierNotation.isUUID(key)
    if isUUID, !isShared(key) { return }
    let own = Owner(
      source: contact.source, name: mayBeSame ? Self.nameHash(of: contact) : 0,
      traits: isUUID ? Self.traits(of: contact) : [])
    guard let owner = owners[key] else {
      owners[key] = own
      return
    }
    let isOther =
      !mayBeSame
      || (isUUID
        ? !owner.traits.isEmpty && !own.traits.isEmpty && owner.traits.isDisjoint(with: own.traits)
        : owner.name != own.name)
    guard owner.source != contact.source, isOther,
      renamed[contact.source]?[key] == nil
    else { return }
    let text = UUIDText(Array("\(contact.source?.name ?? ""):\(key)".utf8))
    renamed[contact.source, default: [:]][key] = text.description
    losses.append(ConversionLoss(.sharedIdentifier(identifier), contact))
  }

  /// The contact with a UID of its own, and with references to those of its file who got another.
  package func distinct(_ contact: Contact) -> Contact {
    guard !renamed.isEmpty, let renamed = renamed[contact.source] else { return contact }
    func new(_ text: String) -> String? {
      IdentifierNotation.normalized(text).flatMap { renamed[$0] }.map { "urn:uuid:" + $0 }
    }
    let identifier = contact.identifier.flatMap(new)
    let isReferring = contact.has(.member) || contact.has(.relation)
    guard identifier != nil || isReferring else { return contact }
    return contact.editing { draft in
      if let identifier { draft.identifier = identifier }
      guard isReferring else { return }
      draft.replaceReferences(new)
    }
  }

  private func isShared(_ uuid: String) -> Bool {
    guard !sharedUUIDs.isEmpty else { return false }
    let hash = Array(uuid.utf8).withUnsafeBufferPointer { IdentifierNotation.hash(Bytes($0)) }
    return hash.map(sharedUUIDs.contains) ?? false
  }

  /// The words of a contact's names, the ends of its numbers, its mailboxes and the members of a group: somebody who has
  /// another name now still has one of them.
  private static func traits(of contact: Contact) -> Set<String> {
    var traits: Set<String> = []
    for name in [contact.displayName] + contact.nicknames.map(\.value) {
      for word in name.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        traits.insert(String(word))
      }
    }
    for number in contact.phoneNumbers {
      traits.insert("tel:" + number.value.stringValue.filter(\.isNumber).suffix(7))
    }
    for mailbox in contact.emailAddresses { traits.insert("mailto:" + mailbox.value.lowercased()) }
    for member in contact[.members] {
      traits.insert("member:" + (IdentifierNotation.normalized(member.value) ?? ""))
    }
    return traits
  }

  /// "Doe, Jane" is Jane Doe.
  private static func nameHash(of contact: Contact) -> Int {
    contact.displayName.lowercased().split { !$0.isLetter && !$0.isNumber }.sorted().hashValue
  }
}

extension FieldLoss {
  /// A UID in place of which somebody has another.
  package static func sharedIdentifier(_ identifier: String) -> FieldLoss {
    FieldLoss(
      key: .identifier, property: LossNames.property(.identifier, label: nil, name: ""),
      value: identifier, effect: .changed,
      reason: "Somebody else has the same UID; a new one tells the two apart.")
  }
}

extension ContactDraft {
  /// Replaces UIDs that members of a group and relations name.
  ///
  /// - Parameter new: What stands for a member or a relation; nil where it stays.
  package mutating func replaceReferences(_ new: (String) -> String?) {
    self[.members] = self[.members].map { member in
      var member = member
      member.value = new(member.value) ?? member.value
      return member
    }
    relations = relations.map { relation in
      var relation = relation
      // Others are names, which are hardly anybody's UID.
      relation.value = new(relation.value) ?? relation.value
      return relation
    }
  }
}
