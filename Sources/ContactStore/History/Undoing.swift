import ContactModel
import GRDB
import SourceText

/// Takes back the last thing that was done and not taken back yet.
struct Undoing {
  let database: Database

  /// Does it; returns what was taken back.
  func run() throws -> StoreAction {
    let last = try database.row(
      """
      SELECT id, title, container FROM step WHERE NOT isUndone AND undoes IS NULL
      ORDER BY id DESC LIMIT 1
      """
    ) { (id: $0.integer(0), title: $0.text(1), container: $0.optionalInteger(2)) }
    guard let last else {
      throw ContactStoreError(.nothingToUndo, "There is nothing to take back.")
    }
    let hadContainer =
      try database.number(
        "SELECT count(*) FROM containerBefore WHERE step = ?", .integer(last.id)) == 1
    let isNew = last.container != nil && !hadContainer
    let step = try StoreStep(
      database, title: "undo of \(last.title)", container: last.container, undoes: last.id)
    let container = try last.container.flatMap { try ContactContainer.numbered($0, database) }
    if hadContainer {
      // That of a removed account is not there.
      try database.run(
        """
        INSERT OR IGNORE INTO container (id, name, type, format)
        SELECT id, name, type, format FROM containerBefore WHERE step = ?
        """, .integer(last.id))
      try database.run(
        """
        UPDATE container SET (name, type, format, fileName, charset, image, isDefault) =
          (SELECT name, type, format, fileName, charset, image, isDefault
           FROM containerBefore WHERE step = ?1)
        WHERE id = (SELECT id FROM containerBefore WHERE step = ?1)
        """, .integer(last.id))
    }
    let restored = try last.container.flatMap { try ContactContainer.numbered($0, database) }
    let now = CardReading(source: Source(name: ""), charset: container?.charset)
    let then = CardReading(source: Source(name: ""), charset: restored?.charset)
    func contact(_ card: Int64, _ reading: CardReading) throws -> Contact {
      reading.contact(try step.cards.wholeBytes(of: step.cards.card(card)), index: 0)
    }
    for change in try ChangeTable(database).changes(of: last.id) {
      var former: StoreStep.Former?
      if let after = change.after {
        former = StoreStep.Former(
          record: change.record, container: change.container, card: after,
          place: try database.number(
            "SELECT place FROM record WHERE id = ?", .integer(change.record)),
          contact: try contact(after, now))
      }
      switch (former, change.before) {
      case (let former?, nil): try step.delete(former)
      case (nil, let before?):
        try step.add(
          contact(before, then), card: before, to: change.container, place: change.place,
          number: change.record)
      case (let former?, let before?):
        try step.replace(
          former, with: contact(before, then), card: before, place: change.place)
      case (nil, nil): break
      }
    }
    try step.finish()
    try RecordLinks(database: database).takeBack(step: last.id)
    if let restored { try setPlaces(of: restored) }
    if isNew, let id = last.container {
      try database.run("DELETE FROM container WHERE id = ?", .integer(id))
    }
    try database.run("UPDATE step SET isUndone = 1 WHERE id = ?", .integer(last.id))
    let actions = try StoreHistory(database: database).actions(limit: .max)
    guard let done = actions.first(where: { $0.token.step == last.id }) else {
      throw ContactStoreError(.failed, "The history of the store is incomplete.")
    }
    return done
  }

  /// Puts the records of an account where their cards stand in its file.
  private func setPlaces(of container: ContactContainer) throws {
    guard let number = container.image else { return }
    // A record that was changed since the import keeps its place, though its card is another.
    let places = Dictionary(
      try FileImage(number, in: database).cards.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first })
    let update = try StoreStatement(database, "UPDATE record SET place = ? WHERE id = ?")
    let records = try database.rows(
      "SELECT id, card FROM record WHERE container = ?", .integer(container.id)
    ) { ($0.integer(0), $0.integer(1)) }
    for (record, card) in records {
      if let place = places[card] { try update.run(StoreValue(place), .integer(record)) }
    }
  }
}
