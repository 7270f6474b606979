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
    // Groups are looked for once where many come into them.
    var group: (contact: Contact, position: Int)?
    for (number, operation) in request.operations.enumerated() {
      let subject = operation.subject
      let position =
        if let group, group.contact.storage === subject.storage {
          Optional(group.position)
        } else {
          index.position(of: subject) { !removed.contains($0) }
        }
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
      guard case .change(let change) = operation else {
        group = (subject, position)
        continue
      }
      group = nil
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
    carriedOut(operations[position] ?? [], on: contact)
  }

  /// The records to add, in their order. Asked once.
  package mutating func additions() -> [Contact] {
    (count..<(count + addedCount)).compactMap { carriedOut(operations[$0] ?? [], on: nil) }
  }

  private mutating func carriedOut(_ numbers: [Int], on contact: Contact?) -> Contact? {
    var current = contact
    // Those of a group, from one operation to the next.
    var members: GroupMembers?
    for number in numbers {
      let operation = request.operations[number]
      do throws(ChangeRefusal) {
        if case .change(let change) = operation {
          current = try change.applied(to: members?.contact ?? current)
          members = nil
        } else {
          guard let current else { throw .notFound }
          if members == nil { members = try GroupMembers(current) }
          try members?.carryOut(operation)
        }
      } catch {
        refuse(number, error)
      }
    }
    return members?.contact ?? current
  }

  private mutating func refuse(_ number: Int, _ reason: ChangeRefusal) {
    found.append(
      SaveResult.Refusal(index: number, operation: request.operations[number], reason: reason))
  }
}
