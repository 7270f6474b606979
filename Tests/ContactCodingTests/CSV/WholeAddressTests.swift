import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Whole addresses in one cell are taken apart where it is certain which part is which, and kept whole elsewhere: no
/// number of a house is a postal code.
struct WholeAddressTests {
  private static let divided: [(String, [String])] = [
    (
      "123 Main St, Springfield, IL 62701-1234", ["123 Main St", "Springfield", "IL", "62701-1234"]
    ),
    ("123 Main St, Washington, DC 20500-0001", ["123 Main St", "Washington", "DC", "20500-0001"]),
    (
      "12345 Sunset Blvd Los Angeles, CA 90028",
      ["12345 Sunset Blvd", "Los Angeles", "CA", "90028"]
    ),
    ("123 Main St Springfield, IL 62701", ["123 Main St", "Springfield", "IL", "62701"]),
    (
      "Apt 4, 12345 Oak Avenue Denver, CO 80202",
      ["Apt 4, 12345 Oak Avenue", "Denver", "CO", "80202"]
    ),
    ("123 Main St Ottawa, ON K1A 0B1", ["123 Main St", "Ottawa", "ON", "K1A 0B1"]),
    (
      "5 Birch Ave, 100 Mile House, BC V0K 2E0",
      ["5 Birch Ave", "100 Mile House", "BC", "V0K 2E0"]
    ),
    ("100 George Street Sydney, NSW 2000", ["100 George Street", "Sydney", "NSW", "2000"]),
    ("12 Oak Lane, Springfield, IL\t62704", ["12 Oak Lane", "Springfield", "IL", "62704"]),
    ("88 Mill Avenue, Castle Hill, NSW 2154", ["88 Mill Avenue", "Castle Hill", "NSW", "2154"]),
    ("10 E North Ave Baltimore 21202 MD", ["10 E North Ave", "Baltimore", "MD", "21202"]),
    ("10 E North Ave, Baltimore 21202 MD", ["10 E North Ave", "Baltimore", "MD", "21202"]),
    ("Castle Hill, NSW 2154", ["", "Castle Hill", "NSW", "2154"]),
    ("東京都文京区水道１－３－３", ["水道1－3－3", "文京区", "東京都", ""]),
    ("千葉県市川市八幡2-1-1", ["八幡2-1-1", "市川市", "千葉県", ""]),
    ("広島県安芸郡海田町上市14-18", ["上市14-18", "安芸郡海田町", "広島県", ""]),
    ("P.O. Box: 2480, Kathmandu", ["P.O. Box: 2480", "Kathmandu", "", ""]),
    ("100 rue de Rivoli, 75001 Paris", ["100 rue de Rivoli", "Paris", "", "75001"]),
    ("4 rue Haute, 73700 Bourg St Maurice", ["4 rue Haute", "Bourg St Maurice", "", "73700"]),
    ("100 MG Road, Bengaluru 560001", ["100 MG Road", "Bengaluru", "", "560001"]),
    ("221 Baker Street, London NW1 6XE", ["221 Baker Street", "London", "", "NW1 6XE"]),
    ("Laugavegur 5, 101 Reykjavík", ["Laugavegur 5", "Reykjavík", "", "101"]),
    ("Herzl 5, Tel Aviv 6801234", ["Herzl 5", "Tel Aviv", "", "6801234"]),
    (
      "8 Mabini St., Calamba City, Laguna 4027", ["8 Mabini St.", "Calamba City", "Laguna", "4027"]
    ),
    (
      "Jl. Melati 5, Bandung, Jawa Barat 40115", ["Jl. Melati 5", "Bandung", "Jawa Barat", "40115"]
    ),
    ("9 Oak Street, Salem, Oregon 97301", ["9 Oak Street", "Salem", "Oregon", "97301"]),
    ("9 Oak Street, Salem, Oregon, 97301", ["9 Oak Street", "Salem", "Oregon", "97301"]),
    ("40 King St W, Guelph, Ontario, N1G 2W1", ["40 King St W", "Guelph", "Ontario", "N1G 2W1"]),
    (
      "7 High St, Dubbo, New South Wales, 2830", ["7 High St", "Dubbo", "New South Wales", "2830"]
    ),
    ("3 Mill Lane, Tonbridge, Kent, TN9 1AB", ["3 Mill Lane", "Tonbridge", "Kent", "TN9 1AB"]),
    ("3 Mill Lane, Tonbridge, Kent TN9 1AB", ["3 Mill Lane", "Tonbridge", "Kent", "TN9 1AB"]),
    ("P.O. Box 812-20100 Nakuru", ["P.O. Box 812", "Nakuru", "", "20100"]),
    ("S.L.P. 77 - 30100, Arusha", ["S.L.P. 77", "Arusha", "", "30100"]),
    (
      "House 9, Road 5, Dhanmondi, Dhaka-1209", ["House 9, Road 5, Dhanmondi", "Dhaka", "", "1209"]
    ),
    (
      "9, Triq San Pawl, Mosta MST 1203", ["9, Triq San Pawl", "Mosta", "", "MST 1203"]
    ),
    ("Triq Nofs 4, Valletta VLT 1010", ["Triq Nofs 4", "Valletta", "", "VLT 1010"]),
    ("Rustaveli 12, Tbilisi 0108", ["Rustaveli 12", "Tbilisi", "", "0108"]),
    ("ул. Роза 5, София 1000", ["ул. Роза 5", "София", "", "1000"]),
    ("Purok 3, Baguio City 2600", ["Purok 3", "Baguio City", "", "2600"]),
    ("1010 Wien, Ring 3", ["Ring 3", "Wien", "", "1010"]),
    ("31, avenue des Pins 06000 Nice", ["31, avenue des Pins", "Nice", "", "06000"]),
    ("ul. Polna 21/37 00-950 Warszawa", ["ul. Polna 21/37", "Warszawa", "", "00-950"]),
    ("Rua Alta 8 1000-205 Lisboa", ["Rua Alta 8", "Lisboa", "", "1000-205"]),
    ("9200024 石川県 金沢市 西念", ["西念", "金沢市", "石川県", "9200024"]),
    ("Postbus 1234 1000 AB Amsterdam", ["Postbus 1234", "Amsterdam", "", "1000 AB"]),
  ]

  private static let whole = [
    "221 Baker Street London, NW1 6XE", "Flat A, 12/F, 100 Queen's Road Central, Hong Kong",
    "100 Baker Street West, London", "100 rue de Rivoli, Paris", "1234 Vista Grande, Los Angeles",
    "1200 The Mill, Unit 5, London", "Flat 3, 1221 Harbour View", "Flat 3, 221 Harbour View",
    "1001, Prestige Towers, MG Road, Bengaluru", "12345, Sunset Blvd, Los Angeles",
    "123 rue Principale Montréal, QC H2X 1Y4", "12 Oak Drive St Louis, MO 63101",
    "12 Main St West Springfield, MA 01089", "123 Main St, Apt 4 Springfield, IL 62701",
    "13, rue Alphonse Karr Le Louvre 06004",
    "1 Elm Garth Timonium 21093 MD", "PO Box 12345 Springfield", "100 King St Suite 1200 Toronto",
  ]

  @Test(arguments: divided)
  func whatIsCertainIsDivided(_ text: String, _ parts: [String]) throws {
    let address = try #require(try read(text))
    #expect([address.street, address.city, address.state, address.postalCode] == parts)
  }

  @Test(arguments: whole)
  func whatIsDoubtfulStaysWhole(_ text: String) throws {
    let address = try #require(try read(text))
    #expect(address.postalCode.isEmpty && address.city.isEmpty, "\(address)")
    #expect(text.hasPrefix(address.street) && address.street.contains(" "), "\(address)")
  }

  /// Addresses beside columns of their parts: each contact by its addresses and by what was kept.
  @Test(arguments: [
    // What a whole address says again is no other one.
    (
      "name,full_address,street,city,state,zip\nAnn Lee,\"12 Oak Lane, Salem, OR 97301\",12 Oak Lane,Salem,OR,97301\n"
        + "Joe Vos,\"3 Mill Road, Eugene, OR 97401\",3 Mill Road,Eugene,OR,97401\n",
      [
        ["12 Oak Lane|Salem|OR|97301|", "12 Oak Lane, Salem, OR 97301"],
        ["3 Mill Road|Eugene|OR|97401|", "3 Mill Road, Eugene, OR 97401"],
      ]
    ),
    (
      "name,street,city,zipcode,state,address\nAnn Lee,12 Oak Lane,Salem,97301,OR,12 Oak Lane Salem 97301 OR\n"
        + "Joe Vos,3 Elm Garth,Eugene,97401,OR,3 Elm Garth Eugene 97401 OR\n",
      [
        ["12 Oak Lane|Salem|OR|97301|", "12 Oak Lane Salem 97301 OR"],
        ["3 Elm Garth|Eugene|OR|97401|", "3 Elm Garth Eugene 97401 OR"],
      ]
    ),
    // Where it alone has the postal code, it is the address.
    (
      "name,address,street,town\nAnn Lee,\"12 Oak Lane, Salem, OR 97301\",12 Oak Lane,Salem\n"
        + "Joe Vos,\"3 Mill Road, Eugene, OR 97401\",3 Mill Road,Eugene\n",
      [
        ["12 Oak Lane|Salem|OR|97301|", "12 Oak Lane"],
        ["3 Mill Road|Eugene|OR|97401|", "3 Mill Road"],
      ]
    ),
    (
      "name,address,city,state\nAnn Lee,\"12 Oak Lane, Salem, Oregon\",Salem,Oregon\n"
        + "Joe Vos,\"The Mill, Eugene, OR\",Eugene,Oregon\nBo Ek,\"3 Elm Road, Bend\",Eugene,Oregon\n",
      [
        ["12 Oak Lane|Salem|Oregon||"], ["The Mill|Eugene|Oregon||"],
        ["3 Elm Road, Bend|Eugene|Oregon||"],
      ]
    ),
    (
      "Name,Address,Suburb,Region\nAnn Lee,\"88 Mill Avenue, Castle Hill, NSW 2154\",Castle Hill,North-West\n"
        + "Joe Vos,\"12 High Street, Penrith, NSW 2750\",Penrith,West\n",
      [
        ["88 Mill Avenue|Castle Hill|NSW|2154|", "North-West"],
        ["12 High Street|Penrith|NSW|2750|", "West"],
      ]
    ),
    // Towns with their postal codes, where others have these in a column.
    (
      "Name,Street,Town,Postcode\nEva Lind,Ring 3,10117 Berlin,\nÈve Roux,12 rue Haute,Paris,75001\n",
      [["Ring 3|Berlin||10117|"], ["12 rue Haute|Paris||75001|"]]
    ),
    (
      "navn,vei,postnummer,postadresse\nPer Lie,Hovedgate 12,1234,Oslo\nKari Vik,Storgata 3,5003,Bergen\n",
      [["Hovedgate 12|Oslo||1234|"], ["Storgata 3|Bergen||5003|"]]
    ),
    // Numbers by which a database knows states, and areas far from the address, are no part of it.
    (
      "Name,Street,City,Province,Phone,Email,Born,Nickname,Ward\n"
        + "Ann Lee,12 Oak Lane,Salem,3,030 5550123,ann@c.example,1980-01-05,Annie,North Ward\n"
        + "Joe Vos,3 Mill Road,Eugene,4,030 5550124,joe@c.example,1981-01-05,Jo,Denby Ward\n",
      [
        ["12 Oak Lane|Salem|||", "3", "North Ward"], ["3 Mill Road|Eugene|||", "4", "Denby Ward"],
      ]
    ),
    // Countries are known in many languages, but for what is a province as well.
    (
      "Name,Address\nAnn Lee,\"Av. Sucre 5, 1010 Caracas, Venezuela\"\nJoe Vos,\"Calle Real 5, 18100 Armilla, Granada\"\n",
      [["Av. Sucre 5|Caracas||1010|Venezuela"], ["Calle Real 5|Armilla|Granada|18100|"]]
    ),
    // Where people are, in a town of some country or state; rooms are none.
    (
      "Name,Location\nAnn Lee,\"Salem, OR\"\nJoe Vos,\"Graz, Austria\"\nBo Ek,\"Lyon, Rhône, France\"\nEva Lind,Venezuela\n",
      [["|Salem|OR||"], ["|Graz|||Austria"], ["|Lyon|Rhône||France"], ["||||Venezuela"]]
    ),
    ("Name,Location\nAnn Lee,Lobby\nJoe Vos,Kitchen\n", [["Lobby"], ["Kitchen"]]),
    // Behind streets stand towns, and provinces behind these.
    (
      "Name,Address\nAnn Lee,\"Ring 3, Gent\"\nJoe Vos,\"Lindestraat 5, Brugge\"\nBo Ek,\"Dorplaan 21 Genk, Limburg\"\n"
        + "Eva Lind,\"Eikstraat 371, Jumet 6040 Charleroi, Henegouwen\"\nKim Roux,\"Kerkstraat 9, Aalst\"\n",
      [
        ["Ring 3|Gent|||"], ["Lindestraat 5|Brugge|||"], ["Dorplaan 21 Genk, Limburg||||"],
        ["Eikstraat 371, Jumet 6040 Charleroi, Henegouwen||||"], ["Kerkstraat 9|Aalst|||"],
      ]
    ),
    // A number of a house before its avenue, which customers' numbers don't stand before.
    (
      "NOM;NUMERO;AVENUE;QUARTIER;VILLE\nAnn Lee;12;Kilela;Golf;Likasi\nJoe Vos;45;Lac Kivu;Makutano;Likasi\n",
      [["12 Kilela, Golf|Likasi|||"], ["45 Lac Kivu, Makutano|Likasi|||"]]
    ),
    (
      "氏名,都道府県,市区町村,住所\n佐藤文雄,福岡県,飯塚市,福岡県飯塚市菰田西1丁目6-24\n鈴木一郎,福岡県,飯塚市,飯塚市柏の森3\n",
      [["菰田西1丁目6-24|飯塚市|福岡県||"], ["柏の森3|飯塚市|福岡県||"]]
    ),
    // How a shop stands is no state, and what an address says is kept as its own where a column says something else.
    (
      "Nombre,Dirección,Estado,Provincia,País\nCasa Lind,\"C. Alta, 6, 24400 Ponferrada, León, Spain\",OPERATIONAL,León,España\n"
        + "Casa Vos,\"C. Baja, 7, 47003 Valladolid, Spain\",OPERATIONAL,Palencia,España\n",
      [
        ["C. Alta, 6|Ponferrada|León|24400|España", "OPERATIONAL"],
        ["C. Baja, 7|Valladolid|Palencia|47003|España", "OPERATIONAL"],
      ]
    ),
    (
      "Name,Address,Province\nAnn Lee,\"Rue Haute 5, 6000 Charleroi, Hainaut, Belgium.\",Wallonie\n"
        + "Joe Vos,\"Rue Basse 7, 5000 Namur\",Namur\n",
      [
        ["Rue Haute 5|Charleroi|Wallonie|6000|Belgium", "Hainaut"],
        ["Rue Basse 7|Namur|Namur|5000|"],
      ]
    ),
    // A word that comes again is a town among whole addresses.
    (
      "Name,Address\nAnn Lee,Antsirabe\nJoe Vos,Antsirabe\nBo Ek,Alasora\nEva Lind,1 rue Haute 97420 Le Port\n",
      [
        ["|Antsirabe|||"], ["|Antsirabe|||"], ["|Alasora|||"], ["1 rue Haute|Le Port||97420|"],
      ]
    ),
    // A link to a map is no street.
    (
      "Name,Address,Town\nAnn Lee,https://maps.example.com/1,Salem\nJoe Vos,3 Mill Road,Eugene\n",
      [["|Salem|||", "https://maps.example.com/1"], ["3 Mill Road|Eugene|||"]]
    ),
  ])
  func besideColumns(_ text: String, _ expected: [[String]]) throws {
    let contacts = try ContactCodingTests.read(text, .csv).contacts
    let found = contacts.map { contact in
      contact.postalAddresses.map(\.value).map {
        [$0.street, $0.city, $0.state, $0.postalCode, $0.country].joined(separator: "|")
      } + contact[.preserved].map(\.value).map { $0.rawValue.replacing("\\", with: "") }
    }
    #expect(found == expected)
  }

  private func read(_ text: String) throws -> PostalAddress? {
    try ContactCodingTests.read("Name,Address\nAnn Lee,\"\(text)\"\n", .csv).contacts.first?
      .postalAddresses.first?
      .value
  }
}
