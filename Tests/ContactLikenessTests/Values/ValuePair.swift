import Testing

@testable import ContactLikeness

/// Two values, and how alike a careful person says they are.
struct ValuePair: Sendable, CustomTestStringConvertible {
  let a: String
  let b: String
  let expected: Set<Likeness>

  init(_ a: String, _ b: String, _ expected: Likeness...) {
    (self.a, self.b, self.expected) = (a, b, Set(expected))
  }

  var testDescription: String { "\(a) | \(b)" }

  /// Compares both ways.
  func check<Form>(
    _ form: (String) -> Form?, _ likeness: (Form, Form) -> Likeness,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let x = try #require(form(a), sourceLocation: sourceLocation)
    let y = try #require(form(b), sourceLocation: sourceLocation)
    let found = likeness(x, y)
    #expect(expected.contains(found), "\(a), \(b): \(found)", sourceLocation: sourceLocation)
    #expect(likeness(y, x) == found, "\(b), \(a)", sourceLocation: sourceLocation)
  }
}
