import ContactLikeness
import Testing

/// Text is folded the same letter by letter, where that is quick, as it is in its context.
struct LetterFoldingTests {
  @Test(arguments: [
    ("Ёлкина", "елкина"), ("ЙОСИФ", "иосиф"), ("Σίσυφος", "σισυφοσ"), ("Ἀθηνᾶ", "αθηνα"),
    ("Ґалаґан Їжак", "ґалаґан іжак"), ("أحمد", "احمد"), ("מִרְיָם", "מרים"), ("Արմեն", "արմեն"),
  ])
  func letters(_ text: String, _ folded: String) {
    #expect(String(decoding: LetterFolding.folded(Array(text.utf8)), as: UTF8.self) == folded)
  }

  /// A letter that can't be folded by itself behind the others makes all be folded in their context.
  @Test func byItselfAndInContext() {
    let letters = (0x80...0x6FF).compactMap { Unicode.Scalar(UInt32($0)) }
    for (first, second) in zip(letters, letters.dropFirst() + [letters[0]]) {
      let text = Array((String(first) + String(second)).utf8)
      let context = Array("ア".utf8)
      #expect(
        LetterFolding.folded(text) + context == LetterFolding.folded(text + context),
        "\(String(first.value, radix: 16))")
    }
  }
}
