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

  /// Opens the store to write to it, and makes it where there is none: whoever is present is asked
  /// before that.
  func openForWriting(on console: Console) throws -> ContactStore {
    if StoreAccess(path: path) == .notDetermined, console.isErrorTerminal, console.isInputTerminal {
      console.complain(
        "There is no store yet. It will be \(VisibleText.line(path)), which nobody but you may read."
      )
      console.complain("Make it? y: yes, n: no. Then Return.")
      guard console.answer(among: [("y", ["yes"]), ("n", ["no"])]) == "y" else {
        throw CommandFailure("No store was made.", status: .found)
      }
    }
    return try open(creates: true)
  }

  /// Opens the store.
  ///
  /// - Parameters:
  ///   - creates: Whether one is made where there is none.
  ///   - isReadOnly: Whether it is only read.
  func open(creates: Bool = false, isReadOnly: Bool = false) throws -> ContactStore {
    let path = path
    guard creates || StoreAccess(path: path) != .notDetermined else {
      throw CommandFailure(
        "There is no store \(VisibleText.line(path)) yet.",
        hint: "unicard book import FILE --account NAME makes one.")
    }
    return try Waiting.result {
      try await ContactStore(path: path, creates: creates, isReadOnly: isReadOnly)
    }
  }
}
