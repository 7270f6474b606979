import ContactModel
import FileFormats
import SourceText
import TableCoding
import Testing

/// The format `csv` keeps everything, and other formats say what they don't.
struct UnicardRowTests {
  @Test(arguments: CardFile.all)
  func everyCardComesBack(_ file: CardFile) throws {
    let contacts = try read(file.bytes).contacts.filter { !$0.isEmpty }
    let (bytes, losses) = write(contacts, .csv)
    let all = losses.flatMap { $0 }
    #expect(all.isEmpty)
    let again = try read(bytes)
    #expect(again.contacts == contacts)
    #expect(again.complaints.isEmpty)
  }

  /// Columns of other files come back under their names.
  @Test func keptColumnsComeBack() throws {
    let text = "Name,E-Mail,Kundennummer,Kundennummer\nA,a@b.example,\"47,11\",x\n"
    let contacts = try read(text).contacts
    let bytes = write(contacts, .csv).bytes
    #expect(String(decoding: bytes, as: UTF8.self).contains(",Kundennummer"))
    #expect(try read(bytes).contacts == contacts)
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@x", "'=1", "''+1", "\t=1", "\"x\"", "="])
  func guardsAreUndone(_ text: String) throws {
    let contact = Contact {
      $0.formattedName = text
      $0.note = text
    }
    for isSafe in [false, true] {
      var options = WritingOptions(format: .csv)
      options.isSpreadsheetSafe = isSafe
      let (bytes, losses) = write([contact], options)
      #expect(losses[0].isEmpty)
      #expect(try read(bytes).contacts == [contact])
      let cells = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").last ?? ""
      let isActive = ["=", "+", "-", "@", "\t"].contains(String(text.prefix(1)))
      if isSafe, isActive { #expect(cells.hasPrefix(",'") || cells.hasPrefix(",\"'")) }
    }
  }

  /// A strict phone number runs nowhere.
  @Test func phoneNumbersNeedNoGuard() {
    let contact = Contact { $0.phoneNumbers = [LabeledValue(PhoneNumber("+49 30 1234"))] }
    var options = WritingOptions(format: .csv)
    options.isSpreadsheetSafe = true
    let text = String(decoding: write([contact], options).bytes, as: UTF8.self)
    #expect(text.contains(",+49 30 1234"))
  }

  @Test func whatFindsNoColumnGoesToTheNotesAndIsReported() throws {
    let contact = Contact {
      $0.name = PersonName(familyName: "Lee", givenName: "Ann")
      $0.emailAddresses = (1...4).map { LabeledValue("\($0)@b.example") }
      $0.images = [LabeledValue(ContactMedia(.data([0xFF, 0xD8, 0xFF, 1])))]
      $0.organizations = [
        LabeledValue(Organization(name: "Acme")), LabeledValue(Organization(name: "Beta")),
      ]
      $0.note = "First."
    }
    let (bytes, losses) = write([contact], .outlookCSV)
    let again = try read(bytes).contacts
    #expect(again.first?.emailAddresses.map(\.value) == (1...3).map { "\($0)@b.example" })
    #expect(again.first?.note == "First.\n\nOrganization: Beta\nE-mail: 4@b.example")
    #expect(Set(losses[0].map(\.property)) == ["EMAIL", "ORG", "PHOTO"])
    // What the notes say arrives; the picture doesn't.
    for loss in losses[0] {
      #expect(loss.effect == (loss.property == "PHOTO" ? .dropped : .changed))
    }
  }

  @Test func onlyTheNameAsAWholeIsNotLost() throws {
    let contact = Contact { $0.formattedName = "Ann Lee" }
    for format in ContactFormat.allCases where format.isCSV {
      let again = try read(write([contact], format).bytes).contacts
      #expect(again.map(\.displayName) == ["Ann Lee"])
    }
  }
}
