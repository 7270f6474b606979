/// A family name with its forms for the two sexes: Novák and Nováková are one family's.
package struct FamilyName: Sendable {
  /// Its letters as Latin ones, without case and accents.
  private let latin: [UInt8]

  package init(_ name: String) {
    let folded = LetterFolding.folded(Array(name.utf8)).filter { $0 >= 0x80 || ASCII.isLetter($0) }
    latin = Romanization.latin(folded[...], script: ScriptClass(folded[...]))
  }

  /// What all forms of the name begin with.
  package var beginning: String { String(decoding: latin.prefix(3), as: UTF8.self) }

  /// Whether it is the woman's form of a name.
  package func isWomans(of other: FamilyName) -> Bool {
    SurnameEndings.isWomans(latin, of: other.latin)
  }
}
