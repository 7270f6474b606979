/// Why an input can't be read as contacts.
public struct ContactInputError: Error, Hashable, Sendable {
  /// What is wrong and what to do, in sentences.
  public let message: String
  /// The path as it was given, or the name of the stream.
  public let path: String

  package init(message: String, path: String) {
    self.message = message
    self.path = path
  }
}

extension ContactInputError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
