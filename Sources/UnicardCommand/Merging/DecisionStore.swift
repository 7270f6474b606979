import ContactUnification
import FileWriting
import Glibc
import SourceText
import Unicard

/// The decisions of a merge, and the file that they are kept in.
final class DecisionStore {
  private(set) var file: DecisionFile
  /// Nil where they are not kept.
  let path: String?
  /// Whether the file that was named is not there yet.
  let isNew: Bool
  private let outputs: Outputs

  /// Reads the decisions. A file that is not there yet holds none.
  init(path: String?, outputs: Outputs) throws {
    self.path = path
    self.outputs = outputs
    isNew = path.map { access($0, F_OK) != 0 } ?? false
    guard let path, !isNew else {
      file = DecisionFile()
      return
    }
    let bytes = try ByteStream(path: path, encoding: .utf8).readAll()
    do throws(DecisionFileError) {
      file = try DecisionFile(bytes: bytes)
    } catch {
      throw CommandFailure(
        "\(error.description) It stands in the decisions \(path).",
        hint: "Correct or remove the line; nothing was written.")
    }
  }

  var decisions: [UnificationDecision] { file.decisions }

  /// Throws where the file can't be written.
  func checkPlace() throws {
    if let path { _ = try outputs.openOwn(path) }
  }

  /// Adds a decision and saves all.
  func append(_ decision: UnificationDecision, note: String) throws {
    file.append(DecisionFile.Entry(decision, note: note))
    try save()
  }

  /// Takes the last decision back.
  func removeLast() throws {
    file.removeLast()
    try save()
  }

  /// Writes the file whole, so that a decision once made is not lost.
  private func save() throws {
    guard let path else { return }
    let replaced = try outputs.openOwn(path)
    try replaced.write(file.bytes)
    try replaced.commit()
  }
}
