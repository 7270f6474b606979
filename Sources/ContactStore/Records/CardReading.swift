import CardCoding
import ContactCoding
import ContactModel
import FileFormats
import SourceText
import VCard

/// Reads kept cards, as they were read in their file.
final class CardReading {
  // Asked for each card, and by one thread at a time.
  @exclusivity(unchecked) private var decoder: CardDecoder
  private let source: Source

  /// - Parameters:
  ///   - source: What the contacts say that they are from.
  ///   - charset: The charset of bytes that are not UTF-8 and declare none.
  init(source: Source, charset: Charset?) {
    self.source = source
    decoder = CardDecoder(
      context: CardContext(
        source: source, textOffset: 0, fallback: charset ?? .windows1252, isTranscoded: false))
  }

  /// The contact that a card says.
  func contact(_ card: [UInt8], index: Int) -> Contact {
    card.withUnsafeBufferPointer { text in
      var scanner = CardScanner(text)
      guard let found = scanner.next() else {
        return Contact(
          storage: ContactStorage(
            bytes: [], records: [], origin: ContactOrigin(source: source, index: index)))
      }
      return decoder.decode(text, found, offset: 0, index: index)
    }
  }
}

/// Writes contacts as cards to be kept.
enum CardWriting {
  /// A contact as a card: as it came where it is not edited, else in the version that it came in.
  static func bytes(of contact: Contact) -> [UInt8] {
    let format: ContactFormat =
      switch contact.storage.origin.format {
      case .vCard21: .vCard21
      case .vCard30: .vCard30
      case .none, .vCard40, .jCard, .csv: .vCard40
      }
    var writer = ContactWriter(WritingOptions(format: format))
    return writer.write(contact).bytes
  }

  /// A contact as a card of a version; nil where that has no place for all that it says.
  static func bytes(of contact: Contact, as format: ContactFormat) -> [UInt8]? {
    var writer = ContactWriter(WritingOptions(format: format))
    let written = writer.write(contact)
    return written.losses.allSatisfy(\.isBookkeeping) ? written.bytes : nil
  }
}
