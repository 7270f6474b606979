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
  ]

  private func isJoined(_ example: Case, strangers: Int) throws -> Bool {
    let records =
      try Cards.records([example.first, example.second])
      + Records.strangers(strangers, source: 1)
    return try ContactMatcher().clusters(of: records).clusters.contains([0, 1])
  }

  @Test("Who is one person, whoever else is in the book", arguments: cases)
  func small(_ example: Case) throws {
    for strangers in [0, 20, 300] {
      #expect(
        try isJoined(example, strangers: strangers) == (example.verdict == .joined),
        "\(example.first) with \(strangers) strangers")
    }
  }
}
