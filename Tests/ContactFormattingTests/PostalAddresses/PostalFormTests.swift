import ContactFormatting
import ContactModel
import LocaleSupport
import Testing

/// Lines on mail as the posts of countries ask for them.
@Suite struct PostalFormTests {
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let country: String
    let sender: String
    let locale: String
    let parts: [PostalAddressComponent: String]
    let lines: [String]

    var formatter: PostalAddressFormatter {
      PostalAddressFormatter(
        locale: LocaleIdentifier(language: locale),
        style: PostalAddressStyle(layout: .label, senderCountry: sender))
    }

    var address: PostalAddress {
      var address = PostalAddress(isoCountryCode: country)
      for (component, text) in parts { address[component] = text }
      return address
    }
  }

  /// What the posts' pages and the sheets of the Universal Postal Union say; see `PostalRule`.
  static let rows: [Row] = [
    Row(
      description: "no land in Germany", country: "DE", sender: "DE", locale: "de",
      parts: [.street: "Marktweg 5", .city: "Köln", .state: "NRW", .postalCode: "50667"],
      lines: ["Marktweg 5", "50667 Köln"]),
    Row(
      description: "no land in Austria, and no letters before the postcode", country: "AT",
      sender: "DE", locale: "de",
      parts: [.street: "Ring 5", .city: "Wien", .state: "Wien", .postalCode: "A-1010"],
      lines: ["Ring 5", "1010 WIEN", "ÖSTERREICH"]),
    Row(
      description: "no county in Britain", country: "GB", sender: "US", locale: "en",
      parts: [
        .street: "5 High St", .city: "Leeds", .state: "West Yorkshire", .postalCode: "ls14ab",
      ],
      lines: ["5 High St", "LEEDS", "LS1 4AB", "UNITED KINGDOM"]),
    Row(
      description: "a region where nothing else tells the place", country: "DE", sender: "US",
      locale: "en",
      parts: [.street: "Hof 5", .state: "Bayern"],
      lines: ["Hof 5", "BAYERN", "GERMANY"]),
    Row(
      description: "no province in South Africa", country: "ZA", sender: "ZA", locale: "en",
      parts: [
        .street: "12 Long St", .city: "Cape Town", .state: "Western Cape", .postalCode: "8001",
      ],
      lines: ["12 Long St", "CAPE TOWN", "8001"]),
    Row(
      description: "an emirate once", country: "AE", sender: "US", locale: "en",
      parts: [.postOfficeBox: "123", .city: "Dubai", .state: "Dubai"],
      lines: ["PO Box 123", "DUBAI", "UNITED ARAB EMIRATES"]),
    Row(
      description: "an emirate once in Arabic", country: "AE", sender: "AE", locale: "ar",
      parts: [.postOfficeBox: "123", .city: "دبي", .state: "دبي"],
      lines: ["ص.ب. 123", "دبي"]),
    Row(
      description: "a province that is its capital, once", country: "ES", sender: "US",
      locale: "en",
      parts: [.street: "Gran Vía 1", .city: "Madrid", .state: "Madrid", .postalCode: "28013"],
      lines: ["Gran Vía 1", "28013 MADRID", "SPAIN"]),
    Row(
      description: "an Irish county that is its town", country: "IE", sender: "US", locale: "en",
      parts: [.street: "5 Main St", .city: "Dublin", .state: "Co. Dublin", .postalCode: "D02X285"],
      lines: ["5 Main St", "DUBLIN", "D02 X285", "IRELAND"]),
    Row(
      description: "a Russian republic", country: "RU", sender: "RU", locale: "ru",
      parts: [
        .street: "ул. Мира, 5", .extendedAddress: "кв. 7", .city: "Казань",
        .state: "Республика Татарстан", .postalCode: "420000",
      ],
      lines: ["ул. Мира, 5, кв. 7", "Казань", "Республика Татарстан", "420000"]),
    Row(
      description: "states as two letters", country: "US", sender: "DE", locale: "de",
      parts: [
        .street: "5 Main St", .city: "Portland", .state: "Oregon", .postalCode: "97201-1234",
      ],
      lines: ["5 Main St", "PORTLAND OR 97201-1234", "VEREINIGTE STAATEN"]),
    Row(
      description: "a state of its town's name", country: "US", sender: "US", locale: "en",
      parts: [.street: "5 Main St", .city: "New York", .state: "New York", .postalCode: "10001"],
      lines: ["5 Main St", "NEW YORK NY 10001"]),
    Row(
      description: "nine digits run together", country: "US", sender: "US", locale: "en",
      parts: [.street: "5 Main St", .city: "Boston", .state: "Mass.", .postalCode: "021183321"],
      lines: ["5 Main St", "BOSTON MA 02118-3321"]),
    Row(
      description: "a province in French", country: "CA", sender: "US", locale: "en",
      parts: [.street: "12 rue A", .city: "Québec", .state: "Québec", .postalCode: "g1r5v6"],
      lines: ["12 RUE A", "QUÉBEC QC  G1R 5V6", "CANADA"]),
    Row(
      description: "an Italian province", country: "IT", sender: "IT", locale: "it",
      parts: [
        .street: "Via Roma 5", .extendedAddress: "Scala B Interno 4", .city: "Milano",
        .state: "Milano", .postalCode: "20121",
      ],
      lines: ["Scala B Interno 4", "Via Roma 5", "20121 MILANO MI"]),
    Row(
      description: "a Brazilian state", country: "BR", sender: "BR", locale: "pt",
      parts: [
        .street: "Rua A, 100", .extendedAddress: "Apto 12", .city: "Curitiba", .state: "Paraná",
        .postalCode: "80010000",
      ],
      lines: ["Rua A, 100, Apto 12", "CURITIBA - PR", "80010-000"]),
    Row(
      description: "an Australian state", country: "AU", sender: "AU", locale: "en",
      parts: [
        .street: "12 King St", .city: "Perth", .state: "Western Australia", .postalCode: "6000",
      ],
      lines: ["12 King St", "PERTH WA 6000"]),
    Row(
      description: "Puerto Rico is at home in the United States", country: "PR", sender: "US",
      locale: "en",
      parts: [.street: "150 Calle A", .city: "San Juan", .postalCode: "00926"],
      lines: ["150 Calle A", "SAN JUAN PR 00926"]),
    Row(
      description: "Réunion is at home in France", country: "RE", sender: "FR", locale: "fr",
      parts: [.street: "12 rue de Paris", .city: "Saint-Denis", .postalCode: "97400"],
      lines: ["12 rue de Paris", "97400 SAINT-DENIS"]),
    Row(
      description: "Liechtenstein is at home in Switzerland", country: "LI", sender: "CH",
      locale: "de",
      parts: [.street: "Städtle 5", .city: "Vaduz", .postalCode: "9490"],
      lines: ["Städtle 5", "9490 Vaduz"]),
    Row(
      description: "a flat after an American street", country: "US", sender: "US", locale: "en",
      parts: [
        .street: "5 Main St", .extendedAddress: "Suite 300", .city: "Reno", .state: "NV",
        .postalCode: "89501",
      ],
      lines: ["5 Main St Suite 300", "RENO NV 89501"]),
    Row(
      description: "a building above one", country: "US", sender: "US", locale: "en",
      parts: [
        .street: "5 Main St", .extendedAddress: "Harrah Building", .city: "Reno", .state: "NV",
        .postalCode: "89501",
      ],
      lines: ["Harrah Building", "5 Main St", "RENO NV 89501"]),
    Row(
      description: "a house behind above a German street", country: "DE", sender: "US",
      locale: "en",
      parts: [
        .street: "Marktweg 5", .extendedAddress: "Hinterhaus", .city: "Köln", .postalCode: "50667",
      ],
      lines: ["Hinterhaus", "Marktweg 5", "50667 KÖLN", "GERMANY"]),
    Row(
      description: "c/o above the street everywhere", country: "SE", sender: "SE", locale: "sv",
      parts: [
        .street: "Storgatan 1", .extendedAddress: "c/o Holm", .city: "Umeå", .postalCode: "90325",
      ],
      lines: ["c/o Holm", "Storgatan 1", "903 25 UMEÅ"]),
    Row(
      description: "a Swedish flat", country: "SE", sender: "SE", locale: "sv",
      parts: [
        .street: "Storgatan 1", .extendedAddress: "lgh 1201", .city: "Umeå", .postalCode: "90325",
      ],
      lines: ["Storgatan 1 lgh 1201", "903 25 UMEÅ"]),
    Row(
      description: "a Danish ground floor", country: "DK", sender: "DE", locale: "de",
      parts: [
        .street: "Søvej 1", .extendedAddress: "st. tv.", .city: "Aarhus C", .postalCode: "DK-8000",
      ],
      lines: ["Søvej 1, st. tv.", "8000 AARHUS C", "DÄNEMARK"]),
    Row(
      description: "a Belgian box", country: "BE", sender: "BE", locale: "fr",
      parts: [
        .street: "Rue Haute 12", .extendedAddress: "bte 5", .city: "Bruxelles", .postalCode: "1000",
      ],
      lines: ["Rue Haute 12 bte 5", "1000 BRUXELLES"]),
    Row(
      description: "a Belgian floor", country: "BE", sender: "BE", locale: "fr",
      parts: [
        .street: "Rue Haute 12", .extendedAddress: "3ème étage", .city: "Bruxelles",
        .postalCode: "1000",
      ],
      lines: ["3ème étage", "Rue Haute 12", "1000 BRUXELLES"]),
    Row(
      description: "a Portuguese ground floor", country: "PT", sender: "PT", locale: "pt",
      parts: [
        .street: "Rua A 1", .extendedAddress: "R/C Dto", .city: "Porto", .postalCode: "4000123",
      ],
      lines: ["Rua A 1, R/C Dto", "4000-123 PORTO"]),
    Row(
      description: "a Chilean flat", country: "CL", sender: "US", locale: "en",
      parts: [
        .street: "Avenida Palena 1084", .extendedAddress: "Depto. 505", .city: "Santiago",
        .postalCode: "8340648",
      ],
      lines: ["Avenida Palena 1084, Depto. 505", "8340648 SANTIAGO", "CHILE"]),
    Row(
      description: "a Hungarian floor", country: "HU", sender: "HU", locale: "hu",
      parts: [
        .street: "Virág tér 3.", .extendedAddress: "IV. 61", .city: "Budapest", .postalCode: "1037",
      ],
      lines: ["BUDAPEST", "VIRÁG TÉR 3. IV. 61", "1037"]),
    Row(
      description: "a Turkish flat, and a district in capitals with its province", country: "TR",
      sender: "DE", locale: "de",
      parts: [
        .street: "Atatürk Cad. No: 5", .extendedAddress: "Daire 3", .city: "Çankaya",
        .state: "Ankara", .postalCode: "06101",
      ],
      lines: ["Atatürk Cad. No: 5 Daire 3", "06101 ÇANKAYA/ANKARA", "TÜRKEI"]),
    Row(
      description: "an Indian flat", country: "IN", sender: "US", locale: "en",
      parts: [
        .street: "5 MG Road", .extendedAddress: "Flat 100, Triveni Apartments", .city: "New Delhi",
        .postalCode: "110 034",
      ],
      lines: ["Flat 100, Triveni Apartments", "5 MG Road", "NEW DELHI 110034", "INDIA"]),
    Row(
      description: "two lines of a street, with a flat beside the number", country: "US",
      sender: "US", locale: "en",
      parts: [
        .street: "5 Main St\nRear", .extendedAddress: "Apt 4", .city: "Reno", .state: "NV",
        .postalCode: "89501",
      ],
      lines: ["5 Main St Apt 4", "Rear", "RENO NV 89501"]),
    Row(
      description: "two spaces in the Netherlands", country: "NL", sender: "NL", locale: "nl",
      parts: [.street: "Kerkstraat 12", .city: "Utrecht", .postalCode: "3511ab"],
      lines: ["Kerkstraat 12", "3511 AB  UTRECHT"]),
    Row(
      description: "a Polish hyphen", country: "PL", sender: "DE", locale: "de",
      parts: [
        .street: "ul. Długa 5/7", .city: "Kraków", .state: "małopolskie", .postalCode: "31147",
      ],
      lines: ["ul. Długa 5/7", "31-147 KRAKÓW", "POLEN"]),
    Row(
      description: "Latvian letters that belong to the postcode", country: "LV", sender: "LV",
      locale: "lv",
      parts: [.street: "Brīvības iela 5", .city: "Rīga", .postalCode: "1010"],
      lines: ["Brīvības iela 5", "RĪGA, LV-1010"]),
    Row(
      description: "a Japanese hyphen", country: "JP", sender: "US", locale: "en",
      parts: [
        .street: "1-2-3 Shibuya", .city: "Shibuya-ku", .state: "Tokyo", .postalCode: "1500002",
      ],
      lines: ["1-2-3 Shibuya, SHIBUYA-KU, TOKYO", "150-0002", "JAPAN"]),
    Row(
      description: "lost zeros that the state proves", country: "US", sender: "US", locale: "en",
      parts: [.street: "57 Tremont St", .city: "Boston", .state: "MA", .postalCode: "2118"],
      lines: ["57 Tremont St", "BOSTON MA 02118"]),
    Row(
      description: "lost zeros that the town proves", country: "ES", sender: "US", locale: "en",
      parts: [.street: "Gran Vía 1", .city: "Barcelona", .postalCode: "8001"],
      lines: ["Gran Vía 1", "08001 BARCELONA", "SPAIN"]),
    Row(
      description: "lost zeros that nothing proves", country: "DE", sender: "US", locale: "en",
      parts: [.street: "Marktweg 5", .city: "Köln", .postalCode: "5066"],
      lines: ["Marktweg 5", "5066 KÖLN", "GERMANY"]),
    Row(
      description: "a postcode that is none, as it is", country: "NL", sender: "NL", locale: "nl",
      parts: [.street: "Kerkstraat 12", .city: "Utrecht", .postalCode: "35 11 A"],
      lines: ["Kerkstraat 12", "35 11 A  UTRECHT"]),
    Row(
      description: "code and town together without a province", country: "PH", sender: "US",
      locale: "en",
      parts: [.street: "2201 Taft Avenue", .city: "Manila", .postalCode: "1004"],
      lines: ["2201 Taft Avenue", "1004 MANILA", "PHILIPPINES"]),
    Row(
      description: "the same in Indonesia", country: "ID", sender: "DE", locale: "de",
      parts: [.street: "Jl. Merdeka 5", .city: "Bandung", .postalCode: "40115"],
      lines: ["Jl. Merdeka 5", "BANDUNG 40115", "INDONESIEN"]),
    Row(
      description: "the same in Vietnam", country: "VN", sender: "US", locale: "en",
      parts: [.street: "5 Le Loi", .city: "Hanoi", .postalCode: "10000"],
      lines: ["5 Le Loi", "HANOI 10000", "VIETNAM"]),
    Row(
      description: "a Korean province and its postcode", country: "KR", sender: "DE", locale: "de",
      parts: [
        .street: "209 Sejong-daero", .city: "Jongno-gu", .state: "Seoul", .postalCode: "03171",
      ],
      lines: ["209 Sejong-daero", "JONGNO-GU", "SEOUL 03171", "SÜDKOREA"]),
    Row(
      description: "a box with the name of its office", country: "NO", sender: "NO", locale: "nb",
      parts: [.postOfficeBox: "1181 Sentrum", .city: "Oslo", .postalCode: "0107"],
      lines: ["Postboks 1181 Sentrum", "0107 OSLO"]),
    Row(
      description: "a box by the reader's language", country: "CH", sender: "CH", locale: "fr",
      parts: [.postOfficeBox: "12", .city: "Genève", .postalCode: "1211"],
      lines: ["Case postale 12", "1211 Genève"]),
    Row(
      description: "a box by the street's language", country: "CH", sender: "US", locale: "en",
      parts: [.street: "Via Nassa 3", .postOfficeBox: "12", .city: "Lugano", .postalCode: "6900"],
      lines: ["Via Nassa 3", "Casella Postale 12", "CH-6900 LUGANO", "SWITZERLAND"]),
    Row(
      description: "a box in Dutch", country: "BE", sender: "BE", locale: "nl",
      parts: [.postOfficeBox: "12", .city: "Gent", .postalCode: "9000"],
      lines: ["Postbus 12", "9000 GENT"]),
    Row(
      description: "a box in Arabic", country: "SA", sender: "SA", locale: "ar",
      parts: [.street: "شارع الملك", .postOfficeBox: "12", .city: "الرياض", .postalCode: "11564"],
      lines: ["شارع الملك", "ص.ب. 12", "الرياض 11564"]),
    Row(
      description: "a box that says so", country: "SN", sender: "DE", locale: "de",
      parts: [.postOfficeBox: "B.P. 3264", .city: "Dakar", .postalCode: "12500"],
      lines: ["B.P. 3264", "12500 DAKAR", "SENEGAL"]),
  ]

  @Test(arguments: rows)
  func lines(_ row: Row) {
    #expect(row.formatter.string(from: row.address) == row.lines.joined(separator: "\n"))
  }

  /// What is changed, by the components of an address in a country, and why.
  @Test(
    arguments: [
      ("DE", [.city: "Köln", .state: "NRW", .postalCode: "50667"], ["state “NRW” “” notWritten"]),
      (
        "ES", [.city: "Madrid", .state: "Madrid", .postalCode: "28013"],
        ["state “Madrid” “” repeated"]
      ),
      (
        "US", [.city: "Albany", .state: "New York", .postalCode: "12207"],
        ["state “New York” “NY” abbreviated"]
      ),
      (
        "US", [.city: "Boston", .state: "MA", .postalCode: "2118"],
        ["postalCode “2118” “02118” zeroRestored"]
      ),
      (
        "CA", [.city: "Banff", .state: "AB", .postalCode: "t1l1k2"],
        ["postalCode “t1l1k2” “T1L 1K2” respelled"]
      ),
      ("Q9", [.city: "Banff"], ["country “Q9” “” unknownCode"]),
      ("US", [.city: "Boston", .state: "MA", .postalCode: "02118"], []),
    ] as [(String, [PostalAddressComponent: String], [String])])
  func tellsWhatItChanges(
    _ country: String, _ parts: [PostalAddressComponent: String], _ expected: [String]
  ) {
    let row = Row(
      description: "", country: country, sender: "DE", locale: "en", parts: parts, lines: [])
    let changes = row.formatter.format(row.address).changes
    #expect(
      changes.map { "\($0.component) “\($0.original)” “\($0.written)” \($0.reason)" } == expected)
    #expect(changes.allSatisfy { $0.description.hasSuffix(".") })
    // Nothing of it where every component is wanted.
    let full = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "en"), style: PostalAddressStyle(layout: .full))
    let text = full.format(row.address)
    #expect(text.changes.isEmpty)
    for (_, part) in parts { #expect(text.text.contains(part)) }
  }

  /// A country is never written as a code, and is told by what there is.
  @Test(arguments: [
    ("A-5020", "Salzburg", "", "", "DE", "5020 SALZBURG|ÖSTERREICH"),
    ("A-5020", "Salzburg", "", "", "US", "5020 SALZBURG|ÖSTERREICH / AUSTRIA"),
    ("CH-8001", "Zürich", "", "", "DE", "CH-8001 ZÜRICH|SCHWEIZ"),
    ("F-67000", "Strasbourg", "", "", "DE", "67000 STRASBOURG|FRANKREICH"),
    ("F-67000", "Strasbourg", "", "", "FR", "67000 STRASBOURG"),
    ("50667", "Köln", "", "DE", nil, "50667 KÖLN|DEUTSCHLAND"),
    ("50667", "Köln", "DE", "", nil, "50667 KÖLN|DEUTSCHLAND"),
    ("50667", "Köln", "D", "", "FR", "50667 KÖLN|DEUTSCHLAND"),
    ("78701", "Austin", "us", "", nil, "AUSTIN 78701|VEREINIGTE STAATEN"),
  ])
  func namesCountries(
    _ code: String, _ city: String, _ country: String, _ iso: String, _ sender: String?,
    _ lines: String
  ) {
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "de"),
      style: PostalAddressStyle(layout: .label, senderCountry: sender))
    let address = PostalAddress(
      city: city, postalCode: code, country: country, isoCountryCode: iso)
    #expect(formatter.string(from: address) == lines.replacing("|", with: "\n"))
  }

  @Test func namesCountriesOnOneLine() {
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "de"), style: PostalAddressStyle(layout: .singleLine))
    let german = PostalAddress(
      street: "Marktweg 5", city: "Köln", postalCode: "50667", country: "DE")
    #expect(formatter.string(from: german) == "Marktweg 5, 50667 Köln, Deutschland")
    let japanese = PostalAddress(
      street: "千代田1-1", city: "千代田区", state: "東京都", postalCode: "100-0005", country: "JP")
    #expect(formatter.string(from: japanese) == "Japan, 〒100-0005東京都千代田区千代田1-1")
  }

  /// Without a sender and a region of the reader, the address itself says whose form it has.
  @Test(arguments: [
    ("Augsburg", "", "86150", "86150 AUGSBURG"), ("Boston", "MA", "02118", "BOSTON MA 02118"),
    ("Perth", "WA", "6000", "PERTH WA 6000"), ("Vienna", "WA", "1010", "1010 VIENNA|WA"),
  ])
  func presumesNoCountry(_ city: String, _ state: String, _ code: String, _ lines: String) {
    let formatter = PostalAddressFormatter(
      locale: LocaleIdentifier(language: "en"), style: PostalAddressStyle(layout: .label))
    let address = PostalAddress(city: city, state: state, postalCode: code)
    #expect(formatter.string(from: address) == lines.replacing("|", with: "\n"))
  }
}
