/// What stands in front of the names of fields where databases and forms are made, and says of what type a value is, or
/// which field it is for a program: `strName`, `datGeboren`, `FLD_TEL`, `3A1C001E:Mobile`.
enum TypePrefixes {
  private static let known = CellWords.set("type prefix")

  /// The headers without it, where most of them have one: alone, it may be the beginning of a word.
  static func without(_ headers: [String]) -> [String] {
    without(rest, areTags(headers) ? without(untagged, headers) : headers)
  }

  private static func without(_ rest: (String) -> String?, _ headers: [String]) -> [String] {
    let rests = headers.map(rest)
    let filled = headers.count { !$0.isEmpty }
    let count = rests.count { $0 != nil }
    guard count > 2, count * 3 >= filled * 2 else { return headers }
    return zip(headers, rests).map { $1 ?? $0 }
  }

  /// Whether what stands in front tells the headers apart by itself, and these are told apart without it, too: of `1.
  /// Phone` and `2. Phone` the number is a part.
  private static func areTags(_ headers: [String]) -> Bool {
    let rests = headers.compactMap(untagged)
    let tags = zip(headers, headers.map(untagged)).compactMap { header, rest in
      rest.map { header.dropLast($0.count) }
    }
    return Set(rests.map(HeaderFolding.folded)).count == rests.count
      && Set(tags).count == tags.count
  }

  /// What stands behind the tag or the number by which a program knows a field: `3A1C001E:Mobile`, `07|City`, `12. City`.
  private static func untagged(_ header: String) -> String? {
    let front = header.prefix { !$0.isWhitespace }
    guard let end = front.lastIndex(where: { ":|.)]".contains($0) }) else { return nil }
    let tag = front[..<end].reversed().prefix { $0.isLetter || $0.isDigit }
    let rest = header[header.index(after: end)...].trimmed
    // `emails.0.address`: what stands there says what it is.
    let isWord = front[..<end].split { !$0.isLetter && !$0.isDigit }.contains {
      ColumnWords.shared.isColumnName(String($0))
    }
    return tag.contains(where: \.isDigit) && rest.contains(where: \.isLetter) && !isWord
      ? rest : nil
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
