import FileFormats
import FileWriting
import SourceText

extension ContactFileError {
  init(_ error: any Error, path: String) {
    switch error {
    case let error as ContactFileError: self = error
    case is CancellationError: self = .cancelled(reading: path)
    case let error as SourceError: self.init(error)
    case let error as OutputError:
      self.init(
        error.code == .exists ? .exists : .unwritable, message: error.message, path: error.path)
    default: self.init(.unreadable, message: "\(path) can't be read: \(error).", path: path)
    }
  }

  static func cancelled(reading path: String) -> ContactFileError {
    ContactFileError(
      .cancelled, message: "Reading \(path) was cancelled before its end.", path: path)
  }

  static func cancelled(writing path: String) -> ContactFileError {
    ContactFileError(
      .cancelled, message: "Writing \(path) was cancelled before its end; nothing was written.",
      path: path)
  }
}
