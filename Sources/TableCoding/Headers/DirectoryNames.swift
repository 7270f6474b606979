/// Headers that are names of attributes in a directory (RFC 4519): `cn`, `sn`, `o`, `l`.
enum DirectoryNames {
  /// Names that hardly anybody else gives a column.
  private static let telling = CellWords.set("directory name")

  /// What attributes hold whose names mean something else elsewhere, or nothing.
  private static let words = CellWords.pairs("directory attribute")

  /// Names that show that others are of a directory, too.
  private static let certain: Set<String> = ["objectclass", "distinguishedname", "samaccountname"]

  /// The headers in words that people use, where several show that a directory has them, and one is of nothing else or
  /// holds names as directories have: `cn=Ann Lee,dc=elm`.
  static func inWords(_ headers: [String], _ samples: SampleCells) -> [String] {
    let names = headers.map { $0.lowercased() }
    guard Set(names).intersection(telling).count > 2,
      !certain.isDisjoint(with: names)
        || names.firstIndex(of: "dn").map({ samples.column($0).contains { $0.contains("=") } })
          == true
    else { return headers }
    return zip(headers, names).map { words[$1] ?? $0 }
  }
}
