import ArgumentParser
import ContactStore

/// `unicard book undo`: takes the last change back.
struct BookUndoCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back what was done last; again, what was done before that.",
    discussion: """
      EXAMPLES
        unicard book undo
      """)

  @OptionGroup var store: StoreOptions
  @OptionGroup var common: CommonOptions

  func run(on console: Console) throws -> ExitStatus {
    let store = try store.open()
    let action = try Waiting.result { try await store.undo() }
    try console.print("Took back the \(VisibleText.cell(action.title)).")
    return .success
  }
}
