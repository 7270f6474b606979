import ContactModel
import Testing

@testable import ContactUnification

/// Which of several names a merged contact is shown by.
struct NameChoiceTests {
  private static func merged(_ cards: [String]) throws -> UnifiedContact {
    ContactMerger(options: MergingOptions()).merge(try Cards.records(cards), id: "x")
  }

  @Test(
    "A name that says less is not shown in the place of one that has only its parts",
    arguments: [
      ["N:Krol;Pavel;;;|NOTE:x", "FN:Pavel|N:;Pavel;;;"], ["N:Krol-Lis;Eva;;;", "FN:Eva Lis"],
    ]
  )
  func partsAreShown(_ cards: [String]) throws {
    let unified = try Self.merged(cards)
    #expect(unified.contact.formattedName == nil)
    #expect(unified.contact.familyName?.hasPrefix("Krol") == true)
    #expect(ValueTrace(unified: unified).lost.isEmpty)
  }

  @Test("Names that are exchanged are a conflict, and kept as they are usual")
  func exchangedNames() throws {
    let right = "FN:Ines Schröder|N:Schröder;Ines;;;"
    let wrong = "FN:Schröder Ines|N:Ines;Schröder;;;|TITLE:x|NOTE:y"
    for cards in [[right, wrong], [wrong, right]] {
      let unified = try Self.merged(cards)
      #expect(unified.contact.familyName == "Schröder")
      let conflict = unified.conflicts.first { $0.key == .name }
      #expect(conflict?.rule == .likelierOrder)
      #expect(conflict?.others.map(\.text) == ["Schröder Ines"])
      #expect(conflict?.others.first?.keptAs == nil)
    }
  }

  @Test(
    "A number or a mailbox of somebody is no nickname, and characters stand in their order",
    arguments: [
      [
        "FN:Anna Berg|N:Berg;Anna;;;|TEL:+49 171 5550401",
        "FN:0171 5550401|N:;0171 5550401;;;|TEL:0171 5550401",
      ],
      [
        "FN:Anna Berg|N:Berg;Anna;;;|EMAIL:anna@berg.example",
        "FN:Anna@Berg.example|EMAIL:anna@berg.example",
      ],
      ["FN:Wei Li|N:李;伟;;;|TEL:1", "FN:李伟|N:李;伟;;;"],
    ])
  func noNames(_ cards: [String]) throws {
    let unified = try Self.merged(cards)
    let nicknames = unified.contact.nicknames.map(\.value)
    for word in ["5550401", "@", "伟 李"] {
      #expect(!nicknames.contains { $0.contains(word) }, "\(nicknames)")
    }
    #expect(ValueTrace(unified: unified).lost.isEmpty)
  }

  @Test(
    "A form of address stands before a title, none is said twice, and nobody is called by two",
    arguments: [
      (["Dr.", "Frau"], ["Frau", "Dr."]), (["Dr.", "Frau Dr."], ["Frau Dr."]),
      (["Frau Dr.", "Dr."], ["Frau Dr."]), (["Ing.", "pan"], ["pan", "Ing."]),
      (["Mevr.", "drs."], ["Mevr.", "drs."]), (["Dra.", "Sra."], ["Sra.", "Dra."]),
      (["Ms.", "Mrs."], ["Ms."]), (["Frau Dr.", "Mrs"], ["Frau Dr."]),
    ])
  func prefixes(_ given: [String], _ joined: [String]) throws {
    let unified = try Self.merged(given.map { "FN:Kim Lindqvist|N:Lindqvist;Kim;;\($0);" })
    #expect(unified.contact.name?.namePrefixes == joined)
    let said = joined + unified.restated.filter { $0.key == .name }.map(\.text)
    #expect(given.allSatisfy { prefix in said.contains { $0.contains(prefix) } })
  }

  @Test(
    "A name in its letters, marks and small letters stays, as a whole",
    arguments: [
      ("HANS MÜLLER", "Hans Müller"), ("Jean DUPONT", "Jean Dupont"),
      ("Ian McDONALD", "Ian McDonald"),
      ("J?rgen M?ller", "Jürgen Müller"), ("J\u{FFFD}rgen M\u{FFFD}\u{FFFD}ller", "Jürgen Müller"),
      ("Jurgen Muller", "Jürgen Müller"), ("eva lind", "Eva Lind"),
    ])
  func spelling(_ worse: String, _ better: String) throws {
    func card(_ name: String, _ rest: String) -> String {
      let words = name.split(separator: " ")
      return "FN:\(name)|N:\(words[1]);\(words[0]);;;|\(rest)"
    }
    for better in [
      card(better, "EMAIL:x@lind.example"),
      String(card(better, "NOTE:y").split(separator: "|", maxSplits: 1)[1]),
    ] {
      let unified = try Self.merged([card(worse, "TITLE:x|NOTE:z|TEL:1234567"), better])
      let name = unified.contact.name
      #expect(
        unified.contact.formattedName ?? "\(name?.givenName ?? "") \(name?.familyName ?? "")"
          == "\(name?.givenName ?? "") \(name?.familyName ?? "")")
      #expect(better.contains("N:\(name?.familyName ?? "");\(name?.givenName ?? "");"))
      #expect(unified.contact.nicknames.isEmpty)
    }
  }

  @Test("A day that stands for none is no birthday beside one", arguments: ["20010505", "--0505"])
  func placeholderBirthday(_ day: String) throws {
    let name = "FN:Ines Schröder|N:Schröder;Ines;;;"
    let unified = try Self.merged([
      "\(name)|BDAY:19700101|TITLE:x|NOTE:y", "\(name)|BDAY:19700101", "\(name)|BDAY:\(day)",
    ])
    #expect(unified.contact.birthday?.components?.month == 5)
  }

  @Test("A year without its day says more than a day without its year")
  func yearAlone() throws {
    let name = "FN:Ines Schröder|N:Schröder;Ines;;;"
    for cards in [
      ["\(name)|BDAY:--0505|TITLE:x|NOTE:y", "\(name)|BDAY:1985"],
      ["\(name)|BDAY:1985", "\(name)|BDAY:--0505|TITLE:x|NOTE:y"],
    ] {
      #expect(try Self.merged(cards).contact.birthday?.components?.year == 1985)
    }
  }

  @Test func nameWithAllWordsIsShown() throws {
    let unified = try Self.merged(["N:Krol;Pavel;;;|NOTE:x", "FN:Krol\\, Pavel"])
    #expect(unified.contact.formattedName == "Krol, Pavel")
  }

  @Test("A name from before gives way to the one that it is said to be from before")
  func laterName() throws {
    let former = "FN:Julia Brandt|N:Brandt;Julia;;;|NOTE:x|TITLE:y|REV:20250101T000000Z"
    let later = "FN:Julia Hoffmann|N:Hoffmann;Julia;;;|X-MAIDENNAME:Brandt"
    for cards in [[former, later], [later, former], [former, former, later]] {
      let unified = try Self.merged(cards)
      #expect(unified.contact.formattedName == "Julia Hoffmann")
      #expect(unified.conflicts.first { $0.key == .name }?.rule == .laterName)
    }
  }
}
