import ContactChanges
import ContactModel
import ContactStore

/// Saves changes in a store and tells of them; shows them where nothing is to be written.
struct StoreWriting {
  let store: ContactStore
  let isDryRun: Bool
  let formats: ReaderFormats
  let console: Console

  /// - Parameter account: The account that new contacts go to; nil for the default one.
  func save(_ request: SaveRequest, to account: String? = nil) throws {
    var tally = ChangeTally()
    for case .change(let change) in request.operations { tally.add(change) }
    try save([(request, account)], tally)
  }

  /// Saves several requests in one step.
  ///
  /// - Parameter tally: How many people they are about, some of whom have several records.
  func save(_ requests: [(request: SaveRequest, account: String?)], _ tally: ChangeTally) throws {
    let text = DifferenceText(
      formats: formats, style: console.outputStyle,
      width: console.isOutputTerminal ? console.width : 100)
    for case .change(let change) in requests.flatMap(\.request.operations) where isDryRun {
      for line in text.lines(of: change) { try console.print(line) }
    }
    guard !tally.isEmpty else { return console.note("Nothing is to be changed.") }
    let store = store
    if !isDryRun { try Waiting.result { try await store.save(requests) } }
    console.note(tally.sentence(isDone: !isDryRun))
    if !isDryRun { console.hint("unicard book undo takes it back.") }
  }
}

extension StoreEditOptions {
  func writing(to store: ContactStore, on console: Console) throws -> StoreWriting {
    StoreWriting(
      store: store, isDryRun: dryRun,
      formats: try ReaderFormats(reader.reader(on: console).identifier, layout: .singleLine),
      console: console)
  }
}
