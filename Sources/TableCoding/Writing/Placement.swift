import ContactModel
import FileFormats
import SourceText

/// What became of a value when it was put into a row: the loss, where there is one.
enum Placement: UInt8, CaseIterable {
  /// It is in the row as it is, or what the row shows says it anyway.
  case placed
  /// It is there, and with others in one cell.
  case joined
  /// It is there without what stands beside it, as its language.
  case lessBeside
  /// It is there under another label.
  case otherLabel
  /// It is there with other words, or without some of its parts.
  case otherForm
  /// Both: in another form under another label.
  case otherFormAndLabel
  /// It is there as the Gregorian date of the same day.
  case otherCalendar
  /// It is there without its time of day.
  case withoutTime
  /// It is a custom field, which it wasn't.
  case customField
  /// No column had room for it; it is a line of the notes.
  case noted
  /// No column had room for it.
  case noRoom
  /// It was to be left out.
  case leftOut
  /// It is a mark of Google's, which would be a group elsewhere.
  case foreignMark

  /// The graver of two. What some part of a value became says nothing of its label, which is told, too.
  static func worst(_ a: Placement, _ b: Placement) -> Placement {
    switch (a, b) {
    case (.otherLabel, .otherForm), (.otherForm, .otherLabel): .otherFormAndLabel
    default: a.rawValue > b.rawValue ? a : b
    }
  }
}

extension Placement {
  var effect: ConversionLoss.Effect {
    switch self {
    case .noRoom, .leftOut, .foreignMark: .dropped
    default: .changed
    }
  }

  /// Why data that are no photo were left out.
  static let noData = "A cell holds no such data; a vCard does."

  /// What is said of the loss; nil where nothing was lost.
  ///
  /// - Parameters:
  ///   - beside: What stands beside the value, where that is known.
  ///   - isLabelled: Whether the value has a label.
  func reason(
    _ dialect: CSVDialect, _ options: WritingOptions, beside: [Parameter] = [],
    isLabelled: Bool = true
  ) -> String? {
    let isSpreadsheet = options.isForSpreadsheet
    // Of a table that has a column for everything, no program is to blame.
    let title = dialect == .unicard ? "The table" : dialect.title
    return switch self {
    case .placed: nil
    case .joined: "\(title) has one column for these; they were joined."
    case .lessBeside: "\(title) can't say \(Self.words(beside))."
    case .otherLabel where !isLabelled:
      "\(title) has no column for one without a label; it was written with one."
    case .otherLabel: "\(title) has no such label for it."
    case .otherForm: "\(title) has it in another form."
    case .otherFormAndLabel where !isLabelled:
      "\(title) has it in another form, and no column for one without a label."
    case .otherFormAndLabel: "\(title) has it in another form, and no such label for it."
    case .otherCalendar:
      "\(title) knows the Gregorian calendar alone; the date was converted to it."
    case .withoutTime where isSpreadsheet:
      "Spreadsheets take a date with a time of day for text; the date alone was written."
    case .withoutTime: "\(title) has dates without a time of day; the date alone was written."
    case .customField: "\(title) has it as a custom field."
    case .noted: "\(title) has no column left for it; it is in the notes."
    case .noRoom: "\(title) has no column for it."
    case .leftOut where isSpreadsheet && options.photos != .drop:
      "A cell shows no picture; pictures can be written beside the table."
    case .leftOut: options.photos.reason
    case .foreignMark: GoogleGroups.markReason
    }
  }
}

extension Placement {
  /// What parameters say, as people call it.
  private static func words(_ parameters: [Parameter]) -> String {
    // A line may have hundreds, of any name.
    let words = parameters.prefix(3).map { parameter in
      switch parameter.name {
      case "PREF": "which one is preferred"
      case "LANGUAGE": "its language"
      case "TYPE": "its type"
      default: "its \(parameter.name.prefix(40))"
      }
    }
    return words.isEmpty ? "what stands beside it" : words.joined(separator: " or ")
  }
}

/// A row that is being filled: its cells, whose they are, and what became of each value.
struct RowDraft: ~Copyable {
  /// The cells, as parts of the values' text.
  private(set) var cells: [Range<Int>] = []
  /// The value that each cell is of; -1 for none.
  private(set) var owners: [Int] = []
  /// By the number of the value.
  private(set) var placements: [Placement] = []
  var free = FreeGroups()
  /// What of a row is there already, where one is written again; nil for a row of its own.
  var standing: StandingRow?
  /// A text that is put together to be compared.
  var scratch = ByteArena(capacity: 256)

  /// Makes all cells empty.
  mutating func reset(columns: Int, values: Int) {
    cells.removeAll(keepingCapacity: true)
    owners.removeAll(keepingCapacity: true)
    placements.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(0..<0, count: columns))
    owners.append(contentsOf: repeatElement(-1, count: columns))
    placements.append(contentsOf: repeatElement(.noRoom, count: values))
    standing = nil
  }

  subscript(column: Int) -> Range<Int> { cells[column] }

  mutating func put(_ text: Range<Int>, _ column: Int, _ value: Int) {
    cells[column] = text
    owners[column] = value
  }

  mutating func settle(_ values: Range<Int>, _ placement: Placement) {
    for value in values { settle(value, placement) }
  }

  mutating func settle(_ value: Int, _ placement: Placement) { placements[value] = placement }
}

/// What stands in a row that some values are to be written into.
struct StandingRow {
  /// The groups of the plan whose columns hold other values, by number.
  var taken: Set<Int> = []
  /// The groups that values had or that they take the place of others in, by number of the value.
  var places: [Int: Int] = [:]
}
