import LocaleSupport
import Synchronization

/// Names of months in dates.
///
/// Those of the languages in which programs export are known by their beginnings. All others are
/// CLDR's: of the table's language, and where that is not known, of every language in which
/// headers are read, unless two of these call different months so (listopad).
enum MonthNames {
  /// Characters and words between the parts of a date.
  static let fillers: Set<String> = [
    "年", "月", "日", "년", "월", "일", "de", "del", "do", "of", "the", "den", "г", "года",
    "m", "d", "metų", "gada", "gads", "god", "godine", "року", "р", "ngày", "tháng", "thg", "năm",
    "ng", "ta", "a", "ko", "yil", "yili",
  ]
  /// What stands behind the number of a day, without a blank.
  static let ordinalEndings: Set<String> = ["st", "nd", "rd", "th"]

  /// Twelve names a language, as far as needed to tell them apart.
  private static let names: [[String]] = [
    "jan feb mar apr may jun jul aug sep oct nov dec",
    "jan feb mär apr mai jun jul aug sep okt nov dez",
    "janv févr mars avr mai juin juil août sept oct nov déc",
    "ene feb mar abr may jun jul ago sep oct nov dic",
    "gen feb mar apr mag giu lug ago set ott nov dic",
    "jan fev mar abr mai jun jul ago set out nov dez",
    "jan feb mrt apr mei jun jul aug sep okt nov dec",
    "jan feb maj apr maj jun jul aug sep okt nov dec",
    "sty lut mar kwi maj cze lip sie wrz paź lis gru",
    "янв фев мар апр мая июн июл авг сен окт ноя дек",
  ].map { $0.split(separator: " ").map(String.init) }

  /// The month of a name, whole or cut short.
  static func month(_ word: String, language: String? = nil) -> Int? {
    let lowered = word.lowercased()
    guard lowered.count >= 2 else { return nil }
    let key = lowered.filter { $0 != "." }
    if let language, let months = names(of: language)[key] { return months }
    return beginning(lowered) ?? anyLanguage[key]
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
      let key = name.lowercased().filter { $0 != "." }
      // Numbers with a word are read without it: 5月, tháng 5.
      guard key.count > 1, !key.contains(where: \.isNumber) else { continue }
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
