import ContactModel

extension Contact {
  /// What messages call it: a name in Chinese, Japanese or Korean letters as lists show it, with the family's in front,
  /// also where its card has it the other way round as a whole.
  var listedName: String {
    guard let name = names.first?.value, let core = name.withoutBlank else { return displayName }
    let before = name.namePrefixes
    let behind =
      name.middleNames + name.secondFamilyNames + name.generations + name.nameSuffixes
    // A name that somebody has written otherwise says something else.
    let parts = Self.letters((before + [core] + behind).joined())
    if let whole = formattedName, !whole.isEmpty, Self.letters(whole) != parts {
      return displayName
    }
    return (before + [core] + behind).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func letters(_ text: String) -> [Character] {
    text.filter { !$0.isWhitespace }.sorted()
  }
}
