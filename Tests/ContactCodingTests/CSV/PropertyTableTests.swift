import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables of flats, plots and shifts, of which some are free, and of what stands between their rows.
struct PropertyTableTests {
  /// Rows that name nobody, in the words of several languages, sums, and the names of sections.
  @Test(arguments: [
    "Plot,Name,Tel\n1,Ann Lee,0131 496 0141\n2,VACANT,\n3,Joe Vos,0131 496 0142\n",
    "Vakt;Fornavn;Etternavn;Mobil\nlør;Ann;Lee;905 55 014\nsøn;ledig;;\nman;Joe;Vos;905 55 015\n",
    "Parz.;Name;Tel.\n1;Ann Lee;0341 2312447\n2;frei;\n3;Joe Vos;0341 2312448\n",
    "Name;Straße;Tel.;m²\nAnn Lee;Elmweg 5;0341 2312447;312\nJoe Vos;Ulmweg 7;0341 2312448;180\n;;Summe;492\n",
    "Surname,Forename,Tel,E-mail,Subs\nLee,Ann,0131 496 0141,,£85.00\nVos,Joe,,joe@b.example,£85.00\n"
      + ",,Total,2 members,£170.00\n",
    "Name;Anschrift;Telefon\nSopran;;\nAnn Lee;Elmweg 5;0221 4710112\nTenor;;\nJoe Vos;Ulmweg 7;0221 4710900\n",
    "Property,Unit,Tenant,Tel\n\"22 Elm Road, Ely CB6 3RQ\",Flat 1,Ann Lee,01353 496 014\n"
      + "\"22 Elm Road, Ely CB6 3RQ\",Flat 2,VACANT,\n\"9 Ulm Street, Ely CB6 1QD\",,Joe Vos,01353 496 015\n",
  ])
  func rowsOfNobody(_ text: String) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.map(\.displayName) == ["Ann Lee", "Joe Vos"])
  }

  /// A word for what is free is a name where more is told of somebody, or nothing of anybody.
  @Test(arguments: [
    "Name;Vorname;Tel.\nFrei;Ann;\nLee;Joe;0341 2312447\n", "Name;Vorname\nFrei;Ann\nLee;Joe\n",
    "Name;Tel.\nFrei;0341 2312446\nLee;0341 2312447\n",
  ])
  func peopleCalledSo(_ text: String) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.count == 2)
    #expect(contacts[0].displayName.contains("Frei"))
  }

  @Test(arguments: [
    // An area is no flat.
    (
      "Name;Straße;Ort;m²\nAnn Lee;Elmweg 5;Ulm;312\nJoe Vos;Ulmweg 7;Ulm;180\n",
      "postalAddress=;;Elmweg 5;Ulm"
    ),
    // Addresses by their cells, whatever they are called, with a flat beside.
    (
      "Property,Unit,Tenant,Tel\n\"22 Elm Road, Ely CB6 3RQ\",Flat 1,Ann Lee,01353 496 014\n"
        + "\"9 Ulm Street, Ely CB6 1QD\",,Joe Vos,01353 496 015\n",
      "postalAddress=;;22 Elm Road, Flat 1;Ely;;CB6 3RQ"
    ),
    (
      "Name,Address\nAnn Lee,\"4 Elm St, Ajax ON L1S 2T6\"\nJoe Vos,\"5 Elm St, Ajax ON L1S 2T7\"\n",
      "postalAddress=;;4 Elm St;Ajax;ON;L1S 2T6"
    ),
    // Years since the Hijra, of the moon, as Arabs count them, and of the sun, as Persians do.
    (
      "الاسم,تاريخ الميلاد (هـ),الجوال\nAnn Lee,١٤١٠/٠٥/١٢,0505550142\nJoe Vos,1405/09/01,0555550177\n",
      "preserved=X-COLUMN:١٤١٠/٠٥/١٢ {X-COLUMN=تاريخ الميلاد (هـ)}"
    ),
    (
      "نام,تاریخ تولد,تلفن همراه\nAnn Lee,1359/08/12,0912 555 0142\nJoe Vos,1364/01/20,0912 555 0143\n",
      "birthday=19801103"
    ),
    // Family and given names in columns that are numbered.
    (
      "Anrede;Name1;Name2;Ort\nHerr;Lee;Josef;Ulm\nFirma;Elm GmbH;z. Hd. Frau Klute;Ulm\n",
      "name=Lee;Josef;;Herr"
    ),
    // Whose the rows are, and whose father somebody is.
    (
      "Barn fornavn;Barn efternavn;Mor navn;Mor mobil\nAnn;Lee;Kim Lee;20550114\nJoe;Vos;Eva Vos;20550115\n",
      "name=Lee;Ann"
    ),
    (
      "Name of Student,Father's Name,Mob. No.\nAnn Lee,Joe Lee,9823055512\nIda Vos,Tim Vos,9823055513\n",
      "relation=Joe Lee [father]"
    ),
    // What a number is for stands behind it; a number may be a sign.
    (
      "Name,Best cell number for day-of updates\nAnn Lee,(503) 555-0126\nJoe Vos,541-555-0178\n",
      "phoneNumber=(503) 555-0126 [mobile]"
    ),
    (
      "Client,Primary #,Alt #\nAnn Lee,4065550138,4065550139\nJoe Vos,4065550151,\n",
      "phoneNumber=4065550139"
    ),
    // A word of a language that nothing else in the table is in says nothing.
    (
      "Name,Mobile No,Home No,Office No,Group,Speed Dial\nAnn Lee,07700900415,,01865555600,Friends,3\n"
        + "Joe Vos,07700900416,01865555010,,Trades,2\n",
      "phoneNumber=01865555600 [work]"
    ),
    // A program that shows more digits than a spreadsheet leaves out zeros alone.
    (
      "Name,Mob. No.\nAnn Lee,9.87654321E+09\nJoe Vos,9823055512\n",
      "phoneNumber=9876543210 [mobile]"
    ),
    // Who is called Da Silva is no firm.
    (
      "NOM;Prénom;Tél\nDA SILVA;Ann;04 65 71 30 08\nROUX;Joe;04 65 71 30 09\n",
      "name=DA SILVA;Ann"
    ),
  ])
  func firstRow(_ text: String, _ value: String) throws {
    let summary = try #require(try read(text, .csv).contacts.first).summary
    #expect(summary.contains(value), "\(summary)")
  }

  /// What programs write where no day is known.
  @Test func noDay() throws {
    let text = "Name,Date of birth\nAnn Lee,0001-01-01\nJoe Vos,1980-11-03\n"
    let days = try read(text, .csv).contacts.map { $0[.birthdays].count }
    #expect(days == [0, 1])
  }

  /// Numbers by which a state or a program knows somebody are none to call.
  @Test func numbersOfPeople() throws {
    let text =
      "Owner Surname,First Name,ID Number,Cell\nLee,Ann,6804155012083,082 555 0147\n"
      + "Vos,Joe,8509120344086,083 555 0110\n"
    for contact in try read(text, .csv).contacts { #expect(contact[.phoneNumbers].count == 1) }
  }

  /// A wine has a name, a region and prices.
  @Test func winesAreNobody() throws {
    let text =
      "Bin,Name,Producer,Region,125ml,Bottle\n101,Picpoul,Domaine Lee,Languedoc,£5.40,£28.00\n"
      + "102,Rioja,Bodegas Vos,Rioja,£5.80,£30.00\n"
    #expect(throws: (any Error).self) { try read(text, .csv) }
  }
}
