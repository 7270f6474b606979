import ArgumentParser
import FileFormats
import TableCoding

/// What to write: a format, or what a program reads.
struct FormatOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The format to write; 'unicard formats' lists them.", valueName: "format"),
    completion: .list(ContactFormat.allCases.map(\.name)), transform: OutputFormat.parse)
  var to: OutputFormat?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "The program to write for, as apple, google or outlook.", valueName: "destination"),
    completion: .list(Destination.all.map(\.name)), transform: Self.destination)
  var destination: Destination?

  func validate() throws {
    if to != nil, destination != nil {
      throw ValidationError("--to and --for both choose a format; use one of them.")
    }
  }

  @Sendable private static func destination(_ name: String) throws -> Destination {
    if let destination = Destination(name: name) { return destination }
    let names = Destination.all.map(\.name).joined(separator: ", ")
    throw ValidationError("There is no destination “\(name)”; there are \(names).")
  }

  /// Whether nothing was asked for.
  var isEmpty: Bool { to == nil && destination == nil }

  /// Refuses a file name that says something else than what would be written, or that says nothing
  /// where nothing else does.
  func check(path: String?) throws {
    guard let path, !path.hasPrefix("/dev/"), let ending = OutputName.ending(of: path) else {
      return
    }
    let named = ContactFormat(fileName: path)
    let written = writing(path: path).format
    if named == nil, OutputName.workbooks.contains(ending) {
      throw ValidationError(
        "Unicard writes no .\(ending) files; write a table that the program opens, as "
          + "-o contacts.csv\(destination == nil && to == nil ? " --for excel" : "").")
    }
    if OutputName.packed.contains(ending) {
      throw ValidationError(
        "Unicard packs no files; write a file with a name as contacts.vcf, and pack it afterwards.")
    }
    if named == nil, isEmpty {
      throw ValidationError(
        "The name \(path) does not say which format to write; add --to, as --to vcard4 or --to csv."
      )
    }
    if let destination, let named, named.fileExtension != written.fileExtension {
      throw ValidationError(
        "--for \(destination.name) writes \(written.title), and \(path) is named as "
          + "\(named.title). Call it .\(written.fileExtension), or choose the format with --to.")
    }
  }

  /// How to write: as was asked, else in the input's own format where that counts, else as the
  /// file's name says, else as vCard 4.0. A program that reads CSV as well gets it under the name
  /// of a CSV file.
  func writing(path: String?, ownFormat: ContactFormat? = nil) -> WritingOptions {
    let named = path.flatMap { ContactFormat(fileName: $0) }
    if let destination {
      var options = WritingOptions(destination: destination)
      if named?.isCSV == true, let format = destination.csvFormat { options.format = format }
      return options
    }
    var options = WritingOptions(format: to?.format ?? ownFormat ?? named ?? .vCard40)
    options.headerLanguage = to?.language
    return options
  }
}
