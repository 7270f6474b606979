import ContactModel
import Glibc
import Synchronization

/// Moves pictures out of contacts into files of a folder; the contacts then point to them.
final class PhotoExtraction: Sendable {
  private let folder: String
  /// The folder as a URI.
  private let address: String
  /// What went wrong first; several threads write.
  private let failure = Mutex<OutputError?>(nil)

  /// Makes the folder if it is not there.
  init(folder: String) throws(OutputError) {
    try NewFolder.make(folder)
    guard let resolved = realpath(folder, nil) else {
      throw OutputError(errno: errno, path: folder)
    }
    defer { free(resolved) }
    self.folder = folder
    address = "file://" + Self.percentEncoded(String(cString: resolved))
  }

  /// Throws what went wrong since; contacts are worked on by threads that can't.
  func check() throws(OutputError) {
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  /// The contact with its pictures in files.
  func extract(from contact: Contact) -> Contact {
    guard contact.has(.image) else { return contact }
    return contact.editing { draft in
      draft.images = draft.images.map { image in
        guard let bytes = image.value.data, !bytes.isEmpty,
          let name = save(bytes, image.value.mediaType, contact.displayName)
        else { return image }
        var moved = image
        moved.value.content = .uri("\(address)/\(Self.percentEncoded(name))")
        return moved
      }
    }
  }

  /// Writes a picture and returns its name, which depends on the picture alone and not on which
  /// thread comes first.
  private func save(_ bytes: [UInt8], _ mediaType: String?, _ contact: String) -> String? {
    guard failure.withLock({ $0 == nil }) else { return nil }
    let stem = SafeFileName.name(from: contact)
    let name = "\(stem) \(Self.fingerprint(bytes)).\(Self.fileExtension(bytes, mediaType))"
    do throws(OutputError) {
      let file = try AtomicFile(path: "\(folder)/\(name)", replaces: true, syncs: false)
      try file.write(bytes)
      try file.commit()
      return name
    } catch {
      failure.withLock { $0 = $0 ?? error }
      return nil
    }
  }

  /// The FNV-1a hash, as eight digits: enough to tell the pictures of one name apart.
  private static func fingerprint(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String((hash >> 32) ^ (hash & 0xFFFF_FFFF), radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }

  private static func fileExtension(_ bytes: [UInt8], _ mediaType: String?) -> String {
    if bytes.starts(with: [0xFF, 0xD8]) { return "jpg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "png" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "gif" }
    switch mediaType?.lowercased() {
    case "image/jpeg": return "jpg"
    case "image/png": return "png"
    case "image/gif": return "gif"
    case "image/webp": return "webp"
    case "image/heic": return "heic"
    case "image/bmp": return "bmp"
    default: return "bin"
    }
  }

  private static func percentEncoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
