import CardCoding
package import ContactModel
import FileFormats
import SourceText

/// The card that an edited contact was read from.
package enum EditedCard {
  /// The card with what was edited: all other lines stay, and of a line of which only the value changes, name and
  /// parameters. Nil where the contact was not made by editing what a vCard says.
  ///
  /// - Parameters:
  ///   - edited: The contact as it is now.
  ///   - original: The contact as the card has it.
  package static func text(of edited: Contact, from original: Contact) -> [UInt8]? {
    let origin = original.storage.origin
    guard edited.isEdit(of: original), let format = CardRewriter.format(origin.format) else {
      return nil
    }
    let text = Array(original.storage.bytes.prefix(origin.cardCount))
    var options = WritingOptions(format: format)
    options.namesGroupsAsPhones = text.withUnsafeBufferPointer {
      PropertySigns(Bytes($0)).has([Array("x-gn".utf8)])
    }
    return CardOutput(options).edit(edited, of: original).applied(to: text)
  }
}

extension CardEdit {
  /// A card with the edit made.
  func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 256)
    var position = 0
    for change in changes {
      result += text[position..<change.range.lowerBound]
      result += change.text
      position = change.range.upperBound
    }
    return result + text[position...]
  }
}

extension Contact {
  /// Whether it was made by editing a contact that was read from a card.
  func isEdit(of original: Contact) -> Bool {
    let (old, new) = (original.storage, storage)
    return new.origin.isEdited && new.origin.cardCount == old.origin.cardCount
      && old.origin.cardCount > 0
      && new.origin.sourceOffset == old.origin.sourceOffset
      && new.bytes.count >= old.bytes.count && new.bytes[..<old.bytes.count] == old.bytes[...]
  }
}
