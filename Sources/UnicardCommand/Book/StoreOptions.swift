import ArgumentParser
import ContactStore

/// Which store a command works on.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The store to work on; without it, unicard/contacts.db in $XDG_DATA_HOME or ~/.local/share.",
      valueName: "file"),
    completion: .file())
  var store: String?

  var path: String { store ?? StorePlace.usual }

  /// Opens the store.
  ///
  /// - Parameters:
  ///   - creates: Whether one is made where there is none.
  ///   - isReadOnly: Whether it is only read.
  func open(creates: Bool = false, isReadOnly: Bool = false) throws -> ContactStore {
    let path = path
    return try Waiting.result {
      try await ContactStore(path: path, creates: creates, isReadOnly: isReadOnly)
    }
  }
}
