package import ContactChanges
package import ContactCoding
package import ContactModel
import FileWriting

/// Compares two books, however large: memory holds an index of some bytes a contact, and what differs
/// waits in temporary files.
package struct FileComparison {
  /// A book: its files, one after the other.
  package typealias Book = [ContactInput]

  private let books: [Book]
  private let jobs: Int
  private let transform: @Sendable (Contact) -> Contact
  /// Told how many bytes of a book were read since the last call. The old book is read twice where
  /// there are differences; the new one, only where there are many.
  package var progress: (Int) -> Void = { _ in }

  /// - Parameter transform: What of a contact is compared; called on any thread.
  package init(
    from old: Book, to new: Book, jobs: Int = 0,
    transform: @escaping @Sendable (Contact) -> Contact = { $0 }
  ) {
    books = [old, new]
    self.jobs = jobs
    self.transform = transform
  }

  /// What came of it.
  package struct Summary: Sendable {
    /// How many contacts each book has.
    package var counts = [0, 0]
    /// How many contacts say the same in both.
    package var same = 0
    /// Whether no UID is in both books though both have some, so that none was compared.
    package var ignoresIdentifiers = false
    /// How many changes there are of each kind.
    package var changes: [ContactChange.Kind: Int] = [:]
    /// Whether there is none.
    package var isEmpty: Bool { changes.isEmpty }
  }

  /// A change, and where its contact stands in each book, from 0.
  package struct Change: Sendable {
    package let change: ContactChange
    package let positions: [Int?]
  }

  /// Finds the differences and hands them out: those of the old book in its order, then what was
  /// added.
  package func run(_ body: (Change) throws -> Void) throws -> Summary {
    var summary = Summary()
    var prints = [try fingerprints(of: books[0])]
    let new = try fingerprints(of: books[1], noting: prints[0])
    var early = new.early
    prints.append(new.prints)
    summary.counts = prints.map(\.count)
    summary.ignoresIdentifiers = Self.sharesNoIdentifier(prints[0], prints[1])
    if summary.ignoresIdentifiers {
      for book in prints.indices {
        for place in prints[book].indices { prints[book][place].identifier = 0 }
      }
    }
    let unequal = RecordPairing.unequal(prints[0], prints[1])
    summary.same = prints[0].count - unequal.first.count
    if unequal.first.isEmpty, unequal.second.isEmpty { return summary }
    let rests = [unequal.first, unequal.second]
    var spools = [try ContactSpool(), early.spool]
    if summary.ignoresIdentifiers || !early.holds(unequal.second) {
      spools[1] = try ContactSpool()
      early.giveUp()
    }
    let waiting = try books.indices.map { book in
      if book == 1, !early.isGivenUp { return unequal.second.compactMap { early.waiting[$0] } }
      return try collect(
        rests[book], of: books[book], prints[book], into: spools[book],
        withoutIdentifiers: summary.ignoresIdentifiers)
    }
    prints = []
    for pair in RecordPairing(waiting[0].map(\.traits), waiting[1].map(\.traits)).pairs {
      let old = try pair.first.map { try spools[0].contact(at: waiting[0][$0].place) }
      let new = try pair.second.map { try spools[1].contact(at: waiting[1][$0].place) }
      let change: ContactChange
      switch (old, new) {
      case (let old?, let new?): change = .changed(from: old, to: new)
      case (let old?, nil): change = .removed(old)
      case (nil, let new?): change = .added(new)
      case (nil, nil): continue
      }
      summary.changes[change.kind, default: 0] += 1
      try body(
        Change(
          change: change,
          positions: [pair.first.map { rests[0][$0] }, pair.second.map { rests[1][$0] }]))
    }
    return summary
  }

  // MARK: Reading

  private func fingerprints(of book: Book) throws -> [RecordFingerprint] {
    var prints: [RecordFingerprint] = []
    let transform = transform
    for input in book {
      try input.again().mapContacts(
        jobs: jobs,
        makeTransform: {
          var maker = RecordFingerprint.Maker()
          return { maker.fingerprint(of: transform($0)) }
        }, progress: progress, to: { prints += $0 })
    }
    return prints
  }

  /// The fingerprints of the new book. Contacts that the old one has not are put aside on the way,
  /// unless that is much of the book.
  private func fingerprints(
    of book: Book, noting old: [RecordFingerprint]
  ) throws -> (prints: [RecordFingerprint], early: EarlyContacts) {
    let known = Set(old)
    var prints: [RecordFingerprint] = []
    var early = try EarlyContacts()
    let transform = transform
    for input in book {
      try input.again().mapContacts(
        jobs: jobs,
        makeTransform: {
          var maker = RecordFingerprint.Maker()
          return { contact in
            let compared = transform(contact)
            let print = maker.fingerprint(of: compared)
            return (print, known.contains(print) ? nil : compared)
          }
        }, progress: progress,
        to: { found in
          for (print, contact) in found {
            if let contact { try early.note(contact, print, at: prints.count) }
            prints.append(print)
          }
        })
    }
    return (prints, early)
  }

  /// Contacts that were put aside when their book was read first.
  private struct EarlyContacts {
    private(set) var waiting: [Int: Waiting] = [:]
    private(set) var isGivenUp = false
    let spool: ContactSpool

    /// So many may be put aside, and one of so many of the book.
    private static let fewest = 4096
    private static let share = 8

    init() throws { spool = try ContactSpool() }

    mutating func note(_ contact: Contact, _ print: RecordFingerprint, at position: Int) throws {
      guard !isGivenUp else { return }
      guard waiting.count < Self.fewest + position / Self.share else { return giveUp() }
      waiting[position] = Waiting(
        traits: RecordTraits(contact, print), place: try spool.append(contact))
    }

    func holds(_ positions: [Int]) -> Bool {
      !isGivenUp && positions.allSatisfy { waiting[$0] != nil }
    }

    mutating func giveUp() {
      isGivenUp = true
      waiting = [:]
    }
  }

  private static func sharesNoIdentifier(
    _ first: [RecordFingerprint], _ second: [RecordFingerprint]
  ) -> Bool {
    let known = Set(first.lazy.map(\.identifier).filter { $0 != 0 })
    guard !known.isEmpty else { return false }
    var hasSome = false
    for print in second where print.identifier != 0 {
      if known.contains(print.identifier) { return false }
      hasSome = true
    }
    return hasSome
  }

  /// A contact that has no equal in the other book.
  private struct Waiting {
    let traits: RecordTraits
    let place: Int
  }

  /// Reads a book again and puts aside the contacts at some positions.
  private func collect(
    _ positions: [Int], of book: Book, _ prints: [RecordFingerprint], into spool: ContactSpool,
    withoutIdentifiers: Bool
  ) throws -> [Waiting] {
    guard !positions.isEmpty else { return [] }
    var isWanted = [Bool](repeating: false, count: prints.count)
    for position in positions { isWanted[position] = true }
    var waiting: [Waiting] = []
    waiting.reserveCapacity(positions.count)
    var position = 0
    let transform = transform
    for input in book {
      try input.again().mapContacts(
        jobs: jobs, makeTransform: { { $0 } }, progress: progress,
        to: { contacts in
          for contact in contacts {
            defer { position += 1 }
            // A file that changed meanwhile may have more contacts than before.
            guard position < isWanted.count, isWanted[position] else { continue }
            var compared = transform(contact)
            if withoutIdentifiers, compared.has(.identifier) {
              compared = compared.editing { $0.removeAll(.identifier) }
            }
            waiting.append(
              Waiting(
                traits: RecordTraits(compared, prints[position]), place: try spool.append(compared))
            )
          }
        })
    }
    return waiting
  }
}
