/// Postal codes, towns and regions, each in the form that its other spellings are equal in.
package enum PlaceForm {
  /// A postal code without blanks and country, in small letters.
  package static func postalCode(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let folded =
      LetterFolding.isASCII(text) ? text.map(ASCII.lowercased) : LetterFolding.folded(text)
    var code = folded.filter { ASCII.isDigit($0) || ASCII.isLetter($0) }
    guard code.count <= 20 else { return [] }
    // D-80331, CH-8001, SE-972 31.
    if let dash = folded.firstIndex(of: UInt8(ascii: "-")), dash <= 3, dash > 0,
      folded[..<dash].allSatisfy(ASCII.isLetter), code.dropFirst(dash).allSatisfy(ASCII.isDigit)
    {
      code.removeFirst(dash)
    }
    return code
  }

  /// A town's or a region's letters, folded, without signs.
  package static func locality(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard text.count <= 200 else { return [] }
    let folded = SpellingRules.umlauts.apply(keepingOthers: LetterFolding.folded(text))
    return folded.filter { $0 >= 0x80 || ASCII.isLetter($0) || ASCII.isDigit($0) }
  }

  /// Whether a region is written with some of another's letters, as MA and NSW are.
  package static func abbreviates(_ short: [UInt8], _ long: [UInt8]) -> Bool {
    guard short.count <= 3, long.count > 3, short.first == long.first else { return false }
    var rest = long[...]
    return short.allSatisfy { letter in
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
