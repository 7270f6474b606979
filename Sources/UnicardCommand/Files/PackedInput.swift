import PackedFiles
import SourceText
import Spreadsheets

/// What is packed in an input: the contact files of an archive, or the sheets of a workbook.
enum PackedInput {
  /// The contents of the files in it; nil where nothing is packed.
  static func contents(
    of content: SourceContent, on console: Console
  ) throws -> [SourceContent]? {
    guard let packing = try PackedFile(content) else { return nil }
    if packing == .zip, let workbook = try Workbook(content) {
      let tables = try workbook.tables()
      guard !tables.isEmpty else {
        throw CommandFailure(
          "\(content.name) has no cell with text.", hint: "Name another workbook.")
      }
      return tables
    }
    let unpacked = try packing.unpack(content, where: isContactFile)
    for warning in unpacked.warnings { console.warning(warning) }
    let files = unpacked.files.filter { $0.count > 0 }
    guard !files.isEmpty else {
      if let failure = unpacked.failures.first { throw failure }
      throw CommandFailure(
        "\(content.name) holds no contact file.",
        hint: "Names of contact files end in .vcf, .csv or .json; unpack it to see what it holds.")
    }
    for failure in unpacked.failures { console.warning("\(failure.message) It was left out.") }
    tell(unpacked.others.filter { !isHidden($0) }, in: content.name, on: console)
    return files
  }

  /// Names a few files that were left out.
  private static func tell(_ others: [String], in archive: String, on console: Console) {
    guard !others.isEmpty else { return }
    let names = others.prefix(3).joined(separator: ", ") + (others.count > 3 ? ", …" : "")
    console.note(
      VisibleText.line(
        "\(Count(others.count, "file")) in \(archive) \(others.count == 1 ? "is" : "are") no contact "
          + "\(others.count == 1 ? "file" : "files") and \(others.count == 1 ? "was" : "were") left "
          + "out: \(names)"))
  }

  private static func isContactFile(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard !isHidden(name), let file = parts.last, let dot = file.lastIndex(of: ".") else {
      return false
    }
    let ending = file[file.index(after: dot)...].lowercased()
    // Archives in archives are not opened.
    return InputFile.extensions.contains(ending) && !["zip", "gz", "xlsx"].contains(ending)
  }

  /// What systems put beside the files that a person packed.
  private static func isHidden(_ name: String) -> Bool {
    name.hasPrefix("__MACOSX/") || name.split(separator: "/").contains { $0.hasPrefix(".") }
      || name.hasSuffix("Thumbs.db") || name.hasSuffix("desktop.ini")
  }
}

extension CommandFailure {
  /// Says that a file in another can't be replaced.
  static func packed(_ input: OpenInput) -> CommandFailure {
    CommandFailure(
      "\(input.name) is packed in \(input.file.name) and can't be replaced there.",
      hint: "Write to another file with -o.", status: .usage)
  }
}
