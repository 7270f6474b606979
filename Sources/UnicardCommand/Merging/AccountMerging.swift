import ContactChanges
import ContactCoding
import ContactModel
import ContactUnification
import FileFormats
import FileWriting
import Unicard

/// Merges into a file that stays what it is: its cards or rows keep their places and bytes, those gain
/// values that others have, who is new comes last.
struct AccountMerging {
  /// What becomes of the file's contacts.
  struct Plan {
    /// By the positions in the file; all others stay.
    var revisions: [Int: ContactRevision] = [:]
    var additions: [Contact] = []
    /// Records of other files that are joined with the contact of this at that position: they need
    /// not be kept there, unless something of it has no place here.
    var elsewhere: [(position: Int, record: UnificationRecord)] = []
    /// How many records of other files hold something that has no place here.
    var lossyCount = 0
    var changedCount = 0
    /// Of those, how many only name others in their members and relations.
    var redirectedCount = 0
    var removedCount = 0
    /// What is told of those who come in: Google's marks, which are left out of a file in which no
    /// contact has one.
    var losses: [ConversionLoss] = []

    /// Whether the file stays as it is.
    var isEmpty: Bool { changedCount == 0 && removedCount == 0 && additions.isEmpty }

    /// Puts those who came into groups into the cards of these.
    fileprivate mutating func settle(_ groups: GroupsInCards?) {
      let before = revisions
      var cards: [(position: Int, card: Contact)] = []
      groups?.settle(&additions) { card in
        switch before[card.sourceIndex] {
        case .replace(let revised): revised
        case .remove: nil
        default: card
        }
      } revise: {
        cards.append(($0.sourceIndex, $1))
      }
      for (position, card) in cards {
        if revisions.updateValue(.replace(card), forKey: position) == nil { changedCount += 1 }
      }
    }

    /// Takes note of what came of writing: how many contacts say something else now, and the
    /// positions of those that lost something.
    mutating func settle(changed: Int, lossy: Set<Int>) {
      changedCount = changed
      redirectedCount = min(redirectedCount, changed)
      let joinedCount = elsewhere.count
      elsewhere.removeAll { lossy.contains($0.position) }
      lossyCount += joinedCount - elsewhere.count
    }
  }

  private let unification: Unification
  /// The number of the file among the accounts.
  private let book: Int
  private let keepsRecords: Bool
  private let joinedGroups: [Int: [String]]
  private let sourceNames: [String]

  /// - Parameters:
  ///   - keepsRecords: Whether what was merged holds its records.
  ///   - joinedGroups: The groups that contacts of the file come into, since cards of others name them, by
  ///     their places.
  init(
    _ unification: Unification, book: Int, sourceNames: [String], keepsRecords: Bool,
    joinedGroups: [Int: [String]] = [:]
  ) {
    self.joinedGroups = joinedGroups
    self.unification = unification
    self.book = book
    self.sourceNames = sourceNames
    self.keepsRecords = keepsRecords
  }

  var plan: Plan {
    var plan = Plan()
    let contacts = unification.records.filter { $0.source == book }.map(\.contact)
    let hasMarks = contacts.contains(where: \.hasGoogleMarks)
    var groups = GroupsInCards(contacts)
    for person in unification.contacts {
      let own = person.records.filter { $0.source == book }
      var merged =
        keepsRecords
        ? person.contactWithConstituents(sourceNames: sourceNames)
        : person.contactWithoutConstituents
      if !hasMarks {
        let (contact, losses) = merged.withoutGoogleMarks
        merged = contact
        plan.losses += losses
      }
      guard let kept = own.first else {
        plan.additions.append(groups?.placed(merged, from: nil) ?? merged)
        continue
      }
      let joined = own.flatMap { joinedGroups[$0.index] ?? [] }
      guard person.isChanged || !joined.isEmpty else { continue }
      // A UID that no record has is a change of its own, which nobody asked for.
      let isMadeUp = !keepsRecords && person.records.allSatisfy { $0.contact.identifier == nil }
      if isMadeUp { merged = merged.editing { $0.identifier = nil } }
      var changed =
        person.isChanged ? Self.revised(kept, of: person, saying: merged) : kept.contact
      changed = changed.named(in: joined)
      changed = groups?.placed(changed, from: kept.contact) ?? changed
      if !changed.hasSameMeaning(as: kept.contact) {
        plan.revisions[kept.index] = .replace(changed)
        plan.changedCount += 1
        if !person.isUnified { plan.redirectedCount += 1 }
      }
      for other in own.dropFirst() {
        plan.revisions[other.index] = .remove
        plan.removedCount += 1
      }
      // What has no place in a contact stays where it is.
      let unplaced = Set(person.visibleConflicts.flatMap(\.unplaced).flatMap(\.records))
      for (place, record) in person.records.enumerated() where record.source != book {
        if unplaced.contains(place) || !hasMarks && record.contact.isStarred {
          plan.lossyCount += 1
        } else {
          plan.elsewhere.append((kept.index, record))
        }
      }
    }
    plan.settle(groups)
    return plan
  }

  /// Where each person's contact will stand in the file.
  func places(_ plan: Plan) -> [Int?] {
    let removed = plan.revisions.filter { if case .remove = $0.value { true } else { false } }
      .keys.sorted()
    var next = unification.records.count { $0.source == book } - removed.count
    return unification.contacts.map { person in
      guard let kept = person.records.first(where: { $0.source == book }) else {
        next += 1
        return next - 1
      }
      return kept.index - removed.count { $0 < kept.index }
    }
  }

  /// What a contact of the file becomes.
  ///
  /// - Parameters:
  ///   - kept: One of the person's records.
  ///   - merged: What the person's contact says.
  static func revised(
    _ kept: UnificationRecord, of person: UnifiedContact, saying merged: Contact
  ) -> Contact {
    let place = person.records.firstIndex { $0.source == kept.source }
    let own = place.map { keepingNumbers(of: $0, person, in: merged) } ?? merged
    return contact(kept.contact, saying: own)
  }

  /// A merged contact with the numbers of a record in its own notation: another one is no gain.
  private static func keepingNumbers(
    of place: Int, _ person: UnifiedContact, in merged: Contact
  ) -> Contact {
    let own = person.records[place].contact.phoneNumbers.map(\.value)
    let restated = person.restated.filter { value in
      value.key == .phoneNumber && value.records.contains(place)
        && !own.contains { $0.stringValue == value.kept }
    }
    if restated.isEmpty { return merged }
    return merged.editing { draft in
      for index in draft.phoneNumbers.indices {
        let text = draft.phoneNumbers[index].value.stringValue
        let said = restated.first { $0.kept == text }?.text
        guard let number = own.first(where: { $0.stringValue == said }) else { continue }
        draft.phoneNumbers[index].value = number
      }
    }
  }

  /// The contact as it was read, with what the other says of it beside or in the place of what it says
  /// otherwise, so that its lines stay.
  private static func contact(_ contact: Contact, saying other: Contact) -> Contact {
    let change = ContactChange.changed(from: contact, to: other)
    return (try? change.applied(to: contact)) ?? other
  }
}

extension Contact {
  /// Whether Google has marked it as a favorite, of which people know.
  fileprivate var isStarred: Bool {
    hasGoogleMarks && withoutGoogleMarks.losses.contains(where: \.isOfValue)
  }
}
