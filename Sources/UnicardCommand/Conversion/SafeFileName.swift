/// Names for files that every system can store.
enum SafeFileName {
  /// File names may be 255 bytes long; some room is left for a number and an extension.
  private static let longest = 180

  /// Names that mean devices on Windows.
  private static let reserved: Set<String> = {
    let ports = (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    return Set(["con", "prn", "aux", "nul"] + ports)
  }()

  /// A name made from text, without an extension: no signs that a system forbids, no leading dot
  /// or dash, never empty.
  static func name(from text: String, fallback: String = "Contact") -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isForbidden =
        VisibleText.visible(scalar) != scalar || "/\\:*?\"<>|".unicodeScalars.contains(scalar)
        || scalar.value >= 0xE000 && scalar.value <= 0xF8FF || scalar == "\u{FFFD}"
      scalars.append(isForbidden ? " " : scalar)
    }
    var words = String(scalars).split(whereSeparator: \.isWhitespace).joined(separator: " ")[...]
    words = words.drop { ".-~ ".contains($0) }
    while words.utf8.count > longest { words.removeLast() }
    while let last = words.last, last == "." || last == " " { words.removeLast() }
    let stem = words.prefix { $0 != "." }.lowercased()
    if reserved.contains(stem) { words = "_" + words }
    return words.isEmpty ? fallback : String(words)
  }
}
