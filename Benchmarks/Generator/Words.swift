/// What generated cards say.
enum Words {
  static let companies = [
    "Example Holdings, Inc.", "Bäckerei Sonnenschein GmbH & Co. KG", "Nordwind Logistics",
    "Maison du Café", "Harbour; Light & Power", "株式会社みどり", "Cooperativa San Martín",
    "Smith, Jones & Partners LLP", "Städtisches Klinikum", "Green Valley School",
  ]
  static let departments = [
    "Sales", "Vertrieb", "Human Resources", "Entwicklung", "Comptabilité", "営業部", "Research",
  ]
  static let titles = [
    "Account Manager", "Geschäftsführerin", "Ingénieur", "Teacher, retired", "Software Developer",
    "部長", "Head of Procurement", "Nurse",
  ]
  static let handles = [
    "anna", "ben", "carla", "dmitri", "ella", "felix", "greta", "hugo", "ines", "jonas", "kira",
    "leon", "mila", "nils", "olga", "paul", "quinn", "rosa", "sven", "tara", "uwe", "vera",
  ]
  static let hosts = ["example.com", "example.org", "mail.example.net", "example.co.jp"]
  static let labels = [
    "_$!<Home>!$_", "_$!<Work>!$_", "_$!<Other>!$_", "_$!<Anniversary>!$_", "Ferienhaus", "別荘",
    "Boat", "Maison de campagne",
  ]
  static let categories = ["Friends", "Family", "Work", "Verein", "Clients", "Newsletter", "重要"]
  static let sentences = [
    "Met at the conference; wants to hear about the new catalogue.",
    "Ruft nur abends zurück, am besten nach 19 Uhr.",
    "Allergic to nuts, likes tea.",
    "Préfère être contactée par courriel, jamais le mercredi.",
    "打ち合わせは午前中が良い。資料は事前に送ること。",
    "Key is with the neighbour; ring twice and wait.",
    "Old number still works, but only for text messages.",
    "Recommended by the library, offers a discount of 10 % on large orders.",
    "Garten: Rosen schneiden, Hecke, Rasen.",
  ]
}
