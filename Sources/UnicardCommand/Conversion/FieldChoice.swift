import ArgumentParser
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
  /// In how many contacts values of each field were left out.
  private let counts = Mutex<[ContactKey: Int]>([:])
  /// How many contacts name others by UIDs that are left out.
  private let referring = Mutex(0)

  /// Nil where all fields are wanted.
  init?(only: [FieldPath], without: [FieldPath]) {
    if only.isEmpty, without.isEmpty { return nil }
    isOnly = !only.isEmpty
    // A name is its parts and the name as it is shown.
    paths = (isOnly ? only : without).flatMap { path -> [FieldPath] in
      path.key == .name && path.label.isEmpty ? [path, FieldPath(.formattedName)] : [path]
    }
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
  func chosen(_ contact: Contact, counts isCounted: Bool) -> Contact {
    var left: Set<ContactKey> = []
    var kept = contact.keeping(Set(ContactKey.allCases.filter { isKept($0) || isPartial($0) }))
    for key in ContactKey.allCases where contact.has(key) {
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
    if isCounted, !isKept(.identifier), !isPartial(.identifier), kept.namesOthersByIdentifier {
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
