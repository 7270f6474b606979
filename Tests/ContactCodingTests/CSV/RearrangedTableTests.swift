import ContactCoding
import ContactModel
import FileFormats
import SourceText
import Testing

/// Hand-made tables with another arrangement than a contact to a row, and tables of other things.
struct RearrangedTableTests {
  private static func contacts(_ text: String) throws -> [[String]] {
    let stream = try ByteStream(bytes: Array(text.utf8), name: "test")
    return try ContactInput(stream: stream, format: .csv).readAll(jobs: 1).contacts.map(\.summary)
  }

  @Test(arguments: [
    // One field to a row.
    (
      "Name:,Ann Lee\nTel:,030 1234567\nEmail:,ann@a.example\n,\nName:,Bob Ray\nEmail:,bob@b.example\n",
      [
        ["name=Lee;Ann", "phoneNumber=030 1234567", "emailAddress=ann@a.example"],
        ["name=Ray;Bob", "emailAddress=bob@b.example"],
      ]
    ),
    // A header that says no more than that they are fields and values.
    (
      "Kontakt,Wert\nName,Ann Lee\nTelefon,030 1234567\nE-Mail,ann@a.example\n\nName,Bob Ray\nTelefon,030 7654321\n",
      [
        ["name=Lee;Ann", "phoneNumber=030 1234567", "emailAddress=ann@a.example"],
        ["name=Ray;Bob", "phoneNumber=030 7654321"],
      ]
    ),
    // Several of a field, and a contact without the first.
    (
      "Name;Ann Lee\nTelefon;030 1234567\nTelefon;0171 7654321\nE-Mail;ann@a.example\nName;Bob Ray\nTelefon;030 7654321\n",
      [
        [
          "name=Lee;Ann", "phoneNumber=030 1234567", "phoneNumber=0171 7654321",
          "emailAddress=ann@a.example",
        ],
        ["name=Ray;Bob", "phoneNumber=030 7654321"],
      ]
    ),
    // A contact in each column, above whose names nothing stands.
    (
      ",Ann Lee,Bob Ray\nPhone,030 1234567,\nMobile,0171 7654321,0171 7654322\nEmail,,bob@b.example\n",
      [
        ["name=Lee;Ann", "phoneNumber=030 1234567", "phoneNumber=0171 7654321 [mobile]"],
        [
          "name=Ray;Bob", "phoneNumber=0171 7654322 [mobile]",
          "emailAddress=bob@b.example",
        ],
      ]
    ),
    // Above whose names stands what they are, and few have a number at work.
    (
      "Board 2025,Chair,Treasurer,Clerk\nName,Ann Lee,Bob Ray,Ida Roth\nHome,604-555-0123,,604-555-0177\n"
        + "Work,,604-555-0148 x22,\nCell,778-555-0101,,\nEmail,ann@a.example,,ida@b.example\n",
      [
        [
          "name=Lee;Ann", "phoneNumber=604-555-0123 [home]",
          "phoneNumber=778-555-0101 [mobile]", "emailAddress=ann@a.example",
          "preserved=X-BOARD-2025:Chair {X-COLUMN=Board 2025}",
        ],
        [
          "name=Ray;Bob", "phoneNumber=604-555-0148 x22 [work]",
          "preserved=X-BOARD-2025:Treasurer {X-COLUMN=Board 2025}",
        ],
        [
          "name=Roth;Ida", "phoneNumber=604-555-0177 [home]", "emailAddress=ida@b.example",
          "preserved=X-BOARD-2025:Clerk {X-COLUMN=Board 2025}",
        ],
      ]
    ),
    // One contact, of whom half of the fields are known: the mailbox is one.
    (
      "name,Mira\nlastname,Kovac\nemail,mira@k.example\nphone,06123456\ntraining,\ncoach,\nshoe size,42\nmedical,\n",
      [
        [
          "name=Kovac;Mira", "phoneNumber=06123456", "emailAddress=mira@k.example",
          "preserved=X-SHOE-SIZE:42 {X-COLUMN=shoe size}",
        ]
      ]
    ),
    // The same columns side by side, the last contact alone.
    (
      "Name;Vorname;Telefon;;Name;Vorname;Telefon\nLee;Ann;030 1234567;;Ray;Bob;030 7654321\nRoth;Ida;030 1112223;;;;\n",
      [
        ["name=Lee;Ann", "phoneNumber=030 1234567"], ["name=Ray;Bob", "phoneNumber=030 7654321"],
        ["name=Roth;Ida", "phoneNumber=030 1112223"],
      ]
    ),
    // A second number and mailbox in the rows below.
    (
      "Name,Street,Phone,Email\nAnn Lee,1 Main St,030 1234567,ann@a.example\n,,030 7654321,lee@a.example\n,,0171 111222,\nBob Ray,2 Oak Ln,030 1112223,\n",
      [
        [
          "name=Lee;Ann", "postalAddress=;;1 Main St", "phoneNumber=030 1234567",
          "phoneNumber=030 7654321", "phoneNumber=0171 111222", "emailAddress=ann@a.example",
          "emailAddress=lee@a.example",
        ],
        ["name=Ray;Bob", "postalAddress=;;2 Oak Ln", "phoneNumber=030 1112223"],
      ]
    ),
    // Who has an own number in the list, or another field, is somebody without a name.
    (
      "No,Name,Phone\n1,Ann Lee,030 1234567\n2,,030 7654321\n",
      [
        [
          "name=Lee;Ann", "phoneNumber=030 1234567", "preserved=X-NO:1 {X-COLUMN=No}",
        ],
        ["phoneNumber=030 7654321", "preserved=X-NO:2 {X-COLUMN=No}"],
      ]
    ),
    (
      "Name,Phone,Email\nAnn Lee,030 1234567,\n,030 7654321,bob@b.example\n",
      [
        ["name=Lee;Ann", "phoneNumber=030 1234567"],
        ["phoneNumber=030 7654321", "emailAddress=bob@b.example"],
      ]
    ),
    // A mailbox with something of the name above is that person's, also where the row above has none.
    (
      "Name;Telefon;E-Mail\nHauser, Rita;030 1234567;\n;;r.hauser@a.example\nVos, Jan;030 1234568;\n"
        + ";0171 7654321;jan@b.example\nOtt, Uwe;030 1234560;\nLind, Eva;;\n;030 1234569;\n",
      [
        ["name=Hauser;Rita", "phoneNumber=030 1234567", "emailAddress=r.hauser@a.example"],
        [
          "name=Vos;Jan", "phoneNumber=030 1234568", "phoneNumber=0171 7654321",
          "emailAddress=jan@b.example",
        ],
        ["name=Ott;Uwe", "phoneNumber=030 1234560"],
        ["name=Lind;Eva"],
        ["phoneNumber=030 1234569"],
      ]
    ),
    // Two numbers of one contact are no two contacts.
    (
      "Name,Phone,Phone\nAnn Lee,030 1234567,030 7654321\n",
      [["name=Lee;Ann", "phoneNumber=030 1234567", "phoneNumber=030 7654321"]]
    ),
    // A short name, a name and a mailbox, without headers.
    (
      "annie\tLee, Ann\tann@a.example\nbob\tRay, Bob\tbob@b.example\n",
      [
        [
          "name=Lee;Ann", "emailAddress=ann@a.example",
          "preserved=X-COLUMN-1:annie {X-COLUMN=Column 1}",
        ],
        [
          "name=Ray;Bob", "emailAddress=bob@b.example",
          "preserved=X-COLUMN-1:bob {X-COLUMN=Column 1}",
        ],
      ]
    ),
  ])
  func readsContacts(_ text: String, _ expected: [[String]]) throws {
    #expect(try Self.contacts(text).map { $0.sorted() } == expected.map { $0.sorted() })
  }

  /// Firms among the names of customers, and letters behind headers.
  @Test(arguments: [
    (
      "Client,Phone\nHarbour Inn Ltd,020 7946 0123\nAnn Ltd. Lee,020 7946 0124\n",
      ["organization=Harbour Inn Ltd", "phoneNumber=020 7946 0123"]
    ),
    (
      "Client,Phone\nLiza Sia,020 7946 0123\nMüller AG,020 7946 0124\n",
      ["formattedName=Liza Sia", "phoneNumber=020 7946 0123"]
    ),
    (
      "Client,Phone\nAb Klink,020 7946 0123\nMüller AG,020 7946 0124\n",
      ["formattedName=Ab Klink", "phoneNumber=020 7946 0123"]
    ),
    (
      "Last Name,First Name,Street (W),City (W),Street (H),City (H)\nLee,Ann,1 Main St,Salem,2 Oak Ln,Essex\n",
      [
        "name=Lee;Ann", "postalAddress=;;1 Main St;Salem [work]",
        "postalAddress=;;2 Oak Ln;Essex [home]",
      ]
    ),
    (
      "姓,名,QQ,移动电话\n王,小明,12345678,13800138000\n",
      [
        "name=王;小明", "instantMessageAddress=QQ|12345678", "phoneNumber=13800138000 [mobile]",
      ]
    ),
    // A member's number is no house's, where the streets have theirs.
    (
      "Nr,Name,Vorname,Straße,Ort\n001,Falk,Ann,Deichweg 3,Husum\n004,Ray,Bob,Am Hof 12 a,Husum\n",
      [
        "name=Falk;Ann", "postalAddress=;;Deichweg 3;Husum", "preserved=X-NR:001 {X-COLUMN=Nr}",
      ]
    ),
    // Dates that a program guards from spreadsheets.
    (
      "Name;Vorname;geb.\nFalk;Ann;=\"04.03.1952\"\nRay;Bob;=\"17.11.1961\"\n",
      ["name=Falk;Ann", "birthday=19520304"]
    ),
    (
      "Last Name,First Name,Domicile\nFalk,Ann,25813 Husum\nRay,Bob,24937 Flensburg\n",
      ["name=Falk;Ann", "postalAddress=;;;Husum;;25813"]
    ),
    // Without headers.
    (
      "Ann Falk;Deichweg 3;25813 Husum;04841/555012\nBob Ray;Am Hof 12;24937 Flensburg;0461/555013\n",
      [
        "name=Falk;Ann", "phoneNumber=04841/555012",
        "postalAddress=;;Deichweg 3;Husum;;25813",
      ]
    ),
    (
      "Name,Account.id,Role,Email\nAnn Lee,z1,customer,SMTP:ann@a.example\n",
      [
        "name=Lee;Ann", "emailAddress=ann@a.example",
        "preserved=X-ACCOUNT-ID:z1 {X-COLUMN=Account.id}",
        "preserved=X-ROLE:customer {X-COLUMN=Role}",
      ]
    ),
    (
      "DN,givenName,mail\n\"CN=Ann Lee,OU=Users\",Ann,ann@a.example\n",
      [
        "name=;Ann", "emailAddress=ann@a.example",
        "preserved=X-DN:CN=Ann Lee\\,OU=Users {X-COLUMN=DN}",
      ]
    ),
  ])
  func readsTheFirst(_ text: String, _ expected: [String]) throws {
    #expect(try Self.contacts(text).first?.sorted() == expected.sorted())
  }

  @Test(arguments: [
    "SKU,Name,Qty,Price\n1001,Oak shelf,14,39.90\n1002,Brass hook,250,1.20\n",
    "Artikel;Name;Menge;Preis\nA1;Holzkiste;3;4,50\nA2;Glasperle;9;0,20\n",
    "Date,Kick-off,Home,Away,Score\n03/02/2024,15:00,Rovers,Athletic,2-1\n",
  ])
  func namesOfThingsAreNobodys(_ text: String) throws {
    #expect(throws: ContactFileError.self) { try Self.contacts(text) }
  }
}
