import MailingLabels

/// A picture to print.
enum PictureFile {
  /// Reads a PNG or JPEG file.
  static func read(_ path: String) throws -> LabelImage {
    let bytes = try SmallFile.read(path, limit: 64 << 20, as: "a picture for a label")
    do throws(TypesettingLibraryError) {
      if let image = try LabelImage(bytes) { return image }
    } catch {
      throw CommandFailure(error.description)
    }
    throw CommandFailure(
      "The picture \(path) is no PNG or JPEG file.",
      hint: "Convert it with a program for pictures, such as GIMP or ImageMagick.")
  }
}
