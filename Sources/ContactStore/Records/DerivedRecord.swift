import ContactModel
import ContactSelection
import Threading

/// What a store derives from a card, beside the card itself.
struct DerivedRecord: Sendable {
  let keys: ArraySlice<LookupKey>
  let summary: ArraySlice<UInt8>

  fileprivate init(keys: ArraySlice<LookupKey>, summary: ArraySlice<UInt8>) {
    self.keys = keys
    self.summary = summary
  }

  init(_ contact: Contact) {
    keys = LookupKey.keys(of: contact)[...]
    summary = CardSummary.bytes(of: contact)[...]
  }
}

/// What is derived from some hundred contacts, one behind the other: each by itself would take memory
/// on one thread and give it back on another.
private struct DerivedPart {
  private var keys: [LookupKey] = []
  private var summaries: [UInt8] = []
  /// Where the keys and the summary of each contact end.
  private var ends: [(keys: Int, summary: Int)] = []

  init() {}

  init(_ contacts: ArraySlice<Contact>, _ maker: inout LookupKeyMaker) {
    ends.reserveCapacity(contacts.count)
    for contact in contacts {
      maker.appendKeys(of: contact, to: &keys)
      CardSummary.append(contact, to: &summaries)
      ends.append((keys.count, summaries.count))
    }
  }

  var count: Int { ends.count }

  subscript(position: Int) -> DerivedRecord {
    let start = position == 0 ? (keys: 0, summary: 0) : ends[position - 1]
    let end = ends[position]
    return DerivedRecord(
      keys: keys[start.keys..<end.keys], summary: summaries[start.summary..<end.summary])
  }
}

/// Derives the records of many contacts on other threads, while the store takes in those before.
final class DerivedRecords: @unchecked Sendable {
  private let contacts: [Contact]
  private let lock = ThreadLock()
  private let condition = ThreadCondition()
  // Guarded by the lock.
  private var parts: [Int: DerivedPart] = [:]
  private var nextPart = 0
  private var takenPart = 0
  private var isEnded = false
  // Of the thread that takes them.
  private var current = DerivedPart()
  private var position = 0
  private var threads: [WorkerThread] = []

  private static let partSize = 512
  /// So many parts are made ahead.
  private static let mostAhead = 8

  init(_ contacts: [Contact]) {
    self.contacts = contacts
    // A part or two are made sooner than a thread.
    guard contacts.count > 2 * Self.partSize else { return }
    threads = (0..<ThreadCount.resolved(0)).compactMap { _ in
      WorkerThread { [unowned self] in work() }
    }
  }

  /// What is derived from the next contact; nil behind the last.
  func next() -> DerivedRecord? {
    if position >= current.count {
      guard takenPart * Self.partSize < contacts.count else { return nil }
      current = nextResults()
      position = 0
    }
    defer { position += 1 }
    return position < current.count ? current[position] : nil
  }

  private func nextResults() -> DerivedPart {
    let part = takenPart
    if threads.isEmpty {
      takenPart += 1
      var maker = LookupKeyMaker()
      return derived(part, &maker)
    }
    return lock.locked {
      while parts[part] == nil { condition.wait(lock) }
      takenPart += 1
      condition.wakeAll()
      return parts.removeValue(forKey: part) ?? DerivedPart()
    }
  }

  private func derived(_ part: Int, _ maker: inout LookupKeyMaker) -> DerivedPart {
    let start = part * Self.partSize
    return DerivedPart(contacts[start..<min(start + Self.partSize, contacts.count)], &maker)
  }

  private func work() {
    var maker = LookupKeyMaker()
    while let part = takePart() {
      let results = derived(part, &maker)
      lock.locked {
        parts[part] = results
        condition.wakeAll()
      }
    }
  }

  private func takePart() -> Int? {
    lock.locked {
      while !isEnded, nextPart >= takenPart + Self.mostAhead { condition.wait(lock) }
      guard !isEnded, nextPart * Self.partSize < contacts.count else { return nil }
      defer { nextPart += 1 }
      return nextPart
    }
  }

  /// Ends the threads, whether or not all was taken.
  func end() {
    lock.locked {
      isEnded = true
      condition.wakeAll()
    }
    for thread in threads { thread.join() }
    threads = []
  }
}
