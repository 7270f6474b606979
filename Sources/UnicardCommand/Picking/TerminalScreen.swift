import FileWriting
import Glibc

/// The terminal of a person, as a screen to draw on: whatever standard input and output are.
///
/// What was on it comes back in the end, also where the process is told to end.
final class TerminalScreen {
  private let descriptor: Int32
  private let sink: DescriptorSink
  private var saved: termios
  private var isOpen = true

  /// Another screen beside the usual one, no wrapping, mouse buttons as SGR sequences, no cursor.
  private static let begin = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?25l"
  private static let end = "\u{1B}[?25h\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?1049l"

  /// Takes the terminal of the process.
  init() throws(CommandFailure) {
    descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    var settings = termios()
    guard descriptor >= 0, tcgetattr(descriptor, &settings) == 0 else {
      if descriptor >= 0 { _ = Glibc.close(descriptor) }
      throw CommandFailure(
        "There is no terminal to choose in.",
        hint: "Run it in a terminal; unicard list --where chooses without one.")
    }
    saved = settings
    sink = DescriptorSink(descriptor, path: "the terminal")
    TerminalSettings.remember(saved, of: descriptor, farewell: Self.end)
    take(settings, TCSAFLUSH)
  }

  /// Has keys come one by one, and none of them end or stop the process.
  private func take(_ settings: termios, _ when: Int32) {
    var settings = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
    _ = tcsetattr(descriptor, when, &settings)
    write(Self.begin)
  }

  /// Takes the terminal again where a shell had it while the process was stopped; false where none had.
  private func takeAgain() -> Bool {
    var settings = termios()
    guard tcgetpgrp(descriptor) == getpgrp(), tcgetattr(descriptor, &settings) == 0,
      settings.c_lflag & tcflag_t(ICANON) != 0
    else { return false }
    take(settings, TCSANOW)
    return true
  }

  deinit { close() }

  /// Gives the terminal back.
  func close() {
    guard isOpen else { return }
    isOpen = false
    write(Self.end)
    _ = tcsetattr(descriptor, TCSAFLUSH, &saved)
    TerminalSettings.remember(nil, of: descriptor)
    _ = Glibc.close(descriptor)
  }

  /// How large the screen is now.
  var size: ScreenSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Draws the lines from the top, each no wider than the screen.
  ///
  /// - Parameter overlay: What is sent with the cursor at the beginning of the third line, such as a
  ///   picture.
  func draw(_ lines: [String], rows: Int, overlay: [UInt8] = []) {
    var text = "\u{1B}[H"
    for (index, line) in lines.prefix(rows).enumerated() {
      text += "\u{1B}[\(index + 1);1H" + line + "\u{1B}[0m\u{1B}[K"
    }
    write(text + "\u{1B}[J")
    guard !overlay.isEmpty else { return }
    try? sink.write(Array("\u{1B}[3;1H".utf8) + overlay)
    try? sink.flush()
  }

  private func write(_ text: String) {
    // A terminal that is gone is found out by reading.
    try? sink.write(text)
    try? sink.flush()
  }

  private var waiting: [UInt8] = []

  /// What the person does next; nil where the terminal is gone. ``ScreenEvent/resized`` comes where
  /// the size is not `size` any more.
  func next(_ size: ScreenSize) -> ScreenEvent? {
    while true {
      if let (event, count) = ScreenEvent.first(in: waiting) {
        waiting.removeFirst(count)
        if let event { return event }
        continue
      }
      if takeAgain() { return .resized }
      // What is alone is the key Escape.
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let patience = waiting == [0x1B] ? ScreenEvent.patience : 3 * ScreenEvent.patience
      let ready = Glibc.poll(&poll, 1, waiting.isEmpty ? 150 : patience)
      if ready == 0 {
        if !waiting.isEmpty {
          let isEscape = waiting == [0x1B]
          waiting = []
          if isEscape { return .escape }
        }
        if self.size != size { return .resized }
        continue
      }
      if ready < 0 {
        if errno == EINTR { continue }
        return nil
      }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      waiting += buffer[..<count]
    }
  }
}

/// How many columns and rows a screen has.
struct ScreenSize: Hashable {
  var columns: Int
  var rows: Int
}
