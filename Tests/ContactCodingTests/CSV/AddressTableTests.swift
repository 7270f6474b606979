import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Columns of addresses that no single header tells: each contact by the beginnings of what its summary has, and by
/// what it has not, behind a minus.
struct AddressTableTests {
  @Test(arguments: [
    // An office's floor is at no whole address of several.
    (
      "First Name,Last Name,Email,Work Address,Home Address,Building ID,Floor Name,Floor Section\n"
        + "Ann,Lee,ann@c.example,\"1 Main St, Eugene, OR 97401\",\"2 Elm St, Salem, OR 97301\",B1,3,East\n"
        + "Bo,Ek,bo@c.example,\"1 Main St, Eugene, OR 97401\",\"5 Oak St, Salem, OR 97301\",B2,4,West\n",
      [
        ["postalAddress=;;1 Main St;Eugene;OR;97401", "postalAddress=;;2 Elm St;Salem;OR;97301"],
        ["postalAddress=;;1 Main St;Eugene;OR;97401", "postalAddress=;;5 Oak St;Salem;OR;97301"],
      ]
    ),
    // Numbers of three digits behind a street are houses', though telephones' may be so called.
    (
      "Nom,Rue,Numéro,CP,Ville,Tél.\nÈve Roux,Rue du Port,212,29200,Brest,02 55 55 01 23\n"
        + "Luc Vidal,Rue Haute,118B,29200,Brest,02 55 55 01 24\n",
      [
        ["postalAddress=;;Rue du Port 212;Brest;;29200", "phoneNumber=02 55 55 01 23"],
        ["postalAddress=;;Rue Haute 118B;Brest;;29200", "phoneNumber=02 55 55 01 24"],
      ]
    ),
    // In front of one, where some houses have names; numbers of rows are none.
    (
      "No.,Street,Town,Name\n4,Elm Road,Stroud,Ann Lee\nThe Mill,Oak Lane,Stroud,Joe Vos\n9,Elm Road,Stroud,Bo Ek\n",
      [
        ["postalAddress=;;4 Elm Road;Stroud"], ["postalAddress=;;The Mill, Oak Lane;Stroud"],
        ["postalAddress=;;9 Elm Road;Stroud"],
      ]
    ),
    (
      "No.,Street,Town,Name\n1,Elm Road,Stroud,Ann Lee\n2,Oak Lane,Stroud,Joe Vos\n",
      [["postalAddress=;;Elm Road;Stroud"], ["postalAddress=;;Oak Lane;Stroud"]]
    ),
    // One of six digits is dialled.
    (
      "Name;Straße;Nummer\nEva Lind;Gartenweg;555012\nUwe Berg;Am Hang;555013\n",
      [["phoneNumber=555012", "postalAddress=;;Gartenweg"], ["phoneNumber=555013"]]
    ),
    (
      "주문자명,연락처,배송지주소,우편번호\n김민수,010-0000-1111,경기도 성남시 분당구 판교로 12,13494\n"
        + "이영희,010-0000-2222,대전광역시 유성구 대학로 99 302호,34141\n",
      [
        ["postalAddress=;;경기도 성남시 분당구 판교로 12;;;13494"],
        ["postalAddress=;;대전광역시 유성구 대학로 99 302호;;;34141"],
      ]
    ),
    // What has a number is no address, though it stands beside a lone postal code.
    (
      "Name;Training;PLZ\nEva Lind;Montag 18:30 Uhr;10115\nUwe Berg;Gruppe 2 voll;10119\n",
      [["postalAddress=;;;;;10115"], ["postalAddress=;;;;;10119"]]
    ),
    // A program's columns say that the address is at home, and one that the program has not says nothing.
    (
      "Имя,Фамилия,Отчество,Домашний телефон,Город,Улица,Заметки,Индекс\n"
        + "Анна,Лебедева,Ивановна,495 555-01-23,Москва,\"ул. Ленина, 3\",,101000\n",
      [["postalAddress=;;ул. Ленина, 3;Москва;;101000 [home]"]]
    ),
    // Zeros that a spreadsheet took away: a large town tells.
    (
      "Name;Straße;PLZ;Ort\nEva Lind;Gartenweg 3;4109;Leipzig\nUwe Berg;Am Hang 3;6330;Cham\n",
      [
        ["postalAddress=;;Gartenweg 3;Leipzig;;04109"], ["postalAddress=;;Am Hang 3;Cham;;6330"],
      ]
    ),
    (
      "Nome,Indirizzo,CAP e città\nAda Neri,Via Po 9,9124 Cagliari\nUgo Riva,Via Alta 5,6900 Lugano\n",
      [
        ["postalAddress=;;Via Po 9;Cagliari;;09124"], ["postalAddress=;;Via Alta 5;Lugano;;6900"],
      ]
    ),
    // A country needs no comma.
    (
      "Name,Address\nKay Po,5 rue du Bac 75007 Paris France\nLia Qi,\"Weg 3, 1010 Wien Österreich\"\n"
        + "Ana Ruiz,\"Calle 5 Nº 12, 06000 Ciudad de México\"\nJo Lux,\"Um Bock 4, 1450 Luxembourg\"\n",
      [
        ["postalAddress=;;5 rue du Bac;Paris;;75007;France"],
        ["postalAddress=;;Weg 3;Wien;;1010;Österreich"],
        ["postalAddress=;;Calle 5 Nº 12;Ciudad de México;;06000"],
        ["postalAddress=;;Um Bock 4;Luxembourg;;1450"],
      ]
    ),
    (
      "Nome,Via,CAP e città\nAda Neri,Via Po 9,\"20100 Milano, Italia\"\nUgo Riva,Via Alta 5,00184 Roma Italia\n",
      [
        ["postalAddress=;;Via Po 9;Milano;;20100;Italia"],
        ["postalAddress=;;Via Alta 5;Roma;;00184;Italia"],
      ]
    ),
    // A state tells, also where none was taken away.
    (
      "First Name,Last Name,Street,City,State,Zip,Country\nAnn,Lee,8 Elm St,Quincy,Mass.,2169,USA\n"
        + "Ned,Ek,7 Oak St,Springfield,OR,9747,USA\nBo,Fox,9 Ash St,Salem,,3079,USA\n",
      [
        ["postalAddress=;;8 Elm St;Quincy;Mass.;02169;USA"],
        ["postalAddress=;;7 Oak St;Springfield;OR;9747;USA"],
        ["postalAddress=;;9 Ash St;Salem;;03079;USA"],
      ]
    ),
    // It tells of its own code alone.
    (
      "Nom,Adresse,CP,Ville,Pays\nÈve Roux,3 rue Haute,6000,Nice,\nLuc Petit,9 rue Basse,6140,Vence,\n"
        + "Ana Ruiz,Rue Neuve 3,1950,Sion,Suisse\n",
      [
        ["postalAddress=;;3 rue Haute;Nice;;06000"], ["postalAddress=;;9 rue Basse;Vence;;6140"],
        ["postalAddress=;;Rue Neuve 3;Sion;;1950;Suisse"],
      ]
    ),
    // Floors, and a flat and a floor, of which numbers alone would not tell which is which.
    (
      "Namn,Adress,Vån,Postnr,Ort,Telefon\nAnna Lind,Storgatan 5,BV,111 22,Stockholm,08-555 01 21\n"
        + "Per Ek,Storgatan 5,1 tr,111 22,Stockholm,08-555 01 22\n",
      [
        ["name=Lind;Anna", "postalAddress=;;Storgatan 5, BV;Stockholm;;111 22"],
        ["name=Ek;Per", "postalAddress=;;Storgatan 5, 1 tr;Stockholm;;111 22"],
      ]
    ),
    (
      "Nazwisko,Imię,Ulica,Piętro,Telefon\nNowak,Anna,ul. Długa 5,parter,600 555 121\nLis,Ewa,ul. Długa 7,2,600 555 123\n",
      [
        ["name=Nowak;Anna", "postalAddress=;;ul. Długa 5, parter"],
        ["postalAddress=;;ul. Długa 7, piętro 2"],
      ]
    ),
    (
      "Имя;Адрес;Кв.;Этаж;Телефон\nИванова Анна;ул. Мира 7;13;3;8-912-555-01-21\nПетров Иван;ул. Мира 7;14;4;8-912-555-01-22\n",
      [
        ["postalAddress=;;ул. Мира 7, кв. 13, этаж 3"],
        ["postalAddress=;;ул. Мира 7, кв. 14, этаж 4"],
      ]
    ),
    (
      "Nom;Prénom;Adresse;Étage;Code postal;Ville\nDupont;Jean;5 rue Haute;RDC;75002;Paris\nRoux;Anne;5 rue Haute;3e;75002;Paris\n",
      [
        ["postalAddress=;;5 rue Haute, RDC;Paris"], ["postalAddress=;;5 rue Haute, 3e étage;Paris"],
      ]
    ),
    (
      "Nimi;Osoite;Kerros;Puhelin\nAino Mäki;Mäntytie 3;2.;040 555 0121\nEero Salo;Mäntytie 3;1.;040 555 0122\n",
      [["postalAddress=;;Mäntytie 3, 2. kerros"], ["postalAddress=;;Mäntytie 3, 1. kerros"]]
    ),
    // Where no address is, a floor is kept, and no part of a name.
    (
      "Vån,Efternamn,Förnamn,Telefon\nBV,Lind,Anna,08-555 01 21\n1 tr,Ek,Per,08-555 01 22\n",
      [["name=Lind;Anna", "preserved=X-VAN:BV"], ["name=Ek;Per"]]
    ),
    // A district beside a state, and without one.
    (
      "नाम,गाँव,ज़िला,राज्य,मोबाइल\nरमेश गुप्ता,रामपुर,सीतापुर,उत्तर प्रदेश,98555 01210\n",
      [["postalAddress=;;;रामपुर;उत्तर प्रदेश"]]
    ),
    (
      "नाम,पता,शहर,जिला,मोबाइल\nरमेश गुप्ता,मकान 5 गली 3,सिधौली,सीतापुर,98555 01210\n",
      [["postalAddress=;;मकान 5 गली 3;सिधौली;सीतापुर"]]
    ),
    // Where a firm is visited.
    (
      "Firma;Postadresse;Postnr.;Poststed;Besøksadresse;Besøk postnr.;Besøk poststed\nElm AS;Postboks 40;5401;Stord;Kaiveien 9;5414;Leirvik\n",
      [["postalAddress=;;Postboks 40;Stord;;5401", "postalAddress=;;Kaiveien 9;Leirvik;;5414"]]
    ),
    // The letters of a province behind the town, and floors and flats of a house that no column names.
    (
      "Nome;Indirizzo;Telefono\nMarco Rossi;\"Via Roma 3, 00184 Roma RM\";06 555501\nAnna Bianchi;\"Via Milano 5, 20121 Milano (MI)\";02 555502\n",
      [
        ["postalAddress=;;Via Roma 3;Roma;RM;00184"],
        ["postalAddress=;;Via Milano 5;Milano;MI;20121"],
      ]
    ),
    (
      "Nome;Via;CAP;Città\nMarco Rossi;Via Roma 3;00184;Roma RM\nAnna Bianchi;Via Milano 5;20121;Milano (MI)\n",
      [
        ["postalAddress=;;Via Roma 3;Roma;RM;00184"],
        ["postalAddress=;;Via Milano 5;Milano;MI;20121"],
      ]
    ),
    (
      "UF;Piso;Dto.;Apellido y Nombre;Celular\n1;PB;A;Gutiérrez, María Inés;15-5555-0401\n2;1;B;Vidal, Ana;15-5555-0402\n",
      [["preserved=X-PISO:PB", "preserved=X-DTO:A"], ["preserved=X-PISO:1", "preserved=X-DTO:B"]]
    ),
    (
      "பெயர்,கதவு எண்,தெரு,ஊர்,தொலைபேசி\nசெல்வி,12/3,காந்தி தெரு,மதுரை,94440 55401\nகுமார்,7,நேரு தெரு,மதுரை,94440 55402\n",
      [["postalAddress=;;12/3 காந்தி தெரு;மதுரை"], ["postalAddress=;;7 நேரு தெரு;மதுரை"]]
    ),
    // A zero that is lost from the code, where all those of the region begin with it.
    (
      "Nama,Alamat,Poskod,Bandar,Negeri\nAhmad Osman,Lot 8,40000,Shah Alam,Selangor\nTan Wei Ling,Lot 9,5000,Alor Setar,Kedah\n",
      [
        ["postalAddress=;;Lot 8;Shah Alam;Selangor;40000"],
        ["postalAddress=;;Lot 9;Alor Setar;Kedah;05000"],
      ]
    ),
    // Streets with a town behind them, which most cells have.
    (
      "שם,כתובת\nיוסי לוי,\"רח' ביאליק 8, רמת גן\"\nנועה כהן,\"שד' רוטשילד 30 דירה 4, תל אביב\"\nדנה בר,\"נווה הדר, חולון\"\n",
      [
        ["postalAddress=;;רח' ביאליק 8;רמת גן"], ["postalAddress=;;שד' רוטשילד 30 דירה 4;תל אביב"],
        ["postalAddress=;;נווה הדר;חולון"],
      ]
    ),
    // Beside a postal code, a code is a customer's.
    (
      "Kod;Müştəri;Mobil;Ünvan;Poçt indeksi;Şəhər\nM-101;Vüqar Həsənov;050 555 51 41;Füzuli 8;AZ1010;Bakı\n"
        + "M-102;Araz Tikiş MMC;050 555 51 42;Səməd Vurğun 7;AZ5500;Şəki\n",
      [
        ["postalAddress=;;Füzuli 8;Bakı;;AZ1010"],
        ["organization=Araz Tikiş MMC", "postalAddress=;;Səməd Vurğun 7;Şəki;;AZ5500"],
      ]
    ),
    // Letters that are a postal code's elsewhere, in front of a number that is dialled.
    (
      "Surname,First Name,Parent/Carer 1,P/C 1 Mobile,Street,Suburb,P'code\n"
        + "Hall,Mia,Jo,0491 570 156,9 Elm St,Leura,2780\nLind,Tom,Kim,0491 570 157,4 Oak St,Leura,2780\n",
      [
        ["phoneNumber=0491 570 156", "postalAddress=;;9 Elm St;Leura;;2780"],
        ["phoneNumber=0491 570 157", "postalAddress=;;4 Oak St;Leura;;2780"],
      ]
    ),
    // A county of Ireland is no company.
    (
      "Client,Farm,Eircode,Mobile\nAoife Brennan,\"Ballyea, Kilkee, Co. Clare\",V15 XH02,087 555 0143\n"
        + "Declan Roche,\"Grange, Tramore, Co. Waterford\",X91 YV40,086 555 0144\n",
      [
        ["postalAddress=;;Ballyea;Kilkee;Co. Clare;V15 XH02", "-organization"],
        ["postalAddress=;;Grange;Tramore;Co. Waterford;X91 YV40", "-organization"],
      ]
    ),
    // A word that says that an invoice goes to the same address.
    (
      "Namn;Leveransadress;Postnr;Ort;Fakturaadress\nEva Lind;Storgatan 3;111 22;Stockholm;samma\n"
        + "Åsa Ek;Kungsgatan 5;111 23;Stockholm;Box 114, 111 24 Stockholm\n",
      [
        ["postalAddress=;;Storgatan 3;Stockholm;;111 22", "-postalAddress=;;samma"],
        ["postalAddress=;;Kungsgatan 5;Stockholm;;111 23"],
      ]
    ),
    // Among whole addresses, and towns with their postal codes, a word alone is a town or a country.
    (
      "Name;Adresse;Handy\nEva Lind;Hauptstr. 3, 10115 Berlin;0171 7654321\nUwe Berg;01067 Dresden;0171 7654322\n"
        + "Ida Roth;Wien;0171 7654323\nJan Vos;Norwegen;0171 7654324\n",
      [
        ["postalAddress=;;Hauptstr. 3;Berlin;;10115"], ["postalAddress=;;;Dresden;;01067"],
        ["postalAddress=;;;Wien"], ["postalAddress=;;;;;;Norwegen"],
      ]
    ),
    // The post is where the code is.
    (
      "Презиме и име;Улица и бр.;Пошта;Место\nПетров Никола;ул. Роза 4;1000;Скопје\nСтојанова Весна;ул. Мир 7;7000;Битола\n",
      [["postalAddress=;;ул. Роза 4;Скопје;;1000"], ["postalAddress=;;ул. Мир 7;Битола;;7000"]]
    ),
    // Numbers of parts of towns, and of houses there.
    (
      "ስም ከነአባት,ስልክ,ቀበሌ,የቤት ቁጥር\nአበበ ከበደ,0911555121,05,234\nአልማዝ ተስፋዬ,0922555122,05,112\n",
      [["postalAddress=;;234;ቀበሌ 05"], ["postalAddress=;;112;ቀበሌ 05"]]
    ),
  ])
  func addressesOf(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }

  /// Titles that are printed on each page name nobody, and no groups of columns.
  @Test(arguments: [
    (
      "Tennisclub Nord e.V.;;;;\nListe vom 04.03.2024;;;;Seite 1\nNr.;Name;Anschrift;PLZ Ort;Telefon\n"
        + "12;Eva Lind;Gartenweg 3;10115 Berlin;030 5550123\n"
        + "Tennisclub Nord e.V.;;;;\nListe vom 04.03.2024;;;;Seite 2\nNr.;Name;Anschrift;PLZ Ort;Telefon\n"
        + "21;Ida Hall;Am See 5;10119 Berlin;030 5550125\n",
      [
        ["name=Lind;Eva", "postalAddress=;;Gartenweg 3;Berlin;;10115", "phoneNumber=030 5550123"],
        ["name=Hall;Ida", "postalAddress=;;Am See 5;Berlin;;10119", "phoneNumber=030 5550125"],
      ]
    ),
    (
      "Directory,,,,Page 1\nSurname,First name,Address,Town,Phone\nLee,Ann,3 Elm Road,Stroud,01453 555012\n"
        + "Directory,,,,Page 2\nSurname,First name,Address,Town,Phone\nVos,Joe,4 Oak Lane,Stroud,01453 555013\n",
      [
        ["name=Lee;Ann", "postalAddress=;;3 Elm Road;Stroud", "phoneNumber=01453 555012"],
        ["name=Vos;Joe"],
      ]
    ),
    // Groups that tell columns apart, or what they are of, still do.
    (
      "Home,,Work,\nPhone,Town,Phone,Name\n01453 555012,Stroud,01453 555013,Ann Lee\n",
      [["phoneNumber=01453 555012 [home]", "phoneNumber=01453 555013 [work]"]]
    ),
    (
      "Filiale Nord,,Filiale Süd,\nName,Telefon,Ansprechpartner,Handy\n"
        + "Eva Lind,0711 555401,Uwe Berg,0171 5550123\n",
      [["phoneNumber=0711 555401", "phoneNumber=0171 5550123 [\"Filiale Süd Handy\"]"]]
    ),
    (
      "Member,,Emergency,\nName,Mobile,Contact,Number\nAnn Lee,07700 900123,Joe Vos,07700 900124\n",
      [["phoneNumber=07700 900123 [mobile]", "phoneNumber=07700 900124 [\"Emergency Number\"]"]]
    ),
  ])
  func pagesOf(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }

  /// Cells with a street and a town of their own are several addresses, whatever their columns are called.
  @Test(arguments: [
    ("Adresse 1", "Adresse 2"), ("Adresse", "Adresse 2"), ("Adresse", "Zweite Adresse"),
    ("Anschrift 1", "Anschrift 2"), ("Anschrift", "Zweitanschrift"), ("Wohnsitz 1", "Wohnsitz 2"),
    ("Address 1", "Address 2"), ("Address", "Second address"), ("Address line 1", "Address line 2"),
    ("Primary address", "Secondary address"), ("Adresse principale", "Adresse secondaire"),
    ("Dirección 1", "Dirección 2"), ("Indirizzo", "Secondo indirizzo"), ("Adres 1", "Adres 2"),
    ("Morada 1", "Morada 2"), ("Endereço", "Endereço 2"), ("Адрес 1", "Адрес 2"),
    ("Adresa 1", "Adresa 2"), ("Cím 1", "Cím 2"), ("Osoite 1", "Osoite 2"),
    ("Adress 1", "Adress 2"), ("Adresse I", "Adresse II"), ("1. Adresse", "2. Adresse"),
    ("Hauptwohnsitz", "Zweitwohnsitz"),
  ])
  func severalAddresses(_ first: String, _ second: String) throws {
    let text =
      "Name;\(first);\(second)\nEva Maier;Weg 1, 70173 Stuttgart;Seestr. 2, 88131 Lindau\n"
      + "Jan Kurz;Hof 3, 10115 Berlin;\nUwe Lang;Am Tor 4, 20095 Hamburg;Dorfstr. 9, 25980 Sylt\n"
    let addresses = try read(text, .csv).contacts.map { contact in
      contact.summary.filter { $0.hasPrefix("postalAddress") }
        .map { $0.dropFirst("postalAddress=".count).split(separator: " [")[0] }
    }
    #expect(
      addresses == [
        [";;Weg 1;Stuttgart;;70173", ";;Seestr. 2;Lindau;;88131"], [";;Hof 3;Berlin;;10115"],
        [";;Am Tor 4;Hamburg;;20095", ";;Dorfstr. 9;Sylt;;25980"],
      ])
  }

  /// An address of its own beside one in several columns, and what is only a further line.
  @Test(arguments: [
    (
      "Name;Adresse;PLZ;Ort;Adresse 2\nEva Maier;Weg 1;70173;Stuttgart;Seestr. 2, 88131 Lindau\n"
        + "Jan Kurz;Hof 3;10115;Berlin;\n",
      ["postalAddress=;;Weg 1;Stuttgart;;70173", "postalAddress=;;Seestr. 2;Lindau;;88131"]
    ),
    (
      "Name;Adresse;Adresse 2;PLZ;Ort\nEva Maier;Weg 1;Seestr. 2, 88131 Lindau;70173;Stuttgart\n"
        + "Jan Kurz;Hof 3;;10115;Berlin\n",
      ["postalAddress=;;Weg 1;Stuttgart;;70173", "postalAddress=;;Seestr. 2;Lindau;;88131"]
    ),
    (
      "Name;Address;Address 2;City;State;Zip\n"
        + "Eva Maier;1 Elm Rd;12 Beach Rd, Miami, FL 33101;Boston;MA;02101\nJan Kurz;2 Oak St;;Boston;MA;02102\n",
      ["postalAddress=;;1 Elm Rd;Boston;MA;02101", "postalAddress=;;12 Beach Rd;Miami;FL;33101"]
    ),
    (
      "Name;Address 1;Address 2;Address 3\n"
        + "Eva Maier;1 Elm Rd, Leeds LS1 4AB;12 Beach Rd, York YO1 7HH;3 High St, Hull HU1 1AA\n"
        + "Jan Kurz;2 Oak St, Leeds LS1 4AB;;\n",
      [
        "postalAddress=;;1 Elm Rd;Leeds;;LS1 4AB", "postalAddress=;;12 Beach Rd;York;;YO1 7HH",
        "postalAddress=;;3 High St;Hull;;HU1 1AA",
      ]
    ),
    (
      "Name;Adresse 1;Adresse 2\nEva Maier;Weg 1, Stuttgart;Seestr. 2, Lindau\n"
        + "Jan Kurz;Hof 3, Berlin;\nUwe Lang;Am Tor 4, Hamburg;Dorfstr. 9, Sylt\n",
      ["postalAddress=;;Weg 1, Stuttgart", "postalAddress=;;Seestr. 2;Lindau"]
    ),
    (
      "Name;Adresse 1;Adresse 2\nEva Maier;Weg 1, 70173 Stuttgart;c/o Roth\n"
        + "Jan Kurz;Hof 3, 10115 Berlin;Gebäude 4, 2. Stock\nUwe Lang;Tor 4, 20095 Hamburg;Whg. 12\n",
      ["postalAddress=;;Weg 1⏎c/o Roth;Stuttgart;;70173"]
    ),
    (
      "Name;Address 1;Address 2\nEva Maier;Elm House;1 Elm Rd, Leeds LS1 4AB\n"
        + "Jan Kurz;Flat 3;2 Oak St, Leeds LS1 4AB\n",
      ["postalAddress=;;Elm House⏎1 Elm Rd, Leeds LS1 4AB"]
    ),
    (
      "Name;Adresse 1;Adresse 2\nEva Maier;Weg 1;70173 Stuttgart\nJan Kurz;Hof 3;10115 Berlin\n",
      ["postalAddress=;;Weg 1;Stuttgart;;70173"]
    ),
  ])
  func furtherLines(_ text: String, _ addresses: [String]) throws {
    let contact = try #require(try read(text, .csv).contacts.first)
    #expect(contact.summary.filter { $0.hasPrefix("postalAddress") } == addresses)
  }
}
