import ContactModel
import ContactSelection
import ContactUnification
import GRDB

/// Finds out whose records are of which that is not known, by comparing them with those that have most
/// in common with them.
struct LinkRefresh {
  private let database: Database
  private let unknown: [Int64]
  private let scale: MatchingScale
  private let decisions: [RecordLinks.Decision]
  private let neighbours: LinkNeighbours

  /// How many records are compared with the unknown together, about.
  private static let mostCompared = 8000
  /// How many are compared with one of them at most.
  private static let mostNeighbours = 400

  /// - Parameters:
  ///   - unknown: Those of which it is not known whose they are.
  ///   - count: How many records there are.
  init(_ database: Database, unknown: [Int64], count: Int, scale: MatchingScale) throws {
    self.database = database
    self.unknown = unknown
    self.scale = scale
    decisions = try RecordLinks.Decision.all(database)
    neighbours = try LinkNeighbours(database, count: count)
  }

  /// The first record of the person of each record that is concerned; nil where it is the first.
  func found() throws -> [Int64: Int64?] {
    let most = Self.mostNeighbours(of: unknown.count)
    var wanted = try completed(Set(unknown))
    wanted = try completed(wanted.union(try near(Array(wanted), most)))
    var (records, matches) = try matched(wanted)
    var concerned = try concerned(records, matches)
    // Those that change with them are seen among their own like, too.
    let others = concerned.subtracting(unknown)
    if !others.isEmpty {
      let more = try near(others.sorted(), Self.mostNeighbours(of: 4 * others.count))
      if !more.isSubset(of: wanted) {
        (records, matches) = try matched(try completed(wanted.union(more)))
        concerned = try self.concerned(records, matches)
      }
    }
    var persons: [Int64: Int64?] = [:]
    for cluster in matches.clusters {
      let members = cluster.map { records.numbers[$0] }.filter(concerned.contains).sorted()
      for member in members {
        persons.updateValue(member == members[0] ? nil : members[0], forKey: member)
      }
    }
    return persons
  }

  private static func mostNeighbours(of count: Int) -> Int {
    max(16, min(mostNeighbours, mostCompared / max(1, count)))
  }

  private func matched(_ wanted: Set<Int64>) throws -> (MatchedRecords, UnificationResult) {
    let records = try MatchedRecords(database, wanted.sorted())
    return (records, try records.matches(decisions: decisions, scale: scale))
  }

  private func near(_ numbers: [Int64], _ most: Int) throws -> Set<Int64> {
    let records = try MatchedRecords(database, numbers)
    return try numbers.reduce(into: Set<Int64>()) { near, number in
      if let contact = records.contact(number) {
        near.formUnion(try neighbours.nearest(to: contact, most: most))
      }
    }
  }

  /// With the other records of the same people, and those that somebody said something about.
  private func completed(_ numbers: Set<Int64>) throws -> Set<Int64> {
    var all = numbers
    for decision in decisions {
      if numbers.contains(decision.first) { all.insert(decision.second) }
      if numbers.contains(decision.second) { all.insert(decision.first) }
    }
    let links = RecordLinks(database: database)
    for number in all { all.formUnion(try links.others(linkedWith: number)) }
    return all
  }

  /// The unknown, who may be linked with them, and whoever is or was linked with one of these.
  private func concerned(
    _ records: MatchedRecords, _ matches: UnificationResult
  ) throws -> Set<Int64> {
    let unknown = Set(unknown)
    var concerned = unknown
    for pair in matches.links + matches.doubtful {
      let (first, second) = (records.numbers[pair.first], records.numbers[pair.second])
      if unknown.contains(first) { concerned.insert(second) }
      if unknown.contains(second) { concerned.insert(first) }
    }
    for cluster in matches.clusters where cluster.count > 1 {
      let members = cluster.map { records.numbers[$0] }
      if members.contains(where: unknown.contains) { concerned.formUnion(members) }
    }
    // Decisions reach further than one.
    return try completed(concerned).filter(records.contains)
  }
}
