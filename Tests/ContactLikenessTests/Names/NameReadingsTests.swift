import Testing

@testable import ContactLikeness

/// How alike whole names are, in whatever order and fields they stand, as they may be read.
struct NameReadingsTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let a: String
    let b: String
    let given: Set<Likeness>
    let family: Set<Likeness>

    init(_ a: String, _ b: String, _ given: Set<Likeness>, _ family: Set<Likeness>) {
      (self.a, self.b, self.given, self.family) = (a, b, given, family)
    }

    var testDescription: String { "\(a) / \(b)" }
  }

  /// A name in one field; `family;given;additional;suffix` for one in its fields.
  static func readings(_ text: String) -> NameReadings {
    let fields = text.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.isEmpty ? nil : NameText(String($0))
    }
    func field(_ number: Int) -> NameText? { number < fields.count ? fields[number] : nil }
    guard text.contains(";") else { return NameReadings(given: field(0)) }
    return NameReadings(given: field(1), additional: field(2), family: field(0), suffix: field(3))
  }

  /// How alike a part of two readings is.
  static func likeness(
    _ a: NameReading, _ b: NameReading, _ part: KeyPath<NameReading, [UInt8]>,
    _ role: CommonNames.Role
  ) -> Likeness {
    if a[keyPath: part].isEmpty || b[keyPath: part].isEmpty { return .unknown }
    return NamePart(a[keyPath: part]).likeness(to: NamePart(b[keyPath: part]), as: role)
  }

  /// The two readings that agree best.
  static func best(_ a: String, _ b: String) throws -> (NameReading, NameReading) {
    func distance(_ x: NameReading, _ y: NameReading) -> UInt8 {
      likeness(x, y, \.given, .given).rawValue + likeness(x, y, \.family, .family).rawValue
    }
    let pairs = readings(a).all.flatMap { x in readings(b).all.map { (x, $0) } }
    return try #require(pairs.min { distance($0.0, $0.1) < distance($1.0, $1.1) })
  }

  @Test(arguments: [
    Pair("Kim Min-jun", "Kim;Minjun", [.notation], [.equal]),
    Pair("Nguyễn Văn Tú", "Nguyễn;Tú;Văn", [.equal], [.equal]),
    Pair("Nguyễn;Tú;Văn", "Nguyễn;Tư;Văn", [.different], [.equal]),
    Pair("Nagy László", "László Nagy", [.equal], [.equal]),
    Pair("Achterberg, Rosalind", "Rosalind Achterberg", [.equal], [.equal]),
    Pair("Do;Minh", "Tran;Minh", [.equal], [.different]),
    Pair("Home;Anna", "Beck;Anna", [.equal], [.different]),
    Pair("New;Linda", "Long;Linda", [.equal], [.different]),
    Pair("Neu;Karl", "Alt;Karl", [.equal], [.different]),
    Pair("Ng;Peter", "Tan;Peter", [.equal], [.different]),
    Pair("Herr;Ute", "Klein;Ute", [.equal], [.different]),
    Pair("Handy;Jack", "Turner;Jack", [.equal], [.different]),
    Pair("Mustermann;Max work", "Mustermann;Max", [.equal, .part], [.equal]),
    Pair("Max Mustermann work", "Mustermann;Max", [.equal], [.equal]),
    Pair("Prof. Dr. med. Helga Wirth", "Wirth;Helga", [.equal], [.equal]),
    Pair("Dr. Sabine Kern", "Sabine Kern", [.equal], [.equal]),
    Pair("Frau Weber", "Weber;Klaus", [.unknown], [.equal]),
    Pair("Peter Schulz;", "Schulz;Peter", [.equal], [.equal]),
    Pair("CHAN Tai Ming Peter", "Chan;Peter", [.part, .equal], [.equal]),
    Pair("Đỗ Minh Anh", "Minh Anh Do", [.equal, .notation], [.notation]),
    Pair("Чехов;Антон;Павлович", "Chekhov;Anton", [.transliteration], [.transliteration]),
    // As passports of Ukraine have them (resolution 55 of 2010), and as those of Russia do.
    Pair("Гнатюк;Олег", "Hnatiuk;Oleh", [.transliteration], [.transliteration]),
    Pair("Гончаренко;Георгій", "Honcharenko;Heorhii", [.transliteration], [.transliteration]),
    Pair("Гончаренко;Олег", "Goncharenko;Oleg", [.transliteration], [.transliteration]),
    Pair("欧阳静怡", "欧阳;静怡", [.equal], [.equal]),
    Pair("Mustafa Kerem;", "Kerem", [.part, .equal], [.unknown]),
    Pair("Öztürk;Mustafa Kerem", "Öztürk;Kerem", [.part], [.equal]),
    Pair("Sousa;Maria da Conceição", "Sousa;Conceição", [.part], [.equal]),
    Pair("Whitaker, Dr. Colin (Cardiology)", "Whitaker;Colin", [.equal], [.equal]),
    Pair("Anna 🌸", "Berg;Anna", [.equal], [.unknown]),
    Pair("JÃ¶rg MÃ¼ller", "Müller;Jörg", [.equal], [.equal]),
    // What Polish has in ISO 8859-2, and in Windows-1250, read as Latin-1.
    Pair("¯aneta ¦lêzak", "Ślęzak;Żaneta", [.equal], [.equal]),
    Pair("Pawe³ Wiœniewski", "Wiśniewski;Paweł", [.equal], [.equal]),
    Pair("Ko Thura Zaw", "U Thura Zaw", [.equal], [.equal]),
    Pair("鈴木先生", "鈴木;健一", [.unknown], [.equal]),
    Pair("鈴木健一様", "鈴木;健一", [.equal], [.equal]),
    Pair("鈴木 健一 さん", "鈴木;健一", [.equal], [.equal]),
    Pair("鈴木;健一様", "鈴木;健一", [.equal], [.equal]),
    Pair("鈴木;健一 様", "鈴木;健一", [.equal], [.equal]),
    // A woman's given name, whose first character is a family name as well.
    Pair("卓;文君", "卓;文", [.part, .different, .unknown], [.equal]),
    Pair("박;지훈님", "박;지훈", [.equal], [.equal]),
    Pair("王小姐", "王;丽华", [.unknown], [.equal]),
    Pair("李总", "李;建国", [.unknown], [.equal]),
    Pair("老李", "李;建国", [.unknown], [.equal]),
    Pair("小林", "小林;健", [.unknown], [.equal]),
    Pair("박지훈님", "박;지훈", [.equal], [.equal]),
    Pair("박 과장님", "박;지훈", [.unknown], [.equal]),
    Pair("Ines Reuter/M", "Reuter;Ines", [.equal], [.equal]),
    Pair("Ines Reuter/H", "Ines Reuter/M", [.equal], [.equal]),
  ])
  func `Whole names`(_ pair: Pair) throws {
    let (a, b) = try Self.best(pair.a, pair.b)
    let given = Self.likeness(a, b, \.given, .given)
    let family = Self.likeness(a, b, \.family, .family)
    #expect(pair.given.contains(given), "given: \(given)")
    #expect(pair.family.contains(family), "family: \(family)")
  }

  @Test(arguments: [
    ("Wilson;James;Robert", "Wilson;James;Edward", Likeness.different),
    ("Wilson;James;R.", "Wilson;James;Robert", .initial),
    ("Смирнов;Иван;Петрович", "Смирнов;Иван;Алексеевич", .different),
    ("Gill;Gurpreet;Singh", "Gill;Gurpreet;Kaur", .different),
    ("Wilson;James;", "Wilson;James;Edward", .unknown),
  ])
  func `Additional names`(_ a: String, _ b: String, _ expected: Likeness) throws {
    let (x, y) = try Self.best(a, b)
    #expect(Self.likeness(x, y, \.additional, .given) == expected)
  }

  @Test(arguments: [
    ("Miller;John;;Sr.", "Miller;John;;Jr.", false), ("John Miller III", "Miller;John;;Jr.", false),
    ("Lucas Cranach d. J.", "Lucas Cranach d. Ä.", false),
    ("Jean Dumas père", "Jean Dumas fils", false),
    ("ifj. Nagy Ernő", "id. Nagy Ernő", false), ("Jan Novák ml.", "Jan Novák st.", false),
    ("Иван Петров мл.", "Иван Петров ст.", false),
    ("John Miller Jr.", "Miller;John;;II", true), ("John Miller", "Miller;John;;Jr.", true),
  ])
  func `Generations`(_ a: String, _ b: String, _ agree: Bool) {
    #expect(Self.readings(a).generation.agrees(with: Self.readings(b).generation) == agree)
  }

  @Test(arguments: [
    ("Ingrid & Klaus Weber", true, "weber"), ("Ingrid und Klaus Weber", true, "weber"),
    ("Ingrid Weber", false, "weber"), ("The Lind Family", true, "lind"),
    ("Familie von Berg", true, "von berg"),
    ("De Vries familie", true, "de vries"), ("La famille Dupont", true, "dupont"),
    ("Nagy Kovács család", true, "nagy kovács"), ("Семья Ивановых", true, "ивановых"),
    ("Familie;Lind", true, "lind"), ("Family;Lind", true, "lind"),
    ("Family;The;Lind", true, "lind"),
    ("Ravaioli (famiglia)", true, "ravaioli"), ("Familie Karl und Eva Lind", true, "lind"),
    // Nobody's family, but a word for somebody.
    ("Family Doctor", false, "doctor"),
    // All that the name is.
    ("Familie", false, ""), ("Familie;", false, "familie"),
  ])
  func `Several people under one name`(_ name: String, _ areSeveral: Bool, _ family: String) {
    let readings = Self.readings(name)
    #expect(readings.isCouple == areSeveral)
    #expect(readings.all.first.map { String(decoding: $0.family, as: UTF8.self) } == family)
  }

  @Test(arguments: [
    ("Ma Thida Htun", false), ("Daw Khin Lay", false), ("U Thant", false),
    // A Chinese family name, and an initial.
    ("Ma Lin Yan", true), ("Ma Yun", true), ("U. Thant Zin", true),
  ])
  func `What stands in front of Burmese names`(_ name: String, _ isName: Bool) {
    let first = name.lowercased().prefix { $0.isLetter }
    let words = Self.readings(name).all.flatMap { [$0.given, $0.additional, $0.family] }
      .flatMap { String(decoding: $0, as: UTF8.self).split(separator: " ") }
    #expect(words.contains(first) == isName)
  }

  /// What is read beside all other readings, and what is not.
  @Test(arguments: [
    // A small letter behind a name that has a capital one, where no list has the word as a name.
    ("Nacho pádel", "nacho", "", true), ("Нина бухгалтерия", "нина", "", true),
    ("Raghu flat 203", "raghu", "", true), ("Nacho Pádel", "nacho", "", false),
    ("nacho pádel", "nacho", "", false), ("John smith", "john", "", false),
    ("Anna Meier kegeln", "anna", "meier", true), ("Piet de", "piet", "", false),
    ("Marco Pizzeria", "marco", "", true),
    ("Dr. Marco Bianchi pizzeria", "marco", "bianchi", false),
    // What stands behind initials in front of a particle.
    ("J. H. Janse van Rensburg", "j h", "janse van rensburg", true),
    ("P. Pérez de León", "p", "pérez de león", true),
    ("J. Maria van Dam", "j", "maria van dam", false),
    // What somebody does, in front.
    ("房东王阿姨", "", "王", true), ("司机小王", "", "王", true),
  ])
  func `Readings that leave something out`(
    _ name: String, _ given: String, _ family: String, _ isRead: Bool
  ) {
    let found = Self.readings(name).all.contains {
      $0.given == Array(given.utf8) && $0.family == Array(family.utf8)
    }
    #expect(found == isRead)
  }
}
