import ContactModel
import FileWriting
import MailingLabels

/// The picture of a contact, and how a terminal is sent it.
enum ContactPicture {
  /// How many lines of text it is high.
  static let rows = 6
  /// How many columns it is wide at most: a letter is about half as wide as it is high.
  static let columns = 14

  /// As many pixels as there are on a dense screen; terminals make it as large as is wanted.
  private static let pixels = 240
  private static let mostBytes = 20_000_000

  /// The first picture; nil where there is none within the card, or one that is too large to be shown.
  static func bytes(of contact: Contact) -> [UInt8]? {
    guard contact.has(.image), case .data(let bytes)? = contact.images.first?.value.content,
      bytes.count <= mostBytes
    else { return nil }
    return bytes
  }

  /// The same made small, as a PNG file; nil where it can't be drawn.
  static func png(of contact: Contact) -> [UInt8]? {
    bytes(of: contact).flatMap { try? LabelImage($0) }?.thumbnail(pixels: pixels)
  }
}

extension Console {
  /// Shows a contact's picture above its card, where the terminal can.
  func printPicture(of contact: Contact) throws {
    guard let pictures, let png = ContactPicture.png(of: contact) else { return }
    try output.write(pictures.sequence(for: png, rows: ContactPicture.rows))
  }
}
