import ContactCoding
import ContactModel
import FileFormats
import SourceText
import Testing

/// Tables that are written again stay what they are: only what was edited is something else.
struct TableRewritingTests {
  struct Case: CustomStringConvertible, Sendable {
    let name: String
    let before: String
    let after: String
    var additions: [Contact] = []
    let revise: @Sendable (Contact) -> ContactRevision

    var description: String { name }

    init(
      _ name: String, _ before: String, _ after: String, adding additions: [Contact] = [],
      _ revise: @escaping @Sendable (Contact) -> ContactRevision = { _ in .keep }
    ) {
      self.name = name
      self.before = before
      self.after = after
      self.additions = additions
      self.revise = revise
    }

    /// A change of the contact that is shown under the name.
    static func edit(
      _ name: String, _ change: @escaping @Sendable (inout ContactDraft) -> Void
    ) -> @Sendable (Contact) -> ContactRevision {
      { $0.displayName == name ? .replace($0.editing(change)) : .keep }
    }
  }

  private static let members =
    "Mitgliedsnr;Name;Vorname;Straße;Nr;PLZ Ort;Tel.;Geb.;Bemerkung\r\n"
    + "0017;Möller;Anke;Am Deich;12 a;26386 Wilhelmshaven;04421 / 12 34 56;3.4.1961;\r\n"
    + "0018;Kruse;Hinrich;\"Lange Str.\";5;26382 Wilhelmshaven;;12.11.1958;\"sagt \"\"moin\"\"; gern\"\r\n"

  private static let new = Contact.make {
    $0.name = PersonName(familyName: "Onken", givenName: "Tjark")
    $0.phoneNumbers = [LabeledValue(PhoneNumber("04421 998877"))]
    $0.birthday = ContactDate(year: 1990, month: 1, day: 9)
  }

  private static let customers =
    "Nr;Kontaktart;Name 1;Name 2;Mail\n1;Firma;Velo Lindner;Filiale Nord;velo@lindner.example\n"
    + "2;Privat;Oster;Jana;jana@oster.example\n"

  private static let google =
    "First Name,Last Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value\n"
    + "Tjark,Onken,ring,,Home,t@onken.example\n"

  private static let sharing =
    "First Name,Last Name,Notes,Labels,Phone 1 - Label,Phone 1 - Value\n"
    + "Ute,Ott,,,Home,030 1234567 ::: 030 7654321\n"

  private static let named =
    "Name;Tel.;Handy\nEva Schmidt;0351 1234567;0160/1234567 (Eva), 0160/7654321 (Paul)\n"

  static let cases: [Case] = [
    Case(
      "a note with Google's separator, of which there is one", google,
      google.replacing("ring", with: "ring ::: wait"),
      Case.edit("Tjark Onken") { $0.notes = [LabeledValue("ring ::: wait")] }),
    Case("rows of companies and people", customers, customers),
    Case(
      "a company, whose column has people too",
      customers, customers.replacing("Velo Lindner", with: "Rad Lindner"),
      Case.edit("Velo Lindner") { $0.organizations[0].value.name = "Rad Lindner" }),
    Case(
      "a person, whose columns have companies too",
      customers, customers.replacing("Oster;Jana", with: "Brandt;Jana"),
      Case.edit("Jana Oster") { $0.familyName = "Brandt" }),
    Case("nothing", members, members),
    Case(
      "a number",
      members,
      members.replacing("04421 / 12 34 56", with: "04421 987654"),
      Case.edit("Anke Möller") { $0.phoneNumbers[0].value = PhoneNumber("04421 987654") }),
    Case(
      "a birthday, in the form of the column",
      members, members.replacing("3.4.1961", with: "4.5.1962"),
      Case.edit("Anke Möller") {
        $0.birthday = ContactDate(year: 1962, month: 5, day: 4)
      }),
    Case(
      "a house number, which has a column of its own",
      members, members.replacing("Am Deich;12 a;", with: "Am Deich;14;"),
      Case.edit("Anke Möller") { $0.postalAddresses[0].value.street = "Am Deich 14" }),
    Case(
      "a town, which shares its cell",
      members, members.replacing("26386 Wilhelmshaven", with: "26386 Rüstringen"),
      Case.edit("Anke Möller") { $0.postalAddresses[0].value.city = "Rüstringen" }),
    Case(
      "a note in an empty cell",
      members, members.replacing("3.4.1961;\r\n", with: "3.4.1961;\"Kasse; ab 2020\"\r\n"),
      Case.edit("Anke Möller") { $0.note = "Kasse; ab 2020" }),
    Case(
      "a row that goes", members,
      String(members.prefix { $0 != "\r\n" }) + "\r\n"
        + members.split(separator: "\r\n")[2] + "\r\n",
      { $0.displayName == "Anke Möller" ? .remove : .keep }),
    Case(
      "a row that comes", members, members + ";Onken;Tjark;;;;04421 998877;9.1.1990;\r\n",
      adding: [new]),
    Case(
      "a row behind the last without an end",
      "Name,Phone\nAnn Lee,030 1234567",
      "Name,Phone\nAnn Lee,030 1234567\nTjark Onken,04421 998877",
      adding: [
        Contact.make {
          $0.formattedName = "Tjark Onken"
          $0.phoneNumbers = [LabeledValue(PhoneNumber("04421 998877"))]
        }
      ]),
    Case(
      "rows above a footer",
      "Members of the club\n\nName,E-mail\nAnn Lee,ann@example.org\n\nAs of 2024-01-01: 1 member\n",
      "Members of the club\n\nName,E-mail\nAnn Lee,ann@example.org\nBo Ek,bo@example.org\n"
        + "\nAs of 2024-01-01: 1 member\n",
      adding: [
        Contact.make {
          $0.formattedName = "Bo Ek"
          $0.emailAddresses = [LabeledValue("bo@example.org")]
        }
      ]),
    Case(
      "a row that is too short for what comes",
      "First Name,Last Name,E-mail Address,Notes\nAnn,Lee\nBo,Ek,bo@example.org,x\n",
      "First Name,Last Name,E-mail Address,Notes\nAnn,Lee,,hello\nBo,Ek,bo@example.org,x\n",
      Case.edit("Ann Lee") { $0.note = "hello" }),
    Case(
      "the second of two numbers, where the first has no value",
      "First Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Photo\n"
        + "Ann,,,Mobile,+49 171 5550123,https://example.org/a.jpg\n",
      "First Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Photo\n"
        + "Ann,,,Mobile,+49 171 5550199,https://example.org/a.jpg\n",
      Case.edit("Ann") { $0.phoneNumbers[0].value = PhoneNumber("+49 171 5550199") }),
    Case(
      "a name in one cell",
      "Name;Mail\n\"Müller, Hans\";hans@example.org\n\"Dr. Ott, Ute\";ute@example.org\n",
      "Name;Mail\n\"Müller, Peter\";hans@example.org\n\"Dr. Ott, Ute\";ute@example.org\n",
      Case.edit("Hans Müller") { $0.givenName = "Peter" }),
    Case(
      "one of two numbers in a cell",
      "Name;Telefon\nUte Ott;030 1234567 / 0171 5550123\n",
      "Name;Telefon\nUte Ott;030 7654321 / 0171 5550123\n",
      Case.edit("Ute Ott") { $0.phoneNumbers[0].value = PhoneNumber("030 7654321") }),
    Case(
      "a number more in a cell of two that have names",
      named, named.replacing("(Paul)", with: "(Paul), 0160/5555555"),
      Case.edit("Eva Schmidt") {
        $0.phoneNumbers.append(LabeledValue(PhoneNumber("0160/5555555"), label: .mobile))
      }),
    Case(
      "the second of two numbers that have names, which goes",
      named, named.replacing(", 0160/7654321 (Paul)", with: ""),
      Case.edit("Eva Schmidt") { $0.phoneNumbers.remove(at: 2) }),
    Case(
      "the first of them, which goes, and another that comes",
      named,
      named.replacing("0160/1234567 (Eva), ", with: "")
        .replacing("0351 1234567", with: "0351 7654321"),
      Case.edit("Eva Schmidt") {
        $0.phoneNumbers.remove(at: 1)
        $0.phoneNumbers[0].value = PhoneNumber("0351 7654321")
      }),
    Case(
      "one of two numbers with words in front",
      "Name,Phone\nAnn Lee,Home: 617 555 0100 Work: 617 555 0101\n",
      "Name,Phone\nAnn Lee,Work: 617 555 0101\n",
      Case.edit("Ann Lee") { $0.phoneNumbers.remove(at: 0) }),
    Case(
      "one of two numbers, of which the second stands in parentheses with its word",
      "Name,Phone\nAnn Lee,617 555 0100 (Granny: 617 555 0101)\n",
      "Name,Phone\nAnn Lee,617 555 0109 (Granny: 617 555 0101)\n",
      Case.edit("Ann Lee") { $0.phoneNumbers[0].value = PhoneNumber("617 555 0109") }),
    Case(
      "the second of them, which goes",
      "Name,Phone\nAnn Lee,617 555 0100 (home) (work: 617 555 0101)\n",
      "Name,Phone\nAnn Lee,617 555 0100 (home)\n",
      Case.edit("Ann Lee") { $0.phoneNumbers.remove(at: 1) }),
    Case(
      "the label of the second",
      "Name,Phone\nAnn Lee,617 555 0100 (home) (work: 617 555 0101)\n",
      "Name,Phone\nAnn Lee,617 555 0100 (home) 617 555 0101 (Mobile)\n",
      Case.edit("Ann Lee") { $0.phoneNumbers[1].label = .mobile }),
    Case(
      "a mailbox with words in front",
      "Name;E-Mail\nUte Ott;privat: a@example.org, Arbeit: b@example.org\n",
      "Name;E-Mail\nUte Ott;privat: a@example.org, Arbeit: c@example.org\n",
      Case.edit("Ute Ott") { $0.emailAddresses[1].value = "c@example.org" }),
    Case(
      "a number more beside two with words in front",
      "Name;Telefon\nUte Ott;Tel: 030 9998887 Fax: 030 9998888\n",
      "Name;Telefon\nUte Ott;Tel: 030 9998887 Fax: 030 9998888 / 030 5551212\n",
      Case.edit("Ute Ott") {
        $0.phoneNumbers.append(LabeledValue(PhoneNumber("030 5551212")))
      }),
    Case(
      "a label, in the language of the table",
      "Name;Vorname;Telefon\nOtt;Ute;0351 1234567\n",
      "Name;Vorname;Telefon\nOtt;Ute;0351 1234567 / 0351 4567890 (privat)\n",
      Case.edit("Ute Ott") {
        $0.phoneNumbers.append(LabeledValue(PhoneNumber("0351 4567890"), label: .home))
      }),
    Case(
      "the second of two mailboxes in a cell, which goes",
      "First Name,Last Name,Email\nUte,Ott,\"ute@example.org; u.ott@example.org\"\n",
      "First Name,Last Name,Email\nUte,Ott,\"ute@example.org\"\n",
      Case.edit("Ute Ott") { $0.emailAddresses.removeLast() }),
    Case(
      "the second of three, which is another",
      "First Name,Last Name,Email\nUte,Ott,a@example.org; b@example.org; c@example.org\n",
      "First Name,Last Name,Email\nUte,Ott,a@example.org; d@example.org; c@example.org\n",
      Case.edit("Ute Ott") { $0.emailAddresses[1].value = "d@example.org" }),
    Case(
      "a value of Google's that shares its cell", sharing,
      sharing.replacing(" ::: 030 7654321", with: ""),
      Case.edit("Ute Ott") { $0.phoneNumbers.removeLast() }),
    Case(
      "a group more, as groups stand there, and a sex in the words of the table",
      "Name;Gruppe;Geschlecht\nUte Ott;Chor, Rudern;M\nBo Ek;Chor;W\n",
      "Name;Gruppe;Geschlecht\nUte Ott;Chor, Rudern, Kasse;W\nBo Ek;Chor;W\n",
      Case.edit("Ute Ott") {
        $0.categories.append(LabeledValue("Kasse"))
        $0[.genders] = [LabeledValue(Gender(sex: "F"))]
      }),
    Case(
      "a birthday that two digits of the year would make another",
      "Name;Geburtsdatum\nUte Ott;3.4.80\nBo Ek;4.5.81\n",
      "Name;Geburtsdatum\nUte Ott;1925-04-03\nBo Ek;4.5.81\n",
      Case.edit("Ute Ott") { $0.birthday = ContactDate(year: 1925, month: 4, day: 3) }),
    Case(
      "all cells in quotes",
      "\"First Name\",\"Last Name\",\"Notes\"\n\"Ann\",\"Lee\",\"\"\n",
      "\"First Name\",\"Last Name\",\"Notes\"\n\"Ann\",\"Lee-Ek\",\"\"\n\"Bo\",\"Ek\",\"\"\n",
      adding: [Contact.make { $0.name = PersonName(familyName: "Ek", givenName: "Bo") }],
      Case.edit("Ann Lee") { $0.familyName = "Lee-Ek" }),
    Case(
      "a country behind a whole address, in whatever order that is",
      "Name,Address,Phone\nBo Ek,\"5 Oak St, Apt 3, Salem, OR 97301\",541-555-0102\n",
      "Name,Address,Phone\nBo Ek,\"5 Oak St, Apt 3, Salem, OR 97301, USA\",541-555-0102\n",
      Case.edit("Bo Ek") { $0.postalAddresses[0].value.country = "USA" }),
    Case(
      "a header alone", "First Name;Last Name;E-mail\n", "First Name;Last Name;E-mail\nBo;Ek;\n",
      adding: [Contact.make { $0.name = PersonName(familyName: "Ek", givenName: "Bo") }]),
  ]

  @Test(arguments: cases)
  func onlyWhatWasEditedIsChanged(_ test: Case) throws {
    let file = try rewrite(
      Array(test.before.utf8), format: .csv, adding: test.additions, test.revise)
    #expect(file.text == test.after)
    #expect(file.losses.filter(\.isOfValue).isEmpty)
    #expect(file.summary.isUnchanged == (test.before == test.after))
  }

  @Test(arguments: [Charset.utf16LE, .utf16BE, .windows1252, .utf8])
  func theEncodingStays(_ charset: Charset) throws {
    let mark = charset.isUnicode ? "\u{FEFF}" : ""
    let after = Self.members.replacing("Anke", with: "Änne")
    let file = try rewrite(charset.encode(mark + Self.members).bytes, encoding: charset) {
      $0.displayName == "Anke Möller" ? .replace($0.editing { $0.givenName = "Änne" }) : .keep
    }
    #expect(file.bytes == charset.encode(mark + after).bytes)
  }

  @Test func whatHasNoPlaceIsTold() throws {
    let file = try rewrite(Array("Name,Phone\nAnn Lee,030 1234567\n".utf8)) {
      .replace($0.editing { $0.jobTitle = "Baker" })
    }
    #expect(file.losses.map(\.value) == ["Baker"])
    #expect(file.losses.filter(\.isOfValue).count == 1)
    #expect(file.text == "Name,Phone\nAnn Lee,030 1234567\n")
    // Of five numbers in a cell four are read, so that none of them is taken out.
    let full =
      "Name,Phone\nAnn Lee,030 1111111; 030 2222222; 030 3333333; 030 4444444; 030 5555555\n"
    let kept = try rewrite(Array(full.utf8)) {
      .replace($0.editing { $0.phoneNumbers.remove(at: 1) })
    }
    #expect(kept.losses.filter(\.isOfValue).map(\.value) == ["030 2222222"])
    #expect(kept.text == full)
    let latin = try rewrite(
      Charset.windows1252.encode("Name,Phone\nAnn Léé,030 1234567\n").bytes,
      encoding: .windows1252
    ) { .replace($0.editing { $0.formattedName = "山田" }) }
    #expect(latin.losses.filter(\.isOfValue).count == 1)
  }

  /// What comes is put beside what stands there, a number of the house too.
  @Test func whatComesTakesNoPlace() throws {
    let text = "Name;Vorname;Handy\nLee;Ann;0171 5555555\n"
    let file = try rewrite(Array(text.utf8)) {
      .replace(
        $0.editing {
          $0.phoneNumbers.append(LabeledValue(PhoneNumber("0199"), label: .mobile))
        })
    }
    #expect(file.text == text.replacing("5555555", with: "5555555 / 0199"))
    #expect(file.losses.filter(\.isOfValue).isEmpty)
  }

  @Test("A row gets no cells beyond the header, though other rows have them")
  func repairedRowsAreAsWideAsTheHeader() throws {
    let file = try rewrite(
      Array("Name,Phone\nAnn Lee,030 1234567\nCy Lee,030 7654321,x\nDi Lee\n".utf8),
      isRepairing: true)
    #expect(file.text.hasSuffix("\nDi Lee,\n"), "\(file.text)")
  }

  /// A table may have lost the column of a value, and still have that of its label.
  @Test func labelsAloneHoldNoValue() throws {
    let table = "First Name,Last Name,Event 1 - Label,Phone 1 - Label\nAnn,Lee,,\n"
    let file = try rewrite(Array(table.utf8)) {
      .replace(
        $0.editing {
          $0.dates = [LabeledValue(ContactDate(year: 2001, month: 2, day: 3))]
          $0.phoneNumbers = [LabeledValue(PhoneNumber("030 1234567"))]
        })
    }
    #expect(file.text == table)
    #expect(file.losses.filter(\.isOfValue).count == 2)
  }

  @Test func whatIsWrongIsRepairedAlone() throws {
    let text =
      "Name,E-mail,Notes\nAnn Lee,ann@example.org,fine\n"
      + "Bo Ek,bo@example.org,\"says \"hi\" often\"\nCy Orr,cy@example.org,Tom &amp; Jo\n"
    let file = try rewrite(Array(text.utf8), isRepairing: true)
    #expect(
      file.text
        == "Name,E-mail,Notes\nAnn Lee,ann@example.org,fine\n"
        + "Bo Ek,bo@example.org,\"says \"\"hi\"\" often\"\nCy Orr,cy@example.org,Tom & Jo\n")
    #expect(try rewrite(file.bytes, isRepairing: true).bytes == file.bytes)
  }
}

extension Contact {
  fileprivate static func make(_ change: (inout ContactDraft) -> Void) -> Contact {
    Contact().editing(change)
  }
}
