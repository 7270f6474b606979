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

  @Test func everySampleStays() throws {
    for file in CardFile.all {
      let written = try? rewrite(file.bytes)
      #expect(written == nil || written?.bytes == file.bytes, "\(file.name)")
    }
  }
}
