/// The words for what only has a number: 'Floor 2', 'Postfach 12', '2階'.
///
/// Only a bare identifier gets a word. Whoever wrote 'Suite 5' or '3. OG links' said it already.
struct DeliveryWords: Sendable {
  private let patterns: [PostalAddressComponent: (before: String, after: String)]

  /// The words of the first language that there are any of and that is written in the script of
  /// the text; English where there is none.
  static func of(_ languages: [String], isLatin: Bool) -> DeliveryWords {
    for language in languages where notLatin.contains(language) != isLatin {
      if let words = table[language] { return words }
    }
    return english
  }

  /// What to put before and after a text; `lettersOfBox` as in ``BoxText/isBareNumber(_:letters:)``.
  func affixes(
    for component: PostalAddressComponent, _ text: String, lettersOfBox: Int
  ) -> (before: String, after: String)? {
    guard let pattern = patterns[component] else { return nil }
    let isBare =
      component == .postOfficeBox
      ? BoxText.isBareNumber(text, letters: lettersOfBox) : Self.isBareIdentifier(text)
    return isBare ? pattern : nil
  }

  /// Digits, at most one letter with them, and signs: `12`, `4B`, `10 20 30`, `A-12`.
  static func isBareIdentifier(_ text: String) -> Bool {
    var digits = 0
    var letters = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        letters += 1
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "/"): continue
      default: return false
      }
    }
    return digits > 0 && letters <= 1
  }

  /// Reads patterns with `#` for the number, in the order of ``components``.
  private init(_ patterns: String) {
    var table: [PostalAddressComponent: (before: String, after: String)] = [:]
    let parts = patterns.split(separator: "|", omittingEmptySubsequences: false)
    for (component, pattern) in zip(Self.components, parts) {
      let sides = pattern.split(separator: "#", omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      table[component] = (String(sides[0]), String(sides[1]))
    }
    self.patterns = table
  }

  private static let components: [PostalAddressComponent] = [
    .postOfficeBox, .floor, .apartment, .room, .block,
  ]

  private static let notLatin: Set<String> = [
    "ja", "zh", "zh-Hant", "ko", "ru", "uk", "bg", "el", "he", "ar", "th",
  ]

  private static let english = DeliveryWords("PO Box #|Floor #|Apt #|Room #|Block #")

  private static let table: [String: DeliveryWords] = [
    "en": english,
    "de": DeliveryWords("Postfach #|Etage #|Wohnung #|Zimmer #|Block #"),
    "fr": DeliveryWords("BP #|Étage #|Appt #|Bureau #|Bloc #"),
    "fr-CH": DeliveryWords("Case postale #|#e étage|Appt #|Bureau #|Bloc #"),
    "fr-CA": DeliveryWords("CP #|Étage #|App. #|Bureau #|Bloc #"),
    "es": DeliveryWords("Apartado #|Piso #|Apto. #|Sala #|Bloque #"),
    "es-CL": DeliveryWords("Casilla #|Piso #|Depto. #|Oficina #|Bloque #"),
    "pt-PT": DeliveryWords("Apartado #|Andar #|Apto. #|Sala #|Bloco #"),
    "pt": DeliveryWords("Caixa Postal #|Andar #|Apto. #|Sala #|Bloco #"),
    "it": DeliveryWords("Casella Postale #|Piano #|Int. #|Stanza #|Blocco #"),
    "nl": DeliveryWords("Postbus #|Verdieping #|App. #|Kamer #|Blok #"),
    "sv": DeliveryWords("Box #|Våning #|Lgh #|Rum #|Block #"),
    "sv-FI": DeliveryWords("PB #|Våning #|bost. #|Rum #|Hus #"),
    "da": DeliveryWords("Postboks #|#. sal|Lejl. #|Værelse #|Blok #"),
    "nb": DeliveryWords("Postboks #|Etasje #|Leil. #|Rom #|Blokk #"),
    "fi": DeliveryWords("PL #|Kerros #|as. #|Huone #|Talo #"),
    "pl": DeliveryWords("skr. poczt. #|piętro #|m. #|pok. #|blok #"),
    "hu": DeliveryWords("Pf. #|#. emelet|#. ajtó|#. szoba|#. épület"),
    "cs": DeliveryWords("P. O. BOX #|#. patro|byt #|místnost #|blok #"),
    "tr": DeliveryWords("PK #|Kat: #|Daire: #|Oda: #|Blok: #"),
    "ro": DeliveryWords("CP #|et. #|ap. #|cam. #|bl. #"),
    "hr": DeliveryWords("p.p. #|#. kat|stan #|soba #|blok #"),
    "sl": DeliveryWords("p.p. #|#. nadstropje|stanovanje #|soba #|blok #"),
    "is": DeliveryWords("Pósthólf #|#. hæð|íbúð #|herbergi #|blokk #"),
    "bg": DeliveryWords("п.к. #|ет. #|ап. #|стая #|бл. #"),
    "el": DeliveryWords("Τ.Θ. #|#ος όροφος|Διαμ. #|Δωμ. #|Τετράγωνο #"),
    "ru": DeliveryWords("а/я #|этаж #|кв. #|ком. #|корп. #"),
    "uk": DeliveryWords("а/с #|поверх #|кв. #|кім. #|корп. #"),
    "he": DeliveryWords("ת.ד. #|קומה #|דירה #|חדר #|גוש #"),
    "ar": DeliveryWords("ص.ب. #|الطابق #|شقة #|غرفة #|بلوك #"),
    "th": DeliveryWords("ตู้ ปณ. #|ชั้น #|ห้อง #|ห้อง #|บล็อก #"),
    "ja": DeliveryWords("私書箱#号|#階|#号室|#号室|#番"),
    "zh": DeliveryWords("#号信箱|#楼|#室|#室|#座"),
    "zh-Hant": DeliveryWords("郵政信箱#號|#樓|#室|#室|#座"),
    "ko": DeliveryWords("사서함 #호|#층|#호|#호|#동"),
  ]
}
