import ContactFormatting
import ContactModel
import LocaleSupport

/// Names and addresses of several countries, no two in a row alike.
enum Samples {
  private static let people: [(given: [String], surnames: [String], locale: String?)] = [
    (
      ["Anna", "Ben", "Clara Luise", "Jürgen", "Zoë"],
      ["Schmidt", "Meyer", "von Braun", "Müller", "Groß"], nil
    ),
    (["Mary", "James", "Chloé Inès"], ["Smith", "O'Neill", "Łukasz"], "en"),
    (["Lucía", "José Luis"], ["García", "Martínez"], "es"),
    (["駿", "太郎", "花子"], ["宮崎", "山田"], "ja"),
    (["Иван", "Анна"], ["Васильев", "Чехова"], "ru"),
    (["محمد", "فاطمة"], ["الأحمد", "حسن"], "ar"),
  ]

  /// So many names, a third of them of the first kind.
  static func names(_ count: Int) -> [PersonNameFields] {
    (0..<count).map { index in
      let kind = index % 3 == 0 ? 0 : (index / 3 + index) % people.count
      let (given, surnames, locale) = people[kind]
      var name = PersonNameFields(locale: locale.flatMap { LocaleIdentifier($0) })
      name[.given] = given[index / 7 % given.count]
      name[.surname] = surnames[index / 11 % surnames.count]
      if kind < 3, index % 2 == 0 { name[.given2] = given[index / 13 % given.count] }
      if index % 10 == 0 { name[.title] = "Dr." }
      return name
    }
  }

  /// The names as contacts.
  static func contacts(_ count: Int) -> [Contact] {
    names(count).map { fields in
      Contact { draft in
        let name = PersonName(
          familyName: fields[.surname] ?? "", givenName: fields[.given] ?? "",
          middleName: fields[.given2] ?? "", namePrefix: fields[.title] ?? "")
        draft[.formattedNames] = [LabeledValue(name.givenName + " " + name.familyName)]
        draft.names = [LabeledValue(name)]
        draft.emailAddresses = [LabeledValue("anna@example.org", label: .home)]
        draft.phoneNumbers = [LabeledValue(PhoneNumber("+4930901820"), label: .work)]
      }
    }
  }

  private static let places:
    [(street: @Sendable (Int) -> String, city: String, state: String, code: Int, country: String)] =
      [
        ({ "Hauptstraße \($0)" }, "Köln", "", 50667, "Deutschland"),
        ({ "\($0) Main St" }, "Springfield", "IL", 62701, "USA"),
        ({ "\($0), rue de la Paix" }, "Lyon", "", 69001, "France"),
        ({ "霞が関\($0)-3-2" }, "千代田区", "東京都", 100_8798, "日本"),
        ({ "Calle Mayor \($0)" }, "Madrid", "Madrid", 28013, "España"),
        ({ "\($0) High Street" }, "Oxford", "", 1234, "United Kingdom"),
        ({ "ул. Ленина, \($0)" }, "Москва", "", 101_000, "Россия"),
        ({ "Via Roma \($0)" }, "Torino", "TO", 10121, "Italia"),
        ({ "Rua Augusta \($0)" }, "São Paulo", "SP", 13050, "Brasil"),
        ({ "\($0) MG Road" }, "Bengaluru", "Karnataka", 560_001, "India"),
      ]

  /// So many addresses.
  static func addresses(_ count: Int) -> [PostalAddress] {
    (0..<count).map { index in
      let place = places[index % places.count]
      var address = PostalAddress()
      address.street = place.street(index % 900 + 1)
      address.city = place.city
      address.state = place.state
      address.postalCode = String(place.code)
      address.country = place.country
      return address
    }
  }
}
