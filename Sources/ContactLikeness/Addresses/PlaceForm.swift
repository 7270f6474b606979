import LocaleSupport

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

  /// How alike two postal codes are; a longer one may be the shorter with four digits more.
  package static func likeness(code a: [UInt8], _ b: [UInt8]) -> Likeness {
    if a.isEmpty || b.isEmpty { return .unknown }
    if a == b { return .equal }
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    if short.count == 5, long.count == 9, long.starts(with: short) { return .notation }
    if short.count >= 2, short.count <= 4, long.count >= 5, long.starts(with: short),
      ASCII.isLetter(short[0])
    {
      return .part  // The outward part of a British code.
    }
    return a.count >= 4 && EditDistance.between(a, b, limit: 1) == 1 ? .slip : .different
  }

  /// How alike two towns are; `Frankfurt` is a part of `Frankfurt am Main`.
  package static func likeness(locality a: [UInt8], _ b: [UInt8]) -> Likeness {
    if a.isEmpty || b.isEmpty { return .unknown }
    if a == b { return .equal }
    let scripts = (ScriptClass(a[...]), ScriptClass(b[...]))
    if scripts.0 != scripts.1 { return .unknown }
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    if short.count >= 4, long.starts(with: short) { return .part }
    let limit = short.count >= 8 ? 2 : short.count >= 5 ? 1 : 0
    return limit > 0 && EditDistance.between(a, b, limit: limit) <= limit ? .slip : .different
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
