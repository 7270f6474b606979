import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables whose columns are called as databases and the programs of firms call their fields.
struct DatabaseTableTests {
  @Test(arguments: [
    // Types of values in front of what they are called, links of Microsoft Access, dates with a time of nothing.
    (
      "LidID;strRoepnaam;strTussenv;strAchternaam;strStraat;lngHuisnr;strToev;strPostcode;strPlaats;strTelPrive;strMobiel;strEmail;datGeboren;memOpmerking\n"
        + "1;Ann;van der;Lee;Dorpsstraat;12;a;8711 AA;Workum;0515-555401;06-12345401;ann@lee.example#mailto:ann@lee.example#;14-3-1961 0:00:00;sinds 2009\n"
        + "2;Joe;;Vos;Noard;3;bis;8711 AB;Workum;;;;2-11-1985 0:00:00;\n",
      [
        "phoneNumber=0515-555401 [home]", "phoneNumber=06-12345401 [mobile]",
        "emailAddress=ann@lee.example", "postalAddress=;;Dorpsstraat 12a;Workum;;8711 AA",
        "birthday=19610314", "note=sinds 2009", "name=van der Lee;Ann",
      ]
    ),
    (
      "fldID,fldFName,fldLName,fldPhoneHome,fldPhoneWork,fldEmail,fldDOB,fldNotes\n"
        + "1,Ann,Lee,0113 496 0101,0113 496 0102,ann@lee.example,12/03/1980 00:00:00,likes tea\n"
        + "2,Cy,Ott,0113 496 0103,,cy@ott.example,22/04/1975 00:00:00,\n",
      [
        "name=Lee;Ann", "phoneNumber=0113 496 0101 [home]", "phoneNumber=0113 496 0102 [work]",
        "emailAddress=ann@lee.example", "birthday=19800312", "note=likes tea",
      ]
    ),
    (
      "ID;txtNachname;txtVorname;txtStrasse;txtPLZ;txtOrt;txtTel;txtHandy;ysnAktiv\n"
        + "1;Lee;Ann;Seeweg 4;24105;Kiel;0431 555020;0171 5550201;Wahr\n"
        + "2;Vos;Joe;Am Tor 3;24103;Kiel;0431 555010;;Falsch\n",
      [
        "name=Lee;Ann", "postalAddress=;;Seeweg 4;Kiel;;24105", "phoneNumber=0431 555020",
        "phoneNumber=0171 5550201 [mobile]",
      ]
    ),
    (
      "KNAME;KVORNAME;KSTRASSE;KPLZ;KORT;KTELEFON\nLee;Ann;Elmweg 1;24105;Kiel;0431 555020\nVos;Joe;Elmweg 2;24103;Kiel;0431 555021\n",
      ["name=Lee;Ann", "postalAddress=;;Elmweg 1;Kiel;;24105", "phoneNumber=0431 555020"]
    ),
    (
      "tblKunden.ID;tblKunden.Name;tblKunden.Strasse;tblKunden.PLZ;tblKunden.Ort\n1;Ann Lee;Elmweg 1;24105;Kiel\n2;Joe Vos;Elmweg 2;24103;Kiel\n",
      ["name=Lee;Ann", "postalAddress=;;Elmweg 1;Kiel;;24105"]
    ),
    // A directory of Microsoft's: what one logs in with is no mailbox, and each has a list of those it has.
    (
      "DN,objectClass,sn,givenName,sAMAccountName,userPrincipalName,mail,proxyAddresses\n"
        + "\"CN=Lee\\, Ann,DC=elm\",user,Lee,Ann,alee,alee@elm.local,ann@elm.example,SMTP:ann@elm.example;smtp:al@elm.example;X400:c=DE\n"
        + "\"CN=Vos\\, Joe,DC=elm\",user,Vos,Joe,jvos,jvos@elm.local,joe@elm.example,SMTP:joe@elm.example\n",
      [
        "name=Lee;Ann", "emailAddress=ann@elm.example", "emailAddress=al@elm.example",
        "emailAddress=c=DE [\"X400\"]",
      ]
    ),
    // What a program writes for nothing, again and again.
    (
      "Vorname,Nachname,Firma,Position,Zusatz,Bemerkung\nAnn,Lee,null,null,NULL,nan\nJoe,Vos,Elm KG,null,NULL,nan\n",
      ["name=Lee;Ann"]
    ),
    // Numbers of records beside those of telephones, and numbers by which somebody is in contact.
    (
      "Number,First Name,Last Name,Phone\n481516234-2,Ann,Lee,617-555-0100\n071828182-X,Joe,Vos,617-555-0101\n",
      ["name=Lee;Ann", "phoneNumber=617-555-0100"]
    ),
    (
      "full_name,district,contact,email\nAnn Lee,Elm East,205550101,ann@elm.example\nJoe Vos,Elm West,205550102,joe@elm.example\n",
      ["phoneNumber=205550101", "emailAddress=ann@elm.example"]
    ),
    // Lists of a program, with the keys of its records.
    (
      "name,phone,email,website\nAnn Lee,\"[{\"\"id\"\":\"\"17\"\",\"\"url\"\":\"\"030 1234567\"\",\"\"label\"\":\"\"\"\"}]\",\"[{\"\"id\"\":\"\"18\"\",\"\"url\"\":\"\"ann@elm.example\"\",\"\"label\"\":\"\"work\"\"}]\",\"[{\"\"id\"\":\"\"19\"\",\"\"url\"\":\"\"https://elm.example\"\"}]\"\n",
      ["phoneNumber=030 1234567", "emailAddress=ann@elm.example [work]", "url=https://elm.example"]
    ),
    // A key stands beside the name of what it is, and what one logs in with is nobody's name.
    (
      "Account ID,Account Name,Contact ID,First Name,Last Name,username,Email\n"
        + "001Hs00002tqbWT,Elm School District,003Hs00004cr0Kz,Ann,Lee,contact_878,ann@elm.example\n"
        + "001Hs00002tqbX4,Oak School District,003Hs00004cr3tb,Joe,Vos,JoeVos,joe@oak.example\n"
        + "001Hs00002tqbX6,Fir School District,003Hs00004cr3tc,Cy,Ott,Cy,cy@fir.example\n",
      ["name=Lee;Ann", "organization=Elm School District", "emailAddress=ann@elm.example"]
    ),
    (
      "nom;adresse;commune;commune_id;responsable_id\nAnn Lee;4 rue Haute;Nice;L.12;L.347\n"
        + "Joe Vos;5 rue Haute;Nice;L.12;L.235\n",
      ["postalAddress=;;4 rue Haute;Nice"]
    ),
    (
      "\"\",\"judge$first_name\",\"judge$last_name\",\"judge$email\"\n\"1\",\"Ann\",\"Lee\",\"ann@elm.example\"\n"
        + "\"2\",\"Joe M.\",\"Vos\",\"joe@elm.example\"\n",
      ["name=Lee;Ann", "emailAddress=ann@elm.example"]
    ),
    // SAP: customers, business partners, and who works there.
    (
      "KUNNR;ANRED;NAME1;NAME2;STRAS;PSTLZ;ORT01;LAND1;TELF1;TELFX;SMTP_ADDR;ERDAT\n"
        + "0000100401;Firma;Elm Werkzeugbau GmbH;Werk Süd;Industriestr. 12;72072;Tübingen;DE;07071/5550-401;07071/5550-409;info@elm.example;20120314\n"
        + "0000100402;Frau;Ann Lee;;Am Anger 3a;07743;Jena;DE;03641/5550402;;;20151102\n",
      [
        "organization=Elm Werkzeugbau GmbH", "postalAddress=;;Industriestr. 12;Tübingen;;72072;DE",
        "phoneNumber=07071/5550-401", "phoneNumber=07071/5550-409 [otherFax]",
        "emailAddress=info@elm.example",
      ]
    ),
    (
      "PERNR;ANRED;NACHN;VORNA;GBDAT;STRAS;PSTLZ;ORT01;TELNR;USRID_LONG\n"
        + "00001001;Frau;Lee;Ann;19800312;Seeweg 4;24105;Kiel;0431 555020;ann@lee.example\n"
        + "00001002;Herr;Vos;Joe;19790105;Am Tor 3;24103;Kiel;0431 555010;joe@vos.example\n",
      [
        "name=Lee;Ann;;Frau", "birthday=19800312", "postalAddress=;;Seeweg 4;Kiel;;24105",
        "phoneNumber=0431 555020", "emailAddress=ann@lee.example",
      ]
    ),
    // Odoo, SAP Business One, and what stands in front of family names in DATEV's.
    (
      "id,name,is_company,parent_id/name,function,street,zip,city,phone,email\n"
        + "1,Ann Lee,False,Elm Ltd,Manager,1 Oak St,LS1 4AB,Leeds,0113 496 0101,ann@elm.example\n"
        + "2,Elm Ltd,True,,,1 Oak St,LS1 4AB,Leeds,0113 496 0102,info@elm.example\n",
      ["organization=Elm Ltd", "jobTitle=Manager", "name=Lee;Ann"]
    ),
    (
      "CardCode,CardName,Phone1,Cellular,E_Mail,CntctPrsn,Address,ZipCode,City\n"
        + "C100,Elm Ltd,0113 496 0101,07700 900101,info@elm.example,Ann Lee,1 Oak St,LS1 4AB,Leeds\n"
        + "C101,Bolt Ltd,0113 496 0102,,info@bolt.example,Cy Ott,2 Oak St,LS1 4AC,Leeds\n",
      ["organization=Elm Ltd", "postalAddress=;;1 Oak St;Leeds;;LS1 4AB"]
    ),
    (
      "Konto;Anrede;Titel/Akad. Grad;Namensvorsatz;Name (Adressattyp natürl. Person);Vorname (Adressattyp natürl. Person);Straße;Ort\n"
        + "10001;Frau;;von;Lee;Ann;Seeweg 4;Kiel\n10002;Herr;;;Vos;Joe;Am Tor 3;Kiel\n",
      ["name=von Lee;Ann;;Frau"]
    ),
    // The tags and numbers by which programs know their fields.
    (
      "T001|Prénom;T002|Nom;T010|Adresse;T011|Code postal;T012|Ville;T0A1|Tél. mobile;T0B0|E-mail\n"
        + "Ève;Roux;4 rue du Lac;29200;Brest;06 00 55 50 12;eve@roux.example\nLuc;Vidal;;;;06 00 55 50 13;\n",
      [
        "name=Roux;Ève", "postalAddress=;;4 rue du Lac;Brest;;29200",
        "phoneNumber=06 00 55 50 12 [mobile]", "emailAddress=eve@roux.example",
      ]
    ),
    (
      "<<BOOK 2>>81FE0003:Kind,8106001E:First Name,8111001E:Last Name,8127001E:City,8128001E:Mobile\n"
        + "1,Ann,Lee,Leeds,07700 900101\n1,Joe,Vos,York,07700 900102\n",
      ["name=Lee;Ann", "postalAddress=;;;Leeds", "phoneNumber=07700 900101 [mobile]"]
    ),
    (
      "1. Vorname;2. Nachname;3. Straße;4. PLZ;5. Ort;6. Handy\nAnn;Lee;Seeweg 4;24105;Kiel;0171 5550201\nJoe;Vos;Am Tor 3;24103;Kiel;\n",
      ["name=Lee;Ann", "postalAddress=;;Seeweg 4;Kiel;;24105", "phoneNumber=0171 5550201 [mobile]"]
    ),
    // Numbers that tell columns of one field apart stay.
    (
      "Name;1. Telefon;2. Telefon;3. Telefon\nAnn Lee;0431 555020;0431 555021;0431 555022\nJoe Vos;0431 555023;;\n",
      [
        "name=Lee;Ann", "phoneNumber=0431 555020", "phoneNumber=0431 555021",
        "phoneNumber=0431 555022",
      ]
    ),
    // Where there is one at work by the same names, the plain ones are at home.
    (
      "LastName,FirstName,OfficeStreet,OfficeCity,OfficeZip,OfficePhone,Street,City,Zip,Phone,InternetAddress\n"
        + "Lee,Ann,1 Oak St,Dayton,45402,937-555-0101,9 Elm Ave,Xenia,45385,937-555-0102,ann@lee.example\n"
        + "Vos,Joe,2 Oak St,Dayton,45402,937-555-0103,,,,,joe@vos.example\n",
      [
        "phoneNumber=937-555-0101 [work]", "phoneNumber=937-555-0102 [home]",
        "postalAddress=;;9 Elm Ave;Xenia;;45385 [home]", "emailAddress=ann@lee.example",
      ]
    ),
  ])
  func fieldsOfPrograms(_ text: String, _ expected: [String]) throws {
    let found = try #require(try read(text, .csv).contacts.first).summary
    for value in expected {
      #expect(
        found.contains { $0 == value || $0.hasPrefix(value + " {") }, "\(value) is not in \(found)")
    }
  }

  /// What only begins as the names of types do is a word.
  @Test func wordsAreNoTypes() throws {
    let text = "Name,intRoom,dbName\nAnn Lee,12,elm\nJoe Vos,13,elm\n"
    let found = try read(text, .csv).contacts.map(\.displayName)
    #expect(found == ["Ann Lee", "Joe Vos"])
  }

  /// A link that is called something else is kept as it is, and so is what ends with the sign.
  @Test(arguments: [
    ("#https://lee.example#", "https://lee.example"),
    ("https://lee.example#https://lee.example#", "https://lee.example"),
    ("lee.example#top#", "lee.example#top#"),
  ])
  func links(_ cell: String, _ url: String) throws {
    let found = try read("Name,Website\nAnn Lee,\(cell)\n", .csv).contacts.first?.summary
    #expect(found?.contains("url=\(url)") == true, "\(found ?? [])")
  }
}
