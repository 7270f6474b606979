import FileWriting
import GRDB
import Glibc
import SourceText

/// The file of a store: opened, made, and asked by any thread.
final class StoreDatabase: Sendable {
  let path: String
  let isReadOnly: Bool
  private let reader: any DatabaseReader
  private let pool: DatabasePool?
  /// The file as it was opened; nil where the system does not tell.
  private let file: FileIdentity?

  /// How long another program's writing is waited for.
  private static let patience: Double = 10

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - creates: Whether one is made where there is none.
  ///   - isReadOnly: Whether it is only read, even if it could be written.
  init(path: String, creates: Bool, isReadOnly: Bool) throws(ContactStoreError) {
    self.path = path
    // In a folder that may not be looked into there may be one.
    if StoreAccess(path: path) == .denied {
      throw ContactStoreError(
        .denied, "The store \(path) may not be read by this user.",
        hint: "Ask its owner for permission.")
    }
    let isThere = access(path, F_OK) == 0
    guard isThere || creates && !isReadOnly else {
      throw ContactStoreError(
        .notFound, "There is no store \(path) yet.",
        hint: "Importing a file makes one.")
    }
    do {
      if !isThere { try Self.makeFile(path) }
      let folder = FilePath.folder(of: path)
      let isWritable = access(path, W_OK) == 0 && access(folder, W_OK) == 0
      self.isReadOnly = isReadOnly || !isWritable
      file = FileIdentity(path: path)
      // Who comes while another process makes the tables waits for it.
      let lock = self.isReadOnly ? nil : FileLock(folderOf: path)
      defer { withExtendedLifetime(lock) {} }
      var configuration = Configuration()
      configuration.busyMode = .timeout(Self.patience)
      configuration.readonly = self.isReadOnly
      configuration.label = "store"
      // What refers to what is seen to here. SQLite would go through all records for each card that
      // is removed.
      configuration.foreignKeysEnabled = false
      configuration.prepareDatabase { database in
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try database.execute(sql: "PRAGMA mmap_size = 268435456")
        try database.execute(sql: "PRAGMA cache_size = -16384")
      }
      if self.isReadOnly {
        pool = nil
        reader = try DatabaseQueue(
          path: isWritable ? path : Self.unchangingAddress(path), configuration: configuration)
      } else {
        let pool = try DatabasePool(path: path, configuration: configuration)
        self.pool = pool
        reader = pool
      }
      try check()
    } catch let error as OutputError {
      let code: ContactStoreError.Code =
        switch error.code {
        case .failed(errno: ENOSPC): .full
        case .failed(errno: ENOENT), .failed(errno: ENOTDIR): .notFound
        default: .denied
        }
      throw ContactStoreError(code, error.message, hint: error.hint)
    } catch {
      throw ContactStoreError(error, path: path)
    }
  }

  /// Makes an empty file that its owner alone may read, whatever the process allows for others; what
  /// SQLite puts beside it has the same rights.
  private static func makeFile(_ path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      // Another process was quicker.
      if errno == EEXIST { return }
      throw OutputError(errno: errno, path: path)
    }
    _ = fchmod(descriptor, 0o600)
    _ = close(descriptor)
  }

  /// What SQLite calls a file that it reads without anything beside it, in a folder that can't be
  /// written. Another program's changes would not be seen, but there can't be any.
  private static func unchangingAddress(_ path: String) -> String {
    guard access(path + "-wal", F_OK) != 0 else { return path }
    let escaped = percentEncoded(path) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
    return "file:" + escaped + "?immutable=1"
  }

  /// Makes the tables that are missing, and refuses what is no store or a later version's.
  private func check() throws {
    let migrator = StoreSchema.migrator
    let (identifier, count, isDone, isNewer) = try reader.read { database in
      (
        try database.number("PRAGMA application_id") ?? 0,
        // The list of migrations is made before the first one: whoever made the store may have been
        // ended in between.
        try database.number(
          "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") ?? 0,
        try migrator.hasCompletedMigrations(database),
        try migrator.hasBeenSuperseded(database)
      )
    }
    guard identifier == StoreSchema.applicationID || count == 0 && identifier == 0 else {
      throw ContactStoreError(
        .damaged, "\(path) is damaged, or no store of contacts.",
        hint: "Name another file.")
    }
    if isNewer {
      throw ContactStoreError(
        .newerVersion, "The store \(path) was made by a later version of this program.",
        hint: "Install that version; nothing was changed.")
    }
    if isDone, try reader.read({ try Derivation(database: $0).isCurrent }) { return }
    guard let pool else {
      throw ContactStoreError(
        .readOnly, "The store \(path) is of another version and may only be read.",
        hint: "Ask for permission to write to it.")
    }
    try migrator.migrate(pool)
    try write { database in
      let derivation = Derivation(database: database)
      if try !derivation.isCurrent { try derivation.refresh() }
    }
  }

  // MARK: Asking

  /// Reads, on the caller's thread. All that `body` reads is of one moment.
  func read<Value>(_ body: (Database) throws -> Value) throws(ContactStoreError) -> Value {
    do { return try reader.read(body) } catch { throw ContactStoreError(error, path: path) }
  }

  /// Whether no contact was ever in it.
  var isEmpty: Bool {
    get throws(ContactStoreError) {
      try read { try $0.number("SELECT EXISTS (SELECT 1 FROM card)") == 0 }
    }
  }

  /// Writes all of what `body` does, or nothing, on the caller's thread.
  func write<Value>(_ body: (Database) throws -> Value) throws(ContactStoreError) -> Value {
    guard let pool else {
      throw ContactStoreError(
        .readOnly, "The store \(path) may only be read.",
        hint: "Ask for permission to write to it and to its folder.")
    }
    // SQLite goes on with a file that has no name any more, and what is written goes with it.
    guard file == FileIdentity(path: path) else {
      throw ContactStoreError(
        .notFound, "The store \(path) was removed or replaced since it was opened.",
        hint: "Open it again; nothing was saved.")
    }
    do {
      return try pool.writeWithoutTransaction { database in
        var result: Value?
        // Waits for its turn at the beginning, not in the middle of its work.
        try database.inTransaction(.immediate) {
          result = try body(database)
          return .commit
        }
        guard let result else { throw CancellationError() }
        return result
      }
    } catch {
      throw ContactStoreError(error, path: path)
    }
  }

  /// Does what fills a store that holds nothing yet, all or nothing: what is written goes into the
  /// file itself, once. SQLite's log, for the sake of those who read meanwhile, would take it twice;
  /// it is used where somebody does. Where somebody begins to meanwhile, it stays off until the store
  /// is opened next.
  func fill<Value>(_ body: (Database) throws -> Value) throws(ContactStoreError) -> Value {
    // A reader that was left open would count as somebody.
    pool?.releaseMemory()
    setJournal("DELETE")
    defer { setJournal("WAL") }
    return try write(body)
  }

  /// Changes where SQLite keeps what a crash would need; nothing happens where another is at work.
  private func setJournal(_ mode: String) {
    _ = try? pool?.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA busy_timeout = 0")
      defer { try? database.execute(sql: "PRAGMA busy_timeout = \(Int(Self.patience * 1000))") }
      try database.execute(sql: "PRAGMA journal_mode = \(mode)")
    }
  }

  /// Moves what was written into the file itself, so that what is beside it does not grow.
  func checkpoint() {
    _ = try? pool?.writeWithoutTransaction { try $0.checkpoint(.truncate) }
  }
}

/// What tells a file from another one of its name.
private struct FileIdentity: Equatable {
  private let device: UInt
  private let number: UInt

  /// The file at a path; nil where there is none.
  init?(path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    device = UInt(found.st_dev)
    number = UInt(found.st_ino)
  }
}
