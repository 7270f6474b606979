/// Why an expression can't be understood, and where.
public struct ExpressionError: Error, Hashable, Sendable {
  /// The expression as it was given.
  public let expression: String
  /// The characters (Unicode scalars) of the expression that it is about, counted from 0. An empty
  /// range marks the place where something is missing.
  public let range: Range<Int>
  /// What is wrong, as a sentence that ends in a period.
  public let message: String
  /// What to do about it, as a sentence.
  public let hint: String?

  /// Whether it is about a field that there is not.
  package let isOfUnknownField: Bool

  init(
    _ expression: String, at range: Range<Int>, _ message: String, hint: String? = nil,
    isOfUnknownField: Bool = false
  ) {
    self.isOfUnknownField = isOfUnknownField
    self.expression = expression
    self.range = range
    self.message = message
    self.hint = hint
  }
}

extension ExpressionError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
