import ContactCoding
import FileFormats
import Testing

/// Tables as people make them: what their headers and cells say together.
struct HandMadeTableTests {
  /// Whose or which of several values a column is.
  @Test(arguments: [
    // A column of kinds behind each of several numbers.
    (
      "Name;Telefon;Art;Telefon;Art\nEva Roux;0171 1234567;Mobil;030 1234567;Büro\n"
        + "Jan Lind;030 7654321;Privat;;\n",
      [
        "name=Roux;Eva", "phoneNumber=0171 1234567 [mobile]",
        "phoneNumber=030 1234567 [work]",
      ]
    ),
    (
      "Navn,Telefon,Slags\nEva Lind,22 00 00 01,Arbeid\nJan Lind,900 00 001,Mobil\n",
      ["name=Lind;Eva", "phoneNumber=22 00 00 01 [work]"]
    ),
    // Who is private may be a customer.
    (
      "Nombre;Teléfono;Tipo\nEva Roux;976 555 061;Particular\nLuis Gil;976 555 062;Empresa\n",
      [
        "name=Roux;Eva", "phoneNumber=976 555 061",
        "preserved=X-TIPO:Particular {X-COLUMN=Tipo}",
      ]
    ),
    // Columns of one address have one word in front, known or not.
    (
      "Name;Site Street;Site Town;Billing Street;Billing Town\n"
        + "Ann Lee;1 Elm St;Kelso;2 Oak St;Alloa\n",
      [
        "name=Lee;Ann", "postalAddress=;;1 Elm St;Kelso",
        "postalAddress=;;2 Oak St;Alloa [billing]",
      ]
    ),
    (
      "Name,Property Address,Mailing Address,Mailing City/State/Zip\n"
        + "Ann Lee,1 Elm St,PO Box 9,\"Dover, NH 03820\"\nJoe Lee,2 Elm St,,\n",
      [
        "name=Lee;Ann", "postalAddress=;;1 Elm St",
        "postalAddress=;;PO Box 9;Dover;NH;03820 [\"Mailing\"]",
      ]
    ),
    (
      "Nom;Fact. Adresse;Fact. CP;Fact. Ville;Livr. Adresse;Livr. CP;Livr. Ville\n"
        + "Ève Roux;1 rue Neuve;69002;Lyon;2 rue Haute;38000;Grenoble\n",
      [
        "name=Roux;Ève", "postalAddress=;;1 rue Neuve;Lyon;;69002 [billing]",
        "postalAddress=;;2 rue Haute;Grenoble;;38000 [delivery]",
      ]
    ),
    // Names of groups of columns stand above them in any language.
    (
      ",,Дома,,Работа,\nИме,Презиме,Град,Телефон,Телефон,Е-пошта\n"
        + "Ева,Попова,Охрид,046 000 501,046 000 502,a@b.example\nЈан,Лазов,Охрид,,046 000 503,\n",
      [
        "name=Попова;Ева", "postalAddress=;;;Охрид [home]", "phoneNumber=046 000 501 [home]",
        "phoneNumber=046 000 502 [work]", "emailAddress=a@b.example [work]",
      ]
    ),
    // Any number is none of a telephone.
    (
      "Name,Badge number,Mobile number\nAnn Lee,1234,0171 1234567\nJoe Lee,4312,0171 7654321\n",
      [
        "name=Lee;Ann", "phoneNumber=0171 1234567 [mobile]",
        "preserved=X-BADGE-NUMBER:1234 {X-COLUMN=Badge number}",
      ]
    ),
    // In villages, houses have numbers without a street.
    (
      "Name,House number,Village,Town\nAnn Lee,14,Ash Green,Kelso\nJoe Lee,9,Nether,Kelso\n",
      ["name=Lee;Ann", "postalAddress=;;14, Ash Green;Kelso"]
    ),
    // One address has one town and one region.
    (
      "Jméno;Ulice;Obec;Město;Okres;Kraj\nEva Malá;Dolní 3;Lhota;Vyškov;Vyškov;Jihomoravský\n"
        + "Jan Malý;Horní 3;Řícmanice;Bílovice;Brno-venkov;Jihomoravský\n",
      [
        "name=Malá;Eva", "postalAddress=;;Dolní 3, Lhota;Vyškov;Jihomoravský",
        "preserved=X-OKRES:Vyškov {X-COLUMN=Okres}",
      ]
    ),
    (
      "Ad Soyad;Ev Tel;İş Tel\nEva Lale;0212 000 00 01;0212 000 00 02\n",
      [
        "name=Lale;Eva", "phoneNumber=0212 000 00 01 [home]",
        "phoneNumber=0212 000 00 02 [work]",
      ]
    ),
    (
      "Nome;Rua;Número;Complemento;Bairro;Cidade\nAna Gil;Rua Nova;7;Ap 3;Centro;Recife\n",
      ["name=Gil;Ana", "postalAddress=;;Rua Nova 7⏎Ap 3⏎Centro;Recife"]
    ),
  ])
  func values(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.first?.summary.sorted() == summary.sorted())
  }

  /// What headers say that are misspelt, or whose words mean several things.
  @Test(arguments: [
    (
      "Vorame;Nachnane;Strase;Wohnort;Telfon\nEva;Lind;Weg 1;Ulm;030 1234567\n",
      ["name=Lind;Eva", "postalAddress=;;Weg 1;Ulm", "phoneNumber=030 1234567"]
    ),
    (
      "Nombre;Apelidos;Direcion;Corrreo;Teléfno\nEva;Roux;C/ Mayor 1;a@b.example;976 555 061\n",
      [
        "name=Roux;Eva", "postalAddress=;;C/ Mayor 1", "emailAddress=a@b.example",
        "phoneNumber=976 555 061",
      ]
    ),
    // What many of something are is something else, and so is a contract.
    (
      "Name;Phone;Contract;Partners\nAnn Lee;030 1234567;yearly;Lee & Sons\n",
      [
        "name=Lee;Ann", "phoneNumber=030 1234567",
        "preserved=X-CONTRACT:yearly {X-COLUMN=Contract}",
        "preserved=X-PARTNERS:Lee & Sons {X-COLUMN=Partners}",
      ]
    ),
    (
      "Imię;Nazwisko;Adres;Kod pocztowy;Poczta\nEwa;Lis;Dolna 3;34-511;Zawoja\n",
      ["name=Lis;Ewa", "postalAddress=;;Dolna 3;Zawoja;;34-511"]
    ),
    (
      "Cognome,Nome,Nato/a a,il,Tel.\nRossi,Eva,Lecco,04/08/1956,0341 555061\n"
        + "Verdi,Ugo,Como,22/05/1970,\n",
      [
        "name=Rossi;Eva", "birthday=19560804", "phoneNumber=0341 555061",
        "preserved=X-NATO-A-A:Lecco {X-COLUMN=Nato/a a}",
      ]
    ),
    (
      "اسم المريض,النوع,الهاتف\nEva Roux,أنثى,030 1234567\nJan Roux,ذكر,\n",
      ["name=Roux;Eva", "gender=F;", "phoneNumber=030 1234567"]
    ),
    (
      "Име,Презиме,Град,Е-пошта\nЕва,Стојановска,Охрид,a@b.example\nЈан,Попов,Охрид,\n",
      ["name=Стојановска;Ева", "postalAddress=;;;Охрид", "emailAddress=a@b.example"]
    ),
  ])
  func headers(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.first?.summary.sorted() == summary.sorted())
  }

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
    // The header says the order.
    ("Nume și prenume;Telefon;Localitate", "Lungu Ana-Maria", "name=Lungu;Ana-Maria"),
    ("ФИО;Телефон;Город", "Орлова Анна Львовна", "name=Орлова;Анна;Львовна"),
    ("ФИО;Телефон;Город", "Анна Львовна Орлова", "name=Орлова;Анна;Львовна"),
    ("Ф.И.О. дачника;Телефон;Город", "Орлова Анна", "name=Орлова;Анна"),
    ("П.І.Б.;Телефон;Місто", "Гайова Олена Юріївна", "name=Гайова;Олена;Юріївна"),
    ("Příjmení a jméno, titul;Telefon;Město", "\"Malá Eva, Bc.\"", "name=Malá;Eva;;Bc."),
    ("Презиме (слово) име;Телефон;Место", "Симић (Д.) Вера", "name=Симић;Вера;Д."),
    // Degrees behind a comma are no given name.
    ("Nama;Telepon;Kota", "\"Dewi Lestari, M.Pd.\"", "name=Lestari;Dewi;;;M.Pd."),
    ("Jméno;Telefon;Město", "\"Eva Malá, MUDr.\"", "formattedName=Eva Malá, MUDr."),
    // What stands in parentheses behind a name.
    ("Prezime i ime;Telefon;Mjesto", "Babić Ivo (st.)", "name=Babić;Ivo;;;st."),
    ("Nachname Vorname;Telefon;Ort", "Lind Eva (geb. Roux)", "name=Lind;Eva"),
    ("Sukunimi Etunimi;Puhelin;Paikka", "Koski Eva (o.s. Lahti)", "name=Koski;Eva"),
    ("Прізвище, ім'я (псевдо);Телефон;Місто", "Гайова Олена (Зоря)", "nickname=Зоря"),
    ("Family name, first name;Phone;Town", "\"Lee, Ann (Mrs)\"", "name=Lee;Ann;;Mrs"),
    ("Ім'я (позивний);Телефон;Місто", "Олена Гайова (Зоря)", "name=Гайова;Олена"),
  ])
  func names(_ headers: String, _ cell: String, _ summary: String) throws {
    let header = headers.split(separator: ";").map { "\"\($0)\"" }.joined(separator: ";")
    let contacts = try read("\(header)\n\(cell);030 1;Ulm\n", .csv).contacts
    #expect(contacts.first?.summary.contains(summary) == true)
  }

  /// Who speaks for a firm is the person of its row, with a number of their own.
  @Test(arguments: [
    "Firma;Ansprechpartner;Telefon Ansprechpartner", "Firma;Kontaktperson;Kontaktperson mobil",
    "Cég;Kapcsolattartó;Kapcsolattartó telefon", "Şirket;Yetkili;Yetkili Telefon",
    "Організація;Контактна особа;Телефон контактної особи", "회사;담당자;담당자 휴대폰",
    "Spółka;Osoba kontaktowa;Tel. osoby kontaktowej",
  ])
  func firmsHaveContacts(_ header: String) throws {
    let text = "\(header)\nHolz KG;Eva Lind;0301 000 00 01\nObst Ltd;Jan Roux;0301 000 00 02\n"
    let summary = try read(text, .csv).contacts.first?.summary ?? []
    #expect(summary.contains("name=Lind;Eva"))
    #expect(summary.contains("organization=Holz KG"))
    #expect(summary.contains { $0.hasPrefix("phoneNumber=0301 000 00 01") && !$0.contains("\"") })
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

  /// Whole addresses in a table without headers.
  @Test func addressesWithoutHeader() throws {
    let text =
      "Eva Lind;8 600 00141;\"Ugnies g. 2-4, LT-92101 Klaipėda\";liko skola\n"
      + "Jan Roux;8 600 00142;\"Jūros g. 15, LT-92102 Klaipėda\";\n"
    let summary = try read(text, .csv).contacts.first?.summary ?? []
    #expect(summary.contains("postalAddress=;;Ugnies g. 2-4;Klaipėda;;92101;LT"))
  }

  /// China's mobile numbers in a table without headers.
  @Test func numbersWithoutZero() throws {
    let contacts = try read("张伟,13800000501,北京\n李娜,13900000502,天津\n", .csv).contacts
    #expect(contacts.first?.summary.contains("phoneNumber=13800000501") == true)
  }
}
