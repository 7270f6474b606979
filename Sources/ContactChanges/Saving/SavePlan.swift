package import ContactModel

/// Which operations of a request concern which record: what a book is gone through with, from its
/// first record to its last.
package struct SavePlan {
  private let request: SaveRequest
  /// The operations of each record, by its position; those that are added have positions behind
  /// the book's.
  private var operations: [Int: [Int]] = [:]
  private let count: Int
  private var addedCount = 0
  private var found: [SaveResult.Refusal] = []

  package init(_ request: SaveRequest, _ index: RecordIndex) {
    self.request = request
    count = index.count
    var index = index
    var removed: Set<Int> = []
    for (number, operation) in request.operations.enumerated() {
      let position = index.position(of: operation.subject) { !removed.contains($0) }
      if case .change(let change) = operation, change.kind == .added {
        if request.refusesKnownIdentifiers, position != nil, change.subject.identifier != nil {
          refuse(number, .exists)
          continue
        }
        operations[index.count] = [number]
        index.append(change.subject)
        addedCount += 1
        continue
      }
      guard let position else {
        refuse(number, .notFound)
        continue
      }
      operations[position, default: []].append(number)
      guard case .change(let change) = operation else { continue }
      if let after = change.after {
        index.note(after, at: position)
      } else {
        removed.insert(position)
      }
    }
  }

  /// What could not be done, in the order of the request.
  package var refusals: [SaveResult.Refusal] { found.sorted { $0.index < $1.index } }

  /// Whether anything is to be done to a record.
  package func concerns(_ position: Int) -> Bool { operations[position] != nil }

  /// What becomes of a record of the book; nil where it is removed. Asked once for each.
  package mutating func result(at position: Int, of contact: Contact) -> Contact? {
    var current: Contact? = contact
    for number in operations[position] ?? [] { carryOut(number, on: &current) }
    return current
  }

  /// The records to add, in their order. Asked once.
  package mutating func additions() -> [Contact] {
    (count..<(count + addedCount)).compactMap { position in
      var current: Contact?
      for number in operations[position] ?? [] { carryOut(number, on: &current) }
      return current
    }
  }

  private mutating func carryOut(_ number: Int, on current: inout Contact?) {
    do throws(ChangeRefusal) {
      switch request.operations[number] {
      case .change(let change): current = try change.applied(to: current)
      case .addMember(let member, _):
        current = try Self.changed(current) { members, uri in
          if !members.contains(where: { Self.isSame($0.value, uri) }) {
            members.append(LabeledValue(uri))
          }
        } by: {
          member
        }
      case .removeMember(let member, _):
        current = try Self.changed(current) { members, uri in
          members.removeAll { Self.isSame($0.value, uri) }
        } by: {
          member
        }
      }
    } catch {
      refuse(number, error)
    }
  }

  private mutating func refuse(_ number: Int, _ reason: ChangeRefusal) {
    found.append(
      SaveResult.Refusal(index: number, operation: request.operations[number], reason: reason))
  }

  // MARK: Members

  private static func changed(
    _ group: Contact?, _ change: (inout [LabeledValue<String>], String) -> Void,
    by member: () -> Contact
  ) throws(ChangeRefusal) -> Contact {
    guard let group else { throw .notFound }
    guard ContactGroup.isGroup(group) else { throw .notAGroup }
    guard let identifier = member().identifier, IdentifierNotation.normalized(identifier) != nil
    else {
      throw .memberWithoutIdentifier
    }
    let uri = IdentifierNotation.reference(to: identifier)
    return group.editing { change(&$0[.members], uri) }
  }

  /// UIDs may be with or without `urn:uuid:`, in large and small letters.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    IdentifierNotation.normalized(a) == IdentifierNotation.normalized(b)
  }
}
