import Foundation

/// A folder of its own for a test, removed at the end.
public final class TestFolder {
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/unicard-test-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in the folder.
  public func path(_ name: String) -> String { path + "/" + name }

  @discardableResult
  public func write(_ name: String, _ text: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }

  public func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The names in the folder, hidden ones too.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
