import ContactModel
import ContactSelection
import Threading

/// What a store derives from new contacts: their summaries, and what they are found by. It is made on
/// other threads, while the store takes in the cards.
final class DerivedRecords: @unchecked Sendable {
  /// Some hundred contacts' at a time: each by itself would take memory on one thread and give it back
  /// on another.
  private struct Part {
    var summaries: [UInt8] = []
    /// Where the summary of each contact ends.
    var ends: [Int] = []
    var entries: [LookupTable.Entry] = []
  }

  /// The number of the first contact's record; the others have the numbers behind it.
  let firstRecord: Int64
  private let contacts: [Contact]
  private let lock = ThreadLock()
  private let condition = ThreadCondition()
  // Guarded by the lock.
  private var parts: [Part?]
  private var nextPart = 0
  private var missingParts: Int
  private var sortedEntries: [LookupTable.Entry]?
  private var isEnded = false
  // Of the thread that takes what is derived.
  private var threads: [WorkerThread] = []

  private static let partSize = 512

  init(_ contacts: [Contact], firstRecord: Int64) {
    self.contacts = contacts
    self.firstRecord = firstRecord
    missingParts = (contacts.count + Self.partSize - 1) / Self.partSize
    parts = Array(repeating: nil, count: missingParts)
    // A part or two are made sooner than a thread.
    if missingParts > 2 {
      threads = (0..<ThreadCount.resolved(0)).compactMap { _ in
        WorkerThread { [unowned self] in work() }
      }
    }
    if threads.isEmpty { work() }
  }

  // MARK: Taking

  /// Hands out each contact's summary, in the order of the contacts.
  func forEachSummary(_ body: (Int, UnsafeRawBufferPointer) throws -> Void) throws {
    for number in parts.indices {
      let part = lock.locked {
        while parts[number] == nil { condition.wait(lock) }
        defer { parts[number]?.summaries = [] }
        return parts[number] ?? Part()
      }
      try part.summaries.withUnsafeBytes { summaries in
        var start = 0
        for (offset, end) in part.ends.enumerated() {
          try body(
            number * Self.partSize + offset,
            UnsafeRawBufferPointer(rebasing: summaries[start..<end]))
          start = end
        }
      }
    }
  }

  /// What the records are found by, sorted.
  func entries() -> [LookupTable.Entry] {
    lock.locked {
      while sortedEntries == nil { condition.wait(lock) }
      return sortedEntries ?? []
    }
  }

  /// Ends the threads, whether or not all was taken.
  func end() {
    lock.locked { isEnded = true }
    for thread in threads { thread.join() }
    threads = []
  }

  // MARK: Making

  private func work() {
    var maker = LookupKeyMaker()
    while let number = takePart() {
      let part = part(number, &maker)
      let isLast = lock.locked {
        parts[number] = part
        missingParts -= 1
        condition.wakeAll()
        return missingParts == 0
      }
      if isLast { sort() }
    }
    if contacts.isEmpty { sort() }
  }

  private func takePart() -> Int? {
    lock.locked {
      guard !isEnded, nextPart < parts.count else { return nil }
      defer { nextPart += 1 }
      return nextPart
    }
  }

  private func part(_ number: Int, _ maker: inout LookupKeyMaker) -> Part {
    var part = Part()
    var keys: [LookupKey] = []
    let start = number * Self.partSize
    for index in start..<min(start + Self.partSize, contacts.count) {
      CardSummary.append(contacts[index], to: &part.summaries)
      part.ends.append(part.summaries.count)
      keys.removeAll(keepingCapacity: true)
      maker.appendKeys(of: contacts[index], to: &keys)
      for key in keys {
        part.entries.append(.init(key: key, record: firstRecord + Int64(index)))
      }
    }
    return part
  }

  private func sort() {
    let sorted = LookupTable.sorted(gathered())
    lock.locked {
      sortedEntries = sorted
      condition.wakeAll()
    }
  }

  /// The entries of all parts, which let go of them.
  private func gathered() -> [LookupTable.Entry] {
    let made = lock.locked {
      defer { for index in parts.indices { parts[index]?.entries = [] } }
      return parts.map { $0?.entries ?? [] }
    }
    return Array(made.joined())
  }
}
