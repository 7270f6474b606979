import Glibc
import SourceText

/// The contact files in a folder that is named as an input.
enum InputFolder {
  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// The regular files in it whose names end like those of contact files, in the order of their
  /// names. What else is called so, as a pipe or a link that leads nowhere, is passed over and named,
  /// and so are other files that may hold contacts, and hidden ones that are called so.
  ///
  /// - Parameter isRecursive: Whether folders in the folder are read too, but not links to folders,
  ///   which may lead in circles.
  static func files(
    in folder: String, isRecursive: Bool, on console: Console
  ) throws -> [InputFile] {
    var files: [InputFile] = []
    var passedOver = 0
    var others: [String] = []
    try collect(folder, isRecursive, &files, &passedOver, &others, console)
    if passedOver > 0 {
      let them = passedOver == 1 ? "it" : "them"
      console.note(
        "\(Count(passedOver, "folder")) in \(VisibleText.line(folder)) \(passedOver == 1 ? "was" : "were") "
          + "not read; --recursive reads \(them) too.")
    }
    guard !files.isEmpty else {
      throw CommandFailure(
        "The folder \(folder) holds no contact files.",
        hint:
          "Their names end in \(InputFile.extensions.map { ".\($0)" }.joined(separator: ", ")); name other files by themselves."
      )
    }
    LeftOutFiles.tell(others, in: folder, on: console)
    return files
  }

  private static func collect(
    _ folder: String, _ isRecursive: Bool, _ files: inout [InputFile], _ passedOver: inout Int,
    _ others: inout [String], _ console: Console
  ) throws {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for name in try names(in: folder) {
      let path = prefix + name
      if name.hasPrefix(".") {
        if isContactFile(name), kind(of: path) == S_IFREG { others.append(path) }
        continue
      }
      if kind(of: path) == S_IFDIR {
        if !isRecursive {
          if holdsContactFiles(path) { passedOver += 1 }
        } else if !isLink(path) {
          try collect(path, isRecursive, &files, &passedOver, &others, console)
        }
        continue
      }
      guard isContactFile(name) else {
        if kind(of: path) == S_IFREG { others.append(path) }
        continue
      }
      switch kind(of: path) {
      case S_IFREG: files.append(InputFile(path: path, isFromFolder: true))
      case nil:
        console.warning("\(VisibleText.line(path)) is a link that leads nowhere. It was left out.")
      default: console.warning("\(VisibleText.line(path)) is no file. It was left out.")
      }
    }
  }

  private static func isContactFile(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return InputFile.extensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// Whether anything would be read in a folder, or may be further down than is looked at: a folder of
  /// something else is not worth a word.
  private static func holdsContactFiles(_ folder: String, depth: Int = 4) -> Bool {
    guard depth > 0, let names = try? names(in: folder) else { return true }
    return names.contains { name in
      guard !name.hasPrefix(".") else { return false }
      let path = folder + "/" + name
      guard kind(of: path) == S_IFDIR else { return isContactFile(name) }
      return !isLink(path) && holdsContactFiles(path, depth: depth - 1)
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return SystemPath.with(path) { lstat($0, &status) } == 0
      && status.st_mode & S_IFMT == S_IFLNK
  }

  /// What a path leads to, as the bits of `st_mode`; nil where that is nothing.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return SystemPath.with(path) { stat($0, &status) } == 0
      ? status.st_mode & S_IFMT : nil
  }

  private static func names(in folder: String) throws -> [String] {
    guard let listing = SystemPath.with(folder, { opendir($0) }) else {
      throw CommandFailure(
        "The folder \(folder) could not be read: \(String(cString: strerror(errno))).",
        hint: "Ask its owner for permission to read it.")
    }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        SystemPath.text(bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
