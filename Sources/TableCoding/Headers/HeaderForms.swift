// Headers that tell by their form that the column is no field of a contact.
extension HeaderReader {
  /// Whether it is a key of another table, which stands beside the name of what it is: `Account Name.id`.
  static func isKey(_ header: String) -> Bool { header.lowercased().hasSuffix(".id") }

  /// Whether it is answered by yes or no: `is_volunteer`, `Has children`.
  static func isQuestion(_ header: String) -> Bool {
    // As they are written: `İş Tel` is a number at work.
    let first = header.prefix { $0.isLetter }.lowercased()
    return ["is", "has", "was", "did", "wants"].contains(first)
      && HeaderFolding.words(header).count > 1
  }

  /// Whether it is something of somebody or something else, which no word that is known says:
  /// `Dog's date of birth`.
  static func isOfUnknown(_ header: String) -> Bool {
    ["'s ", "’s "].contains { sign in
      guard let found = header.range(of: sign), found.lowerBound > header.startIndex else {
        return false
      }
      let owner = header[..<found.lowerBound].split(separator: " ").last.map(String.init) ?? ""
      let word = HeaderFolding.folded(owner)
      return ColumnWords.shared[word].isEmpty && ColumnWords.shared[word + "s"].isEmpty
        && !["what", "who", "where", "it", "let"].contains(word)
    }
  }
}
