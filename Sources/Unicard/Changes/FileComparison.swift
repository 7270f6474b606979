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
  /// What of a contact is compared; nil for all of it.
  private let transform: (@Sendable (Contact) -> Contact)?
  /// Told how many bytes of the books were read for the first time since the last call.
  package var progress: (Int) -> Void = { _ in }

  /// - Parameter transform: What of a contact is compared, nil for all of it; called on any thread.
  package init(
    from old: Book, to new: Book, jobs: Int = 0,
    transform: (@Sendable (Contact) -> Contact)? = nil
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
    var written = try books.map(writtenFingerprints)
    summary.counts = written.map(\.count)
    summary.ignoresIdentifiers = Self.sharesNoIdentifier(written[0], written[1])
    if summary.ignoresIdentifiers {
      for book in written.indices {
        for place in written[book].indices { written[book][place].identifier = 0 }
      }
    }
    let unequal = RecordPairing.unequal(written[0], written[1])
    written = []
    let rests = try otherContacts([unequal.first, unequal.second], summary)
    summary.same = summary.counts[0] - rests[0].positions.count
    for pair in RecordPairing(rests[0].traits, rests[1].traits).pairs {
      let old = try pair.first.map { try rests[0].contact($0) }
      let new = try pair.second.map { try rests[1].contact($0) }
      guard let change = ContactChange(from: old, to: new) else { continue }
      summary.changes[change.kind, default: 0] += 1
      try body(
        Change(
          change: change,
          positions: [
            pair.first.map { rests[0].positions[$0] }, pair.second.map { rests[1].positions[$0] },
          ]))
    }
    return summary
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

  // MARK: Reading

  /// What tells the contacts of a book apart, and how they are written: most are written in the
  /// same way in both books, and need no closer look.
  private func writtenFingerprints(of book: Book) throws -> [RecordFingerprint] {
    var prints: [RecordFingerprint] = []
    let transform = transform
    func add(_ more: [RecordFingerprint]) throws {
      try Task.checkCancellation()
      prints += more
    }
    for input in book {
      let input = input.again()
      if let transform {
        try input.mapContacts(
          jobs: jobs,
          makeTransform: {
            var maker = RecordFingerprint.Maker()
            return { maker.writtenFingerprint(of: transform($0)) }
          }, progress: progress, to: add)
      } else {
        try input.mapRecords(
          jobs: jobs,
          makeTransform: {
            var maker = RecordFingerprint.Maker()
            return { maker.writtenFingerprint($0, $1) }
          }, progress: progress, to: add)
      }
    }
    return prints
  }

  /// The contacts of each book that say what none of the other does.
  ///
  /// - Parameter positions: Those that are written as none of the other is.
  private func otherContacts(_ positions: [[Int]], _ summary: Summary) throws -> [ContactsAside] {
    var aside: [ContactsAside?] = []
    var prints: [[RecordFingerprint]] = []
    for book in books.indices {
      // Few are kept when they are read; of many, it is looked first which are wanted.
      if positions[book].count <= Self.fewest + summary.counts[book] / Self.share {
        let contacts = try putAside(positions[book], of: book, summary)
        prints.append(contacts.traits.map(\.fingerprint))
        aside.append(contacts)
      } else {
        var found: [RecordFingerprint] = []
        var maker = RecordFingerprint.Maker()
        try read(positions[book], of: book, summary) { _, contact in
          found.append(maker.fingerprint(of: contact))
        }
        prints.append(found)
        aside.append(nil)
      }
    }
    let unequal = RecordPairing.unequal(prints[0], prints[1])
    return try zip(books.indices, [unequal.first, unequal.second]).map { book, places in
      if let contacts = aside[book] { return contacts.keeping(places) }
      return try putAside(places.map { positions[book][$0] }, of: book, summary)
    }
  }

  private static let fewest = 4096
  private static let share = 8

  private func putAside(
    _ positions: [Int], of book: Int, _ summary: Summary
  ) throws -> ContactsAside {
    var contacts = try ContactsAside()
    var maker = RecordFingerprint.Maker()
    try read(positions, of: book, summary) { position, contact in
      try contacts.append(contact, maker.fingerprint(of: contact), at: position)
    }
    return contacts
  }

  /// Reads contacts of a book again, as far as they are compared.
  private func read(
    _ positions: [Int], of book: Int, _ summary: Summary, _ body: (Int, Contact) throws -> Void
  ) throws {
    guard let last = positions.last else { return }
    var isWanted = [Bool](repeating: false, count: last + 1)
    for position in positions { isWanted[position] = true }
    var first = 0
    for input in books[book] {
      first += try input.again().readContacts(at: Array(isWanted.dropFirst(first)), jobs: jobs) {
        position, contact in
        try Task.checkCancellation()
        var compared = transform.map { $0(contact) } ?? contact
        if summary.ignoresIdentifiers, compared.has(.identifier) {
          compared = compared.editing { $0.removeAll(.identifier) }
        }
        try body(first + position, compared)
      }
    }
  }
}
