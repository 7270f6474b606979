import ContactFormatting
import ContactLikeness
import ContactModel
import LocaleSupport

/// Names of households in a language.
struct HouseholdNaming {
  private let formatter: NameFormatter
  private let style: HouseholdStyle

  /// So many given names are a list that people still write; more are a family.
  private static let mostNames = 4

  init(formatter: NameFormatter, style: HouseholdStyle) {
    self.formatter = formatter
    self.style = style
  }

  /// The name of people who live together, in their order.
  func name(of people: [LabelCandidate]) -> String {
    let members = HouseholdMember.distinct(
      people.map { HouseholdMember($0, formatter: formatter) })
    if members.count < 2 { return members.first?.fullName ?? "" }
    let locale = locale(for: members.map(\.fullName).joined(), in: people[0].country)
    let list = ListPattern(locale: locale)
    var families: [[HouseholdMember]] = []
    var places: [String: Int] = [:]
    for member in members {
      if !member.familyKey.isEmpty, let place = places[member.familyKey] {
        families[place].append(member)
      } else {
        places[member.familyKey] = families.count
        families.append([member])
      }
    }
    if families.count > 1, let name = Self.sharedName(of: families.map { $0[0] }) {
      // A card of the whole family says what it wants to be called.
      if let family = members.first(where: \.isFamily) { return family.fullName }
      let isLong = members.flatMap(\.givenNames).count > Self.mostNames
      if style == .family || isLong, style != .full {
        return Self.family(name, in: locale.language)
      }
    }
    let isOne = families.count == 1
    return list.joined(families.flatMap { names(of: $0, isAlone: isOne, list, locale) })
  }

  /// The name of a family whose people have its man's and its woman's form: the man's.
  private static func sharedName(of people: [HouseholdMember]) -> String? {
    let names = people.map { FamilyName($0.familyName) }
    return people.indices.first { man in
      names.indices.allSatisfy { $0 == man || names[$0].isWomans(of: names[man]) }
    }.map { people[$0].familyName }
  }

  /// What people of one family name are called: by one name or, where their titles have to stay
  /// with them, by several.
  private func names(
    of members: [HouseholdMember], isAlone: Bool, _ list: ListPattern, _ locale: LocaleIdentifier
  ) -> [String] {
    let first = members[0]
    // A card of the whole family says what it wants to be called.
    if let family = members.first(where: \.isFamily) { return [family.fullName] }
    // Groß and Gross are one family, each by the name as it is.
    let isOneName = members.allSatisfy {
      $0.familyName.lowercased() == first.familyName.lowercased()
    }
    guard members.count > 1, style != .full, !first.familyName.isEmpty, isOneName else {
      return members.map(\.fullName)
    }
    let given = members.flatMap(\.givenNames)
    if given.count > Self.mostNames || style == .family && isAlone {
      return [Self.family(first.familyName, in: locale.language)]
    }
    // A title before two given names would be both people's.
    guard isAlone, members.allSatisfy(\.isPlain) else { return members.map(\.fullName) }
    var name = PersonName()
    name.familyNames = [first.familyName]
    name.givenNames = [list.joined(given)]
    return [formatter.string(from: Contact { $0.name = name })]
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
