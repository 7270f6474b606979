public import ContactModel

/// Why a change can't be made to what is there now.
public enum ChangeRefusal: Error, Hashable, Sendable {
  /// The record is not there: it was removed meanwhile.
  case notFound
  /// A record of its UID is there already.
  case exists
  /// These fields were changed meanwhile, and otherwise.
  case changedMeanwhile([ContactKey])
  /// A member of a group needs a UID, and this contact has none.
  case memberWithoutIdentifier
  /// What should get a member is no group (KIND:group).
  case notAGroup
  /// A group was to become a member of itself.
  case memberOfItself
}

extension ChangeRefusal: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .notFound: "It is not there any more."
    case .exists: "There is a contact with its UID already."
    case .changedMeanwhile(let keys):
      "Its \(keys.map { FieldSchema[$0].name }.joined(separator: ", ")) "
        + "\(keys.count == 1 ? "was" : "were") changed meanwhile."
    case .memberWithoutIdentifier: "It has no UID, by which a group names its members."
    case .notAGroup: "It is no group."
    case .memberOfItself: "A group can't be a member of itself."
    }
  }
}

extension ContactChange {
  /// What becomes of a record by the change.
  ///
  /// Only what changed is carried over: the record may have other values in other fields by now,
  /// and in a field with many values, more of these. Fields about the card (REV, CREATED, PRODID)
  /// stay as they are, and so do the bytes of lines that are not concerned.
  ///
  /// - Parameter current: The record as it is now; nil where there is none.
  /// - Returns: The record afterwards; nil where it is removed.
  /// - Throws: ``ChangeRefusal`` where the record is gone, or says something else than before.
  public func applied(to current: Contact?) throws(ChangeRefusal) -> Contact? {
    guard kind != .added else {
      if current != nil { throw .exists }
      return after
    }
    guard let current, let before else { throw .notFound }
    guard let after else {
      let keys = ContactMeaning(before).differences(from: ContactMeaning(current))
      if !keys.isEmpty { throw .changedMeanwhile(keys) }
      return nil
    }
    var changed: [(ContactKey, FieldValues)] = []
    var conflicts: [ContactKey] = []
    for key in keys {
      let values = FieldValues(current, key)
      if let carried = values.carrying(
        from: FieldValues(before, key), to: FieldValues(after, key))
      {
        changed.append((key, carried))
      } else {
        conflicts.append(key)
      }
    }
    if !conflicts.isEmpty { throw .changedMeanwhile(conflicts) }
    return current.editing { draft in
      for (key, values) in changed { draft[Field<JSONFieldValue>(key)] = values.values }
      // Who did not fetch the name as it is shown could not let it follow its parts.
      if !before.has(.formattedName), !after.has(.formattedName) {
        draft.carryOverFormattedName(from: current)
      }
    }
  }
}
