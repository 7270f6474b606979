import CNameLists

/// Characters of names that are written in several forms, by `han-variants.txt` of `CNameLists`.
enum HanVariants {
  /// The character that a variant is folded to; nil for one that is in no list.
  static func common(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.value < 0x3400 ? nil : table[scalar]
  }

  /// One character in its forms to a word, that of simplified Chinese first.
  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in ListFile.entries(of: cn_han_variants()).joined() {
      let forms = String(decoding: group, as: UTF8.self).unicodeScalars
      guard let common = forms.first else { continue }
      for scalar in forms.dropFirst() where table[scalar] == nil {
        table[scalar] = common
      }
    }
    return table
  }()
}
