import SourceText

/// Files that are read whole, such as mapping files.
enum SmallFile {
  /// No mapping of columns is longer.
  private static let limit = 16 << 20

  static func read(_ path: String) throws -> [UInt8] {
    let stream = try ByteStream(path: path, encoding: .utf8)
    guard stream.byteCount <= limit else {
      throw CommandFailure(
        "\(path) is too long to be a file of settings.", hint: "Name another file.")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try chunk.withUnsafeMutableBytes { try stream.read(into: $0) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }
}
