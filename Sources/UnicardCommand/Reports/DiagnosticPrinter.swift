import ContactCoding
import ContactModel
import SourceText

/// Prints the diagnostics of an input, for people or as JSON lines.
struct DiagnosticPrinter {
  let input: OpenInput
  let isJSON: Bool
  let console: Console

  func print(_ diagnostics: [LocatedDiagnostic]) throws {
    if isJSON {
      for diagnostic in diagnostics { try console.print(diagnostic.json) }
      return
    }
    let names = try contactNames(diagnostics)
    let text = DiagnosticText(style: console.outputStyle, width: console.width)
    for located in diagnostics {
      let name = located.diagnostic.contactIndex.flatMap { names[$0] }
      for line in text.lines(located, contact: name) { try console.print(line) }
      try console.print("")
    }
  }

  /// What the contacts are called that something is wrong with. The input is read once more, up to
  /// the last of them: checking alone makes no contacts, which keeps it quick.
  private func contactNames(_ diagnostics: [LocatedDiagnostic]) throws -> [Int: String] {
    let wanted = Set(diagnostics.compactMap(\.diagnostic.contactIndex))
    guard let last = wanted.max() else { return [:] }
    var names: [Int: String] = [:]
    try input.again().input.enumerateContacts { read in
      let index = read.contact.sourceIndex
      if wanted.contains(index) { names[index] = read.contact.displayName }
      return index < last
    }
    return names
  }
}
