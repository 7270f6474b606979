import ContactModel
import LocaleSupport
import SourceText

extension PartialDate {
  /// Reads a date as people and mail programs write it: `03 Feb 1985`, `February 3, 1985`,
  /// `1985/02/03`. Nil for any other text, and where day and month could be taken for each other.
  init?(spelled text: Bytes) {
    guard text.count <= 24 else { return nil }
    let words = text.string.lowercased().split { !$0.isLetter && !$0.isNumber }.filter {
      $0 != "de"
    }
    guard words.count == 3,
      let year = words.firstIndex(where: { $0.utf8.count == 4 && Int($0) != nil })
    else { return nil }
    var month: Int?
    var days: [Int] = []
    for (place, word) in words.enumerated() where place != year {
      if let number = Int(word), word.utf8.count <= 2 {
        days.append(number)
      } else if word.utf8.count >= 3 {
        // Of English names, three letters are enough.
        month =
          Self.english.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
          ?? Self.others[String(word)]
      }
    }
    // Behind the year, the month comes first.
    if days.count == 2, year == 0 { month = days.removeFirst() }
    guard let month, days.count == 1 else { return nil }
    self.init(year: Int(words[year]), month: month, day: days[0])
    guard isPossible else { return nil }
  }

  private static let english = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The names of months in other languages of phones, those that mean one month in all of them.
  private static let others: [String: Int] = {
    var months: [String: Int] = [:]
    for language in ["cs", "da", "de", "es", "fi", "fr", "it", "nb", "nl", "pl", "pt", "sv"] {
      for (name, month) in LocaleIdentifier(language)?.monthNames ?? [] {
        let key = name.lowercased().filter { $0 != "." }
        months[key] = months[key, default: month] == month ? month : 0
      }
    }
    return months.filter { $0.value > 0 }
  }()
}
