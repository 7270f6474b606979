import ContactModel
import LocaleSupport
import Testing

@testable import ContactFormatting

@Suite struct ContactSorterTests {
  private func sorted(_ families: [String], _ locale: String) throws -> [String] {
    let contacts = families.map { family in
      Contact { $0.name = PersonName(familyName: family, givenName: "A") }
    }
    return try ContactSorter(languageTag: locale).sorted(contacts).compactMap(\.name?.familyName)
  }

  /// The orders of dictionaries and phone books.
  @Test(arguments: [
    // Words: ä as a. Phone books: ä as ae.
    ("de", ["Ade", "Ädel", "Aga", "Azur"]), ("de-u-co-phonebk", ["Ade", "Ädel", "Aga", "Azur"]),
    ("de", ["Muffel", "Müller", "Mulzer", "Mutz"]),
    ("de-u-co-phonebk", ["Muecke", "Müller", "Muffel", "Mulzer"]),
    ("sv", ["Ask", "Zorn", "Åberg", "Ärlig", "Öberg"]),
    ("da", ["Ask", "Zorn", "Ærø", "Ørsted", "Aagaard"]),
    ("es", ["Nuria", "Nzo", "Ñuñez", "Ochoa"]),
    ("es-u-co-trad", ["Cuevas", "Chávez", "Díaz"]), ("es", ["Chávez", "Cuevas", "Díaz"]),
    // By pronunciation: Chén, Lǐ, Wáng; by strokes: 王 4, 李 7, 陈 7 (李 first by radical).
    ("zh", ["陈", "李", "王"]), ("zh-u-co-stroke", ["王", "李", "陈"]),
    ("zh-Hant", ["丁", "王", "李", "陳"]), ("ru", ["Ёлкин", "Жуков", "Adams"]),
    ("en", ["Adams", "Zorn", "Жуков", "王"]),
  ])
  func sortsAsReadersDo(_ locale: String, _ expected: [String]) throws {
    #expect(try sorted(expected.reversed(), locale) == expected)
    #expect(try sorted(expected, locale) == expected)
  }

  private static func japanese(_ family: String, _ given: String, _ reading: String) -> Contact {
    Contact {
      $0.name = PersonName(familyName: family, givenName: given)
      if !reading.isEmpty { $0.phoneticFamilyName = reading }
    }
  }

  @Test func sortsByReading() throws {
    // あべ, いとう, すずき by the dictionary; the writing would give 伊藤, 鈴木, 阿部 or so.
    let contacts = [
      Self.japanese("鈴木", "一", "すずき"), Self.japanese("阿部", "二", "アベ"),
      Self.japanese("伊藤", "三", "いとう"), Self.japanese("渡辺", "四", ""),
    ]
    let sorter = try ContactSorter(languageTag: "ja")
    #expect(sorter.sorted(contacts).compactMap(\.name?.familyName) == ["阿部", "伊藤", "鈴木", "渡辺"])
    #expect(contacts.map(sorter.indexLetter(for:)) == ["さ", "あ", "あ", "…"])
  }

  @Test func sortsBySortAs() throws {
    let harten = Contact {
      $0[.names] = [
        LabeledValue(
          PersonName(familyName: "van der Harten", givenName: "Rene"),
          parameters: [Parameter("SORT-AS", "Aaa,Rene")])
      ]
    }
    let adams = Contact { $0.name = PersonName(familyName: "Adams", givenName: "Bo") }
    let acme = Contact { $0.organization = Organization(name: "Acme") }
    let sorter = try ContactSorter(languageTag: "en")
    #expect(sorter.sorted([Contact(), adams, acme, harten]) == [harten, acme, adams, Contact()])
  }

  @Test func sortsByGivenName() throws {
    let names = [("Doe", "Zoe"), ("Zorn", "Anders"), ("Ek", "Bo"), ("Alp", "Bo")]
    let contacts = names.map { name in
      Contact { $0.name = PersonName(familyName: name.0, givenName: name.1) }
    }
    let sorter = try ContactSorter(languageTag: "en", order: .givenName)
    #expect(
      sorter.sorted(contacts).compactMap(\.name?.familyName) == ["Zorn", "Alp", "Ek", "Doe"])
  }

  /// Letters of the whole name come before accents and case of the family name.
  @Test func comparesLettersFirst() throws {
    let names = [("De Silva", "Fred"), ("de Silva", "John"), ("De Sïlva", "Ann")]
    let contacts = names.map { name in
      Contact { $0.name = PersonName(familyName: name.0, givenName: name.1) }
    }
    let sorter = try ContactSorter(languageTag: "pt-BR")
    let given = sorter.sorted(contacts).compactMap(\.name?.givenName)
    #expect(given == ["Ann", "Fred", "John"])
  }

  @Test func keepsTheOrderOfTheSame() throws {
    let contacts = (0..<50).map { number in
      Contact {
        $0.formattedName = number % 2 == 0 ? "Same" : "Other"
        $0.note = "\(number)"
      }
    }
    let sorted = try ContactSorter(languageTag: "en").sorted(contacts)
    let expected = (0..<50).filter { $0 % 2 == 1 } + (0..<50).filter { $0 % 2 == 0 }
    #expect(sorted.compactMap(\.note) == expected.map(String.init))
  }

  @Test(arguments: [
    ("sv", "Öberg", "Ö"), ("de", "Öberg", "O"), ("en", "o'Neil", "O"), ("en", "123", "#"),
    ("en", "", "#"), ("es", "Ñuñez", "Ñ"), ("ko", "김", "ㄱ"), ("de", "Жуков", "Ж"),
    ("zh", "陈", "C"), ("zh", "王", "W"), ("zh-u-co-stroke", "王", "4劃"),
    ("zh-Hant", "王", "4劃"), ("ja", "やまだ", "や"), ("ja", "ワタナベ", "わ"), ("de", "王", "…"),
    ("nb", "Ås", "Å"), ("und", "Doe", "D"), ("ar", "محمد", "م"),
  ])
  func findsIndexLetters(_ locale: String, _ family: String, _ letter: String) throws {
    let contact = Contact { $0.name = PersonName(familyName: family) }
    #expect(try ContactSorter(languageTag: locale).indexLetter(for: contact) == letter)
  }

  @Test func refusesUnknownLocales() {
    #expect(throws: UnknownLocale.self) { try ContactSorter(languageTag: "xx-nowhere-at-all") }
  }

  @Test func aListHasSections() throws {
    let contacts = ["Bo Ek", "Åsa Öst", "Al Ek", "Eva Ahl", "7"].map { name in
      Contact {
        let parts = name.split(separator: " ").map(String.init)
        if parts.count == 2 { ($0.givenName, $0.familyName) = (parts[0], parts[1]) }
        $0.formattedName = name
      }
    }
    let sections = try ContactSorter(languageTag: "sv").sections(of: contacts)
    #expect(sections.map(\.letter) == ["#", "A", "E", "Ö"])
    #expect(sections[2].contacts.map(\.displayName) == ["Al Ek", "Bo Ek"])
  }
}
