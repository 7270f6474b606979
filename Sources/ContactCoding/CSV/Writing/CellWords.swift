import ContactModel
import SourceText

/// Groups that Google makes itself.
enum GoogleGroups {
  private static let names: [StaticString] = [
    "mycontacts", "starred", "friends", "family", "coworkers", "othercontacts",
  ]

  /// Whether the name is one of them, but for case and punctuation; those that a person may well
  /// have given are his own.
  static func isSystem(_ name: Bytes) -> Bool {
    let isOwn =
      name.isSame(as: Bytes("Friends")) || name.isSame(as: Bytes("Family"))
      || name.isSame(as: Bytes("Coworkers"))
    return !isOwn && names.contains { isFolded(name, Bytes($0)) }
  }

  private static func isFolded(_ name: Bytes, _ wanted: Bytes) -> Bool {
    var index = 0
    for byte in name {
      let lowered = byte &- 0x41 < 26 ? byte | 0x20 : byte
      let isLetter = lowered &- 0x61 < 26 || lowered &- 0x30 < 10 || lowered >= 0x80
      guard isLetter else { continue }
      guard index < wanted.count, wanted[index] == lowered else { return false }
      index += 1
    }
    return index == wanted.count
  }
}

/// Words for the sex of a person, as programs write them.
enum GenderWords {
  private static let words: [String: (male: String, female: String)] = [
    "de": ("Männlich", "Weiblich"), "fr": ("Masculin", "Féminin"),
    "es": ("Masculino", "Femenino"), "it": ("Maschile", "Femminile"), "nl": ("Man", "Vrouw"),
    "sv": ("Man", "Kvinna"), "da": ("Mand", "Kvinde"), "ru": ("Мужской", "Женский"),
    "ja": ("男性", "女性"),
  ]

  static func text(_ sex: String, _ identity: String, _ language: String) -> String {
    let known = words[String(language.prefix(2))] ?? ("Male", "Female")
    switch sex {
    case "M": return known.male
    case "F": return known.female
    case "O" where identity.isEmpty: return "Other"
    default: return identity
    }
  }
}

/// Dates as the dialects write them.
enum CellDates {
  /// Whether a date stands as the dialect writes it already, as most do.
  static func isUsual(_ text: Bytes, _ layout: RowLayout) -> Bool {
    text.count == 10 && !isMicrosoft(layout) && PartialDate.plainYear(text) != nil
  }

  /// Whether dates are written as Microsoft's programs do.
  static func isMicrosoft(_ layout: RowLayout) -> Bool {
    layout.dialect.traits.contains(.defaults) || layout.dialect == .yahoo
  }

  static func text(_ text: String, _ layout: RowLayout) -> String {
    guard let date = PartialDate(text), let month = date.month, let day = date.day,
      !date.hasTime
    else { return text }
    guard isMicrosoft(layout) else {
      return date.year == nil ? "--" + digits(month) + "-" + digits(day) : date.extendedFormat
    }
    // These have no dates without a year; 1604 is what they and Apple write for none.
    let year = date.year ?? 1604
    switch layout.mapping.dateOrder {
    case .monthFirst: return "\(month)/\(day)/\(year)"
    case .dayFirst:
      return "\(day)\(separator(layout.language))\(month)\(separator(layout.language))\(year)"
    case .yearFirst: return "\(year)/\(month)/\(day)"
    }
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func separator(_ language: String) -> String {
    ["de", "ru", "pl", "da", "tr"].contains(String(language.prefix(2))) ? "." : "/"
  }
}
