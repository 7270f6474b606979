import ContactModel
import ContactUnification
import Unicard

/// What `merge` says at its end.
struct MergeSummaryText {
  let unification: Unification
  let read: MergeRecords
  let inputCount: Int
  let decisions: MergeDecisions
  let resolution: DecisionResolution
  let asked: ReviewOutcome?
  let written: MergeFiles.Outcome
  let command: MergeCommand
  /// Whether somebody only looks, without having said where to write.
  let isLook: Bool
  /// Whether the file that is looked at can be replaced; one that is packed can't.
  let isReplaceable: Bool
  let console: Console

  func print() {
    let people = PeopleCounts(unification.contacts)
    let recordCount = unification.records.count
    console.note(
      console.errorStyle.bold(
        "\(Count(recordCount, "record")) of \(Count(inputCount, "file")) "
          + "\(recordCount == 1 ? "is" : "are") \(people.text)."))
    console.note(
      TextTable(
        rows: rows(people).filter { $0.number > 0 }.map { [Count.grouped($0.number), $0.noun] },
        rightAligned: [0], indent: 2, isWrapped: true))
    if console.isQuiet, read.unread > 0 { console.noteUnread("\(unread).") }
    if !keepsRecords { printUnplaced(people.unplaced) }
    LossText(
      written.losses, hasReport: command.matching.report != nil,
      // Nothing of a file is lost in which nothing changes.
      isDone: isWritten && written.plan?.isEmpty != true, console: console
    ).print()
    printDecisions(people.unmetChoices)
    printEnd(hasUnified: people.unified > 0)
  }

  private var unread: Count {
    let place = "in the inputs could not be read and"
    return Count(
      read.unread, "place \(place) is in nobody's record; unicard check shows it",
      "places \(place) are in nobody's record; unicard check shows them")
  }

  /// What there is of each kind; of some kinds there may be nothing.
  private func rows(_ people: PeopleCounts) -> [Count] {
    let joined = "joined from \(Count(people.joinedRecords, "record"))"
    let names = "one record, whose members or relations now name those who were joined"
    let answers =
      "a field with two answers" + (keepsAll(people) ? "; no value was dropped" : "")
    let (alone, inRecords) =
      keepsRecords
      ? ("is in its record alone", "are in their records alone") : ("was left out", "were left out")
    let restated = "something in other words than a record; --report tells of it"
    let doubtful = unification.matches.doubtfulCount
    let told = unification.doubtful.count
    let likeliest = "of these, the likeliest, are told of; no more are kept"
    let leftOut = "did not match --where and were left out"
    return [
      Count(people.unified, "was \(joined)", "were \(joined)"),
      Count(
        people.alone, "has one record and stays as it is", "have one record and stay as they are"),
      Count(people.redirected, "has \(names)", "have \(names)"),
      Count(people.contradicted, "has \(answers)", "have \(answers)"),
      Count(
        people.unplaced.count, "of these answers has no place in a contact and \(alone)",
        "of these answers have no place in a contact and \(inRecords)"),
      Count(keepsRecords ? 0 : people.restated, "says \(restated)", "say \(restated)"),
      Count(
        doubtful, "pair may be one person and stay apart", "pairs may be one person and stay apart"),
      Count(doubtful > told ? told : 0, likeliest, likeliest),
      Count(read.leftOut, leftOut, leftOut),
      unread,
      Count(
        read.problems, "place in the inputs is doubtful or wrong; unicard check shows them",
        "places in the inputs are doubtful or wrong; unicard check shows them"),
      Count(
        read.rowsWithoutContact,
        "row names nobody and is in nobody's record; unicard check shows it",
        "rows name nobody and are in nobody's record; unicard check shows them"),
    ]
  }

  private func printDecisions(_ unmetChoices: [ConflictChoice]) {
    let unknown = unification.matches.unknownDecisions.count + resolution.unknownChoices.count
    if unknown > 0 {
      console.note(
        "\(Count(unknown, "decision")) \(unknown == 1 ? "is" : "are") about records that are not in "
          + "these inputs; \(unknown == 1 ? "it was" : "they were") kept.")
      if unknown == decisions.countBefore, let path = command.decisionsPath {
        console.hint(
          "Check that \(VisibleText.line(path)) belongs to these inputs: no decision fits.")
      }
    }
    printMoves()
    for choice in unmetChoices.prefix(Self.mostTold) {
      console.warning(
        "No record of \(choice.description?.name ?? choice.record.text) has the "
          + "\(MatchExplanation.words(choice.field.name)) “\(choice.value)” any more, which was chosen."
      )
    }
    let added = decisions.store.file.entries.count - decisions.countBefore
    if command.matching.isDeciding {
      if let path = command.decisionsPath {
        let isKept = !command.matching.dryRun
        console.note(
          "The decisions \(isKept ? "are" : "would be") kept in \(VisibleText.line(path)).")
      } else {
        console.hint("--decisions FILE keeps what --apart and --together say.")
      }
    } else if let asked, asked.decisionCount > 0 {
      let place = command.decisionsPath.map { ", kept in \(VisibleText.line($0))" } ?? ""
      console.note(
        "\(Count(added, "answer")) \(added == 1 ? "was" : "were") given\(place).")
    }
  }

  /// So many are told of one by one; the report has all.
  private static let mostTold = 5

  /// Tells of decisions about records that have changed since.
  private func printMoves() {
    let moves = resolution.moves
    if moves.isEmpty { return }
    console.note(
      "\(Count(moves.count, "decision")) \(moves.count == 1 ? "is" : "are") about records that have "
        + "changed since; they were found again by what they say.")
    for move in moves.filter({ !$0.isCertain }).prefix(Self.mostTold) {
      let old = [move.decision.firstDescription, move.decision.secondDescription].map {
        $0.map { "\($0.name) (\($0.sourceName))" } ?? "?"
      }
      let new = move.positions.map { position in
        let record = unification.records[position]
        return decisions.names.text(record)
      }.joined(separator: " and ")
      console.warning(
        "It is not sure that the decision about \(old[0]) and \(old[1]) is about \(new) now; it was "
          + "obeyed.")
    }
  }

  /// Tells of values that are in no contact any more.
  private func printUnplaced(_ values: [PeopleCounts.Unplaced]) {
    for value in values.prefix(Self.mostTold) {
      console.note(
        "  Left out: \(MatchExplanation.words(value.key.name)) “\(VisibleText.line(value.text))” of "
          + VisibleText.line(value.name))
    }
    let rest = values.count - Self.mostTold
    if rest > 0 { console.note("  And \(Count.grouped(rest)) more; --report FILE lists them all.") }
  }

  private var keepsRecords: Bool { command.keepsRecords }

  private var isWritten: Bool { !command.matching.dryRun && written.refusal == nil }

  /// Whether the output has, or would have, every value that stands against another.
  private func keepsAll(_ people: PeopleCounts) -> Bool {
    people.unplaced.isEmpty && written.losses.contacts(.dropped) == 0
  }

  /// Tells of what the file is without, or holds beside the contacts.
  private func printRecords() {
    guard !command.matching.dryRun, command.output.path != nil, !command.output.writing.format.isCSV
    else {
      return
    }
    if !keepsRecords, command.undo.undo == nil, let destination = command.output.format.destination
    {
      console.note(
        "The records of those who were joined are left out of what \(destination.title) gets.")
    } else if keepsRecords {
      console.note("It holds every record whole, also what you remove from a contact later.")
    }
  }

  /// What became of the file of `--into`, and what need not be kept elsewhere.
  private func printBook(_ plan: AccountMerging.Plan) {
    let book = VisibleText.line(command.into ?? "")
    let gaining = plan.changedCount - plan.redirectedCount
    let parts = [
      (gaining, gaining == 1 ? "contact gains values" : "contacts gain values"),
      (
        plan.redirectedCount,
        (plan.redirectedCount == 1 ? "contact names" : "contacts name") + " those who were joined"
      ),
      (plan.removedCount, plan.removedCount == 1 ? "duplicate is gone" : "duplicates are gone"),
      (plan.additions.count, plan.additions.count == 1 ? "is new" : "are new"),
    ].filter { $0.0 > 0 }.map { "\(Count.grouped($0.0)) \($0.1)" }
    console.note(
      parts.isEmpty
        ? "In \(book) nothing changes."
        : "In \(book) \(parts.joined(separator: ", ")); all others stay byte for byte.")
    if let path = command.contactsPath { console.note("Wrote \(VisibleText.line(path)).") }
    if plan.lossyCount > 0 {
      console.note(
        "\(Count(plan.lossyCount, "record")) of other files \(plan.lossyCount == 1 ? "has" : "have") "
          + "values that have no place in it; keep \(plan.lossyCount == 1 ? "it" : "them") there.")
    }
    guard !plan.elsewhere.isEmpty else { return }
    let names = decisions.names
    console.note(
      "\(Count(plan.elsewhere.count, "record")) of other files \(plan.elsewhere.count == 1 ? "is" : "are") "
        + "in it now and can be deleted there:")
    for (_, record) in plan.elsewhere.prefix(Self.mostListed) {
      console.note(
        "  \(VisibleText.cell(names.place(record)))  \(MergeNames.name(record.contact))")
    }
    let rest = plan.elsewhere.count - Self.mostListed
    if rest > 0 {
      console.note("  And \(Count.grouped(rest)) more; --assignments FILE lists them all.")
    }
  }

  private static let mostListed = 20

  private func printEnd(hasUnified: Bool) {
    if let page = command.matching.html {
      console.note(
        "Wrote the page \(VisibleText.line(page)), which holds private data; open it in a browser.")
    }
    if command.matching.dryRun {
      if let refusal = written.refusal {
        console.warning(refusal.message)
        if let hint = refusal.hint { console.hint(hint) }
      }
      let what = command.matching.html == nil ? "Nothing was written" : "No contacts were written"
      console.note(
        isLook
          ? "\(what); -o FILE\(isReplaceable ? " or --in-place" : "") writes the file without duplicates."
          : "\(what), because of --dry-run.")
    } else if written.refusal != nil {
      return
    } else if let plan = written.plan {
      printBook(plan)
    } else if let path = command.output.path {
      console.note("Wrote \(VisibleText.line(path)) as \(command.output.writing.format.title).")
      if hasUnified { printRecords() }
      if let hint = command.output.writing.openingHint { console.hint(hint) }
    }
    if written.plan != nil, unification.doubtful.isEmpty { return }
    if !unification.doubtful.isEmpty, !command.matching.review {
      console.hint(
        "--review asks about the doubtful pairs and remembers the answers; --html FILE is a page of all."
      )
    } else if command.matching.dryRun, !command.matching.explain, hasUnified {
      console.hint("--explain tells why.")
    } else if !command.matching.dryRun, hasUnified, command.output.writing.format.isCSV {
      if command.matching.report == nil {
        console.hint("--report FILE.json keeps what unicard unmerge needs.")
      }
    } else if !command.matching.dryRun, hasUnified, !keepsRecords {
      console.hint(
        command.matching.report == nil
          ? "These can't be taken apart again; a --report keeps what unicard unmerge needs."
          : "unicard unmerge --report takes everything apart again.")
    } else if !command.matching.dryRun, hasUnified, let path = command.output.path {
      console.hint("unicard unmerge \(VisibleText.line(path)) takes everything apart again.")
    }
  }
}

/// How many people there are of each kind.
private struct PeopleCounts {
  let all: Int
  /// How many of them are groups.
  private let groups: Int
  private(set) var unified = 0
  private(set) var joinedRecords = 0
  /// Those of one record that says something else now.
  private(set) var redirected = 0
  private(set) var contradicted = 0
  /// Those of whom something is said in other words than a record's.
  private(set) var restated = 0
  private(set) var unplaced: [Unplaced] = []

  /// A value that the contact of the name has no place for.
  struct Unplaced {
    let key: ContactKey
    let text: String
    let name: String
  }

  private(set) var unmetChoices: [ConflictChoice] = []

  init(_ people: [UnifiedContact]) {
    all = people.count
    groups = people.count { ContactGroup.isGroup($0.contact) }
    for person in people {
      if person.isUnified {
        unified += 1
        joinedRecords += person.records.count
        if !person.visibleConflicts.isEmpty { contradicted += 1 }
        if person.restated.contains(where: { !$0.isAdministrative }) { restated += 1 }
        for conflict in person.visibleConflicts {
          unplaced += conflict.unplaced.map {
            Unplaced(key: conflict.key, text: $0.text, name: person.contact.listedName)
          }
        }
      } else if person.isChanged {
        redirected += 1
      }
      if !person.unmetChoices.isEmpty { unmetChoices += person.unmetChoices }
    }
  }

  /// `12 people and 2 groups`, of which the groups are said where there are any.
  var text: String {
    let parts = [Count(all - groups, "person", "people"), Count(groups, "group")]
    return parts.filter { $0.number > 0 }.map(\.description).joined(separator: " and ")
  }

  /// Those of one record that stays as it is.
  var alone: Int { all - unified - redirected }
}
