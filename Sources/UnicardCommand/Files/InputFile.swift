import ContactCoding
import SourceText

/// A file to read, or standard input.
struct InputFile {
  /// The path as it was given, or put together from the folder that was.
  let path: String
  /// Whether it was found in a folder, not named.
  let isFromFolder: Bool

  var isStandardInput: Bool { path == "-" }
  /// The name to show.
  var name: String { isStandardInput ? "standard input" : VisibleText.line(path) }

  /// Opens the file and finds out what it holds.
  func open(_ options: ReadingOptions, on console: Console) throws -> OpenInput {
    let stream = try stream(options, on: console)
    return OpenInput(
      file: self, stream: stream,
      input: try ContactInput(stream: stream, format: options.from, csv: options.csv()))
  }

  /// Opens the file, whatever it holds.
  func stream(_ options: ReadingOptions, on console: Console) throws -> ByteStream {
    isStandardInput
      ? try ByteStream(standardInput: console.input, encoding: options.encoding)
      : try ByteStream(path: path, encoding: options.encoding)
  }

  // MARK: Finding

  /// The files that arguments stand for, folders opened.
  static func files(_ arguments: [String], on console: Console) throws -> [InputFile] {
    guard arguments.filter({ $0 == "-" }).count < 2 else {
      throw CommandFailure(
        "Standard input can be read only once.", hint: "Name - a single time.", status: .usage)
    }
    var files: [InputFile] = []
    for path in arguments {
      guard path != "-", InputFolder.isFolder(path) else {
        files.append(InputFile(path: path, isFromFolder: false))
        continue
      }
      files += try InputFolder.files(in: path, on: console)
    }
    return files
  }

  /// How names of contact files end.
  static let extensions = ["vcf", "vcard", "jcard", "json", "csv", "tsv", "tab"]
}

/// An input that was opened.
struct OpenInput {
  let file: InputFile
  let stream: ByteStream
  let input: ContactInput

  var name: String { file.name }

  /// The input once more, from its start.
  func again() throws -> OpenInput {
    let stream = stream.reopen()
    return OpenInput(
      file: file, stream: stream, input: input.reopened(stream))
  }
}

extension InputFile {
  /// Opens all files before anything is written. In a folder, what is no address book in spite of
  /// its name is left out with a warning; among named files it is an error.
  static func openAll(
    _ arguments: [String], _ options: ReadingOptions, on console: Console
  ) throws -> [OpenInput] {
    var opened: [OpenInput] = []
    for file in try files(arguments, on: console) {
      do {
        opened.append(try file.open(options, on: console))
      } catch let error as ContactInputError where file.isFromFolder {
        console.warning("\(error.message) It was left out.")
      } catch let error as SourceError where file.isFromFolder {
        console.warning("\(error.message) It was left out.")
      }
    }
    return opened
  }
}
