import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Lists of members, pupils, households and customers: each contact by the beginnings of what its summary has,
/// and by what it has not, behind a minus.
struct MemberTableTests {
  @Test(arguments: [
    // The number of a plot is none of the house.
    (
      "Plot,Tenant,Address,Town,Postcode\n7A,Ann Lee,12 Elm Road,Stroud,GL5 0AA\n"
        + "7B,Joe Vos,\"Flat 2, 9 Oak Lane\",Stroud,GL6 0AB\n8,Eva Hall,\"Rose Cottage, Mill Lane\",Stroud,GL6 0AC\n",
      [
        ["postalAddress=;;12 Elm Road;Stroud"], ["postalAddress=;;Flat 2, 9 Oak Lane"],
        ["name=Hall;Eva"],
      ]
    ),
    // Beside streets without numbers, it is.
    (
      "House No,Street,Town,Postcode,Name\n9,Larch Grove,Perth,PH1 0AA,Ann Lee\n2,Tay Court,Perth,PH2 0AB,Joe Vos\n",
      [["postalAddress=;;9 Larch Grove"], ["postalAddress=;;2 Tay Court"]]
    ),
    (
      "Name,Present Address,City,Working at\nLata Rao,\"14/2, 2nd Cross\",Mysuru,Acme Ltd\nRavi Das,\"8, MG Road\",Pune,\n",
      [["postalAddress=;;14/2, 2nd Cross;Mysuru", "organization=Acme Ltd"], ["name=Das;Ravi"]]
    ),
    (
      "Nom;Prénom;Nom du tiers;Poste/Fonction;Ville\nRoux;Ève;Scierie Nord SA;Responsable achats;Limoges\nVidal;Luc;Mairie;Maire;Uzès\n",
      [["organization=Scierie Nord SA", "jobTitle=Responsable achats"], ["jobTitle=Maire"]]
    ),
    // Relatives are called so by whoever wrote the list.
    (
      "Name;Telefon\nOma Hilde;0541 555831\nUwe Brinkmann;0541 555832\nEva Sander;0541 555833\n",
      [["formattedName=Oma Hilde", "-name="], ["name=Brinkmann;Uwe"], ["name=Sander;Eva"]]
    ),
    // Where what stands before names has a column, a title is what somebody does.
    (
      "firstname,lastname,namePrefix,email,title,role\nAnn,Lee,Dr.,ann@lee.example,Archivist,\nJoe,Vos,,joe@vos.example,Cook,\n",
      [["name=Lee;Ann;;Dr.", "jobTitle=Archivist"], ["jobTitle=Cook"]]
    ),
    // Firms that are called after people, and by what they are.
    (
      "Lee & Hall Solicitors,01632 960011\nEva Lind,01632 960012\nUwe Berg,01632 960013\n",
      [["-name="], [], []]
    ),
    ("名前,電話番号\n丸山電機 支店,0600005613\n高橋 美穂,09000005611\n", [["-name="], ["name=高橋;美穂"]]),
    // The head of a household is whom the row is about.
    (
      "Last Name,Head First,Head DOB,Head Cell,Spouse First\nLee,Ann,5/14/1969,218-555-0181,Joe\nVos,Ida,11/30/1942,218-555-0182,\n",
      [
        ["name=Lee;Ann", "birthday=19690514", "phoneNumber=218-555-0181 "],
        ["birthday=19421130"],
      ]
    ),
    // What is tuned is no floor; where it is one, it is.
    (
      "Client,Addr 1,Town,Piano\n\"Lee, Ann\",Main Street,Cavan,Yamaha upright\n\"Vos, Joe\",Rosebank,Ennis,Broadwood grand\n",
      [["postalAddress=;;Main Street;Cavan"], ["postalAddress=;;Rosebank;Ennis"]]
    ),
    (
      "Nome,Cognome,Via,Città,Piano\nAda,Neri,Via Roma 5,Asti,piano terra\nUgo,Riva,Via Po 9,Alba,secondo piano\n",
      [
        ["postalAddress=;;Via Roma 5, piano terra;Asti"],
        ["postalAddress=;;Via Po 9, secondo piano;Alba"],
      ]
    ),
    // What a pupil is called besides; the parents are others of the family.
    (
      "Legal Surname,Legal Forename,Preferred Forename,DOB,Contact 1,Contact 1 Relationship,Postcode\nLee,Isobel,Izzy,04/05/2011,Mrs A Lee,Mother,PH1 0AA\n"
        + "Vos,Tobi,,05/06/2010,Mr K Vos,Father,PH2 0AB\n",
      [
        ["name=Lee;Isobel", "nickname=Izzy", "birthday=20110504", "-formattedName=Mrs"],
        ["name=Vos;Tobi", "birthday=20100605", "-formattedName=Mr"],
      ]
    ),
    // Somebody's own name in short stays the name that is shown.
    (
      "First Name,Last Name,Display Name\nRobert,Smith,Bob Smith\nWilliam,Jones,Bill Jones\n",
      [["formattedName=Bob Smith"], ["formattedName=Bill Jones"]]
    ),
    ("Name,Email,Tiers\nBob Smith,b@smith.example,Gold\n", [["-organization"]]),
    (
      "Name,Telefon\nTom & Jane School,0541 555831\nEva Sander,0541 555833\n",
      [["-organization"], []]
    ),
    // Initials beside what somebody is called, and what stands before the family name behind it.
    (
      "Naam;Tussenvoegsel;Voorletters;Voornaam;Plaats\nVries;de;J.P.;Jan;Delft\nBakker;;M.;Marijke;Gouda\n",
      [["name=de Vries;Jan", "-nickname"], ["name=Bakker;Marijke", "-nickname"]]
    ),
    // What stands before one of two family names; the other one stays.
    (
      "Achternaam;Familienaam;Tussenvoegsel;Voornaam\nBerg;Lopez;van den;Jan\n",
      [["name=Berg,van den Lopez;Jan"]]
    ),
    // Where few are called anything, how their names begin is all that is known.
    (
      "Achternaam;Voorletters;Roepnaam\nVries;J.P.;Jan\nBakker;M.;\nBerg;A.B.;\n",
      [["name=Vries;J.P.", "nickname=Jan"], ["name=Bakker;M."], ["name=Berg;A.B."]]
    ),
    // Numbers by which a school or a firm knows somebody, and grades, are none of a telephone and of a floor.
    (
      "Schülernummer;Nachname;Vorname;Grade Level;Straße;Ort\n40112;Lind;Eva;7;Gartenweg 3;Ulm\n"
        + "40119;Berg;Uwe;8;Am Hang 2;Ulm\n",
      [
        ["postalAddress=;;Gartenweg 3;Ulm", "-phoneNumber"],
        ["postalAddress=;;Am Hang 2;Ulm", "-phoneNumber"],
      ]
    ),
    (
      "Name;Student Mobile;Dein Handy\nEva Lind;5551234;5551236\nUwe Berg;5551235;5551237\n",
      [
        ["phoneNumber=5551234 [mobile]", "phoneNumber=5551236 [mobile]"],
        ["phoneNumber=5551235 [mobile]", "phoneNumber=5551237 [mobile]"],
      ]
    ),
    // A title that is asked for may be a book's.
    (
      "Welcher Titel;Vorname;Nachname\nFaust;Luis;Gil\nHamlet;Eva;Lind\n",
      [["name=Gil;Luis", "-name=Gil;Luis;;Faust"], ["name=Lind;Eva", "-name=Lind;Eva;;Hamlet"]]
    ),
    (
      "Wie ist Ihr Titel;Vorname;Nachname\nDr.;Luis;Gil\nProf.;Eva;Lind\n",
      [["name=Gil;Luis;;Dr."], ["name=Lind;Eva;;Prof."]]
    ),
    (
      "Guest number,Name\n01453 555012,Ann Lee\n01453 555013,Joe Vos\n",
      [["phoneNumber=01453 555012"], ["phoneNumber=01453 555013"]]
    ),
    // An office that somebody holds, beside a trade.
    (
      "Name;Amt;Beruf;Mail\nEva Lind;Vorsitzende;Maurerin;eva@lind.example\nUwe Berg;Kassierer;Koch;uwe@berg.example\n",
      [["jobTitle=Vorsitzende", "-organization"], ["jobTitle=Kassierer", "-organization"]]
    ),
    (
      "Amt;Name;Telefon\nKassierer;Eva Lind;0711 555401\nSchriftführer;Uwe Berg;0711 555402\n",
      [["jobTitle=Kassierer"], ["jobTitle=Schriftführer"]]
    ),
    // A letter for an extension, far from any number.
    (
      "Vorname;Name;Tel. d.;Mail;X1\nUwe;Berg;0711 555402;uwe@berg.example;-3\nEva;Lind;0711 555403;eva@lind.example;-7\n",
      [["phoneNumber=0711 555402 [work]"], ["phoneNumber=0711 555403 [work]"]]
    ),
    // Families, in whichever language, and what somebody is called by an office.
    (
      "Davetli,Telefon\nUçar Ailesi,0532 555 01 21\nAhmet Yılmaz,0532 555 01 22\n",
      [["formattedName=Uçar Ailesi", "-name="], ["name=Yılmaz;Ahmet"]]
    ),
    (
      "Nama,HP\nKeluarga Santoso,0812-5555-0121\nBudi Santoso,0812-5555-0122\n",
      [["formattedName=Keluarga Santoso", "-name="], ["name=Santoso;Budi"]]
    ),
    (
      "Guest,Phone\nThe Smiths,07700 900121\nWebb Family,07700 900122\nAnn Lee,07700 900123\n",
      [["-name="], ["-name="], ["name=Lee;Ann"]]
    ),
    // Who comes with somebody and has no name.
    (
      "Név,Telefon\nKovács Anna +1 fő,06 30 555 0121\nNagy Béla,06 30 555 0122\n",
      [["name=Kovács;Anna", "note=+1 fő"], ["name=Nagy;Béla", "-note"]]
    ),
    (
      "Name,Phone\nAnn Lee +1,07700 900121\nJoe Vos + 2 Kinder,07700 900122\nKim Webb & guest,07700 900123\n"
        + "Lou Moss (+1),07700 900124\nAna Ruiz y familia,07700 900125\nJens Dahl m/ledsager,07700 900126\n"
        + "Jan Nowak z osobą towarzyszącą,07700 900127\n",
      [
        ["name=Lee;Ann", "note=+1"], ["name=Vos;Joe", "note=+ 2 Kinder"],
        ["name=Webb;Kim", "note=& guest"], ["name=Moss;Lou", "note=+1"],
        ["name=Ruiz;Ana", "note=y familia"], ["name=Dahl;Jens", "note=m/ledsager"],
        ["name=Nowak;Jan", "note=z osobą towarzyszącą"],
      ]
    ),
    (
      "Name,Phone\nAnn Lee + Tom,07700 900121\nHuber & Partner,07700 900122\nJoe Vos +1,07700 900123\n",
      [["-note"], ["-note"], ["note=+1"]]
    ),
    // Given names in the plural.
    (
      "משפחה,שמות,טלפון\nלוי,משה ורחל,050-5550101\nכהן,דנה,050-5550102\n",
      [["name=לוי;משה ורחל"], ["name=כהן;דנה"]]
    ),
    // Nuns.
    (
      "Nome,Telefone\nIrmã Lúcia Santos,(11) 95555-0121\nJoão Silva,(11) 95555-0123\n",
      [["name=Santos;Lúcia;;Irmã"], ["name=Silva;João"]]
    ),
    (
      "Nombre,Tel.\nHna. Luisa Gómez,600 55 01 41\nSor Juana Díaz,600 55 01 42\n",
      [["name=Gómez;Luisa;;Hna."], ["name=Díaz;Juana;;Sor"]]
    ),
    // What somebody is, is no name, and where he is so is no state.
    (
      "Entidad,Persona de contacto,Dirección,Teléfono\nAyuntamiento de Villarejo del Páramo,Sr. Secretario,Plaza Mayor 1,987 555 012\n"
        + "Colegio San Juan,La Directora,Calle Real 7,987 555 014\n",
      [
        ["organization=Ayuntamiento de Villarejo del Páramo", "formattedName=Sr. Secretario"],
        ["organization=Colegio San Juan", "formattedName=La Directora", "-name="],
      ]
    ),
    (
      "Tratamiento,Nombre,Apellidos,Organismo,Dirección\nSr. Secretario,,,Ayuntamiento de Villarejo,Plaza Mayor 1\nSra.,Ana,Ruiz,Diputación de León,Calle Ancha 5\n",
      [
        ["organization=Ayuntamiento de Villarejo", "preserved=X-TRATAMIENTO:Sr. Secretario"],
        ["organization=Diputación de León", "name=Ruiz;Ana;;Sra."],
      ]
    ),
    // Days and months of a list of birthdays.
    (
      "ANIVERSARIANTES,,,\nDia,Mês,Nome,Telefone\n5,Março,João Silva,(11) 95555-0121\n12,Abril,Ana Souza,(11) 95555-0122\n",
      [["birthday=--0305"], ["birthday=--0412"]]
    ),
    (
      ",Birthday,,\nName,Day,Month,Phone\nAnn Lee,5,March,07700 900121\nJoe Vos,12,4,07700 900122\n",
      [["birthday=--0305"], ["birthday=--0412"]]
    ),
    (
      "Туған күндер;;;\nКүні;Айы;Аты-жөні;Телефон\n5;наурыз;Серікұлы Асқар;8 701 555 01 21\n12;сәуір;Асанов Дәурен;8 702 555 01 22\n",
      [["birthday=--0305"], ["birthday=--0412"]]
    ),
    (
      "Day,Month,Name,Phone\n5,March,Ann Lee,07700 900121\n12,April,Joe Vos,07700 900122\n",
      [["-birthday"], ["-birthday"]]
    ),
    // Degrees behind names, with a dot at the end.
    (
      "Hosť;Mobil\nIng. Ján Novotný, PhD.;0905 555 123\nPeter Kováč s manželkou;0905 555 121\n",
      [["name=Novotný;Ján;;Ing.;PhD."], ["name=Kováč;Peter", "note=s manželkou"]]
    ),
    // Titles that no blank divides from names, and names that begin so.
    (
      "ชื่อ-นามสกุล,เบอร์โทร\nนางสาวสมหญิง ใจดี,081-555-0121\nคุณากร วงศ์ไทย,089-555-0122\n",
      [["name=ใจดี;สมหญิง;;นางสาว"], ["formattedName=คุณากร"]]
    ),
    // What somebody is called is told once, groups may have bars between, and a form of address in a column of its own
    // is no part of a name in one cell.
    (
      "First Name,Given Name,Nickname,Last Name,Phone\nAnn,Ann,,Lee,0131 496 0141\nJoe,Joe,Jo,Vos,0131 496 0142\n",
      [["-nickname"], ["nickname=Jo"]]
    ),
    (
      "Name;Gruppen;E-Mail\nAnn Lee;Chor|Vorstand;ann@lee.example\nJoe Vos;Chor;joe@vos.example\n",
      [["category=Chor", "category=Vorstand"], ["category=Chor"]]
    ),
    (
      "Anrede;Name Vorname;Telefon\nFrau;Lind Eva;041 555 04 01\nHerr;Groß Hans;041 555 04 02\n",
      [
        ["name=Lind;Eva;;Frau", "formattedName=Eva Lind"],
        ["name=Groß;Hans;;Herr", "formattedName=Hans Groß"],
      ]
    ),
    // Who owns and who lives there are two.
    (
      "Lot;Nom du propriétaire;Nom du locataire;Téléphone\n1;Jean Roux;Anne Petit;06 11 11 11 11\n2;Zoé Bois;;06 22 22 22 22\n",
      [["name=Roux;Jean"], ["name=Bois;Zoé"]]
    ),
    // A word for a family name that is one for what somebody does.
    (
      "নাম,পদবি,মোবাইল\nরফিকুল ইসলাম,সভাপতি,01711555121\nরোকেয়া খাতুন,সদস্য,01811555122\n",
      [["jobTitle=সভাপতি"], ["jobTitle=সদস্য"]]
    ),
    (
      "F.I.Sh.;Telefon\nKarimov Aziz Rustamovich;+998 90 555 01 21\nAliyeva Nodira;+998 93 555 01 22\n",
      [["name=Karimov;Aziz;Rustamovich"], ["name=Aliyeva;Nodira"]]
    ),
  ])
  func peopleOf(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }

  /// Who comes with others takes no place of notes.
  @Test func notesBesideCompanions() throws {
    let before = "Name,Phone,Note\nAnn Lee +1,07700 900121,\nJoe Vos,07700 900122,tea\n"
    let file = try rewrite(Array(before.utf8)) { contact in
      contact.displayName == "Joe Vos"
        ? .replace(contact.editing { $0.notes = [LabeledValue("coffee")] }) : .keep
    }
    #expect(file.text == before.replacing("tea", with: "coffee"))
    #expect(file.losses.isEmpty, "\(file.losses)")
  }

  /// In English, the month stands in front in America alone.
  @Test(arguments: [
    ("Name,Town,Postcode,DOB\nAnn Lee,Perth,PH1 0AA,04/05/1981\n", "19810504"),
    ("Name,City,ZIP,DOB\nAnn Lee,Duluth,55803,04/05/1981\n", "19810405"),
    ("Name,Town,Eircode,DOB\nAnn Lee,Cavan,H12 XX03,04/05/1981\n", "19810504"),
  ])
  func birthdayInEnglish(_ text: String, _ birthday: String) throws {
    let contact = try #require(try read(text, .csv).contacts.first)
    #expect(contact.summary.contains("birthday=\(birthday)"), "\(contact.summary)")
  }
}
