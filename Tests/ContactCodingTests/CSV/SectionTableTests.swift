import ContactCoding
import ContactModel
import FileFormats
import SourceText
import Testing

/// Rows between those of people: names of sections, of which the people below are, and flats that stand empty.
struct SectionTableTests {
  @Test(arguments: [
    (
      "Name,Vorname,Telefon\nSopran,,\nBrandt,Ulla,0421 555121\nKern,Inge,0421 555122\nTenor,,\nNoll,Karl,0421 555125\n",
      ["Ulla Brandt: Sopran", "Inge Kern: Sopran", "Karl Noll: Tenor"]
    ),
    // One among rows that are full, in capitals or with a number, also where nothing stands above the first.
    (
      "Name,Position,Mobile\nTom Hart,Goalkeeper,07700 900131\nRESERVES,,\nLee Moss,Midfield,07700 900133\n",
      ["Tom Hart", "Lee Moss: RESERVES"]
    ),
    (
      "Name;Telefon\n1. Mannschaft;\nHarald Behrens;0421 555131\n2. Mannschaft;\nJens Eilers;0421 555133\n",
      ["Harald Behrens: 1. Mannschaft", "Jens Eilers: 2. Mannschaft"]
    ),
    (
      "Nom;Tél.\nBureau :;\nAnne Roux;01 55 50 12 11\nMembres :;\nLuc Martin;01 55 50 12 12\n",
      ["Anne Roux: Bureau", "Luc Martin: Membres"]
    ),
    // Words that no list has divide a table from its first row on.
    (
      "Nome,Cognome,Telefono\nDirettivo uscente,,\nMario,Rossi,06 5550121\nSoci di Pisa,,\nLuca,Verdi,06 5550123\n",
      ["Mario Rossi: Direttivo uscente", "Luca Verdi: Soci di Pisa"]
    ),
    // In the column in which the others are counted.
    (
      "Nr;Name;Telefon\nVorstand;;\n1;Harald Behrens;0421 555131\nBeisitzer;;\n2;Jens Eilers;0421 555133\n",
      ["Harald Behrens: Vorstand", "Jens Eilers: Beisitzer"]
    ),
    // A letter of an index is nothing that people are, and neither is how many there are.
    (
      "Name,Phone,Email\nA,,\nAnn Abel,07700 900131,ann@a.example\nB,,\nBo Berg,07700 900132,bo@b.example\nTotal: 2,,\n",
      ["Ann Abel", "Bo Berg"]
    ),
    // Nor what programs write between two versions, nor how many of something there are.
    (
      "Name,Phone,Members\n<<<<<<< HEAD,,\nAnn Abel,07700 900131,3\n=======,,\nBo Berg,07700 900132,4\n"
        + ">>>>>>> main,,\nCy Fox,07700 900133,2\nDi Hay,07700 900134,1\nEd Lee,07700 900135,5\n5 choirs,,15\n",
      ["Ann Abel", "Bo Berg", "Cy Fox", "Di Hay", "Ed Lee"]
    ),
    // A word that is a given name elsewhere is none in small letters.
    (
      "Numm;Virnumm;Handy\nAktiv Spiller;;\nReuter;Claude;621 555 141\nHoffmann;Marc;621 555 142\nFréier an Éierespiller;;\nKieffer;Anne;621 555 143\n",
      [
        "Claude Reuter: Aktiv Spiller", "Marc Hoffmann: Aktiv Spiller",
        "Anne Kieffer: Fréier an Éierespiller",
      ]
    ),
    // Whoever has nothing but a name is somebody where others lack something, too, or where people are called so.
    (
      "Name;Telefon;E-Mail\nHarald Behrens;0421 555131;\nUwe Dirks;;\nNachbar Kurt;;\nGerda;;\nKai Folkerts;0421 555134;\n",
      ["Harald Behrens", "Uwe Dirks", "Nachbar Kurt", "Gerda", "Kai Folkerts"]
    ),
    // So is of whom a sign tells that he has died.
    (
      "Name;Telefon;E-Mail\nHarald Behrens;0421 555131;h@a.example\nUwe Dirks †2016;;\nKai Folkerts;0421 555134;k@a.example\n",
      ["Harald Behrens", "Uwe Dirks †2016", "Kai Folkerts"]
    ),
    (
      "Name;Telefon\nGerda;\nHarald Behrens;0421 555131\nOma;\nKai Folkerts;0421 555134\n",
      ["Gerda", "Harald Behrens", "Oma", "Kai Folkerts"]
    ),
  ])
  func sections(_ text: String, _ expected: [String]) throws {
    let found = try read(text, .csv)
    let people = found.contacts.map { contact in
      ([contact.displayName] + contact.categories.map(\.value)).joined(separator: ": ")
    }
    #expect(people == expected)
  }

  /// A row that is no contact is told of.
  @Test func sectionsAreTold() throws {
    let text = "Name,Position,Mobile\nRESERVES,,\nLee Moss,Midfield,07700 900133\n"
    let told = try read(text, .csv).diagnostics.first { $0.code.rawValue == "csv.row.no-contact" }
    #expect(
      told?.message
        == "The row 'RESERVES' names nobody; the contacts below it are in a group of that name.")
  }

  /// The section is none of the row's values when that is written again.
  @Test func sectionsStayWhereTheyAre() throws {
    let before = "Name,Position,Mobile\nRESERVES,,\nLee Moss,Midfield,07700 900133\n"
    let file = try rewrite(Array(before.utf8)) { contact in
      .replace(contact.editing { $0.jobTitle = "Defender" })
    }
    #expect(file.text == before.replacing("Midfield", with: "Defender"))
    #expect(file.losses.isEmpty, "\(file.losses)")
  }

  /// Homes and places that nobody has, in words of many languages, alone or beside a word for a home.
  @Test(arguments: [
    "Wohnung;Name;Telefon|VAKANT|Leerstand|nicht vermietet|Wohnung frei|(leer)",
    "Flat,Name,Phone|Empty|(vacant)|*** VACANT ***|Under renovation|Flat empty",
    "Appt;Nom;Tél.|VIDE|inoccupé|Logement vacant|à louer",
    "Piso;Nombre;Tel.|VACÍO|Desocupado|sin inquilino",
    "Interno;Nome;Telefono|VUOTO|sfitto|da affittare", "Apto;Nome;Telefone|VAZIO|vago|sem morador",
    "Woning;Naam;Tel.|leegstand|niet verhuurd", "Lgh;Namn;Tel.|VAKANT|outhyrd",
    "Bolig;Navn;Tlf.|ledig|ubeboet",
    "Asunto;Nimi;Puh.|tyhjä|vapaa", "Mieszkanie;Nazwisko;Tel.|PUSTE|pustostan|do wynajęcia",
    "Byt;Jméno;Tel.|prázdný|volno|neobsazeno", "Lakás;Név;Tel.|üres|KIADÓ",
    "Ap.;Nume;Tel.|liber|nelocuit",
    "Stan;Ime;Tel.|prazno|SLOBODNO", "Квартира;ФИО;Телефон|пусто|СВОБОДНА|никто не живёт",
    "Квартира;ПІБ;Телефон|порожня|вільно", "Διαμέρισμα;Όνομα;Τηλέφωνο|ΚΕΝΟ|άδειο",
    "Daire;Ad Soyad;Telefon|BOŞ|Kiralık",
    "דירה,שם,טלפון|ריקה|פנוי", "الشقة,الاسم,الهاتف|شاغرة|فارغ", "मकान,नाम,मोबाइल|खाली",
    "No Rumah,Nama,HP|KOSONG|Belum dihuni",
    "Căn hộ,Tên,Điện thoại|trống|còn trống", "部屋,氏名,電話|空室|空き", "호수,이름,전화|공실|빈집",
  ])
  func vacancies(_ line: String) throws {
    let parts = line.split(separator: "|").map(String.init)
    let sign = parts[0].contains(";") ? ";" : ","
    var rows = [parts[0], ["1", "Ann Lee", "0341 2312447"].joined(separator: sign)]
    for (number, text) in parts.dropFirst().enumerated() {
      rows.append(["\(number + 2)", text, ""].joined(separator: sign))
    }
    rows.append(["19", "Joe Vos", "0341 2312448"].joined(separator: sign))
    let found = try read(rows.joined(separator: "\n") + "\n", .csv).contacts
    #expect(
      found.count == 2 && found.allSatisfy { !$0.phoneNumbers.isEmpty }, "\(found.map(\.summary))")
  }

  /// In a column of family names, with an address that the house has, and of a post.
  @Test(arguments: [
    "Nr;Nachname;Vorname;Telefon\n1;Lee;Ann;0341 2312447\n2;VAKANT;;\n3;Vos;Joe;0341 2312448\n",
    "Nr;Nachname;Vorname;Straße;Ort;Telefon\n1;Lee;Ann;Elmweg 1;Ulm;0341 2312447\n2;VAKANT;;Elmweg 1;Ulm;\n"
      + "3;Vos;Joe;Elmweg 1;Ulm;0341 2312448\n",
    "Abt.;Name;Funktion;Telefon\nLager;Ann Lee;Leitung;0341 2312447\nEinkauf;vakant;Leitung;\n"
      + "Lager;Joe Vos;Fahrer;0341 2312448\n",
  ])
  func vacanciesAmongFamilyNames(_ text: String) throws {
    #expect(try read(text, .csv).contacts.map(\.displayName) == ["Ann Lee", "Joe Vos"])
  }

  /// A word for what stands empty is somebody's name elsewhere, who has nothing else in his row.
  @Test(arguments: [
    (
      "first name,last name,city\ntom,goodall,kingston\ntom,,canterbury\nann,lee,bath\n",
      ["tom goodall", "tom ", "ann lee"]
    ),
    (
      "Ime,Prezime,Telefon\nSlobodan,Marić,011 1234567\nSlobodan,,\nAna,Ilić,011 1234568\n",
      ["Slobodan Marić", "Slobodan ", "Ana Ilić"]
    ),
    (
      "Jméno;Příjmení;Telefon\nJan;Volný;603 123 401\n;Volný;\nEva;Malá;603 123 402\n",
      ["Jan Volný", " Volný", "Eva Malá"]
    ),
    (
      "Vorname;Nachname;Telefon\nJan;Frei;030 1234567\nEva;Lind;030 1234568\nUwe;Wolny;030 1234569\n",
      ["Jan Frei", "Eva Lind", "Uwe Wolny"]
    ),
  ])
  func namesAreNoVacancies(_ table: String, _ names: [String]) throws {
    let found = try read(table, .csv).contacts.map {
      "\($0.givenName ?? "") \($0.familyName ?? "")"
    }
    #expect(found == names)
  }
}
