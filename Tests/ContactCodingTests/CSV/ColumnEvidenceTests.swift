import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Columns that mean what their cells and the columns beside them show, whatever stands above them: each contact by the
/// beginnings of what its summary has, and by what it has not, behind a minus.
struct ColumnEvidenceTests {
  /// Columns of places, firms and numbers.
  @Test(arguments: [
    // Letters go to the town that the post names; offices alone go by the other one.
    (
      "Navn;Adresse;Postnr;Poststed;Kommune\nKari Berg;Åsveien 12B;1654;SOLVIK;NORDBY\n"
        + "Ola Dahl;Skogveien 3;1709;NORDBY;NORDBY\n",
      [
        ["postalAddress=;;Åsveien 12B;SOLVIK;;1654", "preserved=X-KOMMUNE:NORDBY"],
        ["postalAddress=;;Skogveien 3;NORDBY;;1709"],
      ]
    ),
    (
      "Name;Straße;PLZ;Ort;Gemeinde\nEva Lind;Am Hang 4;97753;Laudenbach;Karlstadt\n"
        + "Uwe Berg;Weg 2;97753;Karlstadt;Karlstadt\n",
      [
        ["postalAddress=;;Am Hang 4;Laudenbach;;97753"],
        ["postalAddress=;;Weg 2;Karlstadt;;97753"],
      ]
    ),
    // What is a district somewhere is a party here, a department or a parish.
    (
      "CANDIDATO,PARTIDO,CORREO\nANA ROJAS,RN,ana@r.example\n"
        + "LUIS VERA,UDI/RN,luis@v.example\nEVA SOTO,PS,eva@s.example\n",
      [
        ["preserved=X-PARTIDO:RN", "-postalAddress="],
        ["-postalAddress="],
        ["-postalAddress="],
      ]
    ),
    (
      "Area,Name,Tel\nFinance,Ann Lee,01632 960011\nAdministration,Joe Vos,01632 960012\n"
        + "Off Site,Kim Roux,01632 960013\n",
      [
        ["organization=;Finance", "-postalAddress="],
        ["organization=;Administration"],
        [],
      ]
    ),
    (
      "name,address,town,postcode,diocese,parish,telephone\n"
        + "Joe Vos,4 Elm Road,Stroud,GL5 0AA,Gloucester,St Jude: Elm Green,01632 960011\n",
      [
        ["postalAddress=;;4 Elm Road;Stroud;;GL5 0AA", "preserved=X-PARISH:St Jude"]
      ]
    ),
    // A town that is served does not take the place of that of the address.
    (
      "Name,Address,City/Area,Phone\n"
        + "Ann Lee,\"12 Oak Lane, Springfield, IL 62704\",Riverton,217-555-0111\n"
        + "Joe Vos,\"3 Elm St, Springfield, IL 62704\",Springfield,217-555-0112\n",
      [
        ["postalAddress=;;12 Oak Lane;Springfield;IL;62704", "preserved=X-CITY-AREA:Riverton"],
        ["postalAddress=;;3 Elm St;Springfield;IL;62704"],
      ]
    ),
    // Firms under a word for names, and whom to ask for.
    (
      "Nombre;Contacto;Email\nPapelera Sur S.A.;Laura Gómez;laura@sur.example\n"
        + "Fletes Norte;Pedro Sánchez;pedro@norte.example\n",
      [
        ["organization=Papelera Sur S.A.", "name=Gómez;Laura"],
        ["organization=Fletes Norte", "name=Sánchez;Pedro"],
      ]
    ),
    // The only numbers of houses stand anywhere behind the street.
    (
      "Name;Street;Town;Zip;Country;Created;House no\nAnn Lee;Elm Road;Stroud;GL5 0AA;UK;2022;34\n"
        + "Joe Vos;Oak Lane;Stroud;GL5 0AB;UK;2022;7\n",
      [["postalAddress=;;Elm Road 34;Stroud;;GL5 0AA"], ["postalAddress=;;Oak Lane 7;"]]
    ),
    // The firm is the one that somebody belongs to, whoever else is wanted.
    (
      "姓名,行業職稱,所屬公司,手機\n陳大文,木工,東山木業有限公司,0900000111\n",
      [
        ["organization=東山木業有限公司", "jobTitle=木工"]
      ]
    ),
    // Offices under the word for a town are called by nothing else.
    (
      "département,commune,email\n45,Mairie - Aubrac,aubrac@mairie.example\n"
        + "45,Mairie - Lozère,lozere@mairie.example\n",
      [
        ["organization=Mairie - Aubrac"],
        ["organization=Mairie - Lozère"],
      ]
    ),
    // Posts of a web site have titles.
    (
      "Title,Content,E-mail\nElm Studio,We draw.,hello@elm.example\n"
        + "Oakworks,We build.,hi@oak.example\n",
      [
        ["organization=Elm Studio", "-jobTitle="],
        ["formattedName=Oakworks"],
      ]
    ),
    // Two addresses of the same names, and beside them which of the two letters go to, and the region of one.
    (
      "Navn:;Primær adresse:;Adresse:;Postnummer:;By:;Adresse:;Postnummer:;By:;Region/kommune:\n"
        + "Eva Lind;Privat;Elmevej 4;2000;Frederiksberg;Havnegade 9;2400;København NV;Region Øst\n"
        + "Bo Holm;Arbejde;Birkevej 7;9881;Bindslev;Torvet 1;9800;Hjørring;Region Nord\n",
      [
        [
          "postalAddress=;;Elmevej 4;Frederiksberg;Region Øst;2000",
          "postalAddress=;;Havnegade 9;København NV;;2400",
        ],
        [
          "postalAddress=;;Birkevej 7;Bindslev;Region Nord;9881",
          "postalAddress=;;Torvet 1;Hjørring;;9800",
        ],
      ]
    ),
    // Shares of a post are no region, and cells that say a column's name again no part of an address.
    (
      "imię,nazwisko,etat\nAnna,Lis,1.0\nJan,Kos,0.5\n",
      [["-postalAddress="], ["-postalAddress="]]
    ),
    (
      "Voornaam;Naam;Bar;Adres;PC;Plaats\nAnna;Vos;bar;Lindelaan 3;1213 BR;Hilversum\n"
        + "Joost;Bakker;X;Eikstraat 8;1215 SK;Hilversum\n",
      [["postalAddress=;;Lindelaan 3;Hilversum;;1213 BR"], ["postalAddress=;;Eikstraat 8;"]]
    ),
    // What aircraft are called by is no number, and what records have is none beside those to dial.
    (
      "NAME,CALL,E-mail\nAnn Lee,D-0123,ann@lee.example\nJoe Vos,D-KABC,joe@vos.example\n",
      [["-phoneNumber="], ["-phoneNumber="]]
    ),
    (
      "Number,Name,Phone\n653377813-7,Ann Lee,702-555-0124\n093004505-X,Joe Vos,702-555-0125\n",
      [
        ["phoneNumber=702-555-0124", "-phoneNumber=653"],
        ["phoneNumber=702-555-0125", "-phoneNumber=093"],
      ]
    ),
    // Where nobody is named, firms are who it is about.
    (
      "address,hostpital\n東京都港区赤坂9-1-2,医療法人社団青空会\n東京都港区赤坂5-3-4,みどり矯正歯科\n",
      [["organization=医療法人社団青空会"], ["organization=みどり矯正歯科"]]
    ),
    // What a whole address says is told by it, and what a column says besides is kept.
    (
      "Name,Province,Address\nAli Kaya,Vlaanderen,\"Lindestraat 5, 2060 Antwerpen, Belçika\"\n",
      [["postalAddress=;;Lindestraat 5;Antwerpen;Vlaanderen;2060;Belçika"]]
    ),
    (
      "Name,Address,Suburb,Region\n"
        + "Ann Lee,\"8 Cedar Avenue, Castle Hill NSW 2154\",Castle Hill,North-West\n",
      [["postalAddress=;;8 Cedar Avenue;Castle Hill;NSW;2154", "preserved=X-REGION:North-West"]]
    ),
    (
      "Name,Address,State\nAnn Lee,\"12 Oak Lane, Springfield, IL 62704\",Illinois\n",
      [["postalAddress=;;12 Oak Lane;Springfield;Illinois;62704", "-preserved="]]
    ),
    // A department and one within it are of one firm.
    (
      "ФИО;Подразделение;Отдел;Телефон\n"
        + "Петров Иван Ильич;Офис;Отдел рекламы;+7 912 000-11-22\n",
      [
        ["organization=;Офис;Отдел рекламы"]
      ]
    ),
    // A zero is no number.
    (
      "Name;Extension;Phone Number\nAnn Lee;6409;0\nJoe Vos;0;915204533\n"
        + "Kim Roux;0;962282945\n",
      [
        ["phoneNumber=6409", "-phoneNumber=0"],
        ["phoneNumber=915204533", "-phoneNumber=0"],
        ["phoneNumber=962282945"],
      ]
    ),
  ])
  func placesAndFirms(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }

  /// Columns of names, sexes, days and services.
  @Test(arguments: [
    // `home` says which number is the main one, and where mailboxes stand among numbers each is what it is.
    (
      "Name;home;work;main\n\"Lee, Ann\";+1-555-0100;020 7946 0111;home\n"
        + "\"Vos, Joe\";joe@vos.example;020 7946 0112;home\n",
      [
        ["phoneNumber=+1-555-0100", "-gender="],
        ["emailAddress=joe@vos.example", "-gender="],
      ]
    ),
    // Forms of address under a word for a sex.
    (
      "Genre,NOM,Prénom,E-mail\nM.,MARTIN,Paul,paul@martin.example\n"
        + "Mme,PETIT,Claire,claire@petit.example\n",
      [["name=MARTIN;Paul;;M.", "-gender="], ["name=PETIT;Claire;;Mme", "-gender="]]
    ),
    // The first day of a program's clock is nobody's birthday where it comes again and again.
    (
      "Jméno;E-mail;Datum narození\nEva Malá;eva@mala.example;01.01.1970\n"
        + "Jan Novák;jan@novak.example;02.11.1993\nIva Horká;iva@horka.example;01.01.1970\n"
        + "Petr Kos;petr@kos.example;01.01.1970\n",
      [
        ["-birthday="],
        ["birthday=19931102"],
        ["-birthday="],
        ["-birthday="],
      ]
    ),
    (
      "Name;Geburtstag;Telefon\nEva Lind;01.01.1970;030 5550111\n"
        + "Uwe Berg;02.03.1981;030 5550112\n",
      [
        ["birthday=19700101"],
        ["birthday=19810302"],
      ]
    ),
    // The reading of a given name stands behind it.
    (
      "顧客番号,姓,カナ姓,名,カナ名,電話番号\n1,森,モリ,花子,ハナコ,0300001111\n",
      [
        ["phoneticFamilyName=モリ", "phoneticGivenName=ハナコ"]
      ]
    ),
    // With whom somebody comes is not who comes.
    (
      "eingeladen;mit wem?;Alter\nEva Sander;Uwe Sander;48\nUwe Sander;Eva Sander;50\n"
        + "Jan Moser;Ida Moser;31\n",
      [
        ["name=Sander;Eva", "relation=Uwe Sander"],
        ["name=Sander;Uwe"],
        ["name=Moser;Jan"],
      ]
    ),
    // Names of services are no addresses there.
    (
      "First Name;Last Name;Phone;Messenger\nAnn;Lee;020 7946 0111;WHATSAPP,SIGNAL\n"
        + "Joe;Vos;020 7946 0112;SMS\n",
      [
        ["-instantMessageAddress="],
        ["-instantMessageAddress=", "preserved=X-MESSENGER:SMS"],
      ]
    ),
    // Names below each other's headers.
    (
      "courriel;nom;prenom\nr@e.example;Réjean;Cloutier\nf@e.example;Frédérique;Gagnon\n"
        + "g@e.example;Ghislaine;Boucher\nm@e.example;Mireille;Pelletier\n"
        + "s@e.example;Sylvie;Lefebvre\n",
      [
        ["name=Cloutier;Réjean"],
        ["name=Gagnon;Frédérique"],
        [],
        [],
        [],
      ]
    ),
    (
      "nom;prenom;fixe\nNOM1;Prenom1;03 00 00 00 01\nNOM2;Prenom2;03 00 00 00 02\n",
      [
        ["name=NOM1;Prenom1"],
        ["name=NOM2;Prenom2"],
      ]
    ),
    // Headers that stand a place too far in front.
    (
      "Last name,First name,email,Gender,Supervisor\nLee,Ann,ann@lee.example,PhD,Female\n"
        + "Vos,Joe,joe@vos.example,Postdoc,Male\n",
      [
        ["gender=F", "preserved=X-GENDER:PhD", "-relation="],
        ["gender=M", "-relation="],
      ]
    ),
    // Whole names, and others beside them.
    (
      "Email,FullName,FirstName\na@e.example,Juan Manuel,Robledo\n"
        + "b@e.example,Ana Torres,Ana\nc@e.example,Tomás,Lucero\n",
      [
        [
          "preserved=X-FIRSTNAME:Robledo", "-name=Manuel;Juan Robledo",
          "-formattedName=Juan Robledo",
        ],
        ["name=Torres;Ana"],
        ["preserved=X-FIRSTNAME:Lucero"],
      ]
    ),
    // Where nothing but a word for a client's data stands above names.
    (
      "Lp;Dane klienta;Usługa\n1;Maria Nowak;1\n2;Jan Kowalski;5\n",
      [
        ["name=Nowak;Maria"],
        ["name=Kowalski;Jan"],
      ]
    ),
  ])
  func namesAndDays(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }

  /// Files without headers.
  @Test(arguments: [
    // Beside names stand numbers alone, or days.
    (
      "Arnold,2\nBrauer,2\n\"Lindner, Karl\",2\nHaas,1\n\"Kirchner, Anna\",4\n",
      [
        ["formattedName=Arnold"],
        ["formattedName=Brauer"],
        ["name=Lindner;Karl"],
        [],
        ["name=Kirchner;Anna"],
      ]
    ),
    (
      "ANA CAROLINA DA SILVA,01/07,P&D,Filial\nRICARDO DE OLIVEIRA,13/07,DIGITAL,Matriz\n"
        + "LUCIANA SOARES,25/07,SAC,Filial\nJONAS MELO,26/07,SAC,Filial\n",
      [
        ["name=DA SILVA;ANA CAROLINA"],
        ["name=DE OLIVEIRA;RICARDO"],
        [],
        [],
      ]
    ),
    // Plain digits behind names, of one length, are to dial; what counts rows, a year, or a kind is no part of anybody.
    (
      "jan;Nowak;734567891;znajomi\nanna;Kowalska;512345678;rodzina\npiotr;Lis;601234567;praca\n",
      [["phoneNumber=734567891"], ["phoneNumber=512345678"], ["phoneNumber=601234567"]]
    ),
    (
      "002,tran van nam,0346892236\n001,Le Thi Hoa,0346892237\n003,nguyen van an,0346892239\n",
      [["-preserved=X-COLUMN-2"], ["-preserved=X-COLUMN-2"], ["-preserved=X-COLUMN-2"]]
    ),
    (
      "PERSONALE;Mario;Rossi;3331234567\nPERSONALE;Luca;Bianchi;3331234571\n"
        + "OSPITI;Anna;Verdi;3331234569\nOSPITI;Paola;Neri;3331234568\n",
      [["name=Rossi;Mario"], ["name=Bianchi;Luca"], ["name=Verdi;Anna"], ["name=Neri;Paola"]]
    ),
    (
      "ANA ROJAS,K/865/2013\nLUIS VERA,K/12/2015\nMARTA SOTO,K/1204/2011\nPAUL KING,K/77/2019\n",
      [["preserved=X-COLUMN-2:K/865/2013"], [], [], []]
    ),
    (
      "Ann Lee,02.02.26,ann@lee.example\nJoe Vos,02.02.26,joe@vos.example\n"
        + "Kim Roux,02.02.26,kim@roux.example\n",
      [["-birthday="], ["-birthday="], ["-birthday="]]
    ),
    // A word that comes again in its column is no name of one.
    (
      "Eva Malá,rodina\nJan Novák,rodina\nIva Horká,přednášející\nPetr Kos,rodina\n",
      [
        ["name=Malá;Eva"],
        ["name=Novák;Jan"],
        [],
        ["name=Kos;Petr"],
      ]
    ),
    // Days by which a list is sorted are no numbers, and nor are places on the map.
    (
      "Roth Liane,02.01.2002,Schwester,01022002\nHornung Anton,03.11.1999,Bruder,11031999\n"
        + "König Julia,5.1.1997,Schwester,01051997\n",
      [
        ["birthday=20020102", "-phoneNumber="],
        ["-phoneNumber="],
        ["-phoneNumber="],
      ]
    ),
    (
      "Eva Lind;Neustadt;48.248383;17.618816\nUwe Berg;Altdorf;48.93707;21.91625\n"
        + "Ida Moser;Seeheim;49.04429;20.438589\n",
      [
        ["name=Lind;Eva", "-phoneNumber="],
        ["-phoneNumber="],
        ["-phoneNumber="],
      ]
    ),
  ])
  func cellsAlone(_ text: String, _ expected: [[String]]) throws {
    try expectTable(text, expected)
  }
}
