import FileFormats
import FileWriting
import SourceText

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
  /// What is wrong and what to do, in sentences. What is to be said is called there as the command calls
  /// it: `--map-column` is ``ContactReadingOptions/csv``'s `map`, `--delimiter` its `delimiter`.
  public let message: String

  init(_ code: Code, path: String, message: String) {
    self.code = code
    self.path = path
    self.message = message
  }

  init(_ error: any Error, path: String) {
    switch error {
    case let error as ContactFileError: self = error
    case is CancellationError: self = .cancelled(reading: path)
    case let error as SourceError:
      self.init(.unreadable, path: error.path, message: error.message)
    case let error as ContactInputError:
      self.init(.noContacts, path: error.path, message: error.message)
    case let error as OutputError:
      self.init(
        error.code == .exists ? .exists : .unwritable, path: error.path, message: error.message)
    default: self.init(.unreadable, path: path, message: "\(path) can't be read: \(error).")
    }
  }

  static func cancelled(reading path: String) -> ContactFileError {
    ContactFileError(
      .cancelled, path: path, message: "Reading \(path) was cancelled before its end.")
  }

  static func cancelled(writing path: String) -> ContactFileError {
    ContactFileError(
      .cancelled, path: path,
      message: "Writing \(path) was cancelled before its end; nothing was written.")
  }
}

extension ContactFileError: CustomStringConvertible {
  /// The message, which `"\(error)"` gives. Foundation's `localizedDescription` knows nothing of it.
  public var description: String { message }
}
