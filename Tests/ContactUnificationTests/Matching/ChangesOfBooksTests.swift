import ContactModel
import ContactUnification
import Testing

/// Names and numbers that people change, what notes tell of that, and who is called by somebody else.
struct ChangesOfBooksTests {
  private static let cases: [SmallBookTests.Case] = [
    // A number in a note is that of whoever the other card calls so.
    (
      "FN:Christopher Falk|N:Falk;Christopher;;;|TEL;TYPE=CELL:+447561354853|NOTE:New mobile +44 7453 114295",
      "FN:Kit Falk|N:Falk;Kit;;;|TEL;TYPE=CELL:+447453114295", .joined
    ),
    (
      "FN:Ida Vos|N:Vos;Ida;;;|TEL;TYPE=CELL:+491715517382|NOTE:Mutter Eva: +49 172 5517999",
      "FN:Eva Vos|N:Vos;Eva;;;|TEL;TYPE=CELL:+491725517999", .notJoined
    ),
    (
      "FN:Ida Vos|N:Vos;Ida;;;|TEL;TYPE=CELL:+491715517382|NOTE:Notfall: 0172 5517999",
      "TEL;TYPE=CELL:+491725517999", .notJoined
    ),
    // A day and a customer's number are no telephone's.
    (
      "FN:Jan Becker|N:Becker;Jan;;;|TEL:+494215517382|NOTE:seit 01/02/2003",
      "FN:Jan Becker|N:Becker;Jan;;;|ORG:Elm AG|NOTE:seit 01/02/2003", .notJoined
    ),
    // The name before the wedding, in the words of several languages.
    (
      "FN:高木 さやか|N:高木;さやか;;;|TEL;TYPE=CELL:+818065769520|NOTE:旧姓 三浦",
      "FN:三浦 さやか|N:三浦;さやか;;;|TEL;TYPE=CELL:+818065769520", .joined
    ),
    (
      "FN:Hana Dvořáková|N:Dvořáková;Hana;;;|EMAIL:hana77@seznam.cz|NOTE:rozená Malá",
      "FN:Hana Malá|N:Malá;Hana;;;|EMAIL:hana77@seznam.cz", .joined
    ),
    // With the family name the mailbox changes, and tells nothing more; where nothing else is in common, all does.
    (
      "FN:Svenja Falk|N:Falk;Svenja;;;|TEL;TYPE=CELL:+491715517382|EMAIL:svenja.falk@gmx.example",
      "FN:Svenja Terbrüggen|N:Terbrüggen;Svenja;;;|TEL;TYPE=CELL:+491715517382|EMAIL:svenja.terbrueggen@gmx.example",
      .joined
    ),
    (
      "FN:Svenja Falk|N:Falk;Svenja;;;|ORG:Elm AG|EMAIL:svenja.falk@gmx.example",
      "FN:Svenja Terbrüggen|N:Terbrüggen;Svenja;;;|ORG:Elm AG|EMAIL:svenja.terbrueggen@gmx.example",
      .notJoined
    ),
    // Who keeps the mobile may have moved, and who keeps the home alone may be the daughter.
    (
      "FN:Anna Falk|N:Falk;Anna;;;|TEL;TYPE=CELL:+491715517382|ADR:;;Am Anger 3;Jena;;07743;",
      "FN:Anna Falk|N:Falk;Anna;;;|TEL;TYPE=CELL:+491715517382|ADR:;;Weg 1;Bonn;;53111;", .joined
    ),
    (
      "FN:Anna Falk|N:Falk;Anna;;;|TEL;TYPE=CELL:+491715517382|ADR:;;Weg 1;Bonn;;53111;",
      "FN:Anna Falk|N:Falk;Anna;;;|TEL;TYPE=CELL:+491604417728|ADR:;;Weg 1;Bonn;;53111;", .notJoined
    ),
    // What one is called for short another of the family is called, too, who has the same line at home.
    (
      "FN:Liz Falk|N:Falk;Liz;;;|TEL;TYPE=HOME:+494215517382",
      "FN:Beth Falk|N:Falk;Beth;;;|TEL;TYPE=HOME:+494215517382", .notJoined
    ),
    (
      "FN:Heinz-Werner Falk|N:Falk;Heinz-Werner;;;|TEL:+494215517382",
      "FN:Werner Falk|N:Falk;Werner;;;|TEL:+494215517382", .notJoined
    ),
    (
      "FN:Elizabeth Falk|N:Falk;Elizabeth;;;|TEL;TYPE=CELL:+491715517382",
      "FN:Liz Falk|N:Falk;Liz;;;|TEL;TYPE=CELL:+491715517382", .joined
    ),
    // The sons of the Gaels.
    (
      "FN:Fergus MacDonald|N:MacDonald;Fergus;;;|ADR:;;Tigh na Mara;Ullapool;;IV26 2TG;",
      "FN:Fergus McDonald|N:McDonald;Fergus;;;|ADR:;;Tigh na Mara;Ullapool;;IV26 2TG;", .joined
    ),
    // The name before the wedding in parentheses, with the word for it.
    (
      "FN:Svenja Falk (geb. Terbrüggen)|ADR:;;;Bocholt;;46395;",
      "FN:Svenja Terbrüggen|N:Terbrüggen;Svenja;;;|TEL:+49287155173|ADR:;;;Bocholt;;46395;", .joined
    ),
    // Half of a letter lost, and a blank in its place.
    (
      "FN:Å\u{FFFD}ukasz Å»uraw|TEL:+48604551738",
      "FN:Łukasz Żuraw|N:Żuraw;Łukasz;;;|TEL:+48604551738", .joined
    ),
    (
      "FN:PaweÅ? Falk|TEL:+48604551738", "FN:Paweł Falk|N:Falk;Paweł;;;|TEL:+48604551738", .joined
    ),
    (
      "FN:MatÄ›j Å imek|TEL:+420604551738", "FN:Matěj Šimek|N:Šimek;Matěj;;;|TEL:+420604551738",
      .joined
    ),
    // The employer in the field of the family name.
    (
      "FN:Joost Bakkerij De Vlijt|N:Bakkerij De Vlijt;Joost;;;|TEL:+31655173820",
      "FN:Joost Hendrikx|N:Hendrikx;Joost;;;|ORG:Bakkerij De Vlijt|TEL:+31655173820", .joined
    ),
    // The doctor's assistant.
    (
      "FN:Huisarts De Groot|TEL:+31107629943", "FN:Assistente huisarts De Groot|TEL:+31107629943",
      .notJoined
    ),
  ]

  @Test(arguments: cases)
  func saysWhoIsWho(_ first: String, _ second: String, _ verdict: SmallBookTests.Verdict) throws {
    let result = try ContactMatcher().clusters(of: Cards.records([first, second]))
    #expect(result.clusters.count == (verdict == .joined ? 1 : 2))
  }
}
