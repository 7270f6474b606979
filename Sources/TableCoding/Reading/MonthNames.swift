import LocaleSupport
import Synchronization

/// Names of months in dates.
///
/// Those of the languages in which programs export are known by their beginnings. All others are
/// CLDR's: of the table's language, and where that is not known, of every language in which
/// headers are read, unless two of these call different months so (listopad).
enum MonthNames {
  /// Characters and words between the parts of a date.
  static let fillers = CellWords.set("date filler")
  /// What stands behind the number of a day, without a blank.
  static let ordinalEndings: Set<String> = [
    "st", "nd", "rd", "th", "er", "re", "ste", "º", "°", "ª",
  ]

  /// Twelve names a language, as far as needed to tell them apart.
  private static let names = CellWords.words("months").map { $0.split(separator: " ") }

  /// The month of a name, whole or cut short.
  static func month(_ word: String, language: String? = nil) -> Int? {
    let lowered = word.lowercased()
    guard lowered.count >= 2 else { return nil }
    let key = lowered.filter { $0 != "." }
    if let language, let months = names(of: language)[key] { return months }
    // Hebrew has its word for “in” at the name: בפברואר.
    if lowered.first == "ב", lowered.count > 3,
      let month = names(of: "he")[String(key.dropFirst())]
    {
      return month
    }
    return beginning(lowered) ?? anyLanguage[key]
  }

  /// Whether a text of four digits and a word is no year with a month, however the word begins: `9000 Gent`,
  /// `2000 Maribor`.
  static func isCodeAndTown(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2,
      let code = words.first(where: { $0.count == 4 && $0.allSatisfy(\.isDigit) }),
      let word = words.first(where: { $0 != code && $0.allSatisfy { $0.isLetter || $0 == "." } })
    else { return false }
    return !CellNature.isYear(code) || !isWhole(word)
  }

  /// Whether a word is the name of a month in some language, or three letters of it.
  private static func isWhole(_ word: String) -> Bool {
    let key = word.lowercased().filter { $0 != "." }
    return month(word) != nil
      && (key.count <= 3 || ColumnWords.shared.languages.contains { names(of: $0)[key] != nil })
  }

  /// The month that a word begins as.
  private static func beginning(_ lowered: String) -> Int? {
    guard lowered.count >= 3 else { return nil }
    // 'maj' is May; only March begins so in Swedish and Danish with 'mar'.
    if lowered.hasPrefix("maj") || lowered.hasPrefix("май") { return 5 }
    // No name of a month goes on so; Finnish ones are known whole.
    if lowered.hasPrefix("main") || lowered.hasPrefix("march") && lowered.count > 5
      || lowered.hasPrefix("marras")
    {
      return nil
    }
    if lowered.hasPrefix("maart") || lowered.hasPrefix("märz") { return 3 }
    for list in names {
      if let index = list.firstIndex(where: { lowered.hasPrefix($0) }) {
        return index + 1
      }
    }
    return nil
  }

  // MARK: CLDR's names

  private static let known = Mutex<[String: [String: Int]]>([:])

  private static func names(of language: String) -> [String: Int] {
    if let found = known.withLock({ $0[language] }) { return found }
    var names: [String: Int] = [:]
    for (name, month) in LocaleIdentifier(language)?.monthNames ?? [] {
      var key = name.lowercased()
      key.unicodeScalars.removeAll { $0 == "." }
      // Numbers with a word are read without it: 5月, tháng 5.
      let isNumbered = key.unicodeScalars.contains { $0.properties.numericType != nil }
      guard key.unicodeScalars.count > 1, !isNumbered else { continue }
      names[key] = month
    }
    known.withLock { $0[language] = names }
    return names
  }

  /// The names that mean one month wherever they are used.
  private static let anyLanguage: [String: Int] = {
    var months: [String: Int] = [:]
    for language in ColumnWords.shared.languages where language != "*" {
      for (name, month) in names(of: language) {
        months[name] = months[name, default: month] == month ? month : 0
      }
    }
    return months.filter { $0.value > 0 }
  }()
}
