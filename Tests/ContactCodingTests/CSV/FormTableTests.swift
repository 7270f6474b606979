import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Answers of online forms, orders of shops and lists that people keep beside their work: each contact by what its
/// summary has.
struct FormTableTests {
  @Test(arguments: [
    // Headers that ask, in several languages.
    (
      "Nombre completo,Correo,¿Cuál es su empresa o institución?,¿Cuál es su ciudad?\n"
        + "Ana Ruiz,ana@ruiz.example,Talleres Sol,Cádiz\nLuis Gil,luis@gil.example,Colegio Mar,Jerez\n",
      [
        ["organization=Talleres Sol", "postalAddress=;;;Cádiz"],
        ["organization=Colegio Mar", "postalAddress=;;;Jerez"],
      ]
    ),
    (
      "Nom complet,E-mail,Quelle est votre entreprise ou organisation ?,Quelle est votre ville ?\n"
        + "Ève Roux,eve@roux.example,Atelier Bleu,Brest\nLuc Vidal,luc@vidal.example,Mairie de Brest,Quimper\n",
      [
        ["organization=Atelier Bleu", "postalAddress=;;;Brest"],
        ["organization=Mairie de Brest", "postalAddress=;;;Quimper"],
      ]
    ),
    (
      "Wie lautet Ihr Name?,Wie ist Ihre E-Mail-Adresse?,Welche Firma?\nEva Lind,eva@lind.example,Blaue Werke\n",
      [["name=Lind;Eva", "emailAddress=eva@lind.example", "organization=Blaue Werke"]]
    ),
    // The digits of one number, and of one postal code, in several columns.
    (
      "注文者姓,注文者名,注文者姓カナ,注文者名カナ,注文者郵便番号1,注文者郵便番号2,注文者住所都道府県,注文者住所郡市区,"
        + "注文者住所それ以降の住所,注文者電話番号1,注文者電話番号2,注文者電話番号3\n"
        + "森田,由紀,モリタ,ユキ,540,0001,大阪府,大阪市中央区,城見9-9-1,06,0000,0012\n"
        + "石井,誠,イシイ,マコト,100,0000,東京都,千代田区,千代田9-9,03,0000,1234\n",
      [
        ["name=森田;由紀", "phoneNumber=06-0000-0012", "postalAddress=;;城見9-9-1;大阪市中央区;大阪府;540-0001"],
        ["phoneticFamilyName=イシイ", "phoneticGivenName=マコト", "phoneNumber=03-0000-1234"],
      ]
    ),
    (
      "Nome,Código Postal 1,Código Postal 2,Localidade,Morada\n"
        + "Rita Vaz,4900,123,Viana,Rua Nova 9\nRui Sá,4910,001,Caminha,Rua Velha 7\n",
      [
        ["postalAddress=;;Rua Nova 9;Viana;;4900-123"],
        ["postalAddress=;;Rua Velha 7;Caminha;;4910-001"],
      ]
    ),
    (
      "First,Last,Phone 1,Phone 2,Phone 3\nAnn,Lee,918,555,0124\nJoe,Vos,918,555,0125\n",
      [["phoneNumber=918-555-0124"], ["phoneNumber=918-555-0125"]]
    ),
    // Both names of whoever orders, and of whoever receives it, and where.
    (
      "注文者姓,注文者名,注文者姓カナ,注文者名カナ,注文者住所：都道府県,注文者住所：都市区,注文者住所：町以降,"
        + "送付先姓,送付先名,送付先姓カナ,送付先名カナ,送付先住所：都道府県,送付先住所：都市区,送付先住所：町以降\n"
        + "森田,由紀,モリタ,ユキ,大阪府,大阪市,城見9-9,石井,花,イシイ,ハナ,東京都,千代田区,千代田9\n"
        + "三宅,剛,ミヤケ,ツヨシ,岡山県,岡山市,架空9-9,三宅,剛,ミヤケ,ツヨシ,岡山県,岡山市,架空9-9\n",
      [
        [
          "name=森田;由紀", "phoneticGivenName=ユキ", "postalAddress=;;城見9-9;大阪市;大阪府",
          "postalAddress=;;千代田9;千代田区;東京都 [delivery]",
        ], ["name=三宅;剛"],
      ]
    ),
    // Three numbers that are dialled within a house are three.
    (
      "First,Last,Phone 1,Phone 2,Phone 3\nAnn,Lee,4124,4125,4126\nJoe,Vos,4127,4128,4129\n",
      [["phoneNumber=4124"], ["phoneNumber=4129"]]
    ),
    // The readings of both names, and who receives the parcel.
    (
      "お名前 姓,お名前 名,名字ふりがな,名前ふりがな,お届け先名字,お届け先名前\n"
        + "森田,由紀,もりた,ゆき,森田,由紀\n石井,誠,いしい,まこと,石井,花\n",
      [
        ["phoneticFamilyName=もりた", "phoneticGivenName=ゆき"],
        ["name=石井;誠", "phoneticFamilyName=いしい", "phoneticGivenName=まこと"],
      ]
    ),
    // Whole addresses of countries whose codes stand behind a state, and of New Zealand.
    (
      "Name,Address\nAnn Lee,\"14 Wattle Cl\nDubbo NSW 2830\"\nJoe Vos,\"PO Box 4\nPort Victoria South Australia 5573\"\n"
        + "Di Ray,\"Flat 2, 7 Mill Rd, Sale Vic 3850\"\nCy Roux,3/9 Park Street Darwin NT 0800\n",
      [
        ["postalAddress=;;14 Wattle Cl;Dubbo;NSW;2830"],
        ["postalAddress=;;PO Box 4;Port Victoria;South Australia;5573"],
        ["postalAddress=;;Flat 2, 7 Mill Rd;Sale;Vic;3850"],
        ["postalAddress=;;3/9 Park Street;Darwin;NT;0800"],
      ]
    ),
    (
      "Name,Address\nAnn Lee,\"14 Rata Street\nPetone\nLower Hutt 5012\"\nJoe Vos,\"PO Box 402, Nelson 7040\"\n"
        + "Di Ray,\"250 Main St N Apt 4 Bath ON  K0H 1G0\"\nCy Roux,12 Old Mill Road Dayton OH 45402\n",
      [
        ["postalAddress=;;14 Rata Street, Petone;Lower Hutt;;5012"],
        ["postalAddress=;;PO Box 402;Nelson;;7040"],
        ["postalAddress=;;250 Main St N Apt 4;Bath;ON;K0H 1G0"],
        ["postalAddress=;;12 Old Mill Road;Dayton;OH;45402"],
      ]
    ),
    // Two family names in front of the given one.
    (
      "Priimek in ime,Telefon\nNovak Zupančič Ana,041 555 101\nKos Janez,041 555 102\n",
      [["name=Novak Zupančič;Ana"], ["name=Kos;Janez"]]
    ),
    (
      "Apellidos y nombre,Teléfono\nGarcía López María José,600 555 101\nRuiz Ana,600 555 102\n",
      [["name=García López;María José"], ["name=Ruiz;Ana"]]
    ),
    // A title is what somebody does, or what stands in front of a name.
    (
      "Nom;Prénom;Titre;Tél.\nRoux;Ève;Chargée de mission;01 99 00 12 34\nBlanc;Luc;;01 99 00 12 35\n",
      [["jobTitle=Chargée de mission"], ["name=Blanc;Luc"]]
    ),
    (
      "Teideal,Sloinne,Ainm,Fón\nAn tOll.,Ó Sé,Pól,091 000 111\nIníon,Ní Cheallaigh,Síle,091 000 112\nAn Dr.,Breathnach,Áine,091 000 113\n",
      [
        ["name=Ó Sé;Pól;;An tOll."], ["name=Ní Cheallaigh;Síle;;Iníon"],
        ["name=Breathnach;Áine;;An Dr."],
      ]
    ),
    // Which number or address it is.
    (
      "Nom;Prénom;Fax service;Tél. service\nRoux;Ève;01 99 00 12 34;01 99 00 12 35\n",
      [["phoneNumber=01 99 00 12 34 [workFax]", "phoneNumber=01 99 00 12 35 [work]"]]
    ),
    (
      "姓名,公司传真,公司地址,住宅地址\n王芳,010-5550-0101,北京市海淀区虚构路9号,北京市朝阳区假想街8号\n",
      [["phoneNumber=010-5550-0101 [workFax]"]]
    ),
    (
      "이름,집주소,회사주소\n김하나,서울특별시 종로구 가상로 9,\n이두리,,부산광역시 중구 없는길 8\n",
      [["postalAddress=;;서울특별시 종로구 가상로 9 [home]"], ["postalAddress=;;부산광역시 중구 없는길 8 [work]"]]
    ),
    // Whether somebody is a man or a woman, in many scripts.
    (
      "പേര്,ലിംഗം,ഫോൺ\nഅനിൽ,പുരുഷൻ,0471 000 1111\nലത,സ്ത്രീ,0471 000 1112\n", [["gender=M;"], ["gender=F;"]]
    ),
    (
      "பெயர்,பாலினம்,கைபேசி\nகுமார்,ஆண்,90000 05501\nமாலா,பெண்,90000 05502\n", [["gender=M;"], ["gender=F;"]]
    ),
    (
      "Jina,Jinsia,Simu\nJuma Ali,Mwanaume,0700 555 101\nAsha Ali,Mwanamke,0700 555 102\n",
      [["gender=M;"], ["gender=F;"]]
    ),
    // As wikis have tables.
    (
      "||Slot||Helper||Phone||\n|Fri am|Ann Lee|07700 900101|\n|Fri pm|Joe Vos| |\n",
      [["name=Lee;Ann", "phoneNumber=07700 900101"], ["name=Vos;Joe"]]
    ),
    // Numbers of several lengths beside telephone numbers, without a header.
    (
      "\"Novák Petr\";\"222000555\";\"601000555\"\n\"Malá Eva\";\"\";\"+420 601 000 556\"\n\"Policie\";\"158\";\"\"\n"
        + "\"Dvořák Jan\";\"222000557\";\"601000557\"\n",
      [
        ["phoneNumber=222000555", "phoneNumber=601000555"], ["phoneNumber=+420 601 000 556"],
        ["phoneNumber=158"], [],
      ]
    ),
    // What officials are.
    (
      "Divisão;Nome;Categoria;Ext.\nObras;Rui Sá Vaz;Fiscal;2102\nObras;Rita Nunes;Assistente técnica;2103\n",
      [["jobTitle=Fiscal"], ["jobTitle=Assistente técnica"]]
    ),
    // Headers that ask in languages of India and Israel, and say which parts an address is to have.
    (
      "টাইমস্ট্যাম্প,আপনার পুরো নাম,আপনার ফোন নম্বর,আপনার জন্মতারিখ কি?,সম্পূর্ণ ঠিকানা (পিন কোড সহ)\n"
        + "14/03/2024 18:22:41,অনিতা সেন,90000 55501,02/11/1979,\"14 লেক রোড, কলকাতা 700029\"\n"
        + "14/03/2024 19:05:10,রবি দাস,90000 55502,27/07/1992,\"8 নিউ রোড, হাওড়া 711101\"\n",
      [["birthday=19791102", "postalAddress=;;14 লেক রোড;কলকাতা;;700029"], ["birthday=19920727"]]
    ),
    (
      "חותמת זמן,מה השם שלך?,הטלפון הנייד שלך,כתובת מלאה (כולל מיקוד)\n"
        + "14/03/2024 18:22:41,דנה לוי,050-5550401,\"הגפן 4, חיפה 3303142\"\n14/03/2024 19:05:10,אורי כהן,050-5550402,\"הזית 9, עכו 2411502\"\n",
      [["phoneNumber=050-5550401 [mobile]"], ["phoneNumber=050-5550402 [mobile]"]]
    ),
    (
      "Name,Full address (incl. postcode),Phone\nAnn Lee,\"12 Oak Lane, Leeds LS1 4AB\",0113 496 0101\nJoe Vos,\"3 Mill Rd, York YO1 7HH\",0113 496 0102\n",
      [["postalAddress=;;12 Oak Lane;Leeds;;LS1 4AB"], ["postalAddress=;;3 Mill Rd;York;;YO1 7HH"]]
    ),
    // A link to write to is a mailbox, and a code of letters and digits in parts is a postal one.
    (
      "Name,Town,Postcode,Web\nAma Mensah,Accra,GA-183-0402,ama@mensah.example\nKofi Boateng,Tema,GT-020-1401,kofi@boateng.example\n",
      [
        ["emailAddress=ama@mensah.example [\"Web\"]", "postalAddress=;;;Accra;;GA-183-0402"],
        ["emailAddress=kofi@boateng.example [\"Web\"]"],
      ]
    ),
    // An address at home whose usual name has the word in it, beside one at work.
    (
      "氏名,自宅郵便番号,自宅住所,勤務先名,勤務先郵便番号,勤務先住所\n森田 由紀,540-0001,大阪市中央区城見9-9-1,株式会社青空,530-0001,大阪市北区梅田9-9\n",
      [
        [
          "postalAddress=;;大阪市中央区城見9-9-1;;;540-0001 [home]",
          "postalAddress=;;大阪市北区梅田9-9;;;530-0001 [work]",
        ]
      ]
    ),
    (
      "Name;Privatadresse;Firma;Firmenadresse\nAnn Lee;Seeweg 4, 24105 Kiel;Elm GmbH;Am Tor 3, 24103 Kiel\nJoe Vos;Elmweg 2, 24103 Kiel;;\n",
      [
        [
          "postalAddress=;;Seeweg 4;Kiel;;24105 [home]",
          "postalAddress=;;Am Tor 3;Kiel;;24103 [work]",
        ], [],
      ]
    ),
  ])
  func isRead(_ text: String, as expected: [[String]]) throws {
    let contacts = try read(text, .csv).contacts.map(\.summary)
    for (contact, expected) in zip(contacts, expected) {
      for value in expected { #expect(contact.contains(value), "\(contact)") }
    }
    #expect(contacts.count == expected.count, "\(contacts)")
  }

  /// What is no value of a contact, by how no value of one begins.
  @Test(arguments: [
    (
      "Cognome,Nome,Informazioni cronologiche\nZani,Sara,04/03/2024 21.15.03\nPenna,Luca,5/3/2024 7.02.44\n",
      "phone"
    ),
    (
      "Aikaleima,Sukunimi,Etunimi\n4.3.2024 klo 21.15.03,Laine,Aino\n5.3.2024 klo 7.02.44,Salo,Eeva\n",
      "phone"
    ),
    ("Orário,Nome,Sobrenome\n04/03/2024 21.15.03,Ana,Reis\n05/03/2024 07.02.44,Rui,Vaz\n", "phone"),
    (
      "Příjmení,Jméno,Tel.,X3\nMalá,Eva,601 000 556,kb/2\nNovák,Petr,601 000 557,kb/5\n",
      "phoneNumber=601 000 556 x"
    ),
    (
      "Фамилия И.О.;Должность;Исх. №\nОрлов А.П.;директор;02-11/491\nЛисина О.Я.;врач;02-11/492\n",
      "date"
    ),
    (
      "Owner Surname,Owner First Name,Mobile,Pet Name,Pet Species,Pet DOB,Pet Sex\n"
        + "Lee,Ann,0491 570 006,Rex,Dog,04/05/2019,M\nVos,Joe,0491 570 156,Minka,Cat,17/11/2021,F\n",
      "nickname"
    ),
    (
      "Owner,Phone,Dog's name,Dog DOB,Dog sex\nAnn Lee,0491 570 006,Rex,04/05/2019,M\nJoe Vos,0491 570 156,Bo,17/11/2021,F\n",
      "birthday"
    ),
    ("注文者姓,注文者名,送付先姓,送付先名\n森田,由紀,森田,花\n石井,誠,石井,誠\n", "nickname"),
    (
      "注文者姓,注文者名,注文者姓カナ,注文者名カナ,送付先姓カナ,送付先名カナ\n"
        + "森田,由紀,モリタ,ユキ,イシイ,ハナ\n三宅,剛,ミヤケ,ツヨシ,イシイ,ハナ\n",
      "phoneticFamilyName=イシイ"
    ),
  ])
  func isNot(_ text: String, _ key: String) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.count == 2)
    for contact in contacts {
      #expect(!contact.summary.contains { $0.hasPrefix(key) }, "\(contact.summary)")
    }
  }

  /// Teams and plants are nobody; pupils with marks are somebody.
  @Test(arguments: [
    (
      "Pl;Mannschaft;Sp;S;U;N;Tore;Punkte\n1;SV Nirgends;20;14;4;2;41;46\n2;FC Erfunden;20;12;5;3;38;41\n3;TuS Ort;20;9;6;5;29;33\n",
      0
    ),
    (
      "Team,Played,Won,Drawn,Lost,Points\nNowhere Rovers,20,14,4,2,46\nNo Town,20,12,5,3,41\nElm United,20,9,6,5,33\n",
      0
    ),
    (
      "Место;Команда;И;В;Н;П;Очки\n1;Заря;20;14;4;2;46\n2;Луч;20;12;5;3;41\n3;Маяк;20;9;6;5;33\n", 0
    ),
    (
      "Name;Lateinischer Name;Sorte;Aussaat\nGuter Heinrich;Blitum;;04.03.2024\nFleißiges Lieschen;Impatiens;rot;\n",
      0
    ),
    (
      "Cote;Titre;Auteur;Éditeur;Pages\nR 1;Le Quai;L. Roux;Nordet;212\nR 2;Les Marées;Ève Blanc;Hydro;96\n",
      0
    ),
    ("Name,Maths,Music,Total\nAnn Lee,14,12,26\nJoe Vos,11,16,27\nDi Ray,9,18,27\n", 3),
  ])
  func peopleIn(_ text: String, _ count: Int) {
    // Of nobody, none is read.
    #expect(((try? read(text, .csv).contacts.count) ?? 0) == count)
  }
}
