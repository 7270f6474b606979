import ContactFormatting
import ContactUnification
import FileWriting
import Unicard

/// What came of asking.
struct ReviewOutcome {
  /// How many decisions were made and not taken back.
  var decisionCount = 0
}

/// Asks a person about the doubtful pairs, one after the other.
struct ReviewSession {
  let records: [UnificationRecord]
  let names: MergeNames
  let decisions: MergeDecisions
  let console: Console
  /// The probability from which records are joined.
  let threshold: Double

  /// An answer.
  enum Answer { case same, different, skip, undo, quit }

  func run(_ matches: UnificationResult) throws -> ReviewOutcome {
    var outcome = ReviewOutcome()
    let questions = ReviewQuestions(matches, records)
    let pairs = questions.pairs
    guard !pairs.isEmpty else {
      console.note("There is no doubtful pair to ask about.")
      return outcome
    }
    let formats = try ReaderFormats(console.locale.identifier, layout: .lines)
    let keys = AnswerKeys(descriptor: console.input)
    defer { keys.restore() }
    introduce(matches, questions)
    // Not after the first answer.
    try decisions.store.checkPlace()
    var history: [Step] = []
    var position = 0
    var known = questions.known(by: decisions.resolution.decisions)
    while true {
      guard position < pairs.count else {
        // The last answer can be taken back like any other.
        guard history.contains(.decided), askAtEnd(keys) == .undo else { return outcome }
        position = try undo(&history, &outcome)
        known = questions.known(by: decisions.resolution.decisions)
        continue
      }
      let pair = pairs[position]
      let first = records[pair.first]
      let second = records[pair.second]
      // What was answered before may have answered this one too.
      if known.answers(questions.people(of: pair)) {
        history.append(.answered)
        position += 1
        continue
      }
      show(pair, matches, position, questions, formats)
      let answer = ask(keys, canUndo: history.contains { $0 != .answered })
      switch answer {
      case .same, .different:
        try decide(answer == .same ? .together : .apart, first, second)
        history.append(.decided)
        outcome.decisionCount += 1
        position += 1
      case .skip:
        history.append(.skipped)
        position += 1
      case .undo: position = try undo(&history, &outcome)
      case .quit: return outcome
      }
      known = questions.known(by: decisions.resolution.decisions)
    }
  }

  /// What became of a pair.
  private enum Step {
    case decided, skipped
    /// It needed no asking.
    case answered
  }

  /// What somebody should know who was never here.
  private func introduce(_ matches: UnificationResult, _ questions: ReviewQuestions) {
    let count = questions.pairs.count
    var text = "\(Count(count, "pair")) may be one person."
    if matches.doubtfulCount > matches.doubtful.count {
      text += " They are the likeliest of \(Count.grouped(matches.doubtfulCount))."
    } else if count < matches.doubtful.count {
      text +=
        " \(Count(matches.doubtful.count - count, "further pair")) of their records go with them."
    }
    if let path = decisions.store.path {
      text += " Answers are kept in \(VisibleText.line(path)) and not asked for again."
    } else {
      text += " Answers count for this merge alone; --decisions FILE keeps them."
    }
    complain(text)
  }

  /// Says a sentence without breaking its words.
  private func complain(_ text: String) {
    let width = console.isErrorTerminal ? console.width : Int.max
    for line in WrappedText.lines(text, width: width) { console.complain(line) }
  }

  /// Takes the last answer back, be it a decision or not, and returns the position of its pair.
  private func undo(_ history: inout [Step], _ outcome: inout ReviewOutcome) throws -> Int {
    guard let last = history.lastIndex(where: { $0 != .answered }) else { return history.count }
    if history[last] == .decided {
      try decisions.store.removeLast()
      outcome.decisionCount -= 1
    }
    history.removeSubrange(last...)
    return last
  }

  private func decide(
    _ verdict: UnificationDecision.Verdict, _ first: UnificationRecord, _ second: UnificationRecord
  ) throws {
    try decisions.store.append(decisions.entry(verdict, first, second))
  }

  /// The cards come last, because on a small terminal what came before is out of sight.
  private func show(
    _ pair: ScoredPair, _ matches: UnificationResult, _ position: Int,
    _ questions: ReviewQuestions, _ formats: ReaderFormats
  ) {
    let first = records[pair.first]
    let second = records[pair.second]
    console.complain("")
    console.complain(
      console.errorStyle.bold(
        "\(position + 1) of \(questions.pairs.count): one person with a probability of "
          + MergeNames.percent(pair.probability)))
    if pair.probability >= threshold {
      complain("They were not joined, because further records of the two speak against it.")
    }
    let reasons = ExplanationLines.lines(
      matches.explain(pair.first, pair.second), indent: 2,
      width: console.isErrorTerminal ? console.width : nil,
      // The cards below show the values.
      hasValues: console.width >= SideBySideCards.narrowest)
    for line in reasons {
      console.complain(console.errorStyle.dim(line))
    }
    let cards = SideBySideCards(
      style: console.errorStyle, formats: formats, today: console.today, width: console.width)
    func heading(_ record: UnificationRecord, _ position: Int) -> String {
      let others = questions.others(joinedWith: position).map { names.place(records[$0]) }
      return ([names.place(record)] + others).joined(separator: " = ")
    }
    let lines = cards.lines(
      first.contact, heading: heading(first, pair.first), second.contact,
      heading: heading(second, pair.second))
    for line in lines { console.complain(line) }
  }

  private func askAtEnd(_ keys: AnswerKeys) -> Answer {
    try? console.errors.write("That was the last. [w]rite [u]ndo: ")
    try? console.errors.flush()
    let key = keys.next()
    console.complain("")
    return key == UInt8(ascii: "u") ? .undo : .quit
  }

  private static let help = [
    "s  the same person: they are joined",
    "d  different people: they stay apart, whatever comes",
    "k  not decided: they stay apart this time",
    "u  take the last answer back",
    "q  no more questions: merge with the answers so far",
  ]

  private func ask(_ keys: AnswerKeys, canUndo: Bool) -> Answer {
    let question =
      console.width >= SideBySideCards.narrowest
      ? "The same person? [s]ame [d]ifferent s[k]ip [u]ndo [q]uit [?]: "
      : "The same? [s d k u q ?]: "
    while true {
      try? console.errors.write(question)
      try? console.errors.flush()
      guard let key = keys.next() else {
        console.complain("")
        return .quit
      }
      console.complain("")
      switch key {
      case UInt8(ascii: "s"), UInt8(ascii: "y"): return .same
      case UInt8(ascii: "d"), UInt8(ascii: "n"): return .different
      case UInt8(ascii: "k"), UInt8(ascii: " "): return .skip
      case UInt8(ascii: "u"):
        if canUndo { return .undo }
        console.complain("There is nothing to undo.")
      case UInt8(ascii: "q"), 0x1B: return .quit
      default: for line in Self.help { console.complain("  " + line) }
      }
    }
  }
}
