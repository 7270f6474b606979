import SourceText

/// Keeps outputs from replacing what is worth keeping.
struct OutputGuard {
  private let inputs: [FileIdentity: String]
  private let force: Bool
  /// Nil where the command has no `--in-place`.
  private let inPlace: Bool?

  init(inputs: [OpenInput], force: Bool, inPlace: Bool?) {
    var identities: [FileIdentity: String] = [:]
    for input in inputs {
      let identity =
        input.file.isStandardInput
        ? nil : FileIdentity(path: input.file.path)
      if let identity, identity.isRegular { identities[identity] = input.name }
    }
    self.inputs = identities
    self.force = force
    self.inPlace = inPlace
  }

  /// Begins a file, unless it would replace an input or another file against the user's will.
  func open(_ path: String, syncs: Bool = true) throws -> AtomicFile {
    let identity = FileIdentity(path: path)
    var isOwnInput = false
    if let identity, let name = inputs[identity] {
      guard inPlace == true else {
        throw CommandFailure(
          "The output \(path) is the input \(name).",
          hint: inPlace == nil
            ? "Choose another name."
            : "Choose another name, or add --in-place to replace the input.")
      }
      isOwnInput = true
    }
    return try AtomicFile(path: path, replaces: force || isOwnInput, syncs: syncs)
  }

  /// Begins a file of the program's own, which replaces its older self, but never an input.
  func openOwn(_ path: String) throws -> AtomicFile {
    if let identity = FileIdentity(path: path), let name = inputs[identity] {
      throw CommandFailure(
        "The output \(path) is the input \(name).", hint: "Choose another name.")
    }
    return try AtomicFile(path: path, replaces: true)
  }

  /// Refuses to read from and write to the same file through standard output.
  func checkStandardOutput(of console: Console) throws {
    guard let identity = console.outputIdentity, identity.isRegular, let name = inputs[identity]
    else { return }
    throw CommandFailure(
      "Standard output goes to the input \(name).",
      hint: inPlace == nil ? "Write to another file." : "Write to another file, or use --in-place.")
  }
}
