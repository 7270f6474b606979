import ContactCoding
import FileFormats
import Testing

/// Tables with a row above the header that says what several columns are of, as merged cells give it.
struct GroupRowTests {
  @Test(arguments: [
    (
      "Name;;Kontakt;;;Adresse;;\nVorname;Nachname;Telefon;Mobil;E-Mail;Straße;PLZ;Ort\n"
        + "Eva;Lind;030 2222222;0171 1111111;eva@l.example;Weg 1;01067;Dresden\n"
        + "Max;Kurz;030 1111111;0172 2222222;max@k.example;Hof 2;10115;Berlin\n",
      [
        "name=Lind;Eva", "phoneNumber=030 2222222", "phoneNumber=0171 1111111 [mobile]",
        "emailAddress=eva@l.example", "postalAddress=;;Weg 1;Dresden;;01067",
      ]
    ),
    // Over three columns, the names of groups are nearly as many.
    (
      "Name;;Kontakt\nVorname;Nachname;Telefon\nEva;Lind;030 2222222\nMax;Kurz;030 1111111\n",
      ["name=Lind;Eva", "phoneNumber=030 2222222"]
    ),
    (
      "Name;;Kontakt\nNachname;Vorname;Telefon\nLind;Eva;030 2222222\nKurz;Max;030 1111111\n",
      ["name=Lind;Eva", "phoneNumber=030 2222222"]
    ),
    (
      "Name;;Contact\nFirst;Last;Phone\nAnn;Lee;030 2222222\nBob;Ray;030 1111111\n",
      ["name=Lee;Ann", "phoneNumber=030 2222222"]
    ),
    (
      "Nom;;Contact;\nNom;Prénom;Tél;Courriel\nDupont;Anne;01 23 45 67 89;a@d.example\n"
        + "Roux;Jean;01 23 45 67 80;j@r.example\n",
      ["name=Dupont;Anne", "phoneNumber=01 23 45 67 89", "emailAddress=a@d.example"]
    ),
    (
      "Nombre completo;;Contacto\nNombre;Apellidos;Teléfono\nAna;Ruiz;91 123 45 67\n"
        + "Juan;Vega;91 123 45 68\n",
      ["name=Ruiz;Ana", "phoneNumber=91 123 45 67"]
    ),
    (
      "Nombre;;Contacto\nNombre;Apellidos;Teléfono\nAna;Ruiz;91 123 45 67\nJuan;Vega;91 123 45 68\n",
      ["name=Ruiz;Ana", "phoneNumber=91 123 45 67"]
    ),
    (
      "Imię i nazwisko;;Telefon;\nImię;Nazwisko;domowy;komórkowy\nAnna;Nowak;22 123 45 67;501 234 567\n"
        + "Jan;Kos;22 123 45 68;501 234 568\n",
      ["name=Nowak;Anna", "phoneNumber=22 123 45 67 [home]", "phoneNumber=501 234 567 [mobile]"]
    ),
    (
      "ФИО;;;Контакты;\nФамилия;Имя;Отчество;Телефон;Почта\n"
        + "Иванов;Иван;Иванович;8 495 123-45-67;a@d.example\n"
        + "Петрова;Анна;Юрьевна;8 495 123-45-68;j@r.example\n",
      [
        "name=Иванов;Иван;Иванович", "phoneNumber=8 495 123-45-67", "emailAddress=a@d.example",
      ]
    ),
    (
      "Név;;Elérhetőség\nVezetéknév;Keresztnév;Telefon\nNagy;Anna;1 234 5678\nKis;Béla;1 234 5679\n",
      ["name=Nagy;Anna", "phoneNumber=1 234 5678"]
    ),
    (
      "Naam;;;Contact\nVoornaam;Tussenvoegsel;Achternaam;Telefoon\nEva;van;Lind;030 2222222\n"
        + "Max;;Kurz;030 1111111\n",
      ["name=van Lind;Eva", "phoneNumber=030 2222222"]
    ),
    (
      "Name;;;Kontakt\nAnrede;Vorname;Nachname;Telefon\nFrau;Eva;Lind;030 2222222\n"
        + "Herr;Max;Kurz;030 1111111\n",
      ["name=Lind;Eva;;Frau", "phoneNumber=030 2222222"]
    ),
    // What is no group is not merged across, and has its name above.
    (
      "Firma;Name;;Kontakt;;Bemerkung\n;Vorname;Nachname;Telefon;Mail;\n"
        + "Lind GmbH;Eva;Lind;030 2222222;a@d.example;alt\nKurz AG;Max;Kurz;030 1111111;j@r.example;neu\n",
      [
        "name=Lind;Eva", "organization=Lind GmbH", "phoneNumber=030 2222222",
        "emailAddress=a@d.example", "note=alt",
      ]
    ),
    (
      "Name;;Telefon;;\nVorname;Nachname;privat;dienstlich;mobil\n"
        + "Eva;Lind;030 2222222;030 3333333;0171 1111111\nMax;Kurz;030 1111111;;0171 3333333\n",
      [
        "name=Lind;Eva", "phoneNumber=030 2222222 [home]", "phoneNumber=030 3333333 [work]",
        "phoneNumber=0171 1111111 [mobile]",
      ]
    ),
    // Two people.
    (
      "Mitglied;;Partner;;Adresse;;\nVorname;Name;Vorname;Name;Straße;PLZ;Ort\n"
        + "Eva;Lind;Jan;Roth;Weg 1;01067;Dresden\nMax;Kurz;;;Hof 2;10115;Berlin\n",
      ["name=Lind;Eva", "relation=Jan Roth [spouse]", "postalAddress=;;Weg 1;Dresden;;01067"]
    ),
    (
      "Vereinsliste 2024;;;;\nName;;Kontakt;;\nVorname;Nachname;Telefon;Mobil;Ort\n"
        + "Eva;Lind;030 2222222;0171 1111111;Dresden\nMax;Kurz;030 1111111;0172 2222222;Berlin\n",
      [
        "name=Lind;Eva", "phoneNumber=030 2222222", "phoneNumber=0171 1111111 [mobile]",
        "postalAddress=;;;Dresden",
      ]
    ),
  ])
  func namesOfGroups(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.count == 2)
    let values = contacts.first?.summary.filter { !$0.hasPrefix("formattedName") } ?? []
    #expect(values.sorted() == summary.sorted())
  }

  /// A row below a header with gaps is one of the table where it is like those below it.
  @Test(arguments: [
    ("Name;;Art\nEva Lind;x;privat\nMax Kurz;y;mobil\n", 2),
    ("Name,,Phone\nAnn Lee,home,030 2222222\nBob Ray,work,030 1111111\n", 2),
    ("Nr;Name;Telefon\n1;Eva Lind;\n2;Max Kurz;030 1111111\n", 2),
  ])
  func rowsBelow(_ text: String, _ count: Int) throws {
    #expect(try read(text, .csv).contacts.count == count)
  }
}
