import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables whose headers say what somebody is rather than that it is a name, or what one does with the cells.
struct RoleTableTests {
  @Test(arguments: [
    // A header that nobody knows, over names of people.
    (
      "Keeper,Ring here,Hives\n\"Lee, Ann\",0131 496 0141,3\n\"Vos, Peter (\"\"Pete\"\")\",0131 496 0142,5\n",
      ["name=Lee;Ann", "name=Vos;Peter"]
    ),
    // Nobody can be reached, but forms of address say that they are people.
    (
      "Programa,Nombre docente,Nombre curso,Semestre\nTurismo,Dr. Ana Ruiz,Historia,II\n"
        + "Turismo,Mg. Juan Vera,Lenguas,II\nArte,Dra. Eva Mora,Dibujo,I\n",
      ["name=Ruiz;Ana;;Dr.", "name=Vera;Juan;;Mg.", "name=Mora;Eva;;Dra."]
    ),
    // A word for a name beside others, and a firm's column.
    (
      "Name on badge,Company,Mobile\nMr Joe Lee,Elm Ltd,07700 900141\nAnn Vos,Roux Ltd,07700 900142\n",
      ["name=Lee;Joe;;Mr", "name=Vos;Ann"]
    ),
    // Who bought twice is no name of a thing.
    (
      "Order,Taken by phone from,Town,Postcode,Email\n#1,Ann Lee,Ely,CB7 4DL,ann@lee.example\n"
        + "#2,Ann Lee,Ely,CB7 4DL,ann@lee.example\n#3,Joe Vos,Ely,CB7 4DL,joe@vos.example\n",
      ["name=Lee;Ann", "name=Lee;Ann", "name=Vos;Joe"]
    ),
    // Somebody else's name, of which the last word is not known, is not the person's.
    (
      "First Name,Surname,Name of the optometrist,Phone\nAnn,Lee,Joe Roux,0131 496 0141\n"
        + "Kim,Vos,Peter Lind,0131 496 0142\n",
      ["name=Lee;Ann", "name=Vos;Kim"]
    ),
    // A firm, or the family name of whoever has a given name.
    (
      "Company or surname,First name,Contact,Phone\nElm Nurseries Ltd,,Ann Lee,0131 496 0141\n"
        + "Vos,Kim,,0131 496 0142\n",
      ["organization=Elm Nurseries Ltd", "name=Vos;Kim"]
    ),
    (
      "Nom ou raison sociale;Prénom;Tél.\nToitures Roux;;081 22 00 41\nLind;Ève;081 22 00 42\n",
      ["organization=Toitures Roux", "name=Lind;Ève"]
    ),
    // The name of today, and that before a wedding, which who has no other still has.
    (
      "First,Maiden,Married name,Phone\nAnn,Lee,Vos,0131 496 0141\nKim,Roux,,0131 496 0142\n",
      ["name=Vos;Ann", "name=Roux;Kim"]
    ),
    // Codes under a word for people are no names.
    (
      "Donor,Surname,First,Tel\nD0417,Lee,Ann,0131 496 0141\nD0422,Vos,Joe,0131 496 0142\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // A name of today and one at school.
    (
      "First name,Surname at school,Surname now (if different),Mobile\nAnn,Lee,Vos,07700 900141\n"
        + "Kim,Roux,,07700 900142\n",
      ["name=Vos;Ann", "name=Roux;Kim"]
    ),
    // Who keeps the record is nobody of the list.
    (
      "ownerName,leadFirst,leadLast,cell phone\nP. Quill,Ann,Lee,617-308-4427\nP. Quill,Joe,Vos,617-308-4428\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // A second person has columns of the same names with a number behind.
    (
      "Anrede_1;Vorname_1;Name_1;Anrede_2;Vorname_2;Name_2;Ort\nFrau;Ilse;Lind;Herr;Jan;Vos;Ulm\n"
        + "Herr;Uwe;Roux;;;;Ulm\n",
      ["name=Lind;Ilse;;Frau", "name=Roux;Uwe;;Herr"]
    ),
    (
      "Foyer,Monsieur,Madame,Tél.\nRoux,Jean,Ève,418 723-4118\nLind,,Anne,418 775-3390\n",
      ["name=Roux;Jean", "name=Lind;Anne"]
    ),
    // Ranks are no family names in capitals.
    (
      "Funktion;Name;Handy\nKdt.;HBI Jan Lind;0664 3017742\nStv.;OBI Eva Vos;0676 8142905\n",
      ["formattedName=HBI Jan Lind", "formattedName=OBI Eva Vos"]
    ),
    // Names beside kinds of numbers, whatever both are called.
    (
      "Pos,Mem,Text,No.,Type\n1,SIM,Ann Lee,+254 722 418 365,mobile\n2,SIM,Joe Vos,020 271 8834,office\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // Firms under whatever word for customers.
    (
      "Cuenta,Nombre(s),Apellidos,Celular\nEmpaques Roux S.A.,Ana,Lind,442 319 0764\nTaller Vos S.L.,Juan,Vos,33 1082 6519\n",
      ["organization=Empaques Roux S.A.", "organization=Taller Vos S.L."]
    ),
    // Labels whose lines have a column each, with a firm and whom it is for.
    (
      "CustomerID,BillTo1,BillTo2,BillTo3,BillTo4,Phone\n"
        + "2041,Elm Dental PC,Attn: Ann Lee,410 Oak Ave,\"Portland, ME 04101\",207-773-6120\n"
        + "2044,Joe Vos,18 River Rd,\"Portland, ME 04106\",,207-799-3348\n",
      ["organization=Elm Dental PC", "formattedName=Joe Vos"]
    ),
    (
      "Label Line 1,Label Line 2,Label Line 3,Sent\nMs. Ann Lee,40 Oak St,\"Winona, MN 55987\",x\n"
        + "Joe Vos,PO Box 318,\"Duluth, MN 55804\",x\n",
      ["formattedName=Ms. Ann Lee", "formattedName=Joe Vos"]
    ),
    // Two lists beside each other under a heading each.
    (
      "Odd side,,,Even side,,\nName,Phone,Email,Name,Phone,Email\n"
        + "Ann Lee,614-262-3318,ann@lee.example,Joe Vos,614-447-2093,joe@vos.example\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // A husband and a wife in one row are no lists beside each other.
    (
      "Husband Name,Husband Phone,Wife Name,Wife Phone\nJoe Lee,614-262-3318,Ann Lee,614-262-3319\n",
      ["name=Lee;Joe"]
    ),
    // A priest's name is in its own order, whatever the header says.
    (
      "ФИО;Телефон\nпрот. Андрей Ковалёв;8 (492) 232-14-08\nЛосев Дмитрий;8 (492) 232-14-09\n",
      ["name=Ковалёв;Андрей;;прот.", "name=Лосев;Дмитрий"]
    ),
    // Which word is the family name, the names tell; a word that no list has as a given name stays.
    (
      "Navn,Mobil\nPeter Lind,90 00 01 41\nAnne Vos,90 00 01 42\nVerksted Lind,90 00 01 43\n",
      ["name=Lind;Peter", "name=Vos;Anne", "formattedName=Verksted Lind"]
    ),
    (
      "Név;Telefon\nKovács János;30 555 0141\nSzabó Katalin;30 555 0142\n",
      ["name=Kovács;János", "name=Szabó;Katalin"]
    ),
    // Of three words, that between belongs to the given name unless it is a family name.
    (
      "Name,Phone\nPeter Lind,0131 496 0141\nAnne Marie Vos,0131 496 0142\nJohn Wilson Roux,0131 496 0143\n",
      ["name=Lind;Peter", "name=Vos;Anne Marie", "name=Roux;John Wilson"]
    ),
    (
      "Nombre,Tel\nPedro Molina,600 55 01 41\nAna Torres Molina,600 55 01 42\n",
      ["name=Molina;Pedro", "name=Torres Molina;Ana"]
    ),
    // A word between a woman's name and her father's is no legal form.
    (
      "Nama,Telefon\nSiti bt. Ahmad,012 555 0141\nFatimah binti Omar,012 555 0142\n",
      ["formattedName=Siti bt. Ahmad", "formattedName=Fatimah binti Omar"]
    ),
    (
      "ТАӘ;Телефон\nҚасымов Әлихан Ерланұлы;701 555 0141\n",
      ["name=Қасымов;Әлихан;Ерланұлы"]
    ),
    // Who has no name in the first column of names is called by the second, and not by a parent's.
    (
      "中文姓名,英文姓名,家長姓名,家長電話\n陳大文,CHAN Tai Man,陳國強,9000 0141\n,KAUR Simran,KAUR Jasdeep,9000 0142\n",
      ["formattedName=陳大文", "formattedName=KAUR Simran"]
    ),
    // Animals are patients, too, and their birthdays nobody's.
    (
      "Client,Tel Home,Patient,Species,DOB\nMiss Ann Lee,0131 496 0141,Moss,Canine,12/04/2019\n"
        + "Mr Joe Vos,0131 496 0142,Tib,Feline,30/11/2021\n",
      ["name=Lee;Ann;;Miss", "name=Vos;Joe;;Mr"]
    ),
    // Words that capitals begin, of which one is not known.
    (
      "nameFull,telOsnovnyi,hqPhone\nAnn Lee,0131 496 0141,0131 496 0142\n",
      ["phoneNumber=0131 496 0141"]
    ),
    // Titles in front of a family name whose given name has a column of its own.
    (
      "ANREDE;NAME1;NAME2;ORT\nFrau;Lind;Brunhilde;Ulm\nHerrn;Dr. Vos;Jürgen;Ulm\nFirma;Gärtnerei Süß;Hof 2;Ulm\n",
      ["name=Lind;Brunhilde;;Frau", "name=Vos;Jürgen;;Herrn,Dr.", "organization=Gärtnerei Süß"]
    ),
    // Blocks side by side, under what the people of each are.
    (
      "Sopranos,,,Altos,\nName,Phone,,Name,Phone\nAnn Lee,0131 496 0141,,Joe Vos,0131 496 0142\n"
        + "Eva Lind,0131 496 0143,,,\n",
      ["category=Sopranos", "category=Altos", "category=Sopranos"]
    ),
    // Of several people, the first is the person of the row, and the others are who a word beside the number says.
    (
      "guest_1_first_name,guest_1_last_name,guest_2_first_name,guest_2_last_name,guest_3_first_name,guest_3_last_name,phone\n"
        + "Ann,Lee,Joe,Lee,Kim,Roux,617-308-4427\nEva,Lind,,,,,617-308-4428\n",
      ["relation=Kim Roux [\"guest 3\"]", "name=Lind;Eva"]
    ),
    (
      "Teilnehmer 1;Teilnehmer 2;Telefon\nKarl Groß;Jan Vos;07304 5567\nEva Lind;;0731 12345\n",
      ["relation=Jan Vos [\"Teilnehmer 2\"]", "name=Lind;Eva"]
    ),
    // A word that stands with all parts of a name says who is named.
    (
      "Formador,APELLIPAT_DOC,APELLMAT_DOC,NOMBRES_DOC,Celular\nRosa Lind Vos,SERRANO,GIL,MANUEL,938 555 014\n"
        + "Rosa Lind Vos,RODAS,VALLE,ELMER,938 555 015\n",
      ["name=SERRANO;MANUEL;;;;GIL", "name=RODAS;ELMER;;;;VALLE"]
    ),
    // Initials of whole names are no names.
    (
      "Nom,Initiales,Email\nSara Haddad,SH,sara@haddad.example\nJean Roux,JR,jean@roux.example\n",
      ["name=Haddad;Sara", "name=Roux;Jean"]
    ),
    (
      "Compagnie;Nom;Courriel\nAtelier Roux;Marc Gagné;marc@roux.example\nElm Inc;Carole;carole@elm.example\n"
        + "Lind;Anne;anne@lind.example\n",
      ["name=Gagné;Marc", "formattedName=Carole", "formattedName=Anne"]
    ),
    // Parts of names that stand in each other's columns, where patronymics tell.
    (
      "Фамилия;Имя;Отчество;Телефон\nГончар Анна Ивановна;;;8 (492) 232-14-08\nЛосев;Пётр Ильич;;8 (492) 232-14-09\n"
        + "Олег;Петрович;Мельник;8 (492) 232-14-10\nКовалёв;Андрей;Сергеевич;8 (492) 232-14-11\n",
      [
        "name=Гончар;Анна;Ивановна", "name=Лосев;Пётр;Ильич", "name=Мельник;Олег;Петрович",
        "name=Ковалёв;Андрей;Сергеевич",
      ]
    ),
    (
      "Vorname;Name;Geburtsdatum;Geburtsort\nEva;Lind;4.5.1980;Ulm\n", ["birthPlace=Ulm"]
    ),
    (
      "nom,prenom,departement\nRoux,Jean,Sociologie\nLind,Anne,Psychologie\n",
      ["organization=;Sociologie", "organization=;Psychologie"]
    ),
  ])
  func namesWhoeverItIs(_ text: String, _ expected: [String]) throws {
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == expected.count)
    for (summary, name) in zip(found, expected) {
      #expect(summary.contains(name), "\(summary)")
    }
  }

  @Test(arguments: [
    // Several numbers in a cell whose header tells nothing.
    (
      "Who,Lines\nAnn Lee,\"0131 496 0141, 07700 900141\"\nJoe Vos,0131 496 0142 (office) / 0131 496 0143\n",
      ["0131 496 0141", "07700 900141"]
    ),
    (
      "Name,Ring first,If no answer\nAnn Lee,0131 496 0141,0131 496 0142\n",
      ["0131 496 0141", "0131 496 0142"]
    ),
    // One's own number is that of nobody in the list.
    (
      "Type,Name,Number,Own number\nMissed,Ann Lee,0131 496 0141,0131 496 0199\n"
        + "Missed,Joe Vos,0131 496 0142,0131 496 0199\n",
      ["0131 496 0141"]
    ),
    // By an extension alone somebody is called from within the house.
    (
      "Name;Rufnummer;Typ;Nebenst.\nLager;;;31\nEva Lind;02841 30127;gesch.;44\n", ["31"]
    ),
    (
      "الاسم,هاتف المكتب,تحويلة\nسلمى حداد,04 338 1190,12\nيوسف حداد,06 559 2047,\n",
      ["04 338 1190 x12"]
    ),
    (
      "Nom;Prénom;N° direct;Bureau\nLind;Ève;081 24 61 10;A 012\nRoux;Jean;081 24 62 37;B 104\n",
      ["081 24 61 10"]
    ),
    // `P` and `G` are what they are in the table's language.
    (
      "Name;Vorname;P;G\nLind;Eva;033 654 21 17;033 672 11 50\n",
      ["033 654 21 17 [home]", "033 672 11 50 [work]"]
    ),
  ])
  func numbersWhateverTheyAreCalled(_ text: String, _ expected: [String]) throws {
    let first = try #require(try read(text, .csv).contacts.first)
    let found = first.summary.filter { $0.hasPrefix("phoneNumber=") }
      .map { String($0.dropFirst("phoneNumber=".count)) }
    #expect(found.count == expected.count)
    for (number, wanted) in zip(found, expected) { #expect(number.hasPrefix(wanted), "\(found)") }
  }

  @Test(arguments: [
    // Where the town has a column, a word for where letters go is the street.
    (
      "Namn;Postadress;Postnr;Ort\nEva Lind;Storgatan 5;392 39;Kalmar\n",
      "postalAddress=;;Storgatan 5;Kalmar;;392 39"
    ),
    (
      "Name,Deliver to,Town,Postcode\nAnn Lee,Elm Farm,Ely,CB7 4DL\nJoe Vos,Castle Hill,Ely,CB7 4DL\n",
      "postalAddress=;;Elm Farm;Ely;;CB7 4DL"
    ),
    // The town behind two streets is that of the second.
    (
      "Nimi;Mökin osoite;Kotiosoite;Postinro;Postitoimipaikka\nEva Lind;Niemitie 45;Siltakatu 9;18100;Heinola\n",
      "postalAddress=;;Siltakatu 9;Heinola;;18100 [home]"
    ),
    (
      "Sukunimi;Lähiosoite;Paikka ja nro\nLind;Hirvitie 6;35800 Mänttä\nVos;Rantakatu 22;42700 Keuruu\n",
      "postalAddress=;;Hirvitie 6;Mänttä;;35800"
    ),
    (
      "Surname,Res. Address,Suburb,Code\nLee,18 Oak Rd,Pinetown,3610\nVos,7 Elm Rd,Westville,3629\n",
      "postalAddress=;;18 Oak Rd;Pinetown;;3610"
    ),
    (
      "Ditta;Sede\nRoux snc;Via Torbido 12 - 37133 Verona (VR)\nLind snc;Via Monte 5 - 37016 Garda (VR)\n",
      "postalAddress=;;Via Torbido 12;Verona;VR;37133"
    ),
    (
      "Name;Straße;PLZ;Ort;Postfach\nLind KG;;70003;Stuttgart;10 24 51\n",
      "postalAddress=10 24 51;;;Stuttgart;;70003"
    ),
    // Without headers, and without signs between the parts.
    (
      "陈国华,13957101482,浙江省杭州市西湖区文三路 259 号 3 幢,chen@example.cn\n"
        + "吴敏,18767149033,浙江省杭州市西湖区文三路 260 号 5 幢,wu@example.cn\n",
      "postalAddress=;;浙江省杭州市西湖区文三路 259 号 3 幢"
    ),
  ])
  func streetsWhateverTheyAreCalled(_ text: String, _ expected: String) throws {
    let first = try #require(try read(text, .csv).contacts.first)
    #expect(first.summary.contains(expected), "\(first.summary)")
  }

  /// What stands above the street in a label, and no column of names says, is kept.
  @Test func linesAboveStreets() throws {
    let text =
      "Contact Name,BillTo1,BillTo2,BillTo3,BillTo4\n"
      + "Ann Lee,Elm Dental PC,Attn: Accounts,410 Oak Ave,\"Portland, ME 04101\"\n"
      + "Joe Vos,Joe Vos,18 River Rd,\"Portland, ME 04106\",\n"
    let found = try read(text, .csv).contacts.map { $0.summary.joined(separator: " ") }
    #expect(found[0].contains("Elm Dental PC") && found[0].contains("Attn: Accounts"), "\(found)")
    #expect(!found[1].contains("preserved="), "\(found)")
    let nameless =
      "No,BillTo1,BillTo2,BillTo3\n1,Ann Lee,18 River Rd,\"Portland, ME 04101\"\n"
      + "2,Joe Vos,19 River Rd,\"Portland, ME 04106\"\n3,Kim Roux,c/o Elm,Portland\n"
    #expect(
      try read(nameless, .csv).contacts.map(\.formattedName) == ["Ann Lee", "Joe Vos", "Kim Roux"])
    let house =
      "No,BillTo1,BillTo2,BillTo3,BillTo4\n1,Elm Ltd,Attwood House,18 River Rd,\"Portland, ME 04101\"\n"
      + "2,Roux Ltd,Attn: Kim Vos,19 River Rd,\"Portland, ME 04106\"\n"
    #expect(try read(house, .csv).contacts.map(\.formattedName) == [nil, "Kim Vos"])
    let unknown =
      "No,BillTo1,BillTo2,BillTo3,BillTo4\n1,Blue Heron,Attn: Ann Lee,18 River Rd,\"Portland, ME 04101\"\n"
      + "2,Red Heron,Attn: Kim Vos,19 River Rd,\"Portland, ME 04106\"\n"
    #expect(
      try read(unknown, .csv).contacts.map { $0.organizations.first?.value.name }
        == ["Blue Heron", "Red Heron"])
  }

  /// What may be chosen is no name of anybody.
  @Test func choicesAreNoNames() throws {
    let text =
      "Device name,IP address,Contact (dry/wet),Rack\nSW-01,10.20.4.11,dry,R07\nSW-02,10.20.4.12,wet,R08\n"
    #expect(throws: (any Error).self) { try read(text, .csv) }
  }

  /// A contact in a block of rows begins behind a free row, with whatever field.
  @Test func blocksBehindFreeRows() throws {
    let text =
      "Name;Eva Lind\nTelefon;08051 961744\n;\nFirma;Gasthof Alm\nTelefon;08051 961745\n;\nName;Jan Vos\n"
      + "Telefon;08051 961746\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == 3)
    #expect(found[1].contains("organization=Gasthof Alm"))
    #expect(!found[0].contains("organization=Gasthof Alm"))
  }
}
