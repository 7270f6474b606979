import ContactCoding
import ContactModel
import SourceText
import Testing

/// Files of vCards that are written again: what stands between the cards stays, too.
struct CardRewritingTests {
  private static let book =
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ann Lee\r\nN:Lee;Ann;;;\r\nX-ODD:1\r\nEND:VCARD\r\n\r\n"
    + "stray text\r\nBEGIN:VCARD\r\nVERSION:4.0\r\nFN:Bo Ek\r\nNOTE:x\r\nEND:VCARD\r\n"

  @Test func cardsStayAndGoAndCome() throws {
    let bytes = Array(Self.book.utf8)
    #expect(try rewrite(bytes).bytes == bytes)
    let edited = try rewrite(bytes) {
      $0.displayName == "Bo Ek" ? .replace($0.editing { $0.note = "y" }) : .keep
    }
    #expect(edited.text == Self.book.replacing("NOTE:x", with: "NOTE:y"))
    let removed = try rewrite(bytes) { $0.displayName == "Ann Lee" ? .remove : .keep }
    // The line between goes with it.
    let rest = Self.book.split(separator: "END:VCARD\r\n\r\n", maxSplits: 1)[1]
    #expect(removed.text == String(rest))
    let added = try rewrite(bytes, adding: [Contact().editing { $0.formattedName = "Cy" }])
    #expect(added.text.hasPrefix(Self.book + "BEGIN:VCARD\r\nVERSION:3.0\r\n"))
    #expect(try read(added.bytes).contacts.map(\.displayName) == ["Ann Lee", "Bo Ek", "Cy"])
  }

  @Test func lineEndsStay() throws {
    let bytes = Array(Self.book.replacing("\r\n", with: "\n").dropLast().utf8)
    let added = try rewrite(bytes, adding: [Contact().editing { $0.formattedName = "Cy" }]) {
      $0.displayName == "Bo Ek" ? .replace($0.editing { $0.note = "y" }) : .keep
    }
    #expect(!added.bytes.contains(0x0D))
    #expect(try read(added.bytes).contacts.map(\.displayName) == ["Ann Lee", "Bo Ek", "Cy"])
  }

  /// What can't be read is neither repaired nor a reason to write other lines anew.
  @Test func unreadableDatesStay() throws {
    let card = [
      "BEGIN:VCARD", "VERSION:3.0", "FN:Bo Ek", "X-ALTBDAY;CALENDAR=chinese:0078410105",
      "BDAY:1985-02-31", "NOTE:" + String(repeating: "long ", count: 20), "TITLE:Clerk",
      "i.TEL:1", "i.X-ABLabel:Boat", "END:VCARD", "",
    ].joined(separator: "\r\n")
    #expect(try rewrite(Array(card.utf8), isRepairing: true).text == card)
    let edited = try rewrite(Array(card.utf8)) { .replace($0.editing { $0.jobTitle = "Chief" }) }
    #expect(edited.text == card.replacing("Clerk", with: "Chief"))
    let mended = try rewrite(
      Array(card.replacing("1985-02-31", with: "1 Mar 1985").utf8), isRepairing: true)
    #expect(mended.text.contains("BDAY:1985-03-01\r\n"))
  }

  @Test func everySampleStays() throws {
    for file in CardFile.all {
      let written = try? rewrite(file.bytes)
      #expect(written == nil || written?.bytes == file.bytes, "\(file.name)")
    }
  }
}
