import ContactCoding
import ContactModel
import FileFormats
import FileWriting
import Glibc

/// The files of `--split`: one for each contact, named by its UID as vdir has it, else by its name.
/// They appear together.
final class SplitFiles {
  let folder: String
  private let outputs: Outputs
  /// Whether the folder goes again where nothing is written.
  private let isNew: Bool
  private var files: [AtomicFile] = []
  /// The names in use, in small letters, as some systems don't tell them from capitals.
  private var taken: Set<String> = []
  /// The next number for a name that is used more than once.
  private var nextNumber: [String: Int] = [:]

  /// Makes the folder if it is not there. One that holds files is refused without `force`.
  init(folder: String, outputs: Outputs, force: Bool) throws {
    self.folder = folder
    self.outputs = outputs
    isNew = try NewFolder.make(folder)
    guard force || NewFolder.isEmpty(folder) else {
      throw CommandFailure(
        "The folder \(folder) holds files already.",
        hint: "Name a new folder, or add --force to replace files of the same names.")
    }
  }

  func write(_ bytes: [UInt8], for contact: Contact, _ options: WritingOptions) throws {
    let identifier = contact.identifier.map {
      $0.hasPrefix("urn:uuid:") ? $0.dropFirst(9) : $0[...]
    }
    let name = uniqueName(
      SafeFileName.name(from: identifier.map { String($0) } ?? contact.displayName))
    let file = try outputs.open("\(folder)/\(name).\(options.format.fileExtension)", syncs: false)
    try file.write(FileFrame.prefix(options))
    try file.write(bytes)
    try file.write(FileFrame.suffix(options.format))
    // Closed, since a process may have no more than so many files open.
    try file.prepare()
    files.append(file)
  }

  deinit {
    for file in files { file.abandon() }
    // Fails where files have found their places in it.
    if isNew { _ = rmdir(folder) }
  }

  /// Makes sure that all files are on the disk, before and after they are put in place.
  func place(_ place: () throws -> Void) throws {
    sync()
    try place()
    sync()
  }

  private func uniqueName(_ name: String) -> String {
    let key = name.lowercased()
    if taken.insert(key).inserted { return name }
    while true {
      let number = nextNumber[key] ?? 2
      nextNumber[key] = number + 1
      let numbered = "\(name) \(number)"
      if taken.insert(numbered.lowercased()).inserted { return numbered }
    }
  }
}
