import LocaleSupport
import Synchronization

/// The letters that a language's sorted lists are divided by, as in the margin of a phone book
/// (UTS #35 part 2, section 'Exemplars', type index).
final class IndexLetters: Sendable {
  /// A letter of the index, and the text that its section begins with.
  private struct Entry: Sendable {
    let label: String
    let boundary: String
  }

  private let collator: Collator
  private let own: [Entry]
  private let scripts: ScriptSet
  private let usesHan: Bool
  private let others = Mutex<[String: [Entry]]>([:])

  init(locale: LocaleIdentifier, variant: CollationVariant?) {
    let collator = Collator.shared(
      for: locale, Collator.Options(strength: .letters, variant: variant))
    self.collator = collator
    let script = locale.likelyScript ?? "Latn"
    scripts = ScriptSet(code: script)
    usesHan = ["zh", "yue"].contains(locale.language)
    let isByStroke = variant == .stroke || (variant == nil && script == "Hant")
    own = Self.sorted(
      usesHan ? Self.hanEntries(byStroke: isByStroke) : Self.entries(for: locale), collator)
  }

  /// The letter for a text.
  func letter(for text: String) -> String {
    guard let scalar = text.unicodeScalars.first(where: { CharacterClass.isLetter($0) }),
      let first = text.unicodeScalars.first, CharacterClass.isLetter(first)
    else { return "#" }
    let script = Script(of: scalar)
    let isOwn = scripts.contains(script)
    // Han characters sort in an order of no letters but where there are readings or strokes.
    if script.code == "Hani", !usesHan { return "…" }
    let entries = isOwn ? own : entries(forScript: script.code)
    return entries.last { collator.compare($0.boundary, text) <= 0 }?.label ?? "…"
  }

  private func entries(forScript code: String) -> [Entry] {
    if let known = others.withLock({ $0[code] }) { return known }
    let likely = LocaleIdentifier(language: "und", script: code).maximized()
    let made = Self.sorted(Self.entries(for: likely), collator)
    others.withLock { $0[code] = made }
    return made
  }

  /// Entries in the order of the list; of those that sort alike the first.
  private static func sorted(_ entries: [Entry], _ collator: Collator) -> [Entry] {
    var result: [Entry] = []
    for entry in entries.sorted(by: { collator.isLess($0.boundary, $1.boundary) }) {
      if let last = result.last, collator.compare(last.boundary, entry.boundary) == 0 { continue }
      result.append(entry)
    }
    return result
  }

  private static func entries(for locale: LocaleIdentifier) -> [Entry] {
    let lookup = ResourceLookup(locale: locale, in: UnicodeCatalog.shared)
    let set = lookup.value(at: ["ExemplarCharactersIndex"])?.value.text
    let labels = set.map(self.labels) ?? []
    return (labels.isEmpty ? latinLetters : labels).map { Entry(label: $0, boundary: $0) }
  }

  /// The members of a set of characters, as `[A B {Ch} D]`.
  private static func labels(in set: String) -> [String] {
    set.filter { !"[]{}\\".contains($0) }.split(separator: " ").flatMap { member in
      let scalars = Array(member.unicodeScalars)
      guard scalars.count == 3, scalars[1] == "-", scalars[0].value < scalars[2].value,
        scalars[2].value - scalars[0].value < 100
      else { return [String(member)] }
      return (scalars[0].value...scalars[2].value).compactMap { Unicode.Scalar($0) }
        .map { String($0) }
    }
  }

  private static let latinLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }

  /// U+FDD0, which no text has.
  private static let mark = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)

  /// The sections of Chinese, which the collation data marks with U+FDD0 and a letter, or the
  /// number of strokes over U+2800 (UTS #35 part 5, section 'Index Characters').
  private static func hanEntries(byStroke: Bool) -> [Entry] {
    let latin = latinLetters.map { Entry(label: $0, boundary: $0) }
    if byStroke {
      return latin
        + (1...64).compactMap { count in
          Unicode.Scalar(0x2800 + count).map { strokes in
            Entry(label: "\(count)劃", boundary: mark + String(strokes))
          }
        }
    }
    return latin + latinLetters.map { Entry(label: $0, boundary: mark + $0) }
  }
}
