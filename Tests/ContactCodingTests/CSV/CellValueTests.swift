import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

/// What single cells mean: labels, several values in one, what spreadsheets did to them.
struct CellValueTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let summary: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ summary: String...) {
      self.name = name
      self.text = text
      self.summary = summary
    }
  }

  /// A Google file with some of its columns.
  private static let google =
    "First Name,Phonetic First Name,File As,Labels,Birthday,E-mail 1 - Label,E-mail 1 - Value,"
    + "Phone 1 - Label,Phone 1 - Value,Custom Field 1 - Label,Custom Field 1 - Value\n"

  static let cases = [
    Case(
      "labels are read from each row",
      google + "A,,,,,* Home Fax,a@b.example,Grid,1,,\n",
      "name=;A", "phoneNumber=1 [\"Grid\"]", "emailAddress=a@b.example [homeFax] *1"),
    Case(
      "a line break within a cell may be VT",
      "Name,Notes,E-mail\nA,one\u{B}two,a@b.example\n",
      "formattedName=A", "emailAddress=a@b.example", "note=one⏎two"),
    Case(
      "a bare star is a primary value without a label",
      google + "A,,,,,*,a@b.example,* ,030 1234,,\n",
      "name=;A", "phoneNumber=030 1234 *1", "emailAddress=a@b.example *1"),
    Case(
      "values that share a label share a cell",
      google + "A,,,,,,,Work,030 1 ::: 030 2,,\n",
      "name=;A", "phoneNumber=030 1 [work]", "phoneNumber=030 2 [work]"),
    Case(
      "groups, of which those with a star are Google's own",
      google + "A,,,* myContacts ::: Friends,,,,,,,\n",
      "name=;A", "category=myContacts", "category=Friends"),
    Case(
      "a column of one value is no list",
      "First Name,Nickname,Notes,Website 1 - Value,E-mail 1 - Label,E-mail 1 - Value\n"
        + "A,Bo ::: Bobby,Ring twice ::: then wait,a.example ::: b.example,,\n",
      "name=;A", "nickname=Bo ::: Bobby", "url=a.example", "url=b.example",
      "note=Ring twice ::: then wait"),
    Case(
      "a postal code that a spreadsheet took the zero from",
      "First Name,Last Name,Home Street,Home City,Home Postal Code,Home Country/Region,E-mail 2 Address\n"
        + "Eva,Lee,Lutherstr. 8,Jena,7743,Deutschland,\n",
      "name=Lee;Eva", "postalAddress=;;Lutherstr. 8;Jena;;07743;Deutschland [home]"),
    Case(
      "a postal code of four digits",
      "First Name,Last Name,Home Street,Home City,Home Postal Code,Home Country/Region,E-mail 2 Address\n"
        + "Eva,Lee,Dorf 3,Bern,3000,Schweiz,\n",
      "name=Lee;Eva", "postalAddress=;;Dorf 3;Bern;;3000;Schweiz [home]"),
    Case(
      "a custom field keeps its name",
      google + "A,,,,,,,,,Shoe size,\"9, wide\"\n",
      "name=;A", "preserved=X-CUSTOM-FIELD:9\\, wide [\"Shoe size\"]"),
    Case(
      "a birthday without a year",
      google + "A,,,,--02-29,,,,,,\n", "name=;A", "birthday=--0229"),
    Case(
      "the year 1604 is none",
      google + "A,,,,1604-02-29,,,,,,\n", "name=;A", "birthday=--0229"),
    Case(
      "formulas and apostrophes of spreadsheets are undone",
      "Name,Phone,ZIP,Notes\nA,\"=\"\"+49 30 1234\"\"\",'01067,'=1+1\n",
      "formattedName=A", "phoneNumber=+49 30 1234", "postalAddress=;;;;;01067", "note==1+1"),
    Case(
      "an apostrophe of a name stays",
      "Vorname,Nachname\nJan,'t Hooft\n", "name='t Hooft;Jan"),
    Case(
      "HTML's entities are characters",
      "Name,Company\nAnn &#38; Bob,Smith &amp; Sons\n",
      "formattedName=Ann & Bob", "organization=Smith & Sons"),
    Case(
      "a destroyed number is no number but is kept",
      "Name,Mobile\nA,4.91512E+12\n", "formattedName=A", "phoneNumber=4.91512E+12 [mobile]"),
    Case(
      "signs of spreadsheets are no values, but in notes",
      "Name,E-mail,Mobile,Notes\nAnn Lee,#NAME?,#####,#REF!\nBo Ek,bo@x.example,030 1234567,# 3\n",
      "name=Lee;Ann", "note=#REF!"),
    Case(
      "Exchange's names are no addresses",
      "First Name,Last Name,Company,Job Title,E-mail Address,E-mail Type,E-mail Display Name\n"
        + "Ann,Lee,,,/o=Ex/ou=Site/cn=Recipients/cn=alee,EX,Ann Lee (ann@x.example)\n",
      "name=Lee;Ann", "emailAddress=ann@x.example",
      "preserved=X-E-MAIL-ADDRESS:/o=Ex/ou=Site/cn=Recipients/cn=alee {X-COLUMN=E-mail Address}"),
    Case(
      "names that are marks elsewhere",
      "Vorname,Nachname,Spitzname,Firma,Ort,Telefon\nNav,Na,❤️,Null,Ni,0301234567\n",
      "name=Na;Nav", "nickname=❤️", "organization=Null", "postalAddress=;;;Ni",
      "phoneNumber=0301234567"),
    Case(
      "a mark of the table is no name",
      "Vorname,Nachname,Firma,Ort,Telefon\nUte,NA,Na,-,0301234567\nMia,Lind,NA,?,NA\n",
      "name=;Ute", "phoneNumber=0301234567"),
    Case(
      "what is no date stays in its digits",
      "Name,Geburtstag\nMia Lind,٣١٣/٤٥/٩٩\n", "name=Lind;Mia", "birthday='٣١٣/٤٥/٩٩'"),
    Case(
      "what is no date keeps the word behind it",
      "Name,Geburtstag\nUte Lind,vor 1980 г.\n",
      "name=Lind;Ute", "birthday='vor 1980 г.'"),
    Case(
      "choices that nobody chose are no data",
      "First Name,Last Name,Company,Job Title,Gender,Priority,Private,Sensitivity,Birthday\n"
        + "Ann,Lee,,,Unspecified,Normal,False,Normal,0/0/00\n",
      "name=Lee;Ann"),
    Case(
      "columns without a field are kept under their names",
      "Name,E-Mail,Kundennummer\nAnn Lee,a@b.example,4711-A\n",
      "name=Lee;Ann", "emailAddress=a@b.example",
      "preserved=X-KUNDENNUMMER:4711-A {X-COLUMN=Kundennummer}"),
    Case(
      "the names of properties have letters without their accents",
      "Name,E-Mail,Größe,Číslo člena,Πόντοι\nAnn Lee,a@b.example,170,12,7\n",
      "name=Lee;Ann", "emailAddress=a@b.example", "preserved=X-GROSSE:170 {X-COLUMN=Größe}",
      "preserved=X-CISLO-CLENA:12 {X-COLUMN=Číslo člena}",
      "preserved=X-COLUMN:7 {X-COLUMN=Πόντοι}"),
    Case(
      "unknown columns with e-mail addresses or numbers are told by their cells",
      "Name,Sekretariat,Zweitkontakt\nAnn Lee,+49 30 1234,a@b.example\n",
      "name=Lee;Ann", "phoneNumber=+49 30 1234 [\"Sekretariat\"]",
      "emailAddress=a@b.example [\"Zweitkontakt\"]"),
    Case(
      "a birthday in three columns, of which the day is called birthday",
      "givenName,mail,birthyear,birthmonth,birthday\nAnn,a@b.example,1980,4,15\n",
      "name=;Ann", "emailAddress=a@b.example", "birthday=19800415"),
    Case(
      "what is answered by yes or no is no name",
      "first_name,last_name,email,is_volunteer\nAnn,Lee,a@b.example,false\n",
      "name=Lee;Ann", "emailAddress=a@b.example",
      "preserved=X-IS-VOLUNTEER:false {X-COLUMN=is_volunteer}"),
    Case(
      "the entities of a page are a part of it",
      "Name,E-Mail,Notes\nAnn &amp; Bob,a@b.example,<p>5 &lt; 6</p>\n",
      "formattedName=Ann & Bob", "emailAddress=a@b.example", "note=<p>5 &lt; 6</p>"),
    Case(
      "a row may have more cells than there are columns",
      "Name,E-Mail\nAnn Lee,a@b.example,more\nBob,b@b.example\nCy,c@b.example\n",
      "name=Lee;Ann", "emailAddress=a@b.example",
      "preserved=X-COLUMN-3:more {X-COLUMN=Column 3}"),
    Case(
      "a title before the names is a form of address",
      "Title,First Name,Last Name,Town\nDr.,Ann,Lee,Ulm\n",
      "name=Lee;Ann;;Dr.", "postalAddress=;;;Ulm"),
    Case(
      "a title behind the company is what somebody does",
      "First Name,Last Name,Company,Title\nAnn,Lee,Acme,CEO\n",
      "name=Lee;Ann", "organization=Acme", "jobTitle=CEO"),
    Case(
      "a name beside a given name is the family name",
      "Vorname;Name;PLZ;Ort\nAnn;Lee;01067;Dresden\n",
      "name=Lee;Ann", "postalAddress=;;;Dresden;;01067"),
    Case(
      "a word for given names alone is the whole name",
      "Nome,Celular,E-mail\nAna Souza,11 91234-5678,a@b.example\n",
      "name=Souza;Ana", "phoneNumber=11 91234-5678 [mobile]",
      "emailAddress=a@b.example"),
    Case(
      "a sheet with some of Outlook's words means what everybody means",
      "Anrede;Vorname;Nachname;Firma;Abteilung;Position;Straße;PLZ;Ort;Telefon;Mobiltelefon;"
        + "E-Mail;Webseite;Notizen\n"
        + "Dr.;Ann;Lee;Acme;Bau;Chefin;Weg 1;01067;Dresden;0351 12345;0171 12345;a@b.example;"
        + "www.acme.example;x\n",
      "name=Lee;Ann;;Dr.", "organization=Acme;Bau", "jobTitle=Chefin",
      "phoneNumber=0351 12345", "phoneNumber=0171 12345 [mobile]", "emailAddress=a@b.example",
      "postalAddress=;;Weg 1;Dresden;;01067", "url=www.acme.example", "note=x"),
    Case(
      "headers of several languages",
      "氏名,携帯電話,メールアドレス,誕生日\n山田太郎,090-1234-5678,a@b.example,1980/4/15\n",
      "formattedName=山田太郎", "birthday=19800415", "phoneNumber=090-1234-5678 [mobile]",
      "emailAddress=a@b.example"),
    Case(
      "numbered columns of a sheet",
      "Name,Telefon,Telefon 2,E-Mail,E-Mail 2\nA,030 12345,040 12345,a@b.example,c@d.example\n",
      "formattedName=A", "phoneNumber=030 12345", "phoneNumber=040 12345",
      "emailAddress=a@b.example", "emailAddress=c@d.example"),
    Case(
      "an address that was copied with a name is the address",
      "Name,E-mail\nAnn Lee,\"\"\"Lee, Ann\"\" <a@b.example>\"\n",
      "name=Lee;Ann", "emailAddress=a@b.example"),
    Case(
      "the name before an address is the contact's where there is no other",
      "Name,E-mail\n,Ann Lee <mailto:a@b.example>\n",
      "formattedName=Ann Lee", "emailAddress=a@b.example"),
    Case(
      "the name before an address is kept where it says more",
      "Name,E-mail\nAnn,Ann Lee <a@b.example>; <mailto:c@d.example>\n",
      "formattedName=Ann", "emailAddress=a@b.example", "emailAddress=c@d.example",
      "preserved=X-E-MAIL-DISPLAY-NAME:Ann Lee {X-COLUMN=E-mail (display name)}"),
    Case(
      "marks of direction around a number are none of its own",
      "Name,Phone,E-mail\nA,\u{202A}+49 30 1234\u{202C},\u{200B}mailto:a@b.example\u{200E}\n",
      "formattedName=A", "phoneNumber=+49 30 1234", "emailAddress=a@b.example"),
    Case(
      "the scheme of a messenger is none of the address's",
      "First name,Last name,SIP address,Push-to-talk,General mobile\nA,B,sip:a@b.example,,0171 12345\n",
      "name=B;A", "instantMessageAddress=SIP|a@b.example", "phoneNumber=0171 12345 [mobile]"),
    Case(
      "several addresses in one cell",
      "Name,E-Mail\nA,a@b.example; c@d.example\n",
      "formattedName=A", "emailAddress=a@b.example", "emailAddress=c@d.example"),
    Case(
      "a date of a spreadsheet is a count of days",
      "Name,E-Mail,Birthday\nA,a@b.example,29326\n",
      "formattedName=A", "birthday=19800415", "emailAddress=a@b.example"),
  ]

  @Test(arguments: cases)
  func reads(_ example: Case) throws {
    let contacts = try read(example.text).contacts
    #expect(contacts.first?.summary.sorted() == example.summary.sorted())
  }

  // MARK: Several parts in one cell

  @Test(arguments: [
    ("10115 Berlin", ";;;Berlin;;10115"), ("D-80331 München", ";;;München;;80331;DE"),
    ("CH-8001 Zürich", ";;;Zürich;;8001;CH"), ("1234 AB Amsterdam", ";;;Amsterdam;;1234 AB"),
    ("69002 Lyon 2e", ";;;Lyon 2e;;69002"), ("00184, Roma", ";;;Roma;;00184"),
    ("〒100-0001 東京都", ";;;東京都;;100-0001"), ("123 45 Stockholm", ";;;Stockholm;;123 45"),
    ("30-001 Kraków", ";;;Kraków;;30-001"), ("AB1 2CD Aberdeen", ";;;Aberdeen;;AB1 2CD"),
    ("London SW1A 1AA", ";;;London;;SW1A 1AA"),
    ("\"Springfield, IL 62704\"", ";;;Springfield;IL;62704"),
    ("\"New York, NY 10001-1234\"", ";;;New York;NY;10001-1234"),
    ("Toronto ON M5V 2T6", ";;;Toronto;ON;M5V 2T6"), ("Berlin", ";;;Berlin"),
    ("10115", ";;;;;10115"), ("10115 12345", ";;;10115 12345"), ("4 Elms", ";;;4 Elms"),
  ])
  func postalCodeAndTown(_ cell: String, _ address: String) throws {
    let file = try read("Name;Street;PLZ/Ort;Phone\nA;S 1;\(cell);030 1\n", .csv)
    let wanted = "postalAddress=;;S 1" + address.dropFirst(2)
    #expect(file.contacts.first?.summary.contains(wanted) == true)
    let isTold = file.diagnostics.contains { $0.code.rawValue == "csv.cell.unsplit-locality" }
    #expect(isTold == ["10115 12345", "4 Elms"].contains(cell))
  }

  @Test(arguments: [
    ("Name, Vorname", "\"Meier, Hans\"", "name=Meier;Hans"),
    ("Nom, Prénom", "\"Lefèvre, Zoé\"", "name=Lefèvre;Zoé"),
    ("Cognome e Nome", "Rossi Mario", "name=Rossi;Mario"),
    ("Nombre y apellidos", "Ana García", "name=García;Ana"),
    ("Name, Vorname", "Holz GmbH", "organization=Holz GmbH"),
    ("Name, Vorname", "\"Meier, Hans, Dr.\"", "name=Meier;Hans;;Dr."),
    ("Cognome e Nome", "công ty Mai", "organization=công ty Mai"),
    // As macOS takes letters apart.
    ("Cognome e Nome", "co\u{302}ng ty Mai", "organization=co\u{302}ng ty Mai"),
    (
      "Cognome e Nome",
      "\u{110C}\u{116E}\u{1109}\u{1175}\u{11A8}\u{1112}\u{116C}\u{1109}\u{1161} Han",
      "organization=주식회사 Han"
    ),
  ])
  func familyAndGivenName(_ header: String, _ cell: String, _ summary: String) throws {
    let contacts = try read("\"\(header)\";Telefon;Ort\n\(cell);030 1;Ulm\n", .csv).contacts
    #expect(contacts.first?.summary.contains(summary) == true)
  }

  /// Tables as people make them.
  @Test(arguments: [
    (
      "Kind;Geb.;Telefon;E-Mail Mutter\nTim Meier;1.4.15;0171 1;anna@m.example\n",
      [
        "name=Meier;Tim", "birthday=20150401", "phoneNumber=0171 1",
        "emailAddress=anna@m.example [\"E-Mail Mutter\"]",
      ]
    ),
    (
      "Kind Name;Kind Vorname;Vater Vorname;Telefon\nBerg;Lea;Jan;0171 1234567\n",
      ["name=Berg;Lea", "phoneNumber=0171 1234567", "relation=Jan [father]"]
    ),
    (
      "Customer,Company,Service Address,Service City,Service\n"
        + "\"Lee, Ann\",Lee LLC,1 Main St,Springfield,Boiler\n",
      [
        "name=Lee;Ann", "organization=Lee LLC", "postalAddress=;;1 Main St;Springfield",
        "preserved=X-SERVICE:Boiler {X-COLUMN=Service}",
      ]
    ),
    (
      "Name,Address,City,Birthday\nAnn Lee,12 March Rd,Springfield,May 3rd 2019\n",
      [
        "name=Lee;Ann", "postalAddress=;;12 March Rd;Springfield", "birthday=20190503",
      ]
    ),
    (
      "Name;Handy Mutter;Handy Vater\nMia Sommer;0151 2345678;0160/1112223\n",
      [
        "name=Sommer;Mia", "phoneNumber=0151 2345678 [\"Handy Mutter\"] {TYPE=cell}",
        "phoneNumber=0160/1112223 [\"Handy Vater\"] {TYPE=cell}",
      ]
    ),
    (
      "Familienname;Vorname (Mann);Vorname (Frau)\nMoser;Josef;Maria\n",
      ["name=Moser;Josef", "relation=Maria [spouse]"]
    ),
    (
      "Familienname;Vorname (Mann);Vorname (Frau)\nGruber;;Elisabeth\n",
      ["name=Gruber;Elisabeth"]
    ),
    (
      "Family Name,His Name,Her Name,His Cell\nPickens,Al,Opal,555-0188 12\n",
      ["name=Pickens;Al", "relation=Opal [spouse]", "phoneNumber=555-0188 12 [mobile]"]
    ),
    (
      "Last Name,First Name,Children (birthdays)\nLee,Ann,\"Colt (5/6/2010), Macy (11/2/2013)\"\n",
      [
        "name=Lee;Ann", "relation=Colt [child]", "relation=Macy [child]",
        "preserved=X-CHILDREN-BIRTHDAYS:Colt (5/6/2010)\\, Macy (11/2/2013) {X-COLUMN=Children (birthdays)}",
      ]
    ),
    (
      "Name;Street;City;Billing Street;Billing City\nAnn Lee;1 Main St;Austin;same;\n",
      ["name=Lee;Ann", "postalAddress=;;1 Main St;Austin"]
    ),
    (
      "Owner,Owner address,Owner zip\nDana Wu,\"1200 Barton Hills Dr, Austin, TX\",78704\n",
      ["name=Wu;Dana", "postalAddress=;;1200 Barton Hills Dr;Austin;TX;78704"]
    ),
    (
      "Gast Name;City/State/Zip;# Attending\nAnn Lee;\"Springfield, IL 62704\";2\n",
      [
        "name=Lee;Ann", "postalAddress=;;;Springfield;IL;62704",
        "preserved=X-ATTENDING:2 {X-COLUMN=# Attending}",
      ]
    ),
    (
      "Jméno a příjmení;PSČ a město;Tel. domů;Něco\nEva Malá;110 00 Praha 1;2 1;4. 5. 1980\n",
      [
        "name=Malá;Eva", "postalAddress=;;;Praha 1;;110 00", "phoneNumber=2 1 [home]",
        "date=19800504 [\"Něco\"]",
      ]
    ),
    (
      "Herr/Frau;Name;Vorname;Wohnort;Tel. dienstl.;E-Mail(s)\n"
        + "Frau;Kurz;Eva;10115 Berlin;030 1;a@x.example / b@x.example\n",
      [
        "name=Kurz;Eva;;Frau", "postalAddress=;;;Berlin;;10115", "phoneNumber=030 1 [work]",
        "emailAddress=a@x.example", "emailAddress=b@x.example",
      ]
    ),
    // What is not understood in parentheses is a remark.
    (
      "FAMILY NAME (AS IN PASSPORT);GIVEN NAMES;BORN (DDMMYYYY)\nSILVA;ANA MARIA;04051980\n",
      ["name=SILVA;ANA MARIA", "birthday=19800504"]
    ),
    // Letters mean what they do beside the others of their column.
    (
      "Nombre;Teléfono;Sexo\nEva Roux;976 555 061;M\nJuan Gil;976 555 062;H\n",
      ["name=Roux;Eva", "phoneNumber=976 555 061", "gender=F;"]
    ),
    (
      "Nombre;Teléfono;Sexo\nJuan Gil;976 555 062;M\nEva Roux;976 555 061;F\n",
      ["name=Gil;Juan", "phoneNumber=976 555 062", "gender=M;"]
    ),
    (
      "Nombre;Teléfono;Sexo\nEva Roux;976 555 061;M\nAna Gil;976 555 062;M\n",
      [
        "name=Roux;Eva", "phoneNumber=976 555 061", "preserved=X-SEXO:M {X-COLUMN=Sexo}",
      ]
    ),
    (
      "Naam;Telefoon;M/V\nEva Vos;035-5550101;V\nJan Vos;035-5550102;M\n",
      ["name=Vos;Eva", "phoneNumber=035-5550101", "gender=F;"]
    ),
    // Words for both men and women, and whose number it is.
    (
      "Propietario/a;Teléfono Inquilino/a;Domicilio\n\"Roux, Eva\";976 555 061;C/ Mayor 1\n"
        + "\"Gil, Pilar\";976 555 062;C/ Mayor 3\n",
      ["name=Roux;Eva", "phoneNumber=976 555 061", "postalAddress=;;C/ Mayor 1"]
    ),
    // What is somebody else's is no date of the person's.
    (
      "Name,Phone,Cat's date of birth\nAnn Lee,030 1234567,5/6/2010\n",
      [
        "name=Lee;Ann", "phoneNumber=030 1234567",
        "preserved=X-CAT-S-DATE-OF-BIRTH:5/6/2010 {X-COLUMN=Cat's date of birth}",
      ]
    ),
    (
      "Nom;Prénom;Bureau Société;Bureau Tél.\nRoux;Ève;Cave Roux;04 65 71 51 03\n",
      ["name=Roux;Ève", "organization=Cave Roux", "phoneNumber=04 65 71 51 03 [work]"]
    ),
    (
      "Company,Name,Phone_Main,Phone_Main_Type,Phone_Secondary,Phone_Secondary_Type\n"
        + "Privat,Ann Lee,030 1234567,Fax,030 7654321,Cell\nLee Inc.,Joe Lee,030 7654322,Work,,\n",
      [
        "name=Lee;Ann", "phoneNumber=030 1234567 [otherFax]",
        "phoneNumber=030 7654321 [mobile]", "preserved=X-COMPANY:Privat {X-COLUMN=Company}",
      ]
    ),
    // The end of an address may have a column that is called as the whole is.
    (
      "Namn;Adress;Postadress;Mobil\nÅsa Lind;Storgatan 9;753 00 Uppsala;070-000 06 01\n",
      [
        "name=Lind;Åsa", "postalAddress=;;Storgatan 9;Uppsala;;753 00",
        "phoneNumber=070-000 06 01 [mobile]",
      ]
    ),
    (
      "Naam;Straat;Huisnr;Toev.;Plaats\nJan Vos;Meent;14;bis;Breda\n",
      ["name=Vos;Jan", "postalAddress=;;Meent 14 bis;Breda"]
    ),
    (
      "Huoneisto;Nimi;Lähiosoite;Postinro;Postitoimipaikka\nB 12;Eva Lind;Koivukuja 4 B 12;00990;OULU\n",
      ["name=Lind;Eva", "postalAddress=;;Koivukuja 4 B 12;OULU;;00990"]
    ),
    (
      "Name,Level,Phone (text OK?)\nAnn Lee,2,541-555-0123 (yes)\n",
      [
        "name=Lee;Ann", "phoneNumber=541-555-0123",
        "preserved=X-LEVEL:2 {X-COLUMN=Level}",
        "preserved=X-PHONE-TEXT-OK:yes {X-COLUMN=Phone (text OK?)}",
      ]
    ),
    (
      "Name,Address\nAnn Lee,9 Elm St  Apt 2  Buffalo  NY  14201  US\n",
      ["name=Lee;Ann", "postalAddress=;;9 Elm St, Apt 2;Buffalo;NY;14201;US"]
    ),
    // Numbers of a file are no telephones: no country's code begins with a zero.
    (
      "Nom;Dossier;Tél.\nÈve Roux;00-000061;04 65 71 51 03\nLuc Roux;00-000062;\n",
      [
        "name=Roux;Ève", "phoneNumber=04 65 71 51 03",
        "preserved=X-DOSSIER:00-000061 {X-COLUMN=Dossier}",
      ]
    ),
    (
      "姓名,電話,出生日期,備註\n吳淑芬,(02)5550-0501轉12,68/11/17,\n",
      ["formattedName=吳淑芬", "phoneNumber=(02)5550-0501 x12", "birthday=19791117"]
    ),
    (
      "ชื่อ,โทรศัพท์มือถือ,วันเกิด\nแดง,080 000 0502,4 พ.ค. 2515\n",
      ["formattedName=แดง", "phoneNumber=080 000 0502 [mobile]", "birthday=19720504"]
    ),
    (
      "ชื่อ,โทรศัพท์มือถือ,วันเกิด\nแดง,080 000 0502,4 พ.ค. พ.ศ. 2515\n",
      ["formattedName=แดง", "phoneNumber=080 000 0502 [mobile]", "birthday=19720504"]
    ),
    // A second parent in a row without the pupil's name.
    (
      "Student,Mother,Cell,Email\n,Nora Brandt,303-555-0112,n@example.org\n"
        + "Amelia Brandt,,303-555-0111,a@example.org\n",
      [
        "formattedName=Nora Brandt", "phoneNumber=303-555-0112 [mobile]",
        "emailAddress=n@example.org",
      ]
    ),
    (
      "Surname,First Name & Other Names,Phone\nMensah,Kofi Yaw,024 000 0641\n",
      ["name=Mensah;Kofi Yaw", "phoneNumber=024 000 0641"]
    ),
    (
      "Nombre;Nombre de pila;Apellido;Teléfono de casa\nAna García;Ana;García;91 1\n",
      ["formattedName=Ana García", "name=García;Ana", "phoneNumber=91 1 [home]"]
    ),
  ])
  func handMadeTables(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.first?.summary.sorted() == summary.sorted())
  }

  /// A total at the end is no header, though its word is one of a column.
  @Test func totalsAreNoHeader() throws {
    let text =
      "The Club,,,\nPlot,Owner(s),Where do you live?,Phone(s)\n1,\"Lee, Ann\",Kelso,030 1234567\n"
      + "2,\"Roux, Ève\",Old Melrose,030 7654321\n,,,Total: 3\n"
    let contacts = try read(text, .csv).contacts
    #expect(contacts.first?.summary.contains("postalAddress=;;;Kelso") == true)
    #expect(contacts.map { $0.givenName } == ["Ann", "Ève"])
  }

  @Test func totalsAreNobody() throws {
    let text =
      "Name,Phone,Paid,Fee\nAnn Lee,030 1234567,yes,12\nJoe Total,030 7654321,yes,12\n"
      + "TOTAL,,2,24\n"
    let contacts = try read(text, .csv).contacts
    #expect(contacts.map { $0.familyName } == ["Lee", "Total"])
  }

  /// The names of months are the language's that the headers are in.
  @Test(arguments: [
    ("Nimi;Puhelin;Syntymäpäivä", "4. marraskuuta 1985", "19851104"),
    ("Ime i prezime;Telefon;Datum rođenja", "4. listopada 1985.", "19851004"),
    ("Jméno;Telefon;Datum narození", "4. listopadu 1985", "19851104"),
    ("Imię i nazwisko;Telefon;Data urodzenia", "4 listopada 1985", "19851104"),
    ("Név;Telefon;Születési dátum", "1985. május 4.", "19850504"),
    ("Ad Soyad;Telefon;Doğum tarihi", "4 Ağustos 1985", "19850804"),
    ("Nume;Telefon;Data nașterii", "4 noiembrie 1985", "19851104"),
    ("Ονοματεπώνυμο;Τηλέφωνο;Ημερομηνία γέννησης", "4 Μαΐου 1985", "19850504"),
    ("Vardas, pavardė;Telefonas;Gimimo data", "1985 m. gegužės 4 d.", "19850504"),
    ("Họ và tên;Điện thoại;Ngày sinh", "ngày 4 tháng 5 năm 1985", "19850504"),
    ("Nama;Telepon;Tanggal lahir", "4 Mei 1985", "19850504"),
    ("الاسم;الهاتف;تاريخ الميلاد", "٤ مايو ١٩٨٥", "19850504"),
    ("Name;Phone;Birthday", "4 temmuz 1985", "19850704"),
    ("Аты-жөні;Телефон;Туған күні", "04.05.1985 ж.", "19850504"),
    ("Нэр;Утас;Төрсөн өдөр", "1985 оны 5 сарын 4", "19850504"),
    ("სახელი;ტელეფონი;დაბადების თარიღი", "1985 წლის 4 მაისი", "19850504"),
    ("নাম;মোবাইল;জন্ম তারিখ", "০৪/০৫/১৯৮৫ ইং", "19850504"),
    ("Ad;Telefon;Doğum tarixi", "4 may 1985-ci il", "19850504"),
    ("Imię;Telefon;Data urodzenia", "4 maja 1985 r.", "19850504"),
    ("ФИО;Телефон;Дата рождения", "4 мая 1985 г.р.", "19850504"),
    ("Ime;Telefon;Datum rođenja", "4. мај 1985. године", "19850504"),
    ("שם;טלפון;תאריך לידה", "4 במאי 1985", "19850504"),
    ("الاسم;الهاتف;تاريخ الميلاد", "4 أيار 1985", "19850504"),
    ("নাম;ফোন;জন্ম তারিখ", "৪ ফেব্রুয়ারি ১৯৮৫", "19850204"),
  ])
  func monthsHaveNames(_ headers: String, _ date: String, _ expected: String) throws {
    let contacts = try read("\(headers)\nX Y;030 1234567;\(date)\n", .csv).contacts
    #expect(contacts.first?.summary.contains("birthday=\(expected)") == true)
  }

  // MARK: Dates

  /// Rows of a sheet with a birthday each.
  private func birthdays(_ dates: [String], _ options: CSVReadingOptions = .init()) throws
    -> (dates: [String], codes: [String])
  {
    let text = "Name,E-Mail,Birthday\n" + dates.map { "A,a@b.example,\($0)\n" }.joined()
    let input = try ContactInput(
      stream: ByteStream(bytes: Array(text.utf8), name: "test"), format: .csv, csv: options)
    let (contacts, diagnostics) = try input.readAll(jobs: 1)
    let shown = contacts.map { contact in
      switch contact.birthday {
      case .date(let date): date.basicFormat
      case .text(let text): "“\(text)”"
      case nil: ""
      }
    }
    return (shown, diagnostics.map(\.code.rawValue).filter { $0.hasPrefix("csv.date") })
  }

  @Test func theColumnDecidesTheOrder() throws {
    let days = try birthdays(["4/5/1980", "13/5/1980"])
    #expect(days.dates == ["19800504", "19800513"])
    #expect(days.codes.isEmpty)
    let months = try birthdays(["4/5/1980", "5/13/1980"])
    #expect(months.dates == ["19800405", "19800513"])
  }

  /// What decides may stand far behind.
  @Test func theWholeFileDecides() throws {
    let many = [String](repeating: "4/5/1980", count: 5_000) + ["5/13/1980"]
    let found = try birthdays(many)
    #expect(found.dates.first == "19800405")
    #expect(found.codes.isEmpty)
  }

  @Test func whatStaysAmbiguousIsReportedAndDecidedByTheOption() throws {
    let found = try birthdays(["4/5/1980"])
    #expect(found.codes == ["csv.date.ambiguous-order"])
    let days = try birthdays(["4/5/1980"], CSVReadingOptions(dateOrder: .dayFirst))
    #expect(days.dates == ["19800504"])
    #expect(days.codes.isEmpty)
    let months = try birthdays(["4/5/1980"], CSVReadingOptions(dateOrder: .monthFirst))
    #expect(months.dates == ["19800405"])
  }

  @Test(
    arguments: [
      ("1980-04-15", "19800415"), ("19800415", "19800415"), ("1980/4/15", "19800415"),
      ("15.4.1980", "19800415"), ("15. April 1980", "19800415"), ("\"April 15, 1980\"", "19800415"),
      ("15 Apr 1980", "19800415"), ("15-Apr-80", "19800415"), ("--04-15", "--0415"),
      ("0000-04-15", "--0415"), ("1980年4月15日", "19800415"), ("1980-04-15 00:00:00", "19800415"),
      ("15 de abril de 1980", "19800415"), ("0/0/00", ""), ("0.0.00", ""), ("00/00/0000", ""),
      ("0000-00-00", ""), ("--", ""), ("//", ""), ("1/1/4501", ""), ("15.04.1604", "--0415"),
      ("1980", "1980"),
      ("31.2.1980", "“31.2.1980”"), ("soon", "“soon”"), ("15. März 1980", "19800315"),
      ("1er avril 1980", "19800401"), ("1º de abril de 1980", "19800401"),
      ("1° aprile 1980", "19800401"),
      ("1980-00-00", "1980"), ("0415-00-00 00:00:00", "--0415"), ("15.4.1980 00:00", "19800415"),
      ("15/4/1980 13:04:05", "19800415T130405"), ("\"April 15, 1980 7:05 PM\"", "19800415T1905"),
      ("15.4.1980 12:30 am", "19800415T0030"), ("15/4/1980 7:05 PST", "19800415T0705"),
      ("15/4/1980 12:05 AEST", "19800415T1205"),
    ])
  func readsDates(_ text: String, _ expected: String) throws {
    #expect(try birthdays([text], CSVReadingOptions(dateOrder: .dayFirst)).dates == [expected])
  }

  // MARK: Headerless files

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
