/// Files of a folder or an archive that are not read, as their names are none of contact files.
enum LeftOutFiles {
  /// How names of files end that people keep beside contacts, and that hold none.
  private static let plainlyOthers: Set = [
    "jpg", "jpeg", "png", "gif", "heic", "webp", "bmp", "tif", "tiff", "svg", "ico",
    "mp3", "m4a", "wav", "ogg", "mp4", "mov", "avi", "pdf", "md", "html", "htm", "css", "js",
  ]

  /// Whether a system put the file beside those of a person: what macOS keeps of each file, and what
  /// folders look like.
  static func isOfSystem(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.contains("__MACOSX") || parts.last?.hasPrefix("._") == true
      || [".DS_Store", "Thumbs.db", "desktop.ini"].contains(parts.last)
  }

  /// Names a few of those that may hold contacts all the same, as exports of other programs do.
  ///
  /// - Parameter paths: The files, named as they can be given as inputs.
  static func tell(_ paths: [String], in place: String, on console: Console) {
    let doubtful = paths.filter { path in
      !plainlyOthers.contains(OutputName.ending(of: path) ?? "") && !isOfSystem(path)
    }
    guard let first = doubtful.first else { return }
    let prefix = place.hasSuffix("/") ? place : place + "/"
    let names = doubtful.prefix(3).map {
      $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
    }
    let one = doubtful.count == 1
    console.note(
      VisibleText.line(
        "\(Count(doubtful.count, "file")) in \(place) \(one ? "was" : "were") left out for "
          + "\(one ? "its name" : "their names"): \(names.joined(separator: ", "))"
          + "\(doubtful.count > 3 ? ", …" : "")."))
    console.hint(
      VisibleText.line("A file that is named by itself is looked into, whatever its name: \(first)")
    )
  }
}
