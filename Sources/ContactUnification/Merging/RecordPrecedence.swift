import ContactModel
import SourceText

/// Which of several records of a person counts more, by the rules of ``MergingOptions``.
struct RecordPrecedence {
  /// What decides about one record.
  struct Rank {
    /// The place among the preferred accounts; `Int.max` for any other.
    let account: Int
    var isPreferred: Bool { account < Int.max }
    /// When the record was changed, in seconds of a simple calendar; 0 where it does not say.
    let revision: Int
    /// How many values it has.
    let valueCount: Int
    let key: RecordKey
    let source: Int
    let index: Int

    /// Whether the record comes before another, dates apart.
    func precedes(_ other: Rank) -> Bool {
      if account != other.account { return account < other.account }
      if valueCount != other.valueCount { return valueCount > other.valueCount }
      if key != other.key { return key < other.key }
      return (source, index) < (other.source, other.index)
    }

    /// Why the record comes before another.
    func rule(over other: Rank) -> UnificationConflict.Rule {
      if account != other.account { return .preferredAccount }
      if revision > 0, other.revision > 0, revision != other.revision { return .newestRevision }
      return valueCount > other.valueCount ? .mostCompleteRecord : .recordKey
    }
  }

  /// Records in order, with their contacts and what decides about them.
  typealias Sorted = (records: [UnificationRecord], contacts: [Contact], ranks: [Rank])

  private let places: [Int: Int]

  init(preferredSources: [Int]) {
    places = Dictionary(
      preferredSources.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first })
  }

  /// An account's place among the preferred ones; `Int.max` for any other.
  func place(of account: Int) -> Int { places[account] ?? .max }

  /// The records in order, with their ranks.
  ///
  /// Those that say when they were changed stand among themselves by that, the newest first; to a
  /// record without a date it says nothing, so between the two how much they say decides.
  func sorted(_ records: [UnificationRecord]) -> Sorted {
    let contacts = records.map(\.contact)
    let ranks = zip(records, contacts).map(rank)
    let order = records.indices.sorted { ranks[$0].precedes(ranks[$1]) }
    var sorted = order
    for account in order.runs(where: { ranks[$0].account == ranks[$1].account }) {
      let places = account.filter { ranks[order[$0]].revision > 0 }
      let dated = places.sorted { a, b in
        (ranks[order[b]].revision, a) < (ranks[order[a]].revision, b)
      }
      for (place, from) in zip(places, dated) { sorted[place] = order[from] }
    }
    return (
      sorted.map { records[$0] }, sorted.map { contacts[$0] }, sorted.map { ranks[$0] }
    )
  }

  private func rank(_ record: UnificationRecord, _ contact: Contact) -> Rank {
    let storage = contact.storage
    var valueCount = 0
    var revision = 0
    for field in storage.records where field.isValue {
      switch field.key {
      case .revision:
        let date = storage.bytes.withUnsafeBufferPointer {
          PartialDate(parsing: Bytes($0)[field.text.range])
        }
        revision = max(revision, date.map(Self.seconds) ?? 0)
      case .identifier, .created, .productIdentifier, .preserved: break
      default: valueCount += 1
      }
    }
    return Rank(
      account: place(of: record.source), revision: revision, valueCount: valueCount,
      key: record.key, source: record.source, index: record.index)
  }

  /// The date as a number that grows with time. Months are taken to have 31 days, which keeps
  /// the order.
  static func seconds(_ date: PartialDate) -> Int {
    guard let year = date.year, (0...9999).contains(year) else { return 0 }
    let days = (year * 12 + (date.month ?? 1) - 1) * 31 + (date.day ?? 1) - 1
    let seconds = ((date.hour ?? 0) * 60 + (date.minute ?? 0)) * 60 + (date.second ?? 0)
    return days * 86_400 + seconds - (date.utcOffset ?? 0) * 60
  }
}
