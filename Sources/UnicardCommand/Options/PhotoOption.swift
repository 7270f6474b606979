import ArgumentParser

/// What becomes of pictures: the argument of `--photos`.
enum PhotoOption: Equatable {
  case keep
  case drop
  case extract(folder: String)
  /// Keep those of at most so many bytes.
  case limit(bytes: Int)

  /// Reads `keep`, `drop`, `extract:DIR` or `max:KB`.
  @Sendable static func parse(_ text: String) throws -> PhotoOption {
    switch text.lowercased() {
    case "keep": return .keep
    case "drop": return .drop
    default: break
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[1].isEmpty {
      if parts[0].lowercased() == "extract" { return .extract(folder: String(parts[1])) }
      if parts[0].lowercased() == "max", let limit = kilobytes(parts[1]),
        (0...1 << 30).contains(limit)
      {
        return .limit(bytes: limit * 1024)
      }
    }
    throw ValidationError("--photos takes keep, drop, extract:DIR, or max:KB as in max:200.")
  }

  /// A number of kilobytes, of which people say that it is one: `200`, `200k`, `200 KB`.
  private static func kilobytes(_ text: Substring) -> Int? {
    let digits = text.prefix { $0.isNumber }
    let unit = text[digits.endIndex...].lowercased()
    return [
      "", "k", "kb", " k", " kb",
    ].contains(unit) ? Int(digits) : nil
  }
}
