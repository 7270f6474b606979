import FileWriting
import PackedFiles
import SourceText
import Spreadsheets

/// What is packed in an input: the contact files of an archive, or the sheets of a workbook.
enum PackedInput {
  /// The archive or workbook of which a path goes on to what is in it, as `all.zip/anna.vcf`; nil where
  /// there is none.
  static func container(of path: String) -> String? {
    guard FileIdentity(path: path) == nil else { return nil }
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      if let identity = FileIdentity(path: String(rest)) {
        return identity.isRegular ? String(rest) : nil
      }
    }
    return nil
  }

  /// The contents of the files in it; nil where nothing is packed.
  ///
  /// - Parameter member: The one file or sheet that is wanted, behind the name of what it is in; nil for
  ///   all.
  static func contents(
    of content: SourceContent, member: String? = nil, on console: Console
  ) throws -> [SourceContent]? {
    guard let packing = try PackedFile(content) else { return nil }
    do {
      if packing == .zip, let workbook = try Workbook(content) {
        return try sheets(of: workbook, content.name, member, on: console)
      }
    } catch let error as PackedFileError where error.code == .damaged {
      // Of an archive without its end, files can be read all the same, though no workbook can.
    }
    let unpacked = try packing.unpack(content) { name in
      member.map { $0 == "\(content.name)/\(name)" } ?? isContactFile(name)
    }
    for warning in unpacked.warnings { console.warning(warning) }
    // Somebody's contacts are missing, which has to be seen by who reads no warning, too.
    if unpacked.isPartial { console.hasFailed = true }
    if let member {
      if let failure = unpacked.failures.first { throw failure }
      let found = try named(member, among: unpacked.files, in: content.name)
      return try contents(of: found, on: console) ?? [found]
    }
    let files = unpacked.files.filter { $0.count > 0 }.flatMap { sheets(in: $0, on: console) }
    guard !files.isEmpty else {
      if let failure = unpacked.failures.first { throw failure }
      throw CommandFailure(
        "\(content.name) holds no contact file.",
        hint: isDocument(unpacked.others)
          ? "It is a document of an office program: save the table in it as .csv or .xlsx."
          : "Names of contact files end in .vcf, .csv, .xlsx or .json; unpack it to see what it holds."
      )
    }
    for failure in unpacked.failures { console.warning("\(failure.message) It was left out.") }
    if !unpacked.failures.isEmpty { console.hasFailed = true }
    for empty in unpacked.files where empty.count == 0 {
      console.warning("\(VisibleText.line(empty.name)) is empty. It was left out.")
    }
    LeftOutFiles.tell(
      unpacked.others.map { "\(content.name)/\($0)" }, in: content.name, on: console)
    return files
  }

  /// The sheets of a file of an archive that is a workbook; none where it is damaged; the file where it is any
  /// other.
  private static func sheets(in file: SourceContent, on console: Console) -> [SourceContent] {
    do {
      guard try PackedFile(file) == .zip, let workbook = try Workbook(file) else { return [file] }
      return try sheets(of: workbook, file.name, nil, on: console)
    } catch {
      let message =
        switch error {
        case let error as PackedFileError: error.message
        case let error as WorkbookError: error.message
        case let error as CommandFailure: error.message
        default: "\(VisibleText.line(file.name)) could not be read."
        }
      console.warning("\(message) It was left out.")
      console.hasFailed = true
      return []
    }
  }

  /// The sheets that are seen, or the one that is wanted, which may be hidden.
  private static func sheets(
    of workbook: Workbook, _ name: String, _ member: String?, on console: Console
  ) throws -> [SourceContent] {
    let tables = try workbook.tables(namesSoleSheet: member != nil)
    let hiddenTables = try workbook.tables(areHidden: true)
    let (seen, hidden) = (tables.map(\.content), hiddenTables.map(\.content))
    if let member {
      let found = try named(member, among: seen + hidden, in: name)
      tellUnresolved((tables + hiddenTables).filter { $0.content.name == member }, on: console)
      return [found]
    }
    if let first = hidden.first {
      let names = hidden.prefix(3).map { String($0.name.dropFirst(name.count + 1)) }
      console.warning(
        VisibleText.line(
          "\(name) has \(Count(hidden.count, "hidden sheet")), which \(hidden.count == 1 ? "was" : "were") "
            + "left out: \(names.joined(separator: ", "))\(hidden.count > 3 ? ", …" : "")."))
      console.hint(VisibleText.line("A sheet that is named is read: \(first.name)"))
    }
    guard !seen.isEmpty else {
      throw CommandFailure(
        "\(name) has no \(hidden.isEmpty ? "cell with text" : "sheet to be seen").",
        hint: hidden.isEmpty ? "Name another workbook." : "Name the sheet that is meant.")
    }
    tellUnresolved(tables, on: console)
    return seen
  }

  /// Tells which cells are empty because nobody has computed what they show.
  private static func tellUnresolved(_ tables: [Workbook.Table], on console: Console) {
    for table in tables {
      guard let first = table.unresolved.first else { continue }
      let others = table.unresolved.count - 1
      console.warning(
        VisibleText.line(
          "\(table.content.name) has a formula without its result in \(first)"
            + (others > 0 ? " and \(Count(others, "other cell"))" : "")
            + ", which was read as empty."))
    }
    if tables.contains(where: { !$0.unresolved.isEmpty }) {
      console.hint("Open it in a spreadsheet program, which computes the results, and save it.")
    }
  }

  private static func named(
    _ member: String, among contents: [SourceContent], in place: String
  ) throws -> SourceContent {
    if let found = contents.first(where: { $0.name == member }) { return found }
    throw CommandFailure(
      "There is no \(VisibleText.line(String(member.dropFirst(place.count + 1)))) in "
        + "\(VisibleText.line(place)).",
      hint: "unicard list \(VisibleText.line(place)) --fields file,name tells what is in it.")
  }

  private static func isContactFile(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard !isHidden(name), let file = parts.last, let dot = file.lastIndex(of: ".") else {
      return false
    }
    let ending = file[file.index(after: dot)...].lowercased()
    // Archives in archives are not opened.
    return InputFile.extensions.contains(ending) && !["zip", "gz"].contains(ending)
  }

  /// Whether the names are those of what is in a document of OpenDocument or Office Open XML.
  private static func isDocument(_ names: [String]) -> Bool {
    names.contains { $0 == "content.xml" || $0 == "[Content_Types].xml" }
  }

  /// Whether a file was hidden by who made it, or by the system. A dot or two lead nowhere else: names are no
  /// paths here.
  private static func isHidden(_ name: String) -> Bool {
    name.hasPrefix("__MACOSX/")
      || name.split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." && $0 != ".." }
  }
}

extension CommandFailure {
  /// Says that a file in another can't be replaced.
  static func packed(_ input: OpenInput) -> CommandFailure {
    let place = input.name == input.file.name ? "" : " in \(input.file.name)"
    return CommandFailure(
      "\(input.name) is packed\(place) and can't be replaced there.",
      hint: "Write to another file with -o.", status: .usage)
  }

  /// Says that one file or sheet is wanted, and an input has several in it.
  ///
  /// - Parameter verb: What is done to one at a time.
  static func several(
    _ inputs: [OpenInput], in path: String, verb: String = "changed"
  ) -> CommandFailure {
    let example = inputs.first.map { ", as \($0.name)" } ?? ""
    let isWorkbook = OutputName.workbooks.contains(OutputName.ending(of: path) ?? "")
    let what =
      inputs.contains { $0.file.isFromFolder }
      ? "is a folder"
      : "has \(Count(inputs.count, isWorkbook ? "sheet" : "file")) of contacts in it"
    return CommandFailure(
      "\(VisibleText.line(path)) \(what), and one is \(verb) at a time.",
      hint: "Name one of them\(example).", status: .usage)
  }
}
