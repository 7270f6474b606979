import ContactModel
import ContactSelection
import Testing

@Suite struct ContactSearchTests {
  /// What is found, with bars around it.
  private func marked(_ query: String, _ text: String) -> String? {
    guard let ranges = ContactSearch(query).ranges(in: text) else { return nil }
    var result = ""
    var start = text.startIndex
    for range in ranges {
      result += text[start..<range.lowerBound] + "[" + text[range] + "]"
      start = range.upperBound
    }
    return result + text[start...]
  }

  @Test(
    arguments: [
      ("ja do", "Jane Doe", "[Ja]ne [Do]e"), ("do ja", "Jane Doe", "[Ja]ne [Do]e"),
      ("ane", "Jane Doe", nil), ("mul", "Anna Müller", "Anna [Mül]ler"),
      ("muel", "Anna Müller", "Anna [Mül]ler"), ("mül", "Anna Mueller", "Anna [Muel]ler"),
      ("MÜLL", "anna mu\u{308}ller", "anna [mu\u{308}ll]er"), ("やま", "ヤマダ", "[ヤマ]ダ"),
      ("太", "山田太郎", "山田[太]郎"), ("陳", "陈大文", "[陈]大文"), ("strass", "Straße", "[Straß]e"),
      ("ｊａ", "Jane", "[Ja]ne"), ("o'n", "O’Neil", "[O’N]eil"), ("neil", "O’Neil", "O’[Neil]"),
      ("", "Jane", nil), (" ", "Jane", nil), ("smith", "Mary-Smith", "Mary-[Smith]"),
      ("ja jan", "Jane", "[Jan]e"), ("🎉", "🎉 Party", "[🎉] Party"),
    ] as [(String, String, String?)])
  func findsBeginningsOfWords(_ query: String, _ text: String, _ expected: String?) {
    #expect(marked(query, text) == expected)
  }

  @Test func searchesEveryName() throws {
    let contact = Contact {
      $0.formattedName = "山田太郎"
      $0.name = PersonName(familyName: "山田", givenName: "太郎")
      $0.nickname = "Taro"
      $0.phoneticFamilyName = "やまだ"
      $0.organization = Organization(name: "Acme")
    }
    func key(_ query: String) -> ContactKey? { ContactSearch(query).match(contact)?.key }
    #expect(key("田") == .formattedName)
    #expect(key("ta") == .nickname)
    #expect(key("ヤマ") == .phoneticFamilyName)
    // Whom an organization employs is another question than who is called so.
    #expect(key("ac") == nil)
    let firm = Contact { $0.organization = Organization(name: "Acme") }
    #expect(ContactSearch("ac").match(firm)?.key == .organization)
    #expect(key("x") == nil)
    #expect(ContactSearch("x").match(Contact()) == nil)
  }
}
