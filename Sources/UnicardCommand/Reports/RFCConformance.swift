import SourceText

/// Looks for deviations from the RFC that do no harm.
struct RFCConformance {
  let isWanted: Bool
  let input: OpenInput

  mutating func check(_ report: (Diagnostic) -> Void) throws {}
}
