import ContactChanges
import ContactCoding
import ContactModel
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
  /// Whether it has other columns and another encoding than the file that was imported, as a table whose
  /// contacts stand side by side can't be changed where it is.
  public var isWrittenAnew = false
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
    let revised = Revised(records, of: image)
    if image.isWholeFile { return try rewritten(image, revised, cards) }

    var output = CardJoining()
    var place = 0
    for piece in image.pieces {
      switch piece {
      case .text(let text), .file(let text): output.append(text)
      case .card:
        if let card = revised.current[place] {
          output.append(card: try cards.wholeBytes(of: cards.card(card)))
        }
        place += 1
      }
    }
    for card in revised.added { output.append(card: try cards.wholeBytes(of: cards.card(card))) }
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

  // MARK: Files of another form

  /// The records of the account by their places in the file.
  private struct Revised {
    var current: [Int: Int64] = [:]
    /// Those that have no place in it.
    var added: [Int64] = []

    init(_ records: [(card: Int64, place: Int64?)], of image: FileImage) {
      for record in records {
        if let place = record.place, current[Int(place)] == nil, place < image.cards.count {
          current[Int(place)] = record.card
        } else {
          added.append(record.card)
        }
      }
    }

    var cards: [Int64] { current.sorted { $0.key < $1.key }.map(\.value) + added }
  }

  /// The imported file with what was changed since: all else of it stays byte for byte.
  private func rewritten(
    _ image: FileImage, _ revised: Revised, _ table: CardTable
  ) throws -> ContainerExport {
    let kept = image.cards
    let reading = CardReading(source: container.source, charset: container.charset)
    func contact(_ card: Int64, _ index: Int) throws -> Contact {
      reading.contact(try table.wholeBytes(of: table.card(card)), index: index)
    }
    var bytes: [UInt8] = []
    var losses: [ConversionLoss] = []
    var place = 0
    do {
      let stream = try ByteStream(
        bytes: image.bytes(table), name: container.name, encoding: container.charset)
      let input = try ContactInput(stream: stream, format: container.format)
      try input.rewrite(
        losses: { losses.append($0) }, to: { bytes += $0 },
        additions: { try revised.added.enumerated().map { try contact($1, kept.count + $0) } },
        revise: { row in
          defer { place += 1 }
          guard place < kept.count, let card = revised.current[place] else { return .remove }
          guard card != kept[place] else { return .keep }
          let change = ContactChange.changed(
            from: try contact(kept[place], place), to: try contact(card, place))
          return .replace(row.changed(by: change))
        })
    } catch let error as ContactFileError where error.code == .unchangeable {
      // Contacts that stand side by side are not changed where they are.
      place = -1
    }
    // A later version may find other contacts in the file than the one that imported it.
    guard place == kept.count else {
      return writtenAnew(try revised.cards.enumerated().map { try contact($1, $0) })
    }
    return ContainerExport(
      bytes: bytes, format: container.format, isUnchanged: false,
      count: revised.current.count + revised.added.count, losses: losses)
  }

  private func writtenAnew(_ contacts: [Contact]) -> ContainerExport {
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
      bytes: bytes, format: container.format, isUnchanged: false, isWrittenAnew: true,
      count: contacts.count, losses: losses)
  }
}

extension Contact {
  /// The contact with what was changed of the card that it was kept as.
  fileprivate func changed(by change: ContactChange) -> Contact {
    if let carried = try? change.applied(to: self) { return carried }
    // The card says what was changed in other words than the file.
    guard let after = change.after else { return self }
    return editing { draft in
      for key in change.keys {
        let field = Field<JSONFieldValue>(key)
        draft[field] = after[field]
      }
    }
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
