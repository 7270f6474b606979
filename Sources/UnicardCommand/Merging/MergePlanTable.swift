import ContactModel
import ContactUnification

/// What `merge --dry-run` shows: who would be joined, and who would not but might be.
struct MergePlanTable {
  private let unification: Unification
  private let names: MergeNames

  init(_ unification: Unification, _ names: MergeNames) {
    self.unification = unification
    self.names = names
  }

  func print(on console: Console) throws {
    let width = console.isOutputTerminal ? console.width : nil
    let joined = unification.contacts.filter(\.isUnified).map(row)
    if !joined.isEmpty {
      let table = TextTable(
        headings: ["PERSON", "RECORDS", "ALSO CALLED", "CONFLICTS"], rows: joined)
      for line in table.lines(width: width, style: console.outputStyle) { try console.print(line) }
    }
    let doubtful = unification.doubtful.map(row)
    guard !doubtful.isEmpty else { return }
    if !joined.isEmpty { try console.print("") }
    let table = TextTable(
      headings: ["NOT JOINED", "RECORD", "AND", "RECORD", "PROBABILITY"], rows: doubtful,
      rightAligned: [4])
    for line in table.lines(width: width, style: console.outputStyle) { try console.print(line) }
  }

  private func row(_ person: UnifiedContact) -> [String] {
    let name = MergeNames.name(person.contact)
    var others: [String] = []
    for record in person.records {
      let other = MergeNames.name(record.contact)
      if other != name, !others.contains(other) { others.append(other) }
    }
    return [
      name, person.records.map { VisibleText.cell(names.place($0)) }.joined(separator: ", "),
      others.joined(separator: ", "),
      person.visibleConflicts.map { ExplanationLines.words($0.key.name) }.joined(separator: ", "),
    ]
  }

  private func row(_ pair: ScoredPair) -> [String] {
    let first = unification.records[pair.first]
    let second = unification.records[pair.second]
    return [
      MergeNames.name(first.contact), VisibleText.cell(names.place(first)),
      MergeNames.name(second.contact), VisibleText.cell(names.place(second)),
      MergeNames.percent(pair.probability),
    ]
  }
}
