import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables of offices and clubs: whom to ask for at a firm, who is called by a short number, who lives with
/// whom, and what is no list of people.
struct BusinessTableTests {
  @Test(arguments: [
    // A firm and whom to ask for there; who has nobody to be asked for is a person.
    (
      "Account,Customer Name,Contact,Telephone\nELM001,Elm Nurseries Ltd,Ann Lee,0131 496 0141\n"
        + "ROU002,Corner Florist,Joe Roux,0131 496 0142\nVOS003,Kim Vos,,0131 496 0143\n",
      ["organization=Elm Nurseries Ltd", "organization=Corner Florist", "name=Vos;Kim"]
    ),
    (
      "Nom;Contact;Tél.\nMenuiserie Roux SARL;Ève Lind;04 72 00 00 41\n"
        + "Fleurs du Pont;Jean Vos;04 72 00 00 42\n",
      ["organization=Menuiserie Roux SARL", "organization=Fleurs du Pont"]
    ),
    // Firms without a legal form among people, by a word for what they are.
    (
      "Nazwa;Telefon\nKwiaciarnia Stokrotka;22 555 01 41\nEwa Lind;22 555 01 42\n",
      ["organization=Kwiaciarnia Stokrotka", "name=Lind;Ewa"]
    ),
    (
      "Name,Telephone\nElm Road Dental Care,0131 496 0141\nClinic nurse,0131 496 0142\n",
      ["organization=Elm Road Dental Care", "formattedName=Clinic nurse"]
    ),
    // Numbers within a house, with a number of one's own behind them or not.
    (
      "Extension,First Name,Last Name,Direct Dial\n201,Ann,Lee,0131 496 0141\n214,Joe,Vos,\n",
      ["phoneNumber=201 [work]", "phoneNumber=214 [work]"]
    ),
    (
      "Name,Direct Dial,Extension\nAnn Lee,0131 496 0141,201\nJoe Vos,0131 496 0142,214\n",
      ["phoneNumber=0131 496 0141 x201 [work]", "phoneNumber=0131 496 0142 x214 [work]"]
    ),
    // A word for a house's number and a telephone's.
    (
      "Nume;Număr;Tip\nEva Radu;0250555041;Acasă\nIon Radu;0740555042;Mobil\n",
      ["phoneNumber=0250555041 [home]", "phoneNumber=0740555042 [mobile]"]
    ),
    (
      "Name;1st number;2nd number\nAnn Lee;0131 496 0141;0131 496 0142\nJoe Vos;0131 496 0143;\n",
      ["phoneNumber=0131 496 0141", "phoneNumber=0131 496 0143"]
    ),
    // A family's line in a parish.
    (
      "Family Name,Husband,Wife,Home Phone\nLee,Joe,Ann,0131 496 0141\nVos,,Kim,0131 496 0142\n",
      ["name=Lee;Joe", "name=Vos;Kim"]
    ),
    // In front of all others stands who is invited.
    (
      "Guest(s),Side,Mobile\nJoe and Ann Lee,Bride,07700 900141\nAuntie Kim,Groom,-\n",
      ["name=Lee;Joe and Ann", "formattedName=Auntie Kim"]
    ),
    // Whose it is does not hide what kind of number it is, nor does a remark behind it.
    (
      "Name;Handy Mutter;Tel. G\nMia Sommer;0151 2345678;030 2345678 (Mo-Fr)\nTim Vos;;030 2345679\n",
      ["phoneNumber=0151 2345678 [\"Handy Mutter\"] {TYPE=cell}", "phoneNumber=030 2345679 [work]"]
    ),
    (
      "Name;Handy Mutter;Tel. G\nMia Sommer;0151 2345678;030 2345678 (Mo-Fr)\nTim Vos;;030 2345679\n",
      ["phoneNumber=030 2345678 [\"Mo-Fr\"] {TYPE=work}", "phoneNumber=030 2345679 [work]"]
    ),
    // The town is the last of several lines where it has no column of its own.
    (
      "Name,Postal Address 1,Postal Address 2,Postal Code\n"
        + "Ann Lee,PO Box 62,Graaff-Reinet,6280\nJoe Vos,4 Oak Rd,Paarl,7646\n",
      ["postalAddress=;;PO Box 62;Graaff-Reinet;;6280", "postalAddress=;;4 Oak Rd;Paarl;;7646"]
    ),
    // A shop's export: the country's name and its code, and codes that a spreadsheet is not to count.
    (
      "First Name,Last Name,Address1,City,Country,Country Code,Zip\n"
        + "Ann,Lee,14 Elm Sq,Cambridge,United States,US,'02138\n"
        + "Joe,Vos,31 Duke St,Kitchener,Canada,CA,'N2H 3W9\n",
      [
        "postalAddress=;;14 Elm Sq;Cambridge;;02138;United States cc:US",
        "postalAddress=;;31 Duke St;Kitchener;;N2H 3W9;Canada cc:CA",
      ]
    ),
    // What a firm is called by, whatever else may be called so, beside whom to ask for there.
    (
      "Nombre;Contacto1;Teléfono\nPURO;LIDIA;351 555 0141\nProcosmetica;paola;351 555 0142\n",
      ["organization=PURO", "organization=Procosmetica"]
    ),
    (
      "Pharmacy Name,District,Phone\nLind - Elm,North,01/555014\nVos - Oak,North,01/555015\n",
      ["organization=Lind - Elm", "organization=Vos - Oak"]
    ),
    (
      "service_number,service_name,management_contact_name,telephone\n1,Elm Kindergarten,Ann Lee,09-408 1110\n"
        + "2,Oak Kindergarten,Joe Vos,09-401 0548\n",
      ["organization=Elm Kindergarten", "organization=Oak Kindergarten"]
    ),
    (
      "Nome;Capital Social;Volume de Negócios (€);Telefone\nA. F. COSTA LOPES;150 000 €;667 641 €;213 555 014\n"
        + "ANA DA FONSECA;5 000 €;73 901 €;213 555 015\n",
      ["organization=A. F. COSTA LOPES", "organization=ANA DA FONSECA"]
    ),
    (
      "name,email\nElm Silks,care@elmsilks.example\nPothys,sales@pothys.example\nOak Leaf,info@leaf.example\n",
      ["organization=Elm Silks", "organization=Pothys", "organization=Oak Leaf"]
    ),
    // Most of them are firms, and so is what nobody else is called.
    (
      "name,phone\nLittle Elm Pizza,(219) 555-0141\nOak Restaurant,(219) 555-0142\nMagic Wok,(219) 555-0143\n"
        + "Tony's Place,(219) 555-0144\nElm Bakery,(219) 555-0145\nJoe Lee Vineyards,(219) 555-0146\n",
      [
        "organization=Little Elm Pizza", "organization=Oak Restaurant", "organization=Magic Wok",
        "organization=Tony's Place", "organization=Elm Bakery", "organization=Joe Lee Vineyards",
      ]
    ),
    (
      "Name;Phone\nOŠ \"Mak Dizdar\";030 555 141\nOŠ Behaudin;030 555 142\nOŠ \"Ivan Lukić\";030 555 143\n"
        + "Elementarna Kula;030 555 144\n",
      [
        "organization=OŠ \"Mak Dizdar\"", "organization=OŠ Behaudin",
        "organization=OŠ \"Ivan Lukić\"", "organization=Elementarna Kula",
      ]
    ),
    (
      "ngo_name,phone\nPeta India,022 555 0141\nKaruna Parivar,022 555 0142\n",
      ["organization=Peta India", "organization=Karuna Parivar"]
    ),
    // A reading behind a firm is the firm's.
    (
      "法人名,フリガナ,担当者,電話番号\n株式会社山田,カブシキガイシャヤマダ,佐藤太郎,03-5550-0141\n"
        + "株式会社鈴木,カブシキガイシャスズキ,山田花子,03-5550-0142\n",
      [
        "phoneticOrganizationName=カブシキガイシャヤマダ",
        "phoneticOrganizationName=カブシキガイシャスズキ",
      ]
    ),
  ])
  func tablesOfOffices(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.count == max(2, summary.count))
    for (contact, value) in zip(contacts, summary) {
      #expect(contact.summary.contains(value), "\(contact.summary)")
    }
  }

  /// Who is to be asked for at a firm is the person of its row.
  @Test func peopleOfFirms() throws {
    let text =
      "Customer Name,Contact,Telephone\nElm Nurseries Ltd,Ann Lee,0131 496 0141\nKim Vos,,0131 496 0143\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.first?.contains("formattedName=Ann Lee") == true)
    #expect(found.first?.contains { $0.hasPrefix("relation") } == false)
    #expect(found.last?.contains { $0.hasPrefix("organization") } == false)
  }

  /// Whom to ask for is a person, whatever word for a firm stands beside that.
  @Test(arguments: [
    "Agency Name,Agency Contacts Name,Phone\nDHS,Ann Lee,212-555-0141\nDOJ,Kim Vos,212-555-0142\n",
    "Organisation Contact,Phone\nAnn Lee,212-555-0141\nKim Vos,212-555-0142\n",
    "Vendor,Vendor Contact,Phone\nElm,Ann Lee,212-555-0141\nOak,Kim Vos,212-555-0142\n",
  ])
  func peopleToAskFor(_ text: String) throws {
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.first?.contains("name=Lee;Ann") == true, "\(found)")
  }

  /// People in a column of firms and names have names, and what a vehicle has is no firm.
  @Test(arguments: [
    "Razão Social/Nome;Contato;Fone\nElm Ltda;Ana Lima;(81) 3555-0401\nMaria Souza;;(81) 3555-0402\n",
    "Cari Ünvanı;Yetkili;Telefon\nElm Ltd. Şti.;Fadime Gürbüz;0312 555 01 41\nMaria Souza;;0312 555 01 42\n",
    "Cliente,Contacto,Tel.\nElm S.A. de C.V.,Ana Lima,55 5555 0401\nMaria Souza,su hija Paz,55 5555 0402\n",
    "Name;Firma;Telefon\nEva Lind;Elm GmbH;030 1111111\nMaria Souza;Maria Souza;030 2222222\n",
    "Name,Flat,Vehicle,Phone\nAnn Lee,1,TS 09 AB 0401,0131 496 0141\nMaria Souza,2,M AG 123,0131 496 0142\n",
  ])
  func peopleWithoutFirms(_ text: String) throws {
    let found = try #require(try read(text, .csv).contacts.last)
    #expect(found.displayName == "Maria Souza")
    #expect(found.organizations.isEmpty, "\(found.summary)")
  }

  /// Two rows of headers, of which the first says whose name is below: a firm's is that of no person.
  @Test(arguments: [
    ("Įmonė", "Pavadinimas", "Kontaktinis asmuo", "Vardas, pavardė"),
    ("Uzņēmums", "Nosaukums", "Kontaktpersona", "Vārds, uzvārds"),
    ("Firma", "Název", "Kontaktní osoba", "Jméno a příjmení"),
    ("Компания", "Название", "Контактное лицо", "ФИО"),
    ("Company", "Name", "Contact person", "First and last name"),
  ])
  func namesOfFirms(_ firm: String, _ name: String, _ person: String, _ whole: String) throws {
    let text =
      "\(firm);;\(person);\nTax No.;\(name);\(whole);E-mail\n401;UAB „Elm“;Ann Lee;ann@elm.example\n"
      + "402;MB „Bolt“;Joe Vos;joe@bolt.example\n"
    let found = try #require(try read(text, .csv).contacts.first)
    #expect(found.organizations.map(\.value.name) == ["UAB „Elm“"])
    #expect(found.summary.contains { $0.contains("Ann") }, "\(found.summary)")
  }

  /// What clubs, classes, shops and programs write of people.
  @Test(arguments: [
    // The telephone of the one who is married to somebody is a number of the card's.
    (
      "Family,Adults,City/ZIP,His Cell,Her Cell\nLee,Joe & Ann,Nappanee 46599,574-555-0101,574-555-0102\n"
        + "Vos,Kim,Goshen 46598,,\n",
      ["phoneNumber=574-555-0102 [\"Her Cell\"] {TYPE=cell}", "name=Vos;Kim"]
    ),
    // What is dialled behind the number of the switchboard, and what a house's book calls `poste`.
    (
      "Nachname;Vorname;Zentrale;Durchwahl\nLee;Ann;0941 555600;-34\nVos;Joe;0941 555600;-10\n",
      ["phoneNumber=0941 555600 x34", "phoneNumber=0941 555600 x10"]
    ),
    (
      "Poste;Nom;Prénom;Bureau\n3101;Lee;Anne;1.01\n3114;Roux;Jean;1.07\n",
      ["phoneNumber=3101 [work]", "phoneNumber=3114 [work]"]
    ),
    // One is not born in the years to come.
    (
      "Name,DOB\nAnn Lee,08/06/29\nJoe Vos,17/02/08\n", ["birthday=19290608", "birthday=20080217"]
    ),
    // A house without a number, and a given and a family name of the one who is married to somebody.
    (
      "Nome;Logradouro;Número;Cidade;CEP\nAna Lima;Travessa do Porto;s/n;Fortaleza;60999-143\n"
        + "João Reis;Rua Nova;210;Fortaleza;60999-141\n",
      [
        "postalAddress=;;Travessa do Porto s/n;Fortaleza;;60999-143",
        "postalAddress=;;Rua Nova 210;Fortaleza;;60999-141",
      ]
    ),
    (
      "First Name,Last Name,Spouse First,Spouse Last\nAnn,Lee,Joe,Lee\nKim,Vos,Dale,Ferris\n",
      ["relation=Joe Lee [spouse]", "relation=Dale Ferris [spouse]"]
    ),
    // What somebody is called beside the whole name, and a couple of one family name.
    (
      "Client,Known as,Phone\nMrs Winifred Lee,Win,01632 960811\nMr Joe Vos,,01632 960812\n",
      ["nickname=Win", "name=Vos;Joe;;Mr"]
    ),
    (
      "Member,Home Phone\n\"Lee, Ann\",330-555-0141\n\"Odom, Bettye & Frank\",330-555-0166\n",
      ["name=Lee;Ann", "name=Odom;Bettye & Frank"]
    ),
    // In characters the family name stands in front, and in capitals wherever it stands.
    (
      "氏名,自宅電話\n青木 陽菜,0463-00-1201\n小野寺　蓮,0463-00-1205\n", ["name=青木;陽菜", "name=小野寺;蓮"]
    ),
    (
      "氏名,自宅電話\n青木 陽菜,0463-00-1201\n小野寺 蓮,0463-00-1205\n",
      ["formattedName=青木 陽菜", "formattedName=小野寺 蓮"]
    ),
    (
      "Destinataire;Voie\nMadame Anne TISSERAND;27 rue Neuve\nMaître Ève d'ARGENT;5 place Haute\n",
      ["name=TISSERAND;Anne;;Madame", "name=d'ARGENT;Ève;;Maître"]
    ),
    // How a letter begins is no name, but the first line of an address may be one.
    (
      "Anredezeile;Adresszeile 1;Adresszeile 2;PLZ;Ort\n"
        + "Sehr geehrte Frau Lee;Frau Anna Lee;Domplatz 4;06999;Halle\n"
        + "Sehr geehrter Herr Vos;Herrn Jan Vos;Am Salzgraben 16;06998;Halle\n",
      ["postalAddress=;;Domplatz 4;Halle;;06999", "postalAddress=;;Am Salzgraben 16;Halle;;06998"]
    ),
    // A whole label in a cell.
    (
      "Nr.;Etikett;Telefon\n1;\"Frau\nAnna Lee\nGartenstraße 19\n01999 Großröhrsdorf\";035952 55519\n"
        + "2;\"Vos GmbH\nAm Markt 2\n02999 Lohsa\";\n",
      ["formattedName=Frau Anna Lee", "organization=Vos GmbH"]
    ),
    // Names in quotation marks, and a mailbox that is nobody's of the row above.
    (
      "\"Alias\",\"Display name\",\"Primary address\"\n\"\",\"\"\"Lee, Ann\"\"\",\"ann@lee.example\"\n"
        + "\"\",\"\",\"newsletter@seeds.example\"\n",
      ["name=Lee;Ann", "emailAddress=newsletter@seeds.example [\"Primary address\"]"]
    ),
    // Classes and sections are no department of a firm.
    (
      "Surname,First name,Department,Date of birth\nLee,Ann,3B,2014-05-12\nVos,Joe,3A,2014-11-03\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // 三 and 五 are numbers, and in many names and towns.
    (
      "氏名,自宅電話\n三浦 さつき,0463-00-1201\n五十嵐 誠,0463-00-1205\n", ["name=三浦;さつき", "name=五十嵐;誠"]
    ),
    // Who stands in front of the children is the person, and of things none is.
    (
      "Klasse;Elternbeirätin;Kind;Telefon\n5a;Müller-Hahn, Sabine;Jonas Hahn;0621 555221\n"
        + "5b;Lind, Ève;Paul Lind;0621 555223\n",
      ["name=Müller-Hahn;Sabine", "name=Lind;Ève"]
    ),
    (
      "Ann Lee,43 Bayview Dr,Rockport,MA,1966,978-555-0143\nJoe Vos,12 Summer St,Gloucester,MA,1930,978-555-0177\n",
      [
        "postalAddress=;;43 Bayview Dr;Rockport;MA;01966",
        "postalAddress=;;12 Summer St;Gloucester;MA;01930",
      ]
    ),
    // Without headers.
    (
      "ann\tLee, Ann\tann@lee.example\t\tmet at the fair\njv\tVos, Joe\tjoe@vos.example\t\t\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
  ])
  func tablesOfPeople(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.count == summary.count)
    for (contact, value) in zip(contacts, summary) {
      #expect(contact.summary.contains(value), "\(contact.summary)")
      #expect(!contact.summary.contains { $0.hasPrefix("organization=;") }, "\(contact.summary)")
    }
  }

  /// Numbers of orders and rooms are none to call.
  @Test(arguments: [
    "Best.-Nr.;Kunde;Telefon\n2311-0047;Ann Lee;04172 555047\n2311-0048;Joe Vos;04175 555048\n",
    "Ligne directe;Nom;Prénom;Bureau\n04172 555047;Lee;Anne;1.01\n04175 555048;Roux;Jean;1.07\n",
  ])
  func numbersOfOtherThings(_ text: String) throws {
    let numbers = try read(text, .csv).contacts.map { $0[.phoneNumbers].map(\.value.stringValue) }
    #expect(numbers == [["04172 555047"], ["04175 555048"]])
  }

  /// A sign that is neither letter nor digit in a script says something, too.
  @Test func signsOfNumbers() throws {
    let text = "Name;Straße;Nr;Ort\nAnn Lee;Gasse;½;Ulm\nJoe Vos;Weg;4;Ulm\n"
    let found = try read(text, .csv).contacts.first?.summary
    #expect(found?.contains("postalAddress=;;Gasse ½;Ulm") == true, "\(found ?? [])")
  }

  /// Words in capitals that stand alone in several rows of a table are its sections.
  @Test func sectionsOfOneWord() throws {
    let text =
      "Name,Telephone,Email\nHEALTH,,\nAnn Lee,01632 960310,ann@lee.example\nSHOPS,,\n"
      + "Joe Vos,01632 960322,joe@vos.example\nKim Roux,01632 960323,kim@roux.example\n"
    #expect(try read(text, .csv).contacts.count == 3)
    let alone = "Name,Telephone,Email\nBENEDETTA,,\nAnn Lee,01632 960310,ann@lee.example\n"
    #expect(try read(alone, .csv).contacts.count == 2)
  }

  /// With a contact in each column, where the words for what they do may be the names of columns, too.
  @Test func boardInColumns() throws {
    let text =
      "Name,Ann Lee,Joe Vos,Kim Roux\nRole,Chair,Treasurer,Secretary\nPhone,01223 555 012,,01223 555 014\n"
      + "Town,Cambridge,Ely,Cambridge\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.map(\.count) == [4, 3, 4])
    #expect(
      found.allSatisfy { $0.contains { $0.hasPrefix("title=") || $0.hasPrefix("jobTitle=") } })
  }

  /// What is sold and what stands in a list of devices has a name, but is nobody.
  @Test(arguments: [
    "Item No.,Name,Description,Unit,Price\n4401,Rosemary,\"evergreen, 9 cm pot\",each,3.50\n4402,Basil,seed tray,tray,8.00\n",
    "Kode,Nama,Satuan,Harga,Stok\nSMN-01,Semen 50 kg,sak,62.000,140\nPKU-03,Paku 7 cm,kg,21.500,58\n",
    "Device Name,Address,Type,Serial,Last Seen\nPRN-2F,192.0.2.21,Printer,CNB9X,2023-06-01 07:58\nSW-1,192.0.2.1,Switch,FOC22,2023-06-01 08:00\n",
  ])
  func listsOfThings(_ text: String) throws {
    #expect(throws: (any Error).self) { try read(text, .csv) }
  }
}
