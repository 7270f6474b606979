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
    "PO Box 12345 Springfield", "100 King St Suite 1200 Toronto",
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

  private func read(_ text: String) throws -> PostalAddress? {
    try ContactCodingTests.read("Name,Address\nAnn Lee,\"\(text)\"\n", .csv).contacts.first?
      .postalAddresses.first?
      .value
  }
}
