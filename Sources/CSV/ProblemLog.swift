import SourceText

/// Gathers diagnostics, and stops listing a kind that occurs on every line of a file.
struct ProblemLog {
  /// So many of a kind are listed.
  private static let limit = 1000

  private(set) var waiting: [Diagnostic] = []
  private var counts: [Diagnostic.Code: Int] = [:]

  mutating func add(
    _ code: Diagnostic.Code, _ severity: Severity, _ message: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil, at range: @autoclosure () -> SourceRange,
    leavesOut: Bool = false
  ) {
    let count = counts[code, default: 0]
    counts[code] = count + 1
    guard count < Self.limit else { return }
    waiting.append(
      Diagnostic(
        code: code, severity: severity, message: message(), hint: hint(), range: range(),
        leavesOut: leavesOut))
  }

  /// Says how many problems were not listed.
  mutating func addUnlisted(at range: SourceRange) {
    for (code, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where count > Self.limit {
      waiting.append(
        Diagnostic(
          code: .problemsUnlisted, severity: .warning,
          message: "There are \(count - Self.limit) more problems of the kind \(code).",
          hint: "Mend the first ones and check again.", range: range))
    }
  }

  /// The diagnostics since the last call.
  mutating func take() -> [Diagnostic] {
    defer { waiting.removeAll() }
    return waiting
  }
}
