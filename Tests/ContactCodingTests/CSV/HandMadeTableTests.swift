import ContactCoding
import FileFormats
import Testing

/// Tables as people make them: what their headers and cells say together.
struct HandMadeTableTests {
  /// Names of people and firms.
  @Test(arguments: [
    (
      "Soyadı, adı, atasının adı;Mobil nömrə;Ünvan", "Vəliyev Tural Əli oğlu",
      "name=Vəliyev;Tural;Əli oğlu"
    ),
    ("Фамилия Имя Отчество;Телефон;Город", "Алиев Тимур Али оглы", "name=Алиев;Тимур;Али оглы"),
    (
      "Ազգանուն, անուն, հայրանուն;Հեռ.;Հասցե", "Սարգսյան Արամ Վազգենի",
      "name=Սարգսյան;Արամ;Վազգենի"
    ),
    ("Příjmení a jméno;Telefon;Město", "Malá Ing. Eva", "name=Malá;Eva;;Ing."),
    ("Příjmení a jméno;Telefon;Město", "Malá Eva Mgr.", "name=Malá;Eva;;Mgr."),
    ("Příjmení a jméno;Telefon;Město", "\"Malá Eva, Mgr.\"", "name=Malá;Eva;;Mgr."),
    ("Name, Vorname;Telefon;Ort", "\"Lind, Dr.in Eva\"", "name=Lind;Eva;;Dr.in"),
    ("Имя;Телефон;Город", "ООО Ромашка", "organization=ООО Ромашка"),
    ("Nama;Telepon;Kota", "PT Maju Jaya", "organization=PT Maju Jaya"),
    ("Nimi;Telefon;Linn", "OÜ Põld", "organization=OÜ Põld"),
    ("Nom;Téléphone;Ville", "SARL Roux", "organization=SARL Roux"),
    ("Nome;Telefono;Città", "Sia Lind", "formattedName=Sia Lind"),
  ])
  func names(_ headers: String, _ cell: String, _ summary: String) throws {
    let header = headers.split(separator: ";").map { "\"\($0)\"" }.joined(separator: ";")
    let contacts = try read("\(header)\n\(cell);030 1;Ulm\n", .csv).contacts
    #expect(contacts.first?.summary.contains(summary) == true)
  }

  /// Firms in columns of parts of names, titles with the ending for women, and flats that stand empty.
  @Test func rowsOfFirmsAndFlats() throws {
    let text =
      "Wohnung;Titel;Vorname;Nachname;Telefon\nTop 1;Mag.a;Eva;Lind;030 1\nTop 2;;;;\n"
      + "Top 3;;;Holz KG;030 2\nTop 4;Dipl.-Ing. Dr.;Jan;Moser;030 3\nTop 5;;Obst GmbH;;030 4\n"
    let contacts = try read(text, .csv).contacts
    let names = contacts.compactMap { contact in
      contact.summary.first { $0.hasPrefix("name=") || $0.hasPrefix("organization=") }
    }
    #expect(
      names == [
        "name=Lind;Eva;;Mag.a", "organization=Holz KG", "name=Moser;Jan;;Dipl.-Ing. Dr.",
        "organization=Obst GmbH",
      ])
  }

  /// China's mobile numbers in a table without headers.
  @Test func numbersWithoutZero() throws {
    let contacts = try read("张伟,13800000501,北京\n李娜,13900000502,天津\n", .csv).contacts
    #expect(contacts.first?.summary.contains("phoneNumber=13800000501") == true)
  }
}
