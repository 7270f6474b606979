/// A surname divided into the particles before it and its main part: 'van der' and 'Berg'.
struct SurnameParts {
  let prefix: String
  let core: String

  /// The parts; nil where a surname has no particle or nothing else.
  ///
  /// Only particles in small letters count: 'Van Dyke' and 'De Niro' are sorted as they are
  /// written.
  init?(_ surname: String) {
    guard surname.utf8.contains(UInt8(ascii: " ")) else { return nil }
    let words = surname.split(separator: " ")
    guard words.count > 1 else { return nil }
    let count = words.dropLast().prefix { Self.particles.contains(String($0)) }.count
    guard count > 0 else { return nil }
    prefix = words[..<count].joined(separator: " ")
    core = words[count...].joined(separator: " ")
  }

  private static let particles: Set<String> = [
    // Dutch.
    "van", "van't", "ten", "ter", "te", "den", "der", "de", "het", "'t", "’t", "in", "op", "aan",
    "bij", "onder", "over", "uit", "uijt", "voor", "tot", "'s", "’s", "toe",
    // German and the Nordic languages.
    "von", "vom", "zu", "zum", "zur", "und", "auf", "am", "im", "an", "dem", "af", "av",
    // The Romance languages.
    "du", "des", "la", "le", "les", "del", "della", "dello", "dei", "degli", "delle", "dal",
    "dalla", "di", "da", "das", "do", "dos", "e", "las", "los", "y", "lo", "li",
  ]
}
