import ContactCoding
import ContactStore
import ContactUnification
import FileFormats
import SourceText
import TableCoding

/// A store as an input of other commands: `book:` is all of its accounts, `book:NAME` one of them.
enum StoreInput {
  private static let prefix = "book:"

  /// The account that an argument names, empty for all; nil for what is no store.
  static func account(_ argument: String) -> String? {
    argument.hasPrefix(prefix) ? String(argument.dropFirst(prefix.count)) : nil
  }

  /// An input for the account of a name; of none, for each that has contacts.
  static func files(of account: String, _ options: StoreOptions) throws -> [InputFile] {
    let store = try options.open()
    guard account.isEmpty else {
      let name = try Waiting.result { try await store.container(account) }.name
      return [InputFile(path: prefix + name, isFromFolder: false, store: options.path)]
    }
    let names = try Waiting.result { try await store.containers() }.filter { $0.count > 0 }
      .map(\.name)
    guard !names.isEmpty else {
      throw CommandFailure(
        "There is no contact in the store \(store.path).",
        hint: "unicard book import FILE --account NAME brings some in.")
    }
    return names.map { InputFile(path: prefix + $0, isFromFolder: false, store: options.path) }
  }

  /// What was said with `book link` and `book unlink` about records of the inputs.
  static func decisions(
    _ inputs: [OpenInput], _ records: [UnificationRecord], _ options: StoreOptions
  ) throws -> [UnificationDecision] {
    let accounts = inputs.map { account($0.file.path) }
    guard accounts.contains(where: { $0 != nil }) else { return [] }
    let store = try options.open()
    let decisions = try Waiting.result { try await store.decisions() }
    guard !decisions.isEmpty else { return [] }
    var places: [StoredDecision.Place: UnificationRecord] = [:]
    for record in records {
      guard let account = accounts[record.source] else { continue }
      places[StoredDecision.Place(account: account, position: record.index)] = record
    }
    return decisions.compactMap { decision in
      guard let first = places[decision.first], let second = places[decision.second] else {
        return nil
      }
      let said = UnificationDecision(decision.verdict, first, second)
      // Records that say the same are one to decisions.
      return said.pair.first == said.pair.second ? nil : said
    }
  }

  /// What the account of an input is kept as, where it is read as something else; nil elsewhere.
  static func otherFormat(
    of input: OpenInput, _ options: StoreOptions
  ) throws -> ContactFormat? {
    guard let account = account(input.file.path) else { return nil }
    let store = try options.open()
    let format = try Waiting.result { try await store.container(account) }.format
    return format.isCSV == input.input.format.isCSV ? nil : format
  }

  /// The file of an account; its cards, where the file has no place for all that they say by now.
  static func content(of account: String, _ options: StoreOptions) throws -> SourceContent {
    let store = try options.open()
    let export = try Waiting.result { try await store.export(account) }
    var bytes = export.bytes
    if export.losses.contains(where: \.isOfValue) {
      let wanted = ContactFetchRequest(isUnified: false, containers: [account])
      var writer = ContactWriter(WritingOptions(format: .vCard40))
      bytes = []
      for stored in try Waiting.result({ try await store.contacts(wanted) }) {
        bytes += writer.write(stored.contact).bytes
      }
    }
    return SourceContent(bytes: bytes, name: prefix + account)
  }
}
