import ContactModel
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
        month = Self.months.firstIndex { $0[0].hasPrefix(word) || $0.contains(word) }.map { $0 + 1 }
      }
    }
    // Behind the year, the month comes first.
    if days.count == 2, year == 0 { month = days.removeFirst() }
    guard let month, days.count == 1 else { return nil }
    self.init(year: Int(words[year]), month: month, day: days[0])
    guard isPossible else { return nil }
  }

  /// English names, of which three letters are enough, and others.
  private static let months = [
    "january januar janvier enero gennaio janeiro januari",
    "february februar février fevrier febrero febbraio fevereiro februari",
    "march märz maerz mars marzo março maart", "april avril abril aprile",
    "may mai mayo maggio maio mei", "june juni juin junio giugno junho",
    "july juli juillet julio luglio julho", "august août aout agosto augustus augusti",
    "september septembre septiembre settembre setembro",
    "october oktober octobre octubre ottobre outubro",
    "november novembre noviembre novembro",
    "december dezember décembre decembre diciembre dicembre dezembro",
  ].map { $0.split(separator: " ") }
}
