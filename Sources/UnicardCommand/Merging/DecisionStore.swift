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
  /// The decisions as they were when they were last read or saved here.
  private var saved: DecisionFile

  /// Reads the decisions. A file that is not there yet holds none.
  init(path: String?, outputs: Outputs) throws {
    self.path = path
    self.outputs = outputs
    isNew = path.map { access($0, F_OK) != 0 } ?? false
    if let path, !isNew {
      file = try Self.read(path)
    } else {
      file = DecisionFile()
    }
    saved = file
  }

  private static func read(_ path: String) throws -> DecisionFile {
    let bytes = try ByteStream(path: path, encoding: .utf8).readAll()
    do throws(DecisionFileError) {
      return try DecisionFile(bytes: bytes)
    } catch {
      throw CommandFailure(
        "\(error.description) It stands in the decisions \(path).",
        hint: "Correct or remove the line; nothing was written.")
    }
  }

  /// What was decided, for the records as they are now.
  func resolved(
    for records: [UnificationRecord], sourceNames: [String]
  ) -> DecisionResolution {
    DecisionResolution(
      file.decisions, choices: file.choices, records: records, sourceNames: sourceNames)
  }

  /// Throws where the file can't be written.
  func checkPlace() throws {
    if let path { _ = try outputs.openOwn(path) }
  }

  /// Takes other decisions in place of all, and saves them.
  func replaceAll(with other: DecisionFile) throws {
    file = other
    try save()
  }

  /// Adds decisions, which replace what was said about the same records before, and saves nothing
  /// yet.
  func replace(
    with added: [DecisionFile.Entry], among records: [UnificationRecord], sourceNames: [String]
  ) {
    let pairs = Set(
      added.compactMap { entry -> RecordPair? in
        if case .decision(let decision) = entry.content { decision.pair } else { nil }
      })
    let now = resolved(for: records, sourceNames: sourceNames).decisions
    var number = -1
    file.removeAll { entry in
      guard case .decision = entry.content else { return false }
      number += 1
      return pairs.contains(now[number].pair)
    }
    for entry in added { file.append(entry) }
  }

  /// Writes the file whole, so that a decision once made is not lost, with what others have written to
  /// it meanwhile.
  func save() throws { try save { try $0.commit() } }

  /// Writes the file, and has it put in its place, as together with others; nothing is put there where it is not
  /// kept.
  func save(_ place: (AtomicFile) throws -> Void) throws {
    guard let path else { return }
    let lock = FileLock(folderOf: path)
    defer { withExtendedLifetime(lock) {} }
    let replaced = try outputs.openOwn(path)
    let isThere = !replaced.isDirect && access(path, F_OK) == 0
    let there = isThere ? try Self.read(path) : saved
    try replaced.write(there.carrying(from: saved, to: file).bytes)
    try place(replaced)
    saved = file
  }
}
