import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables of families, schools, shops and houses: whose names, numbers and addresses columns hold.
struct HouseholdTableTests {
  @Test(arguments: [
    // Somebody of whom no more is told than how the given names begin.
    (
      "Title,Initials,Surname,Letters,Tel\nMr,J R,Lee,OBE,0131 496 0141\nMs,K,Vos,,0131 496 0142\n",
      ["name=Lee;J R;;Mr;OBE", "name=Vos;K;;Ms"]
    ),
    // A child's given name beside its family name; of whom the others are.
    (
      "Nombre del niño/a,Apellidos,Padre,Móvil del padre\nEva,Lee Roth,Ana Lee,600 55 01 41\n"
        + "Ida,Vos,Kim Vos,600 55 01 42\n",
      ["name=Lee Roth;Eva", "name=Vos;Ida"]
    ),
    (
      "Name of Student,Father's Name,Mother's Name,Contact No.,Alt. No.\n"
        + "ANN LEE,JOE LEE,KIM LEE,9822014567,9822014568\nIDA VOS,TIM VOS,EVA VOS,9822014569,\n",
      ["relation=JOE LEE [father]", "relation=TIM VOS [father]"]
    ),
    (
      "Name of Student,Father's Name,Mother's Name,Contact No.,Alt. No.\n"
        + "ANN LEE,JOE LEE,KIM LEE,9822014567,9822014568\nIDA VOS,TIM VOS,EVA VOS,,9822014569\n",
      ["phoneNumber=9822014568", "phoneNumber=9822014569"]
    ),
    // A family, who stands for it, and who else lives there.
    (
      "Family,Head,Spouse,Children at home,Tel.\nLee,Joe,Ann,\"Eva, Ida\",0131 496 0141\n"
        + "Vos,Kim,,,0131 496 0142\n",
      ["name=Lee;Joe", "name=Vos;Kim"]
    ),
    (
      "Nom,Lui,Elle,Tél.\nLee,Réjean,Lise,418-555-0111\nRoux,,Thérèse,418-555-0121\n",
      ["name=Lee;Réjean", "name=Roux;Thérèse"]
    ),
    (
      "Name,Phone\nJoe & Ann Lee,0131 496 0141\nKim and Tom de Vos,0131 496 0142\n"
        + "Mr & Mrs Roth,0131 496 0143\n",
      ["name=Lee;Joe & Ann", "name=de Vos;Kim and Tom", "formattedName=Mr & Mrs Roth"]
    ),
    // Who is to be called, first and else.
    (
      "Wer;Kind;zuerst;sonst\nAnn Lee;Eva;0171 3920081;05841 5550\n"
        + "Oma Vos;Ida;05841 55533;0171 3920083\n",
      ["phoneNumber=05841 5550 [\"sonst\"]", "phoneNumber=0171 3920083 [\"sonst\"]"]
    ),
    (
      "What's your name?,Best number to reach you,Will you be there?\n"
        + "Ann Lee,(802) 555-0143,Yes!\nJoe Vos,8025550110,Sadly no\n",
      ["phoneNumber=(802) 555-0143", "phoneNumber=8025550110"]
    ),
    // Headers in two languages.
    (
      "דירה / Apt,שם משפחה / Family,שם פרטי / First,נייד / Mobile\n3,בן-חיים,שלומי,050-5550361\n"
        + "7,מזרחי,עדנה,050-5550362\n",
      ["name=בן-חיים;שלומי", "name=מזרחי;עדנה"]
    ),
    // The word for a flat is that for an extension.
    (
      "Cognome e nome,Via,N.,Int.,CAP,Comune\nLee Anna,Via Elm,31,2,30123,Venezia\n"
        + "Vos Piero,Via Olmo,4,,30123,Venezia\n",
      ["postalAddress=;;Via Elm 31 2;Venezia;;30123", "postalAddress=;;Via Olmo 4;Venezia;;30123"]
    ),
    // Where something is delivered, under the headers of the address before.
    (
      "Firma;Straße;PLZ;Ort;Lieferanschrift;PLZ;Ort\n"
        + "Roth GmbH;Elmweg 5;49393;Lohne;Halle 2, Am Gleis 8;49377;Vechta\nVos KG;Ulmweg 7;49429;Visbek;;;\n",
      [
        "postalAddress=;;Halle 2, Am Gleis 8;Vechta;;49377 [delivery]",
        "postalAddress=;;Ulmweg 7;Visbek;;49429",
      ]
    ),
    (
      "Customer,Cell,Deliver to,Suburb\nAnn Lee,082 123 4567,18 Elm Ave,Ely\n"
        + "Joe Vos,082 123 4568,7 Ulm Rd,Ely\n",
      ["postalAddress=;;18 Elm Ave;Ely [delivery]", "postalAddress=;;7 Ulm Rd;Ely [delivery]"]
    ),
    // Codes of countries, and kinds, that stand beside numbers.
    (
      "Име,Фамилия,Код,GSM\nЕва,Лий,+359,888 550 291\nИда,Вос,+43,676 5550293\n",
      ["phoneNumber=+359 888 550 291 [mobile]", "phoneNumber=+43 676 5550293 [mobile]"]
    ),
    (
      "Name,No. 1,Type,No. 2,Type\nMum,447700900121,Mobile,441632960121,Home\n"
        + "Baz,447700900122,Mobile,,\n",
      ["phoneNumber=441632960121 [home]", "phoneNumber=447700900122 [mobile]"]
    ),
    // Codes of towns before several numbers, and of countries without a plus.
    (
      "Cliente;DDD;Celular;Fixo\nAna Reis;19;99214-7730;3252-4418\nRui Paz;19;98117-0462;\n",
      ["phoneNumber=19 3252-4418", "phoneNumber=19 98117-0462 [mobile]"]
    ),
    (
      "Voornaam,Achternaam,Landcode,Mobiel\nMia,Vos,31,628419073\nPim,Bos,32,475318206\nIda,Lee,,06 5320 7714\n",
      [
        "phoneNumber=+31 628419073 [mobile]", "phoneNumber=+32 475318206 [mobile]",
        "phoneNumber=06 5320 7714 [mobile]",
      ]
    ),
    // Where the country is told otherwise than in the number, both are kept.
    (
      "Name,Dial code,Mobile\nAnn Lee,+44,+43 676 5550293\nJoe Vos,+44,+44 7700 900141\n",
      ["preserved=X-DIAL-CODE:+44 {X-COLUMN=Dial code}", "phoneNumber=+44 7700 900141 [mobile]"]
    ),
    // Kinds before numbers, and letters for them.
    (
      "Név;Tel1 típus;Tel1;Tel2 típus;Tel2\nVas Éva;mobil;+36 30 417 2286;otthoni;06 52 413 708\n"
        + "Kis Ida;mobil;06 20 551 9034;munkahelyi;06 1 880 4417\n",
      ["phoneNumber=06 52 413 708 [home]", "phoneNumber=06 1 880 4417 [work]"]
    ),
    (
      "Player,Ph (H),Ph (C)\nAnn Lee,705-472-3316,705-498-2207\nJoe Vos,,705-499-6151\n",
      ["phoneNumber=705-498-2207 [mobile]", "phoneNumber=705-499-6151 [mobile]"]
    ),
    // What is dialled within a house is no part of a number at home.
    (
      "Ф.И.О.;Сот.;Дом.;Внутр.\nЛий Ева Павловна;8-912-447-10-36;2-71-18;315\n"
        + "Вос Ида Олеговна;8 922 318-55-02;;322\n",
      ["phoneNumber=2-71-18 [home]", "phoneNumber=322 [work]"]
    ),
    // Lines that count up are no orders.
    (
      "Anne Lee;0131 496 0141\nEva Vos;0131 496 0142\nIda Roth;0131 496 0143\n",
      ["phoneNumber=0131 496 0141", "phoneNumber=0131 496 0142", "phoneNumber=0131 496 0143"]
    ),
    // A word in front of all headers, and days in the order that a header says.
    (
      "Alum_First,Alum_Last,Alum_Cell,Alum_City\nAnn,Lee,928-774-3096,Ely\nJoe,Vos,928-380-6617,Ely\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    (
      "Billing First Name,Billing Last Name,Billing Street,Billing City\nAnn,Lee,4 Elm Rd,Ely\n"
        + "Joe,Vos,7 Ulm Rd,Ely\n",
      ["postalAddress=;;4 Elm Rd;Ely [billing]", "postalAddress=;;7 Ulm Rd;Ely [billing]"]
    ),
    (
      "Surname,Other Names,Birthday (day/month)\nLee,Ann,05/10\nVos,Joe,04/07\n",
      ["birthday=--1005", "birthday=--0704"]
    ),
    // Orders of a till without headers: neither their numbers nor their days are anybody's.
    (
      "2025-071;04.03.25;Mme Anne Lee;079 555 01 41;Ch. des Ormes 6;1028;Préverenges\n"
        + "2025-072;04.03.25;M. Vos;021 555 01 42;Rue du Lac 18;1110;Morges\n"
        + "2025-073;05.03.25;Eva Roth;078 555 01 43;Av. de Lonay 31;1110;Morges\n",
      [
        "postalAddress=;;Ch. des Ormes 6;Préverenges;;1028",
        "postalAddress=;;Rue du Lac 18;Morges;;1110",
        "postalAddress=;;Av. de Lonay 31;Morges;;1110",
      ]
    ),
    // Above the header stands of whom the columns below are, in languages that say `child` for `the child's`.
    (
      "Երեխա,,,,Մայր,,Հայր,\nԱզգանուն,Անուն,Ծննդյան օր,Հասցե,Ազգանուն Անուն,Հեռախոս,Ազգանուն Անուն,Հեռախոս\n"
        + "Սարգսյան,Աննա,14.03.2020,Արամի 4,Սարգսյան Մարիամ,091 555401,Սարգսյան Դավիթ,091 555402\n"
        + "Գրիգորյան,Արամ,02.11.2019,,Գրիգորյան Լիլիթ,091 555403,,\n",
      ["birthday=20200314", "name=Գրիգորյան;Արամ"]
    ),
    (
      "Con,,,Mẹ,,Bố,\nHọ,Tên,Ngày sinh,Họ tên,Điện thoại,Họ tên,Điện thoại\n"
        + "Trần,Minh Anh,14/03/2020,Lê Thu Hà,0901 555 401,Trần Văn Nam,0901 555 402\n"
        + "Phạm,Gia Bảo,02/11/2019,Đỗ Thị Mai,0901 555 403,,\n",
      ["name=Trần;Minh Anh", "name=Phạm;Gia Bảo"]
    ),
    // Which of two numbers is the day, another cell of the column says, or the header.
    (
      "姓名,電話,生日\n陳嘉欣,9555 0401,14/3\n何詠詩,9555 0402,2/11\n",
      ["birthday=--0314", "birthday=--1102"]
    ),
    (
      "姓名,電話,生日 (日/月)\n陳嘉欣,9555 0401,4/3\n何詠詩,9555 0402,2/11\n",
      ["birthday=--0304", "birthday=--1102"]
    ),
    (
      "Név;Születésnap (hónap, nap);Telefon\nLee Anna;3/4;20 555 0141\nVos Géza;2/11;20 555 0142\n",
      ["birthday=--0304", "birthday=--0211"]
    ),
    // Letters behind names on SIM cards say of what kind the numbers are; a legal form is none.
    (
      "Nr;Name;Number\n1;Lind Eva/M;0176 5550141\n2;Lind Eva/H;0421 555014\n3;Havn A/S;0421 555015\n4;Taxi;0421 555016\n",
      [
        "phoneNumber=0176 5550141 [mobile]", "phoneNumber=0421 555014 [home]",
        "phoneNumber=0421 555015", "phoneNumber=0421 555016",
      ]
    ),
    (
      "No.,Name,Phone\n1,Ann Lee/W,0113 496 0101\n2,Ann Lee/F,0113 496 0102\n3,Joe Vos/H,0113 496 0103\n",
      ["name=Lee;Ann", "phoneNumber=0113 496 0102 [otherFax]", "phoneNumber=0113 496 0103 [home]"]
    ),
    // A family's name and address in the row of its first, as cells that were merged give it.
    (
      "Nr;Straße;Nachname;Vorname;Telefon\n1;Seeweg 4;Lind;Eva;0421 555014\n;;;Jan;\n;;;Ida;0176 5550141\n2;Am Tor 3;Vos;Paul;0421 555015\n;;;Anna;\n",
      ["name=Lind;Eva", "name=Lind;Jan", "name=Lind;Ida", "name=Vos;Paul", "name=Vos;Anna"]
    ),
    // Without numbers, who is known by the given name alone is nobody of the family above.
    (
      "Surname,First,Address,Phone\nLee,Ann,4 Elm Rd,0113 496 0101\n,Joe,,0113 496 0102\nVos,Kim,9 Oak St,0113 496 0103\n,Tom,,0113 496 0104\n",
      ["name=Lee;Ann", "name=;Joe", "name=Vos;Kim", "name=;Tom"]
    ),
  ])
  func whoseItIs(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.count == summary.count)
    for (contact, value) in zip(contacts, summary) {
      #expect(contact.summary.contains(value), "\(contact.summary)")
    }
  }

  /// The given and the family name of somebody else are one name, whichever of the two a word says.
  @Test(arguments: [
    ("Vorname,Name", "Partner Vorname,Partner Name", "spouse"),
    ("Vorname,Name", "Partnerin Vorname,Partnerin Name", "spouse"),
    ("Vorname,Name", "Vorname Partner,Name Partner", "spouse"),
    ("Vorname,Name", "Ehepartner Vorname,Ehepartner Nachname", "spouse"),
    ("Vorname,Name", "Ehefrau Vorname,Ehefrau Name", "spouse"),
    ("Vorname,Name", "Lebenspartner Vorname,Lebenspartner Name", "spouse"),
    ("Vorname,Name", "Partner: Vorname,Partner: Name", "spouse"),
    ("Vorname,Name", "Kind Vorname,Kind Name", "child"),
    ("Vorname,Name", "Kind 1 Vorname,Kind 1 Name", "child"),
    ("Vorname,Name", "Vater Vorname,Vater Name", "father"),
    ("Vorname,Name", "Assistent Vorname,Assistent Name", "assistant"),
    ("Vorname,Name", "Ansprechpartner Vorname,Ansprechpartner Name", "contact"),
    ("Vorname,Name", "Notfallkontakt Vorname,Notfallkontakt Name", "emergency"),
    ("First Name,Last Name", "Partner First Name,Partner Name", "spouse"),
    ("First Name,Last Name", "Spouse First,Spouse Last", "spouse"),
    ("First Name,Last Name", "Spouse Name First,Spouse Name Last", "spouse"),
    (
      "First Name,Last Name", "Emergency Contact First Name,Emergency Contact Last Name",
      "emergency"
    ),
    ("Prénom,Nom", "Prénom conjoint,Nom conjoint", "spouse"),
    ("Prénom,Nom", "Prénom du conjoint,Nom du conjoint", "spouse"),
    ("Prénom,Nom", "Prénom de l'enfant,Nom de l'enfant", "child"),
    ("Nombre,Apellidos", "Nombre cónyuge,Apellidos cónyuge", "spouse"),
    ("Nome,Cognome", "Nome coniuge,Cognome coniuge", "spouse"),
    ("Voornaam,Naam", "Voornaam partner,Naam partner", "spouse"),
    ("Jméno,Příjmení", "Jméno partnera,Příjmení partnera", "spouse"),
    ("Imię,Nazwisko", "Imię małżonka,Nazwisko małżonka", "spouse"),
    ("Etunimi,Sukunimi", "Puolison etunimi,Puolison sukunimi", "spouse"),
    ("Имя,Фамилия", "Имя супруга,Фамилия супруга", "spouse"),
    ("Ad,Soyad", "Eş Ad,Eş Soyad", "spouse"),
    ("Ime,Prezime", "Supružnik ime,Supružnik prezime", "spouse"),
  ])
  func namesOfOthers(_ own: String, _ other: String, _ label: String) throws {
    let text =
      "\(own),\(other),E-mail\nUrs,Müller,Vreni,Roth,a@b.example\nAnna,Kern,Jan,Lind,c@d.example\n"
      + "Max,Kurz,,,e@f.example\n"
    let contacts = try read(text, .csv).contacts
    #expect(
      contacts.map { contact in contact.summary.filter { $0.hasPrefix("relation") } }
        == [["relation=Vreni Roth [\(label)]"], ["relation=Jan Lind [\(label)]"], []])
    #expect(contacts.first?.summary.contains("name=Müller;Urs") == true)
  }

  /// Of a couple, the first has the row, whatever both are called.
  @Test(arguments: [
    "His First Name,His Last Name,Her First Name,Her Last Name",
    "Vorname Mann,Nachname Mann,Vorname Frau,Nachname Frau",
    "Prénom Monsieur,Nom Monsieur,Prénom Madame,Nom Madame",
    "Groom First Name,Groom Last Name,Bride First Name,Bride Last Name",
    "Vorname1,Name1,Vorname2,Name2",
  ])
  func couples(_ names: String) throws {
    let text =
      "\(names),City\nMarc,Petit,Anne,Roux,Lyon\nPaul,Blanc,Zoé,Morel,Nice\nRémi,Faure,,,Lyon\n"
      + ",,Léa,Petit,Nice\n"
    let contacts = try read(text, .csv).contacts
    #expect(
      contacts.map { $0.summary.filter { !$0.hasPrefix("postal") && !$0.hasPrefix("formatted") } }
        == [
          ["name=Petit;Marc", "relation=Anne Roux [spouse]"],
          ["name=Blanc;Paul", "relation=Zoé Morel [spouse]"], ["name=Faure;Rémi"],
          ["name=Petit;Léa"],
        ])
  }

  @Test func husbandsAndWives() throws {
    let text =
      "Husband,Wife,His Cell,Her Cell,City,Children\n"
      + "John Smith,Jane Smith,555-201-1111,555-201-2222,Salem,\"Tim, Sue\"\n"
      + "Al Ray,,555-201-3333,,Salem,\n"
    let contact = try #require(try read(text, .csv).contacts.first)
    #expect(
      contact.summary.sorted() == [
        "name=Smith;John", "phoneNumber=555-201-1111 [\"His Cell\"] {TYPE=cell}",
        "phoneNumber=555-201-2222 [\"Her Cell\"] {TYPE=cell}", "postalAddress=;;;Salem",
        "relation=Jane Smith [spouse]", "relation=Sue [child]", "relation=Tim [child]",
      ])
  }

  /// Both of a couple by two names each, and the second alone.
  @Test(arguments: [
    "Nome Marito,Cognome Marito,Nome Moglie,Cognome Moglie,Telefono",
    "Husband First,Husband Last,Wife First,Wife Last,Telephone",
    "Nombre Marido,Apellido Marido,Nombre Mujer,Apellido Mujer,Teléfono",
    "Nome do Marido,Sobrenome do Marido,Nome da Esposa,Sobrenome da Esposa,Telefone",
    "Voornaam man,Achternaam man,Voornaam vrouw,Achternaam vrouw,Telefoon",
    "Imię męża,Nazwisko męża,Imię żony,Nazwisko żony,Telefon",
    "Prénom mari,Nom mari,Prénom femme,Nom femme,Téléphone",
  ])
  func namesOfCouples(_ header: String) throws {
    let text =
      "\(header)\nJoe,Lee,Ann,Vos,02 123456\nCy,Ott,Eva,Lind,02 654321\n,,Pia,Gallo,02 111222\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(
      found.first?.sorted() == [
        "name=Lee;Joe", "phoneNumber=02 123456", "relation=Ann Vos [spouse]",
      ])
    #expect(found.last?.sorted() == ["name=Gallo;Pia", "phoneNumber=02 111222"])
  }

  /// Secret codes, days of orders, sums and what somebody paid are nothing of a contact.
  @Test(arguments: [
    ("Ext,Last,First,DID,VM PIN\n101,Lee,Ann,217-555-0100,1010\n", "postalAddress"),
    (
      "2025-071;04.03.25;Anne Lee;079 555 01 41\n2025-072;04.03.25;Eva Vos;021 555 01 42\n"
        + "2025-073;05.03.25;Eva Roth;078 555 01 43\n", "birthday"
    ),
    (
      "Plot,Surname,First name,Tel,E-mail,Key dep.\n1A,Lee,Ann,0131 496 0141,ann@a.example,£10\n"
        + "2,Vos,Joe,0131 496 0142,joe@b.example,£10\n,,,,Total deposits,£20\n", "postalAddress"
    ),
    (
      "Naam,Tel. thuis,Belt\nAnn Lee,050-5550341,\"2, 3\"\nJoe Vos,050-5550342,4\n", "postalAddress"
    ),
  ])
  func whatIsNobodys(_ text: String, _ key: String) throws {
    let contacts = try read(text, .csv).contacts
    #expect(!contacts.isEmpty)
    for contact in contacts {
      #expect(!contact.summary.contains { $0.hasPrefix(key) }, "\(contact.summary)")
      #expect(contact.summary.contains { $0.hasPrefix("phoneNumber") }, "\(contact.summary)")
    }
  }

  /// A code is kept where no number has it, and nowhere else.
  @Test func codesWithoutNumbers() throws {
    let text =
      "Cliente;DDD;Celular;Fixo\nAna Reis;19;99214-7730;\nRui Paz;21;;3876-1190\nEva Lim;31;;\n"
    let kept = try read(text, .csv).contacts.map { contact in
      contact.summary.filter { $0.hasPrefix("preserved") }
    }
    #expect(kept == [[], [], ["preserved=X-DDD:31 {X-COLUMN=DDD}"]])
  }

  /// What is paid for is no list of people, in whatever language it is.
  @Test func pricesAreNobodys() throws {
    let text =
      "Darbai;Kiekis;Kaina, EUR;Iš viso, EUR\nStogo remontas;1;4200,00;4200,00\n"
      + "Kiemo apšvietimas;6;48,50;291,00\n"
    #expect(throws: ContactFileError.self) { try read(text, .csv) }
  }
}
