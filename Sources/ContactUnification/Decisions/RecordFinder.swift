/// Finds records by what was noted of them: by their keys, else the nearest by name, numbers and
/// mailboxes.
struct RecordFinder {
  /// A record that was found.
  struct Finding {
    /// The records' positions; several where they have one key and nothing tells them apart.
    let positions: [Int]
    /// Whether the key alone led there, so that it need not be replaced.
    let isByKey: Bool
    /// Whether no record has the key any more, nor the one that was noted beside it.
    var isMoved = false
    /// Whether no other could be meant.
    let isCertain: Bool
  }

  private let records: [UnificationRecord]
  private let sourceNames: [String]
  private let byKey: RecordsByKey
  /// Made where a record is not found by its key alone: most are.
  private lazy var features = FeatureIndex(records, sourceNames: sourceNames)
  /// The records that were shared out among keys that none has any more.
  private var shared: [RecordKey: Int] = [:]

  /// Likeness from which a record may be the one that is looked for.
  private static let leastLikeness = 3
  /// A word of more names than these leads nowhere.
  private static let mostNamesakes = 50

  init(_ records: [UnificationRecord], sourceNames: [String]) {
    self.records = records
    self.sourceNames = sourceNames
    byKey = RecordsByKey(records)
  }

  /// A key that leads to one record alone, as far as what records say tells them apart.
  func key(of position: Int) -> RecordKey { byKey.key(of: position) }

  /// The record of a key, or the nearest to what was noted of it.
  ///
  /// - Parameter taken: Records that it can't be.
  mutating func find(
    _ key: RecordKey, _ description: RecordDescription?, except taken: Set<Int> = []
  ) -> Finding? {
    let named = byKey[key]
    let exact = named.isEmpty ? byKey.namesakes(of: key) : named
    guard let description, !description.isEmpty else {
      return exact.isEmpty ? nil : Finding(positions: exact, isByKey: true, isCertain: true)
    }
    if exact.count == 1 && isPlausible(exact[0], description) {
      return Finding(positions: exact, isByKey: true, isCertain: true)
    }
    let wanted = RecordFeatures(description)
    if exact.count > 1 {
      // Programs number their contacts: the number alone does not tell whose.
      let near = nearest(exact.filter { !taken.contains($0) }, wanted)
      return Finding(
        positions: near.positions.isEmpty ? exact : near.positions,
        isByKey: near.positions.isEmpty || near.positions.count == exact.count,
        isMoved: named.isEmpty, isCertain: true)
    }
    // The record as the card that was written of it.
    let cards = (description.keyAsCard.map { byKey[$0] } ?? []).filter { !taken.contains($0) }
    if let position = nearest(cards, wanted).positions.first {
      return Finding(positions: [position], isByKey: false, isCertain: true)
    }
    let found = nearest(to: wanted, except: taken)
    let own = shared[key].flatMap { found.positions.contains($0) ? [$0] : nil } ?? found.positions
    if found.likeness >= Self.leastLikeness, own.count == 1,
      exact.isEmpty || found.likeness >= RecordFeatures.certainLikeness
    {
      return Finding(
        positions: own, isByKey: false, isMoved: true,
        isCertain: found.likeness >= RecordFeatures.certainLikeness)
    }
    return exact.isEmpty ? nil : Finding(positions: exact, isByKey: true, isCertain: false)
  }

  /// Shares out records among those noted that have no key any more and say nearly the same: where as many of them
  /// lead to the same records as there are of these, each is another one, and it does not matter which.
  mutating func share(_ notes: [(key: RecordKey, description: RecordDescription?)]) {
    var known: Set<RecordKey> = []
    var taken: Set<Int> = []
    var open: [(key: RecordKey, positions: [Int])] = []
    for (key, description) in notes where known.insert(key).inserted {
      if let found = find(key, description) {
        if found.positions.count == 1 { taken.insert(found.positions[0]) }
      } else if let description, !description.isEmpty {
        let found = nearest(to: RecordFeatures(description), except: [])
        if found.likeness >= Self.leastLikeness { open.append((key, found.positions)) }
      }
    }
    while true {
      open = open.filter { shared[$0.key] == nil }
        .map { ($0.key, $0.positions.filter { !taken.contains($0) }) }
      let fitting = open.first { note in
        open.count { $0.positions == note.positions } == note.positions.count
      }
      guard let positions = fitting?.positions, !positions.isEmpty else { return }
      let keys = open.filter { $0.positions == positions }.map(\.key)
      for (key, position) in zip(keys, positions) { shared[key] = position }
      taken.formUnion(positions)
    }
  }

  /// Whether a record may be the one that was described. One of the same UID is another person's
  /// where nothing else is the same, as programs begin to count anew.
  private func isPlausible(_ position: Int, _ description: RecordDescription) -> Bool {
    let contact = records[position].contact
    let now = RecordFeatures(RecordDescription(contact))
    return now.likeness(to: RecordFeatures(description)) > 0 || now.isSilent
      || !ConstituentHeader.keys(of: contact).isEmpty
  }

  private mutating func nearest(
    to wanted: RecordFeatures, except taken: Set<Int>
  ) -> (positions: [Int], likeness: Int) {
    let candidates = features.sharing(wanted, limit: Self.mostNamesakes).keys.sorted()
    return nearest(candidates.filter { !taken.contains($0) }, wanted)
  }

  /// Those that are likest, all where several are equally so.
  private mutating func nearest(
    _ positions: [Int], _ wanted: RecordFeatures
  ) -> (positions: [Int], likeness: Int) {
    let scores = positions.map { ($0, features.likeness(of: $0, to: wanted)) }
    guard let best = scores.map(\.1).max() else { return ([], 0) }
    let positions = scores.filter { $0.1 == best }.map(\.0)
    // Nobody can tell apart what says the same.
    if positions.count > 1, Set(positions.map { records[$0].key }).count == 1 {
      return ([positions[0]], best)
    }
    return (positions, best)
  }
}
