import ArgumentParser
import ContactCoding
import ContactModel
import ContactUnification
import Synchronization

/// Which fields of contacts are handed on: those of `--only`, or all but those of `--without`.
///
/// What is left out is nowhere in what is written: not in the bytes of the original card, and not in
/// the records that a merged contact holds.
final class FieldChoice: Sendable {
  private let paths: [FieldPath]
  private let isOnly: Bool
  /// Whether groups are among the fields, all of them.
  private let namesGroups: Bool
  /// In how many contacts values of each field were left out.
  private let counts = Mutex<[ContactKey: Int]>([:])
  /// How many contacts name others by UIDs that are left out.
  private let referring = Mutex(0)
  /// The groups that have cards, where groups are named: who is in them is handed on or not as what contacts name
  /// themselves.
  private let groups: ContactGroups
  /// The form that groups get.
  private let form: GroupForm
  /// How many cards of groups were left out.
  private let cards = Mutex(0)

  /// Nil where all fields are wanted.
  ///
  /// - Parameters:
  ///   - form: The form that groups get.
  ///   - groups: Gives the groups of the inputs.
  init?(
    only: [FieldPath], without: [FieldPath], _ form: GroupForm, groups: () throws -> ContactGroups
  ) rethrows {
    if only.isEmpty, without.isEmpty { return nil }
    isOnly = !only.isEmpty
    // A name is its parts and the name as it is shown.
    paths = (only + without).flatMap { path -> [FieldPath] in
      path.key == .name && path.label.isEmpty ? [path, FieldPath(.formattedName)] : [path]
    }
    self.form = form
    namesGroups = paths.contains { $0.key == .category && $0.label.isEmpty }
    self.groups = namesGroups ? try groups() : ContactGroups()
  }

  /// Whether no groups are handed on: their cards neither.
  var leavesOutGroups: Bool { namesGroups && !isOnly }

  /// How many cards of groups were left out as asked.
  var leftOutCards: Int { cards.withLock { $0 } }

  /// Notes the card of a group that is left out.
  func noteLeftOut(_ card: Contact, counts isCounted: Bool) {
    guard isCounted, leavesOutGroups else { return }
    cards.withLock { $0 += 1 }
    counts.withLock { $0[.category, default: 0] += 1 }
  }

  /// Fields that a contact has for the sake of its groups: the members of a card, and the UIDs by which these name it.
  private func keysOfGroups(_ contact: Contact, _ original: Contact) -> Set<ContactKey> {
    guard isOnly, namesGroups, form != .categories else { return [] }
    if contact.kind == .group { return [.member, .identifier] }
    // What contacts name themselves is in cards where all groups get one.
    let named = form == .cards ? original : original.editing { $0.removeAll(.category) }
    return groups.names(of: named).isEmpty ? [] : [.identifier]
  }

  /// Reads the keys of an option.
  @Sendable static func parse(_ text: String) throws -> FieldPaths {
    FieldPaths(
      paths: try text.split(separator: ",").map { name in
        let name = String(name.drop { $0 == " " })
        guard let path = FieldPath(name), path.part == .value, path.number == nil else {
          throw ValidationError(
            "There is no field “\(name)”; name whole fields or their labels, as name,phone.work,note."
          )
        }
        return path
      })
  }

  /// The contact with the chosen fields, made anew.
  ///
  /// - Parameter original: The contact as it is in the input.
  func chosen(_ contact: Contact, of original: Contact, counts isCounted: Bool) -> Contact {
    var left: Set<ContactKey> = []
    let keysOfGroups = keysOfGroups(contact, original)
    var kept = contact.keeping(
      Set(ContactKey.allCases.filter { isKept($0) || isPartial($0) }).union(keysOfGroups))
    for key in ContactKey.allCases where contact.has(key) && !keysOfGroups.contains(key) {
      let field = Field<JSONFieldValue>(key)
      if isPartial(key) {
        let values = kept[field].filter { isKept($0, key) }
        if values.count < kept[field].count {
          left.insert(key)
          kept = kept.editing { $0[field] = values }
        }
      } else if !isKept(key) {
        left.insert(key)
      }
    }
    // The records that a contact was merged from have every field.
    let properties = kept.preservedProperties.filter {
      $0.value.name.uppercased() != UnifiedContact.constituentPropertyName
    }
    if properties.count < kept.preservedProperties.count {
      left.insert(.preserved)
      kept = kept.editing { $0.preservedProperties = properties }
    }
    if isCounted, !left.isEmpty {
      counts.withLock { for key in left { $0[key, default: 0] += 1 } }
    }
    if isCounted, !isKept(.identifier), !isPartial(.identifier), kept.namesOthersByIdentifier,
      !keysOfGroups.contains(.member)
    {
      referring.withLock { $0 += 1 }
    }
    return kept
  }

  /// What was left out, as `photo in 3 contacts, note in 1 contact`; nil where nothing was.
  var summary: String? {
    let counts = counts.withLock { $0 }
    let parts = ContactKey.allCases.compactMap { key in
      counts[key].map { "\(FieldSchema[key].name) in \(Count($0, "contact"))" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What is told of members and relations that lead nowhere; nil where none does.
  var remark: String? {
    let count = referring.withLock { $0 }
    guard count > 0, (counts.withLock { $0[.identifier] ?? 0 }) > 0 else { return nil }
    return
      "\(Count(count, "contact")) \(count == 1 ? "names" : "name") others by UIDs that were left "
      + "out: members of groups and related people lead nowhere."
  }

  /// Whether a field is handed on as a whole.
  private func isKept(_ key: ContactKey) -> Bool {
    // Whether it is a person or a group, everybody must know.
    if key == .kind { return true }
    let isNamed = paths.contains { $0.key == key && $0.label.isEmpty }
    return isOnly ? isNamed : !isNamed && !paths.contains { $0.key == key }
  }

  /// Whether some values of a field are handed on and others not.
  private func isPartial(_ key: ContactKey) -> Bool {
    paths.contains { $0.key == key && !$0.label.isEmpty }
      && !paths.contains { $0.key == key && $0.label.isEmpty }
  }

  private func isKept(_ value: LabeledValue<JSONFieldValue>, _ key: ContactKey) -> Bool {
    let isNamed = paths.contains { path in
      path.key == key && (Label(predefinedName: path.label) ?? .custom(path.label)) == value.label
    }
    return isNamed == isOnly
  }
}

extension Contact {
  /// Whether members of a group or related people are named by UIDs.
  fileprivate var namesOthersByIdentifier: Bool {
    func isIdentifier(_ value: LabeledValue<String>) -> Bool {
      value.value.lowercased().hasPrefix("urn:")
    }
    return self[.members].contains(where: isIdentifier) || relations.contains(where: isIdentifier)
  }
}

/// The argument of `--only` and `--without`.
struct FieldPaths {
  var paths: [FieldPath] = []
}
