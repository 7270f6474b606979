import ContactCoding
import ContactModel
import ContactSelection
import ContactUnification
import FileFormats
import FileWriting
import SourceText
import Unicard

/// The inputs of a merge: the accounts, in an order that does not depend on the command line's,
/// so that neither does what comes of them.
struct MergeSources {
  let inputs: [OpenInput]
  /// Each account's name: the file's, or its path where two files have one name.
  let names: [String]

  init(_ opened: [OpenInput]) throws {
    var seen: Set<String> = []
    for input in opened where !seen.insert(input.path).inserted {
      throw CommandFailure(
        "\(input.name) is named twice.", hint: "Name each input once.", status: .usage)
    }
    // A file that is read twice would be joined with itself.
    var identities: [FileIdentity: String] = [:]
    for input in opened where !input.file.isStandardInput && !input.isPacked {
      guard let identity = FileIdentity(path: input.file.path), identity.isRegular else { continue }
      if let other = identities.updateValue(input.name, forKey: identity) {
        throw CommandFailure(
          "\(other) and \(input.name) are one file.", hint: "Name each input once.",
          status: .usage)
      }
    }
    var sheets: [String: Int] = [:]
    for input in opened where input.isSheet { sheets[input.file.path, default: 0] += 1 }
    // The only sheet of a workbook is called as the workbook is.
    let paths = opened.map { sheets[$0.file.path] == 1 ? $0.file.path : $0.path }
    let short = zip(opened, paths).map { input, path in
      Self.fileName(path, keepsFolder: input.isSheet && path == input.path)
    }
    var counts: [String: Int] = [:]
    for name in short { counts[name, default: 0] += 1 }
    let named = opened.indices.map { index in
      (input: opened[index], name: counts[short[index]] == 1 ? short[index] : paths[index])
    }.sorted { $0.name < $1.name }
    inputs = named.map(\.input)
    names = named.map(\.name)
  }

  /// - Parameter keepsFolder: Whether what stands before the last slash is the file, and that a sheet.
  private static func fileName(_ path: String, keepsFolder: Bool) -> String {
    path.split(separator: "/").suffix(keepsFolder ? 2 : 1).joined(separator: "/")
  }

  /// The accounts that a user named, by their numbers.
  func positions(of wanted: [String]) throws -> [Int] {
    try wanted.map { name in
      if let position = names.firstIndex(of: name)
        ?? inputs.firstIndex(where: { $0.path == name || $0.isSheet && $0.file.path == name })
      {
        return position
      }
      throw CommandFailure(
        "--prefer names “\(name)”, which is no input.",
        hint: "The inputs are \(names.joined(separator: ", ")).", status: .usage)
    }
  }
}

/// The records of all accounts.
struct MergeRecords {
  private(set) var records: [UnificationRecord] = []
  /// Which of them are one person as they were in an earlier merge, by their positions.
  private(set) var knownPairs: [(Int, Int)] = []
  /// How many contacts the selection left out.
  private(set) var leftOut = 0
  /// How many places of the inputs could not be read and are in no record.
  private(set) var unread = 0
  /// How many other doubtful or wrong places they have.
  private(set) var problems = 0
  /// How many rows of tables name nobody, so that no contact was made of them.
  private(set) var rowsWithoutContact = 0
  /// What the file that is merged into can't say of other files' groups.
  private(set) var groupLosses: [ConversionLoss] = []
  /// The groups that contacts of that file come into, since cards of others name them, by their places.
  private(set) var joinedGroups: [Int: [String]] = [:]

  /// - Parameter book: The path of the file that is merged into; nil for a new one.
  init(
    _ sources: MergeSources, into book: String?, jobs: Int, predicate: ContactPredicate?,
    on console: Console
  ) throws {
    let companions = try predicate.flatMap { try CompanionGroups(sources.inputs, $0, jobs: jobs) }
    let book = try book.map { try sources.positions(of: [$0])[0] }
    for (source, opened) in sources.inputs.enumerated() {
      let bar = ProgressBar(console, total: 0, verb: "Reading")
      defer { bar.finish() }
      func count(_ diagnostic: Diagnostic) {
        if diagnostic.leavesOut {
          unread += 1
        } else if diagnostic.severity >= .warning {
          problems += 1
        }
        if diagnostic.code == .rowWithoutContact { rowsWithoutContact += 1 }
      }
      try opened.input.enumerateContacts(jobs: jobs, outside: count) { read in
        read.diagnostics.forEach(count)
        bar.advance(bytes: 0, contacts: 1)
        let isWanted = predicate?.matches(read.contact) ?? true
        // Whoever comes into a group of the file that is merged into comes into its card.
        let card =
          source == book
          ? read.contact.kind == .group ? read.contact : nil : companions?.card(read.contact)
        guard let contact = isWanted ? read.contact : card else {
          leftOut += 1
          return true
        }
        records.append(UnificationRecord(compact: contact, source: source))
        return true
      }
    }
    if let book { translateGroups(into: book, sources.inputs[book].input.format) }
    let earlier = EarlierMerges(records)
    records = earlier.records
    knownPairs = earlier.knownPairs
  }

  /// Has groups come in as the file that is merged into has its own.
  private mutating func translateGroups(into book: Int, _ format: ContactFormat) {
    let contacts = Dictionary(grouping: records, by: \.source)
    let known = contacts[book] ?? []
    let groups = BookGroups(known.map(\.contact), format)
    records = []
    for source in contacts.keys.sorted() {
      let own = contacts[source] ?? []
      let speaksOfGroups = own.contains {
        $0.contact.has(.category) || ContactGroup.isGroup($0.contact)
      }
      guard source != book, speaksOfGroups else {
        records += own
        continue
      }
      let joining = groups.joining(own.map(\.contact))
      groupLosses += joining.losses
      for (place, names) in joining.groupsInBook {
        joinedGroups[known[place].index, default: []] += names
      }
      records += joining.contacts.map { UnificationRecord(compact: $0, source: source) }
    }
  }
}
