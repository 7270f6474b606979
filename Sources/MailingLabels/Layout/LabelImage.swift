import CTypesetting

/// A picture for labels.
///
/// It holds the file; each document reads it for itself, so that documents can be made on several
/// threads.
public struct LabelImage: Sendable {
  private let bytes: [UInt8]
  /// Width divided by height.
  let aspectRatio: Double

  /// A picture from the bytes of a PNG or JPEG file; nil where they are none.
  ///
  /// - Throws: ``TypesettingLibraryError`` where what reads such files is not installed.
  public init?(_ bytes: [UInt8]) throws(TypesettingLibraryError) {
    try TypesettingLibraries.load()
    if ct_image_is_jpeg(bytes, bytes.count), let problem = ct_image_load_jpeg() {
      throw TypesettingLibraryError(description: String(cString: problem))
    }
    guard let handle = ct_image_read(bytes, bytes.count) else { return nil }
    defer { ct_image_close(handle) }
    self.bytes = bytes
    let height = Double(ct_image_height(handle))
    aspectRatio = height > 0 ? Double(ct_image_width(handle)) / height : 1
  }

  /// The picture for one document.
  func open() -> OpenImage? { ct_image_read(bytes, bytes.count).map(OpenImage.init) }
}

/// A picture that is drawn; one thread at a time may use it.
final class OpenImage {
  let handle: OpaquePointer

  init(handle: OpaquePointer) { self.handle = handle }

  deinit { ct_image_close(handle) }
}
