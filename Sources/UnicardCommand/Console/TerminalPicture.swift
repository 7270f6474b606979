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

  /// What the terminal is sent for a PNG file, with what follows below it.
  ///
  /// - Parameter rows: How many lines of text the picture is high; nil for its own size.
  func sequence(for png: [UInt8], rows: Int? = nil) -> [UInt8] {
    bytes(png, rows) + [0x0A]
  }

  /// What the terminal is sent for a PNG file beside text: what follows stands where it would
  /// without the picture.
  ///
  /// - Parameters:
  ///   - rows: How many lines of text the picture is high.
  ///   - column: Where it begins, from 0.
  func sequence(for png: [UInt8], rows: Int, column: Int) -> [UInt8] {
    Array("\u{1B}7\u{1B}[\(column + 1)G".utf8) + bytes(png, rows) + Array("\u{1B}8".utf8)
  }

  /// Takes away what was drawn before, where clearing lines does not.
  var clearing: [UInt8] {
    switch self {
    case .kitty: Array("\u{1B}_Ga=d,q=2\u{1B}\\".utf8)
    case .iTerm: []
    }
  }

  private func bytes(_ png: [UInt8], _ rows: Int?) -> [UInt8] {
    let text = Base64.encode(png)
    switch self {
    case .iTerm:
      let height = rows.map { "height=\($0);" } ?? ""
      return Array("\u{1B}]1337;File=inline=1;\(height)size=\(png.count):".utf8) + text + [7]
    case .kitty:
      var sequence: [UInt8] = []
      // In parts of at most 4096 bytes, of which the last says so. No answer: it would be read as keys.
      for start in stride(from: 0, to: text.count, by: 4096) {
        let end = min(start + 4096, text.count)
        let height = rows.map { "r=\($0)," } ?? ""
        let first = start == 0 ? "a=T,f=100,q=2,\(height)" : ""
        sequence += Array("\u{1B}_G\(first)m=\(end < text.count ? 1 : 0);".utf8)
        sequence += text[start..<end]
        sequence += Array("\u{1B}\\".utf8)
      }
      return sequence
    }
  }
}
