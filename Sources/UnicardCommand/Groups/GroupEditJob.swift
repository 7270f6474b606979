import ContactCoding
import ContactModel
import ContactSelection
import FileWriting
import SourceText

/// One call of `unicard groups add`, `remove` or `rename`.
struct GroupEditJob {
  let change: GroupChange
  let target: GroupEditOptions
  /// Nil where no contact is to be chosen.
  let choice: ChoiceOptions?
  /// In whose language names are put together.
  let reader: ReaderLocale
  let console: Console

  func run() throws -> ExitStatus {
    let predicate = try choice?.selection.predicate(on: console)
    let inputs = try InputFile.openAll([target.file], target.reading, on: console)
    guard inputs.count == 1, let input = inputs.first else {
      throw CommandFailure.several(inputs, in: target.file)
    }
    if input.isPacked, target.output.inPlace, target.output.output == nil, !target.dryRun {
      throw CommandFailure.packed(input)
    }
    let isWanted: (Contact) -> Bool
    if choice?.name != nil {
      guard let named = try named(in: input) else { return .found }
      isWanted = { $0.sourceIndex == named.sourceIndex }
    } else {
      let known = try predicate?.knowing(inputs, jobs: target.reading.jobs)
      isWanted = { known?.matches($0) ?? false }
    }
    let groups = try ContactGroups(inputs, jobs: target.reading.jobs)
    var survey = GroupSurvey(change, try name(in: input, groups), groups)
    try enumerate(input) { contact in
      survey.note(contact, isWanted: isWanted(contact))
    }
    try check(survey)
    if let status = nothingToDo(survey) { return status }
    let summary = try write(input, survey)
    tell(survey, summary, input)
    return .success
  }

  /// The contact that is named; nil, and says so, where there is none.
  private func named(in input: OpenInput) throws -> Contact? {
    guard let choice else { return nil }
    let found = try ContactChoice(
      name: choice.name, selection: choice.selection, input: input, jobs: target.reading.jobs,
      formats: ReaderFormats(reader.identifier, layout: .singleLine), console: console)
    return try found?.only(for: "named")
  }

  private func enumerate(_ input: OpenInput, _ body: (Contact) -> Void) throws {
    var hasContacts = false
    try input.again().input.enumerateContacts(jobs: target.reading.jobs) { read in
      hasContacts = true
      body(read.contact)
      return true
    }
    guard hasContacts else {
      throw NoContact.failure([input], consequence: "nothing was written")
    }
  }

  // MARK: Looking

  /// The name of the group that is meant: as it is written, or but for case.
  private func name(in input: OpenInput, _ groups: ContactGroups) throws -> String {
    var rosters = Rosters(groups)
    try enumerate(input) { rosters.add(0, groups.names(of: $0)) }
    let names = rosters.all.map(\.name)
    let known = GroupNames(names)
    if let name = known.known(target.group) {
      if case .rename(let new) = change, !target.output.force {
        try Self.refuse(new, for: name, among: known)
      }
      return name
    }
    if case .add = change { return target.group }
    throw CommandFailure(
      "There is no group “\(VisibleText.line(target.group))” in \(input.name).",
      hint: names.isEmpty
        ? "It has no groups."
        : "Its groups are \(names.prefix(20).map { VisibleText.cell($0) }.joined(separator: ", "))"
          + (names.count > 20 ? " and others." : "."),
      status: .found)
  }

  /// Two groups that became one are not told apart any more.
  static func refuse(_ new: String, for group: String, among names: GroupNames) throws {
    guard new != group, let other = names.other(than: group, called: new) else { return }
    throw CommandFailure(
      "There is a group “\(VisibleText.line(other))” already; nothing was written.",
      hint: "Take another name, or add --force to make one group of both.", status: .found)
  }

  private func check(_ survey: GroupSurvey) throws {
    let cards = survey.groups.cards.filter { $0.name == survey.name }
    if survey.hasContactList {
      throw CommandFailure(
        "“\(VisibleText.line(survey.name))” is a list of addresses, which is not changed as a group.",
        hint: "Take another name for the group.")
    }
    if cards.count > 1, case .add = change {
      console.warning(
        "There are \(cards.count) groups “\(VisibleText.line(survey.name))”; all of them change.")
    }
  }

  /// Says so where nothing is to change.
  private func nothingToDo(_ survey: GroupSurvey) -> ExitStatus? {
    if case .rename = change { return nil }
    guard survey.chosen.isEmpty else { return nil }
    let name = VisibleText.line(survey.name)
    guard survey.unchangedCount > 0 else {
      console.note("No contact matches --where; nothing was written.")
      return .found
    }
    let count = survey.unchangedCount
    if choice?.name != nil {
      let not = if case .add = change { "" } else { "not " }
      let already = not.isEmpty ? " already" : ""
      console.note("The contact is \(not)in “\(name)”\(already); nothing was written.")
      return .success
    }
    let who = "\(Count(count, "contact")) that \(count == 1 ? "matches" : "match")"
    if case .add = change {
      console.note("\(who) \(count == 1 ? "is" : "are") in “\(name)” already; nothing was written.")
    } else {
      console.note(
        "\(count == 1 ? "The" : "None of the") \(who) is \(count == 1 ? "not " : "")in “\(name)”; "
          + "nothing was written.")
    }
    return .success
  }

  // MARK: Writing

  private func write(_ input: OpenInput, _ survey: GroupSurvey) throws -> FileRewriting.Outcome {
    let edit = GroupEdit(survey)
    let outputs = Outputs(
      inputs: [input], force: target.output.force, inPlace: target.output.inPlace, on: console)
    let path =
      target.output.inPlace && target.output.output == nil ? target.file : target.output.path
    let file = target.dryRun ? nil : try path.map { try outputs.open($0) }
    if !target.dryRun, path == nil { try outputs.checkStandardOutput() }
    let sink: any ByteSink =
      target.dryRun
      ? NullSink()
      : file ?? (console.isOutputTerminal ? TerminalSink(console.output) : console.output)
    let rewriting = FileRewriting(
      input: input, force: target.output.force, jobs: target.reading.jobs, console: console)
    let addsCard = if case .add = change { survey.needsCard } else { false }
    let outcome = try rewriting.run(
      to: sink, additions: { addsCard ? [edit.newCard] : [] },
      revise: { contact in edit.revised(contact).map { .replace($0) } ?? .keep })
    try sink.flush()
    try outputs.commit()
    return outcome
  }

  // MARK: Telling

  private func tell(
    _ survey: GroupSurvey, _ outcome: FileRewriting.Outcome, _ input: OpenInput
  ) {
    let would = target.dryRun
    let name = VisibleText.line(survey.name)
    var text: String
    switch change {
    case .add:
      let lost = min(outcome.losses.contacts(losing: .category), survey.chosen.count)
      let put = Count(survey.chosen.count - lost, "contact")
      text = "\(would ? "Would put" : "Put") \(put) into “\(name)”"
      if lost > 0 { text += "; the file has no place for the groups of \(Count(lost, "contact"))" }
      if survey.unchangedCount > 0 {
        text +=
          "; \(survey.unchangedCount) \(survey.unchangedCount == 1 ? "was" : "were") in it already"
      }
    case .remove:
      text =
        "\(would ? "Would take" : "Took") \(Count(survey.chosen.count, "contact")) out of “\(name)”"
    case .rename(let new):
      text =
        "\(would ? "Would rename" : "Renamed") the group “\(name)” to “\(VisibleText.line(new))”"
    }
    if !would, let path = target.output.inPlace ? target.file : target.output.path {
      text += " in \(VisibleText.line(path))"
    }
    console.note(text + ".")
    LossText(outcome.losses, hasReport: true, console: console).print()
  }
}
