package import ContactModel

/// The members of a group while contacts come and go: in time that grows with their number, where
/// a contact made anew for each of them would make it grow with its square.
package struct GroupMembers {
  private let group: Contact
  private let groupIdentifier: String?
  /// Nil where somebody left.
  private var values: [LabeledValue<String>?]
  /// Where each is, by the UID as all notations of it have it.
  private var places: [String: [Int]] = [:]

  /// - Throws: ``ChangeRefusal/notAGroup``
  package init(_ group: Contact) throws(ChangeRefusal) {
    guard ContactGroup.isGroup(group) else { throw .notAGroup }
    self.group = group
    groupIdentifier = group.identifier.flatMap(IdentifierNotation.normalized)
    let members = group[.members]
    values = members
    for (place, member) in members.enumerated() {
      guard let identifier = IdentifierNotation.normalized(member.value) else { continue }
      places[identifier, default: []].append(place)
    }
  }

  /// The group with those who are in it now.
  package var contact: Contact { group.editing { $0[.members] = values.compactMap(\.self) } }

  /// Does what an operation says of a member; any other does nothing.
  package mutating func carryOut(_ operation: SaveRequest.Operation) throws(ChangeRefusal) {
    switch operation {
    case .change: break
    case .addMember(let member, _):
      let (identifier, key) = try Self.identifier(of: member)
      if key == groupIdentifier { throw .memberOfItself }
      guard places[key] == nil else { return }
      places[key] = [values.count]
      values.append(LabeledValue(IdentifierNotation.reference(to: identifier)))
    case .removeMember(let member, _):
      for place in places.removeValue(forKey: try Self.identifier(of: member).key) ?? [] {
        values[place] = nil
      }
    }
  }

  /// A UID, and the form that it is compared in.
  private static func identifier(
    of member: Contact
  ) throws(ChangeRefusal) -> (text: String, key: String) {
    guard let identifier = member.identifier, let key = IdentifierNotation.normalized(identifier)
    else { throw .memberWithoutIdentifier }
    return (identifier, key)
  }
}
