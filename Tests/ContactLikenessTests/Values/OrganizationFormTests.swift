import Testing

@testable import ContactLikeness

/// When two organizations are one.
struct OrganizationFormTests {
  @Test(arguments: [
    ValuePair("Meyer AG", "MEYER AG", .equal),
    ValuePair("Kestrel Marine Inc.", "Kestrel Marine, Incorporated", .equal),
    ValuePair("Blechwerk G.m.b.H.", "Blechwerk GmbH", .equal),
    ValuePair("Blechwerk GmbH & Co. KG", "Blechwerk GmbH und Co KG", .equal),
    ValuePair("Stavby Novák s. r. o.", "Stavby Novak sro", .equal),
    ValuePair("Huta Sp. z o.o.", "Huta spzoo", .equal),
    ValuePair("Cervecería S.A. de C.V.", "Cerveceria SA de CV", .equal),
    ValuePair("株式会社みどり印刷", "みどり印刷", .notation),
    ValuePair("みどり印刷株式会社", "株式会社みどり印刷", .equal),
    ValuePair("㈱みどり印刷", "株式会社みどり印刷", .equal),
    ValuePair("ООО Ромашка", "Ромашка", .notation),
    ValuePair("ООО «Ромашка»", "ооо ромашка", .equal),
    ValuePair("Meyer AG", "Meyer", .notation),
    ValuePair("Meyer AG", "Meyer KG", .different),
    ValuePair("Meyer GmbH", "Meyer GmbH & Co. KG", .different),
    ValuePair("Tamar Holdings plc", "Tamar Bridges Ltd", .different),
    ValuePair("Müller GmbH", "Muller GmbH", .equal, .notation),
    ValuePair("Smith & Sons Ltd", "Smith and Sons Limited", .equal, .notation),
    ValuePair("The Blue Cafe", "Blue Cafe", .equal, .notation),
    ValuePair("モミジ眼科", "もみじ眼科", .equal),
    ValuePair("Schule 4", "Schule 5", .different),
    ValuePair("n/a", "n/a", .unknown),
    ValuePair("-", "privat", .unknown),
    ValuePair("Self-employed", "Self-employed", .unknown),
    ValuePair("Student", "Student", .unknown),
  ])
  func `Organizations`(_ pair: ValuePair) throws {
    if ["-"].contains(pair.a) {
      #expect(OrganizationForm(pair.a) == nil)
      return
    }
    func likeness(_ a: OrganizationForm, _ b: OrganizationForm) -> Likeness {
      if a.isPlaceholder || b.isPlaceholder { return .unknown }
      guard a.name == b.name else { return .different }
      if a.legalForm == b.legalForm { return .equal }
      // One may be the other where its legal form is left out.
      return a.legalForm.isEmpty || b.legalForm.isEmpty ? .notation : .different
    }
    try pair.check({ OrganizationForm($0) }, likeness)
  }

  @Test(arguments: [
    ("Tamar Bridges Ltd", true), ("Stahlbau Hirsch GmbH & Co. KG", true), ("みどり印刷株式会社", true),
    ("Huta Sp. z o.o.", true), ("Se", false), ("Anna Ag", false), ("Jan Oy", false),
    ("Maria Sa", false), ("Peter Co", false), ("Rosa Ee", false),
    // By what kind of firm it is, unless somebody is who works there or has it.
    ("Elm Road Dental Care", true), ("Bäckerei Ostwind", true), ("Baeckerei Ostwind", true),
    ("Trattoria da Mario", true), ("Da Mario (ristorante)", true), ("Clinic nurse", false),
    ("Mario Ristorante", false), ("Karla Ostwind", false),
    // A name with what it reminds of is no firm's.
    ("东海 贸易", true), ("한빛 전자", true), ("田中一郎銀行", false), ("김민수교회", false),
  ])
  func `Names that firms alone have`(_ name: String, _ isTelling: Bool) throws {
    #expect(try #require(OrganizationForm(name)).isTelling == isTelling)
  }
}
