import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Tables of offices and clubs: whom to ask for at a firm, who is called by a short number, who lives with
/// whom, and what is no list of people.
struct BusinessTableTests {
  @Test(arguments: [
    // A firm and whom to ask for there; who has nobody to be asked for is a person.
    (
      "Account,Customer Name,Contact,Telephone\nELM001,Elm Nurseries Ltd,Ann Lee,0131 496 0141\n"
        + "ROU002,Corner Florist,Joe Roux,0131 496 0142\nVOS003,Kim Vos,,0131 496 0143\n",
      ["organization=Elm Nurseries Ltd", "organization=Corner Florist", "formattedName=Kim Vos"]
    ),
    (
      "Nom;Contact;Tél.\nMenuiserie Roux SARL;Ève Lind;04 72 00 00 41\n"
        + "Fleurs du Pont;Jean Vos;04 72 00 00 42\n",
      ["organization=Menuiserie Roux SARL", "organization=Fleurs du Pont"]
    ),
    // Numbers within a house, with a number of one's own behind them or not.
    (
      "Extension,First Name,Last Name,Direct Dial\n201,Ann,Lee,0131 496 0141\n214,Joe,Vos,\n",
      ["phoneNumber=201 [work]", "phoneNumber=214 [work]"]
    ),
    (
      "Name,Direct Dial,Extension\nAnn Lee,0131 496 0141,201\nJoe Vos,0131 496 0142,214\n",
      ["phoneNumber=0131 496 0141 x201", "phoneNumber=0131 496 0142 x214"]
    ),
    // A word for a house's number and a telephone's.
    (
      "Nume;Număr;Tip\nEva Radu;0250555041;Acasă\nIon Radu;0740555042;Mobil\n",
      ["phoneNumber=0250555041 [home]", "phoneNumber=0740555042 [mobile]"]
    ),
    (
      "Name;1st number;2nd number\nAnn Lee;0131 496 0141;0131 496 0142\nJoe Vos;0131 496 0143;\n",
      ["phoneNumber=0131 496 0141", "phoneNumber=0131 496 0143"]
    ),
    // A family's line in a parish.
    (
      "Family Name,Husband,Wife,Home Phone\nLee,Joe,Ann,0131 496 0141\nVos,,Kim,0131 496 0142\n",
      ["name=Lee;Joe", "name=Vos;Kim"]
    ),
    // In front of all others stands who is invited.
    (
      "Guest(s),Side,Mobile\nJoe and Ann Lee,Bride,07700 900141\nAuntie Kim,Groom,-\n",
      ["formattedName=Joe and Ann Lee", "formattedName=Auntie Kim"]
    ),
    // Whose it is does not hide what kind of number it is, nor does a remark behind it.
    (
      "Name;Handy Mutter;Tel. G\nMia Sommer;0151 2345678;030 2345678 (Mo-Fr)\nTim Vos;;030 2345679\n",
      ["phoneNumber=0151 2345678 [\"Handy Mutter\"] {TYPE=cell}", "phoneNumber=030 2345679 [work]"]
    ),
    (
      "Name;Handy Mutter;Tel. G\nMia Sommer;0151 2345678;030 2345678 (Mo-Fr)\nTim Vos;;030 2345679\n",
      ["phoneNumber=030 2345678 [\"Mo-Fr\"] {TYPE=work}", "phoneNumber=030 2345679 [work]"]
    ),
    // The town is the last of several lines where it has no column of its own.
    (
      "Name,Postal Address 1,Postal Address 2,Postal Code\n"
        + "Ann Lee,PO Box 62,Graaff-Reinet,6280\nJoe Vos,4 Oak Rd,Paarl,7646\n",
      ["postalAddress=;;PO Box 62;Graaff-Reinet;;6280", "postalAddress=;;4 Oak Rd;Paarl;;7646"]
    ),
    // A shop's export: the country's name and its code, and codes that a spreadsheet is not to count.
    (
      "First Name,Last Name,Address1,City,Country,Country Code,Zip\n"
        + "Ann,Lee,14 Elm Sq,Cambridge,United States,US,'02138\n"
        + "Joe,Vos,31 Duke St,Kitchener,Canada,CA,'N2H 3W9\n",
      [
        "postalAddress=;;14 Elm Sq;Cambridge;;02138;United States cc:US",
        "postalAddress=;;31 Duke St;Kitchener;;N2H 3W9;Canada cc:CA",
      ]
    ),
  ])
  func tablesOfOffices(_ text: String, _ summary: [String]) throws {
    let contacts = try read(text, .csv).contacts
    #expect(contacts.count == (summary.count == 3 ? 3 : 2))
    for (contact, value) in zip(contacts, summary) {
      #expect(contact.summary.contains(value), "\(contact.summary)")
    }
  }

  /// Who is to be asked for at a firm is the person of its row.
  @Test func peopleOfFirms() throws {
    let text =
      "Customer Name,Contact,Telephone\nElm Nurseries Ltd,Ann Lee,0131 496 0141\nKim Vos,,0131 496 0143\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.first?.contains("formattedName=Ann Lee") == true)
    #expect(found.first?.contains { $0.hasPrefix("relation") } == false)
    #expect(found.last?.contains { $0.hasPrefix("organization") } == false)
  }

  /// With a contact in each column, where the words for what they do may be the names of columns, too.
  @Test func boardInColumns() throws {
    let text =
      "Name,Ann Lee,Joe Vos,Kim Roux\nRole,Chair,Treasurer,Secretary\nPhone,01223 555 012,,01223 555 014\n"
      + "Town,Cambridge,Ely,Cambridge\n"
    let found = try read(text, .csv).contacts.map(\.summary)
    #expect(found.map(\.count) == [4, 3, 4])
    #expect(
      found.allSatisfy { $0.contains { $0.hasPrefix("title=") || $0.hasPrefix("jobTitle=") } })
  }

  /// What is sold and what stands in a list of devices has a name, but is nobody.
  @Test(arguments: [
    "Item No.,Name,Description,Unit,Price\n4401,Rosemary,\"evergreen, 9 cm pot\",each,3.50\n4402,Basil,seed tray,tray,8.00\n",
    "Device Name,Address,Type,Serial,Last Seen\nPRN-2F,192.0.2.21,Printer,CNB9X,2023-06-01 07:58\nSW-1,192.0.2.1,Switch,FOC22,2023-06-01 08:00\n",
  ])
  func listsOfThings(_ text: String) throws {
    #expect(throws: (any Error).self) { try read(text, .csv) }
  }
}
