import ContactChanges
import ContactCoding
import ContactModel
import FileWriting

/// Changes a file of contacts in its own form: all of it or nothing, and what is not changed stays
/// byte for byte. Shows the changes where nothing is to be written.
struct BookRewriting {
  /// What came of it.
  struct Outcome {
    var contacts = 0
    /// How many of them are cards of groups.
    var groups = 0
    var changes = ChangeTally()
    var losses = LossTally()
    /// The file that was written; nil for standard output, and where none was.
    var place: String?

    var isUnchanged: Bool { changes.isEmpty }
  }

  let input: OpenInput
  /// Where the changed file goes.
  let destination: Destination
  let force: Bool
  let jobs: Int
  let formats: ReaderFormats
  let console: Console

  enum Destination {
    case inPlace
    case file(String)
    case standardOutput
    /// Only what would change is shown.
    case nowhere
  }

  /// Opens the one file that is named.
  static func open(
    _ path: String, _ reading: ReadingOptions, _ destination: Destination, on console: Console
  ) throws -> OpenInput {
    let inputs = try InputFile.openAll([path], reading, on: console)
    guard inputs.count == 1, let input = inputs.first, !input.file.isFromFolder else {
      throw CommandFailure.several(inputs, in: path)
    }
    guard case .inPlace = destination else { return input }
    if input.file.isStandardInput {
      throw CommandFailure(
        "Standard input can't be replaced.", hint: "Name an output with -o.", status: .usage)
    }
    if input.isPacked { throw CommandFailure.packed(input) }
    return input
  }

  /// Goes through the file and writes what becomes of it.
  ///
  /// - Parameters:
  ///   - additions: What is added behind the last contact.
  ///   - others: Files that appear together with the changed one, or not at all.
  ///   - revise: What a contact becomes; nil where it is removed.
  func run(
    additions: () throws -> [Contact] = { [] }, others: () throws -> [AtomicFile] = { [] },
    revise: (Contact) throws -> Contact?
  ) throws -> Outcome {
    let outputs = Outputs(
      inputs: [input], force: force, inPlace: isInPlace, on: console)
    let file: AtomicFile?
    var sink: any ByteSink = NullSink()
    switch destination {
    case .inPlace:
      file = try outputs.open(input.file.path)
      if let file { sink = file }
    case .file(let path):
      file = try outputs.open(path)
      if let file { sink = file }
    case .standardOutput:
      try outputs.checkStandardOutput()
      file = nil
      sink = console.isOutputTerminal ? TerminalSink(console.output) : console.output
    case .nowhere: file = nil
    }
    var outcome = Outcome()
    let text = shownText
    func note(_ change: ContactChange) throws {
      outcome.changes.add(change)
      for line in text?.lines(of: change) ?? [] { try console.print(line) }
    }
    let rewriting = FileRewriting(
      input: input.again(), force: force, jobs: jobs, console: console)
    do {
      let rewritten = try rewriting.run(
        to: sink,
        additions: {
          let contacts = try additions()
          for contact in contacts { try note(.added(contact)) }
          return contacts
        },
        revise: { contact in
          outcome.contacts += 1
          if ContactGroup.isGroup(contact) { outcome.groups += 1 }
          guard let revised = try revise(contact) else {
            try note(.removed(contact))
            return .remove
          }
          guard revised.storage !== contact.storage, revised != contact else { return .keep }
          try note(.changed(from: contact, to: revised))
          return .replace(revised)
        })
      outcome.losses = rewritten.losses
      outcome.changes.settle(changed: rewritten.summary.replaced)
      try sink.flush()
    } catch {
      if let file { outputs.abandon(file) }
      throw error
    }
    guard let file else { return outcome }
    if outcome.isUnchanged, isInPlace {
      outputs.abandon(file)
    } else {
      do {
        try outputs.commit(file, with: others())
      } catch {
        outputs.abandon(file)
        throw error
      }
      outcome.place = file.path
    }
    return outcome
  }

  private var isInPlace: Bool { if case .inPlace = destination { true } else { false } }

  /// What shows changes where they are not written.
  private var shownText: DifferenceText? {
    guard case .nowhere = destination else { return nil }
    return DifferenceText(
      formats: formats, style: console.outputStyle,
      width: console.isOutputTerminal ? console.width : 100)
  }

  // MARK: Telling

  /// Says what came of it.
  func tell(_ outcome: Outcome) {
    guard !outcome.isUnchanged else {
      guard outcome.losses.isEmpty else {
        console.note("Nothing is changed: the file has no place for what was to be changed in it.")
        return tellLosses(outcome, isDone: false)
      }
      let contacts = Count.contacts(outcome.contacts - outcome.groups, groups: outcome.groups)
      console.note("Nothing is to be changed in \(contacts).")
      return
    }
    let isDone = if case .nowhere = destination { false } else { true }
    let place = outcome.place.map { " in \(VisibleText.line($0))" } ?? ""
    console.note(outcome.changes.sentence(isDone: isDone, place: place))
    tellLosses(outcome)
  }

  private func tellLosses(_ outcome: Outcome, isDone: Bool = true) {
    LossText(outcome.losses, hasReport: true, isDone: isDone, console: console).print()
  }
}

extension BookOptions {
  var destination: BookRewriting.Destination {
    if dryRun { return .nowhere }
    if inPlace { return .inPlace }
    return output.map { $0 == "-" ? .standardOutput : .file($0) } ?? .nowhere
  }
}
