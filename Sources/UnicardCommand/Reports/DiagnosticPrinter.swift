import ContactModel

/// Prints the diagnostics of an input, for people or as JSON lines.
struct DiagnosticPrinter {
  let isJSON: Bool
  let console: Console

  func print(_ diagnostics: [LocatedDiagnostic]) throws {
    if isJSON {
      for diagnostic in diagnostics { try console.print(diagnostic.json) }
      return
    }
    let text = DiagnosticText(
      style: console.outputStyle, width: console.width, isWrapped: console.isOutputTerminal)
    for located in diagnostics {
      for line in text.lines(located) { try console.print(line) }
      try console.print("")
    }
  }
}
