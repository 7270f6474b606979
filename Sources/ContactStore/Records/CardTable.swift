import ContactLikeness
import ContactModel
import GRDB
import SourceText

/// A card as it is kept: its bytes without its media, and where these belong.
struct StoredCard {
  /// Where media were cut out of the bytes, ascending, and their numbers.
  struct Cut: Hashable {
    let offset: Int
    let media: Int64
  }

  let bytes: [UInt8]
  let cuts: [Cut]
}

/// The cards and media of a store. None is ever changed.
struct CardTable {
  private let insertCard: StoreStatement
  private let insertMedia: StoreStatement
  private let findMedia: StoreStatement
  private let readMedia: StoreStatement
  private let readCard: StoreStatement
  private let database: Database

  /// Media that are shorter stay in their cards.
  private static let shortestMedia = 512

  init(_ database: Database) throws {
    self.database = database
    insertCard = try StoreStatement(
      database, "INSERT INTO card (hash, media, bytes) VALUES (?, ?, ?)")
    insertMedia = try StoreStatement(database, "INSERT INTO media (hash, bytes) VALUES (?, ?)")
    findMedia = try StoreStatement(database, "SELECT id, bytes FROM media WHERE hash = ?")
    readMedia = try StoreStatement(database, "SELECT bytes FROM media WHERE id = ?")
    readCard = try StoreStatement(database, "SELECT media, bytes FROM card WHERE id = ?")
  }

  /// What a card is compared by, before its bytes are.
  static func hash(of bytes: UnsafeRawBufferPointer) -> Int64 {
    Int64(bitPattern: StableHash.of(bytes.assumingMemoryBound(to: UInt8.self)))
  }

  // MARK: Writing

  /// Keeps a card; returns its number.
  ///
  /// - Parameter contact: What was read of the bytes, which says where the media are.
  func insert(_ bytes: UnsafeRawBufferPointer, hash: Int64, of contact: Contact) throws -> Int64 {
    let ranges = Self.mediaRanges(of: contact, in: bytes)
    guard !ranges.isEmpty else {
      try insertCard.run(.integer(hash), .null, .bytes(bytes))
      return database.lastInsertedRowID
    }
    var kept: [UInt8] = []
    var cuts: [UInt8] = []
    var position = 0
    for range in ranges {
      kept += bytes[position..<range.lowerBound]
      VariableInteger.append(kept.count, to: &cuts)
      VariableInteger.append(Int(try keep(Array(bytes[range]))), to: &cuts)
      position = range.upperBound
    }
    kept += bytes[position...]
    try insertCard.run(.integer(hash), .blob(cuts), .blob(kept))
    return database.lastInsertedRowID
  }

  private static func mediaRanges(
    of contact: Contact, in bytes: UnsafeRawBufferPointer
  ) -> [Range<Int>] {
    let storage = contact.storage
    guard storage.records.contains(where: { $0.isBase64 && $0.text.count >= shortestMedia }),
      storage.bytes.count >= bytes.count,
      storage.bytes.withUnsafeBytes({ $0.prefix(bytes.count).elementsEqual(bytes) })
    else { return [] }
    var ranges: [Range<Int>] = []
    for record in storage.records where record.isBase64 {
      let range = record.text.range
      guard range.count >= shortestMedia, range.upperBound <= bytes.count else { continue }
      ranges.append(range)
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    return zip(ranges, [0] + ranges.map(\.upperBound)).filter { $0.lowerBound >= $1 }.map(\.0)
  }

  /// The number of media, which are kept once however many cards have them.
  private func keep(_ bytes: [UInt8]) throws -> Int64 {
    let hash = bytes.withUnsafeBytes(Self.hash)
    var found: Int64?
    try findMedia.enumerate([.integer(hash)]) { row in
      guard row.bytes(1).elementsEqual(bytes) else { return true }
      found = row.integer(0)
      return false
    }
    if let found { return found }
    try insertMedia.run(.integer(hash), .blob(bytes))
    return database.lastInsertedRowID
  }

  // MARK: Reading

  /// A card as it is kept.
  func card(_ number: Int64) throws -> StoredCard {
    var card: StoredCard?
    try readCard.enumerate([.integer(number)]) { row in
      card = StoredCard(bytes: Array(row.bytes(1)), cuts: Self.cuts(row.bytes(0)))
      return false
    }
    guard let card else {
      throw ContactStoreError(
        .damaged, "A card of the store is missing.", hint: "Bring the store back from a backup.")
    }
    return card
  }

  static func cuts(_ bytes: UnsafeRawBufferPointer) -> [StoredCard.Cut] {
    var reader = ByteReader(bytes)
    var cuts: [StoredCard.Cut] = []
    while !reader.isAtEnd {
      cuts.append(
        StoredCard.Cut(
          offset: Int(truncatingIfNeeded: reader.variable()),
          media: Int64(truncatingIfNeeded: reader.variable())))
    }
    return cuts
  }

  /// The card with its media: the bytes that were kept.
  func wholeBytes(of card: StoredCard) throws -> [UInt8] {
    guard !card.cuts.isEmpty else { return card.bytes }
    var whole: [UInt8] = []
    var position = 0
    for cut in card.cuts where cut.offset <= card.bytes.count {
      whole += card.bytes[position..<cut.offset]
      position = cut.offset
      try readMedia.enumerate([.integer(cut.media)]) { row in
        whole += row.bytes(0)
        return false
      }
    }
    return whole + card.bytes[position...]
  }
}

extension FieldRecord {
  fileprivate var isBase64: Bool { if case .base64 = form { true } else { false } }
}
