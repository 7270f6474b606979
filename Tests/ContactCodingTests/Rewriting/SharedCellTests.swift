import ContactCoding
import ContactModel
import FileFormats
import Testing

/// Cells that hold several values, and those that hold several addresses together, keep all of them and what
/// stands between, whichever of them are edited.
struct SharedCellTests {
  typealias Case = TableRewritingTests.Case

  private static let phones =
    "First Name,Last Name,Labels,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value\n"
    + "Anna,Lee,,Mobile,0171 5550101 ::: 0171 5550102,Home,030 5550101\n"

  private static let mobiles =
    "First Name,Last Name,Labels,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value\n"
    + "Anna,Lee,,Mobile,0171 5550101 ::: 0171 5550102,,\n"

  private static let mails =
    "First Name,Last Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value\n"
    + "Anna,Lee,,,* Home,a@old.example ::: b@old.example\n"

  private static let few =
    "First Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value\n"
    + "Anna Lee,Home,a@old.example ::: b@old.example,0171 5550101 ::: 0171 5550102\n"

  private static let dates =
    "First Name,Last Name,Labels,Event 1 - Label,Event 1 - Value,Website 1 - Label,Website 1 - Value\n"
    + "Anna,Lee,,Anniversary,2001-02-03 ::: 2005-06-07,Profile,https://a.example/ ::: https://b.example/\n"

  private static let addresses =
    "First Name,Last Name,Labels,Address 1 - Label,Address 1 - Street,Address 1 - City,"
    + "Address 1 - Region,Address 1 - Postal Code,Address 1 - Country\n"
    + "Bob,Lee,,Work,Weg 1 ::: Str 2,Berlin ::: Wien, ::: W,10115 ::: ,DE ::: AT\n"

  private static let sheet = "First Name,Last Name,Email\nUte,Ott,a@x.example; b@x.example\n"

  private static func international(_ draft: inout ContactDraft) {
    for index in draft.phoneNumbers.indices {
      let number = draft.phoneNumbers[index].value.stringValue
      draft.phoneNumbers[index].value = PhoneNumber("+49 " + number.dropFirst())
    }
  }

  static let cases: [Case] = [
    Case(
      "all numbers of a cell, and one beside it", phones,
      phones.replacing(",0171", with: ",+49 171").replacing(" 0171", with: " +49 171")
        .replacing("030", with: "+49 30"),
      Case.edit("Anna Lee", international)),
    Case(
      "all numbers of a cell, beside an empty one", mobiles,
      mobiles.replacing(",0171", with: ",+49 171").replacing(" 0171", with: " +49 171"),
      Case.edit("Anna Lee", international)),
    Case(
      "both mailboxes of a cell", mails, mails.replacing("@old", with: "@new"),
      Case.edit("Anna Lee") {
        for index in 0..<2 {
          let old = $0.emailAddresses[index].value
          $0.emailAddresses[index].value = old.replacing("@old", with: "@new")
        }
      }),
    Case(
      "a number that is the beginning of the other",
      phones.replacing("0171 5550102", with: "0171 55501"),
      phones.replacing("0171 5550102", with: "0171 99999"),
      Case.edit("Anna Lee") { $0.phoneNumbers[1].value = PhoneNumber("0171 99999") }),
    Case(
      "a number more of the kind, for which no columns are left", phones,
      phones.replacing("0102", with: "0102 ::: 0171 5550103"),
      Case.edit("Anna Lee") {
        $0.phoneNumbers.append(LabeledValue(PhoneNumber("0171 5550103"), label: .mobile))
      }),
    Case(
      "a number more of a kind that has one", phones,
      phones.replacing("030 5550101", with: "030 5550101 ::: 030 5550109"),
      Case.edit("Anna Lee") {
        $0.phoneNumbers.append(LabeledValue(PhoneNumber("030 5550109"), label: .home))
      }),
    Case(
      "dates and pages that share cells", dates,
      dates.replacing("2001-02-03", with: "2001-02-04").replacing("https://b", with: "https://c"),
      Case.edit("Anna Lee") {
        $0.dates[0].value = ContactDate(year: 2001, month: 2, day: 4)
        $0.urls[1].value = "https://c.example/"
      }),
    Case(
      "a town of two addresses", addresses, addresses.replacing("Berlin", with: "Hamburg"),
      Case.edit("Bob Lee") { $0.postalAddresses[0].value.city = "Hamburg" }),
    Case(
      "what an address had not", addresses,
      addresses.replacing("10115 ::: ", with: "10115 ::: 1010"),
      Case.edit("Bob Lee") { $0.postalAddresses[1].value.postalCode = "1010" }),
    Case(
      "both streets, and a code that goes", addresses,
      addresses.replacing("Weg 1 ::: Str 2", with: "Weg 7 ::: Str 8").replacing(
        "10115 ::: ", with: ""),
      Case.edit("Bob Lee") {
        $0.postalAddresses[0].value.street = "Weg 7"
        $0.postalAddresses[0].value.postalCode = ""
        $0.postalAddresses[1].value.street = "Str 8"
      }),
    Case(
      "the first of two addresses, which goes", addresses,
      addresses.replacing("Weg 1 ::: ", with: "").replacing("Berlin ::: ", with: "")
        .replacing(" ::: W", with: "W").replacing("10115 ::: ", with: "")
        .replacing("DE ::: ", with: ""),
      Case.edit("Bob Lee") { $0.postalAddresses.remove(at: 0) }),
    Case(
      "both addresses, which go, and a note that comes",
      addresses.replacing("Labels", with: "Notes"),
      addresses.replacing("Labels", with: "Notes").split(separator: "\n")[0]
        + "\nBob,Lee,gone,,,,,,\n",
      Case.edit("Bob Lee") {
        $0.postalAddresses = []
        $0.note = "gone"
      }),
    Case(
      "two addresses of which one of another kind takes the place", addresses,
      addresses.split(separator: "\n")[0] + "\nBob,Lee,,Home,Gasse 3,Linz,,,\n",
      Case.edit("Bob Lee") {
        $0.postalAddresses = [
          LabeledValue(PostalAddress(street: "Gasse 3", city: "Linz"), label: .home)
        ]
      }),
    Case(
      "an address more of the kind", addresses,
      addresses.replacing("Str 2", with: "Str 2 ::: Gasse 3")
        .replacing("Wien", with: "Wien ::: Linz")
        .replacing("10115 ::: ", with: "10115 :::  ::: 4020"),
      Case.edit("Bob Lee") {
        $0.postalAddresses.append(
          LabeledValue(
            PostalAddress(street: "Gasse 3", city: "Linz", postalCode: "4020"), label: .work))
      }),
    Case(
      "a third mailbox where two stand in a cell", sheet,
      sheet.replacing("b@x.example", with: "b@x.example; c@x.example"),
      Case.edit("Ute Ott") { $0.emailAddresses.append(LabeledValue("c@x.example")) }),
    Case(
      "mailboxes that Google joined, in a table of few of its columns", few,
      few.replacing("@old", with: "@new").replacing("5550101", with: "5550109"),
      Case.edit("Anna Lee") {
        for index in 0..<2 {
          let old = $0.emailAddresses[index].value
          $0.emailAddresses[index].value = old.replacing("@old", with: "@new")
        }
        $0.phoneNumbers[0].value = PhoneNumber("0171 5550109")
      }),
    Case(
      "a mailbox with a word behind it", "Name,Email\nUte Ott,u@x.example (home)\n",
      "Name,Email\nUte Ott,u@y.example (home)\n",
      Case.edit("Ute Ott") { $0.emailAddresses[0].value = "u@y.example" }),
    Case(
      "both mailboxes of a sheet's cell", sheet, sheet.replacing("@x", with: "@y"),
      Case.edit("Ute Ott") {
        $0.emailAddresses[0].value = "a@y.example"
        $0.emailAddresses[1].value = "b@y.example"
      }),
  ]

  @Test(arguments: cases)
  func allValuesAreKept(_ test: Case) throws {
    let file = try rewrite(Array(test.before.utf8), format: .csv, test.revise)
    #expect(file.text == test.after)
    #expect(file.losses.filter(\.isOfValue).isEmpty)
  }

  /// What an address has not, it has not: what stands behind is still of the next one.
  @Test func emptyPartsOfAddressesKeepTheirPlace() throws {
    let found = try read(
      Self.addresses
        + "Ann,Lee,,Home,A 1 ::: B 2 ::: C 3,Bonn ::: Köln ::: Jena, ::: , :::  ::: 07743,\n",
      .csv
    ).contacts.map { contact in
      contact.postalAddresses.map {
        [$0.value.street, $0.value.city, $0.value.state, $0.value.postalCode, $0.value.country]
      }
    }
    #expect(
      found == [
        [["Weg 1", "Berlin", "", "10115", "DE"], ["Str 2", "Wien", "W", "", "AT"]],
        [
          ["A 1", "Bonn", "", "", ""], ["B 2", "Köln", "", "", ""],
          ["C 3", "Jena", "", "07743", ""],
        ],
      ])
  }

  /// What a cell can't say of a number is lost, and not the number.
  @Test func aNumberStaysWithoutWhatTheCellCannotSay() throws {
    let before =
      "First Name,Last Name,Labels,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value\n"
      + "Anna,Lee,,Mobile,0171 5550101 ::: 0171 5550102,Cabin,04651 12345\n"
    let file = try rewrite(Array(before.utf8), format: .csv) {
      .replace(
        $0.editing {
          $0.phoneNumbers[1].label = .work
        })
    }
    #expect(file.text == before)
    #expect(file.losses.filter { $0.effect == .dropped }.isEmpty)
  }
}
