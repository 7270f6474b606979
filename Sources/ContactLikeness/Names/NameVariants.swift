import CNameLists

/// Names that are written in many ways, by `name-spellings.txt` of `CNameLists`.
enum NameVariants {
  /// The lines a name is in; a spelling may be that of several names.
  ///
  /// - Parameter name: Folded, in Latin or Arabic letters, or what ``Romanization`` makes of it.
  static func groups(of name: ArraySlice<UInt8>) -> [UInt16] {
    table[Array(name)] ?? []
  }

  private static let table = LinesByName(ListFile.entries(of: cn_name_spellings())) {
    LetterFolding.folded($0)
  }
}
