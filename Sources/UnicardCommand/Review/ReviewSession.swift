import ContactFormatting
import ContactUnification
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
  let decisions: DecisionStore
  let console: Console
  /// The probability from which records are joined.
  let threshold: Double

  /// An answer.
  enum Answer { case same, different, skip, undo, quit }

  func run(_ matches: UnificationResult) throws -> ReviewOutcome {
    var outcome = ReviewOutcome()
    let pairs = matches.doubtful
    guard !pairs.isEmpty else {
      console.note("There is no doubtful pair to ask about.")
      return outcome
    }
    let formats = try ReaderFormats(console.locale.identifier, layout: .lines)
    let keys = AnswerKeys(descriptor: console.input)
    defer { keys.restore() }
    var history: [Bool] = []
    var position = 0
    var known = KnownAnswers(decisions.decisions)
    while true {
      guard position < pairs.count else {
        // The last answer can be taken back like any other.
        guard history.contains(true), askAtEnd(keys) == .undo else { return outcome }
        position = try undo(&history, &outcome)
        known = KnownAnswers(decisions.decisions)
        continue
      }
      let pair = pairs[position]
      let first = records[pair.first]
      let second = records[pair.second]
      // What was answered before may have answered this one too.
      if known.answers(first.key, second.key) {
        history.append(false)
        position += 1
        continue
      }
      show(pair, matches, position, pairs.count, formats)
      let answer = ask(keys)
      switch answer {
      case .same, .different:
        try decide(answer == .same ? .together : .apart, first, second)
        history.append(true)
        outcome.decisionCount += 1
        position += 1
      case .skip:
        history.append(false)
        position += 1
      case .undo:
        guard history.contains(true) else {
          console.complain("There is nothing to undo.")
          continue
        }
        position = try undo(&history, &outcome)
      case .quit: return outcome
      }
      known = KnownAnswers(decisions.decisions)
    }
  }

  /// Takes the last decision back and returns the position of its pair.
  private func undo(_ history: inout [Bool], _ outcome: inout ReviewOutcome) throws -> Int {
    guard let last = history.lastIndex(of: true) else { return history.count }
    try decisions.removeLast()
    outcome.decisionCount -= 1
    history.removeSubrange(last...)
    return last
  }

  private func decide(
    _ verdict: UnificationDecision.Verdict, _ first: UnificationRecord, _ second: UnificationRecord
  ) throws {
    try decisions.append(
      UnificationDecision(verdict, first, second),
      note: [first, second].map { "\($0.contact.displayName) (\(names.place($0)))" }
        .joined(separator: verdict == .together ? " is " : " is not "))
  }

  private func show(
    _ pair: ScoredPair, _ matches: UnificationResult, _ position: Int, _ count: Int,
    _ formats: ReaderFormats
  ) {
    let first = records[pair.first]
    let second = records[pair.second]
    console.complain("")
    console.complain(
      console.errorStyle.bold(
        "\(position + 1) of \(count): one person with a probability of "
          + MergeNames.percent(pair.probability)))
    if pair.probability >= threshold {
      console.complain("They were not joined, because further records of the two speak against it.")
    }
    let cards = SideBySideCards(
      style: console.errorStyle, formats: formats, today: console.today, width: console.width)
    let lines = cards.lines(
      first.contact, heading: names.place(first), second.contact, heading: names.place(second))
    for line in lines { console.complain(line) }
    let reasons = ExplanationLines.lines(
      matches.explain(pair.first, pair.second), indent: 2,
      width: console.isErrorTerminal ? console.width : nil)
    for line in reasons {
      console.complain(console.errorStyle.dim(line))
    }
  }

  private func askAtEnd(_ keys: AnswerKeys) -> Answer {
    try? console.errors.write("That was the last. [w]rite [u]ndo: ")
    try? console.errors.flush()
    let key = keys.next()
    console.complain("")
    return key == UInt8(ascii: "u") ? .undo : .quit
  }

  private func ask(_ keys: AnswerKeys) -> Answer {
    while true {
      try? console.errors.write("The same person? [s]ame [d]ifferent s[k]ip [u]ndo [q]uit: ")
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
      case UInt8(ascii: "u"): return .undo
      case UInt8(ascii: "q"), 0x1B: return .quit
      default: console.complain("Press s, d, k, u or q.")
      }
    }
  }
}

/// What decisions say about pairs of keys, through chains.
private struct KnownAnswers {
  private var parents: [RecordKey: RecordKey] = [:]
  private var apart: Set<RecordPair> = []

  init(_ decisions: [UnificationDecision]) {
    for decision in decisions where decision.verdict == .together {
      let first = root(decision.pair.first)
      let second = root(decision.pair.second)
      if first != second { parents[max(first, second)] = min(first, second) }
    }
    for decision in decisions where decision.verdict == .apart {
      apart.insert(RecordPair(root(decision.pair.first), root(decision.pair.second)))
    }
  }

  func answers(_ first: RecordKey, _ second: RecordKey) -> Bool {
    let (a, b) = (root(first), root(second))
    return a == b || apart.contains(RecordPair(a, b))
  }

  private func root(_ key: RecordKey) -> RecordKey {
    var key = key
    while let parent = parents[key] { key = parent }
    return key
  }
}
