import ContactLikeness
import ContactModel
import MailingLabels
import SourceText

/// The pictures of a page, each once and small.
struct PagePhotos {
  /// As `data:` addresses.
  private(set) var all: [String] = []
  private var numbers: [[UInt8]: Int?] = [:]

  /// What is larger is made smaller, or left out where that can't be done.
  private static let mostBytes = 12_000
  private static let pixels = 72
  /// What browsers show that can hold no script.
  private static let kinds: Set = ["image/png", "image/jpeg", "image/gif", "image/webp"]

  /// The number of a contact's first picture; nil where it has none that can be shown.
  mutating func number(of contact: Contact) -> Int? {
    guard let bytes = ContactPicture.bytes(of: contact) else { return nil }
    if let known = numbers[bytes] { return known }
    let number = Self.address(bytes).map { address in
      all.append(address)
      return all.count - 1
    }
    numbers[bytes] = .some(number)
    return number
  }

  private static func address(_ bytes: [UInt8]) -> String? {
    let text = Base64.encode(bytes)
    let kind = text.withUnsafeBufferPointer { MediaSignature.mediaType(ofBase64: Bytes($0)) }
    guard let kind = kind.map({ "\($0)" }), kinds.contains(kind) else { return nil }
    if bytes.count <= mostBytes { return address(text, kind) }
    guard let image = try? LabelImage(bytes), let small = image.thumbnail(pixels: pixels) else {
      return nil
    }
    return address(Base64.encode(small), "image/png")
  }

  private static func address(_ base64: [UInt8], _ kind: String) -> String {
    "data:\(kind);base64," + String(decoding: base64, as: UTF8.self)
  }
}

/// A value that tells the page's own script from any other.
struct PageNonce {
  private var hash = StableHash()

  mutating func nonce(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { hash.combine($0) }
    return hexadecimal(hash.value)
  }
}
