import ContactModel
import ContactUnification

/// Records made for tests.
enum Records {
  /// A person's record with an identifier of its own.
  static func person(
    _ given: String, _ family: String, source: Int, index: Int,
    _ fill: (inout ContactDraft) -> Void = { _ in }
  ) -> UnificationRecord {
    let contact = Contact {
      if !given.isEmpty || !family.isEmpty {
        $0.name = PersonName(familyName: family, givenName: given)
      }
      $0.identifier = "\(source)-\(index)"
      fill(&$0)
    }
    return UnificationRecord(contact: contact, source: source, index: index)
  }

  /// A book of people who have nothing to do with each other, so that names are not all common.
  static func strangers(_ count: Int, source: Int, from first: Int = 0) -> [UnificationRecord] {
    (first..<first + count).map { number in
      person(
        name(number, ["b", "d", "k", "l", "m", "n", "r", "t"]),
        name(number * 7 + 3, ["f", "g", "h", "p", "s", "v", "w", "z"]), source: source,
        index: 1000 + number
      ) {
        $0.phoneNumbers = [LabeledValue(PhoneNumber("+1415\(2_000_000 + number * 37)"))]
      }
    }
  }

  /// A name of three syllables.
  private static func name(_ number: Int, _ consonants: [String]) -> String {
    let vowels = ["a", "e", "i", "o", "u"]
    var rest = number &* 7919 + 17
    var text = ""
    for _ in 0..<3 {
      text += consonants[rest % consonants.count]
      rest /= consonants.count
      text += vowels[rest % vowels.count]
      rest /= vowels.count
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
