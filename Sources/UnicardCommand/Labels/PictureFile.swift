import MailingLabels

/// A picture to print.
enum PictureFile {
  /// Reads a PNG file.
  static func read(_ path: String) throws -> LabelImage {
    let bytes = try SmallFile.read(path, limit: 64 << 20, as: "a picture for a label")
    if let image = LabelImage(png: bytes) { return image }
    throw CommandFailure(
      "The picture \(path) is no PNG file.",
      hint: "Convert it with a program for pictures, such as GIMP or ImageMagick.")
  }
}
