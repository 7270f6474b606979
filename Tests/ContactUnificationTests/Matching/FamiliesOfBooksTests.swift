import ContactModel
import ContactUnification
import Testing

/// Couples, parents and children, and firms of one name, whom a short form, a mailbox, a line or a street has in common.
struct FamiliesOfBooksTests {
  /// Cards by their lines, a book for each; the people that result, and whether somebody is asked about.
  private static let cases: [(cards: [String], people: [[Int]], isAsked: Bool)] = [
    // What is short for a woman's and a man's name is so of the one that the family name tells, in all scripts, and of
    // no two people.
    (
      [
        "FN:Саша Иванова|N:Иванова;Саша;;;|EMAIL:ivanovy@mail.example|TEL;TYPE=HOME:+74951234567",
        "FN:Александра Иванова|N:Иванова;Александра;;;|EMAIL:ivanovy@mail.example|TEL;TYPE=HOME:+74951234567",
        "FN:Александр Иванов|N:Иванов;Александр;;;|EMAIL:ivanovy@mail.example|TEL;TYPE=HOME:+74951234567",
      ], [[0, 1], [2]], false
    ),
    (
      [
        "FN:Saša Nováková|N:Nováková;Saša;;;|TEL;TYPE=CELL:+420601123456",
        "FN:Alexandr Novák|N:Novák;Alexandr;;;|TEL;TYPE=CELL:+420601123456",
      ], [[0], [1]], false
    ),
    // A mailbox that is called by the family name is the family's, whoever's given name that begins with.
    (
      [
        "FN:J. Jansen|N:Jansen;J.;;;|EMAIL:jansen@kpn.example",
        "FN:Jan Jansen|N:Jansen;Jan;;;|EMAIL:jansen@kpn.example",
        "FN:Joke Jansen|N:Jansen;Joke;;;|EMAIL:jansen@kpn.example",
      ], [[0], [1], [2]], true
    ),
    (
      [
        "FN:J. Jansen|N:Jansen;J.;;;|EMAIL:jan.jansen@kpn.example",
        "FN:Jan Jansen|N:Jansen;Jan;;;|EMAIL:jan.jansen@kpn.example",
      ], [[0, 1]], false
    ),
    (
      [
        "FN:B. Kurz|N:Kurz;B.;;;|EMAIL:kurz@kurz-celle.example",
        "FN:Renate Kurz|N:Kurz;Renate;;;|EMAIL:kurz@kurz-celle.example",
        "FN:Bernd Kurz|N:Kurz;Bernd;;;|TEL;TYPE=CELL:+491714471203",
      ], [[0], [1], [2]], true
    ),
    // An initial is that of a name, and not of what somebody may be called.
    (
      [
        "FN:E. Moore|N:Moore;E.;;;|TEL;TYPE=CELL:+15415550133",
        "FN:Alexander Moore|N:Moore;Alexander;;;|TEL;TYPE=CELL:+15415550133",
      ], [[0], [1]], true
    ),
    // The mother of a child is nobody who is called so, and is who has her number.
    (
      [
        "FN:Maman Mathis|TEL;TYPE=CELL:+33641833026", "FN:Papa Mathis|TEL;TYPE=CELL:+33772067667",
        "FN:Clémence Aubry|N:Aubry;Clémence;;;|TEL;TYPE=CELL:+33641833026",
      ], [[0, 2], [1]], false
    ),
    // A priest is nobody's father.
    (
      [
        "FN:Padre Anselmo|TEL;TYPE=CELL:+50255418347",
        "FN:Anselmo Cux Tzoc|N:Cux Tzoc;Anselmo;;;|TEL;TYPE=CELL:+50255418347",
      ], [[0, 1]], false
    ),
    (
      [
        "FN:Père Ilyas|TEL;TYPE=CELL:+212663058829",
        "FN:Ilyas Berrada|N:Berrada;Ilyas;;;|TEL;TYPE=CELL:+212663058829",
      ], [[0], [1]], true
    ),
    // Nor is a rank a name.
    (
      [
        "FN:Coronel Ibáñez|TEL;TYPE=CELL:+34600111222",
        "FN:Iker Ibáñez|N:Ibáñez;Iker;;;|TEL;TYPE=CELL:+34600111222",
      ], [[0, 1]], false
    ),
    // What is said to a relative is no name.
    (
      ["FN:Ammi|TEL;TYPE=CELL:+923005412790", "FN:Ammi jaan|TEL;TYPE=CELL:+923005412790"],
      [[0, 1]], false
    ),
    // Without its area's code a number is another line in each town.
    (
      [
        "FN:Ambulatorio|TEL:416840|ADR:;;Via Roma 9;Rieti;RI;02100;Italia",
        "FN:Ambulatorio|TEL:416840|ADR:;;Corso Umberto 31;Isernia;IS;86170;Italia",
      ], [[0], [1]], true
    ),
    // Phones with one field: the given name behind the family's, with its particle.
    (
      [
        "N:de Vries Johannes|TEL;TYPE=CELL:0612345678",
        "FN:Petra de Vries|N:de Vries;Petra;;;|TEL;TYPE=CELL:0612345678",
      ], [[0], [1]], false
    ),
    (
      [
        "N:de Vries Johannes|TEL;TYPE=CELL:0612345678",
        "FN:Johannes de Vries|N:de Vries;Johannes;;;|TEL;TYPE=CELL:0612345678",
      ], [[0, 1]], false
    ),
    // Whose second given name is a man's, is his daughter or wife.
    (
      [
        "FN:Fatima Ahmed Ali|TEL;TYPE=CELL:+201001234567",
        "FN:Ahmed Ali|TEL;TYPE=CELL:+201001234567",
      ], [[0], [1]], true
    ),
    (
      [
        "FN:Priya Rajesh Patel|N:Patel;Priya Rajesh;;;|TEL;TYPE=CELL:+919812345678",
        "FN:Rajesh Patel|N:Patel;Rajesh;;;|TEL;TYPE=CELL:+919812345678",
      ], [[0], [1]], true
    ),
    // A family's card is nobody's of the family, whatever it is called, and one with the couple's or another one of it.
    (
      [
        "FN:The Lind Family|ADR;TYPE=HOME:;;1 Elm St;Eugene;OR;97401;USA",
        "FN:Lind Family|ADR;TYPE=HOME:;;1 Elm Street;Eugene;OR;97401;USA",
        "FN:Eva Lind|N:Lind;Eva;;;|ADR;TYPE=HOME:;;1 Elm Street;Eugene;OR;97401;USA",
      ], [[0, 1], [2]], false
    ),
    (
      [
        "FN:Kovács család|TEL;TYPE=HOME:+3656377640",
        "FN:Kovács Család|N:Kovács;Család;;;|TEL;TYPE=HOME:+3656377640",
        "FN:Kovács Géza|N:Kovács;Géza;;;|TEL;TYPE=HOME:+3656377640",
      ], [[0, 1], [2]], false
    ),
    // What stands behind one's own name is the father's in Egypt, so that who has it as the first is he.
    (
      [
        "FN:الحاج فتحي الشربيني|TEL;TYPE=CELL:+201004472081",
        "FN:Mostafa Fathy El Sherbiny|N:El Sherbiny;Mostafa Fathy;;;|TEL;TYPE=CELL:+201004472081",
      ], [[0], [1]], true
    ),
    (
      [
        "FN:Khalid Saleh Al Harbi|N:Al Harbi;Khalid;Saleh;;|TEL;TYPE=CELL:+966501234567",
        "FN:Saleh Al Harbi|N:Al Harbi;Saleh;;;|TEL;TYPE=CELL:+966501234567",
        "FN:Khalid Al Harbi|N:Al Harbi;Khalid;;;|TEL;TYPE=CELL:+966501234567",
      ], [[0, 2], [1]], true
    ),
    (
      [
        "FN:Mohamed Ahmed Hassan|N:Hassan;Mohamed Ahmed;;;|TEL;TYPE=CELL:+201004472081",
        "FN:Ahmed Hassan|N:Hassan;Ahmed;;;|TEL;TYPE=CELL:+201004472081",
      ], [[0, 1]], false
    ),
    (
      [
        "FN:Abdel Rahman Al Harbi|N:Al Harbi;Abdel Rahman;;;|TEL;TYPE=CELL:+966501234567",
        "FN:Rahman Al Harbi|N:Al Harbi;Rahman;;;|TEL;TYPE=CELL:+966501234567",
      ], [[0, 1]], false
    ),
    (
      [
        "FN:Al Harbi Khalid|TEL;TYPE=CELL:+966501234567",
        "FN:Khalid Al Harbi|N:Al Harbi;Khalid;;;|TEL;TYPE=CELL:+966501234567",
      ], [[0, 1]], false
    ),
    (
      [
        "FN:نور إسلام|N:إسلام;نور;;;|TEL;TYPE=HOME:+20502208316",
        "FN:إسلام نور|N:نور;إسلام;;;|TEL;TYPE=HOME:+20502208316",
      ], [[0], [1]], false
    ),
    // Behind what a woman is called by her husband stands her own name.
    (
      [
        "FN:Szalai Péterné (Borbély Ágnes)|TEL;TYPE=CELL:+36307714025",
        "FN:Borbély Ágnes|N:Borbély;Ágnes;;;|TEL;TYPE=CELL:+36307714025",
        "FN:Szalai Péter|N:Szalai;Péter;;;|TEL;TYPE=CELL:+36307714025",
      ], [[0, 1], [2]], true
    ),
    (
      [
        "FN:Kovács Istvánné Tóth Mária|TEL;TYPE=CELL:+36307714025",
        "FN:Tóth Mária|N:Tóth;Mária;;;|TEL;TYPE=CELL:+36307714025",
      ], [[0, 1]], false
    ),
    // A name in two scripts is two names of one person, and one in kana alone has the family name in front.
    (
      [
        "FN:Winnie Lau 劉詠琪|TEL;TYPE=CELL:+85294172086",
        "FN:Lau Wing Ki, Winnie|N:Lau;Wing Ki;Winnie;;|TEL;TYPE=CELL:+85294172086",
        "FN:劉詠琪|N:劉;詠琪;;;|TEL;TYPE=CELL:+85294172086",
      ], [[0, 1, 2]], false
    ),
    (
      [
        "FN:サカキバラユキコ|TEL;TYPE=CELL:+819044172085",
        "FN:Yukiko Sakakibara|N:Sakakibara;Yukiko;;;|TEL;TYPE=CELL:+819044172085",
      ], [[0, 1]], false
    ),
    // A number without its area's code is the one that ends so.
    (
      [
        "FN:Ackroyd Butchers|ORG:Ackroyd Butchers|TEL:822 417",
        "ORG:Ackroyd Butchers|TEL:01422 822417",
        "ORG:Ackroyd Butchers|TEL:+44 (0)1422 822 417",
      ], [[0, 1, 2]], false
    ),
    // A birthday in common makes another name behind one's own mobile no less likely, but for twins.
    (
      [
        "FN:Bablu da|TEL;TYPE=CELL:+8801711530882|BDAY:1984-02-19",
        "FN:Shafiqul Islam Chowdhury|N:Islam Chowdhury;Shafiqul;;;|TEL;TYPE=CELL:+8801711530882|BDAY:1984-02-19",
      ], [[0], [1]], true
    ),
    (
      [
        "FN:Nurten Teyze|TEL;TYPE=CELL:+905421234567",
        "FN:Nurten Kaya|N:Kaya;Nurten;;;|TEL;TYPE=CELL:+905421234567",
      ], [[0, 1]], false
    ),
    // Leon's grandfather has his name in front in German, and Emma's uncle hers anywhere.
    (
      [
        "FN:Leon Opa|TEL;TYPE=CELL:+491714471203",
        "FN:Leon Maier|N:Maier;Leon;;;|TEL;TYPE=CELL:+491714471203",
      ], [[0], [1]], true
    ),
    (
      [
        "FN:Emma Uncle|TEL;TYPE=CELL:+447700900123",
        "FN:Emma Stone|N:Stone;Emma;;;|TEL;TYPE=CELL:+447700900123",
      ], [[0], [1]], true
    ),
    (
      [
        "FN:Hagop Sarkissian|N:Sarkissian;Hagop;;;|EMAIL:hagop.s@wanadoo.fr",
        "FN:Hakob Sargsyan|N:Sargsyan;Hakob;;;|EMAIL:hagop.s@wanadoo.fr",
      ], [[0, 1]], false
    ),
    (
      [
        "FN:Xəyalə Məmmədova|N:Məmmədova;Xəyalə;;;|TEL;TYPE=CELL:+994504472081",
        "FN:Khayala Mammadova|N:Mammadova;Khayala;;;|TEL;TYPE=CELL:+994504472081",
        "FN:Xeyale Memmedova|N:Memmedova;Xeyale;;;|TEL;TYPE=CELL:+994504472081",
      ], [[0, 1, 2]], false
    ),
    // A phone with one field has the whole name in the place of the family's.
    (
      [
        "FN:Серёжа|N:Серёжа;;;;|TEL;TYPE=CELL:+79161234567",
        "FN:Sergey Ivanov|N:Ivanov;Sergey;;;|TEL;TYPE=CELL:+79161234567",
      ], [[0, 1]], false
    ),
    // What an elder relative is called stands in front of a given name, or of the family's.
    (
      [
        "N:Oma Hilde|TEL;TYPE=HOME:0514188123",
        "FN:Hildegard Falk|N:Falk;Hildegard;;;|TEL;TYPE=HOME:0514188123",
      ], [[0], [1]], true
    ),
    // Each of a couple under a short form in one account and in full in the other.
    (
      [
        "FN:Bill Moore|N:Moore;Bill;;;|TEL;TYPE=HOME:+15415550101",
        "FN:William Moore|N:Moore;William;;;|TEL;TYPE=HOME:+15415550101",
        "FN:Sue Moore|N:Moore;Sue;;;|TEL;TYPE=HOME:+15415550101",
        "FN:Susan Moore|N:Moore;Susan;;;|TEL;TYPE=HOME:+15415550101",
      ], [[0], [1], [2], [3]], true
    ),
    // Who is called after a parent, with a name more.
    (
      [
        "FN:Anna Kurz|N:Kurz;Anna;;;|ADR:;;Weg 1;Celle;;29225;|BDAY:1940-02-03",
        "FN:Anna-Lena Kurz|N:Kurz;Anna-Lena;;;|ADR:;;Weg 1;Celle;;29225;|TEL;TYPE=CELL:+491714471203",
      ], [[0], [1]], true
    ),
    // A family name that is a letter apart was misspelt, be it common as it may, or is a brother-in-law's.
    (
      [
        "FN:Heinz Schmitt|N:Schmitt;Heinz;;;|TEL;TYPE=HOME:05314477881|ADR:;;Dorfstr. 5;Braunschweig;;38100;",
        "FN:Heinz Schmidt|N:Schmidt;Heinz;;;|TEL;TYPE=HOME:05314477881|ADR:;;Dorfstr. 5;Braunschweig;;38100;",
      ], [[0], [1]], true
    ),
    // Two flats of a house, and one that is written in two ways.
    (
      [
        "FN:Maria Garcia|N:Garcia;Maria;;;|ADR:;;100 Main St Apt 4;Eugene;OR;97401;",
        "FN:Maria Garcia|N:Garcia;Maria;;;|ADR:;;100 Main St Apt 14;Eugene;OR;97401;|TEL;TYPE=CELL:+15415550101",
      ], [[0], [1]], true
    ),
    (
      [
        "FN:Maria Garcia|N:Garcia;Maria;;;|ADR:;;100 Main St Apt 4;Eugene;OR;97401;",
        "FN:Maria Garcia|N:Garcia;Maria;;;|ADR:;#4;100 Main St;Eugene;OR;97401;|TEL;TYPE=CELL:+15415550101",
      ], [[0, 1]], false
    ),
    // Shops of a chain in one street, and wards behind one switchboard.
    (
      [
        "ORG:Aldi|FN:Aldi|X-ABSHOWAS:COMPANY|TEL:03044712290|ADR:;;Hauptstr. 85;Berlin;;13158;Germany",
        "ORG:Aldi|FN:Aldi|X-ABSHOWAS:COMPANY|TEL:03055512234|ADR:;;Hauptstr. 3;Berlin;;10115;Germany",
      ], [[0], [1]], true
    ),
    (
      [
        "ORG:Klinikum Celle\\, Station 3|FN:Klinikum Celle\\, Station 3|X-ABSHOWAS:COMPANY|TEL;TYPE=WORK:0514172000",
        "ORG:Klinikum Celle\\, Station 4|FN:Klinikum Celle\\, Station 4|X-ABSHOWAS:COMPANY|TEL;TYPE=WORK:0514172000",
      ], [[0], [1]], false
    ),
    // A firm's words in another order are the same employer.
    (
      [
        "FN:R. Becker|N:Becker;R.;;;|ORG:Metallbau Becker|TEL;TYPE=CELL:+491727004411",
        "FN:Ralf Becker|N:Becker;Ralf;;;|ORG:Becker Metallbau GmbH|TEL;TYPE=CELL:+491727004411",
      ], [[0, 1]], false
    ),
    // Whose card says what it is, may be the firm's that has the number.
    (
      [
        "FN:Dentist|TEL:+15415550101",
        "ORG:Bright Smile Dental|X-ABSHOWAS:COMPANY|FN:Bright Smile Dental|TEL;TYPE=WORK:+15415550101",
      ], [[0], [1]], true
    ),
    // What is written small behind a name may be a note, and may tell two of one name apart.
    (
      [
        "FN:Nacho pádel|TEL;TYPE=CELL:+34655318204",
        "FN:Ignacio Barrio|N:Barrio;Ignacio;;;|TEL;TYPE=CELL:+34655318204",
      ], [[0, 1]], false
    ),
    (
      [
        "FN:Musyoka caretaker|TEL;TYPE=CELL:+254741680259",
        "FN:Caretaker Wafula|N:Wafula;;;;|TEL;TYPE=CELL:+254741680259",
      ], [[0], [1]], true
    ),
    (
      [
        "FN:Petar Nikolić stariji|TEL;TYPE=HOME:+38111244718|ADR:;;Savska 4;Beograd;;11000;",
        "FN:Petar Nikolić mlađi|TEL;TYPE=HOME:+38111244718|ADR:;;Savska 4;Beograd;;11000;",
      ], [[0], [1]], true
    ),
    // What a number lacks of its area's code does not tell two people apart.
    (
      [
        "FN:Karl Falkenau|N:Falkenau;Karl;;;|TEL:447712",
        "FN:Karl Falkenau|N:Falkenau;Karl;;;|TEL;TYPE=HOME:+495141447712",
      ], [[0, 1]], false
    ),
  ]

  @Test(arguments: cases)
  func familiesAndFirms(_ cards: [String], _ people: [[Int]], _ isAsked: Bool) throws {
    let result = try ContactMatcher().clusters(of: Cards.records(cards))
    #expect(result.clusters == people)
    #expect(result.doubtful.isEmpty != isAsked)
  }

  /// Whoever Toni is, Anton and Antonia are two.
  @Test(arguments: ["t.falk", "a.falk"])
  func aShortFormOfTwoJoinsThemNot(_ mailbox: String) throws {
    let mobile = "TEL;TYPE=CELL:+491714471203"
    let result = try ContactMatcher().clusters(
      of: Cards.records([
        "FN:Toni Falk|N:Falk;Toni;;;|EMAIL:\(mailbox)@web.example|\(mobile)",
        "FN:Antonia Falk|N:Falk;Antonia;;;|\(mobile)",
        "FN:Anton Falk|N:Falk;Anton;;;|\(mobile)|EMAIL:a.falk@web.example",
      ]))
    #expect(!result.clusters.contains { $0.contains(1) && $0.contains(2) })
  }

  /// Who is a little less likely meant than enough to be joined might be meant as well.
  @Test func ofTwoInOneAccountNobodyIsChosen() throws {
    let cards = [
      "FN:Ale Conti|TEL:+393336048815",
      "FN:Alessandra Conti|N:Conti;Alessandra;;;|EMAIL:ale.conti@hotmail.it",
      "FN:Alessandro Conti|N:Conti;Alessandro;;;|EMAIL:conti.alessandro82@libero.it",
    ]
    let result = try ContactMatcher().clusters(
      of: cards.enumerated().map {
        UnificationRecord(contact: try Cards.contact($1), source: 0, index: $0)
      })
    #expect(result.clusters.count == 3)
    #expect(!result.doubtful.isEmpty)
  }
}
