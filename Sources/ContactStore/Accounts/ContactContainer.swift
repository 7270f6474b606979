import ContactSelection
public import FileFormats
import GRDB
import SourceText

/// An account of a store: what one address book's export brought in, or what was made here. Every
/// record is in exactly one.
public struct ContactContainer: Hashable, Sendable, Identifiable {
  /// What an account is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Its contacts come from files.
    case file
    /// Its contacts were made here.
    case local
  }

  /// The number, which no other account of the store ever has.
  public let id: Int64
  /// The name.
  public let name: String
  /// What it is.
  public let kind: Kind
  /// The format that it was imported in and is exported in.
  public let format: ContactFormat
  /// The name of the file that was imported last; nil where none was.
  public let fileName: String?
  /// Whether new contacts go here where nothing else is said.
  public let isDefault: Bool
  /// How many records it holds.
  public let count: Int
  /// How many of them are cards of groups.
  public private(set) var groupCount = 0

  /// The charset of bytes in cards that are not UTF-8 and declare none; of another file, that of the file.
  let charset: Charset?
  /// The file as it was imported.
  let image: Int64?

  var source: Source { Source(name: name) }
  /// The version of vCard that its file is in; nil where it has none, and cards stay as they come.
  var cardFormat: ContactFormat? { image != nil && format.isVCard ? format : nil }
}

extension ContactContainer {
  private static let columns = """
    SELECT id, name, type, format, fileName, isDefault, charset, image,
      (SELECT count(*) FROM record WHERE record.container = container.id)
    FROM container
    """

  private init(_ row: StoreStatement) {
    id = row.integer(0)
    name = row.text(1)
    kind = Kind(rawValue: row.text(2)) ?? .file
    format = ContactFormat(rawValue: row.text(3)) ?? .vCard40
    fileName = row.isNull(4) ? nil : row.text(4)
    isDefault = row.integer(5) != 0
    charset = row.isNull(6) ? nil : Charset(named: row.text(6))
    image = row.optionalInteger(7)
    count = Int(row.integer(8))
  }

  /// The same with the number of its groups, which is looked up.
  func countingGroups(_ database: Database) throws -> ContactContainer {
    var groups: Set<Int64> = []
    try LookupTable(database).enumerate(beginning: .ofGroups) { groups.insert($0) }
    let find = try StoreStatement(database, "SELECT container FROM record WHERE id = ?")
    var counted = self
    for record in groups {
      try find.enumerate([.integer(record)]) {
        if $0.integer(0) == id { counted.groupCount += 1 }
        return false
      }
    }
    return counted
  }

  /// All accounts in the order in which they were made.
  static func all(_ database: Database) throws -> [ContactContainer] {
    try database.rows(columns + " ORDER BY id") { ContactContainer($0) }
  }

  /// The same without knowing how many records each holds, which takes longer than looking one up.
  static func allUncounted(_ database: Database) throws -> [ContactContainer] {
    try database.rows(
      "SELECT id, name, type, format, fileName, isDefault, charset, image, 0 FROM container"
    ) { ContactContainer($0) }
  }

  /// The account of that name, or the only one whose name differs by case alone; nil where there is
  /// none.
  static func named(_ name: String, _ database: Database) throws -> ContactContainer? {
    if let found = try database.row(
      columns + " WHERE name = ?", .text(name), read: { ContactContainer($0) })
    {
      return found
    }
    let alike = try all(database).filter { $0.name.lowercased() == name.lowercased() }
    return alike.count == 1 ? alike.first : nil
  }

  /// The account of that number; nil where there is none.
  static func numbered(_ id: Int64, _ database: Database) throws -> ContactContainer? {
    try database.row(columns + " WHERE id = ?", .integer(id)) { ContactContainer($0) }
  }

  /// The account of that name.
  static func required(_ name: String, _ database: Database) throws -> ContactContainer {
    if let found = try named(name, database) { return found }
    let names = try all(database).map(\.name)
    throw ContactStoreError(
      .noContainer, "There is no account “\(name)” in the store.",
      hint: names.isEmpty
        ? "Importing a file into it makes one."
        : "The accounts are \(names.joined(separator: ", ")).")
  }
}
