import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables whose headers say what somebody is rather than that it is a name, or what one does with the cells.
struct RoleTableTests {
  @Test(arguments: [
    // A header that nobody knows, over names of people.
    (
      "Keeper,Ring here,Hives\n\"Lee, Ann\",0131 496 0141,3\n\"Vos, Peter (\"\"Pete\"\")\",0131 496 0142,5\n",
      ["name=Lee;Ann", "name=Vos;Peter"]
    ),
    // A word for a name beside others, and a firm's column.
    (
      "Name on badge,Company,Mobile\nMr Joe Lee,Elm Ltd,07700 900141\nAnn Vos,Roux Ltd,07700 900142\n",
      ["formattedName=Mr Joe Lee", "formattedName=Ann Vos"]
    ),
    // Who bought twice is no name of a thing.
    (
      "Order,Taken by phone from,Town,Postcode,Email\n#1,Ann Lee,Ely,CB7 4DL,ann@lee.example\n"
        + "#2,Ann Lee,Ely,CB7 4DL,ann@lee.example\n#3,Joe Vos,Ely,CB7 4DL,joe@vos.example\n",
      ["formattedName=Ann Lee", "formattedName=Ann Lee", "formattedName=Joe Vos"]
    ),
    // Somebody else's name, of which the last word is not known, is not the person's.
    (
      "First Name,Surname,Name of the optometrist,Phone\nAnn,Lee,Joe Roux,0131 496 0141\n"
        + "Kim,Vos,Peter Lind,0131 496 0142\n",
      ["name=Lee;Ann", "name=Vos;Kim"]
    ),
    // A firm, or the family name of whoever has a given name.
    (
      "Company or surname,First name,Contact,Phone\nElm Nurseries Ltd,,Ann Lee,0131 496 0141\n"
        + "Vos,Kim,,0131 496 0142\n",
      ["organization=Elm Nurseries Ltd", "name=Vos;Kim"]
    ),
    (
      "Nom ou raison sociale;Prénom;Tél.\nToitures Roux;;081 22 00 41\nLind;Ève;081 22 00 42\n",
      ["organization=Toitures Roux", "name=Lind;Ève"]
    ),
    // The name of today, and that before a wedding, which who has no other still has.
    (
      "First,Maiden,Married name,Phone\nAnn,Lee,Vos,0131 496 0141\nKim,Roux,,0131 496 0142\n",
      ["name=Vos;Ann", "name=Roux;Kim"]
    ),
    // Codes under a word for people are no names.
    (
      "Donor,Surname,First,Tel\nD0417,Lee,Ann,0131 496 0141\nD0422,Vos,Joe,0131 496 0142\n",
      ["name=Lee;Ann", "name=Vos;Joe"]
    ),
    // A priest's name is in its own order, whatever the header says.
    (
      "ФИО;Телефон\nпрот. Андрей Ковалёв;8 (492) 232-14-08\nЛосев Дмитрий;8 (492) 232-14-09\n",
      ["name=Ковалёв;Андрей;;прот.", "name=Лосев;Дмитрий"]
    ),
  ])
  func namesWhoeverItIs(_ text: String, _ expected: [String]) throws {
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == expected.count)
    for (summary, name) in zip(found, expected) {
      #expect(summary.contains(name), "\(summary)")
    }
  }

  @Test(arguments: [
    // Several numbers in a cell whose header tells nothing.
    (
      "Who,Lines\nAnn Lee,\"0131 496 0141, 07700 900141\"\nJoe Vos,0131 496 0142 (office) / 0131 496 0143\n",
      ["0131 496 0141", "07700 900141"]
    ),
    (
      "Name,Ring first,If no answer\nAnn Lee,0131 496 0141,0131 496 0142\n",
      ["0131 496 0141", "0131 496 0142"]
    ),
    // One's own number is that of nobody in the list.
    (
      "Type,Name,Number,Own number\nMissed,Ann Lee,0131 496 0141,0131 496 0199\n"
        + "Missed,Joe Vos,0131 496 0142,0131 496 0199\n",
      ["0131 496 0141"]
    ),
    // By an extension alone somebody is called from within the house.
    (
      "Name;Rufnummer;Typ;Nebenst.\nLager;;;31\nEva Lind;02841 30127;gesch.;44\n", ["31"]
    ),
    (
      "الاسم,هاتف المكتب,تحويلة\nسلمى حداد,04 338 1190,12\nيوسف حداد,06 559 2047,\n",
      ["04 338 1190 x12"]
    ),
    // `P` and `G` are what they are in the table's language.
    (
      "Name;Vorname;P;G\nLind;Eva;033 654 21 17;033 672 11 50\n",
      ["033 654 21 17 [home]", "033 672 11 50 [work]"]
    ),
  ])
  func numbersWhateverTheyAreCalled(_ text: String, _ expected: [String]) throws {
    let first = try #require(try read(text, .csv).contacts.first)
    let found = first.summary.filter { $0.hasPrefix("phoneNumber=") }
      .map { String($0.dropFirst("phoneNumber=".count)) }
    #expect(found.count == expected.count)
    for (number, wanted) in zip(found, expected) { #expect(number.hasPrefix(wanted), "\(found)") }
  }

  @Test(arguments: [
    // Where the town has a column, a word for where letters go is the street.
    (
      "Namn;Postadress;Postnr;Ort\nEva Lind;Storgatan 5;392 39;Kalmar\n",
      "postalAddress=;;Storgatan 5;Kalmar;;392 39"
    ),
    (
      "Name,Deliver to,Town,Postcode\nAnn Lee,Elm Farm,Ely,CB7 4DL\nJoe Vos,Castle Hill,Ely,CB7 4DL\n",
      "postalAddress=;;Elm Farm;Ely;;CB7 4DL"
    ),
    // The town behind two streets is that of the second.
    (
      "Nimi;Mökin osoite;Kotiosoite;Postinro;Postitoimipaikka\nEva Lind;Niemitie 45;Siltakatu 9;18100;Heinola\n",
      "postalAddress=;;Siltakatu 9;Heinola;;18100 [home]"
    ),
    // Without headers, and without signs between the parts.
    (
      "陈国华,13957101482,浙江省杭州市西湖区文三路 259 号 3 幢,chen@example.cn\n"
        + "吴敏,18767149033,浙江省杭州市西湖区文三路 260 号 5 幢,wu@example.cn\n",
      "postalAddress=;;浙江省杭州市西湖区文三路 259 号 3 幢"
    ),
  ])
  func streetsWhateverTheyAreCalled(_ text: String, _ expected: String) throws {
    let first = try #require(try read(text, .csv).contacts.first)
    #expect(first.summary.contains(expected), "\(first.summary)")
  }

  /// A contact in a block of rows begins behind a free row, with whatever field.
  @Test func blocksBehindFreeRows() throws {
    let text =
      "Name;Eva Lind\nTelefon;08051 961744\n;\nFirma;Gasthof Alm\nTelefon;08051 961745\n;\nName;Jan Vos\n"
      + "Telefon;08051 961746\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.count == 3)
    #expect(found[1].contains("organization=Gasthof Alm"))
    #expect(!found[0].contains("organization=Gasthof Alm"))
  }
}
