import ContactModel
import ContactUnification
import Testing

/// The result depends on the records alone.
struct DeterminismTests {
  /// Two accounts with people in common, a family that shares a number, and namesakes.
  private static var records: [UnificationRecord] {
    var records = Records.strangers(300, source: 0) + Records.strangers(200, source: 1, from: 150)
    for index in 0..<40 {
      records.append(
        Records.person(index % 2 == 0 ? "Bakari" : "Delilah", "Fagero", source: 2, index: index) {
          $0.phoneNumbers = [LabeledValue(PhoneNumber("+1 212 555 \(1000 + index / 4)"))]
        })
    }
    return records
  }

  /// The clusters by their records' keys, in order.
  private func keys(_ records: [UnificationRecord], jobs: Int) throws -> [[String]] {
    var options = UnificationOptions()
    options.jobs = jobs
    let result = try ContactMatcher(options: options).clusters(of: records)
    return result.clusters.map { cluster in cluster.map { records[$0].key.text }.sorted() }
      .sorted { $0[0] < $1[0] }
  }

  @Test("Any number of threads gives the same", arguments: [1, 2, 4, 7])
  func threads(_ jobs: Int) throws {
    #expect(try keys(Self.records, jobs: jobs) == keys(Self.records, jobs: 1))
  }

  @Test("Any order of records and accounts gives the same", arguments: 1...4)
  func order(_ seed: UInt64) throws {
    var random = Shuffling(state: seed)
    let shuffled = Self.records.shuffled(using: &random)
    #expect(try keys(shuffled, jobs: 2) == keys(Self.records, jobs: 2))
  }

  @Test("Links and doubtful pairs are the same too")
  func pairs() throws {
    var options = UnificationOptions()
    options.jobs = 1
    let first = try ContactMatcher(options: options).clusters(of: Self.records)
    options.jobs = 4
    let second = try ContactMatcher(options: options).clusters(of: Self.records)
    #expect(first.links == second.links)
    #expect(first.doubtful == second.doubtful)
    #expect(first.identifiers == second.identifiers)
  }

  @Test("A new account changes nothing among those that were unified already")
  func newAccount() throws {
    let old = Records.strangers(200, source: 0) + Records.strangers(200, source: 1)
    let before = try ContactMatcher().clusters(of: old)
    #expect(before.clusters.count == 200)
    let new = Records.strangers(50, source: 2, from: 100)
    let after = try ContactMatcher().clusters(of: old + new)
    #expect(after.clusters.count == 200)
    #expect(after.identifiers == before.identifiers)
  }
}

/// Numbers that only look random, the same in each run.
private struct Shuffling: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
