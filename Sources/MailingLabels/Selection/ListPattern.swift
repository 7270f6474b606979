import LocaleSupport

/// How a language lists things (UTS #35 part 2, section 'List Patterns').
struct ListPattern {
  private let two: String
  private let start: String
  private let middle: String
  private let end: String

  init(locale: LocaleIdentifier) {
    let lookup = ResourceLookup(locale: locale, in: UnicodeCatalog.shared)
    let values = lookup.values(
      of: ["listPattern", "standard"], keys: ["2", "start", "middle", "end"])
    func pattern(_ key: String, _ fallback: String) -> String {
      values[key]?.value.text ?? fallback
    }
    two = pattern("2", "{0}, {1}")
    start = pattern("start", "{0}, {1}")
    middle = pattern("middle", "{0}, {1}")
    end = pattern("end", "{0}, {1}")
  }

  /// The texts as one.
  func joined(_ texts: [String]) -> String {
    guard let last = texts.last else { return "" }
    if texts.count == 1 { return last }
    if texts.count == 2 { return Self.fill(two, texts[0], last) }
    var rest = Self.fill(end, texts[texts.count - 2], last)
    for text in texts.dropLast(2).dropFirst().reversed() { rest = Self.fill(middle, text, rest) }
    return Self.fill(start, texts[0], rest)
  }

  private static func fill(_ pattern: String, _ first: String, _ second: String) -> String {
    var text = ""
    var rest = pattern[...]
    while let brace = rest.firstIndex(of: "{") {
      text += rest[..<brace]
      let place = rest[brace...].prefix(3)
      if place == "{0}" { text += first } else if place == "{1}" { text += second }
      rest = rest[place.endIndex...]
    }
    return text + rest
  }
}
