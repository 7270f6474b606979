/// What stands in front of the names of fields where databases and forms are made, and says of what type a value is:
/// `strName`, `datGeboren`, `FLD_TEL`.
enum TypePrefixes {
  private static let known = CellWords.set("type prefix")

  /// The headers without it, where most of them have one: alone, it may be the beginning of a word.
  static func without(_ headers: [String]) -> [String] {
    let rests = headers.map(rest)
    let filled = headers.count { !$0.isEmpty }
    let count = rests.count { $0 != nil }
    guard count > 2, count * 3 >= filled * 2 else { return headers }
    return zip(headers, rests).map { $1 ?? $0 }
  }

  /// What stands behind a prefix; nil where there is none. In small letters, it ends where a capital begins a word.
  private static func rest(_ header: String) -> String? {
    let letters = header.prefix { $0.isASCII && $0.isLetter }
    let small = header.prefix { $0.isASCII && $0.isLowercase }
    let isApart = header[letters.endIndex...].first == "_"
    let prefix = isApart ? letters : small
    guard known.contains(prefix.lowercased()), let next = header[prefix.endIndex...].first,
      isApart || next.isUppercase
    else { return nil }
    let rest = header[prefix.endIndex...].drop { $0 == "_" }
    return rest.isEmpty ? nil : String(rest)
  }
}
