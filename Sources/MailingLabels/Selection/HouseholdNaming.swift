import ContactFormatting
import ContactModel
import LocaleSupport

/// Names of households in a language.
struct HouseholdNaming {
  private let formatter: NameFormatter
  private let style: HouseholdStyle

  init(formatter: NameFormatter, style: HouseholdStyle) {
    self.formatter = formatter
    self.style = style
  }

  /// The name of people who live together, in their order.
  func name(of people: [LabelCandidate]) -> String {
    let unique = withoutRepetition(people)
    let fullNames = unique.map(\.recipient.name)
    if unique.count < 2 { return fullNames.first ?? "" }
    let locale = locale(for: fullNames.joined(), in: people[0].country)
    let list = ListPattern(locale: locale)
    guard style != .full, let family = sharedFamilyName(of: unique) else {
      return list.joined(fullNames)
    }
    if style == .family { return Self.family(family, in: locale.language) }
    let names = unique.compactMap(\.contact.name)
    // A title before two given names would be both people's.
    let isPlain = names.allSatisfy { name in
      !name.givenName.isEmpty && name.namePrefixes.isEmpty && name.nameSuffixes.isEmpty
        && name.generations.isEmpty && name.secondFamilyNames.isEmpty
    }
    guard isPlain, names.count == unique.count else { return list.joined(fullNames) }
    var name = PersonName()
    name.familyNames = [family]
    name.givenNames = [list.joined(names.map(\.givenName))]
    let shared = Contact { $0.name = name }
    return formatter.string(from: shared)
  }

  /// The sender's language or, for names in a script that it is not written in, the language of
  /// the country that they live in.
  private func locale(for names: String, in country: String) -> LocaleIdentifier {
    let script = names.unicodeScalars.lazy.map { Script(of: $0) }.first {
      $0 != .common && $0 != .inherited
    }
    guard let script, !Self.isWritten(formatter.locale, in: script) else { return formatter.locale }
    let native = LocaleIdentifier(language: "und", region: country).maximized()
    return Self.isWritten(native, in: script) ? native : formatter.locale
  }

  private static func isWritten(_ locale: LocaleIdentifier, in script: Script) -> Bool {
    locale.likelyScript.map { ScriptSet(code: $0).contains(script) } ?? false
  }

  private func withoutRepetition(_ people: [LabelCandidate]) -> [LabelCandidate] {
    var seen: Set<String> = []
    return people.filter { seen.insert(AddressKey.folded($0.recipient.name)).inserted }
  }

  private func sharedFamilyName(of people: [LabelCandidate]) -> String? {
    let names = people.map { $0.contact.name?.familyName ?? "" }
    guard let first = names.first, !first.isEmpty else { return nil }
    let key = AddressKey.folded(first)
    return names.allSatisfy { AddressKey.folded($0) == key } ? first : nil
  }

  /// The family of a name as it is written to.
  static func family(_ name: String, in language: String) -> String {
    let pattern = patterns[language] ?? "{0}"
    return pattern.split(separator: "{0}", omittingEmptySubsequences: false).joined(separator: name)
  }

  /// As people of each language write to a family; where the family name would change its form,
  /// with a word that keeps it as it is.
  private static let patterns = [
    "ar": "عائلة {0}", "bg": "Семейство {0}", "ca": "Família {0}", "cs": "Rodina {0}",
    "da": "Familien {0}", "de": "Familie {0}", "el": "Οικογένεια {0}", "en": "The {0} Family",
    "es": "Familia {0}", "et": "Perekond {0}", "fa": "خانوادهٔ {0}", "fi": "Perhe {0}",
    "fr": "Famille {0}", "he": "משפחת {0}", "hi": "{0} परिवार", "hr": "Obitelj {0}",
    "hu": "{0} család", "id": "Keluarga {0}", "it": "Famiglia {0}", "ja": "{0}家御一同様",
    "ko": "{0} 가족", "nb": "Familien {0}", "nl": "Familie {0}", "nn": "Familien {0}",
    "no": "Familien {0}", "pl": "Rodzina {0}", "pt": "Família {0}", "ro": "Familia {0}",
    "ru": "Семья {0}", "sk": "Rodina {0}", "sl": "Družina {0}", "sr": "Породица {0}",
    "sv": "Familjen {0}", "th": "ครอบครัว{0}", "tr": "{0} Ailesi", "uk": "Родина {0}",
    "vi": "Gia đình {0}", "zh": "{0}府",
  ]
}

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
