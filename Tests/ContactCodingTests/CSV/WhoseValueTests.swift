import ContactCoding
import ContactModel
import FileFormats
import Testing

/// What reaches somebody else whom a row names is not given to its contact without a word.
struct WhoseValueTests {
  @Test(arguments: [
    (
      "Property,Owner,Owner Phone,Owner Email,Tenant,Tenant Phone,Tenant Email\n"
        + "1 Oak St,Ann Lee,555-201-1111,ann@a.example,Bob Ray,555-201-2222,bob@b.example\n"
        + "2 Elm St,Cy Ott,555-201-3333,cy@c.example,Di Fox,555-201-4444,di@d.example\n",
      "Bob Ray",
      [
        "555-201-1111 Owner Phone", "555-201-2222", "ann@a.example Owner Email", "bob@b.example",
      ]
    ),
    (
      "Wohnung;Eigentümer;Telefon Eigentümer;Mieter;Telefon Mieter\nEG;Hans Groß;030 1111111;Petra Klein;0171 3333333\n"
        + "OG;Eva Lind;030 2222222;Otto Braun;0171 4444444\n",
      "Hans Groß", ["030 1111111", "0171 3333333 Telefon Mieter"]
    ),
    (
      "Company,Contact 1 Name,Contact 1 Email,Contact 1 Phone,Contact 2 Name,Contact 2 Email,Contact 2 Phone\n"
        + "Acme,Ann Lee,ann@acme.example,555-201-1111,Bob Ray,bob@acme.example,555-201-2222\n"
        + "Bolt,Cy Ott,cy@bolt.example,555-201-3333,Di Fox,di@bolt.example,555-201-4444\n",
      "Ann Lee",
      [
        "555-201-1111", "555-201-2222 Contact 2 Phone", "ann@acme.example",
        "bob@acme.example Contact 2 Email",
      ]
    ),
    (
      "Nº;Padre/Madre 1;Móvil 1;Padre/Madre 2;Móvil 2;Hijos\n1;Raquel Serrano Molina;600555141;Luis Vidal Soto;600555142;Nora\n"
        + "2;Elena Prieto Gil;600555143;;;Hugo\n",
      "Raquel Serrano Molina", ["600555141 mobile", "600555142 Móvil 2"]
    ),
    (
      "Imię i nazwisko;Telefon;Trenerka;Tel. trenerki\nAnna Nowak;501 555 141;Ewa Kos;501 555 142\n"
        + "Jan Lis;501 555 143;Ewa Kos;501 555 142\n",
      "Anna Nowak", ["501 555 141", "501 555 142 Tel. trenerki"]
    ),
    (
      "Pet,Species,Owner,Owner Phone,Vet,Vet Phone\nRex,Dog,Ann Lee,555-201-1111,Dr. Bob Ray,555-201-2222\n"
        + "Tom,Cat,Cy Ott,555-201-3333,Dr. Di Fox,555-201-4444\n",
      "Ann Lee", ["555-201-1111", "555-201-2222 Vet Phone"]
    ),
    (
      "Case No,Client,Client Phone,Lawyer,Lawyer Phone,Lawyer Email,Judge\n"
        + "24-01,Ann Lee,555-201-1111,Bob Ray,555-201-2222,bob@law.example,Cy Ott\n"
        + "24-02,Di Fox,555-201-3333,Bob Ray,555-201-2222,bob@law.example,Ed Nunn\n",
      "Ann Lee", ["555-201-1111", "555-201-2222 Lawyer Phone", "bob@law.example Lawyer Email"]
    ),
    (
      "Order,Buyer,Buyer Email,Seller,Seller Email\n1,Ann Lee,ann@a.example,Shop,shop@s.example\n"
        + "2,Cy Ott,cy@c.example,Shop,shop@s.example\n",
      "Ann Lee", ["ann@a.example", "shop@s.example Seller Email"]
    ),
    (
      "Vorname;Name;Telefon;Stellvertreter Vorname;Stellvertreter Name;Stellvertreter Telefon\n"
        + "Hans;Groß;030 1111111;Eva;Lind;030 2222222\nOtto;Braun;030 3333333;Ina;Kurz;030 4444444\n",
      "Hans Groß", ["030 1111111", "030 2222222 Stellvertreter Telefon"]
    ),
    (
      "Élève,Classe,Responsable 1,Tél. resp. 1,Mail resp. 1,Responsable 2,Tél. resp. 2,Mail resp. 2\n"
        + "Léa Petit,CM1,Anne Petit,06 11 11 11 11,anne@p.example,Marc Petit,06 22 22 22 22,marc@p.example\n"
        + "Noé Roux,CM2,Zoé Roux,06 33 33 33 33,zoe@r.example,,,\n",
      "Léa Petit",
      [
        "06 11 11 11 11 Tél. resp. 1", "06 22 22 22 22 Tél. resp. 2", "anne@p.example Mail resp. 1",
        "marc@p.example Mail resp. 2",
      ]
    ),
    (
      "Name;Telefon;Telefon Hausmeister\nHans Groß;030 1111111;0171 3333333\nEva Lind;030 2222222;0171 4444444\n",
      "Hans Groß", ["030 1111111", "0171 3333333 Telefon Hausmeister"]
    ),
    (
      "Kunde,Telefon,Techniker,Telefon Techniker\nEva Lind,030 1234567,Otto Braun,0171 1234567\n"
        + "Ina Kurz,030 1234568,Otto Braun,0171 1234567\n",
      "Eva Lind", ["030 1234567", "0171 1234567 Telefon Techniker"]
    ),
    (
      "Name,Summer Phone,Winter Phone,E-mail\nAnn Lee,541-555-0101,503-555-0102,ann@a.example\n"
        + "Bob Ray,,503-555-0103,\n",
      "Ann Lee", ["541-555-0101 Summer", "503-555-0102 Winter", "ann@a.example"]
    ),
    (
      "Vorname1;Name1;Vorname2;Name2;Mobil1;Mobil2\nEva;Groß;Jan;Groß;0171 1111111;0172 2222222\n"
        + "Ina;Kurz;;;0171 3333333;\n",
      "Eva Groß", ["0171 1111111 mobile", "0172 2222222 Mobil2"]
    ),
    // What a word says of the number itself is no more than that.
    (
      "Name,Office,Office Phone,Email\nAnn Lee,North,555-201-1111,ann@a.example\n"
        + "Bob Ray,South,555-201-2222,bob@b.example\n",
      "Ann Lee", ["555-201-1111 work", "ann@a.example"]
    ),
  ])
  func labels(_ text: String, _ name: String, _ values: [String]) throws {
    let contact = try #require(try read(text, .csv).contacts.first)
    let numbers = contact.phoneNumbers.map { ($0.value.stringValue, $0.label?.name) }
    let mailboxes = contact[.emailAddresses].map { ($0.value, $0.label?.name) }
    #expect(
      (numbers + mailboxes).map { [$0.0, $0.1].compactMap(\.self).joined(separator: " ") } == values
    )
    #expect(contact.displayName == name)
  }

  /// Nobody was born with the dog.
  @Test(
    arguments: [
      (
        "Īpašnieks;Tālrunis;Dzīvnieks;Dzīvnieka dz. datums\nOzoliņa, Inese;+371 2612 3401;Muris;04.05.2019\n"
          + "Liepa, Gunta;+371 2612 3402;Reksis;01.01.2015\n", [nil, nil]
      ),
      (
        "Name,Birthday,Partner,Partner's birthday\nAnn Lee,3/4/1980,Bo Lee,5/6/1981\nCy Ott,7/8/1979,Di Fox,9/1/1982\n",
        [1980, 1979]
      ),
    ] as [(String, [Int?])])
  func birthdaysOfOthers(_ text: String, _ years: [Int?]) throws {
    #expect(try read(text, .csv).contacts.map { $0.birthday?.components?.year } == years)
  }
}
