import ContactCoding
import ContactModel
import FileFormats
import SourceText
import Testing

/// Names in one cell: which words are the given and the family name, and what is no name at all.
struct WholeNameTests {
  @Test(arguments: [
    // Where lists of names tell nothing, the order is the usual one of the headers' language.
    (
      "Name,Phone\nShazza Petrov,0131 496 0141\nFront Gate,0131 496 0142\nKirra Dunnel-O'Quell,0131 496 0143\n",
      ["name=Petrov;Shazza", "formattedName=Front Gate", "name=Dunnel-O'Quell;Kirra"]
    ),
    (
      "Name;Telefon\nShazza Quellin;0131 496 0141\nKodie Restoule;0131 496 0142\n",
      ["formattedName=Shazza Quellin", "formattedName=Kodie Restoule"]
    ),
    (
      "Name,Phone\nAnn Lee,0131 496 0141\nDominguez Paul,0131 496 0142\n",
      ["name=Lee;Ann", "formattedName=Dominguez Paul"]
    ),
    // A name in no list follows the others of its column; one that is clearly the other way round does not.
    (
      "Jméno;Telefon\nNovák Jan;601 555 141\nDvořák Petr;601 555 142\nNovotný Tibi;601 555 143\nJan Svoboda;601 555 144\nMalý Tomáš;601 555 145\n",
      [
        "name=Novák;Jan", "name=Dvořák;Petr", "name=Novotný;Tibi", "name=Svoboda;Jan",
        "name=Malý;Tomáš",
      ]
    ),
    (
      "Name,Phone\nAnn Lee,0131 496 0141\nJoshi Family,0131 496 0142\n",
      ["name=Lee;Ann", "formattedName=Joshi Family"]
    ),
    (
      "Yetkili;GSM\nHatice Quellin;0532 555 01 41\nIşıl Gökçe;0532 555 01 42\n",
      ["name=Quellin;Hatice", "formattedName=Işıl Gökçe"]
    ),
    // What tells two entries apart, or what somebody does, is no part of the name, and tells no order.
    (
      "Nazwa,Telefon\nNowak Krzysztof,601 555 141\nŁukasz praca,601 555 142\n",
      ["name=Nowak;Krzysztof", "formattedName=Łukasz praca"]
    ),
    // Letters stand for middle names.
    (
      "Name,Phone\n\"Lee, Ann R.\",0131 496 0141\n\"Vos, Peter Jr. P.\",0131 496 0142\n",
      ["name=Lee;Ann;R.", "name=Vos;Peter;P.;;Jr."]
    ),
    (
      "Name,Phone\nAnn R. Lee,0131 496 0141\nJ Vos,0131 496 0142\n",
      ["name=Lee;Ann;R.", "name=Vos;J"]
    ),
    // Two people with a comma between are no family and given name.
    (
      "Name;Telefon\nHans Meier;030 1111111\nJohannes Fritz, Albert Berg;030 4444444\nEva Lang;030 2222222\n",
      ["name=Meier;Hans", "formattedName=Johannes Fritz, Albert Berg", "name=Lang;Eva"]
    ),
    (
      "Name;Telefon\nMartín Gómez, José Antonio;600 55 01 41\nGarcía López, Ana;600 55 01 42\n",
      ["name=Martín Gómez;José Antonio", "name=García López;Ana"]
    ),
    // What somebody does, or a second person, is no given name, whatever comma or title stands before it.
    (
      "Name;Telefon\nHans Meier;030 1111111\n\"Vogel Martina, Haus- und Gartenpflege\";030 1111112\n"
        + "\"Helvetia, Hauptagentur Peter Lang\";030 1111113\nLang Maria Dr. iur. Anwältin;030 1111114\n"
        + "\"Hannah Vo, SHRM-CP\";030 1111115\n",
      [
        "name=Meier;Hans", "formattedName=Vogel Martina, Haus- und Gartenpflege",
        "formattedName=Helvetia, Hauptagentur Peter Lang",
        "formattedName=Lang Maria Dr. iur. Anwältin", "formattedName=Hannah Vo, SHRM-CP",
      ]
    ),
    (
      "Name,Phone\n\"Mr. Peter Lindqvist, Mrs. Mary Walker & Family\",0131 496 0141\nAnn Lee,0131 496 0142\n",
      ["formattedName=Mr. Peter Lindqvist, Mrs. Mary Walker", "name=Lee;Ann"]
    ),
    // Rooms, abbreviations and what stands beside a dash are nobody's names.
    (
      "Name,Phone\nAnn Lee,0131 496 0141\nConference Room,0131 496 0142\nQBSD Payroll,0131 496 0143\n"
        + "Elm - Canteen,0131 496 0144\nPeter Smith CEE,0131 496 0145\n",
      [
        "name=Lee;Ann", "formattedName=Conference Room", "formattedName=QBSD Payroll",
        "formattedName=Elm - Canteen", "formattedName=Peter Smith CEE",
      ]
    ),
    // How somebody is called for his age is no family name, and of two names that are half of one, none is.
    (
      "Ad Soyad;Telefon\nMurat Yılmaz;0532 555 01 41\nFatma Hanım;0532 555 01 42\nMehmet Amca;0532 555 01 43\n",
      ["name=Yılmaz;Murat", "name=;Fatma;;Hanım", "formattedName=Mehmet Amca"]
    ),
    (
      "Nombre,Teléfono\nAna Torres,600 55 01 41\nGarcía Fernández,600 55 01 42\nJuan Manuel,600 55 01 43\n",
      ["name=Torres;Ana", "formattedName=García Fernández", "formattedName=Juan Manuel"]
    ),
    // A word in no list between others may be the first of two family names, and two people are no one's name.
    (
      "Nombre,Tel\nPedro Molina,600 55 01 41\nNuria Bofill Serra,600 55 01 42\n",
      ["name=Molina;Pedro", "formattedName=Nuria Bofill Serra"]
    ),
    (
      "Nome,Tel\nLuca Rossi,347 555 0141\nLuca Penna e Sara Zani,347 555 0142\n",
      ["name=Rossi;Luca", "formattedName=Luca Penna e Sara Zani"]
    ),
    (
      "Name,Phone\nAnn Lee,0131 496 0141\n\"Sid \"\"Sparky\"\" Lund\",0131 496 0142\n",
      ["name=Lee;Ann", "name=Lund;Sid"]
    ),
    // A patronymic says which of the words around it is which.
    (
      "Имя;Телефон\nЛосев Дмитрий Иванович;701 555 0141\nАнна Ивановна Гончар;701 555 0142\n"
        + "Мамедов Рустам Ильдар оглы;701 555 0143\n",
      [
        "name=Лосев;Дмитрий;Иванович", "name=Гончар;Анна;Ивановна",
        "name=Мамедов;Рустам;Ильдар оглы",
      ]
    ),
    (
      "Name,Phone\nDavid Michael Rabinovich,0131 496 0141\nAnn Lee,0131 496 0142\n",
      ["name=Rabinovich;David Michael", "name=Lee;Ann"]
    ),
    (
      "Ф.И.О. собственника;Сот.\nЛосев Дмитрий;8 905 555 01 41\nКовалёва Анна;8 905 555 01 42\n",
      ["name=Лосев;Дмитрий", "name=Ковалёва;Анна"]
    ),
    // Small letters behind a comma are a remark, and capitals a given name.
    (
      "Namn;Tel\nEva Lind, fotograf;070 555 01 41\nÅsa Vos;070 555 01 42\n",
      ["name=Lind;Eva", "name=Vos;Åsa"]
    ),
    (
      "Jméno;Telefon\n\"Bc. Jan Novák, DiS.\";601 555 141\nPetr Dvořák;601 555 142\n",
      ["name=Novák;Jan;;Bc.;DiS.", "name=Dvořák;Petr"]
    ),
    // A title in front, whatever the column is called, and one that is in parentheses.
    (
      "LNAME,FNAME,SAL,PH1\nLee,Ann,Mrs.,0131 496 0141\nVos,Joe,Dr.,0131 496 0142\n",
      ["name=Lee;Ann;;Mrs.", "name=Vos;Joe;;Dr."]
    ),
    (
      "Name,Phone\nDr. (Mrs.) Ann Lee,0131 496 0141\nJoe Vos,0131 496 0142\n",
      ["name=Lee;Ann;;Dr. Mrs.", "name=Vos;Joe"]
    ),
    // What is a title of some language alone, is the letter of a given name behind another title; but `D.` behind `Sr.`
    (
      "Name;Telefon\nFrau M. Adler;0131 496 0141\nHerr Dr. G. Vogel;0131 496 0142\nHerr Peter Lang;0131 496 0143\n",
      ["name=Adler;M.;;Frau", "name=Vogel;G.;;Herr Dr.", "name=Lang;Peter;;Herr"]
    ),
    (
      "Naam;Telefoon\nMw. D. van Wijk;0131 496 0141\nDhr. Piet Bakker;0131 496 0142\n",
      ["name=van Wijk;D.;;Mw.", "name=Bakker;Piet;;Dhr."]
    ),
    (
      "Nombre;Teléfono\nSr. D. José Pérez;91 555 01 01\nExcmo. Sr. D. Juan Gil;91 555 01 02\n",
      ["name=Pérez;José;;Sr. D.", "name=Gil;Juan;;Excmo. Sr. D."]
    ),
    // A former name between the words of a family name is no legal form.
    (
      "Etunimi;Sukunimi;Puhelin\nPäivi;Ahonen o.s. Rautio;040 555 0141\nEero;Lahti;040 555 0142\n",
      ["name=Ahonen o.s. Rautio;Päivi", "name=Lahti;Eero"]
    ),
    // Titles may stand in front of a name without a blank.
    (
      "Jméno;Telefon\nMgr.Jarmila Nováková;601 555 141\nIng.Jan Svoboda;601 555 142\n",
      ["name=Nováková;Jarmila;;Mgr.", "name=Svoboda;Jan;;Ing."]
    ),
    // The family name of several tells who is of that family, too.
    (
      "Name,Phone\nAnna Quellin,0131 496 0141\nZimri Quellin,0131 496 0142\nAnn Lee,0131 496 0143\nFront Gate,0131 496 0144\n",
      ["name=Quellin;Anna", "name=Quellin;Zimri", "name=Lee;Ann", "formattedName=Front Gate"]
    ),
    // What kind of firm something is, is no given name.
    (
      "Name,Phone\n\"Dr Umair Sheikh,ENT specialist Clinic.\",0131 496 0141\n\"Lee, Ann\",0131 496 0142\n",
      ["formattedName=Dr Umair Sheikh,ENT specialist Clinic.", "name=Lee;Ann"]
    ),
    // Two who are addressed are two.
    (
      "Jméno;Telefon\npí. Nováková, Študla;601 555 141\np. Frolík, p.David;601 555 142\n",
      ["formattedName=pí. Nováková, Študla", "formattedName=p. Frolík, p.David"]
    ),
    // Whose son or daughter somebody is.
    (
      "ФИО;Телефон\nЖунус уулу Адыл;0312 555 141\nТокто кызы Айпери;0312 555 142\nАбдуллаев Бахтиёр Каримжон угли;0312 555 143\n",
      [
        "name=Жунус уулу;Адыл", "name=Токто кызы;Айпери",
        "name=Абдуллаев;Бахтиёр;Каримжон угли",
      ]
    ),
    (
      "last_name,first_name,title,phone\n高松,市太郎,先生,03-5550-0141\n岡山,太郎,様,03-5550-0142\n",
      ["name=高松;市太郎;;;先生", "name=岡山;太郎;;;様"]
    ),
  ])
  func partsOfNames(_ text: String, _ expected: [String]) throws {
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == expected.count)
    for (summary, name) in zip(found, expected) {
      #expect(summary.contains(name), "\(summary)")
    }
  }

  /// Sections of several words, and of one, between rows of names.
  @Test func sectionsOfSeveralKinds() throws {
    let text =
      "Nimi,Mob,Sünd.\nSOPRAN I,,\nAet Kask,5555 0141,17.05.1984\nALT,,\nJelena Saar,5555 0142,3.11.1991\n"
      + "Dirigent,,\nMart Lill,5555 0143,29.02.1976\n"
    let found = try read(text, .csv).contacts.map { $0.summary.joined(separator: " ") }
    #expect(found.count == 3)
    for (contact, number) in zip(found, ["5555 0141", "5555 0142", "5555 0143"]) {
      #expect(contact.contains(number), "\(found)")
    }
  }

  /// What is counted, and where something stands, is nobody.
  @Test(arguments: [
    "Family,Name,Sci. name,Date,Count\nParidae,Blue Tit,Cyanistes caeruleus,2023-04-02,11\n"
      + "Turdidae,Song Thrush,Turdus philomelos,2023-04-02,2\nPicidae,Spotted Woodpecker,Dendrocopos major,2023-04-09,1\n",
    "Naam;Latijnse naam;Familie;Aantal;Prijs p/st\nAkelei;Aquilegia vulgaris;Ranunculaceae;6;€ 3,25\n"
      + "Vrouwenmantel;Alchemilla mollis;Rosaceae;9;€ 2,95\n",
    "Activity ID,Activity Name,Activity Type,Distance\n1,Morning Run,Run,7.4\n2,Loop with Jonas,Ride,61.9\n",
    "Data;Ora;Numero chiamato;Durata;Costo\n02/05/2023;08:14;0115550xxx;00:03:12;0,05\n"
      + "02/05/2023;17:40;3385550xxx;00:01:47;0,19\n03/05/2023;09:02;0195550xxx;00:12:30;0,31\n",
    "Haltestelle;Ort;Mo-Fr;Sa\nBahnhof;Altenwald;06:12;07:12\nMarktplatz;Altenwald;06:15;07:15\n",
    "Nom,Famille,Quantité\nTomate Cœur de Bœuf,Solanacées,12\nCourgette ronde,Cucurbitacées,4\nBasilic grand vert,Lamiacées,20\n",
  ])
  func tablesOfNobody(_ text: String) {
    #expect(throws: ContactFileError.self) { try read(text, .csv) }
  }

  /// A list of things says that it is one, and a list that may be one that its rows may be things.
  @Test func thingsAreTold() throws {
    let plants =
      "Nom,Famille,Prix\nMarguerite,Astéracées,\"3,50\"\nRose ancienne,Rosacées,\"18,00\"\nIris,Iridacées,\"5,00\"\n"
    let error = #expect(throws: ContactFileError.self) { try read(plants, .csv) }
    #expect(error?.message.contains("its rows are things") == true, "\(error?.message ?? "")")
    let found = try read("名前,数量\nひまわり,3\nたんぽぽ,12\n", .csv).diagnostics
    #expect(found.contains { $0.message.contains("the rows may be things") }, "\(found)")
  }

  /// Who is known by the town alone is somebody where the table names people.
  @Test func townsOfPeople() throws {
    let text =
      "First Name,Last Name,City,Postcode\nAnn,Lee,Ely,CB7 4DL\n,,Leeds,LS1 4DL\nJoe,Vos,,\n"
    #expect(try read(text, .csv).contacts.count == 3)
  }

  /// What databases write for nothing, and how they call their columns.
  @Test func dumpsOfDatabases() throws {
    let text =
      "nm_aluno,nr_fone1,ds_email,ds_logradouro,nr_end,nm_bairro,nm_cidade,sg_uf,nr_cep\n"
      + "Ana Klein,51 95550-0141,\\N,Rua Sete,45,Centro,Canoas,RS,92010-000\n"
    let first = try #require(try read(text, .csv).contacts.first)
    #expect(first.emailAddresses.isEmpty)
    let address = try #require(first.postalAddresses.first?.value)
    #expect(address.city == "Canoas" && address.state == "RS", "\(address)")
    #expect(address.street.contains("Rua Sete"), "\(address)")
    let crm =
      "firstName,lastName,visitStreet,visitPostalCode,visitCity\nAnn,Lee,18 Oak Rd,CB7 4DL,Ely\n"
    let found = try read(crm, .csv).contacts.first?.postalAddresses.first?.value
    #expect(found?.city == "Ely" && found?.street == "18 Oak Rd")
  }

  /// What stands for nothing, and whose a value is: all that contacts have but what is kept beside them.
  @Test(arguments: [
    (
      "Name,Phone,Spouse\nAnn Lee,0131 496 0141,no\nJoe Vos,0131 496 0142,No\nEva Lind,0131 496 0143,Åsa\n",
      [
        ["name=Lee;Ann", "phoneNumber=0131 496 0141"],
        ["name=Vos;Joe", "phoneNumber=0131 496 0142"],
        ["name=Lind;Eva", "phoneNumber=0131 496 0143", "relation=Åsa [spouse]"],
      ]
    ),
    (
      "firstName,lastName,emailAddress,accountManager,accountManagerEmail\n"
        + "Ann,Lee,ann@lee.example,Joe Vos,joe@elm.example\n",
      [["emailAddress=ann@lee.example", "name=Lee;Ann"]]
    ),
    (
      "Name,Phone,Rent\n*** EMPTY ***,,\nAnn Lee,0131 496 0141,900\nJoe Vos,0131 496 0142,950\n",
      [
        ["name=Lee;Ann", "phoneNumber=0131 496 0141"],
        ["name=Vos;Joe", "phoneNumber=0131 496 0142"],
      ]
    ),
    (
      "Jméno;Datum narození\nJan Novák;*12.3.1950\n", [["birthday=19500312", "name=Novák;Jan"]]
    ),
  ])
  func valuesOfNobody(_ text: String, _ expected: [[String]]) throws {
    let found = try read(text, .csv).contacts.map { contact in
      contact.summary.filter { !$0.hasPrefix("preserved=") }.sorted()
    }
    #expect(found == expected)
  }
}
