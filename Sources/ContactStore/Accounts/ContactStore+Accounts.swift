import ContactModel
import FileFormats
import GRDB
import SourceText

extension ContactStore {
  /// Makes an account for contacts that are made here, from no file. ``undo()`` takes it back, as all
  /// that is done to accounts.
  ///
  /// - Throws: ``ContactStoreError/Code/exists`` where there is one of the name; its case does not
  ///   count.
  public func addContainer(_ name: String) async throws(ContactStoreError) {
    try Self.requireName(name)
    try await write { database in
      try Self.refuseKnown(name, database)
      let step = try StoreStep(database, title: "new account \(name)")
      try ContactContainer.insert(name, .local, .vCard40, step)
      try step.finish()
    }
  }

  /// Gives an account another name.
  ///
  /// - Throws: ``ContactStoreError/Code/exists`` where another account has it.
  public func renameContainer(
    _ name: String, to newName: String
  ) async throws(ContactStoreError) {
    try Self.requireName(newName)
    try await write { database in
      let container = try ContactContainer.required(name, database)
      try Self.refuseKnown(newName, except: container.id, database)
      let step = try StoreStep(
        database, title: "renaming \(container.name) to \(newName)", container: container.id)
      try database.run(
        "UPDATE container SET name = ? WHERE id = ?", .text(newName), .integer(container.id))
      try step.finish()
    }
  }

  /// Removes an account with all its records. Whoever has records in others stays with these.
  public func removeContainer(_ name: String) async throws(ContactStoreError) {
    try await write { database in
      let container = try ContactContainer.required(name, database)
      let step = try StoreStep(
        database, title: "removal of \(container.name)", container: container.id)
      let reading = CardReading(source: container.source, charset: container.charset)
      let records = try database.rows(
        "SELECT id, card, place FROM record WHERE container = ?", .integer(container.id)
      ) { (id: $0.integer(0), card: $0.integer(1), place: $0.optionalInteger(2)) }
      for record in records {
        let card = try step.cards.wholeBytes(of: step.cards.card(record.card))
        try step.delete(
          StoreStep.Former(
            record: record.id, container: container.id, card: record.card, place: record.place,
            contact: reading.contact(card, index: 0)))
      }
      try step.finish()
      try database.run("DELETE FROM container WHERE id = ?", .integer(container.id))
    }
  }

  static func requireName(_ name: String) throws(ContactStoreError) {
    if name.contains(where: { !$0.isWhitespace }) { return }
    throw ContactStoreError(
      .unsuitable, "An account needs a name.", hint: "Give it one, such as Phone.")
  }

  private static func refuseKnown(
    _ name: String, except id: Int64? = nil, _ database: Database
  ) throws {
    let known = try ContactContainer.all(database)
      .first { $0.id != id && $0.name.lowercased() == name.lowercased() }
    guard let known else { return }
    throw ContactStoreError(
      .exists, "There is an account “\(known.name)” already.", hint: "Take another name.")
  }
}

extension ContactContainer {
  /// Makes an account in a step, which is the default one where there is no other.
  @discardableResult
  static func insert(
    _ name: String, _ kind: Kind, _ format: ContactFormat, _ step: StoreStep
  ) throws -> Int64 {
    let database = step.database
    try database.run(
      """
      INSERT INTO container (name, type, format, isDefault)
      VALUES (?, ?, ?, NOT EXISTS (SELECT 1 FROM container))
      """, .text(name), .text(kind.rawValue), .text(format.rawValue))
    let container = database.lastInsertedRowID
    try database.run(
      "UPDATE step SET container = ? WHERE id = ?", .integer(container), .integer(step.id))
    return container
  }
}
