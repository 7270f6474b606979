import ContactModel
import ContactUnification
import Testing

/// Books of a few cards: who knows nothing else than what is on them would say the same.
struct SmallBookTests {
  enum Verdict { case joined, notJoined }
  typealias Case = (first: String, second: String, verdict: Verdict)

  private static let cases: [Case] = [
    // Colleagues: one given name and one employer.
    (
      "FN:Dora Menk|N:Menk;Dora;;;|ORG:Hallwerk", "FN:Dora Pohl|N:Pohl;Dora;;;|ORG:Hallwerk",
      .notJoined
    ),
    (
      "FN:Kofi Danso|N:Danso;Kofi;;;|ORG:Volta|TEL:+233302123456",
      "FN:Kofi Owusu|N:Owusu;Kofi;;;|ORG:Volta|TEL:+233302123456", .notJoined
    ),
    // Family names that are words of lists.
    ("FN:Lan Đỗ|N:Đỗ;Lan;;;|ORG:Mekong Tex", "FN:Lan Vũ|N:Vũ;Lan;;;|ORG:Mekong Tex", .notJoined),
    (
      "FN:Iris Neu|N:Neu;Iris;;;|ORG:Hallwerk", "FN:Iris Alt|N:Alt;Iris;;;|ORG:Hallwerk", .notJoined
    ),
    ("FN:Sam Home|N:Home;Sam;;;|ORG:Hallwerk", "FN:Sam New|N:New;Sam;;;|ORG:Hallwerk", .notJoined),
    ("FN:Wei Ng|N:Ng;Wei;;;|ORG:Hallwerk", "FN:Wei Do|N:Do;Wei;;;|ORG:Hallwerk", .notJoined),
    // A name in a note is somebody else's.
    ("FN:Nora Lind|N:Lind;Nora;;;|NOTE:Jens Falk", "FN:Jens Falk|N:Falk;Jens;;;", .notJoined),
    // An initial is anybody's with that letter at the address.
    (
      "FN:T. Brown|N:Brown;T.;;;|ADR:;;5 Dock Road;Leith;;EH6 6LX;",
      "FN:Tessa Brown|N:Brown;Tessa;;;|ADR:;;5 Dock Road;Leith;;EH6 6LX;", .notJoined
    ),
    (
      "FN:T. Brown|N:Brown;T.;;;|TEL:+447700900123",
      "FN:Tessa Brown|N:Brown;Tessa;;;|TEL:+447700900123", .joined
    ),
    // Whose name is in the other's words: windows-1251 read as Latin letters, degrees behind the name,
    // no name, two numbers in one field.
    (
      "FN:Ìàðèÿ Ëåáåäåâà|N:Ëåáåäåâà;Ìàðèÿ;;;|TEL;TYPE=CELL:+79031234567",
      "FN:Мария Лебедева|N:Лебедева;Мария;;;|TEL;TYPE=CELL:+79031234567", .joined
    ),
    (
      "FN:Amara Nwachi\\, PhD\\, FNSE|TEL;TYPE=CELL:+2348056733701",
      "FN:Amara Nwachi|N:Nwachi;Amara;;;|TEL;TYPE=CELL:+2348056733701", .joined
    ),
    (
      "FN:Ing. Radka Vránová\\, Ph.D.|TEL;TYPE=CELL:+420603118274",
      "FN:Radka Vránová|N:Vránová;Radka;;;|TEL;TYPE=CELL:+420603118274", .joined
    ),
    // A firm, though the legal form in front is a given name as well.
    (
      "FN:SIA Vidzemes Linums|TEL:+37164221035",
      "ORG:SIA Vidzemes Linums|TEL:+37164221035", .joined
    ),
    // A nickname with the family name behind it says no more than one without.
    (
      "FN:Jens Holm|N:Holm;Jens;;;|NICKNAME:Jenne Holm|TEL;TYPE=CELL:+4915112345671",
      "FN:Maja Holm|TEL;TYPE=CELL:+4915112345671", .notJoined
    ),
    (
      "FN:Ohne Name|TEL;TYPE=CELL:+4915112345670",
      "FN:Folke Ahrens|N:Ahrens;Folke;;;|TEL;TYPE=CELL:+4915112345670", .joined
    ),
    (
      "FN:Wayan Mertha|N:Mertha;Wayan;;;|TEL:0813-3712-2835 / 0361-724611",
      "FN:Wayan|N:;Wayan;;;|TEL:+62 813-3712-2835", .joined
    ),
    // Titles that are given names.
    (
      "FN:Don Baxter|N:Baxter;Don;;;|TEL:+13035550147",
      "FN:Ruth Baxter|N:Baxter;Ruth;;;|TEL:+13035550147", .notJoined
    ),
    (
      "FN:Sri Astuti|N:Astuti;Sri;;;|TEL:+62315034000",
      "FN:Eko Astuti|N:Astuti;Eko;;;|TEL:+62315034000", .notJoined
    ),
    (
      "FN:Sir Baxter|N:Baxter;Sir;;;|TEL;TYPE=CELL:+447700900456",
      "FN:Hal Baxter|N:Baxter;Hal;;;|TEL;TYPE=CELL:+447700900456", .joined
    ),
    (
      "FN:Univ.-Doz. DDr. Franz Leitgeb|TEL:+43512507000",
      "FN:Franz Leitgeb|N:Leitgeb;Franz;;;|TEL:+43512507000", .joined
    ),
    // A wife by her husband's name.
    (
      "FN:Colin Mackay|ADR:;;9 Shore Street;Ullapool;;IV26 2UB;",
      "FN:Mrs. Colin Mackay|ADR:;;9 Shore Street;Ullapool;;IV26 2UB;", .notJoined
    ),
    (
      "FN:Ola Moen|N:Moen;Ola;;;|TEL:+4791812345",
      "FN:Kari Moen|N:Moen;Kari;;;|NICKNAME:Ola sin kone", .notJoined
    ),
    // One word is no family name that differs from the other's.
    (
      "FN:Eoin|TEL;TYPE=CELL:+353863127000",
      "FN:Sorcha Ní Bhriain|N:Ní Bhriain;Sorcha;;;|TEL;TYPE=CELL:+353863127000", .notJoined
    ),
    // What is somebody's, and he.
    (
      "FN:Chez Odette|TEL;TYPE=CELL:+33688147000", "FN:Odette|TEL;TYPE=CELL:+33688147000",
      .notJoined
    ),
    // Who lives at an address without a name.
    (
      "FN:|ADR:;;Storgatan 4;Lund;;22222;",
      "FN:Malin Ek|N:Ek;Malin;;;|ADR:;;Storgatan 4;Lund;;22222;", .notJoined
    ),
    // Twins have two names: one birthday at one address is one person's of one name.
    (
      "FN:Réka Bán|N:Bán;Réka;;;|TEL;TYPE=CELL:+36307038000|EMAIL:reka@freemail.hu|BDAY:1990-06-30|ADR:;;Fő út 8;Eger;;3300;",
      "FN:Réka Bán|N:Bán;Réka;;;|TEL;TYPE=CELL:+36304184000|EMAIL:banreka@gmail.com|BDAY:1990-06-30|ADR:;;Fő út 8;Eger;;3300;",
      .joined
    ),
    // Written alike and read in two ways, or with a long vowel and without.
    (
      "FN:渡辺和美|N:渡辺;和美;;;|X-PHONETIC-FIRST-NAME:かずみ|X-PHONETIC-LAST-NAME:わたなべ|ORG:南町病院",
      "FN:渡辺和美|N:渡辺;和美;;;|X-PHONETIC-FIRST-NAME:なごみ|X-PHONETIC-LAST-NAME:わたなべ|ORG:南町病院", .notJoined
    ),
    ("FN:Kōta Ōba|N:Ōba;Kōta;;;|ORG:Minami", "FN:Kōta Oba|N:Oba;Kōta;;;|ORG:Minami", .notJoined),
    // Houses that are numbered.
    (
      "FN:SMP Negeri 2 Sleman|TEL:+62274868100|ADR:;;Jalan Magelang;Sleman;;55511;",
      "FN:SMP Negeri 4 Sleman|TEL:+62274869313|ADR:;;Jalan Magelang;Sleman;;55511;", .notJoined
    ),
    (
      "FN:SMP Negeri 2 Sleman|TEL:+62274868100|ADR:;;Jalan Magelang;Sleman;;55511;",
      "FN:SMP Negeri 2 Sleman|TEL:+62274868100", .joined
    ),
    // Husband and wife of one given name.
    (
      "FN:Harjit Singh Gill|N:Gill;Harjit;Singh;;|TEL:+16045935640",
      "FN:Harjit Kaur Gill|N:Gill;Harjit;Kaur;;|TEL:+16045935640", .notJoined
    ),
    (
      "FN:Fodor Gáborné|TEL;TYPE=CELL:+36708432450",
      "FN:Fodor Gábor|N:Fodor;Gábor;;;|TEL;TYPE=CELL:+36708432450", .notJoined
    ),
    // One name and mobile, and birthdays a generation apart, or with a slip.
    (
      "FN:Ilse Wrobel|N:Wrobel;Ilse;;;|BDAY:19481015|TEL;TYPE=CELL:+48608344244",
      "FN:Ilse Wrobel|N:Wrobel;Ilse;;;|BDAY:19760302|TEL;TYPE=CELL:+48608344244", .notJoined
    ),
    (
      "FN:Ilse Wrobel|N:Wrobel;Ilse;;;|BDAY:19481015|TEL;TYPE=CELL:+48608344244",
      "FN:Ilse Wrobel|N:Wrobel;Ilse;;;|BDAY:19481016|TEL;TYPE=CELL:+48608344244", .joined
    ),
    // Values that are none.
    (
      "FN:Ida Roth|N:Roth;Ida;;;|TEL:0000000000", "FN:Ida Kurz|N:Kurz;Ida;;;|TEL:0000000000",
      .notJoined
    ),
    (
      "FN:Ida Roth|N:Roth;Ida;;;|EMAIL:none@none.com",
      "FN:Ida Kurz|N:Kurz;Ida;;;|EMAIL:none@none.com", .notJoined
    ),
    ("FN:Ida Roth|N:Roth;Ida;;;|ORG:n/a", "FN:Ida Kurz|N:Kurz;Ida;;;|ORG:n/a", .notJoined),
    // Households.
    (
      "FN:Ulf Berg|N:Berg;Ulf;;;|TEL:+4687654321|ADR:;;Storgatan 9;Lund;;22350;",
      "FN:Siv Berg|N:Berg;Siv;;;|TEL:+4687654321|ADR:;;Storgatan 9;Lund;;22350;", .notJoined
    ),
    // Somebody of a firm is not the firm.
    (
      "FN:|ORG:Hallwerk Nord|TEL;TYPE=WORK:+493012345678|EMAIL:info@hallwerk.example",
      "FN:|ORG:Hallwerk Nord|TEL;TYPE=WORK:+493012345678|EMAIL:d.menk@hallwerk.example", .notJoined
    ),
    (
      "FN:|ORG:Hallwerk Nord|TEL;TYPE=WORK:+493012345678",
      "FN:|ORG:Hallwerk Nord|TEL;TYPE=WORK:+493012345678|EMAIL:info@hallwerk.example", .joined
    ),
    // The firm and the title in short.
    (
      "FN:Dora Menk|N:Menk;Dora;;;|ORG:Hallwerk & Töchter|TITLE:Sekretärin|EMAIL:menk@hallwerk.example",
      "FN:Dora Menk|N:Menk;Dora;;;|ORG:Hallwerk & Töchter Brückenbau GmbH|TITLE:Sekretärin des Vorstands|EMAIL:menk@hallwerk.example",
      .joined
    ),
    // Generations of one name.
    (
      "FN:Karl Berg d. J.|N:Berg;Karl;;;d. J.|TEL:+4687654321",
      "FN:Karl Berg d. Ä.|N:Berg;Karl;;;d. Ä.|TEL:+4687654321", .notJoined
    ),
    (
      "FN:Louis Carrel père|N:Carrel;Louis;;;père|EMAIL:carrel@orange.fr",
      "FN:Louis Carrel fils|N:Carrel;Louis;;;fils|EMAIL:carrel@orange.fr", .notJoined
    ),
    (
      "FN:ifj. Szabados Ernő|TEL:+36201234567", "FN:id. Szabados Ernő|TEL:+36201234567", .notJoined
    ),
    // One reading, and two names.
    (
      "FN:宮地圭介|N:宮地;圭介;;;|X-PHONETIC-FIRST-NAME:ケイスケ|X-PHONETIC-LAST-NAME:ミヤチ|ORG:北陽",
      "FN:宮地啓介|N:宮地;啓介;;;|X-PHONETIC-FIRST-NAME:ケイスケ|X-PHONETIC-LAST-NAME:ミヤチ|ORG:北陽",
      .notJoined
    ),
    // A family name is none of its given ones, in whatever order they stand.
    (
      "FN:Szalai Béláné|TEL:+36203334455", "FN:Szalai Piroska|TEL:+36203334455", .notJoined
    ),
    (
      "FN:Hans-Georg Pröll|N:Pröll;Hans-Georg;;;|TEL:+436641234567",
      "FN:Pröll Hedwig Rosa|N:Rosa;Pröll;Hedwig;;|TEL:+436641234567", .notJoined
    ),
    // Who has a short form of one name, has no short form of another.
    (
      "FN:Jussi Laaksonen|N:Laaksonen;Jussi;;;|TEL:+358501234567",
      "FN:Juha Laaksonen|N:Laaksonen;Juha;;;|TEL:+358501234567", .notJoined
    ),
    // A name by itself that hardly anybody has.
    (
      "FN:Ottokar Wunsiedler|N:Wunsiedler;Ottokar;;;|TEL;TYPE=HOME:+49923112345",
      "FN:Ottokar Wunsiedler|N:Wunsiedler;Ottokar;;;|ADR:;;Ring 3;Selb;;95100;", .joined
    ),
    // A mailbox of a function in common is no other mailbox.
    (
      "FN:Jutta Wenk|N:Wenk;Jutta;;;|EMAIL:info@praxis-wenk.example",
      "FN:Jutta Wenk|N:Wenk;Jutta;;;|EMAIL:info@praxis-wenk.example", .joined
    ),
    // Two digits that changed places, at the end too.
    (
      "FN:Torvald Risnes|N:Risnes;Torvald;;;|TEL;TYPE=CELL:+4791255473",
      "FN:Torvald Risnes|N:Risnes;Torvald;;;|TEL;TYPE=CELL:+4791255437", .joined
    ),
    // The words of a name in another order, without the marks.
    (
      "FN:Phạm Thị Ngọc Lan|N:Phạm;Lan;Thị Ngọc;;|TEL:+84912345678",
      "FN:Ngoc Lan Pham Thi|TEL:+84912345678", .joined
    ),
    // A firm by its name alone.
    (
      "FN:Stahlbau Hirsch GmbH|TEL:+493098765432", "FN:|ORG:Stahlbau Hirsch GmbH|TEL:+493098765432",
      .joined
    ),
    // How people are called.
    ("FN:鈴木先生|TEL:+819012345678", "FN:鈴木健一|N:鈴木;健一;;;|TEL:+819012345678", .joined),
    ("FN:老李|TEL:+8613912345678", "FN:李建国|N:李;建国;;;|TEL:+8613912345678", .joined),
    ("FN:阿明|TEL:+886912345678", "FN:陳家明|N:陳;家明;;;|TEL:+886912345678", .joined),
    // One person.
    (
      "FN:Edeltraud Mirgeler|N:Mirgeler;Edeltraud;;;|TEL:+4915112345678",
      "FN:Edeltraud Mirgeler|N:Mirgeler;Edeltraud;;;|EMAIL:e.mirgeler@example.net", .joined
    ),
    (
      "FN:Robert Haines|N:Haines;Robert;;;|EMAIL:rhaines@gmail.com",
      "FN:Bob Haines|N:Haines;Bob;;;|EMAIL:rhaines@gmail.com", .joined
    ),
    (
      "FN:Åse Vik|N:Vik;Åse;;;|TEL:+4791234567", "FN:Åse Lund|N:Lund;Åse;;;|TEL:+4791234567",
      .joined
    ),
    ("TEL:+4791234567", "FN:Åse Lund|N:Lund;Åse;;;|TEL:+4791234567", .joined),
    // A number at home in common, and one of the two cards says where somebody works.
    (
      "FN:Ilse Fromm|N:Fromm;Ilse;;;|TEL;TYPE=HOME:+497112218890",
      "FN:Ilse Fromm|N:Fromm;Ilse;;;|TEL;TYPE=HOME:+497112218890|ORG:Praxis Fromm", .joined
    ),
    // Another employer, and another mailbox there.
    (
      "FN:Ulrike Sandmair|N:Sandmair;Ulrike;;;|TEL:+491702218890|ORG:Hallwerk|EMAIL:u.sandmair@hallwerk.example",
      "FN:Ulrike Sandmair|N:Sandmair;Ulrike;;;|TEL:+491702218890|ORG:Nordbank|EMAIL:ulrike@nordbank.example",
      .joined
    ),
    // A slip in the name of a provider.
    (
      "FN:Kristina Halvorsen|N:Halvorsen;Kristina;;;|EMAIL:kristina.halvorsen@gmail.com",
      "FN:Kristina Halvorsen|N:Halvorsen;Kristina;;;|EMAIL:kristina.halvorsen@gmial.com", .joined
    ),
    // Numbers as they are dialled from Australia, before Brazil's had nine digits, and with a bare code.
    (
      "FN:Nerida|TEL:0011 61 417 220 983",
      "FN:Nerida Shanahan|N:Shanahan;Nerida;;;|TEL:0417 220 983",
      .joined
    ),
    (
      "FN:Jussara|TEL:(85) 8714-2203", "FN:Jussara Monte|N:Monte;Jussara;;;|TEL:+55 85 98714-2203",
      .joined
    ),
    (
      "FN:沈晓燕|N:沈;晓燕;;;|TEL:8613774120986", "FN:沈晓燕|N:沈;晓燕;;;|TEL:137-7412-0986", .joined
    ),
    // Somebody's mother is called after her child.
    ("FN:Maman de Léo|TEL:+33658784620", "FN:Léo|TEL:+33658784620", .notJoined),
    ("FN:Moeder van Fleur|TEL:+31620448871", "FN:Fleur|TEL:+31620448871", .notJoined),
    ("FN:Папа Кати|TEL:+79162201188", "FN:Катя|TEL:+79162201188", .notJoined),
    // What programs write for a day that is none.
    (
      "FN:Sarah Brown|N:Brown;Sarah;;;|BDAY:4501-01-01|TEL;TYPE=CELL:+447700900318",
      "FN:Sarah Brown|N:Brown;Sarah;;;|BDAY:4501-01-01|TEL;TYPE=CELL:+447700900777", .notJoined
    ),
    // Two given names in another order are another's.
    (
      "FN:José María Etxeberria|N:Etxeberria;José María;;;|TEL:+34945220418",
      "FN:María José Etxeberria|N:Etxeberria;María José;;;|TEL:+34945220418", .notJoined
    ),
    // Many of one firm have one title there.
    (
      "FN:Vikram Sethi|N:Sethi;Vikram;;;|ORG:Deccan Pumps|TITLE:Service Engineer|TEL:+919986014472",
      "FN:Imran Qureshi|N:Qureshi;Imran;;;|ORG:Deccan Pumps|TITLE:Service Engineer|TEL:+919986014472",
      .notJoined
    ),
    // The beginning of a name that is none of its own.
    (
      "FN:Th. Manolakis|N:Manolakis;Th.;;;|TEL:+306974410229",
      "FN:Theodoros Manolakis|N:Manolakis;Theodoros;;;|TEL:+306974410229", .joined
    ),
    // Names that Arabic writes alike but for a vowel.
    (
      "FN:محمد الحسن|N:الحسن;محمد;;;|TEL:+966114785817",
      "FN:Mahmoud Al-Hassan|N:Al-Hassan;Mahmoud;;;|TEL:+966114785817", .notJoined
    ),
    (
      "FN:محمود الحسن|N:الحسن;محمود;;;|TEL:+966114785817",
      "FN:Mahmoud Al-Hassan|N:Al-Hassan;Mahmoud;;;|TEL:+966114785817", .joined
    ),
    // A short form that is the end of the name.
    (
      "FN:Emeka Obi|N:Obi;Emeka;;;|EMAIL:emeka.obi@gmail.com",
      "FN:Chukwuemeka Obi|N:Obi;Chukwuemeka;;;|EMAIL:emeka.obi@gmail.com", .joined
    ),
  ]

  static func isJoined(_ example: Case, strangers: Int) throws -> Bool {
    let records =
      try Cards.records([example.first, example.second])
      + Records.strangers(strangers, source: 1)
    return try ContactMatcher().clusters(of: records).clusters.contains([0, 1])
  }

  @Test("Who is one person, whoever else is in the book", arguments: cases)
  func small(_ example: Case) throws {
    for strangers in [0, 20, 300] {
      #expect(
        try Self.isJoined(example, strangers: strangers) == (example.verdict == .joined),
        "\(example.first) with \(strangers) strangers")
    }
  }

  /// What two cards may have in common.
  private static let common = [
    "TEL;TYPE=HOME:+497112218890", "TEL:+497112218890", "TEL;TYPE=WORK:+497112218890",
    "TEL;TYPE=CELL:+491702218890", "EMAIL:ilse.fromm@gmx.de", "EMAIL:ilse@fromm-bau.example",
    "ADR:;;Lindenweg 4;Bonn;;53111;", "ORG:Fromm Bau", "BDAY:1975-04-17", "TITLE:Bauleiterin",
    "URL:https://fromm.example", "NICKNAME:Mauli",
  ]

  @Test(
    "What two cards have in common never speaks against one person, whatever else differs",
    arguments: [
      ["", "ORG:Kraus KG"], ["ORG:Kraus KG", "ORG:Meyer Bau"], ["TITLE:Lehrer", "TITLE:Rektor"],
      ["EMAIL:sonne77@web.de", "EMAIL:blume@gmx.de"],
      ["TEL;TYPE=CELL:+491519988112", "TEL;TYPE=CELL:+491604433221"],
      ["ADR:;;Hauptstr. 1;Ulm;;89073;", "ADR:;;Seeweg 8;Kiel;;24103;"],
    ])
  func nothingInCommonSpeaksAgainst(_ difference: [String]) throws {
    for name in ["FN:Ilse Fromm|N:Fromm;Ilse;;;", "FN:Maria Silva|N:Silva;Maria;;;"] {
      func weight(_ value: String) throws -> Double {
        let cards = difference.map {
          [name, value, $0].filter { !$0.isEmpty }.joined(separator: "|")
        }
        return try ContactMatcher().clusters(of: try Cards.records(cards)).explain(0, 1).weight
      }
      let without = try weight("")
      for value in Self.common
      where !difference.contains(where: { $0.hasPrefix(value.prefix(4)) }) {
        #expect(try weight(value) >= without - 0.05, "\(name) \(value)")
      }
    }
  }
}
