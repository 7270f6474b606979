import FileWriting

/// Where drawn pages go: a file or standard output, and a folder of pictures.
struct PageOutput {
  private let outputs: Outputs
  private let console: Console
  private let file: AtomicFile?
  private let folder: String?

  /// Begins the output, so that a name that can't be written fails before the work.
  ///
  /// - Parameters:
  ///   - path: The file; nil for standard output, which nothing goes to where there is a folder.
  ///   - folder: Where pictures of all pages go.
  ///   - isText: Whether a terminal can show it.
  init(
    path: String?, folder: String?, outputs: Outputs, isText: Bool = false, on console: Console
  ) throws {
    self.outputs = outputs
    self.console = console
    self.folder = folder
    file = try path.map { try outputs.open($0) }
    if file == nil, folder == nil {
      try outputs.checkStandardOutput()
      if console.isOutputTerminal, !isText {
        throw CommandFailure(
          "A terminal can't show PDF.", hint: "Add -o labels.pdf, or --preview FOLDER.",
          status: .usage)
      }
    }
  }

  /// Whether there is a document to write beside the pictures.
  var hasDocument: Bool { file != nil || folder == nil }

  func write(_ bytes: [UInt8]) throws {
    guard let file else {
      try console.output.write(bytes)
      return
    }
    try file.write(bytes)
  }

  /// Writes pictures of pages, and shows the first one where the terminal can.
  func write(pictures: [[UInt8]]) throws {
    guard let folder else { return }
    _ = try NewFolder.make(folder)
    let digits = String(pictures.count).count
    for (index, picture) in pictures.enumerated() {
      let number = String(index + 1)
      let padding = String(repeating: "0", count: digits - number.count)
      let file = try outputs.open("\(folder)/page-\(padding)\(number).png", syncs: false)
      try file.write(picture)
      try file.prepare()
    }
    if let first = pictures.first, let terminal = console.pictures {
      try console.output.write(terminal.sequence(for: first))
    }
  }

  /// Puts all files in their places.
  func commit() throws {
    // A device is written to as it is, and only closed here.
    try outputs.commit(with: file.map { $0.isDirect ? [$0] : [] } ?? [])
  }
}
