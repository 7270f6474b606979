import ContactSelection

/// Shows where an expression is wrong.
enum ExpressionErrorText {
  /// More of a long expression is not shown on either side.
  private static let context = 50

  static func print(_ error: ExpressionError, on console: Console) {
    let style = console.errorStyle
    let scalars = Array(error.expression.unicodeScalars)
    let lower = min(error.range.lowerBound, scalars.count)
    let upper = min(max(error.range.upperBound, lower), scalars.count)
    let start = max(0, lower - context)
    let end = min(scalars.count, upper + context)
    let before = text(scalars[start..<lower])
    let marked = text(scalars[lower..<min(upper, end)])
    let after = text(scalars[min(upper, end)..<end])
    console.complain("\(style.red("error:")) \(VisibleText.line(error.message))")
    console.complain("  \(before)\(marked)\(after)")
    let indent = String(repeating: " ", count: 2 + DisplayWidth.of(before))
    let caret = String(repeating: "^", count: max(1, DisplayWidth.of(marked)))
    console.complain(indent + style.red(caret))
    if let hint = error.commandHint {
      console.complain("\(style.bold("Hint:")) \(VisibleText.line(hint))")
    }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.lazy.map(VisibleText.visible))
    return String(text)
  }
}
