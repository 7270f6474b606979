import ContactCoding
import ContactStore
import FileFormats
import SourceText

/// A store as an input of other commands: `book:` is all of its accounts, `book:NAME` one of them.
enum StoreInput {
  private static let prefix = "book:"

  /// The account that an argument names, empty for all; nil for what is no store.
  static func account(_ argument: String) -> String? {
    argument.hasPrefix(prefix) ? String(argument.dropFirst(prefix.count)) : nil
  }

  /// An input for each account that has contacts.
  static func files(_ options: StoreOptions) throws -> [InputFile] {
    let store = try options.open()
    let names = try Waiting.result { try await store.containers() }.filter { $0.count > 0 }
      .map(\.name)
    guard !names.isEmpty else {
      throw CommandFailure(
        "There is no contact in the store \(store.path).",
        hint: "unicard book import FILE --account NAME brings some in.")
    }
    return names.map { InputFile(path: prefix + $0, isFromFolder: false) }
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
