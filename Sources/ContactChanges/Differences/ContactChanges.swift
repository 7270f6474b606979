public import ContactModel

/// What is different between two books: which contacts were added, removed and changed.
///
/// ```swift
/// let changes = ContactChanges(from: yesterday, to: today)
/// print(changes.count { $0.kind == .added }, "are new")
/// let same = SaveRequest(changes).applied(to: yesterday).contacts
/// ```
///
/// Contacts are compared by what they say (``ContactModel/Contact/hasSameMeaning(as:)``). A contact
/// is known by its UID; one without, or with a UID that only one of the books has, by what it says,
/// by its name, by a mailbox or number.
public struct ContactChanges: Hashable, Sendable {
  private let changes: [ContactChange]

  /// Changes put together by the program.
  public init(_ changes: [ContactChange] = []) { self.changes = changes }

  /// Compares two books.
  public init(from old: [Contact], to new: [Contact]) {
    var maker = RecordFingerprint.Maker()
    let oldPrints = old.map { maker.fingerprint(of: $0) }
    let newPrints = new.map { maker.fingerprint(of: $0) }
    let (first, second) = RecordPairing.unequal(oldPrints, newPrints)
    let pairing = RecordPairing(
      first.map { RecordTraits(old[$0], oldPrints[$0]) },
      second.map { RecordTraits(new[$0], newPrints[$0]) })
    changes = pairing.pairs.compactMap { pair in
      ContactChange(
        from: pair.first.map { old[first[$0]] }, to: pair.second.map { new[second[$0]] })
    }
  }

  /// The changes that undo these, the last first.
  public var inverted: ContactChanges { ContactChanges(changes.reversed().map(\.inverted)) }
}

extension ContactChanges: RandomAccessCollection {
  /// The position of the first change.
  public var startIndex: Int { 0 }
  /// The position behind the last change.
  public var endIndex: Int { changes.count }
  /// A change: first those of the old book, in its order, then what was added.
  public subscript(position: Int) -> ContactChange { changes[position] }
}

extension ContactChanges: Codable {
  /// Reads a list of changes.
  public init(from decoder: any Decoder) throws {
    changes = try decoder.singleValueContainer().decode([ContactChange].self)
  }

  /// Writes a list of changes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(changes)
  }
}
