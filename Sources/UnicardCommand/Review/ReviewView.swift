import ContactFormatting
import ContactModel
import ContactUnification
import FileWriting
import Unicard

/// Shows a question of the review, and reads the answer: both people whole, what speaks for one person
/// and what against, in no more lines than the terminal has.
struct ReviewView {
  let matches: UnificationResult
  let unifier: ContactUnifier
  let names: MergeNames
  let records: [UnificationRecord]
  let formats: ReaderFormats
  let console: Console
  let showsBits: Bool

  private var style: TextStyle { console.errorStyle }
  /// How many lines there are for a question, where it is seen.
  private var height: Int? { console.isErrorTerminal ? console.height : nil }

  func ask(
    _ question: ReviewQuestion, number: Int, of count: Int, answered: DecisionFile.Entry?,
    isFirst: Bool, _ keys: AnswerKeys
  ) -> ReviewSession.Answer {
    let first = person(question.first)
    let second = person(question.second)
    func lines(limit: Int?) -> [String] {
      cards.lines(
        first, heading: sources(question.first, question.pair.first), second,
        heading: sources(question.second, question.pair.second), limit: limit)
    }
    var cards: SideBySideCards {
      SideBySideCards(style: style, formats: formats, today: console.today, width: console.width)
    }
    func draw(isFirst: Bool) {
      show(
        heading(question, number, count, answered), first, second, cards, isFirst: isFirst,
        lines: lines)
    }
    console.measure()
    draw(isFirst: isFirst)
    while true {
      ask(prompt)
      guard let key = keys.next(whereChanged: console.measure) else {
        console.complain("")
        return .end
      }
      if key == .screenChanged {
        draw(isFirst: false)
        continue
      }
      console.complain("")
      switch key {
      case .character(UInt8(ascii: "s")): return .same
      case .character(UInt8(ascii: "d")): return .different
      case .character(UInt8(ascii: "k")): return .skip
      case .character(UInt8(ascii: "b")), .left: return .back
      case .character(UInt8(ascii: "u")): return .undo
      case .character(UInt8(ascii: "q")): return .finish
      case .character(UInt8(ascii: "m")): for line in lines(limit: nil) { console.complain(line) }
      default: for line in help { console.complain(line) }
      }
    }
  }

  /// Shows a question in the room that the terminal has now.
  private func show(
    _ heading: [String], _ first: Contact, _ second: Contact, _ cards: SideBySideCards,
    isFirst: Bool, lines: (Int?) -> [String]
  ) {
    // What was said before the first question stays in sight.
    if height != nil, !isFirst {
      // From the top of the screen, so that nothing of it scrolls away.
      try? console.errors.write("\u{1B}[2J\u{1B}[H")
    } else {
      console.complain("")
    }
    for line in heading { console.complain(line) }
    var room = height.map { max(6, $0 - heading.count - (isFirst ? 5 : 1)) }
    if let lines = room, lines >= ContactPicture.rows + Self.fewestLines,
      cards.isBeside, drawPictures(first, second, at: cards.secondColumn)
    {
      room = lines - ContactPicture.rows
    }
    for line in lines(room) { console.complain(line) }
  }

  func askAtEnd(_ keys: AnswerKeys) -> ReviewSession.Answer {
    while true {
      ask("That was the last. [w]rite [b]ack [u]ndo: ")
      let key = keys.next(whereChanged: console.measure)
      console.complain("")
      switch key {
      case nil: return .end
      case .character(UInt8(ascii: "w")), .character(UInt8(ascii: "q")): return .finish
      case .character(UInt8(ascii: "b")), .left: return .back
      case .character(UInt8(ascii: "u")): return .undo
      default: continue
      }
    }
  }

  private static let help = [
    "s  the same person: they are joined",
    "d  different people: they stay apart, whatever comes",
    "k  not decided: they stay as they are this time",
    "b  back to the question before",
    "u  take the last answer back",
    "m  more: both cards from beginning to end",
    "q  no more questions: merge with the answers so far; Ctrl-C writes nothing",
  ]

  /// What the keys are, each text beside its own.
  private var help: [String] {
    Self.help.flatMap { line in
      let lines = WrappedText.lines(String(line.dropFirst(3)), width: max(10, width - 5))
      return lines.enumerated().map { ($0 == 0 ? "  \(line.prefix(3))" : "     ") + $1 }
    }
  }

  private var prompt: String {
    switch console.width {
    case 76...: "The same person? [s]ame [d]ifferent s[k]ip [b]ack [u]ndo [m]ore [q]uit [?]: "
    case 58...: "The same? [s]ame [d]iffer s[k]ip [b]ack [u]ndo [q]uit [?]: "
    default: "The same? [s d k b u m q ?]: "
    }
  }

  /// The cards need so many lines more than their pictures do.
  private static let fewestLines = 12

  /// Draws the pictures of both, each above its card, where there are some and the terminal can.
  ///
  /// - Returns: Whether there are any, and the place they take.
  private func drawPictures(_ first: Contact, _ second: Contact, at column: Int) -> Bool {
    guard let pictures = console.questionPictures else { return false }
    let files = [(ContactPicture.png(of: first), 0), (ContactPicture.png(of: second), column)]
    guard files.contains(where: { $0.0 != nil }) else { return false }
    // Lines first, so that nothing scrolls once a picture stands.
    var bytes = Array(String(repeating: "\n", count: ContactPicture.rows).utf8)
    bytes += Array("\u{1B}[\(ContactPicture.rows)A".utf8)
    for case (let png?, let column) in files {
      bytes += pictures.sequence(for: png, rows: ContactPicture.rows, column: column)
    }
    bytes += Array("\u{1B}[\(ContactPicture.rows)B".utf8)
    return (try? console.errors.write(bytes)) != nil
  }

  private func ask(_ text: String) {
    try? console.errors.write(text)
    try? console.errors.flush()
  }

  // MARK: - What is shown

  private func person(_ positions: [Int]) -> Contact {
    unifier.person(of: positions.map { records[$0] }).contact
  }

  /// Where a person's records stand, that of the pair first.
  private func sources(_ positions: [Int], _ first: Int) -> String {
    ([first] + positions.filter { $0 != first }).map { names.place(records[$0]) }
      .joined(separator: " = ")
  }

  private func heading(
    _ question: ReviewQuestion, _ number: Int, _ count: Int, _ answered: DecisionFile.Entry?
  ) -> [String] {
    let pair = question.pair
    let (place, certainty) = ("\(number) of \(count)", MergeNames.percent(pair.probability))
    var remark = question.isJoined ? ", joined" : ""
    if case .decision(let decision)? = answered?.content {
      remark += decision.verdict == .together ? " (you said: same)" : " (you said: different)"
    }
    let full = "\(place): one person with a probability of \(certainty)\(remark)"
    let title =
      DisplayWidth.of(full) <= max(20, width) ? full : "\(place), \(certainty) one person\(remark)"
    var lines = [style.bold(DisplayWidth.truncated(title, to: max(20, width)))]
    lines += compared(question)
    let explanation = matches.explain(pair)
    guard !showsBits else {
      return lines
        + ExplanationLines.lines(
          explanation, indent: 2, width: console.isErrorTerminal ? console.width : nil,
          // The cards below show the values.
          hasValues: false
        ).map(style.dim)
    }
    let reasons = explanation.reasons
    let most = height.map { $0 < 22 ? 1 : 2 } ?? 4
    if !reasons.inFavor.isEmpty {
      lines += wrapped("For: " + reasons.inFavor.joined(separator: "; "), most: most)
    }
    if !reasons.against.isEmpty {
      lines += wrapped("Against: " + reasons.against.joined(separator: "; "), most: most)
    }
    return lines
  }

  /// The two records that the reasons are about, where a card below is called otherwise than its one.
  private func compared(_ question: ReviewQuestion) -> [String] {
    let sides = [
      (question.first, question.pair.first), (question.second, question.pair.second),
    ].map { group, position in (group, records[position], records[position].contact.displayName) }
    guard sides.contains(where: { $0.0.count > 1 && person($0.0).displayName != $0.2 }) else {
      return []
    }
    let compared = sides.map { "\($0.2) (\(names.place($0.1)))" }
    return wrapped("Compared: \(compared.joined(separator: " with "))", most: 2)
  }

  private var width: Int { console.isErrorTerminal ? console.width : 1000 }

  /// A text on so many lines at most, the last of which is cut.
  private func wrapped(_ text: String, most: Int) -> [String] {
    let lines = WrappedText.lines(VisibleText.cell(text), width: width)
    guard lines.count > most else { return lines }
    return lines.prefix(most - 1)
      + [DisplayWidth.truncated(lines[(most - 1)...].joined(separator: " "), to: width)]
  }
}
