import ContactUnification
import Testing

/// Books of two cards in which a title tells of which sex or of which generation somebody is.
struct TitlesOfBooksTests {
  private static let cases: [SmallBookTests.Case] = [
    // In the field of the given name, with that or alone.
    (
      "FN:Mr Alan Shaw|N:Shaw;Mr Alan;;;|TEL:+441752660199",
      "FN:Mrs Alan Shaw|N:Shaw;Mrs Alan;;;|TEL:+441752660199", .notJoined
    ),
    (
      "FN:Mrs Shaw|N:Shaw;Mrs;;;|TEL;TYPE=CELL:+447700900321",
      "FN:Alan Shaw|N:Shaw;Alan;;;|TEL;TYPE=CELL:+447700900321", .notJoined
    ),
    (
      "FN:Mrs Gwen Shaw|N:Shaw;Mrs Gwen;;;|TEL;TYPE=CELL:+447700900321",
      "FN:Gwen Shaw|N:Shaw;Gwen;;;|TEL;TYPE=CELL:+447700900321", .joined
    ),
    (
      "FN:Frau Dr. Irmgard Vogt|N:Vogt;Frau Dr. Irmgard;;;|TEL;TYPE=CELL:+4915112345671",
      "FN:Irmgard Vogt|N:Vogt;Irmgard;;;|TEL;TYPE=CELL:+4915112345671", .joined
    ),
    // In the field of titles, where those of Indonesia are what everybody is called, too.
    (
      "FN:Bapak Tri Lesmana|N:Lesmana;Tri;;Bapak;|TEL:+62274551180",
      "FN:Ibu Tri Lesmana|N:Lesmana;Tri;;Ibu;|TEL:+62274551180", .notJoined
    ),
    // In parentheses, and with an end of its own.
    (
      "FN:Mr Ade Bello|TEL:+23412345670", "FN:Dr (Mrs) Ade Bello|TEL:+23412345670", .notJoined
    ),
    ("FN:Sig. Ferri|TEL:+390577440199", "FN:Sig.ra Ferri|TEL:+390577440199", .notJoined),
    (
      "FN:Sig.ra Ferri|TEL;TYPE=CELL:+393471120447",
      "FN:Lucia Ferri|N:Ferri;Lucia;;;|TEL;TYPE=CELL:+393471120447", .joined
    ),
    // Before a given name as often as before a family name, and before names that are anybody's.
    ("FN:Don Cruz Gil|TEL:+34963440199", "FN:Doña Cruz Gil|TEL:+34963440199", .notJoined),
    ("FN:U Myint Thein|TEL:+951540199", "FN:Daw Myint Thein|TEL:+951540199", .notJoined),
    ("FN:Lord Elmsley|TEL:+441398440199", "FN:Lady Elmsley|TEL:+441398440199", .notJoined),
    ("FN:Encik Rosdi|TEL:+60340199882", "FN:Puan Rosdi|TEL:+60340199882", .notJoined),
    (
      "FN:Pani Jola|TEL;TYPE=CELL:+48602440199",
      "FN:Jolanta Bąk|N:Bąk;Jolanta;;;|TEL;TYPE=CELL:+48602440199", .joined
    ),
    // A short form is that of the name that the title allows.
    (
      "FN:Mr Sam Shaw|EMAIL:shaw.family@gmail.com",
      "FN:Samantha Shaw|N:Shaw;Samantha;;;|EMAIL:shaw.family@gmail.com", .notJoined
    ),
    // A letter is what a doctor and an engineer are called in Arabic.
    (
      "FN:د. منى الزيات|TEL:+201004407190", "FN:منى الزيات|N:الزيات;منى;;;|TEL:+201004407190",
      .joined
    ),
    (
      "FN:م/ كريم الزيات|TEL:+201004407190", "FN:كريم الزيات|N:الزيات;كريم;;;|TEL:+201004407190",
      .joined
    ),
    // Behind a given name and a family name stand degrees, whatever they are called, and no given name.
    (
      "FN:Siti Lestari, S.Kom., M.T.|TEL:+6281244071188",
      "FN:Siti Lestari|N:Lestari;Siti;;;|TEL:+6281244071188", .joined
    ),
    (
      "FN:van den Berg, J.Th.|TEL;TYPE=CELL:+31628114039",
      "FN:J. Th. van den Berg|N:van den Berg;J. Th.;;;|TEL;TYPE=CELL:+31628114039", .joined
    ),
    // Two family names, of which the first may be a given one, have a given name behind them, in lists or not.
    (
      "FN:Martin Sanz, Aroxa|TEL;TYPE=HOME:+34948123456",
      "FN:Martin Sanz, Unaxa|TEL;TYPE=HOME:+34948123456", .notJoined
    ),
    // A word with its accent is not the name without it: Tia.
    (
      "FN:Tía Lupe|TEL;TYPE=CELL:+525512345678",
      "FN:Guadalupe Gil|N:Gil;Guadalupe;;;|TEL;TYPE=CELL:+525512345678", .joined
    ),
    // Behind a name it says whose father that is, though some are called so.
    (
      "FN:Ben Papa|TEL;TYPE=CELL:+4915112345671",
      "FN:Ben Vogt|N:Vogt;Ben;;;|TEL;TYPE=CELL:+4915112345671", .notJoined
    ),
    ("FN:Antonio Papa|TEL:+390577440199", "FN:Antonio Papa|TEL:+390577440199", .joined),
  ]

  @Test("A title tells two people apart, and hides nobody", arguments: cases)
  func titled(_ example: SmallBookTests.Case) throws {
    for strangers in [0, 300] {
      #expect(
        try SmallBookTests.isJoined(example, strangers: strangers) == (example.verdict == .joined),
        "\(example.first) and \(example.second) with \(strangers) strangers")
    }
  }

  @Test("Father and son are told apart, and who left out Jr. in one account is not two")
  func generations() throws {
    let home = "|TEL;TYPE=HOME:+49864167219"
    let mobile = "|TEL;TYPE=CELL:+4915112345671"
    let records = try Cards.records([
      "FN:Xaver Vogt sen.|N:Vogt;Xaver;;;sen." + home,
      "FN:Xaver Vogt jun.|N:Vogt;Xaver;;;jun." + home + mobile,
      "FN:Xaver Vogt|N:Vogt;Xaver;;;" + mobile,
    ])
    #expect(try ContactMatcher().clusters(of: records).clusters == [[0], [1, 2]])
  }
}
