import ContactStore
import FileWriting
import SourceText

/// The files that a command writes: none of them replaces what is worth keeping, no two are one, and
/// all of them appear together.
///
/// Every output is opened before the work begins, so that a name that can't be written fails first.
final class Outputs {
  /// What must not be written over, and what it is.
  private var kept: [FilePlace: String] = [:]
  private var inputs: [FilePlace: OpenInput] = [:]
  private var written: [FilePlace: (file: AtomicFile, replaced: OpenInput?)] = [:]
  /// Devices and pipes, which have no place of their own to be found by.
  private var direct: [AtomicFile] = []
  private let force: Bool
  /// Nil where the command has no `--in-place`.
  private let inPlace: Bool?
  private let console: Console
  /// Who may read a new file: whoever may read all inputs.
  let rights: FileRights

  /// The outputs of a command that reads these inputs.
  ///
  /// - Parameters:
  ///   - others: Paths of files that are named as inputs but not opened.
  ///   - store: The path of the store that the command works on, beside the inputs that are from one.
  init(
    inputs: [OpenInput], others: [String] = [], store: String? = nil, force: Bool, inPlace: Bool?,
    on console: Console
  ) {
    self.force = force
    self.inPlace = inPlace
    self.console = console
    var rights = FileRights.usual
    for input in inputs {
      let identity: FileIdentity?
      if input.file.isStandardInput {
        identity = FileIdentity(descriptor: console.input)
        rights = rights.intersection(FileRights(descriptor: console.input))
      } else if input.file.store != nil {
        identity = nil
      } else {
        identity = FileIdentity(path: input.file.path)
        rights = rights.intersection(FileRights(path: input.file.path))
      }
      guard let identity, identity.isRegular else { continue }
      kept[FilePlace(identity)] = "the input \(input.name)"
      self.inputs[FilePlace(identity)] = input
    }
    for path in others where path != "-" {
      guard let identity = FileIdentity(path: path), identity.isRegular else { continue }
      kept[FilePlace(identity)] = "the input \(VisibleText.line(path))"
    }
    // The store at its usual place is kept from whoever does not work on it, too.
    let title = "the store of contacts"
    kept[FilePlace(StorePlace.usual)] = title
    for path in Set(inputs.compactMap(\.file.store) + (store.map { [$0] } ?? [])) {
      kept[FilePlace(path)] = title
      rights = .ownerOnly
    }
    self.rights = rights
  }

  /// Keeps a file that the command reads or writes in its own way from being an output.
  func reserve(_ path: String?, as name: String) {
    if let path { kept[FilePlace(path)] = name }
  }

  /// The input that the path leads to.
  func input(at path: String) -> OpenInput? { inputs[FilePlace(path)] }

  /// Begins a file, unless it would replace an input or another file against the user's will.
  func open(_ path: String, syncs: Bool = true) throws -> AtomicFile {
    let place = FilePlace(path)
    let input = inputs[place]
    if let name = kept[place], inPlace != true || input == nil {
      throw CommandFailure(
        "The output \(path) is \(name).",
        hint: inPlace == nil || input == nil
          ? "Choose another name."
          : "Choose another name, or add --in-place to replace the input.")
    }
    if let other = written[place]?.file {
      throw CommandFailure(
        "Two outputs go to one file: \(other.path) and \(path).", hint: "Name a file for each.",
        status: .usage)
    }
    let file = try AtomicFile(
      path: path, replaces: force || input != nil, rights: rights, syncs: syncs)
    if file.isDirect { direct.append(file) } else { written[place] = (file, input) }
    return file
  }

  /// Begins a file of the program's own, which replaces its older self, but nothing else that the
  /// command reads or writes. It is put in place by itself.
  func openOwn(_ path: String) throws -> AtomicFile {
    let place = FilePlace(path)
    if inputs[place] != nil || written[place] != nil {
      throw CommandFailure(
        "The output \(path) is \(kept[place] ?? "another output").", hint: "Choose another name.")
    }
    return try AtomicFile(path: path, replaces: true, rights: rights)
  }

  /// Refuses to read from and write to the same file through standard output.
  func checkStandardOutput() throws {
    guard let identity = console.outputIdentity, identity.isRegular,
      let name = kept[FilePlace(identity)]
    else { return }
    throw CommandFailure(
      "Standard output goes to \(name).",
      hint: inPlace == nil ? "Write to another file." : "Write to another file, or use --in-place.")
  }

  // MARK: The end

  /// Puts a file in its place before the others, together with those that the command has begun
  /// itself.
  func commit(_ file: AtomicFile, with others: [AtomicFile] = []) throws {
    let entry = written.first { $0.value.file === file }
    let lock = try lockUnchanged(entry?.value.replaced)
    defer { withExtendedLifetime(lock) {} }
    try AtomicFile.place([file] + others)
    if let entry { written[entry.key] = nil }
    warn(of: [file])
  }

  /// Leaves the file that is there as it is.
  func abandon(_ file: AtomicFile) {
    file.abandon()
    if let entry = written.first(where: { $0.value.file === file }) { written[entry.key] = nil }
  }

  /// Puts all files in their places, together with others that the command has begun itself.
  func commit(with others: [AtomicFile] = []) throws {
    let locks = try written.values.map { try lockUnchanged($0.replaced) }
    defer { withExtendedLifetime(locks) {} }
    // What a device has taken is known once the last of it was written.
    let files = written.values.map(\.file).sorted { $0.path < $1.path } + direct + others
    written = [:]
    direct = []
    try AtomicFile.place(files)
    warn(of: files)
  }

  private func warn(of files: [AtomicFile]) {
    for warning in files.flatMap(\.warnings) { console.warning(warning) }
  }

  /// Refuses to put a file in the place of an input that another program has written meanwhile, and
  /// keeps further calls of this one from replacing it until that is done.
  private func lockUnchanged(_ input: OpenInput?) throws -> FileLock? {
    guard let input else { return nil }
    let lock = FileLock(path: input.file.path)
    guard input.stream.hasChanged(at: input.file.path) else { return lock }
    throw CommandFailure(
      "\(input.name) was changed by another program while it was read; it was left as it is now.",
      hint: "Run the command again.")
  }
}
