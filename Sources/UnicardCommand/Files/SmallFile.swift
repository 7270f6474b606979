import SourceText

/// Files that are read whole, such as mapping files and pictures.
enum SmallFile {
  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - limit: How many bytes there may be.
  ///   - kind: What the file is to be, as in `a file of settings`.
  static func read(
    _ path: String, limit: Int = 16 << 20, as kind: String = "a file of settings"
  ) throws -> [UInt8] {
    do {
      return try ByteStream(path: path, encoding: .utf8).readAll(limit: limit)
    } catch {
      guard error.code == .tooLarge(limit: limit) else { throw error }
      throw CommandFailure("\(path) is too long to be \(kind).", hint: "Name another file.")
    }
  }
}
