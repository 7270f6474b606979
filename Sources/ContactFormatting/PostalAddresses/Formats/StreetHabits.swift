/// How a country writes what is at a street: house numbers, flats, floors, boxes.
struct StreetHabits: Sendable {
  /// Whether the house number stands before the name of the street, in Latin script.
  let putsNumberFirst: Bool
  /// What stands between the name of the street and a number after it.
  let numberLiteral: AddressLiteral
  /// Where flat and floor stand.
  let unit: PostalRule.Unit
  /// Where the name of the office stands that a post office box is at.
  let officeOfBox: OfficeOfBox
  /// How many letters the numbers of post office boxes begin with at most: 'X12', 'HM 1179'.
  let lettersOfBox: Int
  /// By which words parts of a town are known that stand below the street.
  let quarters: QuarterWords
  /// The languages of words such as 'floor', the usual one first.
  let languages: [String]

  /// Where the name of an office stands beside the number of a box.
  enum OfficeOfBox: Sendable {
    /// On the lines above, as what is beside a street.
    case above
    /// Behind the number: 'Postboks 34 Sentrum'.
    case behind
    /// On the line below.
    case below
  }

  init(country: String, unit: PostalRule.Unit, languages: [String]) {
    putsNumberFirst = Self.numberFirst.contains(country)
    self.unit = unit
    officeOfBox = Self.officesOfBoxes[country] ?? .above
    lettersOfBox = Self.twoLettersOfBox.contains(country) ? 2 : 1
    quarters = QuarterWords(country: country)
    numberLiteral = Self.commaBeforeNumber.contains(country) ? .comma : .space
    let own = Self.languages[country].map { [$0] } ?? languages
    self.languages = Self.severalLanguages[country] ?? (own.isEmpty ? ["en"] : own)
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
  // Posten, 'Postboks'; Canada Post, 'Addressing guidelines': PO BOX 4001 STN A; New Zealand Post, 'How to address
  // mail': the lobby of the box where the suburb of a street would stand.
  private static let officesOfBoxes: [String: OfficeOfBox] = [
    "CA": .behind, "NO": .behind, "SJ": .behind, "NZ": .below,
  ]
  // The posts of Bermuda ('HM 1179'), the Bahamas ('SS-19420'), Ghana ('CT 1234'), Saint Lucia ('GM 705'), Botswana
  // ('BR 12') and Zimbabwe ('CY 123') have the office in letters before the number.
  private static let twoLettersOfBox = set("BM BS BW GH LC ZW")
  private static let commaBeforeNumber = set("AO BR BY ES KZ MZ RU UA")

  /// Where mail is written in several languages.
  private static let severalLanguages = [
    "CH": ["de", "fr-CH", "it"], "BE": ["fr", "nl", "de"], "FI": ["fi", "sv-FI"],
    "CA": ["en", "fr-CA"],
    "LU": ["fr", "de"], "DZ": ["fr", "ar"], "MA": ["fr", "ar"], "TN": ["fr", "ar"],
    "MR": ["fr", "ar"], "LB": ["fr", "ar"],
  ]

  /// Where the table of formats names no language, or many.
  private static let languages: [String: String] = {
    var languages: [String: String] = [:]
    for (language, countries) in [
      "de": "DE AT CH LI", "nl": "NL SR AW CW SX BQ", "sv": "SE AX", "da": "DK GL FO",
      "nb": "NO SJ", "fi": "FI", "pl": "PL", "hu": "HU", "cs": "CZ SK", "el": "GR CY",
      "zh-Hant": "MO", "he": "IL", "tr": "TR", "it": "IT SM VA", "ru": "RU BY KZ KG", "uk": "UA",
      "fr": """
      FR BE LU MC BL GF GP MF MQ NC PF PM RE WF YT BF BI BJ CD CF CG CI CM DJ GA GN HT KM \
      MG ML NE SN TD TG
      """,
      "es": "ES AD CR DO GQ GT HN PA", "es-CL": "AR BO CL EC PY UY",
      "pt-PT": "PT", "pt": "BR AO CV GW MZ ST TL", "ro": "RO MD", "hr": "HR BA", "sl": "SI",
      "is": "IS", "bg": "BG", "sr": "RS ME", "et": "EE", "lv": "LV", "lt": "LT", "id": "ID",
      "ar": "AE BH EG IQ JO KW LY OM PS QA SA SD SY YE",
    ] {
      for country in countries.split(separator: " ") { languages[String(country)] = language }
    }
    return languages
  }()
}
