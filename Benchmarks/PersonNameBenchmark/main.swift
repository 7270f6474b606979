import ContactFormatting
import Glibc
import LocaleSupport

// How many names a second one thread formats once everything is loaded, and how long loading a
// locale takes.

let clock = ContinuousClock()

func seconds(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.components
  return Double(seconds) + Double(attoseconds) * 1e-18
}

func report(_ what: String, _ value: Double, _ unit: String) {
  print("\(what): \(Int(value.rounded())) \(unit)")
}

/// Names made of parts, so that the processor does not see the same bytes every time.
func names(_ given: [String], _ surnames: [String], locale: String?) -> [PersonNameFields] {
  given.flatMap { first in
    surnames.map { last in
      var name = PersonNameFields(locale: locale.flatMap { LocaleIdentifier($0) })
      name[.given] = first
      name[.given2] = "Maria"
      name[.surname] = last
      return name
    }
  }
}

for locale in ["de", "en", "ja", "ar", "es-MX", "th"] {
  let start = clock.now
  let formatter = try PersonNameFormatter(locale: LocaleIdentifier(known: locale))
  report("start-up of \(locale)", seconds(clock.now - start) * 1e6, "µs")
  withExtendedLifetime(formatter) {}
}

let sets: [(String, String, [PersonNameFields])] = [
  (
    "Latin, no locale, German reader", "de",
    names(["Anna", "Ben", "Clara Luise"], ["Schmidt", "Meyer", "von Braun"], locale: nil)
  ),
  (
    "Latin with accents, German", "de",
    names(["Jürgen", "Zoë", "Chloé Inès"], ["Müller", "Groß", "Łukasz"], locale: "de")
  ),
  ("Japanese, Japanese reader", "ja", names(["駿", "太郎"], ["宮崎", "山田"], locale: "ja")),
  ("Japanese, German reader", "de", names(["駿", "太郎"], ["宮崎", "山田"], locale: "ja")),
  ("Cyrillic, Russian", "ru", names(["Иван", "Анна"], ["Васильев", "Чехова"], locale: "ru")),
  ("Arabic", "ar", names(["محمد", "فاطمة"], ["الأحمد", "حسن"], locale: "ar")),
  ("Hindi", "hi", names(["सुन्दर", "रमिता"], ["पोख्रेल", "शर्मा"], locale: "hi")),
]
let styles: [(String, PersonNameStyle)] = [
  ("medium", PersonNameStyle()),
  ("long", PersonNameStyle(length: .long)),
  ("short", PersonNameStyle(length: .short)),
  ("monogram", PersonNameStyle(length: .long, usage: .monogram)),
]
for (title, locale, names) in sets {
  for (styleName, style) in styles {
    let formatter = try PersonNameFormatter(
      locale: LocaleIdentifier(known: locale), style: style)
    var bytes = 0
    for name in names { bytes += formatter.string(from: name).utf8.count }
    let rounds = 200_000 / names.count
    let start = clock.now
    for _ in 0..<rounds {
      for name in names { bytes += formatter.string(from: name).utf8.count }
    }
    let elapsed = seconds(clock.now - start)
    report(
      "\(title), \(styleName)", Double(rounds * names.count) / elapsed, "names/s (\(bytes))")
  }
}
