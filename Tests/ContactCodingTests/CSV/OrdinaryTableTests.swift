import ContactCoding
import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

/// Tables of clubs, schools and customers, one of a kind: each by what its first contact has.
struct OrdinaryTableTests {
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
}
