import ArgumentParser
import ContactChanges
import ContactModel
import ContactStore

/// `unicard book edit`: changes people of a store.
struct BookEditCommand: UnicardSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Edit people of a store; each change goes to the record that the value is in.",
    discussion: """
      Without anything to --set, --add, --remove or clean up, the contact of that name opens as \
      text in $VISUAL or $EDITOR. KEYs and edits are those of 'unicard edit'. What is new about \
      somebody with several records goes to the one that has most of the field; name a record by \
      its identifier, or an account, to say which. 'unicard book undo' takes an edit back.

      EXAMPLES
        unicard book edit 'Jane Doe'
        unicard book edit 'Jane Doe' --add phone.work='+49 30 1234567'
        unicard book edit r12 --set title=Editor
        unicard book edit --where 'org = Acme' --set org='Acme Europe' --dry-run
        unicard book edit --account Phone --trim --normalize-phones
      """)

  @OptionGroup var choice: ChoiceOptions
  @OptionGroup var edits: EditOptions
  @OptionGroup var target: StoreEditOptions
  @OptionGroup var common: CommonOptions

  func validate() throws {
    if edits.isEmpty, choice.isEmpty {
      throw ValidationError(
        "Say whom to edit, by a name or --where, or what: --set title=Editor, --trim.")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let store = try target.store.open()
    guard let found = try target.contacts(choice, in: store, on: console) else { return .found }
    let writing = try target.writing(to: store, on: console)
    guard edits.isEmpty else {
      let removed = RemovedValues(formats: writing.formats)
      let edit = try edits.editor(on: console, removed)
      var edited: [StoredEdit] = []
      let meant = found.filter { !choice.isEmpty || !ContactGroup.isGroup($0.contact) }
      try GroupsWithCards(edits.edits()).check(meant, in: store)
      let clean = try edits.cleaner(on: console)
      var count = 0
      for stored in meant {
        var own: [StoredEdit] = []
        let contact = edit(stored.contact)
        let isOfRecords = clean != nil && stored.records.count > 1
        if contact != stored.contact, !isOfRecords || !edits.isCleaningAlone {
          own.append(StoredEdit(stored: stored, contact: contact))
        }
        if isOfRecords, let clean {
          let changed = ContactChange.changed(from: stored.contact, to: contact).keys
          own += try cleaned(
            stored, in: store, but: edits.isCleaningAlone ? [] : changed, clean)
        }
        if !own.isEmpty { count += 1 }
        edited += own
      }
      try save(edited, of: count, in: store, writing)
      removed.tell(on: console)
      return .success
    }
    guard let stored = found.first, found.count == 1 else {
      throw CommandFailure(
        "Only one contact can be opened in an editor, and \(found.count) are meant.",
        hint: "Name one of them.", status: .usage)
    }
    let session = EditorSession(
      text: ContactText(locale: target.reader.reader(on: console).identifier), console: console)
    guard let edited = try session.edit(stored.contact) else {
      console.note("Nothing was changed.")
      return .success
    }
    try edited.keepingText(session, console) {
      try GroupsWithCards(from: stored.contact, to: edited.contact).check([stored], in: store)
      try save([StoredEdit(stored: stored, contact: edited.contact)], of: 1, in: store, writing)
    }
    return .success
  }

  /// What is to be cleaned up in each of somebody's records, be it clean in another one.
  ///
  /// - Parameter touched: Fields that are edited otherwise, and whose values are cleaned up with that.
  private func cleaned(
    _ stored: StoredContact, in store: ContactStore, but touched: [ContactKey],
    _ clean: (Contact) throws -> Contact
  ) throws -> [StoredEdit] {
    try stored.records.compactMap { record in
      guard
        let whole = try Waiting.result({ try await store.contact(withIdentifier: record.id) })
      else { return nil }
      // Another record may say in which country the numbers are.
      let lacksAddress = whole.contact.postalAddresses.isEmpty
      var contact = whole.contact
      if lacksAddress {
        contact = contact.editing { $0.postalAddresses = stored.contact.postalAddresses }
      }
      contact = try clean(contact)
      if lacksAddress { contact = contact.editing { $0.postalAddresses = [] } }
      let keys = ContactChange.changed(from: whole.contact, to: contact).keys
      guard !keys.isEmpty, Set(keys).isDisjoint(with: touched) else { return nil }
      return StoredEdit(stored: whole, contact: contact)
    }
  }

  /// - Parameter count: How many people are edited, some of whom have several records.
  private func save(
    _ edits: [StoredEdit], of count: Int, in store: ContactStore, _ writing: StoreWriting
  ) throws {
    let (updates, groups) = try StoredEdit.following(edits, in: store)
    var request = SaveRequest()
    for edit in edits { request.update(edit.contact, from: edit.stored) }
    for update in updates { request.update(update.contact, from: update.stored) }
    MemberRemoval.tell(on: writing.console, isDone: !target.dryRun, names: groups)
    var tally = ChangeTally()
    for edit in edits.prefix(count) {
      tally.add(.changed, isGroup: ContactGroup.isGroup(edit.contact))
    }
    for update in updates { tally.add(.changed, isGroup: ContactGroup.isGroup(update.contact)) }
    try writing.save([(request, nil)], tally)
  }
}
