import Glibc

/// Why a source could not be read.
public struct SourceError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Code: Hashable, Sendable {
    /// There is no file at the path.
    case notFound
    /// The path leads to a folder.
    case isDirectory
    /// The file may not be read by this user.
    case noPermission
    /// The file is longer than the caller allows, in bytes.
    case tooLarge(limit: Int)
    /// The path leads to a device that may never end.
    case isDevice
    /// The file became shorter while it was read.
    case cutWhileRead
    /// Opening or reading failed for another reason, an `errno` value.
    case readFailed(errno: Int32)
    /// Standard input could not be kept in a temporary file; an `errno` value.
    case temporaryFileFailed(errno: Int32)
  }

  /// The kind of failure.
  public var code: Code
  /// The path as it was given, or `<stdin>`.
  public var path: String

  /// Makes an error.
  public init(code: Code, path: String) {
    self.code = code
    self.path = path
  }

  /// The error that an `errno` value of `open` or `read` stands for.
  init(errno: Int32, path: String) {
    switch errno {
    case ENOENT, ENOTDIR: self.init(code: .notFound, path: path)
    case EISDIR: self.init(code: .isDirectory, path: path)
    case EACCES, EPERM: self.init(code: .noPermission, path: path)
    default: self.init(code: .readFailed(errno: errno), path: path)
    }
  }

  /// What happened and what to do about it, in sentences.
  public var message: String {
    let path = Source(name: self.path).title
    return switch code {
    case .notFound where path.isEmpty:
      "An input has no name. Name a file, or - for standard input."
    case .notFound:
      "There is no file \(path). Check the spelling and the folder."
    case .isDirectory:
      "\(path) is a folder. Name the files in it instead."
    case .noPermission:
      "\(path) may not be read by this user. Ask its owner for permission to read it."
    case .tooLarge(let limit):
      "\(path) is longer than the \(limit) bytes allowed here. Split it into smaller files."
    case .isDevice:
      "\(path) is a device, which may never end. Name a file."
    case .cutWhileRead:
      "\(path) became shorter while it was read: another program writes it. "
        + "Wait until that has finished, then try again."
    case .readFailed(let errno):
      "\(path) could not be read: \(Self.text(of: errno)). Check the disk or the connection."
    case .temporaryFileFailed(let errno):
      "\(path) could not be kept in a temporary file: \(Self.text(of: errno)). "
        + "Make room in the temporary folder, or set TMPDIR to another one."
    }
  }

  private static func text(of errno: Int32) -> String {
    strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
  }
}

extension SourceError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
