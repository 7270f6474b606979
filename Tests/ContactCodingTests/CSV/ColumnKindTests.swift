import ContactCoding
import ContactModel
import FileFormats
import Testing

/// What columns hold where their names say little, or something else: each contact by what its summary has.
struct ColumnKindTests {
  @Test(arguments: [
    // Names of attributes in a directory, several of which show that they are.
    (
      "dn,cn,sn,givenName,mail,o,ou,l,st,c,employeeNumber\n"
        + "\"uid=alee,dc=elm\",Ann Lee,Lee,Ann,ann@lee.example,Elm Institute,Archive,Leeds,Yorkshire,GB,00031\n"
        + "\"uid=jvos,dc=elm\",Joe Vos,Vos,Joe,joe@vos.example,Elm Institute,Stores,York,Yorkshire,GB,00032\n",
      [
        "name=Lee;Ann", "organization=Elm Institute;Archive",
        "postalAddress=;;;Leeds;Yorkshire;;GB",
      ]
    ),
    // Whoever has a library's card is a person, and so is who has a family and a given name with a comma between.
    ("PATRON NAME|PATRON TYPE|PHONE\nLEE, ANN R|ADULT|505-555-0191\n", ["name=LEE;ANN R"]),
    (
      "Employer;Phone\n\"Lee, Ann\";0131 496 0141\n\"Vos, Joe\";0131 496 0142\n",
      ["name=Lee;Ann", "phoneNumber=0131 496 0141"]
    ),
    (
      "Company;Phone\n\"Hilton, Charlotte\";0131 496 0141\n\"Paris, Denise\";0131 496 0142\n",
      ["organization=Hilton, Charlotte"]
    ),
    // Several people have a whole name where no column is a family name.
    (
      "Nome do comprador;Nome para a entrega;Telefone\nAna Tavares;Ana Tavares;(11) 98000-1101\n"
        + "Rui Nunes;Eva Prado;(11) 98000-1102\n",
      ["name=Tavares;Ana"]
    ),
    (
      "Cliente;Nombre para el envío;Teléfono\nAna García;Luis Romero;612 345 678\nEva Ruiz;Eva Ruiz;612 345 679\n",
      ["name=García;Ana"]
    ),
    // A word in front of a part of the name is one in front of all of them.
    (
      "Legal First Name,Legal Middle Name,Legal Last Name,Phone\nAnn,Beth,Lee,0131 496 0141\nJoe,,Vos,0131 496 0142\n",
      ["name=Lee;Ann;Beth"]
    ),
    (
      "Passport First Name,Passport Last Name,Passport Middle Name,Phone\nAnn,Lee,Beth,0131 496 0141\n"
        + "Joe,Vos,,0131 496 0142\n",
      ["name=Lee;Ann;Beth"]
    ),
    (
      "Customer Initials,Customer Surname,Tel\nJ M,Lee,0131 496 0141\nP,Vos,0131 496 0142\n",
      ["name=Lee;J M"]
    ),
    (
      "Iniciales del cliente;Apellidos del cliente;Teléfono\nA. M.;García;612 345 678\nJ.;Ruiz;612 345 679\n",
      ["name=García;A. M."]
    ),
    // Who fills in a form does it in another order than it asks for.
    (
      "Votre nom et prénom ?,Téléphone\nSandrine Moreau,02 55 55 01 23\nAwa Diallo,02 55 55 01 24\n"
        + "Thierry Petit,02 55 55 01 25\n",
      ["name=Moreau;Sandrine"]
    ),
    (
      "Nazwisko i imię,Telefon\nAnna Kowalska,602 555 101\nPiotr Nowak,602 555 102\nEwa Wójcik,602 555 103\n",
      ["name=Kowalska;Anna"]
    ),
    // Given names of fathers are the family's, behind which stand given names that no list has.
    (
      "Surname and forename,Phone\nThomas Shiny,0484 2555101\nMathew Jincy,0484 2555102\nJoseph Bindhu,0484 2555103\n"
        + "George Sreeja,0484 2555104\n",
      ["name=Thomas;Shiny"]
    ),
    (
      "Nachname Vorname;Telefon\nPeter Hinnerk;030 1234567\nOtto Kerrin;030 1234568\nErnst Frauke;030 1234569\n",
      ["name=Peter;Hinnerk"]
    ),
    // Every cell is a number as people write it there, whatever the column is called.
    (
      "Nom,Prénom,Pour vous joindre le soir\nRoux,Ève,02 55 55 01 23\nVidal,Luc,0255550124\nPetit,Max,02 55 55 01 25\n",
      ["phoneNumber=02 55 55 01 23 [\"Pour vous"]
    ),
    // A number of a house, and one of a flat in it.
    (
      "Nome;Endereço;Telefone\nAna Tavares;Rua Augusta, 1200 ap 31;(11) 98000-1101\nRui Nunes;Rua XV, 45;\n",
      ["postalAddress=;;Rua Augusta, 1200 ap 31"]
    ),
    (
      "Nombre;Dirección;Teléfono\nAna Ruiz;\"Av. Mitre, 1450 piso 3\";612 345 678\nEva Soto;\"Calle Sol, 5\";\n",
      ["postalAddress=;;Av. Mitre, 1450 piso 3"]
    ),
    // Codes and towns in front of which a street stands are these.
    (
      "Name;Adresse;Telefon\nAnna Berger;Uferweg 5, 1200 Wien;0664 1234567\nEva Maier;Hof 2, 4020 Linz;\n",
      ["postalAddress=;;Uferweg 5;Wien;;1200"]
    ),
    (
      "Name,Address,Phone\nAnn Lee,\"12 Elm, Harrogate, HG1 1AA\",0131 496 0141\nJoe Vos,\"3 Ash, Leeds, LS1 4AB\",\n",
      ["postalAddress=;;12 Elm;Harrogate;;HG1 1AA"]
    ),
    (
      "Nome;Indirizzo;Telefono\nAnna Neri;\"Via Roma 5, 70126 Torre a Mare\";080 555 0101\nEva Rossi;\"Via Po 1, 10124 Torino\";\n",
      ["postalAddress=;;Via Roma 5;Torre a Mare;;70126"]
    ),
    // Days without a year.
    (
      "Name,Phone,Namenstag\nAnn Lee,0131 496 0141,Mar 26\nJoe Vos,0131 496 0142,Jun 5\nKim Roux,0131 496 0143,May 1\n",
      ["date=--0326"]
    ),
    (
      "Name,Phone,Party on\nAnn Lee,0131 496 0141,Mar 26\nJoe Vos,0131 496 0142,Nov 25\n",
      ["date=--0326"]
    ),
    ("Name,Phone,Birthday\nAnn Lee,0131 496 0141,Mar-26\n", ["birthday=--0326"]),
    (
      "Nom;Prénom;Date de naissance (ne pas oublier l'année);Téléphone\nRoux;Ève;12/04/1980;02 55 55 01 23\n"
        + "Vidal;Luc;01/08/1975;02 55 55 01 24\n",
      ["birthday=19800412"]
    ),
    (
      "Name,DOB/Cat,Phone\nAnn Lee,1980-04-12,0131 496 0141\nJoe Vos,1981-05-12,0131 496 0142\n",
      ["birthday=19800412"]
    ),
    // A dog's sex is no kind of number.
    (
      "First Name,Last Name,Dog Sex,Phone\nAnn,Lee,F,0131 496 0141\nJoe,Vos,M,0131 496 0142\n",
      ["phoneNumber=0131 496 0141"]
    ),
    (
      "Name,Dog owner DOB,Phone\nAnn Lee,1980-04-12,0131 496 0141\nJoe Vos,1981-05-12,\n",
      ["birthday=19800412"]
    ),
  ])
  func tells(_ text: String, _ expected: [String]) throws {
    let summary = try #require(try read(text, .csv).contacts.first?.summary)
    for part in expected {
      #expect(summary.contains { $0.hasPrefix(part) }, "\(part) of \(summary)")
    }
  }

  @Test(arguments: [
    // What an animal has is nobody else's.
    (
      "Właściciel;Telefon;Data ur. psa\nEwa Kos;602 555 101;2019-04-12\nAdam Wilk;602 555 102;2015-08-01\n",
      "birthday"
    ),
    (
      "Name;Telefon;Geburtsdatum des Hundes\nEva Maier;030 1234567;12.04.2019\nKarl Huber;030 1234568;01.08.2015\n",
      "birthday"
    ),
    (
      "Propriétaire;Téléphone;Date de naissance du chien\nÈve Roux;02 55 55 01 23;12/04/2019\nLuc Vidal;;01/08/2015\n",
      "birthday"
    ),
    // Months of years.
    (
      "Name,Tel,DBS expires\nAnn Lee,0131 496 0141,Mar-26\nJoe Vos,0131 496 0142,Nov-25\n", "date"
    ),
    (
      "Name;Telefon;Ausweis bis\nEva Maier;030 1234567;Mrz '26\nKarl Huber;030 1234568;Nov '25\n",
      "date"
    ),
    // Letters that no other column shows to be of a directory.
    (
      "Name,o,l,Phone\nAnn Lee,Elm,Oak,0131 496 0141\nJoe Vos,Ash,Fir,0131 496 0142\n",
      "organization"
    ),
    (
      "Name,o,l,Phone\nAnn Lee,Elm,Oak,0131 496 0141\nJoe Vos,Ash,Fir,0131 496 0142\n",
      "postalAddress"
    ),
    (
      "CN,SN,DN,C,L,St,Name,Phone\n12,0001,3,A,B,X,Ann Lee,0131 496 0141\n13,0002,4,B,C,Y,Joe Vos,0131 496 0142\n",
      "postalAddress"
    ),
    // One number of an account may be written as telephone numbers are.
    (
      "Name;Konto;Tel\nHans Maier;0123 456 789;030 1234\nEva Huber;0123456780;030 1235\nUwe Lang;0123456781;030 1236\n"
        + "Ute Berg;0123456782;030 1237\n",
      "phoneNumber=0123"
    ),
    // Numbers of customers, none of which is written as a telephone's.
    ("Nom,Prénom,Code fidélité\nRoux,Ève,0012345678\nVidal,Luc,0012345679\n", "phoneNumber"),
    // Nor are those of pupils, who are counted by them.
    (
      "isim,sehir,numara\nAyşe Kaya,Ankara,1001\nMehmet Demir,İzmir,1002\nFatma Çelik,Antalya,1003\n",
      "phoneNumber"
    ),
    // A referee, a sire and somebody who has died are others.
    (
      "Email,Referee First Name,Referee Last Name,Phone\nann@lee.example,Joe,Vos,0131 496 0141\n"
        + "kim@roux.example,Eva,Berg,0131 496 0142\n",
      "name"
    ),
    (
      "Case No,Deceased First Name,Deceased Last Name,Informant,Phone\n1,Ann,Lee,Joe Lee,0131 496 0141\n"
        + "2,Kim,Roux,Eva Roux,0131 496 0142\n",
      "name=Lee;Ann"
    ),
    // Firms stay firms.
    ("Firma;Telefon\nMüller, Berlin;030 1234567\nSchulz, Hamburg;040 1234567\n", "name"),
    (
      "Nom et prénom,Téléphone\nMoreau Sandrine,02 55 55 01 23\nPetit Thierry,02 55 55 01 24\n",
      "name=Sandrine"
    ),
    // Coaches are not the players.
    (
      "Coach First Name,Coach Last Name,Player First Name,Player Last Name,Phone\nAnn,Lee,Joe,Vos,0131 496 0141\n"
        + "Ann,Lee,Eva,Berg,0131 496 0142\n",
      "name=Lee"
    ),
  ])
  func otherCellsAreKept(_ text: String, _ key: String) throws {
    let found = try read(text, .csv).contacts
    #expect(!found.isEmpty)
    for contact in found {
      #expect(!contact.summary.contains { $0.hasPrefix(key) }, "\(contact.summary)")
    }
  }

  /// Rows that name nobody: flats that stand empty, and what is called out below a list.
  @Test(arguments: [
    (
      "Wohnung;Mieter;Telefon\n1;Hanna Leer;030 1234567\n2;frei;\n3;frei - ab Mai;\n",
      ["name=Leer;Hanna"]
    ),
    // Others are called by what stands for nobody elsewhere, and live in towns that are.
    (
      "Wohnung;Mieter;Ort;Telefon\n1;Hanna Berg;Leer;0491 123456\n2;Leer;Leer;\n3;Pusty;;\n",
      ["name=Berg;Hanna", "formattedName=Leer", "formattedName=Pusty"]
    ),
    (
      "Piso;Inquilino;Teléfono\n1;Ana Ruiz;612 345 678\n2;Libre de Souza;\n",
      ["name=Ruiz;Ana", "name=de Souza;Libre"]
    ),
    (
      "Name,Tel,Email\nAnn Lee,0131 496 0141,ann@lee.example\nJoe Vos,0131 496 0142,\n"
        + "Cakes wanted for the fair!,,\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    (
      "Name,Tel,Email\nAnn Lee,0131 496 0141,ann@lee.example\nJoe Vos,0131 496 0142,\nWho can drive us there?,,\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    (
      "Name,Tel,Email\nAnn Lee,0131 496 0141,ann@lee.example\nJoe Vos,0131 496 0142,\n"
        + "Toys R Us for big and small!,,\n",
      ["name=Lee;Ann", "name=Vos;Joe", "formattedName=Toys R Us for big and small!"]
    ),
    (
      "Name,Tel,Email\nAnn Lee,0131 496 0141,ann@lee.example\nJoe Vos,0131 496 0142,\nMaria von der Heide zu Berg,,\n",
      ["name=Lee;Ann", "name=Vos;Joe", "formattedName=Maria von der Heide zu Berg"]
    ),
  ])
  func rowsOfNobody(_ text: String, _ expected: [String]) throws {
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == expected.count, "\(found)")
    for (summary, part) in zip(found, expected) {
      #expect(summary.contains { $0.hasPrefix(part) }, "\(summary)")
    }
  }
}
