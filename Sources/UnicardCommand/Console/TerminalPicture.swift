import ContactModel

/// How a terminal shows pictures, where it says that it can.
enum TerminalPicture {
  /// Kitty's graphics protocol, which Ghostty and Konsole have too.
  case kitty
  /// iTerm2's inline images, which WezTerm has too.
  case iTerm

  /// What the environment tells of the terminal; nil where it is none that shows pictures.
  init?(environment: [String: String]) {
    // Within a multiplexer it is another program's terminal.
    if let term = environment["TERM"], term.hasPrefix("screen") || term.hasPrefix("tmux") {
      return nil
    }
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["TERM"] == "xterm-kitty" || environment["KITTY_WINDOW_ID"] != nil
      || program == "ghostty"
    {
      self = .kitty
    } else if program == "iTerm.app" || program == "WezTerm" {
      self = .iTerm
    } else {
      return nil
    }
  }

  /// What the terminal is sent for a PNG file.
  func sequence(for png: [UInt8]) -> [UInt8] {
    let text = Base64.encode(png)
    switch self {
    case .iTerm:
      return Array("\u{1B}]1337;File=inline=1;size=\(png.count):".utf8) + text
        + Array("\u{7}\n".utf8)
    case .kitty:
      var sequence: [UInt8] = []
      // In parts of at most 4096 bytes, of which the last says so.
      for start in stride(from: 0, to: text.count, by: 4096) {
        let end = min(start + 4096, text.count)
        let first = start == 0 ? "a=T,f=100," : ""
        sequence += Array("\u{1B}_G\(first)m=\(end < text.count ? 1 : 0);".utf8)
        sequence += text[start..<end]
        sequence += Array("\u{1B}\\".utf8)
      }
      return sequence + [0x0A]
    }
  }
}
