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
    help: ArgumentHelp(
      "Take a column of CSV files, by its name or number, for this: 'Addr1=address.street'; may be given several times.",
      valueName: "name=meaning"),
    transform: Self.column)
  var mapColumn: [ColumnMap.Column] = []

  @Option(
    name: [.customShort("j"), .customLong("jobs")],
    help: ArgumentHelp("Use so many threads instead of one a core.", valueName: "n"))
  var threads: Int?

  @Flag(name: [.customShort("r"), .long], help: "Read the folders in folders too.")
  var recursive = false

  @OptionGroup var store: StoreOptions

  /// How CSV files are read.
  func csv() throws -> CSVReadingOptions {
    var columns = try map.map { try ColumnMap(json: SmallFile.read($0), path: $0) }
    if !mapColumn.isEmpty {
      if columns == nil { columns = ColumnMap(columns: []) }
      columns?.columns += mapColumn
    }
    return CSVReadingOptions(dateOrder: dateOrder, map: columns)
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

  @Sendable private static func column(_ text: String) throws -> ColumnMap.Column {
    guard let sign = text.lastIndex(of: "="), sign > text.startIndex else {
      throw ValidationError(
        "--map-column takes a column and what it holds: 'Addr1=address.street'.")
    }
    let name = String(text[..<sign])
    let field = String(text[text.index(after: sign)...])
    guard let meaning = ColumnMeaning(field) else {
      throw ValidationError(
        "There is no field “\(field)”; 'unicard inspect' shows fields, and Documentation/csv.md lists them."
      )
    }
    let number = Int(name)
    return ColumnMap.Column(header: number == nil ? name : nil, number: number, meaning: meaning)
  }

  @Sendable private static func charset(_ name: String) throws -> Charset {
    if let charset = Charset(named: name) { return charset }
    throw ValidationError("There is no encoding “\(name)”; try UTF-8, UTF-16 or windows-1252.")
  }
}
