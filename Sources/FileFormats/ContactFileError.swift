package import SourceText

/// Why a file of contacts could not be read or written.
///
/// Malformed content is none of the reasons: it is read as far as it goes, with diagnostics.
public struct ContactFileError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Code: Hashable, Sendable {
    /// There is no such file, or it can't be read.
    case unreadable
    /// What was read is no address book, or not in the format that was stated. An address book that
    /// has no contacts is read without an error.
    case noContacts
    /// What was read is a table in which no column is known to hold what makes a contact. Say in
    /// the options' `csv.map` what they hold, where they do.
    case unknownColumns
    /// The file can be read, but not changed where it is.
    case unchangeable
    /// The file can't be written.
    case unwritable
    /// There is a file already, and it was not to be replaced.
    case exists
    /// A value has no place in the file, and was not to be lost.
    case wouldLose
    /// The task was cancelled, or that in which a way without `await` was called: reading throws
    /// errors of this type alone, and so no `CancellationError`. Nothing was written.
    case cancelled
  }

  /// The kind of failure.
  public let code: Code
  /// The path as it was given, or the name of what was read.
  public let path: String
  /// What is wrong and what to do, in sentences.
  public let message: String

  package init(_ code: Code = .noContacts, message: String, path: String) {
    self.code = code
    self.path = path
    self.message = message
  }

  package init(_ error: SourceError) {
    self.init(.unreadable, message: error.message, path: error.path)
  }
}

extension ContactFileError: CustomStringConvertible {
  /// The message, which `"\(error)"` gives. Foundation's `localizedDescription` knows nothing of it.
  public var description: String { message }
}
