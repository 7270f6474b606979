import Glibc
import MailingLabels

/// A picture to print.
enum PictureFile {
  private static let largest = 64 << 20

  /// Reads a PNG file.
  static func read(_ path: String) throws -> LabelImage {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure(
        "The picture \(path) could not be read: \(String(cString: strerror(errno))).",
        hint: "Name a PNG file that is there.")
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= largest {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    if bytes.count <= largest, let image = LabelImage(png: bytes) { return image }
    throw CommandFailure(
      "The picture \(path) is no PNG file.",
      hint: "Convert it with a program for pictures, such as GIMP or ImageMagick.")
  }
}
