import Glibc

/// Reads a person's answers key by key. On a terminal no Enter is needed; from a file or a pipe,
/// blanks between answers are passed over.
final class AnswerKeys {
  private let descriptor: Int32
  private var saved: termios?

  init(descriptor: Int32) {
    self.descriptor = descriptor
    guard isatty(descriptor) == 1 else { return }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    saved = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    _ = tcsetattr(descriptor, TCSANOW, &settings)
    // A process that is told to end leaves the terminal as it was.
    TerminalSettings.remember(saved, of: descriptor)
  }

  deinit { restore() }

  /// The next key in small letters; nil at the end of the input.
  func next() -> UInt8? {
    while true {
      var byte: UInt8 = 0
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return nil }
      // Ctrl-D.
      if saved != nil, byte == 4 { return nil }
      if byte == 0x0A || byte == 0x0D || byte == 0x09 { continue }
      if saved == nil, byte == 0x20 { continue }
      return byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
  }

  /// Makes the terminal what it was.
  func restore() {
    guard var settings = saved else { return }
    saved = nil
    _ = tcsetattr(descriptor, TCSANOW, &settings)
    TerminalSettings.remember(nil, of: descriptor)
  }
}
