/// The states and provinces that posts abbreviate, or that postcodes tell.
enum Subdivisions {
  /// A state or province.
  struct Subdivision: Sendable {
    /// What its post writes.
    let code: String
    /// How its postcodes begin; nil where that is not known.
    let postalCodes: PostalCodePattern?
  }

  /// The subdivision of a country that a code or a name means.
  static func subdivision(_ text: String, of country: CountryCode) -> Subdivision? {
    guard let names = table[country] else { return nil }
    let key = CountryIndex.key(of: text)
    if let found = names[key] { return found }
    for bare in withoutKind(key) {
      if let found = names[bare] { return found }
    }
    // 'US-TX', 'Texas (TX)', 'Bolzano/Bozen'.
    let code = country.text + "-"
    if text.hasPrefix(code) {
      return names[CountryIndex.key(of: String(text.dropFirst(code.count)))]
    }
    let parts = text.split { "/()".contains($0) }.flatMap { $0.split(separator: " - ") }
    for part in parts where parts.count > 1 {
      if let found = names[CountryIndex.key(of: String(part))] { return found }
    }
    return nil
  }

  /// Whether a text is one of the regions above those that a country's post writes: Lazio, Andalucía.
  static func isLargerRegion(_ text: String, of country: CountryCode) -> Bool {
    guard !text.isEmpty, let regions = largerRegions[country.text] else { return false }
    let key = CountryIndex.key(of: text)
    return regions.contains(key) || withoutKind(key).contains(where: regions.contains)
  }

  /// Keys of a name without a word for what it is: 'Provincia di Torino'.
  private static func withoutKind(_ key: String) -> [String] {
    kinds.filter(key.hasPrefix).map { String(key.dropFirst($0.count)) }
  }

  /// Words for what a region is, before its name, as keys.
  private static let kinds = [
    "provincia autonoma di", "provincia della", "provincia dell", "provincia del", "provincia di",
    "provincia de", "prov. di", "prov. de", "province of", "provinz", "città metropolitana di",
    "metropolitan city of", "libero consorzio comunale di", "regione", "región de",
    "comunidad autónoma de", "estado de", "estado do", "estado da", "estado del", "state of",
    "commonwealth of", "territory of",
  ].map { CountryIndex.key(of: $0) }

  /// Poste Italiane and Correos: the province is part of an address, what it belongs to is not.
  private static let largerRegions: [String: Set<String>] = [
    "IT": """
    Abruzzo|Abruzzi|Basilicata|Calabria|Campania|Emilia-Romagna|Friuli-Venezia Giulia|Lazio|\
    Latium|Liguria|Lombardia|Lombardy|Lombardei|Marche|Molise|Piemonte|Piedmont|Piemont|Puglia|\
    Apulia|Sardegna|Sardinia|Sardinien|Sicilia|Sicily|Sizilien|Toscana|Tuscany|Toskana|\
    Trentino-Alto Adige|Trentino-Südtirol|Trentino-Alto Adige/Südtirol|Umbria|Veneto|Venetien
    """,
    "ES": """
    Andalucía|Andalusia|Aragón|Canarias|Islas Canarias|Canary Islands|Castilla-La Mancha|\
    Castilla y León|Cataluña|Catalunya|Catalonia|Comunidad Valenciana|Comunitat Valenciana|\
    Extremadura|Galicia|País Vasco|Euskadi|Basque Country
    """,
  ].mapValues { Set($0.split(separator: "|").map { CountryIndex.key(of: String($0)) }) }

  /// Whether a postcode is one of a subdivision; nil where that is not known.
  static func contains(_ postalCode: String, in text: String, of country: CountryCode) -> Bool? {
    guard let pattern = subdivision(text, of: country)?.postalCodes else { return nil }
    return pattern.matchesStart(of: postalCode)
  }

  /// The country that has a region of a name and the postcode in it: Madrid of 28013. Codes of regions mean others
  /// elsewhere.
  static func country(
    ofRegion name: String, postalCode: String, besides home: CountryCode
  ) -> CountryCode? {
    let key = CountryIndex.key(of: name)
    guard name.count > 3, table[home]?[key] == nil else { return nil }
    return table.keys.filter { country in
      table[country]?[key]?.postalCodes?.matchesStart(of: postalCode) ?? false
        && PostalCodeText.matches(postalCode, of: country)
    }.min { $0.text < $1.text }
  }

  private static let table: [CountryCode: [String: Subdivision]] = {
    var table: [CountryCode: [String: Subdivision]] = [:]
    for line in SubdivisionData.table.description.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count > 1, let country = CountryCode(columns[0]) else { continue }
      let pattern = columns.count > 3 ? PostalCodePattern(columns[3]) : nil
      let subdivision = Subdivision(code: columns[1], postalCodes: pattern)
      let others = columns.count > 2 ? columns[2].split(separator: "|").map(String.init) : []
      let more = moreNames[columns[0] + columns[1]] ?? []
      for name in [columns[1]] + others + more {
        table[country, default: [:]][CountryIndex.key(of: name)] = subdivision
      }
    }
    return table
  }()

  /// What people write as well: the other language of the country, and names of before.
  private static let moreNames: [String: [String]] = [
    "CABC": ["Colombie-Britannique"], "CAMB": ["Man."], "CANB": ["Nouveau-Brunswick"],
    "CANL": [
      "Terre-Neuve-et-Labrador", "Newfoundland", "Terre-Neuve", "NF", "Nfld", "Labrador",
      "Newfoundland & Labrador",
    ],
    "CANS": ["Nouvelle-Écosse"], "CANT": ["Territoires du Nord-Ouest", "NWT"], "CAON": ["Ont."],
    "CAPE": ["Île-du-Prince-Édouard", "PEI"], "CAQC": ["Québec", "PQ", "Que."],
    "CASK": ["Sask."], "CAYT": ["Yukon Territory"], "CAAB": ["Alta."],
    "USDC": ["Washington DC", "D. of Columbia"], "USMA": ["Mass."], "USCA": ["Calif."],
    "USFL": ["Fla."], "USIL": ["Ill."], "USPA": ["Penna.", "Penn."], "USTX": ["Tex."],
    "USMI": ["Mich."], "USMN": ["Minn."], "USWA": ["Wash.", "Washington State"],
    "USNY": ["New York State"], "USCT": ["Conn."], "USAZ": ["Ariz."], "USCO": ["Colo."],
    "USNC": ["N. Carolina"], "USND": ["N. Dakota"], "USSC": ["S. Carolina"],
    "USSD": ["S. Dakota"], "USWV": ["W. Virginia"], "USHI": ["Hawaiʻi"],
    "USAA": ["Armed Forces Americas", "Armed Forces the Americas"],
    "USAE": [
      "Armed Forces Europe", "Armed Forces Africa", "Armed Forces Canada",
      "Armed Forces Middle East", "Armed Forces Europe, the Middle East, and Canada",
    ],
    "USAP": ["Armed Forces Pacific"], "USFM": ["Federated States of Micronesia", "FSM"],
    "USMP": ["CNMI", "Commonwealth of the Northern Mariana Islands"],
    "USVI": ["USVI", "U.S. Virgin Islands", "United States Virgin Islands"],
    "USWI": ["Wis.", "Wisc."], "USTN": ["Tenn."], "USOR": ["Ore."], "USPR": ["P.R."],
    "ITRE": ["Reggio nell'Emilia"], "ITRC": ["Reggio di Calabria"],
    "ITRM": ["Rome", "Rom", "Roma Capitale"],
    "ITFI": ["Florence", "Florenz"], "ITMI": ["Milan", "Mailand"], "ITNA": ["Naples", "Neapel"],
    "ITTO": ["Turin"], "ITVE": ["Venice", "Venedig"], "ITGE": ["Genoa", "Genua"],
    "ITBZ": ["Südtirol", "Alto Adige", "Bozen", "South Tyrol"], "ITTN": ["Trentino", "Trient"],
    "ITAO": ["Valle d'Aosta", "Vallée d'Aoste", "Aosta Valley"],
    "ITMB": ["Monza e della Brianza", "Monza Brianza"],
    "ITMS": ["Massa e Carrara"], "ITPU": ["Pesaro Urbino"], "ITSP": ["Spezia"], "ITAQ": ["Aquila"],
  ]
}
