import ArgumentParser
import ContactCoding
import LocaleSupport
import SourceText

/// How inputs are read.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read the inputs as this format, whatever they look like.", valueName: "format"),
    completion: .list(ContactFormat.allCases.map(\.name)), transform: Self.format)
  var from: ContactFormat?

  @Option(
    help: ArgumentHelp(
      "Read the inputs in this encoding, as UTF-8 or windows-1252.", valueName: "name"),
    transform: Self.charset)
  var encoding: Charset?

  @Option(
    help: ArgumentHelp(
      "Read dates of CSV files in this order where they can be read in two ways: dmy, mdy or ymd.",
      valueName: "order"),
    completion: .list(DateOrder.allCases.map(\.rawValue)), transform: Self.dateOrder)
  var dateOrder: DateOrder?

  @Option(
    help: ArgumentHelp(
      "Take what the columns of CSV files hold from this file; 'inspect --emit-map' writes one.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var map: String?

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("Use so many threads instead of one a core.", valueName: "n"))
  var threads: Int?

  @Flag(name: [.customShort("r"), .long], help: "Read the folders in folders too.")
  var recursive = false

  /// How CSV files are read.
  func csv() throws -> CSVReadingOptions {
    guard let map else { return CSVReadingOptions(dateOrder: dateOrder) }
    let bytes = try SmallFile.read(map)
    return CSVReadingOptions(dateOrder: dateOrder, map: try ColumnMap(json: bytes, path: map))
  }

  /// How many threads read; 0 for one a core.
  var jobs: Int { threads ?? 0 }

  func validate() throws {
    guard (0...1024).contains(jobs) else {
      throw ValidationError("--jobs takes a number from 1 to 1024, or 0 for one a core.")
    }
  }

  /// The format of that name.
  @Sendable static func format(_ name: String) throws -> ContactFormat {
    if let format = ContactFormat(name: name) { return format }
    let names = ContactFormat.allCases.map(\.name)
    throw ValidationError(
      suggestion(name, names).map { "There is no format “\(name)”. Did you mean \($0)?" }
        ?? "There is no format “\(name)”; there are \(names.joined(separator: ", ")).")
  }

  /// What is meant by a name that is no format: a program, an extension, or a misspelling.
  private static func suggestion(_ name: String, _ names: [String]) -> String? {
    if Destination(name: name) != nil { return "--for \(name.lowercased())" }
    if let format = ContactFormat(fileName: "." + name) { return format.name }
    let wanted = Array(name.lowercased().utf8.prefix(40))
    let near = names.map { (distance: EditDistance.between(wanted, Array($0.utf8)), name: $0) }
      .min { $0.distance < $1.distance }
    return near.flatMap { $0.distance <= 2 ? $0.name : nil }
  }

  @Sendable private static func dateOrder(_ name: String) throws -> DateOrder {
    if let order = DateOrder(rawValue: name.lowercased()) { return order }
    throw ValidationError("--date-order takes dmy, mdy or ymd.")
  }

  @Sendable private static func charset(_ name: String) throws -> Charset {
    if let charset = Charset(named: name) { return charset }
    throw ValidationError("There is no encoding “\(name)”; try UTF-8, UTF-16 or windows-1252.")
  }
}
