import FileWriting
import Glibc

/// Where a person's store is.
public enum StorePlace {
  /// The path of the store where none is named: `unicard/contacts.db` in the folder that
  /// `XDG_DATA_HOME` names, else in `~/.local/share`.
  public static var usual: String { folder + "/contacts.db" }

  private static var folder: String {
    if let data = getenv("XDG_DATA_HOME").map({ String(cString: $0) }), data.hasPrefix("/") {
      return data + "/unicard"
    }
    let home = getenv("HOME").map { String(cString: $0) } ?? "/"
    return home + "/.local/share/unicard"
  }

  /// Makes the folders of the usual place, for their owner alone.
  static func makeFolders(for path: String) {
    guard path == usual else { return }
    var parts = folder.split(separator: "/", omittingEmptySubsequences: true)[...]
    var made = ""
    while let part = parts.popFirst() {
      made += "/" + part
      _ = mkdir(made, 0o700)
    }
  }
}

/// What may be done with a store.
public enum StoreAccess: String, Hashable, Sendable {
  /// There is none yet; the first import makes one.
  case notDetermined
  /// It may only be read.
  case restricted
  /// It may not be read.
  case denied
  /// It may be read and written.
  case authorized

  /// What may be done with the store at a path.
  public init(path: String = StorePlace.usual) {
    if access(path, F_OK) != 0 {
      self = errno == EACCES ? .denied : .notDetermined
    } else if access(path, R_OK) != 0 {
      self = .denied
    } else if access(path, W_OK) != 0 || access(FilePath.folder(of: path), W_OK) != 0 {
      self = .restricted
    } else {
      self = .authorized
    }
  }
}
