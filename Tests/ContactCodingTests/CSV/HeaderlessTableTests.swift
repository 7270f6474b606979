import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

/// Files without headers, whose columns the cells tell: each contact by what its summary has.
struct HeaderlessTableTests {
  @Test(arguments: [
    // Streets with numbers of houses in a column of their own, and codes with letters.
    (
      "Kerkstraat;7;Fam. Visser;9001 AB;Grou\nKerkstraat;12a;dhr. P. Mulder;9001 AB;Grou\nNoorderdijk;3;mw. A. Kok;9001 CD;Grou\n",
      [
        ["formattedName=Fam. Visser", "postalAddress=;;Kerkstraat 7;Grou;;9001 AB"],
        ["name=Mulder;P.;;dhr.", "postalAddress=;;Kerkstraat 12a;Grou;;9001 AB"],
        ["name=Kok;A.;;mw.", "postalAddress=;;Noorderdijk 3;Grou;;9001 CD"],
      ]
    ),
    (
      "Lindengasse;3;Berger Karl;4020;Linz\nLindengasse;5;Maier Eva;4020;Linz\nUferweg;14;Huber Anna;4030;Linz\n",
      [
        ["name=Berger;Karl", "postalAddress=;;Lindengasse 3;Linz;;4020"],
        ["name=Maier;Eva", "postalAddress=;;Lindengasse 5;Linz;;4020"],
        ["name=Huber;Anna", "postalAddress=;;Uferweg 14;Linz;;4030"],
      ]
    ),
    (
      "Berger;Karl;Lindenstraße;3;Lana;39011;Italien\nMaier;Eva;Uferweg;14;Meran;39012;Italien\nHuber;Anna;Bachgasse;5;Lana;39011;Italien\n",
      [
        ["postalAddress=;;Lindenstraße 3;Lana;;39011;Italien"],
        ["postalAddress=;;Uferweg 14;Meran;;39012;Italien"],
        ["postalAddress=;;Bachgasse 5;Lana;;39011;Italien"],
      ]
    ),
    // Between a street and a code stands a town.
    (
      "12 High Street;Leeds;LS1 4AB;Ann Lee\n14 Mill Lane;Leeds;LS2 4AB;Joe Vos\n3 Mere Road;York;YO1 4AB;Kim Roux\n",
      [
        ["name=Lee;Ann", "postalAddress=;;12 High Street;Leeds;;LS1 4AB"],
        ["name=Vos;Joe", "postalAddress=;;14 Mill Lane;Leeds;;LS2 4AB"],
        ["name=Roux;Kim", "postalAddress=;;3 Mere Road;York;;YO1 4AB"],
      ]
    ),
    // Words by which people are sorted and how they are addressed stand in front of the names.
    (
      "PRIVAT;Anna;Vos;anna@vos.example\nFIRMA;Paul;Lee;paul@lee.example\nPRIVAT;Eva;Roux;\nPRIVAT;Jan;Bakker;jan@bakker.example\n",
      [["name=Vos;Anna"], ["name=Lee;Paul"], ["name=Roux;Eva"], ["name=Bakker;Jan"]]
    ),
    (
      "K-1;Stammkunde;Frau;Anna;Vos;anna@vos.example\nK-2;Stammkunde;Herr;Paul;Lee;paul@lee.example\n"
        + "K-3;Neukunde;Herr;Jan;Roux;\nK-4;Stammkunde;Frau;Eva;Bakker;eva@bakker.example\n",
      [["name=Vos;Anna;;Frau"], ["name=Lee;Paul;;Herr"], ["name=Roux;Jan"], ["name=Bakker;Eva"]]
    ),
    (
      "1,Hans,de Groot,hans@groot.example\n2,Anna,Visser,anna@visser.example\n3,Jantina,Mulder,j@mulder.example\n",
      [["name=de Groot;Hans"], ["name=Visser;Anna"], ["name=Mulder;Jantina"]]
    ),
    // Italy's regions stand between towns and the letters of provinces.
    (
      "Rossi|Carla|Tarvisio|Friuli-Venezia Giulia|UD|33018\nBianchi|Luca|Cremona|Lombardia|CR|26100\nFerrari|Anna|Nuoro|Sardegna|NU|08100\n",
      [
        ["name=Rossi;Carla", "postalAddress=;;;Tarvisio;UD;33018"],
        ["postalAddress=;;;Cremona;CR;26100"], ["postalAddress=;;;Nuoro;NU;08100"],
      ]
    ),
    // Codes of India beside its states, in front of which stands the town.
    (
      "4711;India;Kerala;Kochi;Hill Palace Hotel;Kochi;682 011;info@palace.example;INR\n"
        + "4503;India;Rajasthan;Jaipur;Amber House;Jaipur;302 006;amber@house.example;INR\n"
        + "4218;India;Goa;Panaji;Sea View Rooms;Panaji;403 001;sea@view.example;INR\n",
      [
        ["postalAddress=;;;Kochi;Kerala;682 011;India"],
        ["postalAddress=;;;Jaipur;Rajasthan;302 006;India"],
        ["postalAddress=;;;Panaji;Goa;403 001;India"],
      ]
    ),
    // Of two columns of numbers that beside the towns has the codes.
    (
      "10711;Anna Vos;Seeweg 4;37154;Northeim;anna@vos.example\n10702;Paul Lee;Am Hang 2;37073;Göttingen;\n10719;Eva Roux;Hofgasse 9;37154;Northeim;eva@roux.example\n",
      [
        ["postalAddress=;;Seeweg 4;Northeim;;37154"],
        ["postalAddress=;;Am Hang 2;Göttingen;;37073"],
        ["postalAddress=;;Hofgasse 9;Northeim;;37154"],
      ]
    ),
    // Names and addresses alone: the first person is no header, and a comma with a blank is within an address.
    (
      "Anna Vos;Seestr. 5, 12345 Berlin\nPaul Lee;Am Hang 2, 37073 Göttingen\nEva Roux;Hofgasse 9, 37154 Northeim\n",
      [
        ["name=Vos;Anna", "postalAddress=;;Seestr. 5;Berlin;;12345"], ["name=Lee;Paul"],
        ["name=Roux;Eva"],
      ]
    ),
    (
      "Anna Vos;Elm Street 4, Dayton\nPaul Lee;Mill Road 7, Leeds\nEva Roux;Rose Lane 2, York\n",
      [["name=Vos;Anna"], ["name=Lee;Paul"], ["name=Roux;Eva"]]
    ),
    // Days with times are no names of columns, and titles stand in front of those of people.
    (
      "9,\"Hon. Justice A. B. Vos, KC\",pictures/a.jpg,\"2021-01-04 16:02:51\"\n10,\"Sir Paul Lee, KBE\",,\"2021-01-05 10:22:41\"\n"
        + "12,\"Dr. Eva Roux\",,\"2021-01-06 09:12:31\"\n",
      [[], [], ["name=Roux;Eva"]]
    ),
    (
      "4711 , Mr. & Mrs. Paul Lee\n4702 , Dr. and Mrs. Jan Roux\n4733 , Mr. & Mrs. Anna Vos\n",
      [["preserved=X-COLUMN-1:4711"], [], []]
    ),
    // Beside a number with the country's code, mobile numbers are written as at home.
    (
      "Marek Wilk;strażnik;698111333;+48 22 555 01 02\nOla Kos;;505111222;\n",
      [["phoneNumber=698111333", "phoneNumber=+48 22 555 01 02"], ["phoneNumber=505111222"]]
    ),
    (
      "Ana Ruiz;712345678;+34 91 555 01 02\nEva Soto;612345678;\n",
      [["phoneNumber=712345678", "phoneNumber=+34 91 555 01 02"], ["phoneNumber=612345678"]]
    ),
    // Houses in characters.
    (
      "张伟,13800005501,阳光小区5栋301\n李娜,13800005502,阳光小区2栋1单元502\n王芳,13800005503,绿城花园8号楼601\n",
      [
        ["postalAddress=;;阳光小区5栋301"], ["postalAddress=;;阳光小区2栋1单元502"],
        ["postalAddress=;;绿城花园8号楼601"],
      ]
    ),
    (
      "김민수,010-1234-5678,행복아파트 101동 502호\n이영희,010-1234-5679,행복아파트 102동 301호\n",
      [["postalAddress=;;행복아파트 101동 502호"], ["postalAddress=;;행복아파트 102동 301호"]]
    ),
    // What people are called by, beside an address in one cell and a remark of several words.
    (
      "Оля;067 555 01 21;м. Київ, вул. Лесі Українки 5, кв. 12;дзвонити ввечері\nТато;067 555 01 22;м. Львів, вул. Франка 7;\n"
        + "Марійка;050 555 01 23;с. Вишневе, вул. Садова 3;не дзвонити вранці\n",
      [["formattedName=Оля", "postalAddress"], ["formattedName=Тато"], ["formattedName=Марійка"]]
    ),
    (
      "Eva & Jan;603 555 121;po šesté večer\nMáma (práce);603 555 122;\nDědek;603 555 123;soused od vedle\n",
      [["formattedName=Eva & Jan"], ["formattedName=Máma (práce)"], ["formattedName=Dědek"]]
    ),
    // Short names in capitals are what family names begin with, which tells these, and where the given ones are.
    (
      "LEE;Lee;;B12;Anna;anna@lee.example;0431 555020\nVOS;Vos;;;Paul;paul@vos.example;\nROU;Roux;;B14;Eva Maria;;0431 555021\n",
      [["name=Lee;Anna"], ["name=Vos;Paul"], ["name=Roux;Eva Maria"]]
    ),
    (
      "mue;Müller;Anna;anna@x.example\noeh;Öhler;Jan;jan@x.example\nsch;Schmidt;Eva;eva@x.example\n",
      [["name=Müller;Anna"], ["name=Öhler;Jan"], ["name=Schmidt;Eva"]]
    ),
    // Letters behind names on a SIM card.
    (
      "1,Ann Lee/M,07700900101\n2,Ann Lee/H,01134960101\n3,Joe/W,01134960102\n",
      [
        ["phoneNumber=07700900101 [mobile]"],
        ["phoneNumber=01134960101 [home]"],
        ["formattedName=Joe", "phoneNumber=01134960102 [work]"],
      ]
    ),
    // Some family names are of several words.
    (
      "De Vries;Jan;0612345678\nJansen;Anna;0687654321\nBakker;Peter;0611223344\nVan Dijk;Maria;0611223355\nVos;Willem;0611223366\n",
      [
        ["name=De Vries;Jan"], ["name=Jansen;Anna"], ["name=Bakker;Peter"], ["name=Van Dijk;Maria"],
        [],
      ]
    ),
    // Palm Desktop.
    (
      "\"Lee\",\"Ann\",\"Baker\",\"Elm Bakery\",\"513-555-0141\",\"513-555-0142\",\"\",\"\",\"ann@lee.example\",\"4 Elm St\",\"Dayton\",\"OH\",\"45402\",\"USA\",\"\",\"\",\"\",\"\",\"likes tea\",\"0\",\"Business\"\n"
        + "\"\",\"\",\"\",\"Oak Towing\",\"513-555-0143\",\"\",\"\",\"\",\"\",\"\",\"Dayton\",\"OH\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"1\",\"Unfiled\"\n",
      [
        [
          "name=Lee;Ann", "organization=Elm Bakery", "jobTitle=Baker",
          "phoneNumber=513-555-0142 [home]", "postalAddress=;;4 Elm St;Dayton;OH;45402;USA",
          "note=likes tea", "category=Business",
        ], ["organization=Oak Towing"],
      ]
    ),
    (
      "\"Lee\",\"Ann\",\"\",\"Elm Bakery\",\"513-555-0141 x12\",\"\",\"\",\"\",\"ann@lee.example\",\"4 Elm St\",\"Dayton\",\"OH\",\"45402\",\"USA\",\"\",\"\",\"\",\"\",\"\",\"0\",\"Unfiled\"\n"
        + "\"Vos\",\"Joe\",\"\",\"\",\"\",\"513-555-0142\",\"\",\"\",\"joe@vos.example\",\"\",\"Dayton\",\"OH\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"0\",\"Unfiled\"\n",
      [
        ["organization=Elm Bakery", "phoneNumber=513-555-0141"],
        ["phoneNumber=513-555-0142 [home]"],
      ]
    ),
    // What records are known by stands in front of names, and what is dialled behind them.
    (
      "13544953,Ana Rivera,3173738309\n10293847,Luis Mora,3104455667\n",
      [
        [
          "name=Rivera;Ana", "phoneNumber=3173738309",
          "preserved=X-COLUMN-1:13544953 {X-COLUMN=Column 1}",
        ], ["name=Mora;Luis", "phoneNumber=3104455667"],
      ]
    ),
    (
      "123;Jan;Kowalski;607905847\n124;Marek;Lis;555101202\n125;Ewa;Nowak;99999999\n",
      [
        ["name=Kowalski;Jan", "phoneNumber=607905847"], ["phoneNumber=555101202"],
        ["phoneNumber=99999999"],
      ]
    ),
    // Names need no capitals where they are known, and firms and towns are told by what they are and stand beside.
    (
      "52ee086b,anna berg\nbab8507a,Jan Lind\n8aac9dae,peter vos\n",
      [["name=berg;anna"], [], []]
    ),
    (
      "Elm Casino,Elm Casino,Tongerloplein 8,4701 HV  Roosendaal\n"
        + "Oak Logistics BV,Oak Logistics BV,Postbus 72,4600 AB  Bergen op Zoom\n"
        + "Lind b.v.,Lind b.v.,Van Kempenweg 105,4612 PL  Bergen op Zoom\n"
        + "Vos Holding BV,Vos Holding BV,Vierlinghweg 1,4612 PN  Bergen op Zoom\n",
      [
        ["organization=Elm Casino"], ["organization=Oak Logistics BV"],
        ["postalAddress=;;Van Kempenweg 105;Bergen op Zoom;;4612 PL"], [],
      ]
    ),
    (
      "Adele,Lebon,PARIS,75003,01.05.58.12.86\nJean,Roux,LYON,69007,04.60.76.16.31\nAnne,Lind,TOULOUSE,31000,05.87.03.61.74\n",
      [
        ["name=Lebon;Adele", "postalAddress=;;;PARIS;;75003"], ["postalAddress=;;;LYON;;69007"],
        ["postalAddress=;;;TOULOUSE;;31000"],
      ]
    ),
    // Names in characters are whole, and what people do beside them is no name.
    (
      "1\t张三\t商人\t15632699658\n2\t李四\t农民\t16632699884\n3\t李华\t农民\t13362588843\n",
      [["formattedName=张三"], ["formattedName=李四"], ["formattedName=李华"]]
    ),
    (
      "홍길동,hong@naver.example,010-1111-1111,서울시 강남구\n박길동,park@naver.example,010-1111-1113,경기도 수원시\n",
      [["formattedName=홍길동"], ["formattedName=박길동"]]
    ),
    (
      "Smith,Sales,020 7946 0141\nBrown,Marketing,020 7946 0142\nTaylor,Sales,020 7946 0143\n",
      [["formattedName=Smith"], ["formattedName=Brown"], ["formattedName=Taylor"]]
    ),
    // Mailboxes tell which name is the family's.
    (
      "Lindal;Thomas;35;0683828372;tlindal@vos.example\nTest;Robert;67;05272893873;rtest@vos.example\n",
      [["name=Lindal;Thomas"], ["name=Test;Robert"]]
    ),
    (
      "Лосева;Анна;Сергеевна;+7 492 232-14-08\nМельник;Олег;Петрович;+7 492 232-14-09\n",
      [["name=Лосева;Анна;Сергеевна"], ["name=Мельник;Олег;Петрович"]]
    ),
    // An internal list: the first row has a number as all others have.
    (
      "ARŞİV;2009\nKALİTE BİRİMİ;2004\nECZANE;2005\nDEPO;2001\n",
      [
        ["formattedName=ARŞİV"], ["formattedName=KALİTE BİRİMİ"], ["formattedName=ECZANE"],
        ["formattedName=DEPO"],
      ]
    ),
    // Lines that nothing but blanks or colons divide, each with what reaches whoever stands in it.
    (
      "Lind Anna 3405550141\nConti Mario 3315550142\nGalli Luca 3345550143\n",
      [
        ["name=Lind;Anna", "phoneNumber=3405550141"], ["name=Conti;Mario"], ["name=Galli;Luca"],
      ]
    ),
    (
      "Lee:+82 10 5550 0141:lee@example.com\nAnn:+82 10 5550 0142:ann@example.com\n",
      [
        ["formattedName=Lee", "phoneNumber=+82 10 5550 0141", "emailAddress=lee@example.com"],
        ["formattedName=Ann", "phoneNumber=+82 10 5550 0142", "emailAddress=ann@example.com"],
      ]
    ),
  ])
  func cellsTell(_ text: String, _ expected: [[String]]) throws {
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == expected.count, "\(found)")
    for (summary, parts) in zip(found, expected) {
      for part in parts {
        #expect(summary.contains { $0.hasPrefix(part) }, "\(part) of \(summary)")
      }
    }
  }

  @Test(arguments: [
    // Rooms, what somebody ate, ages, and numbers that count members.
    (
      "Ann Lee;Room 112;Sales;555-010-0100\nJoe Vos;Room 114;Sales;555-010-0101\nKim Roux;Room 115;Support;555-010-0102\n",
      "postalAddress"
    ),
    (
      "Ana García;Pizza 12;Bar;612 345 678\nJuan López;Pasta 20;Bar;612 345 679\nEva Ruiz;Sopa 31;Sala;612 345 670\n",
      "postalAddress"
    ),
    (
      "Van Dijk;12;0612345678;lid\nJansen;14;0687654321;lid\nDe Vries;9;0611223344;gast\n",
      "postalAddress"
    ),
    // What stands behind a postal code may be anything, and so may a word of houses in a name.
    (
      "LS1 4AB,Oakfield School,0113 496 0141\nYO1 7HH,Elm Bakery,01904 496 0142\nLS2 9JT,Ash Garage,0113 496 0143\n",
      "postalAddress=;;;Oakfield"
    ),
    (
      "Piet Visser;9001 AB;Penningmeester;06 12345678\nEva Smit;9002 CD;Lid;06 12345679\nJan Bos;9003 EF;Lid;06 12345670\n",
      "postalAddress=;;;Penningmeester"
    ),
    ("王芳,13800138000,新村小学2年级\n李强,13800138001,新村小学3年级\n", "postalAddress"),
    ("张伟,13800005501,会议室3\n李娜,13800005502,会议室4\n王芳,13800005503,会议室3\n", "postalAddress"),
    (
      "Adam Nowak;100200301;+48 602 555 201\nEwa Kos;100200302;+48 602 555 202\n",
      "phoneNumber=1"
    ),
    (
      "Adam Nowak;141592653;+48 602 555 201\nEwa Kos;271828182;+48 602 555 202\n", "phoneNumber=1"
    ),
    // Numbers of customers rise.
    (
      "Adam Nowak;602100201;+48 602 555 201\nEwa Kos;602100202;+48 602 555 202\nOla Wilk;602100209;+48 602 555 203\n",
      "phoneNumber=6021"
    ),
    // Days that most people share, days of late without a century, and of two days that which came later.
    (
      "Anna Vos;30.09.1992\nPaul Lee;30.09.1992\nEva Roux;30.09.1992\nJan Bakker;02.10.2000\n",
      "birthday"
    ),
    ("Anna Vos;02.03.24\nPaul Lee;09.03.24\nEva Roux;16.03.24\n", "birthday"),
    (
      "Anna Vos;01.05.2009;04.05.1980\nPaul Lee;01.07.2012;28.01.1975\nEva Roux;01.09.2001;13.12.1969\n",
      "birthday=20"
    ),
    // Numbers of members, and a year that all have.
    (
      "\"00001\",\"MARINA\",\"C.N. Marina Alta\"\n\"00002\",\"PUERTO\",\"R.C. Puerto Viejo\"\n\"00010\",\"COSTA\",\"C.N. Costa Sur\"\n",
      "postalAddress"
    ),
    (
      "1010;Anna Berger;0664 1234567;\n4020;Karl Huber;0664 1234568;karl@huber.example\n8010;Eva Maier;0664 1234569;\n",
      "postalAddress"
    ),
    (
      "10711;Vos;Anna;0664 1234567\n10702;Huber;Karl;0664 1234568\n10719;Maier;Eva;0664 1234569\n",
      "postalAddress"
    ),
    (
      "2011;F1;RUIZ SOTO, ANA;ES\n2011;F1;VERA GIL, EVA;ES\n2011;F1;MORA SANZ, JUAN;ES\n",
      "postalAddress=;;;;;2011"
    ),
    // People are called as streets are, and so are villages, cars and classes.
    (
      "Daniela Pop;12;0721 555 101\nGabriela Ionescu;14;0721 555 102\nMihaela Radu;9;0721 555 103\n",
      "postalAddress"
    ),
    (
      "Sabine Döring;34;Leipzig;sabine@doering.example\nEva Döring;31;Leipzig;\nKarl Bölling;28;Halle;k@boelling.example\n",
      "postalAddress"
    ),
    (
      "Ann Applegate;4;0131 496 0141\nJoe Applegate;9;0131 496 0142\nKim Southgate;7;0131 496 0143\n",
      "postalAddress"
    ),
    (
      "1 Rose Lane;Smith;Ann;0131 496 0141\n3 Rose Lane;Smith;Joe;0131 496 0142\n5 Mill Road;Lee;Kim;0131 496 0143\n",
      "postalAddress=;;1 Rose Lane;Smith"
    ),
    (
      "Ann Lee;Form 101;Leeds;ann@lee.example\nJoe Vos;Class 102;Leeds;\nKim Roux;Group 103;York;kim@roux.example\n",
      "postalAddress"
    ),
    (
      "Ann Lee;Golf 1999;Volkswagen;ann@lee.example\nJoe Vos;Polo 2004;Volkswagen;\nKim Roux;Corsa 2010;Opel;kim@roux.example\n",
      "postalAddress"
    ),
    // Days of a year or two are when something was done, and no birthdays.
    (
      "Ana Novak;Cesta 5;1000 Ljubljana;041 555 141;4.5.2022\nJan Kos;Trubarjeva 3;2000 Maribor;041 555 142;17.11.2023\n",
      "birthday"
    ),
    // Numbers that rise in front of names, and are close to each other, count members.
    (
      "0007;Bruno, Carla;011 4555-0112;\n0009;Ferrari, Luis;011 4555-0113;luis@ferrari.example\n"
        + "0012;Medina, Rosa;011 4555-0114;rosa@medina.example\n",
      "postalAddress"
    ),
  ])
  func otherCellsAreKept(_ text: String, _ key: String) throws {
    let found = try read(text, .csv).contacts
    #expect(!found.isEmpty)
    for contact in found {
      #expect(!contact.summary.contains { $0.hasPrefix(key) }, "\(contact.summary)")
    }
  }

  /// Postal codes that rise in front of towns are no numbers of members.
  @Test func postcodesRise() throws {
    let text =
      "1010;Wien;Anna Berger;0664 1234567\n1020;Wien;Karl Huber;0664 1234568\n1030;Wien;Eva Maier;0664 1234569\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(
      found.allSatisfy { $0.contains { $0.hasPrefix("postalAddress=;;;Wien;;10") } }, "\(found)")
  }

  /// What columns were taken for is told in one line.
  @Test func columnsAreTold() throws {
    let text = "Anna Vos,anna@vos.example,zorp 1\nPaul Lee,paul@lee.example,zorp 2\n"
    let told = try read(text, .csv).diagnostics.filter { $0.code == .columnGuessed }.map(\.message)
    #expect(
      told == [
        "There are no headers; by the cells, columns were taken: 1 for name.whole, 2 for email."
      ])
  }

  /// Numbers behind one word count columns, whatever the rows below have.
  @Test func questionsAreNamesOfColumns() throws {
    let text =
      "Frage1;Frage2;Frage3;Sitz Nr1;E-Mail\nAntw1;Antw2;Antw3;Reihe 4;a@lee.example\n"
      + "Antw3;Antw1;Antw2;Reihe 5;b@lee.example\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == 2, "\(found)")
  }

  /// A list of goods without a header is of nobody.
  @Test(arguments: [
    "Schrauben;12;3,50;Kiste\nNägel;20;4,50;Kiste\nDübel;5;1,20;Beutel\n",
    "Schrauben;M8;Kiste\nNägel;M4;Kiste\nDübel;M5;Beutel\n",
  ])
  func goodsAreNobody(_ text: String) throws {
    let found = (try? read(text, .csv).contacts.map(\.summary)) ?? []
    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    arguments: [
      (
        "Ann Lee,ann@work.example,+49 30 1234\nBob Ray,bob@work.example,+49 30 5678\n",
        ["name=Lee;Ann", "phoneNumber=+49 30 1234", "emailAddress=ann@work.example"]
      ),
      // A day with a time is when something was noted, and no birthday.
      (
        "12.3.2025 19:04:22,Ann Lee,4.5.1980,030 12345\n12.3.2025 20:10:00,Bob Ray,28.1.1975,030 54321\n",
        [
          "name=Lee;Ann", "birthday=19800504", "phoneNumber=030 12345",
          "preserved=X-COLUMN-1:12.3.2025 19:04:22 {X-COLUMN=Column 1}",
        ]
      ),
      (
        "1;Name1;+491711234567\n2;Name2;+491711234568\n3;;\n",
        ["formattedName=Name1", "phoneNumber=+491711234567"]
      ),
      (
        "Ann Lee <ann@work.example>\nBob Ray <bob@work.example>\n",
        ["formattedName=Ann Lee", "emailAddress=ann@work.example"]
      ),
      (
        "1;Ann;0171 1\n2;Taxi;*100#\n3;;\n4;;\n",
        ["formattedName=Ann", "phoneNumber=0171 1"]
      ),
      (
        "ann@work.example\tAnn Lee\tnote\nbob@work.example\tBob Ray\tnote\n",
        ["formattedName=Ann Lee", "emailAddress=ann@work.example", "note=note"]
      ),
      (
        "\"Ann Lee\",\"ann@work.example,ann2@work.example\",\"030 12345\",\"n\",\"al\"\n"
          + "\"Bob Ray\",\"bob@work.example\",\"030 54321\",\"\",\"\"\n",
        [
          "formattedName=Ann Lee", "emailAddress=ann@work.example",
          "emailAddress=ann2@work.example", "phoneNumber=030 12345", "note=n", "nickname=al",
        ]
      ),
      (
        "\"Ann Lee\",\"ann@work.example,ann2@work.example\",\"030 1\",\"n, \"m\"\",\"al\"\n"
          + "\"Bob\",\"bob@work.example\",\"\",\"\",\"\"\n",
        [
          "formattedName=Ann Lee", "emailAddress=ann@work.example",
          "emailAddress=ann2@work.example", "phoneNumber=030 1", "note=n, \"m\"", "nickname=al",
        ]
      ),
    ])
  func filesWithoutHeaders(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.first?.summary.sorted() == summary.sorted())
    #expect(contacts.count == 2)
  }
}
