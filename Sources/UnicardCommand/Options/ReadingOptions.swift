import ArgumentParser
import FileFormats
import LocaleSupport
import SourceText
import TableCoding

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
      "The character between two cells of CSV files: ';', '|' or tab.", valueName: "character"),
    transform: { try Self.character($0, option: "--delimiter") })
  var delimiter: UInt8?

  @Option(
    help: ArgumentHelp(
      "The character around cells of CSV files that hold delimiters: '\"' or \"'\".",
      valueName: "character"),
    transform: { try Self.character($0, option: "--quote") })
  var quote: UInt8?

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
    var options = CSVReadingOptions(dateOrder: dateOrder, map: columns)
    options.delimiter = delimiter
    options.quote = quote
    return options
  }

  /// How many threads read; 0 for one a core.
  var jobs: Int { threads ?? 0 }

  func validate() throws {
    if let delimiter, delimiter == quote {
      throw ValidationError("--delimiter and --quote take two different characters.")
    }
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
    return NearestName.of(name, among: names)
  }

  @Sendable private static func character(_ text: String, option: String) throws -> UInt8 {
    switch text.lowercased() {
    case "tab", "\\t": return UInt8(ascii: "\t")
    case "comma": return UInt8(ascii: ",")
    case "semicolon": return UInt8(ascii: ";")
    default: break
    }
    guard let byte = text.utf8.first, text.utf8.count == 1, byte < 0x7F,
      byte >= 0x20 || byte == 0x09 || byte == 0x1F, byte != 0x20
    else {
      throw ValidationError("\(option) takes one ASCII character, such as ';', or the word tab.")
    }
    return byte
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
