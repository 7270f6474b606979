import ContactModel
import FileWriting
import Glibc

/// What a command reads from and writes to: the process's streams, or memory in a test.
final class Console {
  /// The standard input.
  let input: Int32
  /// Data goes here.
  let output: any ByteSink
  /// Everything else goes here.
  let errors: any ByteSink
  /// Whether somebody looks at the output, and how many columns there are.
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  private(set) var width: Int
  /// How many lines there are; nil where that is not known.
  private(set) var height: Int?
  /// Whether these are the terminal's.
  private var isOfProcess = false
  /// Whether somebody presses keys.
  let isInputTerminal: Bool
  /// The file that the output goes to, where it is known.
  let outputIdentity: FileIdentity?
  /// The day it is.
  let today: PartialDate
  private let environment: [String: String]

  /// When to write colours.
  enum ColorChoice: String, CaseIterable { case auto, always, never }
  var colors = ColorChoice.auto
  /// Whether to leave out all that is neither data nor an error.
  var isQuiet = false
  /// Whether a part of the work failed that was told of while the rest was done.
  var hasFailed = false
  private var kept: [Any] = []

  init(
    input: Int32 = 0, output: any ByteSink, errors: any ByteSink, isOutputTerminal: Bool = false,
    isErrorTerminal: Bool = false, width: Int = 80, height: Int? = nil,
    isInputTerminal: Bool? = nil, outputIdentity: FileIdentity? = nil,
    today: PartialDate? = nil, environment: [String: String] = [:]
  ) {
    self.input = input
    self.output = output
    self.errors = errors
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.width = width
    self.height = height
    self.isInputTerminal = isInputTerminal ?? (isatty(input) == 1)
    self.outputIdentity = outputIdentity
    self.today = today ?? .today
    self.environment = environment
  }

  /// Keeps a value as long as the console: a process that ends need not take apart first what is
  /// large.
  func keep(_ value: Any) { kept.append(value) }

  /// The console of this process.
  static func ofProcess() -> Console {
    var environment: [String: String] = [:]
    let names = [
      "NO_COLOR", "TERM", "COLUMNS", "LC_ALL", "LC_COLLATE", "LC_MESSAGES", "LANG",
      "TERM_PROGRAM", "KITTY_WINDOW_ID", "VISUAL", "EDITOR", "TMPDIR",
    ]
    for name in names {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    let console = Console(
      output: DescriptorSink(1, path: "standard output"),
      errors: DescriptorSink(2, path: "standard error"), isOutputTerminal: isatty(1) == 1,
      isErrorTerminal: isatty(2) == 1, outputIdentity: FileIdentity(descriptor: 1),
      environment: environment)
    console.isOfProcess = true
    console.measure()
    return console
  }

  /// Looks how large the terminal is now; tells whether it has another size than before.
  @discardableResult
  func measure() -> Bool {
    guard isOfProcess else { return false }
    var size = winsize()
    var width = environment["COLUMNS"].flatMap { Int($0) } ?? 0
    let isKnown =
      ioctl(1, UInt(TIOCGWINSZ), &size) == 0 || ioctl(2, UInt(TIOCGWINSZ), &size) == 0
    if width <= 0, isKnown { width = Int(size.ws_col) }
    let before = (self.width, self.height)
    self.width = width > 0 ? width : 80
    height = size.ws_row > 0 ? Int(size.ws_row) : nil
    return before != (self.width, height)
  }

  /// The language that its user reads.
  var locale: ReaderLocale { ReaderLocale(environment: environment) }
  /// The language that its user sorts in.
  var sortingLocale: ReaderLocale {
    ReaderLocale(environment: environment, category: "LC_COLLATE")
  }

  /// How to show pictures where the output is seen; nil where that can't be.
  var pictures: TerminalPicture? { isOutputTerminal ? terminalPicture : nil }
  /// How to show pictures beside questions.
  var questionPictures: TerminalPicture? { isErrorTerminal ? terminalPicture : nil }
  /// How the terminal that the process was started from shows pictures.
  var terminalPicture: TerminalPicture? { TerminalPicture(environment: environment) }

  /// A variable of the environment; nil where it is not set.
  func variable(_ name: String) -> String? { environment[name] }

  // MARK: Styles

  var outputStyle: TextStyle { style(isOutputTerminal) }
  var errorStyle: TextStyle { style(isErrorTerminal) }

  private func style(_ isTerminal: Bool) -> TextStyle {
    switch colors {
    case .always: return TextStyle(isEnabled: true)
    case .never: return TextStyle(isEnabled: false)
    case .auto:
      let isUnwanted = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      return TextStyle(
        isEnabled: isTerminal && !isUnwanted && environment["TERM"] != "dumb")
    }
  }

  // MARK: Writing

  /// Writes a line of data.
  func print(_ line: String) throws(OutputError) { try output.write(line + "\n") }

  /// Writes a JSON value as a line of data.
  func print(_ json: JSON) throws(OutputError) { try output.write(json.lineBytes) }

  /// Tells the user something, unless asked to be quiet. Not worth failing for.
  func note(_ line: String) {
    if !isQuiet { tell(line) }
  }

  /// Tells what could not be read, which nobody should miss for being left in peace.
  func noteUnread(_ line: String) { tell(line) }

  /// The same of each line of a table, as wide as the terminal.
  func note(_ table: TextTable) {
    for line in table.lines(width: isErrorTerminal ? width : nil) { note(line) }
  }

  /// Tells the user what went wrong.
  func error(_ message: String, hint: String? = nil) {
    tell(VisibleText.line(message), behind: "error:", in: errorStyle.red)
    if let hint { tell(VisibleText.line(hint), behind: "Hint:", in: errorStyle.bold) }
  }

  /// Tells the user what is doubtful.
  func warning(_ message: String) {
    if !isQuiet { tell(VisibleText.line(message), behind: "warning:", in: errorStyle.yellow) }
  }

  /// Tells the user what could be done next.
  func hint(_ text: String) {
    if !isQuiet { tell(text, behind: "Hint:", in: errorStyle.bold) }
  }

  /// Writes a line for people, on a terminal broken between words where it is too long for it.
  private func tell(
    _ text: String, behind word: String = "", in style: (String) -> String = { $0 }
  ) {
    let line = word.isEmpty ? text : "\(word) \(text)"
    // Of a line with styles the width is not known.
    let lines =
      isErrorTerminal && !line.contains("\u{1B}")
      ? WrappedText.hanging(line, width: width) : [line]
    for (number, line) in lines.enumerated() {
      complain(number == 0 ? style(word) + line.dropFirst(word.count) : line)
    }
  }

  /// Writes a line that is there even if the command is to be quiet.
  func complain(_ line: String) {
    // What was printed before should be seen before.
    try? output.flush()
    try? errors.write(line + "\n")
    try? errors.flush()
  }
}
