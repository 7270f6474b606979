import ContactModel
import ContactUnification
import FileFormats
import FileWriting
import SourceText
import Unicard

/// The file of `merge --report`: a JSON object a line for each person of several records, each
/// doubtful pair, each value that the output can't hold, and a summary.
final class MergeReport {
  private let sink: any ByteSink
  private let unification: Unification
  private let links: StrongestLinks
  private let names: MergeNames
  /// Where each person stands among the contacts of the output; nil for who is none there.
  private let places: [Int?]
  private var failure: OutputError?

  init(
    _ sink: any ByteSink, _ unification: Unification, _ links: StrongestLinks, _ names: MergeNames,
    places: [Int?]
  ) {
    self.places = places
    self.sink = sink
    self.unification = unification
    self.links = links
    self.names = names
  }

  /// Adds the people and the doubtful pairs.
  func addPeople(withConstituents: Bool) throws(OutputError) {
    for (number, person) in unification.contacts.enumerated() where person.isChanged {
      try sink.write(json(person, number, withConstituents).lineBytes)
    }
    for pair in unification.doubtful {
      try sink.write(json(pair, type: "doubtful").lineBytes)
    }
    for pair in unification.matches.unknownDecisions {
      try write([
        ("type", .string("unknownDecision")), ("first", .string(pair.first.text)),
        ("second", .string(pair.second.text)),
      ])
    }
  }

  /// Adds decisions about records that have changed since, and choices that could not be obeyed.
  func add(_ resolution: DecisionResolution) throws(OutputError) {
    for move in resolution.moves {
      let pair = move.decision.pair
      try write([
        ("type", .string("movedDecision")), ("verdict", .string(move.decision.verdict.rawValue)),
        ("first", .string(pair.first.text)), ("second", .string(pair.second.text)),
        ("records", .array(move.positions.map { json(unification.records[$0]) })),
        ("isCertain", .bool(move.isCertain)),
      ])
    }
    let unmet = unification.contacts.flatMap(\.unmetChoices)
    for choice in resolution.unknownChoices + unmet {
      try write([
        ("type", .string("unmetChoice")), ("record", .string(choice.record.text)),
        ("field", .string(choice.field.name)), ("value", .string(choice.value)),
      ])
    }
  }

  /// The identifiers of the people whom the report tells of, by the places of their records.
  private lazy var changedPeople: [ContactPlace: String] = {
    var people: [ContactPlace: String] = [:]
    for person in unification.contacts where person.isChanged {
      for record in person.records { people[ContactPlace(of: record.contact)] = person.id }
    }
    return people
  }()

  /// Adds a value that the output can't hold.
  func add(_ loss: ConversionLoss) {
    guard failure == nil else { return }
    let members: [(String, JSON)] = [
      ("type", .string("loss")), ("id", .optional(changedPeople[ContactPlace(of: loss)])),
      ("name", .string(loss.contactName)),
      ("property", .string(loss.property)), ("value", .string(loss.value)),
      ("effect", .string(loss.effect.rawValue)), ("reason", .string(loss.reason)),
      ("field", .string(loss.key.name)),
    ]
    do throws(OutputError) {
      try write(members)
    } catch {
      failure = error
    }
  }

  func finish(lossyCount: Int) throws(OutputError) {
    if let failure { throw failure }
    let unified = unification.contacts.filter(\.isUnified)
    let summary: [(String, JSON)] = [
      ("type", .string("summary")), ("records", .number(unification.records.count)),
      ("people", .number(unification.contacts.count)),
      ("contacts", .number(places.count { $0 != nil })), ("unified", .number(unified.count)),
      ("joinedRecords", .number(unified.reduce(0) { $0 + $1.records.count })),
      ("doubtfulPairs", .number(unification.matches.doubtfulCount)),
      ("doubtfulPairsListed", .number(unification.doubtful.count)),
      ("peopleWithConflicts", .number(unified.count { !$0.visibleConflicts.isEmpty })),
      ("contactsWithLosses", .number(lossyCount)),
    ]
    try write(summary)
  }

  // MARK: - Objects

  private func write(_ members: [(String, JSON)]) throws(OutputError) {
    try sink.write(JSON.object(members).lineBytes)
  }

  private func json(_ person: UnifiedContact, _ number: Int, _ withConstituents: Bool) -> JSON {
    var members: [(String, JSON)] = [
      ("type", .string("person")), ("id", .string(person.id)),
      ("index", .optional(places[number])),
      ("name", .string(person.contact.displayName)), ("uid", .optional(person.contact.identifier)),
      ("records", .array(person.records.map(json))),
      ("conflicts", .array(person.conflicts.map(json))),
      ("restated", .array(person.restated.map(json))),
      (
        "links", .array(links.links(ofCluster: number).map { json($0, type: "link") })
      ),
    ]
    if withConstituents {
      members.append(
        (
          "constituents",
          .array(person.constituentTexts(sourceNames: names.sources).map { .string($0) })
        ))
    }
    return .object(members)
  }

  private func json(_ record: UnificationRecord) -> JSON {
    .object([
      ("source", .string(names.source(record))), ("index", .number(record.index)),
      ("key", .string(record.key.text)), ("name", .string(record.contact.displayName)),
    ])
  }

  private func json(_ conflict: UnificationConflict) -> JSON {
    func json(_ value: UnificationConflict.Value) -> JSON {
      .object([
        ("value", .string(value.text)), ("records", .array(value.records.map { .number($0) })),
        ("keptAs", .optional(value.keptAs?.name)),
      ])
    }
    return .object([
      ("field", .string(conflict.key.name)), ("rule", .string(conflict.rule.rawValue)),
      ("kept", json(conflict.kept)), ("others", .array(conflict.others.map(json))),
    ])
  }

  private func json(_ value: RestatedValue) -> JSON {
    .object([
      ("field", .string(value.key.name)), ("value", .string(value.text)),
      ("kept", .string(value.kept)), ("records", .array(value.records.map { .number($0) })),
    ])
  }

  private func json(_ pair: ScoredPair, type: String) -> JSON {
    let explanation = unification.explain(pair)
    let comparisons = explanation.comparisons.map { comparison in
      JSON.object([
        ("field", .string(comparison.field.rawValue)), ("level", .string(comparison.level)),
        ("first", .string(comparison.first)), ("second", .string(comparison.second)),
        ("weight", .fraction(comparison.weight)),
      ])
    }
    return .object([
      ("type", .string(type)), ("first", json(unification.records[pair.first])),
      ("second", json(unification.records[pair.second])), ("weight", .fraction(pair.weight)),
      ("probability", .fraction(pair.probability)), ("prior", .fraction(explanation.prior)),
      ("comparisons", .array(comparisons)),
      ("sentences", .array(explanation.sentences.map { .string($0) })),
    ])
  }
}
