import Glibc

/// Reads a person's answers key by key; no Enter is needed.
final class AnswerKeys {
  /// A key that was pressed.
  enum Key: Equatable {
    /// A letter in its small form, a digit or a sign.
    case character(UInt8)
    case left
    /// None, but the terminal has another size, or the process goes on after it was stopped.
    case screenChanged
    /// One that stands for nothing, as an arrow or a function key.
    case other
  }

  private let descriptor: Int32
  private var saved: termios?

  init(descriptor: Int32) {
    self.descriptor = descriptor
    guard isatty(descriptor) == 1 else { return }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    saved = settings
    Self.takeKeys(of: descriptor, settings)
    // A process that is told to end leaves the terminal as it was.
    TerminalSettings.remember(saved, of: descriptor)
  }

  deinit { restore() }

  /// Has keys come one by one and unseen, as they do not after a shell had the terminal.
  private static func takeKeys(of descriptor: Int32, _ settings: termios) {
    var settings = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    _ = tcsetattr(descriptor, TCSANOW, &settings)
  }

  /// The next key; nil at the end of the input.
  ///
  /// - Parameter hasChanged: Whether the terminal has another size than before.
  func next(whereChanged hasChanged: () -> Bool = { false }) -> Key? {
    while true {
      if saved != nil, !isWaiting(150) {
        var settings = termios()
        if tcgetattr(descriptor, &settings) == 0, settings.c_lflag & tcflag_t(ICANON) != 0 {
          Self.takeKeys(of: descriptor, settings)
          _ = hasChanged()
          return .screenChanged
        }
        if hasChanged() { return .screenChanged }
        continue
      }
      guard let byte = read() else { return nil }
      switch byte {
      case 0x04 where saved != nil: return nil
      case 0x0A, 0x0D, 0x09, 0x20: continue
      case 0x1B: return sequence()
      case 0x41...0x5A: return .character(byte | 0x20)
      case 0x21...0x7E: return .character(byte)
      default: return .other
      }
    }
  }

  /// What follows an escape: the rest of what an arrow or function key sends (ECMA-48, 5.4), or
  /// nothing. Over slow lines it comes in pieces, none of which is an answer.
  private func sequence() -> Key {
    guard isWaiting(ScreenEvent.patience), let first = read() else { return .other }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return .other }
    while isWaiting(3 * ScreenEvent.patience), let byte = read() {
      if (0x40...0x7E).contains(byte) { return byte == UInt8(ascii: "D") ? .left : .other }
    }
    return .other
  }

  /// Whether a byte comes within so many milliseconds.
  private func isWaiting(_ milliseconds: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&poll, 1, milliseconds) > 0
  }

  private func read() -> UInt8? {
    while true {
      var byte: UInt8 = 0
      let count = Glibc.read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? byte : nil
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
