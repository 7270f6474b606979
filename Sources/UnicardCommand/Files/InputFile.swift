import ContactCoding
import FileFormats
import PackedFiles
import SourceText
import Spreadsheets
import TableCoding

/// A file to read, or standard input.
struct InputFile {
  /// The path as it was given, or put together from the folder that was.
  let path: String
  /// Whether it was found in a folder, not named.
  let isFromFolder: Bool
  /// What is read of an archive or a workbook, behind its path, as `all.zip/anna.vcf`; nil for all of it.
  var member: String?
  /// The path of the store that it is an account of; nil for a file.
  var store: String?

  var isStandardInput: Bool { path == "-" }
  /// The name to show.
  var name: String { isStandardInput ? "standard input" : VisibleText.line(path) }

  /// Opens the file and finds out what it holds: itself, or the contact files packed in it. A table
  /// without contacts is refused if it was not named to be looked at.
  func open(
    _ options: ReadingOptions, acceptsAnyTable: Bool = false, on console: Console
  ) throws -> [OpenInput] {
    var csv = try options.csv()
    csv.acceptsAnyTable = acceptsAnyTable && !isFromFolder
    let (streams, isPacked) = try streams(options, on: console)
    var opened: [OpenInput] = []
    for stream in streams {
      // What somebody says that the file is in, stands.
      stream.undoesDoubledUTF8 = !stream.isEncodingGiven && stream.showsDoubledUTF8()
      do {
        let input = try ContactInput(stream: stream, format: options.from, csv: csv)
        opened.append(OpenInput(file: self, isPacked: isPacked, stream: stream, input: input))
      } catch let error as ContactFileError where streams.count > 1 {
        console.warning("\(error.message) It was left out.")
        if ContactFormat(fileName: stream.source.name)?.isVCard ?? false {
          console.hasFailed = true
        }
      }
    }
    return opened
  }

  /// Opens the file, or those packed in it, whatever they hold.
  func streams(
    _ options: ReadingOptions, on console: Console
  ) throws -> (streams: [ByteStream], isPacked: Bool) {
    if let account = StoreInput.account(path) {
      let content = try StoreInput.content(of: account, options.store)
      return ([try ByteStream(content: content)], false)
    }
    let content =
      try isStandardInput
      ? SourceContent(descriptor: console.input, name: Source.standardInput.name)
      : SourceContent(path: path)
    let unpacked = try PackedInput.contents(of: content, member: member, on: console)
    if let member, unpacked == nil { _ = try SourceContent(path: member) }
    let streams = try (unpacked ?? [content]).map {
      try ByteStream(content: $0, encoding: options.encoding)
    }
    return (streams, unpacked != nil)
  }

  // MARK: Finding

  /// The files that arguments stand for, folders opened.
  static func files(
    _ arguments: [String], _ options: ReadingOptions, on console: Console
  ) throws -> [InputFile] {
    guard arguments.filter({ $0 == "-" }).count < 2 else {
      throw CommandFailure(
        "Standard input can be read only once.", hint: "Name - a single time.", status: .usage)
    }
    var files: [InputFile] = []
    for path in arguments {
      if let account = StoreInput.account(path) {
        files += try StoreInput.files(of: account, options.store)
        continue
      }
      guard path != "-", InputFolder.isFolder(path) else {
        files.append(named(path))
        continue
      }
      files += try InputFolder.files(in: path, isRecursive: options.recursive, on: console)
    }
    return files
  }

  /// The file of a name, or what is in it.
  static func named(_ path: String) -> InputFile {
    let container = path == "-" ? nil : PackedInput.container(of: path)
    return InputFile(
      path: container ?? path, isFromFolder: false, member: container == nil ? nil : path)
  }

  /// How names of contact files end. JSON Lines are not among them: reports and decisions are
  /// such files more often than contacts are.
  static let extensions = [
    "vcf", "vcard", "jcard", "json", "csv", "tsv", "tab", "xlsx", "zip", "gz",
  ]
}

/// An input that was opened.
struct OpenInput {
  /// The file, or the one that it is packed in.
  let file: InputFile
  /// Whether it is one of the files packed in ``file``.
  let isPacked: Bool
  /// The file as it stands. What ``input`` reads may be another stream: of a table whose rows were made of
  /// its columns.
  let stream: ByteStream
  let input: ContactInput

  /// The path as it was given, and for a packed file its name behind that.
  var path: String { isPacked ? stream.source.name : file.path }
  /// The name to show.
  var name: String { isPacked ? VisibleText.line(path) : file.name }
  /// Whether it is a sheet of a workbook.
  var isSheet: Bool {
    isPacked && OutputName.workbooks.contains(OutputName.ending(of: file.path) ?? "")
  }

  /// Whether it holds a contact, seen without reading it to its end.
  func holdsContact() throws -> Bool {
    var hasContact = false
    try input.again().enumerateContacts(jobs: 1) { _ in
      hasContact = true
      return false
    }
    return hasContact
  }

  /// The input once more, from its start.
  func again() -> OpenInput {
    OpenInput(file: file, isPacked: isPacked, stream: stream, input: input.again())
  }
}

extension InputFile {
  /// Opens all files before anything is written. What is no address book is an error among named files; what
  /// holds no contact is told of where others do.
  ///
  /// - Parameter book: The path of a file that contacts are put into, which may hold none yet.
  static func openAll(
    _ arguments: [String], _ options: ReadingOptions, acceptsAnyTable: Bool = false,
    into book: String? = nil, on console: Console
  ) throws -> [OpenInput] {
    var opened: [OpenInput] = []
    for file in try files(arguments, options, on: console) {
      opened += try file.openUnlessLeftOut(
        options, acceptsAnyTable: acceptsAnyTable, on: console)
    }
    // Who accepts any table tells of each input.
    if opened.count > 1, !acceptsAnyTable { try NoContact.tell(opened, into: book, on: console) }
    return opened
  }

  /// Opens the file; in a folder, what is no address book in spite of its name is left out with a
  /// warning. Where contacts must be missing, since the file can't be read or its name says that it is a vCard, the
  /// command fails after its work.
  func openUnlessLeftOut(
    _ options: ReadingOptions, acceptsAnyTable: Bool = false, on console: Console
  ) throws -> [OpenInput] {
    let message: String
    do {
      return try open(options, acceptsAnyTable: acceptsAnyTable, on: console)
    } catch let error as ContactFileError where isFromFolder {
      message = error.message
      if ContactFormat(fileName: path)?.isVCard ?? false { console.hasFailed = true }
    } catch let error as SourceError where isFromFolder {
      message = error.message
      console.hasFailed = true
    } catch let error as PackedFileError where isFromFolder {
      message = error.message
      console.hasFailed = true
    } catch let error as WorkbookError where isFromFolder {
      message = error.message
      console.hasFailed = true
    }
    console.warning("\(message) It was left out.")
    return []
  }
}
