public import ContactModel
import ContactUnification
public import FileFormats
import GRDB
public import SourceText
import Threading

/// A database of contacts, in a file that its owner alone may read.
///
/// It holds accounts; each record is in one of them, kept as its card or row came. By default the
/// records of one person are fetched as one contact. Several processes may use a store at once.
///
/// ```swift
/// let store = try await ContactStore(path: "contacts.db")
/// try await store.importContacts(of: "phone.vcf", into: "Phone")
/// let born = ContactFetchRequest(predicate: try ContactPredicate("birthday.month = 5"))
/// for person in try await store.contacts(born) {
///   print(person.contact.displayName)
/// }
/// ```
///
/// Everything is done off the caller's thread, and what comes back are values: nothing of the
/// database is held by them.
public final class ContactStore: Sendable {
  /// The path of the store.
  public var path: String { database.path }
  /// Whether the store may only be read.
  public var isReadOnly: Bool { database.isReadOnly }

  let database: StoreDatabase
  /// How many steps the history goes back.
  private static let historyLength = 1000

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - creates: Whether one is made where there is none.
  ///   - isReadOnly: Whether it is only read.
  public init(
    path: String = StorePlace.usual, creates: Bool = true, isReadOnly: Bool = false
  ) async throws(ContactStoreError) {
    database = try await Self.detached { () throws(ContactStoreError) in
      if creates, !isReadOnly { StorePlace.makeFolders(for: path) }
      return try StoreDatabase(path: path, creates: creates, isReadOnly: isReadOnly)
    }
  }

  /// Does something on a thread of its own: those that tasks run on are few.
  private static func detached<Value: Sendable>(
    _ body: @escaping @Sendable () throws(ContactStoreError) -> Value
  ) async throws(ContactStoreError) -> Value {
    let result = await withUnsafeContinuation { continuation in
      WorkerThread.detached {
        do throws(ContactStoreError) {
          continuation.resume(returning: Result<Value, ContactStoreError>.success(try body()))
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    }
    return try result.get()
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(ContactStoreError) -> Value {
    let database = database
    return try await Self.detached { () throws(ContactStoreError) in try database.read(body) }
  }

  /// Writes all of what `body` does, or nothing.
  ///
  /// - Parameter byteCount: About how much is written.
  func write<Value: Sendable>(
    byteCount: Int = 0, _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(ContactStoreError) -> Value {
    let database = database
    return try await Self.detached { () throws(ContactStoreError) in
      let step = { (connection: Database) in
        let value = try body(connection)
        try StoreHistory(database: connection).forget(keeping: Self.historyLength)
        return value
      }
      if byteCount > Self.longFile, try database.isEmpty { return try database.fill(step) }
      return try database.write(step)
    }
  }

  /// To write less twice takes less time than to see to it that nobody else reads.
  private static let longFile = 1 << 22

  // MARK: Accounts

  /// The accounts, in the order in which they were made.
  public func containers() async throws(ContactStoreError) -> [ContactContainer] {
    try await read { database in
      try ContactContainer.all(database).map { try $0.countingGroups(database) }
    }
  }

  /// The account of a name, in which case does not count where there is no other one.
  public func container(_ name: String) async throws(ContactStoreError) -> ContactContainer {
    try await read { try ContactContainer.required(name, $0).countingGroups($0) }
  }

  /// Replaces an account by the contacts of a file, its newest export; makes the account where there
  /// is none of the name. Records that are in the file keep their identifiers.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - account: The name of the account.
  ///   - format: The format of the file, if it is known; without it, the content tells.
  ///   - encoding: The encoding of the file, if it is known.
  /// - Returns: What is new, changed and gone.
  /// - Throws: ``ContactStoreError``; ``FileFormats/ContactFileError`` where the file can't be read, or
  ///   holds no contacts.
  @discardableResult
  public func importContacts(
    of path: String, into account: String, format: ContactFormat? = nil, encoding: Charset? = nil
  ) async throws -> ImportSummary {
    let bytes: [UInt8]
    do {
      bytes = try SourceContent(path: path).allBytes()
    } catch {
      throw ContactFileError(error)
    }
    return try await importContacts(
      bytes: bytes, name: path, into: account, format: format, encoding: encoding)
  }

  /// Replaces an account by the contacts of a file in memory, as
  /// ``importContacts(of:into:format:encoding:)`` does.
  @discardableResult
  public func importContacts(
    bytes: [UInt8], name: String, into account: String, format: ContactFormat? = nil,
    encoding: Charset? = nil
  ) async throws -> ImportSummary {
    try Self.requireName(account)
    let file = try IncomingFile(bytes: bytes, name: name, format: format, encoding: encoding)
    guard !file.items.isEmpty else {
      // An export that failed would empty the account.
      throw ContactFileError(
        message: "There is no contact in \(name); nothing was changed. Export the contacts again.",
        path: name)
    }
    let fileName = name.split(separator: "/").last.map(String.init) ?? name
    let summary = try await write(byteCount: bytes.count) { database in
      try AccountImport(file: file, accountName: account, fileName: fileName).run(database)
    }
    database.checkpoint()
    return summary
  }

  /// An account as a file: the one that was imported, byte for byte, where nobody changed anything.
  public func export(_ account: String) async throws(ContactStoreError) -> ContainerExport {
    try await read { database in
      try AccountExport(container: .required(account, database)).run(database)
    }
  }

  /// Makes an account where new contacts go if nothing else is said.
  public func setDefaultContainer(_ account: String) async throws(ContactStoreError) {
    try await write { database in
      let container = try ContactContainer.required(account, database)
      try database.run("UPDATE container SET isDefault = (id = ?)", .integer(container.id))
    }
  }

  // MARK: Contacts

  /// The contacts that are wanted, whole.
  public func contacts(
    _ request: ContactFetchRequest = ContactFetchRequest()
  ) async throws(ContactStoreError) -> [StoredContact] {
    try await fetched(request) { $0 }
  }

  /// Some fields of the contacts that are wanted, such as those that a formatter needs. Few are read
  /// much faster than all. The UID comes with them.
  ///
  /// ```swift
  /// let keys = NameFormatter.requiredKeys + [.phoneNumber]
  /// for found in try await store.contacts(keys: keys) {
  ///   print(try found.contact[.phoneNumbers].map(\.value.stringValue))
  /// }
  /// ```
  public func contacts(
    _ request: ContactFetchRequest = ContactFetchRequest(), keys: some Sequence<ContactKey>
  ) async throws(ContactStoreError) -> [StoredPartialContact] {
    let keys = Set(keys)
    return try await fetched(request, keys: keys) { StoredPartialContact($0, keys: keys) }
  }

  private func fetched<Fetched: Sendable>(
    _ request: ContactFetchRequest, keys: Set<ContactKey>? = nil,
    _ value: @escaping @Sendable (StoredContact) -> Fetched
  ) async throws(ContactStoreError) -> [Fetched] {
    let links = try await links(for: request)
    return try await read { database in
      var contacts: [Fetched] = []
      try ContactFetch(database, request, keys: keys, links: links).enumerate {
        contacts.append(value($0))
        return true
      }
      return contacts
    }
  }

  /// Hands over the contacts that are wanted one after the other, on a thread of the store's, until
  /// `body` returns false. Nothing can be written to the store by `body`.
  public func enumerateContacts(
    _ request: ContactFetchRequest = ContactFetchRequest(),
    _ body: @escaping @Sendable (StoredContact) -> Bool
  ) async throws(ContactStoreError) {
    let links = try await links(for: request)
    try await read { database in
      try ContactFetch(database, request, links: links).enumerate(body)
    }
  }

  /// Hands over some fields of the contacts that are wanted, as ``enumerateContacts(_:_:)`` does with
  /// whole ones.
  public func enumerateContacts(
    _ request: ContactFetchRequest = ContactFetchRequest(), keys: some Sequence<ContactKey>,
    _ body: @escaping @Sendable (StoredPartialContact) -> Bool
  ) async throws(ContactStoreError) {
    let keys = Set(keys)
    let links = try await links(for: request)
    try await read { database in
      try ContactFetch(database, request, keys: keys, links: links).enumerate {
        body(StoredPartialContact($0, keys: keys))
      }
    }
  }

  /// The contact of an identifier, a record's or a unified contact's; nil where there is none.
  ///
  /// - Parameter identifier: What ``Stored/id`` or ``StoredRecord/id`` says.
  public func contact(
    withIdentifier identifier: String
  ) async throws(ContactStoreError) -> StoredContact? {
    try await contact(identifier, keys: nil)
  }

  /// Some fields of the contact of an identifier; nil where there is none.
  public func contact(
    withIdentifier identifier: String, keys: some Sequence<ContactKey>
  ) async throws(ContactStoreError) -> StoredPartialContact? {
    let keys = Set(keys)
    return try await contact(identifier, keys: keys).map { StoredPartialContact($0, keys: keys) }
  }

  private func contact(
    _ identifier: String, keys: Set<ContactKey>?
  ) async throws(ContactStoreError) -> StoredContact? {
    guard let wanted = StoredIdentifier(identifier) else { return nil }
    var isUnified = false
    if case .person = wanted { isUnified = true }
    let request = ContactFetchRequest(isUnified: isUnified)
    let links = try await links(for: request)
    return try await read { database in
      try ContactFetch(database, request, keys: keys, links: links).contact(wanted)
    }
  }

  /// Who is whom, where the store can't keep it; otherwise sees that what it keeps is of the records
  /// as they are.
  private func links(
    for request: ContactFetchRequest
  ) async throws(ContactStoreError) -> [Int64: Int64]? {
    guard request.isUnified else { return nil }
    if try await read({ try RecordLinks(database: $0).areCurrent }) { return nil }
    if isReadOnly { return try await read { try RecordLinks(database: $0).found() } }
    try await refreshLinks()
    return nil
  }

  /// Sees that the links are those of the records as they are.
  func refreshLinks() async throws(ContactStoreError) {
    let database = database
    try await Self.detached { () throws(ContactStoreError) in
      try database.write { try RecordLinks(database: $0).refresh() }
    }
  }

  // MARK: History

  /// The moment that it is now, to ask ``changes(since:through:)`` with later.
  public func historyToken() async throws(ContactStoreError) -> HistoryToken {
    try await read { try StoreHistory(database: $0).now() }
  }

  /// What became of the records since a moment.
  ///
  /// Who goes on from there the next time names the moment that it is to end at: without it, what
  /// somebody else does meanwhile would be told of twice, or never.
  ///
  /// ```swift
  /// let now = try await store.historyToken()
  /// for change in try await store.changes(since: token, through: now) { print(change.kind) }
  /// token = now
  /// ```
  ///
  /// - Parameters:
  ///   - token: The moment that is gone back to.
  ///   - end: The last moment that is told of; nil for the present.
  /// - Throws: ``ContactStoreError/Code/expiredToken`` where the history does not reach back so far.
  public func changes(
    since token: HistoryToken, through end: HistoryToken? = nil
  ) async throws(ContactStoreError) -> [RecordChange] {
    try await read { try StoreHistory(database: $0).changes(since: token, through: end) }
  }

  /// What was done, the latest first.
  public func actions(limit: Int = 100) async throws(ContactStoreError) -> [StoreAction] {
    try await read { try StoreHistory(database: $0).actions(limit: limit) }
  }

  /// Takes back the last thing that was done; again, the one before.
  @discardableResult
  public func undo() async throws(ContactStoreError) -> StoreAction {
    try await write { try Undoing(database: $0).run() }
  }

  /// Forgets all of the history but the last so many steps.
  public func forgetHistory(keeping count: Int) async throws(ContactStoreError) {
    try await write { try StoreHistory(database: $0).forget(keeping: max(0, count)) }
  }
}
