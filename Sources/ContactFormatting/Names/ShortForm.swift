import LocaleSupport

/// Tells nicknames that are short forms of a given name ('Bob') from those that are something
/// else ('Speedy').
enum ShortForm {
  /// Whether a nickname can stand for a given name among friends.
  static func isShortForm(_ nickname: String, of givenName: String) -> Bool {
    let short = Array(folded(nickname))
    guard (2...12).contains(short.count), short.allSatisfy(\.isLetter) else { return false }
    for word in folded(givenName).split(whereSeparator: { $0 == " " || $0 == "-" }) {
      let word = Array(word)
      if word == short { return true }
      if irregular[String(short)]?.contains(String(word)) ?? false { return true }
      if isMadeOf(short, word) { return true }
    }
    return false
  }

  /// Whether the letters of a short form, but for an ending such as -y or -ie, are the name's: in
  /// a row anywhere, or scattered after the same first letter.
  private static func isMadeOf(_ short: [Character], _ name: [Character]) -> Bool {
    var stem = short
    while stem.count > 2, let last = stem.last, "aeiy".contains(last) { stem.removeLast() }
    // The last letter is doubled before an ending: Tommy.
    if stem.count > 2, stem.count < short.count, stem.last == stem[stem.count - 2] {
      stem.removeLast()
    }
    guard stem.count <= name.count, stem.count >= 2 else { return false }
    let lastStart = name.count - stem.count
    if (0...lastStart).contains(where: { name[$0...].starts(with: stem) }) { return true }
    guard stem.first == name.first else { return false }
    var rest = name[...]
    for letter in stem {
      guard let found = rest.firstIndex(of: letter) else { return false }
      rest = rest[(found + 1)...]
    }
    return true
  }

  private static func folded(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.caseFolded.normalized(to: .decomposed).unicodeScalars
    where scalar.properties.canonicalCombiningClass == .notReordered {
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// Short forms that their letters don't give away.
  private static let irregular: [String: Set<String>] = [
    "bob": ["robert"], "bobby": ["robert"], "bill": ["william"], "billy": ["william"],
    "dick": ["richard"], "rick": ["richard"], "mike": ["michael"], "mick": ["michael"],
    "jim": ["james"], "jimmy": ["james"], "jack": ["john"], "ted": ["edward", "theodore"],
    "teddy": ["edward", "theodore"], "hank": ["henry"], "harry": ["henry", "harold"],
    "chuck": ["charles"], "peggy": ["margaret"], "meg": ["margaret"], "polly": ["mary"],
    "molly": ["mary"], "nick": ["nicholas"], "tony": ["anthony"], "larry": ["lawrence"],
    "kate": ["catherine", "katherine"], "kathy": ["catherine"], "betty": ["elizabeth"],
    "sally": ["sarah"], "jenny": ["jennifer", "jane"], "ned": ["edward"], "ed": ["edward"],
    "pepe": ["jose"], "paco": ["francisco"], "pancho": ["francisco"], "nacho": ["ignacio"],
    "lola": ["dolores"], "chuy": ["jesus"], "kiko": ["enrique", "francisco"],
    "misha": ["mikhail"], "миша": ["михаил"], "саша": ["александр", "александра"],
    "дима": ["дмитрии"], "коля": ["николаи"], "маша": ["мария"], "наташа": ["наталья"],
    "gitte": ["brigitte"], "uschi": ["ursula"], "sepp": ["josef"], "schorsch": ["georg"],
  ]
}
