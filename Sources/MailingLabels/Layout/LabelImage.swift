import CTypesetting

/// A picture for labels.
public final class LabelImage: Sendable {
  // Never changed once it is read.
  nonisolated(unsafe) let handle: OpaquePointer
  /// Width divided by height.
  let aspectRatio: Double

  /// A picture from the bytes of a PNG file; nil where they are none.
  public init?(png bytes: [UInt8]) {
    guard let handle = ct_image_read_png(bytes, bytes.count) else { return nil }
    self.handle = handle
    let height = Double(ct_image_height(handle))
    aspectRatio = height > 0 ? Double(ct_image_width(handle)) / height : 1
  }

  deinit { ct_image_close(handle) }
}
