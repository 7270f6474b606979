import LocaleSupport

/// One language's words for labels and fields.
///
/// A new language is a new file in the folder Languages, like those that are there, and an entry
/// in ``all``. Each line is a predefined label's or a key's name, an equals sign, and the words
/// as they stand in a contact's card: labels as the language writes them in running text,
/// fields as it writes headings.
struct LabelTexts: Sendable {
  /// The language tag: a language, with a script where it is written in several.
  let language: String
  private let labelLines: StaticString
  private let fieldLines: StaticString

  init(language: String, labels: StaticString, fields: StaticString) {
    self.language = language
    labelLines = labels
    fieldLines = fields
  }

  /// The words by the labels' names.
  var labels: [String: String] { Self.entries(labelLines) }
  /// The words by the keys' names.
  var fields: [String: String] { Self.entries(fieldLines) }

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
    .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .polish, .russian,
    .ukrainian, .turkish, .arabic, .hebrew, .persian, .hindi, .japanese, .korean,
    .simplifiedChinese, .traditionalChinese, .vietnamese, .swedish, .danish, .norwegian,
    .finnish, .czech, .hungarian, .greek, .thai, .indonesian,
  ]

  /// The words for a reader: the locale's language in its script, else English.
  ///
  /// Norwegian is Bokmål here, and Chinese without a script is in the script of its region.
  static func best(for locale: LocaleIdentifier) -> LabelTexts {
    let language = ["no", "nn"].contains(locale.language) ? "nb" : locale.language
    let script = locale.script ?? locale.maximized().script
    let tags = [script.map { "\(language)-\($0)" }, language]
    for case let tag? in tags {
      if let texts = all.first(where: { $0.language == tag }) { return texts }
    }
    return .english
  }
}
