import FileFormats
import SourceText
import Testing

@testable import ContactCoding

/// No card that says something about groups is passed over.
struct PropertySignsTests {
  @Test(arguments: [
    ("KIND:group", true), ("FN:A\r\nkind:group", true), ("X-ADDRESSBOOKSERVER-KIND:group", true),
    ("g.KIND;X=1:group", true), ("BEGIN:VCARD VERSION:4.0 KIND:group", true),
    ("[\"kind\",{},\"text\",\"group\"]", true), ("X-ADDRESSBOOKSERVER-KI\r\n ND:group", true),
    ("FN:A\nK\n IND:group", true), ("RELATED:urn:uuid:1", true), ("X-EVOLUTION-LIST:TRUE", true),
    ("REL\n\tATED:urn:uuid:1", true), ("", false), ("K", false), ("KIN", false),
    ("item1.X-ABRELATEDNAMES:Ann", false), ("NOTE:mankind", false), ("NOTE:kindred", false),
    ("FN:Kin\r\n er", false), ("KIN\r\nD:x", false), ("NOTE:KIND\r\nEND:VCARD", false),
    ("NOTE:of a kind, she says", false), ("NOTE:one kind. And", false), ("KIND :group", true),
    ("N:Kind;Ann;;;", false), ("ORG:Bank\r\n Industries", false), ("N:Ray;Kind;;;", false),
    ("KIND\r\n :group", true),
  ])
  func areFound(_ text: String, _ isFound: Bool) {
    let names = ["kind", "evolution-list", "related"].map { Array($0.utf8) }
    let bytes = Array((String(repeating: "NOTE:x\r\n", count: 9) + text).utf8)
    bytes.withUnsafeBufferPointer {
      #expect(PropertySigns(Bytes($0)).has(names) == isFound)
    }
    Array(text.utf8).withUnsafeBufferPointer {
      #expect(PropertySigns(Bytes($0)).has(names) == isFound)
    }
  }

  /// A file is looked at part by part; a name may stand across the border of two.
  @Test(arguments: ["KIND:group", "KI\r\n ND:group", "x-unicard-constituent:a"])
  func areFoundInAllParts(_ line: String) throws {
    for shift in stride(from: -24, through: 4, by: 4) {
      let text =
        "BEGIN:VCARD\r\nNOTE:" + String(repeating: "n", count: 1 << 20 - 22 + shift) + "\r\n" + line
        + "\r\nEND:VCARD\r\n"
      let input = try ContactInput(stream: ByteStream(bytes: Array(text.utf8)), format: .vCard40)
      let found = try input.mayHave(["kind", "related", "X-UNICARD-CONSTITUENT"])
      #expect(found == [line.hasPrefix("K"), false, line.hasPrefix("x")], "\(shift)")
    }
  }

  @Test(arguments: [
    ("UID:1", true), ("item1.uid;VALUE=text:pas-id-5C1", true), ("UID:", true),
    ("UID:urn:uuid:4fbe8971-0bc3-424c-9c26-36c3e1eff6b1", false),
    ("uid:4FBE8971-0BC3-424C-9C26-36C3E1EFF6B1", false), ("NOTE:uid 1", false),
    ("X-ABUID:1", false),
  ])
  func tellCountedIdentifiers(_ line: String, _ areThere: Bool) throws {
    let card = "BEGIN:VCARD\r\nFN:Ann\r\n\(line)\r\nEND:VCARD\r\n"
    // Where a part of the file ends does not matter.
    let long = "NOTE:" + String(repeating: "n", count: 1 << 20 - 60) + "\r\n" + card
    for text in [card, long] {
      let input = try ContactInput(stream: ByteStream(bytes: Array(text.utf8)), format: .vCard40)
      #expect(try input.mayHaveCountedIdentifiers() == areThere)
    }
  }
}
