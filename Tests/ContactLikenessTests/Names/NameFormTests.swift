import ContactModel
import Testing

@testable import ContactLikeness

/// How alike whole names are, in whatever order and fields they stand.
struct NameFormTests {
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

  /// A name in one field; `family;given;additional` for one in its fields.
  static func form(_ text: String) -> NameForm {
    guard text.contains(";") else { return NameForm(formatted: text) }
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    var name = PersonName()
    name.familyName = parts[0]
    name.givenName = parts[1]
    if parts.count > 2 { name.middleName = parts[2] }
    if parts.count > 3 { name.nameSuffix = parts[3] }
    return NameForm(name)
  }

  @Test(arguments: [
    Pair("Kim Min-jun", "Kim;Minjun", [.notation], [.equal]),
    Pair("Kim Min-jun", "Minjun Kim", [.notation], [.equal]),
    Pair("Nguyễn;Khai;Thị Minh", "Minh Khai Nguyen Thi", [.notation], [.notation]),
    Pair("Nguyễn Văn Tú", "Nguyễn;Tú;Văn", [.equal], [.equal]),
    Pair("Nguyễn;Tú;Văn", "Nguyễn;Tư;Văn", [.different], [.equal]),
    Pair("Nagy László", "László Nagy", [.equal], [.equal]),
    Pair("Wang;Fang", "Fang;Wang", [.equal], [.equal]),
    Pair("Achterberg, Rosalind", "Rosalind Achterberg", [.equal], [.equal]),
    Pair("Do;Minh", "Tran;Minh", [.equal], [.different]),
    Pair("Do Minh", "Le Minh", [.equal], [.different]),
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
    Pair("王芳", "芳;王", [.equal, .notation], [.equal, .notation]),
    Pair("欧阳静怡", "欧阳;静怡", [.equal], [.equal]),
    Pair("Mustafa Kerem;", "Kerem", [.part, .equal], [.unknown]),
    Pair("Öztürk;Mustafa Kerem", "Öztürk;Kerem", [.part], [.equal]),
    Pair("Sousa;Maria da Conceição", "Sousa;Conceição", [.part], [.equal]),
    Pair("Whitaker, Dr. Colin (Cardiology)", "Whitaker;Colin", [.equal], [.equal]),
    Pair("Anna 🌸", "Berg;Anna", [.equal], [.unknown]),
    Pair("JÃ¶rg MÃ¼ller", "Müller;Jörg", [.equal], [.equal]),
  ])
  func `Whole names`(_ pair: Pair) throws {
    let a = Self.form(pair.a)
    let b = Self.form(pair.b)
    let found = try #require(a.likeness(to: b))
    #expect(pair.given.contains(found.given), "given: \(found.given)")
    #expect(pair.family.contains(found.family), "family: \(found.family)")
    let other = try #require(b.likeness(to: a))
    #expect(other.given == found.given || found.isExchanged)
  }

  @Test(arguments: [
    ("Wilson;James;Robert", "Wilson;James;Edward", Likeness.different),
    ("Wilson;James;R.", "Wilson;James;Robert", .initial),
    ("Смирнов;Иван;Петрович", "Смирнов;Иван;Алексеевич", .different),
    ("Gill;Gurpreet;Singh", "Gill;Gurpreet;Kaur", .different),
    ("Wilson;James;", "Wilson;James;Edward", .unknown),
  ])
  func `Additional names`(_ a: String, _ b: String, _ expected: Likeness) throws {
    let found = try #require(Self.form(a).likeness(to: Self.form(b)))
    #expect(found.additional == expected)
  }

  @Test(arguments: [
    ("Miller;John;;Sr.", "Miller;John;;Jr.", false), ("John Miller III", "Miller;John;;Jr.", false),
    ("Lucas Cranach d. J.", "Lucas Cranach d. Ä.", false),
    ("Jean Dumas père", "Jean Dumas fils", false),
    ("ifj. Nagy Ernő", "id. Nagy Ernő", false), ("Jan Novák ml.", "Jan Novák st.", false),
    ("Иван Петров мл.", "Иван Петров ст.", false),
    ("John Miller Jr.", "Miller;John;;II", true), ("John Miller", "Miller;John;;Jr.", true),
  ])
  func `Generations`(_ a: String, _ b: String, _ agree: Bool) throws {
    let found = try #require(Self.form(a).likeness(to: Self.form(b)))
    #expect(found.generationsAgree == agree)
  }

  @Test func `Two people under one name`() {
    #expect(NameForm(formatted: "Ingrid & Klaus Weber").isCouple)
    #expect(NameForm(formatted: "Ingrid und Klaus Weber").isCouple)
    #expect(!NameForm(formatted: "Ingrid Weber").isCouple)
  }
}
