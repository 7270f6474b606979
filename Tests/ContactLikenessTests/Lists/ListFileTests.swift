import CNameLists
import Testing

@testable import ContactLikeness

/// What whoever adds a line to a list could get wrong.
struct ListFileTests {
  private static var lists: [cn_list] {
    [
      cn_english_nicknames(), cn_nicknames(), cn_names_in_two_languages(), cn_name_spellings(),
      cn_surname_readings(),
    ]
  }

  @Test func `A line is a name and what stands for it`() {
    for line in Self.lists.flatMap({ ListFile.entries(of: $0) }) {
      #expect(line.count > 1, "\(text(line))")
    }
  }

  @Test func `No line stands twice in a section`() {
    for section in Self.lists.flatMap({ ListFile.sections(of: $0) }) {
      let lines = section.entries.map(text)
      #expect(Set(lines).count == lines.count, "\(section.title)")
    }
  }

  @Test(arguments: ["legalForms", "kindsOfStreets", "kindsOfFlats"])
  func `Words are written as they are looked up`(_ title: String) {
    for word in WordLists.words(title) {
      #expect(LetterFolding.folded(word) == word, "\(text([word]))")
    }
  }

  @Test func `All lines are in sections`() {
    let words = [cn_person_labels(), cn_word_lists()]
    for list in [cn_nicknames(), cn_names_in_two_languages(), cn_name_spellings()] + words {
      let count = ListFile.sections(of: list).reduce(0) { $0 + $1.entries.count }
      #expect(count > 0 && count == ListFile.entries(of: list).count)
    }
  }

  private func text(_ line: ListFile.Entry) -> String {
    String(decoding: Array(line.joined(separator: [0x20])), as: UTF8.self)
  }
}
