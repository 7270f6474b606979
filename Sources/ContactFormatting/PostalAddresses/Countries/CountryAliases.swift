/// Names of countries that people write and the locale data does not have.
enum CountryAliases {
  /// Countries by key; see ``CountryIndex/key(of:)``.
  static let table: [String: CountryCode] = {
    var table: [String: CountryCode] = [:]
    for (code, names) in names {
      guard let country = CountryCode(code) else { continue }
      for name in names.split(separator: "|") {
        table[CountryIndex.key(of: String(name))] = country
      }
    }
    return table
  }()

  private static let names: [(code: String, names: String)] = [
    (
      "US",
      """
      U.S.A.|United States of America|America|Vereinigte Staaten von Amerika|Amerika|EE. UU.\
      |EEUU|EUA|États-Unis d'Amérique|Stati Uniti d'America|США|美國|美国|アメリカ|アメリカ合衆国|미국
      """
    ),
    (
      "GB",
      """
      UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|Großbritannien|\
      Grande-Bretagne|Angleterre|Schottland|Gran Bretaña|Inglaterra|Gran Bretagna|Inghilterra|\
      Écosse|Storbritannien|Groot-Brittannië|Engeland|英国|英國|イギリス
      """
    ),
    ("NL", "Holland|The Netherlands|Hollande|Holanda|Olanda|Nederland"),
    ("DE", "BRD|Bundesrepublik Deutschland|Federal Republic of Germany|Deutschl.|D"),
    ("AT", "Republik Österreich|A"),
    ("CH", "Helvetia|Confoederatio Helvetica|Swiss|Schweizerische Eidgenossenschaft"),
    ("FR", "République française|F"),
    ("IT", "Repubblica Italiana|I"),
    ("IE", "Eire|Republic of Ireland|Irish Republic"),
    ("RU", "Russian Federation|Российская Федерация|РФ"),
    ("CN", "PRC|P.R. China|People's Republic of China|PR China|Mainland China|中华人民共和国"),
    ("TW", "ROC|Republic of China|Taiwan R.O.C.|台灣|臺灣|中華民國|Chinese Taipei"),
    ("HK", "Hong Kong|Hongkong|香港"),
    ("MO", "Macau|Macao|澳門|澳门"),
    ("KR", "South Korea|Korea|Republic of Korea|Rep. of Korea|한국"),
    ("KP", "North Korea|DPRK"),
    ("CZ", "Czech Republic|Czechia|Česká republika|Tschechische Republik|Tschechei"),
    ("SK", "Slovak Republic|Slovenská republika"),
    ("MK", "Macedonia|FYROM|Former Yugoslav Republic of Macedonia"),
    ("CI", "Ivory Coast|Cote d'Ivoire|Elfenbeinküste"),
    ("CD", "DR Congo|DRC|Congo-Kinshasa|Democratic Republic of the Congo|Zaire"),
    ("CG", "Congo-Brazzaville|Republic of the Congo|Congo"),
    ("MM", "Burma|Myanmar"),
    ("JP", "日本国|Nippon|Nihon"),
    ("TH", "ประเทศไทย|ราชอาณาจักรไทย|Kingdom of Thailand"),
    ("TR", "Turkey|Türkiye|Turkiye|Republic of Turkey"),
    ("AE", "UAE|Emirates|U.A.E."),
    ("VA", "Vatican|Holy See|Vatican City State"),
    ("PS", "Palestine|State of Palestine"),
    ("BY", "Byelorussia|Weißrussland|Белоруссия"),
    ("MD", "Moldavia|Republic of Moldova"),
    ("IR", "Persia|Islamic Republic of Iran"),
    ("SY", "Syrian Arab Republic"),
    ("LA", "Lao PDR|Lao People's Democratic Republic"),
    ("VN", "Viet Nam|Việt Nam"),
    ("TZ", "United Republic of Tanzania"),
    ("BO", "Plurinational State of Bolivia"),
    ("VE", "Bolivarian Republic of Venezuela"),
    ("SZ", "Swaziland"),
    ("CV", "Cape Verde"),
    ("TL", "East Timor"),
    ("BN", "Brunei Darussalam"),
    ("FM", "Federated States of Micronesia"),
    ("GE", "Republic of Georgia"),
    ("ZA", "RSA|Republic of South Africa"),
    ("BA", "Bosnia|Bosnia-Herzegovina|BiH"),
    ("LB", "الجمهورية اللبنانية"),
  ]
}
