import ContactLikeness
import ContactModel
import SourceText

/// The accents of a name's words, where one of several records has them and the others don't.
struct NameSpelling {
  /// By the word without them: the word as it is spelled with them.
  private var spellings: [[UInt8]: String] = [:]

  /// - Parameter names: Records whose names say the same.
  init(_ names: [RecordNames]) {
    guard names.count > 1 else { return }
    for value in names.flatMap({ $0.formatted + $0.structured }) where Self.hasAccents(value) {
      let texts =
        value.header.key == .name
        ? PersonName(value.view).components.flatMap { $0 } : [value.text]
      for text in texts where text.utf8.contains(where: { $0 >= 0x80 }) { note(text) }
    }
  }

  /// Whether any text of a value has more than ASCII.
  private static func hasAccents(_ value: ConstituentValue) -> Bool {
    value.storage.records[value.range].contains { record in
      value.storage.bytes[record.text.range].contains { $0 >= 0x80 }
    }
  }

  var isEmpty: Bool { spellings.isEmpty }

  private mutating func note(_ text: String) {
    for word in text.split(whereSeparator: { !$0.isLetter }) {
      guard word.utf8.contains(where: { $0 >= 0x80 }), Self.isCapitalized(word) else { continue }
      let folded = FoldedBytes.folded(word.utf8)
      // Words of other scripts are no spellings of a word in letters.
      guard folded.allSatisfy({ $0 < 0x80 }), spellings[folded] == nil else { continue }
      spellings[folded] = String(word)
    }
  }

  /// The text with the accents that its words lack; nil where it lacks none.
  func applied(to text: String) -> String? {
    guard !spellings.isEmpty else { return nil }
    var result = ""
    var isChanged = false
    var rest = text[...]
    while let first = rest.first {
      let isWord = first.isLetter
      let part = rest.prefix { $0.isLetter == isWord }
      rest = rest[part.endIndex...]
      if isWord, part.utf8.allSatisfy({ $0 < 0x80 }), Self.isCapitalized(part),
        let spelling = spellings[part.utf8.map(ASCII.lowercased)]
      {
        result += spelling
        isChanged = true
      } else {
        result += part
      }
    }
    return isChanged ? result : nil
  }

  /// The name with the accents that its words lack; nil where it lacks none.
  func applied(to name: PersonName) -> PersonName? {
    var spelled = name
    for part in [\PersonName.givenNames, \.familyNames, \.middleNames] {
      spelled[keyPath: part] = name[keyPath: part].map { applied(to: $0) ?? $0 }
    }
    return spelled == name ? nil : spelled
  }

  /// A capital and small letters behind it: not what somebody typed in haste.
  private static func isCapitalized(_ word: Substring) -> Bool {
    guard let first = word.first, first.isUppercase else { return false }
    return word.dropFirst().contains { $0.isLowercase }
  }
}
