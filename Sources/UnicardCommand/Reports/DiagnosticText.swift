import SourceText

/// Shows a diagnostic with its line, in the manner of compilers.
struct DiagnosticText {
  let style: TextStyle
  let width: Int
  /// Whether sentences that are wider are broken between words.
  let isWrapped: Bool

  /// The lines for a person.
  func lines(_ located: LocatedDiagnostic) -> [String] {
    let diagnostic = located.diagnostic
    var lines = message(diagnostic)
    var place = VisibleText.line(located.file)
    if let location = located.location { place += ":\(location.line):\(location.column)" }
    if let index = diagnostic.contactIndex {
      let name = located.contactName.map { $0.isEmpty ? "" : ", " + VisibleText.cell($0) } ?? ""
      place += " (contact \(index + 1)\(name))"
    }
    let number = located.location.map { String($0.line) } ?? ""
    let margin = String(repeating: " ", count: number.count)
    lines.append("\(margin)\(style.blue("-->")) \(place)")
    if let location = located.location { lines += excerpt(location, number, margin) }
    if let hint = diagnostic.commandHint {
      let hint = wrapped("Hint: " + VisibleText.line(hint))
      lines.append(style.bold("Hint:") + hint[0].dropFirst(5))
      lines += hint.dropFirst()
    }
    return lines
  }

  private func message(_ diagnostic: Diagnostic) -> [String] {
    let name = diagnostic.severity.name
    let code = "[\(diagnostic.code)]"
    return wrapped("\(name): \(VisibleText.line(diagnostic.message)) \(code)").enumerated()
      .map { number, line in
        let start = number == 0 ? name : ""
        let end = line.hasSuffix(code) ? code : ""
        let text = line.dropFirst(start.count).dropLast(end.count)
        return (start.isEmpty ? "" : severity(diagnostic.severity)) + style.bold(String(text))
          + (end.isEmpty ? "" : style.dim(end))
      }
  }

  /// A line, or several where it is too wide.
  private func wrapped(_ text: String) -> [String] {
    isWrapped ? WrappedText.lines(text, width: width) : [text]
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: style.red(severity.name)
    case .warning: style.yellow(severity.name)
    case .note: style.blue(severity.name)
    }
  }

  private func excerpt(
    _ location: SourceLocation, _ number: String, _ margin: String
  ) -> [String] {
    let scalars = Array(location.lineText.unicodeScalars)
    let caret = min(location.caret, scalars.count)
    let end = min(caret + location.length, scalars.count)
    let room = max(20, width - number.count - 4)
    var start = 0
    // Keep the place in sight.
    while Self.width(scalars[start..<max(start, end)]) > room, start < caret { start += 1 }
    let before = Self.width(scalars[start..<caret])
    let marked = max(1, min(Self.width(scalars[caret..<end]), room - before))
    let text = DisplayWidth.truncated(Self.text(scalars[start...]), to: room)
    let bar = style.blue("|")
    return [
      "\(style.blue(number)) \(bar) \(text)",
      "\(margin) \(bar) \(String(repeating: " ", count: before))"
        + style.red(String(repeating: "^", count: marked)),
    ]
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func width(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    DisplayWidth.of(text(scalars))
  }
}
