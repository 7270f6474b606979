/// How a country writes what is at a street: house numbers, flats, floors, boxes.
struct StreetHabits: Sendable {
  /// Whether the house number stands before the name of the street, in Latin script.
  let putsNumberFirst: Bool
  /// What stands between the name of the street and a number after it.
  let numberLiteral: AddressLiteral
  /// Whether flat and building stand above the street rather than below.
  let putsUnitFirst: Bool
  /// The language of words such as 'floor'.
  let language: String

  init(country: String, languages: [String]) {
    putsNumberFirst = Self.numberFirst.contains(country)
    putsUnitFirst = Self.unitFirst.contains(country)
    numberLiteral = Self.commaBeforeNumber.contains(country) ? .comma : .space
    language = Self.languages[country] ?? languages.first ?? "en"
  }

  private static func set(_ codes: String) -> Set<String> {
    Set(codes.split(separator: " ").map(String.init))
  }

  // The English- and French-speaking countries, their neighbours, and Latin forms in East Asia.
  private static let numberFirst = set(
    """
    AC AD AE AG AI AS AU BB BD BF BH BJ BL BM BN BS BT BW BZ CA CC CD CF CG CI CK CM CN CX DJ \
    DM DZ EG FJ FK FM FR GA GB GD GF GG GH GI GM GN GP GU GY HK HM HT IE IM IN IO IQ JE JM JO \
    JP KE KH KI KM KN KP KR KW KY LA LB LC LK LR LS LU LY MA MC MF MG MH ML MM MO MP MQ MR MS \
    MT MU MV MW MY NC NE NF NG NP NR NU NZ OM PF PG PH PK PM PN PR PW QA RE RW SA SB SC SG SH \
    SL SN SY SZ TA TC TD TG TH TK TN TO TT TV TW TZ UG UM US VC VG VI VN VU WF WS YE YT ZA ZM \
    ZW
    """)
  private static let unitFirst = set(
    """
    AG AI AU BB BM BS BZ DM FR GB GD GG GH GI GP GF GY HK IE IM IN JE JM JP KE KN KR LC LK MC \
    MO MQ MS MT MU MY NC NG NZ PF PK PM RE SG SH TT TW UG VC WF YT ZA ZM ZW CN BD
    """)
  private static let commaBeforeNumber = set("AO BR BY ES KZ MZ RU UA")

  /// Where the table of formats names no language, or many.
  private static let languages: [String: String] = {
    var languages: [String: String] = [:]
    for (language, countries) in [
      "de": "DE AT CH LI", "nl": "NL SR AW CW SX BQ", "sv": "SE AX", "da": "DK GL FO",
      "nb": "NO SJ", "fi": "FI", "pl": "PL", "hu": "HU", "cs": "CZ SK", "el": "GR CY",
      "zh-Hant": "MO", "he": "IL", "tr": "TR", "it": "IT SM VA", "ru": "RU BY KZ KG", "uk": "UA",
      "fr": """
      FR BE LU MC BL GF GP MF MQ NC PF PM RE WF YT BF BI BJ CD CF CG CI CM DJ DZ GA GN HT KM \
      MA MG ML MR NE SN TD TG TN
      """,
      "es": "ES AD BO CR DO EC GQ GT HN PY",
      "pt": "PT BR AO CV GW MZ ST TL",
    ] {
      for country in countries.split(separator: " ") { languages[String(country)] = language }
    }
    return languages
  }()
}
