import Glibc

/// Why something could not be written.
package struct OutputError: Error, Hashable {
  package enum Code: Hashable, Sendable {
    /// Whoever read the output has stopped.
    case brokenPipe
    /// There is a file of that name already.
    case exists
    /// The name is no UTF-8, as those are in which files are written.
    case foreignName
    /// Another failure, an `errno` value.
    case failed(errno: Int32)
  }

  package let code: Code
  package let path: String

  package init(code: Code, path: String) {
    self.code = code
    self.path = path
  }

  package init(errno: Int32, path: String) {
    switch errno {
    case EPIPE: code = .brokenPipe
    case EEXIST: code = .exists
    default: code = .failed(errno: errno)
    }
    self.path = path
  }

  /// What went wrong, as a sentence.
  package var message: String {
    switch code {
    case .brokenPipe: "The reader of \(path) has stopped reading."
    case .exists: "\(path) exists already."
    case .foreignName: "\(path) can't be written, since its name is not UTF-8."
    case .failed(let errno):
      switch errno {
      case ENOSPC, EDQUOT: "There is no room left on the disk for \(path)."
      case EROFS: "\(path) is on a file system that can only be read."
      case EACCES, EPERM: "\(path) may not be written by this user."
      case ENOENT where path.isEmpty: "The output has no name."
      case ENOENT: "The folder for \(path) does not exist."
      case ENOTDIR: "A part of the path of \(path) is not a folder."
      case EISDIR: "\(path) is a folder."
      case ENAMETOOLONG: "The name \(path) is too long."
      case EINVAL where path.utf8.contains(0): "The name \(path) has a character that ends it."
      case EFBIG: "\(path) grows larger than the file system or a limit allows."
      default:
        "\(path) could not be written: \(strerror(errno).map { String(cString: $0) } ?? "\(errno)")."
      }
    }
  }

  /// What to do about it, as a sentence.
  package var hint: String? {
    switch code {
    case .brokenPipe: nil
    case .exists: "Choose another name, or add --force to replace it."
    case .foreignName: "Write to another file with -o, or rename the file first."
    case .failed(let errno):
      switch errno {
      case ENOSPC, EDQUOT: "Make room, or write to another disk."
      case EROFS: "Write to another folder."
      case EACCES, EPERM: "Write to another folder, or ask for permission."
      case ENOENT where path.isEmpty: "Name a file."
      case ENOENT: "Create the folder first."
      case EISDIR: "Name a file in it."
      case ENOTDIR: "Choose another path: a file holds no other files."
      case ENAMETOOLONG: "Choose a shorter one."
      case EINVAL where path.utf8.contains(0): "Choose a name without U+0000."
      default: nil
      }
    }
  }
}
