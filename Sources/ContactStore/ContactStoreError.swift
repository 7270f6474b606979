import GRDB

/// Why a store could not do what it was asked. What was in it before is still there.
public struct ContactStoreError: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Code: String, Hashable, Sendable {
    /// There is no store, or not even the folder for one.
    case notFound
    /// The store may only be read.
    case readOnly
    /// The store may not even be read.
    case denied
    /// Another program has been writing for too long.
    case busy
    /// There is no room left on the disk.
    case full
    /// The file is no store, or damaged.
    case damaged
    /// The store was made by a later version.
    case newerVersion
    /// There is no account of that name.
    case noContainer
    /// There is no contact of that identifier.
    case noContact
    /// The contact was changed by somebody else since it was fetched, or a field that it was fetched
    /// without has a value.
    case changedMeanwhile
    /// There is a contact of that UID, or an account of that name, already.
    case exists
    /// The history does not reach back so far, or the token is of another store.
    case expiredToken
    /// There is nothing to take back.
    case nothingToUndo
    /// What is asked for can't be.
    case unsuitable
    /// The disk or the system failed.
    case failed
  }

  /// The kind of failure.
  public let code: Code
  /// What is wrong, as a sentence.
  public let message: String
  /// What to do about it, as a sentence.
  public let hint: String?

  init(_ code: Code, _ message: String, hint: String? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  init(_ error: any Error, path: String) {
    switch error {
    case let error as ContactStoreError: self = error
    case let error as DatabaseError: self.init(error, path: path)
    default: self.init(.failed, "The store \(path) failed: \(error).")
    }
  }

  private init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      self.init(
        .busy, "Another program is writing to the store \(path).",
        hint: "Wait until it is done, and try again; nothing was changed.")
    case .SQLITE_FULL:
      self.init(
        .full, "There is no room left on the disk for the store \(path); nothing was changed.",
        hint: "Make room, and try again.")
    case .SQLITE_IOERR:
      self.init(
        .failed,
        "The disk with the store \(path) failed, or lets no file grow so large; nothing was changed.",
        hint: "See that there is room and that the disk is sound, and try again.")
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH:
      self.init(
        .readOnly, "The store \(path) may only be read.",
        hint: "Ask for permission to write to it and to its folder.")
    case .SQLITE_CANTOPEN:
      self.init(
        .denied, "The store \(path) can't be opened.",
        hint: "See that you may read it, and write to its folder.")
    case .SQLITE_NOTADB, .SQLITE_CORRUPT:
      self.init(
        .damaged, "\(path) is damaged, or no store of contacts.",
        hint:
          "Import the accounts anew into another store, or bring the file back from a backup."
      )
    default:
      self.init(
        .failed,
        "The store \(path) failed: \(error.message ?? "error \(error.resultCode.rawValue)")."
      )
    }
  }
}

extension ContactStoreError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
