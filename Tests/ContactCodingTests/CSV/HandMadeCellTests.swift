import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables as people make them: what their rows and cells hold beside plain values.
struct HandMadeCellTests {
  /// What somebody is called beside the given name, and how they are addressed.
  @Test(arguments: [
    ("Surname,Given name,Phone", "Lee,Robert (Bob),030 1", "nickname=Bob"),
    ("Surname,Given name,Phone", "Lee,\"Ann \"\"Red\"\"\",030 1", "nickname=Red"),
    ("Surname,Given name,Phone", "Lee,Ann (Ms.),030 1", "name=Lee;Ann;;Ms."),
    // What columns are called is nobody's name, and neither is what begins with a small letter.
    ("Nachname,Vorname,Telefon", "Lind,Eva (Mutter),030 1", "name=Lind;Eva (Mutter)"),
    ("Nachname,Vorname,Telefon", "Lind,Eva (verreist),030 1", "name=Lind;Eva (verreist)"),
    ("Achternaam,Voornaam,Voorletters,Tel.", "Vos,Jan,J.P.M.,030 1", "name=Vos;Jan"),
    (
      "Achternaam,Voornaam,Voorletters,Tel.", "Vos,Jan,J.P.M.,030 1",
      "preserved=X-VOORLETTERS:J.P.M. {X-COLUMN=Voorletters}"
    ),
    ("Van,Volle name,Noemnaam,Selnr.", "Nel,Anna Maria,Annie,082 000 0141", "nickname=Annie"),
  ])
  func furtherNames(_ header: String, _ row: String, _ summary: String) throws {
    let contacts = try read("\(header)\n\(row)\n", .csv).contacts
    #expect(contacts.first?.summary.contains(summary) == true)
  }

  /// Lines of a table that are nobody.
  @Test(arguments: [
    ",कुल योग,,300", ",စုစုပေါင်း,,300", "Grand total,,,300", ",Разом,,300", ",,Summa:,300",
    "4,VACANT,,", "4,leerstehend,,", ",COMMITTEE MEMBERS,,",
  ])
  func linesOfNobody(_ line: String) throws {
    let text = "No.,Name,Phone,Fee\n1,Ann Lee,030 1234567,100\n\(line)\n2,Joe Lee,030 7654321,200\n"
    let names = try read(text, .csv).contacts.map(\.displayName)
    #expect(names == ["Ann Lee", "Joe Lee"])
  }

  /// What stands alone in a column of names: one word is somebody's name, whatever its letters.
  @Test func linesOfOneCell() throws {
    let text =
      "Name,Phone,Address\nLee,030 1234567,\"Elm St 1, Kelso\"\nPat,,\nRAY,,\n"
      + "LIFE MEMBERS,,\nRoux,030 7654321,\"Elm St 2, Kelso\"\n"
      + "Vos,030 7654322,\"Elm St 3, Kelso\"\nNel,030 7654323,\"Elm St 4, Kelso\"\n"
    let names = try read(text, .csv).contacts.map(\.formattedName)
    #expect(names == ["Lee", "Pat", "RAY", "Roux", "Vos", "Nel"])
  }

  /// Addresses in one cell.
  @Test(arguments: [
    ("Адрес", "\"гр. Банкя 1320, ул. „Роза“ 4\"", ";;ул. „Роза“ 4;гр. Банкя;;1320"),
    ("Адреса", "\"с. Мирне, вул. Лісова, 4\"", ";;вул. Лісова, 4;с. Мирне"),
    ("Address", "\"P.O. Box 41270, Arusha\"", ";;P.O. Box 41270;Arusha"),
    ("Address", "\"4 Main St, Kilkee, Co. Clare\"", ";;4 Main St;Kilkee;Co. Clare"),
    ("Address", "\"4 Main St, Ann St, Kilkee\"", ";;4 Main St, Ann St, Kilkee"),
  ])
  func addresses(_ header: String, _ cell: String, _ address: String) throws {
    let contacts = try read("Name,Phone,\(header)\nEva Roux,030 1,\(cell)\n", .csv).contacts
    #expect(contacts.first?.summary.contains("postalAddress=" + address) == true)
  }

  /// Numbers and teams are no part of the street.
  @Test func columnsBesideStreets() throws {
    let text =
      "Membro n.º,Nome,Morada,Cód. postal,Localidade,Unit\n"
      + "4,Eva Vaz,Largo da Fonte,4720-155,Amares,Coro\n9,Rui Gil,Rua Nova 3,4720-155,Amares,Banda\n"
    let summary = try read(text, .csv).contacts.first?.summary ?? []
    #expect(summary.contains("postalAddress=;;Largo da Fonte;Amares;;4720-155"))
  }

  /// Dates with places, and of calendars that are told.
  @Test(arguments: [
    ("Lieu et date de naissance", "\"Lyon, 04/05/1980\"", "birthday=19800504"),
    ("Lieu et date de naissance", "\"Lyon, 04/05/1980\"", "birthPlace=Lyon"),
    ("Doğum yeri ve tarihi", "Van/04.05.1980", "birthday=19800504"),
    ("Születési hely és idő", "\"Pécs, 1980.05.04.\"", "birthday=19800504"),
    ("Geburtsdatum und -ort", "04.05.1980 - Ulm", "birthPlace=Ulm"),
    ("생년월일", "1980.05.04(양)", "birthday=19800504"),
    ("생년월일", "1980.05.04(음)", "birthday='1980.05.04(음)'"),
    ("பிறந்த திகதி", "04.05.1980", "birthday=19800504"),
  ])
  func births(_ header: String, _ cell: String, _ summary: String) throws {
    let text =
      "Nom,Tél.,\(header)\nEva Roux,030 1,\(cell)\nJan Roux,030 2,\"Ulm, 25/12/1980\"\n"
    let contacts = try read(text, .csv).contacts
    #expect(contacts.first?.summary.contains(summary) == true)
  }

  /// What somebody does, and where.
  @Test(arguments: [
    ("회사(직책)", "새벽상사(과장)", ["organization=새벽상사", "jobTitle=과장"]),
    ("Firma / Funktion", "Holz KG / Leiterin", ["organization=Holz KG", "jobTitle=Leiterin"]),
    ("Firma / Funktion", "Nord A/S", ["organization=Nord A/S"]),
    ("Funktion im TV", "Kassier", ["jobTitle=Kassier"]),
    ("Posn", "Treas.", ["jobTitle=Treas."]),
    ("Swydd", "Trysorydd", ["jobTitle=Trysorydd"]),
  ])
  func employment(_ header: String, _ cell: String, _ summary: [String]) throws {
    let text = "Name,Telefon,\(header)\nEva Roux,030 1,\(cell)\nJan Roux,030 2,Lind / Chef\n"
    let found = try read(text, .csv).contacts.first?.summary ?? []
    let wanted = found.filter { $0.hasPrefix("organization") || $0.hasPrefix("jobTitle") }
    #expect(wanted.sorted() == summary.sorted())
  }

  /// Whose animals a table tells of.
  @Test func ownersOfAnimals() throws {
    let text =
      "Responsável;Mascote;Pet;Fone\nEva Vaz;sim;Rex;71 5550 0141\nRui Gil;sim;Lua e Sol;71 5550 0142\n"
    let names = try read(text, .csv).contacts.map(\.displayName)
    #expect(names == ["Eva Vaz", "Rui Gil"])
  }

  /// Of a couple, the first is the person.
  @Test func couplesInParentheses() throws {
    let text = "Last,First (his),First (hers),Phone\nLee,Joe,Ann,030 1234567\n"
    let summary = try read(text, .csv).contacts.first?.summary ?? []
    #expect(summary.contains("name=Lee;Joe") && summary.contains("relation=Ann [spouse]"))
  }

  /// Kinds of numbers in a row below the header, and as clubs in Australia and Iceland have them.
  @Test(arguments: [
    (
      "Name;Telefon;;Ort;E-Mail\n;privat;mobil;;\nEva Roux;030 1234567;0171 1234567;Ulm;\n",
      ["phoneNumber=030 1234567 [home]", "phoneNumber=0171 1234567 [mobile]"]
    ),
    (
      "Name;Ph (AH);Ph (BH)\nEva Roux;08 5550 0131;08 5550 0177\n",
      ["phoneNumber=08 5550 0131 [home]", "phoneNumber=08 5550 0177 [work]"]
    ),
    (
      "Nafn;Heimas.;Vinnus.\nEva Roux;466 5551;466 5553\n",
      ["phoneNumber=466 5551 [home]", "phoneNumber=466 5553 [work]"]
    ),
    (
      "Naam;Tel.\nEva Roux;03 555 01 41 - 0470 55 01 42\n",
      ["phoneNumber=03 555 01 41", "phoneNumber=0470 55 01 42"]
    ),
    ("Name;Tel.\nEva Roux;0301 - 555 0141\n", ["phoneNumber=0301 - 555 0141"]),
    ("Họ và tên;SĐT\nMai Vân;0903 555 0141 (Zalo)\n", ["phoneNumber=0903 555 0141 [\"Zalo\"]"]),
    (
      "الاسم;هاتف العمل\nEva Roux;011 555 0141 تحويلة 14\n", ["phoneNumber=011 555 0141 x14 [work]"]
    ),
  ])
  func phones(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    let found = contacts.first?.summary.filter { $0.hasPrefix("phoneNumber") } ?? []
    #expect(found.sorted() == summary.sorted())
    #expect(contacts.count == 1)
  }

  /// A word behind a mailbox says which one it is, as behind a number.
  @Test(arguments: [
    ("f@x.example (home)", ["emailAddress=f@x.example [home]"]),
    ("f@x.example (dienstlich)", ["emailAddress=f@x.example [work]"]),
    ("f@x.example (Verein)", ["emailAddress=f@x.example [\"Verein\"]"]),
    (
      "\"f@x.example (home), g@x.example (work)\"",
      ["emailAddress=f@x.example [home]", "emailAddress=g@x.example [work]"]
    ),
    ("Ann Lee <f@x.example>", ["emailAddress=f@x.example"]),
  ])
  func wordsBehindMailboxes(_ cell: String, _ expected: [String]) throws {
    let summary = try read("Name,Email\nAnn Lee,\(cell)\n", .csv).contacts[0].summary
    #expect(summary.filter { $0.hasPrefix("emailAddress") } == expected)
  }

  /// Where somebody is reached may be a mailbox.
  @Test func mailboxesAmongNumbers() throws {
    let text =
      "Name;Tel.\nEva Roux;eva@b.example\nJan Roux;030 1234567, jan@b.example\nAnn Lee;030 7654321\nJoe Lee;sip:joe@b.example\nKim Lee;030 7654323\n"
    let found = try read(text, .csv).contacts.map { $0.summary.sorted() }
    #expect(found[0] == ["emailAddress=eva@b.example", "name=Roux;Eva"])
    #expect(
      found[1] == [
        "emailAddress=jan@b.example", "name=Roux;Jan", "phoneNumber=030 1234567",
      ])
    #expect(found[3] == ["name=Lee;Joe", "phoneNumber=sip:joe@b.example"])
  }

  /// A firm has no form of address.
  @Test func formsOfAddressOfFirms() throws {
    let text = "氏名,敬称,電話\n高橋直子,様,03-0000-0001\n(株)山本商店,御中,03-0000-0002\n"
    let summary = try read(text, .csv).contacts.last?.summary ?? []
    #expect(summary.contains("organization=(株)山本商店"))
    #expect(!summary.contains { $0.hasPrefix("name=") })
  }
}
