import ContactCoding
public import FileFormats
import GRDB
import SourceText
import TableCoding

/// An account as the bytes of a file.
public struct ContainerExport: Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// The format of the file.
  public let format: ContactFormat
  /// Whether it is the file that was imported, byte for byte.
  public let isUnchanged: Bool
  /// How many contacts are in it.
  public let count: Int
  /// What its format can't hold.
  public let losses: [ConversionLoss]
}

/// Makes the file of an account: the imported one where nobody changed anything, else that with the
/// changes, every other card and row as it was.
struct AccountExport {
  let container: ContactContainer

  func run(_ database: Database) throws -> ContainerExport {
    let cards = try CardTable(database)
    let records = try database.rows(
      """
      SELECT card, place FROM record WHERE container = ?
      ORDER BY place IS NULL, place, id
      """, .integer(container.id)
    ) { (card: $0.integer(0), place: $0.optionalInteger(1)) }
    guard let number = container.image else {
      return try cardsAlone(records.map(\.card), cards)
    }
    let image = try FileImage(number, in: database)
    if records.map(\.card) == image.cards {
      return ContainerExport(
        bytes: try image.bytes(cards), format: container.format, isUnchanged: true,
        count: records.count, losses: [])
    }
    if image.isWholeFile { return try rewritten(image, records, cards) }

    var current: [Int: Int64] = [:]
    var added: [Int64] = []
    for record in records {
      if let place = record.place, current[Int(place)] == nil, place < image.cards.count {
        current[Int(place)] = record.card
      } else {
        added.append(record.card)
      }
    }
    var output = CardJoining()
    var place = 0
    for piece in image.pieces {
      switch piece {
      case .text(let text), .file(let text): output.append(text)
      case .card:
        if let card = current[place] {
          output.append(card: try cards.wholeBytes(of: cards.card(card)))
        }
        place += 1
      }
    }
    for card in added { output.append(card: try cards.wholeBytes(of: cards.card(card))) }
    return ContainerExport(
      bytes: output.bytes, format: container.format, isUnchanged: false, count: records.count,
      losses: [])
  }

  /// A file of cards that were made here.
  private func cardsAlone(_ records: [Int64], _ cards: CardTable) throws -> ContainerExport {
    var output = CardJoining()
    for card in records { output.append(card: try cards.wholeBytes(of: cards.card(card))) }
    return ContainerExport(
      bytes: output.bytes, format: container.format, isUnchanged: false, count: records.count,
      losses: [])
  }

  /// A file of another form, written with what the records say now.
  private func rewritten(
    _ image: FileImage, _ records: [(card: Int64, place: Int64?)], _ cards: CardTable
  ) throws -> ContainerExport {
    let reading = CardReading(source: container.source, charset: container.charset)
    let contacts = try records.map {
      reading.contact(try cards.wholeBytes(of: cards.card($0.card)), index: Int($0.place ?? 0))
    }
    var options = WritingOptions(format: container.format)
    options.settleColumns(for: contacts)
    var writer = ContactWriter(options)
    var bytes = FileFrame.prefix(options)
    var losses: [ConversionLoss] = []
    for (index, contact) in contacts.enumerated() {
      if index > 0 { bytes += Array(FileFrame.separator(container.format).utf8) }
      let written = writer.write(contact)
      bytes += written.bytes
      losses += written.losses
    }
    bytes += Array(FileFrame.suffix(container.format).utf8)
    return ContainerExport(
      bytes: bytes, format: container.format, isUnchanged: false, count: records.count,
      losses: losses)
  }
}

/// Puts cards one behind the other, each on lines of its own.
private struct CardJoining {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: [UInt8]) { bytes += text }

  mutating func append(card: [UInt8]) {
    if let last = bytes.last, last != 0x0A, last != 0x0D, card.first.map({ $0 > 0x20 }) ?? false,
      bytes.count > 3 || bytes != [0xEF, 0xBB, 0xBF]
    {
      bytes += [0x0D, 0x0A]
    }
    bytes += card
  }
}
