import ContactModel
import FileWriting
import Glibc
import SourceText
import Synchronization

/// Moves pictures out of contacts into files of a folder; the contacts then point to them.
///
/// The files are put in place together with the contacts, see ``files``.
final class PhotoExtraction: Sendable {
  private let folder: String
  /// The folder as a URI: `file:` needs the whole path (RFC 8089), and PHOTO a URI (RFC 6350,
  /// section 6.2.4).
  private let address: String
  private let replaces: Bool
  private let rights: FileRights
  /// Whether no file is to be written.
  private let isTrial: Bool
  /// Whether the folder goes again where nothing is put into it.
  private let isNew: Bool
  /// Several threads write.
  private let state = Mutex(State())

  private struct State {
    var files: [String: AtomicFile] = [:]
    /// Pictures that were there already.
    var kept: Set<String> = []
    /// What went wrong first.
    var failure: OutputError?
  }

  /// Makes the folder if it is not there.
  init(
    folder: String, replaces: Bool, rights: FileRights, isTrial: Bool
  ) throws(OutputError) {
    isNew = try isTrial ? false : NewFolder.make(folder)
    let resolved = realpath(folder, nil)
    defer { free(resolved) }
    if resolved == nil, !isTrial { throw OutputError(errno: errno, path: folder) }
    self.folder = folder
    self.replaces = replaces
    self.rights = rights
    self.isTrial = isTrial
    address = "file://" + Self.escaped(resolved.map { String(cString: $0) } ?? folder)
  }

  deinit {
    let files = state.withLock { $0.files.values }
    for file in files { file.abandon() }
    // Fails where files have found their places in it.
    if isNew { _ = rmdir(folder) }
  }

  /// The pictures written so far, in the order of their names, each with no place yet.
  ///
  /// Throws what went wrong since; contacts are worked on by threads that can't.
  func files() throws(OutputError) -> [AtomicFile] {
    let (files, failure) = state.withLock { ($0.files, $0.failure) }
    if let failure { throw failure }
    return files.sorted { $0.key < $1.key }.map(\.value)
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
        moved.value.content = .uri("\(address)/\(Self.escaped(name))")
        return moved
      }
    }
  }

  /// Writes a picture and returns its name, which depends on the picture alone and not on which
  /// thread comes first.
  private func save(_ bytes: [UInt8], _ mediaType: String?, _ contact: String) -> String? {
    let stem = SafeFileName.name(from: contact)
    let name = "\(stem) \(Self.fingerprint(bytes)).\(Self.fileExtension(bytes, mediaType))"
    return state.withLock { state in
      guard state.failure == nil else { return nil }
      if isTrial || state.files[name] != nil || state.kept.contains(name) { return name }
      let path = "\(folder)/\(name)"
      if let old = try? SmallFile.read(path, limit: bytes.count), old == bytes {
        state.kept.insert(name)
        return name
      }
      do throws(OutputError) {
        let file = try AtomicFile(path: path, replaces: replaces, rights: rights, syncs: false)
        try file.write(bytes)
        try file.prepare()
        state.files[name] = file
        return name
      } catch {
        state.failure = error
        return nil
      }
    }
  }

  /// The FNV-1a hash, as eight digits: enough to tell the pictures of one name apart.
  private static func fingerprint(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hexadecimal(UInt32(truncatingIfNeeded: (hash >> 32) ^ hash))
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

  private static func escaped(_ path: String) -> String {
    percentEncoded(path) { isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }
}
