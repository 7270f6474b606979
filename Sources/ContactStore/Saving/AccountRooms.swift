import ContactCoding
import ContactModel
import FileFormats
import GRDB
import SourceText
import TableCoding

/// What the accounts of a store have room for: one that came as a table has that of its columns.
final class AccountRooms {
  private let database: Database
  /// Nil for an account that holds everything.
  private var rooms: [Int64: TableRoom?] = [:]

  init(_ database: Database) { self.database = database }

  /// Whether an account can hold what is to become of a contact.
  func hasRoom(in container: Int64, for contact: Contact, beside old: Contact) -> Bool {
    let room = rooms[container] ?? (try? room(of: container)) ?? nil
    rooms.updateValue(room, forKey: container)
    return room?.hasRoom(for: contact, beside: old) ?? true
  }

  private func room(of container: Int64) throws -> TableRoom? {
    guard let account = try ContactContainer.numbered(container, database), account.format.isCSV,
      let image = account.image
    else { return nil }
    let stream = try ByteStream(
      bytes: FileImage(image, in: database).bytes(CardTable(database)), name: account.name,
      encoding: account.charset)
    return TableRoom(try ContactInput(stream: stream, format: account.format))
  }
}
