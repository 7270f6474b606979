import ContactFormatting
import MailingLabels

/// What is to be said about addresses on mail: what is doubtful, and what was left off.
struct AddressRemarks {
  private var problems: [(who: String, text: String)] = []
  /// What is only told, by its sentence, in the order that it came up.
  private var told: [String] = []
  private var tellers: [String: [String]] = [:]

  /// So many names stand beside a sentence; of more there is the number.
  private static let mostNames = 3

  init() {}

  /// What is known about labels before they are drawn.
  init(_ findings: [LabelFinding]) {
    for finding in findings {
      add(finding.description, of: finding.contactName, isProblem: finding.isProblem)
    }
  }

  /// Notes a sentence about a contact; without a name it is about all of them.
  mutating func add(_ sentence: String, of contactName: String, isProblem: Bool) {
    if isProblem {
      problems.append((contactName, sentence))
    } else {
      if tellers[sentence] == nil { told.append(sentence) }
      tellers[sentence, default: []].append(contactName)
    }
  }

  /// Whether there is something for which mail may not arrive.
  var hasProblems: Bool { !problems.isEmpty }

  /// Prints the problems, then what is only told, alike sentences as one.
  func print(on console: Console) {
    for problem in problems where problem.who.isEmpty {
      console.warning(VisibleText.line(problem.text))
    }
    let others = problems.filter { !$0.who.isEmpty }
    if !others.isEmpty {
      console.warning("\(Count(others.count, "thing")) to look at before the mail goes out:")
      for problem in others {
        console.note("  \(VisibleText.line("\(problem.who): \(problem.text)"))")
      }
    }
    for sentence in told {
      let names = tellers[sentence] ?? []
      let who =
        names.count > Self.mostNames
        ? "\(Count(names.count, "address", "addresses"))" : names.joined(separator: ", ")
      console.note(VisibleText.line("\(who): \(sentence)"))
    }
  }
}
