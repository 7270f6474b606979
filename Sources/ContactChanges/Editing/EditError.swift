/// Why an edit can't be made of what was written.
public struct EditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public let message: String
  /// What to do about it, as a sentence.
  public let hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message.
  public var description: String { message }
}
