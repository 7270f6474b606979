import Foundation

/// The files of the repository that the tests belong to.
enum Repository {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func path(_ name: String) -> String { root.appending(path: name).path }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The texts of all Swift files in a folder and those below it.
  static func swiftFiles(in folder: String) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path)
    return try names.filter { $0.hasSuffix(".swift") }.map { try text("\(folder)/\($0)") }
  }
}
