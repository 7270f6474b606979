import LocaleSupport

/// One language's words for labels, fields and what fields are made of.
///
/// A new language is a new file in the folder Languages, like those that are there, and an entry
/// in ``all``. Each line is the name of a predefined label, a key or a part of a field, an equals
/// sign, and the words as they stand in a contact's card: labels and sexes as the language writes
/// them in running text, fields and parts as it writes headings.
struct LabelTexts: Sendable {
  /// The language tag: a language, with a script where it is written in several.
  let language: String
  private let labelLines: StaticString
  private let fieldLines: StaticString
  private let partLines: StaticString

  init(
    language: String, labels: StaticString, fields: StaticString, parts: StaticString
  ) {
    self.language = language
    labelLines = labels
    fieldLines = fields
    partLines = parts
  }

  /// The words by the labels' names.
  var labels: [String: String] { Self.entries(labelLines) }
  /// The words by the keys' names.
  var fields: [String: String] { Self.entries(fieldLines) }
  /// The words by the parts' names.
  var parts: [String: String] { Self.entries(partLines) }

  private static func entries(_ text: StaticString) -> [String: String] {
    var entries: [String: String] = [:]
    for line in text.description.split(separator: "\n") {
      let parts = line.split(separator: " = ", maxSplits: 1)
      if parts.count == 2 { entries[String(parts[0])] = String(parts[1]) }
    }
    return entries
  }

  /// Every language there is.
  static let all: [LabelTexts] = [
    .english, .german, .french, .spanish, .italian, .portuguese, .europeanPortuguese, .dutch,
    .polish, .russian, .ukrainian, .turkish, .arabic, .hebrew, .persian, .hindi, .japanese,
    .korean, .simplifiedChinese, .traditionalChinese, .vietnamese, .swedish, .danish, .norwegian,
    .finnish, .czech, .hungarian, .greek, .thai, .indonesian,
  ]

  /// The words for a reader: the locale's language in its script, else English.
  ///
  /// Norwegian is Bokmål here, and Chinese without a script is in the script of its region.
  /// Portuguese is European everywhere but in Brazil, as in CLDR's data.
  static func best(for locale: LocaleIdentifier) -> LabelTexts {
    let language = ["no", "nn"].contains(locale.language) ? "nb" : locale.language
    let script = locale.script ?? locale.maximized().script
    let isEuropean = language == "pt" && locale.region.map { $0 != "BR" } ?? false
    let tags = [script.map { "\(language)-\($0)" }, isEuropean ? "pt-PT" : nil, language]
    for case let tag? in tags {
      if let texts = all.first(where: { $0.language == tag }) { return texts }
    }
    return .english
  }
}
