import ContactModel

/// What follows a name, told apart: a generation ('Jr.', 'III') and degrees ('PhD').
struct NameSuffixes {
  private(set) var generation: [String]
  private(set) var credentials: [String] = []

  /// The suffixes of a name. Generations that are stated as such stand among the suffixes too, for
  /// programs that know no others (RFC 9554, section 2.2).
  init(_ name: PersonName) {
    generation = NameText.texts(name.generations)
    let stated = Set(generation.map(Self.key))
    for suffix in NameText.texts(name.nameSuffixes) {
      for part in suffix.split(separator: ",") {
        add(NameText.clean(String(part)), stated: stated)
      }
    }
  }

  private mutating func add(_ suffix: String, stated: Set<String>) {
    if suffix.isEmpty || stated.contains(Self.key(suffix)) { return }
    if Self.isGeneration(suffix) {
      generation.append(suffix)
      return
    }
    // 'Jr. MD' in one.
    if let space = suffix.firstIndex(of: " ") {
      let first = String(suffix[..<space])
      if stated.contains(Self.key(first)) || Self.isGeneration(first) {
        if !stated.contains(Self.key(first)) { generation.append(first) }
        credentials.append(NameText.clean(String(suffix[space...])))
        return
      }
    }
    credentials.append(suffix)
  }

  /// Whether a suffix says which of several people of one name it is.
  static func isGeneration(_ text: String) -> Bool { generations.contains(key(text)) }

  private static func key(_ text: String) -> String {
    String(text.lowercased().filter { $0 != "." && $0 != " " })
  }

  private static let generations: Set<String> = [
    "jr", "jnr", "junior", "jun", "sr", "snr", "senior", "sen", "i", "ii", "iii", "iv", "v", "vi",
    "vii", "viii", "ix", "1st", "2nd", "3rd", "4th", "5th", "filho", "neto", "sobrinho", "fils",
    "père", "hijo",
  ]
}

/// Text of contacts made fit to stand within a name.
enum NameText {
  /// The text on one line, without white space at its ends.
  static func clean(_ text: String) -> String {
    let isClean =
      text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      && text.utf8.first != 0x20 && text.utf8.last != 0x20
    if isClean { return text }
    return text.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy { $0.value < 0x20 } }
      .joined(separator: " ")
  }

  /// The texts that are not blank, cleaned.
  static func texts(_ texts: [String]) -> [String] {
    texts.map(clean).filter { !$0.isEmpty }
  }

  /// The texts with spaces between.
  static func joined(_ list: [String]) -> String {
    switch list.count {
    case 0: ""
    case 1: clean(list[0])
    default: texts(list).joined(separator: " ")
    }
  }
}
