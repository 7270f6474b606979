import ContactFormatting
import ContactUnification
import FileWriting
import Synchronization
import Unicard

/// What came of asking.
struct ReviewOutcome {
  /// How many questions were answered and not taken back.
  var decisionCount = 0
}

/// Asks a person about doubtful pairs and weak joins, one after the other.
struct ReviewSession {
  let decisions: MergeDecisions
  let unifier: ContactUnifier
  let console: Console
  /// Joins that are less probable are asked about; nil for none.
  let limit: Double?
  let showsBits: Bool

  /// Where the session is.
  private struct State {
    var position = 0
    /// Which questions were answered, in the order of the answers.
    var answers: [(position: Int, entry: DecisionFile.Entry)] = []
    /// Which were shown, the last at the end.
    var shown: [Int] = []
    /// A question that was gone back to is asked whether it was answered or not.
    var isAskedAgain = false
  }

  func run(_ matches: UnificationResult) throws -> ReviewOutcome {
    guard console.isInputTerminal else {
      throw CommandFailure(
        "--review asks on a terminal, and standard input is none.",
        hint: "Answer on a page instead: --html FILE.", status: .usage)
    }
    // What was answered another time is neither asked nor counted.
    let questions = ReviewQuestions(matches, decisions.records, below: limit)
      .open(besides: decisions.resolution.decisions)
    let before = decisions.store.file
    guard !questions.questions.isEmpty else {
      console.note("There is nothing to ask about.")
      return ReviewOutcome()
    }
    // Not after the first answer.
    try decisions.store.checkPlace()
    let view = ReviewView(
      matches: matches, unifier: unifier, names: decisions.names, records: decisions.records,
      formats: try ReaderFormats(console.locale.identifier, layout: .lines), console: console,
      showsBits: showsBits)
    let keys = AnswerKeys(descriptor: console.input)
    defer { keys.restore() }
    introduce(matches, questions)
    let place = decisions.store.path.map { VisibleText.line($0) } ?? ""
    Interruption.lastWords.withLock {
      $0 = "Nothing was written. The answers so far are kept in \(place)."
    }
    defer { Interruption.lastWords.withLock { $0 = nil } }
    var state = State()
    while true {
      let known = questions.known(by: decisions.resolution.decisions)
      skipAnswered(&state, questions, known)
      let answer: Answer
      if state.position < questions.questions.count {
        let question = known.whole(questions.questions[state.position], of: decisions.records.count)
        let own = state.answers.first { $0.position == state.position }?.entry
        answer = view.ask(
          question, number: state.position + 1, of: questions.questions.count, answered: own,
          isFirst: state.shown.isEmpty && state.answers.isEmpty, keys)
      } else {
        // The last answer can be taken back like any other.
        if state.answers.isEmpty {
          if state.shown.isEmpty { console.note("There is nothing to ask about.") }
          return ReviewOutcome()
        }
        answer = view.askAtEnd(keys)
      }
      switch answer {
      case .same, .different: try decide(answer, &state, questions, before)
      case .skip: pass(&state)
      case .back: goBack(&state)
      case .undo: try undo(&state, before)
      case .finish: return ReviewOutcome(decisionCount: state.answers.count)
      case .end:
        throw CommandFailure(
          "The review was left, so nothing was written.",
          hint: "The answers so far are kept in \(decisions.store.path ?? "no file").")
      }
    }
  }

  /// What somebody does about a question.
  enum Answer { case same, different, skip, back, undo, finish, end }

  // MARK: - Moving

  /// What was answered before may have answered others too.
  private func skipAnswered(
    _ state: inout State, _ questions: ReviewQuestions, _ known: KnownAnswers
  ) {
    if state.isAskedAgain { return }
    while state.position < questions.questions.count,
      known.answers(questions.questions[state.position])
    {
      state.position += 1
    }
  }

  private func pass(_ state: inout State) {
    state.shown.append(state.position)
    state.position += 1
    state.isAskedAgain = false
  }

  private func goBack(_ state: inout State) {
    guard let last = state.shown.popLast() else { return }
    state.position = last
    state.isAskedAgain = true
  }

  private func undo(_ state: inout State, _ before: DecisionFile) throws {
    guard let last = state.answers.popLast() else { return goBack(&state) }
    try save(state, before)
    state.position = last.position
    while let shown = state.shown.last, shown >= last.position { state.shown.removeLast() }
    state.isAskedAgain = true
  }

  private func decide(
    _ answer: Answer, _ state: inout State, _ questions: ReviewQuestions, _ before: DecisionFile
  ) throws {
    let pair = questions.questions[state.position].pair
    let records = decisions.records
    let entry = decisions.entry(
      answer == .same ? .together : .apart, records[pair.first], records[pair.second])
    state.answers.removeAll { $0.position == state.position }
    state.answers.append((state.position, entry))
    try save(state, before)
    pass(&state)
  }

  /// Saves all answers, so that none is lost whatever happens.
  private func save(_ state: State, _ before: DecisionFile) throws {
    var file = before
    for answer in state.answers { file.append(answer.entry) }
    try decisions.store.replaceAll(with: file)
  }

  // MARK: - Telling

  /// What somebody should know who was never here.
  private func introduce(_ matches: UnificationResult, _ questions: ReviewQuestions) {
    let doubtful = questions.questions.count { !$0.isJoined }
    let joined = questions.questions.count - doubtful
    var text = doubtful > 0 ? "\(Count(doubtful, "pair")) may be one person." : ""
    if matches.doubtfulCount > matches.doubtful.count {
      text += " They are the likeliest of \(Count.grouped(matches.doubtfulCount))."
    }
    if joined > 0 {
      text +=
        (text.isEmpty ? "" : " ") + "\(Count(joined, "join")) "
        + "\(joined == 1 ? "is" : "are") less certain than the others."
    }
    if let path = decisions.store.path {
      text += " Answers are kept in \(VisibleText.line(path)) and not asked for again."
    }
    let width = console.isErrorTerminal ? console.width : Int.max
    for line in WrappedText.lines(text, width: width) { console.complain(line) }
  }
}
