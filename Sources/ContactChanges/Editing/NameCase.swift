import ContactModel
import LocaleSupport

/// Names that are all in capitals, or all in small letters, as names are written.
enum NameCase {
  static func cleaned(_ contact: Contact) -> Contact {
    guard contact.kind != .organization else { return contact }
    let names = contact[.names].map { labeled in
      var labeled = labeled
      var name = labeled.value
      let words = (name.givenNames + name.middleNames + name.familyNames).joined(separator: " ")
      guard needsCase(words) else { return labeled }
      name.givenNames = name.givenNames.map { cased($0, isFirst: true) }
      name.middleNames = name.middleNames.map { cased($0, isFirst: true) }
      name.familyNames = name.familyNames.map { cased($0, isFirst: false) }
      name.secondFamilyNames = name.secondFamilyNames.map { cased($0, isFirst: false) }
      labeled.value = name
      return labeled
    }
    return contact.editing { draft in
      draft.names = names
      draft[.formattedNames] = draft[.formattedNames].map { labeled in
        var labeled = labeled
        // An organization's name may be in capitals, and so may a word by itself be one's.
        if needsCase(labeled.value), contact.organizationName != labeled.value,
          contact.has(.name) || labeled.value.contains(" ")
        {
          labeled.value = cased(labeled.value, isFirst: true)
        }
        return labeled
      }
    }
  }

  /// Whether a text of several letters has them all in one case, in a script that has two.
  private static func needsCase(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { $0.properties.isCased }
    guard letters.count > 2 else { return false }
    return letters.allSatisfy { $0.properties.isUppercase }
      || letters.allSatisfy { $0.properties.isLowercase }
  }

  /// Words before a family's name that have small letters.
  private static let particles: Set<String> = [
    "von", "van", "der", "den", "de", "del", "della", "di", "da", "dos", "das", "do", "du", "la",
    "le", "zu", "zum", "zur", "ter", "ten", "af", "av", "bin", "bint", "ibn", "y", "e", "und",
    "and",
  ]

  private static let casing = Casing(locale: LocaleIdentifier(language: "und"))

  private static func cased(_ text: String, isFirst: Bool) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.enumerated().map { index, word in
      let lowered = casing.lowercased(String(word))
      if particles.contains(lowered), words.count > 1, index > 0 || !isFirst,
        index + 1 < words.count
      {
        return lowered
      }
      if isNumeral(word) { return String(word).uppercased() }
      return capitalized(lowered)
    }.joined(separator: " ")
  }

  /// `III`, `IV`: what distinguishes generations.
  private static func isNumeral(_ word: Substring) -> Bool {
    ["ii", "iii", "iv", "vi", "vii", "viii"].contains(word.lowercased())
  }

  /// A word with a capital at its beginning, behind hyphens and apostrophes, and behind `Mc`.
  private static func capitalized(_ word: String) -> String {
    var result = ""
    var part = ""
    func finished(_ part: String) -> String {
      part.hasPrefix("mc") && part.count > 3
        ? "Mc" + casing.titlecasedFirst(String(part.dropFirst(2))) : casing.titlecasedFirst(part)
    }
    for character in word {
      if "-'’.".contains(character) {
        result += finished(part) + String(character)
        part = ""
      } else {
        part.append(character)
      }
    }
    return result + finished(part)
  }
}
