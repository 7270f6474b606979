import ContactModel
import ContactUnification

/// What `merge --dry-run` shows: who would be joined, and who would not but might be; the least certain
/// first and the surest last. In a pipe the columns are separated by tabs.
struct MergePlanTable {
  private let unification: Unification
  private let links: StrongestLinks
  private let names: MergeNames

  init(_ unification: Unification, _ links: StrongestLinks, _ names: MergeNames) {
    self.unification = unification
    self.links = links
    self.names = names
  }

  func print(on console: Console) throws {
    let joined = joined
    let doubtful = unification.doubtful.map(row)
    guard console.isOutputTerminal else {
      guard !joined.isEmpty || !doubtful.isEmpty else { return }
      try console.print("what\tcertainty\tperson\trecords\tconflicts")
      for row in joined { try console.print((["joined"] + row).joined(separator: "\t")) }
      for row in doubtful { try console.print((["doubtful"] + row).joined(separator: "\t")) }
      return
    }
    if !joined.isEmpty {
      try print(
        TextTable(
          headings: ["CERTAIN", "PERSON", "FROM", "CONFLICTS"], rows: joined, rightAligned: [0]),
        on: console)
    }
    guard !doubtful.isEmpty else { return }
    if !joined.isEmpty { try console.print("") }
    try print(
      TextTable(
        headings: ["MAYBE", "NOT JOINED", "FROM"], rows: doubtful.map { Array($0.prefix(3)) },
        rightAligned: [0]), on: console)
  }

  private func print(_ table: TextTable, on console: Console) throws {
    var table = table
    table.isWrapped = true
    for line in table.lines(width: console.width, style: console.outputStyle) {
      try console.print(line)
    }
  }

  /// Who is joined, by how sure the weakest of the links is that hold the records together.
  private var joined: [[String]] {
    var rows: [(weight: Double, number: Int, cells: [String])] = []
    for (number, person) in unification.contacts.enumerated() where person.isUnified {
      let weakest = links.links(ofCluster: number).min { $0.weight < $1.weight }
      rows.append((weakest?.weight ?? .infinity, number, row(person, weakest)))
    }
    return rows.sorted { ($0.weight, $0.number) < ($1.weight, $1.number) }.map(\.cells)
  }

  private func row(_ person: UnifiedContact, _ weakest: ScoredPair?) -> [String] {
    let name = MergeNames.name(person.contact)
    let records = person.records.map { record in
      let other = MergeNames.name(record.contact)
      let place = VisibleText.cell(names.place(record))
      return other == name ? place : "\(place) (\(other))"
    }
    return [
      weakest.map { MergeNames.percent($0.probability) } ?? "", name,
      records.joined(separator: ", "),
      person.visibleConflicts.map { MatchExplanation.words($0.key.name) }.joined(separator: ", "),
    ]
  }

  private func row(_ pair: ScoredPair) -> [String] {
    let first = unification.records[pair.first]
    let second = unification.records[pair.second]
    let (one, other) = (MergeNames.name(first.contact), MergeNames.name(second.contact))
    return [
      MergeNames.percent(pair.probability), one == other ? one : "\(one), \(other)",
      "\(VisibleText.cell(names.place(first))), \(VisibleText.cell(names.place(second)))", "",
    ]
  }
}
