/// Headers that are names of attributes in a directory (RFC 4519): `cn`, `sn`, `o`, `l`.
enum DirectoryNames {
  /// Names that hardly anybody else gives a column.
  private static let telling = CellWords.set("directory name")

  /// What attributes hold whose names mean something else elsewhere, or nothing.
  private static let words = CellWords.pairs("directory attribute")

  /// The headers in words that people use, where several show that a directory has them.
  static func inWords(_ headers: [String]) -> [String] {
    let names = headers.map { $0.lowercased() }
    guard Set(names).intersection(telling).count > 2 else { return headers }
    return zip(headers, names).map { words[$1] ?? $0 }
  }
}
