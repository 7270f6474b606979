import CardCoding
import ContactModel
import FileFormats
import SourceText
import VCard

/// A card of the file that is written again, with its place there.
struct RewrittenCard {
  private let read: ContactInput.ReadContact
  private let slot: ReadingSlot
  /// Where the card begins and ends in its part of the file.
  private let bounds: Range<Int>
  /// Whether the next card begins on the line of its end.
  let isJoined: Bool

  init(_ slot: ReadingSlot, _ number: Int) {
    self.slot = slot
    read = slot.contacts[number]
    bounds = slot.chunk.cards[number].range
    isJoined = slot.chunk.cards[number].isJoined
  }

  var contact: Contact { read.contact }
  var origin: ContactOrigin { read.contact.storage.origin }

  /// The card in its source.
  var range: Range<Int> { place(bounds) }

  private func place(_ range: Range<Int>) -> Range<Int> {
    let start = slot.context.textOffset + slot.chunk.textOffset(of: range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    return start..<slot.context.textOffset + slot.chunk.textOffset(of: range.upperBound - 1) + 1
  }

  /// Where a part of the card's text stands in its source.
  func place(of range: Range<Int>) -> Range<Int> {
    guard origin.byteCount != origin.cardCount else {
      return place(bounds.lowerBound + range.lowerBound..<bounds.lowerBound + range.upperBound)
    }
    // The text has none of the NULs.
    let places = slot.chunk.bytes[bounds].indices.filter { slot.chunk.bytes[$0] != 0 }
    guard range.lowerBound < places.count else {
      return place(bounds.upperBound..<bounds.upperBound)
    }
    let start = places[range.lowerBound]
    return place(start..<(range.isEmpty ? start : places[range.upperBound - 1] + 1))
  }

  /// The card as it is in the file, with an edit made, but for NULs.
  func text(_ edit: CardEdit) -> [UInt8] {
    edit.applied(to: slot.chunk.bytes[bounds].filter { $0 != 0 })
  }

  /// Whether a contact was made of the card's by editing it.
  func isOriginal(of edited: Contact) -> Bool { edited.isEdit(of: contact) }

  /// What reading left out, where the card can't be written without it.
  var unreadLines: [FieldLoss] {
    // NUL is no part of any line.
    read.diagnostics.filter { $0.leavesOut && $0.code != .nullCharacter }.map { diagnostic in
      let start = (diagnostic.range?.lowerBound ?? 0) - origin.sourceOffset
      let end = (diagnostic.range?.upperBound ?? 0) - origin.sourceOffset
      let text = contact.storage.bytes[..<origin.cardCount]
      let line =
        0 <= start && start <= end && end <= text.count
        ? text[start..<end].prefix { !LineBreaks.isBreak($0) }.prefix(200) : []
      return FieldLoss(
        key: .preserved, property: "unreadable line", value: String(decoding: line, as: UTF8.self),
        effect: .dropped,
        reason:
          "What can't be read does not stay where it would be read as a part of something else.")
    }
  }
}
