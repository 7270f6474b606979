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
    return names[CountryIndex.key(of: text)]
  }

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
    "CANL": ["Terre-Neuve-et-Labrador", "Newfoundland", "Terre-Neuve", "NF"],
    "CANS": ["Nouvelle-Écosse"], "CANT": ["Territoires du Nord-Ouest"], "CAON": ["Ont."],
    "CAPE": ["Île-du-Prince-Édouard", "PEI"], "CAQC": ["Québec", "PQ", "Que."],
    "CASK": ["Sask."], "CAYT": ["Yukon Territory"], "CAAB": ["Alta."],
    "USDC": ["Washington DC", "D. of Columbia"], "USMA": ["Mass."], "USCA": ["Calif."],
    "USFL": ["Fla."], "USIL": ["Ill."], "USPA": ["Penna.", "Penn."], "USTX": ["Tex."],
    "USMI": ["Mich."], "USMN": ["Minn."], "USWA": ["Wash.", "Washington State"],
    "USNY": ["New York State"], "USCT": ["Conn."], "USAZ": ["Ariz."], "USCO": ["Colo."],
    "USWI": ["Wis.", "Wisc."], "USTN": ["Tenn."], "USOR": ["Ore."], "USPR": ["P.R."],
    "ITRE": ["Reggio nell'Emilia"], "ITRC": ["Reggio di Calabria"], "ITRM": ["Rome"],
    "ITFI": ["Florence"], "ITMI": ["Milan"], "ITNA": ["Naples"], "ITTO": ["Turin"],
    "ITVE": ["Venice"], "ITBZ": ["Südtirol", "Alto Adige", "Bozen"],
  ]
}
