/// Why an edit can't be made of what was written.
public struct EditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as a sentence.
  public let message: String
  /// What to do about it, as a sentence.
  public let hint: String?

  /// An error as it is shown to whoever wrote the edit.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }

  /// The message.
  public var description: String { message }
}
