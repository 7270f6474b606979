import ContactModel
import SourceText

/// What TYPE says of pictures, sounds and keys before vCard 4, which has media types.
enum MediaTypes {
  /// The first name of each media type is the one that is written.
  private static let table: [(kind: Kind, name: StaticString, mediaType: StaticString)] = [
    (.picture, "jpeg", "image/jpeg"), (.picture, "jpg", "image/jpeg"),
    (.picture, "png", "image/png"), (.picture, "gif", "image/gif"), (.picture, "bmp", "image/bmp"),
    (.picture, "tiff", "image/tiff"), (.picture, "webp", "image/webp"),
    (.sound, "wave", "audio/wav"), (.sound, "wav", "audio/wav"), (.sound, "basic", "audio/basic"),
    (.sound, "ogg", "audio/ogg"), (.sound, "mp3", "audio/mpeg"),
    (.key, "pgp", "application/pgp-keys"), (.key, "x509", "application/x-x509-user-cert"),
  ]

  private enum Kind { case picture, sound, key }

  /// The media type that a name in a field stands for.
  static func mediaType(_ name: Bytes, in key: ContactKey) -> StaticString? {
    let kind: Kind
    switch key {
    case .image, .logo: kind = .picture
    case .sound: kind = .sound
    case .cryptographicKey: kind = .key
    default: return nil
    }
    return table.first { $0.kind == kind && matches($0.name, name, name.indices) }?.mediaType
  }

  /// The name of a media type, which is the type itself where it has none.
  static func name(_ mediaType: String) -> String {
    let lowered = mediaType.lowercased()
    return table.first { "\($0.mediaType)" == lowered }.map { "\($0.name)".uppercased() }
      ?? mediaType
  }
}
