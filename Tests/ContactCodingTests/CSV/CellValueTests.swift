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
    // A county makes no company, and no company less of one.
    ("Name, Vorname", "\"Elm Foods Ltd, Co. Clare\"", "organization=Elm Foods Ltd, Co. Clare"),
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
}
