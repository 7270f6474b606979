import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Exports of programs for customers, and lists kept beside them: each contact by what its summary has.
struct CustomerTableTests {
  @Test(arguments: [
    // A word for the first of several belongs to the next one where both name a field.
    (
      "Contact - Name,Contact - First name,Contact - Last name,Contact - Email - Work\n"
        + "Mina Okafor,Mina,Okafor,mina@elm.example\nElm desk,Elm,desk,\n",
      [["name=Okafor;Mina", "formattedName=Mina Okafor"], ["name=desk;Elm"]]
    ),
    // A number and a place are a telephone's, where no street is.
    (
      "Nom\tN° mobile\tN° domicile\tN° bureau\nTaxi Aube\t\t\t0536492712\nLise\t0639982712\t0536492713\t\n",
      [["phoneNumber=0536492712 [work]"], ["phoneNumber=0536492713 [home]"]]
    ),
    // Firms under a customer's account, and streets that are visited.
    (
      "Prénom;Nom;Service;Nom du compte;Adresse email\nLise;Oyono;Achats;Scierie du Lac;lise@lac.example\n",
      [["organization=Scierie du Lac;Achats"]]
    ),
    (
      "Företag,Kontaktperson,Besöksadress,Postnr,Ort\nElm AB,Åsa Ljung,Torget 4,442 10,Kungälv\n"
        + "Oak HB,Nils Berg,Kajen 8,417 10,Göteborg\n",
      [["postalAddress=;;Torget 4;Kungälv;;442 10"], ["postalAddress=;;Kajen 8;Göteborg;;417 10"]]
    ),
    // A mark that somebody may be called by is one where firms and people have it; a firm is nobody's family name.
    (
      "company,firstname,lastname,phone\nnone,Anna,Vidal,06 55501001\nELM SRL,Luca,ELM SRL,06 55501002\n"
        + "none,none,OAK SRL,06 55501003\nnone,Rita,none,06 55501004\n",
      [
        ["name=Vidal;Anna", "phoneNumber=06 55501001"], ["name=;Luca", "organization=ELM SRL"],
        ["organization=OAK SRL"], ["name=;Rita"],
      ]
    ),
    // The end of a street that repeats the row's town is left out; the code there has its zero.
    (
      "nome,cognome,indirizzo,cap,comune,provincia\nAnna,Vidal,VIA ROMA 7 - 20090 SEGRATE (MI) - Italia,20090.0,SEGRATE,MI\n"
        + "Luca,Penna,VIA ALTA 2 - 06035 Collazzone (PG) - Italia,6035.0,Collazzone,PG\n",
      [
        ["postalAddress=;;VIA ROMA 7;SEGRATE;MI;20090;Italia"],
        ["postalAddress=;;VIA ALTA 2;Collazzone;PG;06035;Italia"],
      ]
    ),
    // Zeros that a spreadsheet took from a code and from a number, where the others prove them.
    (
      "Navn;Postnr;Sted;Telefon\nAnne Berg;554;Oslo;0470123456\nOla Dahl;5003;Bergen;0470123457\n"
        + "Kari Lund;7010;Trondheim;0480123458\nNils Moe;4006;Stavanger;0480123459\n"
        + "Per Vik;6003;Ålesund;0470123458\nEva Lie;9008;Tromsø;470123460\n",
      [
        ["postalAddress=;;;Oslo;;0554"], ["phoneNumber=0470123457"], ["phoneNumber=0480123458"],
        ["phoneNumber=0480123459"], ["phoneNumber=0470123458"], ["phoneNumber=0470123460"],
      ]
    ),
    (
      "Firma,Bundesland,PLZ,Ort\nRad Lindner GmbH,Sachsen-Anhalt,6682,Teuchern\nVelo Vos AG,Thüringen,4617,Rositz\n",
      [
        ["postalAddress=;;;Teuchern;Sachsen-Anhalt;06682"],
        ["postalAddress=;;;Rositz;Thüringen;04617"],
      ]
    ),
    // Whom to ask for, and the mailbox behind a dash.
    (
      "id,nome,contatto\n1,Elm Srl,Anna Vidal - anna@elm.example\n2,Oak GmbH,Jan Vos - jan@oak.example\n",
      [
        ["formattedName=Anna Vidal", "emailAddress=anna@elm.example [\"contatto\"]"],
        ["formattedName=Jan Vos", "emailAddress=jan@oak.example [\"contatto\"]"],
      ]
    ),
    (
      "nazev;kontaktni osoba jmeno;kontaktni osoba prijmeni;email\nElm s.r.o.;Petra;Tichá;elm@elm.example\n"
        + "Oak s.r.o.;Jan;Novák;oak@oak.example\n",
      [["relation=Petra Tichá [contact]"], ["relation=Jan Novák [contact]"]]
    ),
    // An address keeps its own town, though a column beside it says for which town somebody works.
    (
      "Name,Address,City/Area\nAnn Lee,\"2964 Elm Road, Atlanta, GA 30305\",Buckhead\nJoe Vos,\"12 Oak Street, Norcross, GA 30071\",Norcross\n",
      [
        ["postalAddress=;;2964 Elm Road;Atlanta;GA;30305"],
        ["postalAddress=;;12 Oak Street;Norcross;GA;30071"],
      ]
    ),
    // What stands in front of family names may stand behind them.
    (
      "Voornaam;Achternaam;Telefoon\nBert;Brink, ten;06 55501001\nAnna;Heijden van der;06 55501002\n",
      [["name=ten Brink;Bert"], ["name=van der Heijden;Anna"]]
    ),
    // Headings of a kind of rows are nobody, though one cell is another than the header's.
    (
      "Type,Name,Phone,Email\ncontact,Name,Phone,Email\nprivate,Ann Lee,0131 496 0141,ann@lee.example\n",
      [["name=Lee;Ann"]]
    ),
    // The number of a house has more words in Turkey than one.
    (
      "Adı Soyadı;Cep Tel;Mahalle;Cadde/Sokak;Dış Kapı No;İç Kapı No;İlçe;İl\n"
        + "Ayla Demir;0505 555 01 42;Moda Mah.;Nane Sok.;14;5;Kadıköy;İstanbul\n",
      [["postalAddress=;;Nane Sok. 14 5, Moda Mah.;Kadıköy;İstanbul"]]
    ),
    // A letter or two for whom an address is.
    (
      "Vorname;Nachname;Straße;PLZ;Ort;LA Firma;LA Straße;LA PLZ;LA Ort\n"
        + "Ute;Brandt;Weg 8;04229;Leipzig;Elm KG;Ring 3;04159;Leipzig\n",
      [["postalAddress=;;Ring 3;Leipzig;;04159 [delivery]"]]
    ),
    // A greenhouse is no day of November, and a greeting no form of address.
    (
      "Voornaam,Achternaam,Aanhef,Adresregel 1,Adresregel 2,Postcode,Plaats\n"
        + "Fenna,Bos,Beste Fenna,Tuinlaan 30,Kas 4,2681 ZZ,Monster\nRuud,Vos,,Molenpad 7,,8911 ZZ,Leeuwarden\n",
      [["name=Bos;Fenna", "postalAddress=;;Tuinlaan 30⏎Kas 4;Monster;;2681 ZZ"], []]
    ),
    // Kinds of numbers in front of keys and numbers, again and again under the same names.
    (
      "full,n_type,n_key,n_number,n_type,n_key,n_number\nUncle Joe,home,9,+12535550374,pager,,2535550375\n"
        + "Ida Vos,cell,2,5095550371,,,\n",
      [
        ["phoneNumber=+12535550374 [home]", "phoneNumber=2535550375 [pager]"],
        ["phoneNumber=5095550371 [mobile]"],
      ]
    ),
    // Where an extension stands before the kind of number.
    (
      "Name,Call first,Then try\nAnn Lee,902-555-0251 (h),902 555 0262 x 14 (w)\nBo Ray,902 555 0252 (cell),\n",
      [["phoneNumber=902-555-0251 [home]", "phoneNumber=902 555 0262 x14 [work]"], []]
    ),
    // Firms and people under one name, as a column says.
    (
      "Тип\tНаименование\tТэги\tEmail\nКонтакт\tСофья Лисина\tопт, VIP\tsofya@elm.example\n"
        + "Компания\tЛесной двор\tопт\tinfo@elm.example\n",
      [
        ["category=VIP", "category=опт", "formattedName=Софья Лисина"],
        ["organization=Лесной двор"],
      ]
    ),
    (
      "Nome;Fone;E-mail\nJurema Prado ME;(48) 5550-0303;a@elm.example\nPadaria Sol Ltda;(48) 5550-0304;b@elm.example\n",
      [["organization=Jurema Prado ME"], []]
    ),
    // A house with a name, before the postal code.
    (
      "Bénéficiaire;Adresse complète\nM. Jean Le Bris;Lieu-dit Kerdu 29100 Douarnenez\n"
        + "Mme Anne Roy;8 rue Carnot 29000 Quimper\n",
      [["postalAddress=;;Lieu-dit Kerdu;Douarnenez;;29100"], []]
    ),
    // What somebody wrote below the list.
    (
      "Name,Phone,Calls\nAnn Lee,902-555-0251,Bo\nBo Ray,902-555-0252,-\n\"If nobody is there, call 911.\",,\n",
      [["name=Lee;Ann"], ["name=Ray;Bo"]]
    ),
    (
      "Sukunimi;Etunimi;Matkapuh.\nLaine;Aino;040 555 0111\nWestö;Ulla;040 555 0112\nJäseniä yhteensä: 2;;\n",
      [["name=Laine;Aino"], ["name=Westö;Ulla"]]
    ),
    ("Name;Telefon;Ort\nAnn Lee;0301234567;Berlin\nSumme;1;\n", [["name=Lee;Ann"]]),
    // Whoever has a word in front of all that is told of him is somebody; the first has the row.
    (
      "Vermieter Name,Vermieter Telefon,Mieter Name,Mieter Telefon\nOtto Lind,089 555641,Eva Holm,0171 3920081\n"
        + "Ida Vos,089 555642,Jan Roth,0171 3920082\n",
      [["phoneNumber=089 555641", "phoneNumber=0171 3920081 [\"Mieter Telefon\"]"], []]
    ),
    // A hyphen stands for the words of the column before.
    (
      "Co./Last Name\tFirst Name\tAddr 1 - Line 1\t- City\t- State\t- Postcode\t- Phone No. 1\tAddr 2 - Line 1"
        + "\t- City\t- Postcode\nQuong\tLee\t19 Pike Pde\tBroome\tWA\t6725\t08 5550 0612\tPO Box 7\tPerth\t6001\n",
      [
        [
          "postalAddress=;;19 Pike Pde;Broome;WA;6725", "phoneNumber=08 5550 0612",
        ]
      ]
    ),
    // The same words in parentheses are those of a group.
    (
      "Имя;Фамилия;Улица (дом.);Город (дом.);Улица (раб.);Город (раб.)\n"
        + "Анна;Лисина;ул. Садовая, 9;Тверь;пр. Победы, 99;Клин\n",
      [
        [
          "postalAddress=;;ул. Садовая, 9;Тверь [home]",
          "postalAddress=;;пр. Победы, 99;Клин [work]",
        ]
      ]
    ),
    // Flats are no departments, orders no people and firms, and a number alone nobody else's.
    (
      "Einheit;Name;Telefon\nWE 01 EG;Otto Lind;089 555641\nWE 02 OG;Ida Vos;089 555642\n",
      [["preserved=X-EINHEIT:WE 01 EG {X-COLUMN=Einheit}"], []]
    ),
    (
      "buyer-name\tbuyer-email\tis-business-order\nIda Boateng\tida@elm.example\ttrue\n",
      [["name=Boateng;Ida"]]
    ),
    (
      "Adı\tSoyadı\tCep\tEv\nAyla\tDemir\t0505 555 02 41\t\nÇağrı\tIğdır\t0505 555 02 42\t\n\t\t0505 555 02 43\t\n",
      [[], ["name=Iğdır;Çağrı"], ["phoneNumber=0505 555 02 43 [mobile]"]]
    ),
    // Streets that begin with the number, in a file without headers.
    (
      "LIND Josiane;12 rue des Tanneurs;87000 LIMOGES;05 36 49 55 01\nVOS Hugues;Le Bourg;87110 LE VIGEN;05 36 49 55 03\n"
        + "HOLM Aya;3 impasse du Puits;87100 LIMOGES;06 39 98 55 02\n",
      [["postalAddress=;;12 rue des Tanneurs;LIMOGES;;87000"], [], []]
    ),
    // A question goes on with its answers, and what somebody does may be called as an account's role is.
    (
      "Name,Company yes/no,Email\nElm desk,yes,desk@elm.example\nIda Vos,no,ida@elm.example\n",
      [["organization=Elm desk"], ["name=Vos;Ida"]]
    ),
    (
      "Vorname;Nachname;Funktion\nEva;Lind;administrator\nJan;Holm;Arzt\n",
      [["jobTitle=administrator"], ["jobTitle=Arzt"]]
    ),
    (
      "Client Name,Client Phone,Tenant Name,Tenant Phone\nOtto Lind,089 555641,Eva Holm,0171 3920081\n",
      [["name=Lind;Otto", "phoneNumber=0171 3920081 [\"Tenant Phone\"]"]]
    ),
    // Two people of one family in two rows each.
    (
      "Name;Adresse;Telefon\nHolm Rosa;Gasse 5;07672 555 24\n;4840 Vöcklabruck;0664 555 02 41\n"
        + "Lind Alois;Hang 12/3;\n;4850 Timelkam;0664 555 02 42\n",
      [
        [
          "postalAddress=;;Gasse 5;Vöcklabruck;;4840", "phoneNumber=07672 555 24",
          "phoneNumber=0664 555 02 41",
        ],
        ["postalAddress=;;Hang 12/3;Timelkam;;4850", "phoneNumber=0664 555 02 42"],
      ]
    ),
    // Firms and family names in one column, whatever share of the given names has several words, and how letters
    // begin.
    (
      "Co./Last Name\tFirst Name\tCard ID\tPhone No. 1\tContact Name\tSalutation\n"
        + "Elm Joinery Pty Ltd\t\tCUS01\t07 5550 0141\tKim Vos\tKim\n"
        + "Tran\tThi Mai\tCUS02\t0491 570 142\t\tMs Tran\nLee\tAnn\tCUS03\t0491 570 143\t\t\n",
      [
        ["organization=Elm Joinery Pty Ltd", "relation=Kim Vos [contact]"],
        ["name=Tran;Thi Mai"], ["name=Lee;Ann"],
      ]
    ),
    // Whoever represents a firm has his father's name in the middle.
    (
      "Наименование;МОЛ;Телефон\n\"Бряст\" ЕООД;Петър Иванов Стоев;032 555 141\nКлен ООД;Вера Димова;032 555 142\n",
      [["name=Стоев;Петър;Иванов"], ["name=Димова;Вера"]]
    ),
    // Groups of columns above the header, where years are headers.
    (
      "Donateur\t\t\tAdresse\t\t\t\tDons\t\n"
        + "Civilité\tNom\tPrénom\tRue\tN°\tCP\tLocalité\t2021\t2022\n"
        + "M.\tDubois\tPaul\true Haute\t14\t5000\tNamur\t40,00\t50,00\n"
        + "Mme\tRoux\tLise\true Basse\t7A\t5004\tBouge\t\t25,00\n",
      [
        ["name=Dubois;Paul;;M.", "postalAddress=;;rue Haute 14;Namur;;5000"],
        ["name=Roux;Lise;;Mme", "postalAddress=;;rue Basse 7A;Bouge;;5004"],
      ]
    ),
    (
      "戶號,住戶姓名,室內電話,手機\n2F-1,陳美玉,02-2000-0141,0900-000-141\n2F-2,李大同,02-2000-0142,\n",
      [["phoneNumber=02-2000-0141 [home]"], ["phoneNumber=02-2000-0142 [home]"]]
    ),
    // Years are names of columns in which people tick whom they wrote to.
    (
      "Name;Anschrift;2021;2022;Grüße\nFam. Holm (Ida, Tom);\"Am Wall 3\n28195 Bremen\";x;x;\n"
        + "Tante Gerda;\"Seeweg 7\n24103 Kiel\";x;;von Mama\n",
      [
        ["formattedName=Fam. Holm (Ida, Tom)", "postalAddress=;;Am Wall 3;Bremen;;28195"],
        ["formattedName=Tante Gerda", "postalAddress=;;Seeweg 7;Kiel;;24103"],
      ]
    ),
    // Of names beside those of people who speak for them, one without is a firm's.
    (
      "*ContactName,EmailAddress,FirstName,LastName\nElm Joinery Ltd,elm@a.example,Ann,Lee\n"
        + "Joe Vos,joe@b.example,Joe,Vos\nMole Valley Thatching,mole@c.example,,\n",
      [
        ["organization=Elm Joinery Ltd", "name=Lee;Ann"], ["name=Vos;Joe"],
        ["organization=Mole Valley Thatching"],
      ]
    ),
    // What somebody looks after, and where letters go.
    (
      "Obj.;Eigentümer;Objektanschrift;PLZ;Ort;Zustelladresse (falls abweichend);Tel.\n"
        + "107;Lechner Maria;Dorfplatz 4;6060;Hall in Tirol;Innrain 12, 6020 Innsbruck;0512 555101\n"
        + "109;Gruber Franz;Dorfplatz 6;6060;Hall in Tirol;-;0512 555102\n",
      [
        [
          "postalAddress=;;Dorfplatz 4;Hall in Tirol;;6060",
          "postalAddress=;;Innrain 12;Innsbruck;;6020",
        ],
        ["postalAddress=;;Dorfplatz 6;Hall in Tirol;;6060"],
      ]
    ),
    // Lines of a label that have nothing but their numbers.
    (
      "Line1,Line2,Line3,Line4\nMr & Mrs D. Vos,12 Pike Lane,Upholland,WN8 0AA\nMs Kez Lee,31 Dock St,Liverpool L3 0AB,\n",
      [
        ["formattedName=Mr & Mrs D. Vos", "postalAddress=;;12 Pike Lane;Upholland;;WN8 0AA"],
        ["formattedName=Ms Kez Lee", "postalAddress=;;31 Dock St;Liverpool;;L3 0AB"],
      ]
    ),
  ])
  func isRead(_ text: String, as expected: [[String]]) throws {
    let contacts = try read(text, .csv).contacts.map(\.summary)
    for (contact, expected) in zip(contacts, expected) {
      for value in expected { #expect(contact.contains(value), "\(contact)") }
    }
    #expect(contacts.count == expected.count)
  }

  /// Of one who may be the father or the husband, no more is said.
  @Test func relativesOfTwoKinds() throws {
    let text =
      "Name,Father's/Husband's Name,Phone\nAnn Lee,Bo Lee,030 1111111\nCy Ray,Di Ray,030 1111112\n"
    let contact = try #require(try read(text, .csv).contacts.first?.summary)
    #expect(!contact.contains { $0.hasPrefix("relation") }, "\(contact)")
    #expect(contact.contains { $0.contains("Bo Lee") }, "\(contact)")
  }

  /// The parents of a pupil are married to nobody of the table.
  @Test func secondAndThirdPeople() throws {
    let text =
      "Nachname|Vorname|Geburtsdatum|Anrede1|Nachname1|Vorname1|Anrede2|Nachname2|Vorname2\n"
      + "Holm|Lena|09.03.2011|Frau|Holm|Eva|Herr|Vos|Jan\n"
    let contact = try #require(try read(text, .csv).contacts.first?.summary)
    #expect(contact.contains("name=Holm;Lena"))
    #expect(!contact.contains { $0.hasPrefix("relation") }, "\(contact)")
    for name in ["Eva", "Vos", "Jan"] {
      #expect(contact.contains { $0.hasPrefix("preserved") && $0.contains(name) }, "\(name)")
    }
  }
}
