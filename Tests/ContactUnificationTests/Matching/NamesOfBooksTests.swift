import ContactModel
import ContactUnification
import Testing

/// Names, titles and spellings that tell two people apart, or are one's, in books of two cards.
struct NamesOfBooksTests {
  private static let cases: [SmallBookTests.Case] = [
    // Two of a house who begin alike and go on otherwise, and one who is written out.
    (
      "FN:J.P. Ostwind|N:Ostwind;J.P.;;;|TEL:0515448271|ADR:;;Deichweg 4;Husum;;25813;",
      "FN:J.M. Ostwind|N:Ostwind;J.M.;;;|TEL:0515448271|ADR:;;Deichweg 4;Husum;;25813;", .notJoined
    ),
    (
      "FN:J.P. Ostwind|N:Ostwind;J.P.;;;|TEL:0515448271|ADR:;;Deichweg 4;Husum;;25813;",
      "FN:Jan Pieter Ostwind|N:Ostwind;Jan Pieter;;;|TEL:0515448271|ADR:;;Deichweg 4;Husum;;25813;",
      .joined
    ),
    // Whose family name nobody knows has none in common with another.
    (
      "FN:Stefan Unbekannt|N:Unbekannt;Stefan;;;|NOTE:Stammtisch",
      "FN:Stefan Unbekannt|N:Unbekannt;Stefan;;;|TEL;TYPE=CELL:+4915155173820", .notJoined
    ),
    // A person's name in the place of the name and of the firm.
    (
      "FN:Birgit Ostwind|TEL:015155173820|ORG:Birgit Ostwind",
      "FN:Birgit Ostwind|N:Ostwind;Birgit;;;|TEL:+4915155173820|NOTE:Tierheim", .joined
    ),
    // In Ethiopia the second name is the father's: son and father.
    (
      "FN:Haile Bekele|N:Bekele;Haile;;;|TEL:+251116628841",
      "FN:Bekele Haile|N:Haile;Bekele;;;|TEL:+251116628841", .notJoined
    ),
    // A name like another at a line of the house, where nothing else is in common, may be a sister's.
    (
      "FN:Jackie Tisdale|N:Tisdale;Jackie;;;|TEL:+441865551738",
      "FN:Jack Tisdale|N:Tisdale;Jack;;;|TEL:+441865551738", .notJoined
    ),
    (
      "FN:Faizal Ismail|N:Ismail;Faizal;;;|TEL:+60395517382",
      "FN:Faizul Ismail|N:Ismail;Faizul;;;|TEL:+60395517382", .notJoined
    ),
    // Father and son in parentheses, a man's and a woman's title, and what two brothers are both called.
    (
      "FN:Kazimierz Rutka (ojciec)|TEL:+48625517382", "FN:Kazimierz Rutka (syn)|TEL:+48625517382",
      .notJoined
    ),
    (
      "FN:Mr Leslie Barlow|N:Barlow;Leslie;;Mr;|TEL:+441865551738",
      "FN:Mrs Lesley Barlow|N:Barlow;Lesley;;Mrs;|TEL:+441865551738", .notJoined
    ),
    (
      "FN:Милован Стојић|N:Стојић;Милован;;;|NICKNAME:Миле|TEL:+38117551738",
      "FN:Милутин Стојић|N:Стојић;Милутин;;;|NICKNAME:Миле|TEL:+38117551738", .notJoined
    ),
    (
      "FN:ਮਨਜੀਤ ਸਿੰਘ|N:ਸਿੰਘ;ਮਨਜੀਤ;;;|TEL:+442085517382",
      "FN:Manjit Kaur|N:Kaur;Manjit;;;|TEL:+442085517382", .notJoined
    ),
    // A second name is the father's in Arabic, and a woman's is in India.
    (
      "FN:خالد منصور الزعبي|N:الزعبي;خالد;منصور;;|TEL:+96265517382",
      "FN:منصور الزعبي|N:الزعبي;منصور;;;|TEL:+96265517382", .notJoined
    ),
    (
      "FN:Anita Suresh Patil|N:Patil;Anita;Suresh;;|TEL:+912055517382",
      "FN:Suresh Patil|N:Patil;Suresh;;;|TEL:+912055517382", .notJoined
    ),
    // Names in characters and in letters: one syllable, one ending, one word of two is another.
    ("FN:刘芳|TEL;TYPE=CELL:+8613800138111", "FN:Liu Gang|TEL;TYPE=CELL:+8613800138111", .notJoined),
    (
      "FN:刘小芳|N:刘;小芳;;;|TEL;TYPE=CELL:+8613800138111",
      "FN:Liu Xiaogang|N:Liu;Xiaogang;;;|TEL;TYPE=CELL:+8613800138111", .notJoined
    ),
    (
      "FN:刘小芳|N:刘;小芳;;;|TEL;TYPE=CELL:+8613800138111",
      "FN:Liu Xiaofang|N:Liu;Xiaofang;;;|TEL;TYPE=CELL:+8613800138111", .joined
    ),
    (
      "FN:劉小芳|TEL;TYPE=CELL:+886912345678", "FN:Liu Hsiao-fang|TEL;TYPE=CELL:+886912345678", .joined
    ),
    (
      "FN:木村陽子|TEL;TYPE=CELL:+819012345670", "FN:Ichiro Kimura|TEL;TYPE=CELL:+819012345670",
      .notJoined
    ),
    ("FN:木村陽子|TEL;TYPE=CELL:+819012345670", "FN:Yoko Kimura|TEL;TYPE=CELL:+819012345670", .joined),
    (
      "FN:木村一郎|TEL;TYPE=CELL:+819012345670", "FN:Ichirō Kimura|TEL;TYPE=CELL:+819012345670", .joined
    ),
    // What an old phone had room for, and the beginning of a name that nobody has.
    (
      "FN:BARTHOLOMEW OSTW|TEL;TYPE=CELL:015155173820",
      "FN:Bartholomew Ostwind|N:Ostwind;Bartholomew;;;|TEL;TYPE=CELL:+4915155173820", .joined
    ),
    // A record without a name whose mailbox spells a rare one; a common one is asked about.
    (
      "FN:|EMAIL:brunold.ostwind@web.de",
      "FN:Brunold Ostwind|N:Ostwind;Brunold;;;|TEL;TYPE=CELL:+4915155173820", .joined
    ),
    (
      "FN:|EMAIL:brunold.koelblinger@web.de",
      "FN:Brunold Kölblinger|N:Kölblinger;Brunold;;;|TEL;TYPE=CELL:+4915155173820", .joined
    ),
    (
      "FN:|EMAIL:peter.schmidt@web.de",
      "FN:Peter Schmidt|N:Schmidt;Peter;;;|TEL;TYPE=CELL:+4915155173820", .notJoined
    ),
    // Short forms of a man's and of a woman's name are no two spellings.
    (
      "FN:Pepe Ostwind|N:Ostwind;Pepe;;;|TEL:943274186",
      "FN:Pepa Ostwind|N:Ostwind;Pepa;;;|TEL:943274186", .notJoined
    ),
    // A cross before who has died.
    (
      "FN:† Brunold Ostwind|TEL:+49866241728",
      "FN:Brunold Ostwind|N:Ostwind;Brunold;;;|TEL:0866241728", .joined
    ),
    // What two families have at one firm is the firm's.
    (
      "FN:Erin Kowalke|N:Kowalke;Erin;;;|TEL:+13129007947|ORG:Lakeside Title",
      "FN:Erin Fitzmaurice|N:Fitzmaurice;Erin;;;|TEL:+13129007947|ORG:Lakeside Title", .notJoined
    ),
    (
      "FN:Karla Ostwind|N:Ostwind;Karla;;;|EMAIL:karla.ostwind2@gneis.example|ORG:Gneis AG|TITLE:Analyst",
      "FN:Karla Ostwind|N:Ostwind;Karla;;;|EMAIL:karla.ostwind@gneis.example|ORG:Gneis AG|TITLE:Driver",
      .notJoined
    ),
    // Who is called so in the book, is no firm, however rare the name is.
    (
      "FN:|ORG:Brisco Ostwind|TEL;TYPE=CELL:+64219653926",
      "FN:Brisco Ostwind|N:Ostwind;Brisco;;;|TEL;TYPE=CELL:+64219653926", .joined
    ),
    // Firms whose kind is written in other letters, or in another place.
    (
      "FN:|ORG:Bäckerei Ostwind GmbH|TEL:+492571991085", "FN:Baeckerei Ostwind|TEL:02571991085",
      .joined
    ),
    (
      "FN:|ORG:Trattoria da Mario|TEL:+390558513233",
      "FN:Da Mario (ristorante)|TEL:+390558513233", .joined
    ),
    (
      "FN:Karla Ostwind Büro|TEL:07117325620",
      "FN:Karla Ostwind|N:Ostwind;Karla;;;|TEL:+497117325620|TEL:+491715517382", .joined
    ),
    (
      "FN:Ugo e Lissute Bertossi|TEL:+390432551738",
      "FN:Ugo Bertossi|N:Bertossi;Ugo;;;|TEL:+390432551738", .notJoined
    ),
    (
      "FN:João e Melo Santos|TEL;TYPE=CELL:+351965551738",
      "FN:João e Melo Santos|TEL;TYPE=CELL:+351965551738|EMAIL:joao.santos@sapo.example", .joined
    ),
    ("FN:Tante Falk|TEL:+494215517382", "FN:Onkel Falk|TEL:+494215517382", .notJoined),
    (
      "FN:Tante Erna|TEL;TYPE=CELL:+491715517382",
      "FN:Erna Falk|N:Falk;Erna;;;|TEL;TYPE=CELL:+491715517382", .joined
    ),
    (
      "FN:Brandt (Hotel)|TEL;TYPE=CELL:+491715517382",
      "FN:Ulla Brandt|N:Brandt;Ulla;;;|TEL;TYPE=CELL:+491715517382", .joined
    ),
    // A couple, and brothers, who have all in common but the name.
    (
      "FN:Ruth Falk|N:Falk;Ruth;;;|TEL;TYPE=CELL:+491715517382|EMAIL:falks@posteo.example",
      "FN:Georg Falk|N:Falk;Georg;;;|TEL;TYPE=CELL:+491715517382|EMAIL:falks@posteo.example",
      .notJoined
    ),
    (
      "FN:Emil Falk|N:Falk;Emil;;;|TEL;TYPE=CELL:+491715517382|EMAIL:falks@posteo.example",
      "FN:Georg Falk|N:Falk;Georg;;;|TEL;TYPE=CELL:+491715517382|EMAIL:falks@posteo.example",
      .notJoined
    ),
    // A firm's name that is translated.
    (
      "FN:株式会社若松製菓|ORG:株式会社若松製菓|TEL:+81352550173|URL:https://wakamatsu.example",
      "FN:Wakamatsu Sweets Co.\\, Ltd.|ORG:Wakamatsu Sweets Co.\\, Ltd.|TEL:+81352550173|URL:https://wakamatsu.example",
      .joined
    ),
    (
      "FN:Hafen Apotheke GmbH|ORG:Hafen Apotheke GmbH|TEL:+494212550173",
      "FN:Kontor Lehmann GmbH|ORG:Kontor Lehmann GmbH|TEL:+494212550173", .notJoined
    ),
    // What somebody is called by, in the place of the name and as a nickname.
    (
      "FN:أم ليلى|TEL;TYPE=CELL:+962795517382",
      "FN:هدى الزعبي|N:الزعبي;هدى;;;|TEL;TYPE=CELL:+962795517382|NICKNAME:أم ليلى", .joined
    ),
    (
      "FN:أم ليلى|TEL:+96265517382", "FN:ليلى الزعبي|N:الزعبي;ليلى;;;|TEL:+96265517382",
      .notJoined
    ),
    (
      "FN:พี่นก|TEL;TYPE=CELL:+66812345671",
      "FN:วรรณา สุขใจ|N:สุขใจ;วรรณา;;;|TEL;TYPE=CELL:+66812345671|NICKNAME:นก", .joined
    ),
    // What stands in parentheses, of any width, is no name.
    (
      "FN:小沢（ジム）|TEL;TYPE=CELL:+819055173820",
      "FN:小沢 直人|N:小沢;直人;;;|TEL;TYPE=CELL:+819055173820", .joined
    ),
    // Numbers as they were, and mobiles that their country marks.
    (
      "FN:Đỗ Minh Khôi|N:Đỗ;Minh Khôi;;;|TEL:0129 655 1738",
      "FN:Đỗ Minh Khôi|N:Đỗ;Minh Khôi;;;|TEL:+84 82 655 1738", .joined
    ),
    (
      "FN:Melina|N:;Melina;;;|TEL:0341 15-655-1738",
      "FN:Melina Bustos|N:Bustos;Melina;;;|TEL:+54 9 341 655-1738", .joined
    ),
    // The first letter tells names apart.
    (
      "FN:Пётр Иванов|N:Иванов;Пётр;;;|ORG:Волжский цемент",
      "FN:Пётр Ливанов|N:Ливанов;Пётр;;;|ORG:Волжский цемент",
      .notJoined
    ),
    (
      "FN:আমিনুল হক|N:হক;আমিনুল;;;|ADR:;;৭ কলেজ রোড;খুলনা;;9100;",
      "FN:মমিনুল হক|N:হক;মমিনুল;;;|ADR:;;৭ কলেজ রোড;খুলনা;;9100;",
      .notJoined
    ),
    // Titles in a field of their own.
    (
      "FN:M. Dominique Besson|N:Besson;Dominique;;M.;|TEL:+33474123456",
      "FN:Mme Dominique Besson|N:Besson;Dominique;;Mme;|TEL:+33474123456",
      .notJoined
    ),
    (
      "FN:Frau Brandt|N:Brandt;;;Frau;|TEL:+49471447821",
      "FN:Ulrich Brandt|N:Brandt;Ulrich;;;|TEL:+49471447821",
      .notJoined
    ),
    // Initials behind the family name.
    (
      "FN:Зуев П. К.|ORG:Омский элеватор",
      "FN:Зуев П. Н.|ORG:Омский элеватор",
      .notJoined
    ),
    (
      "FN:Зуев П. К.|TEL;TYPE=CELL:+79054472183",
      "FN:Пётр Константинович Зуев|N:Зуев;Пётр;Константинович;;|TEL;TYPE=CELL:+79054472183",
      .joined
    ),
    // A family name that is read in two ways.
    (
      "FN:角田誠|N:角田;誠;;;|X-PHONETIC-FIRST-NAME:まこと|X-PHONETIC-LAST-NAME:つのだ|ORG:北浜銀行",
      "FN:角田誠|N:角田;誠;;;|X-PHONETIC-FIRST-NAME:まこと|X-PHONETIC-LAST-NAME:かくた|ORG:北浜銀行",
      .notJoined
    ),
    // A couple, and one of the two.
    (
      "FN:Ona ir Jonas Kazlauskai|TEL:+37037447218",
      "FN:Jonas Kazlauskas|N:Kazlauskas;Jonas;;;|TEL:+37037447218",
      .notJoined
    ),
    (
      "FN:Marco e Giulia Ferri|TEL:+39051447218",
      "FN:Marco Ferri|N:Ferri;Marco;;;|TEL:+39051447218",
      .notJoined
    ),
    (
      "FN:Santiago Ortega y Gasset|TEL;TYPE=CELL:+34655447218",
      "FN:Santiago Ortega|N:Ortega;Santiago;;;|TEL;TYPE=CELL:+34655447218",
      .joined
    ),
    // New Year stands for a day that nobody knows.
    (
      "FN:Mohammad Rafiq|N:Rafiq;Mohammad;;;|BDAY:1988-01-01|TEL;TYPE=CELL:+8801712447218",
      "FN:Mohammad Rafiq|N:Rafiq;Mohammad;;;|BDAY:1988-01-01|TEL;TYPE=CELL:+8801915305516",
      .notJoined
    ),
    // Spellings and short forms.
    (
      "FN:Лёха Панфилов|N:Панфилов;Лёха;;;|TEL;TYPE=CELL:+79054472183",
      "FN:Алексей Панфилов|N:Панфилов;Алексей;;;|TEL;TYPE=CELL:+79054472183",
      .joined
    ),
    (
      "FN:Shouhei Kaneda|N:Kaneda;Shouhei;;;|TEL;TYPE=CELL:+818044721836",
      "FN:Shōhei Kaneda|N:Kaneda;Shōhei;;;|TEL;TYPE=CELL:+818044721836",
      .joined
    ),
    (
      "FN:Cabdi Xirsi Faarax|TEL;TYPE=CELL:+252634472183",
      "FN:Abdi Hirsi Farah|TEL;TYPE=CELL:+252634472183",
      .joined
    ),
    (
      "FN:角田誠|N:角田;誠;;;|X-PHONETIC-FIRST-NAME:まこと|X-PHONETIC-LAST-NAME:つのだ|TEL;TYPE=CELL:+818044721836",
      "FN:角田誠|N:角田;誠;;;|X-PHONETIC-FIRST-NAME:ﾏｺﾄ|X-PHONETIC-LAST-NAME:ﾂﾉﾀﾞ|TEL;TYPE=CELL:+818044721836",
      .joined
    ),
  ]

  @Test(arguments: cases)
  func tellsNamesApart(_ first: String, _ second: String, _ verdict: SmallBookTests.Verdict) throws
  {
    let records = try Cards.records([first, second])
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.count == (verdict == .joined ? 1 : 2))
  }

  /// A name that is short for two brothers' is either's, and makes them no one man.
  @Test(arguments: [("Bert", "Albert", "Robert"), ("Al", "Albert", "Alfred")])
  func brothersOfOneShortForm(_ short: String, _ first: String, _ second: String) throws {
    let records = try Cards.records([
      "FN:\(short) Falk|N:Falk;\(short);;;|TEL:+1 212 345 0173",
      "FN:\(first) Falk|N:Falk;\(first);;;|TEL:+1 212 345 0173|TEL:+1 917 345 0101",
      "FN:\(second) Falk|N:Falk;\(second);;;|TEL:+1 212 345 0173|TEL:+1 917 345 0102",
    ])
    #expect(try ContactMatcher().clusters(of: records).clusters.count == 3)
  }

  /// Two numbers that a third record has are no contradiction.
  @Test func numbersOfAThirdRecord() throws {
    let records = try Cards.records([
      "FN:Lerato|TEL:072 269 0976",
      "FN:Lerato Mofokeng|N:Mofokeng;Lerato;;;|TEL:+27 72 269 0976|TEL:+27 83 551 4746",
      "FN:L. Mofokeng|N:Mofokeng;L.;;;|TEL:0835514746",
    ])
    #expect(try ContactMatcher().clusters(of: records).clusters.count == 1)
  }

  /// Whoever has a line in common is told apart by the mobiles, whatever a third record has.
  @Test func mobilesBehindOneLine() throws {
    let records = try Cards.records([
      "FN:Karl Falk|N:Falk;Karl;;;|TEL;TYPE=HOME:+494841555012|TEL;TYPE=CELL:+4915155173821",
      "FN:K. Falk|N:Falk;K.;;;|TEL;TYPE=HOME:+494841555012|TEL;TYPE=CELL:+4917655173944",
      "FN:Falk|N:Falk;;;;|TEL;TYPE=HOME:+494841555012",
    ])
    let result = try ContactMatcher().clusters(of: records)
    #expect(!result.clusters.contains { $0.contains(0) && $0.contains(1) })
  }

  /// In a book of couples who have all in common but the given name, nobody learns that given names differ.
  @Test(arguments: [1, 2])
  func couplesStayTwo(_ accounts: Int) throws {
    let wives =
      "Ruth Ilse Karin Petra Anke Heike Silke Doris Elke Gerda Helga Inge Jutta Käthe Lore"
    let husbands = "Georg Emil Jens Uwe Dirk Ralf Sven Kurt Rolf Hans Erik Olaf Udo Axel Bernd"
    var cards: [[String]] = [[], []]
    for (index, (wife, husband)) in zip(wives.split(separator: " "), husbands.split(separator: " "))
      .enumerated()
    {
      let family = "Falk\(["au", "en", "ing", "mann", "ner"][index % 5])\(index)"
      for (place, name) in [wife, husband].enumerated() {
        cards[place * (accounts - 1)].append(
          "FN:\(name) \(family)|N:\(family);\(name);;;|TEL;TYPE=CELL:+49171551\(7000 + index * 13)"
            + "|EMAIL:\(family)@posteo.example|ADR:;;Deichweg \(index + 1);Husum;;25813;")
      }
    }
    var records: [UnificationRecord] = []
    for (source, own) in cards.enumerated() {
      records += try Cards.records(own).map {
        UnificationRecord(contact: $0.contact, source: source, index: $0.index)
      }
    }
    let result = try ContactMatcher().clusters(of: records)
    #expect(result.clusters.count == records.count)
  }
}
