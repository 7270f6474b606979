import CNameLists

/// Characters of names that are written in several forms, by `han-variants.txt` of `CNameLists`.
enum HanVariants {
  /// The character that a variant is folded to; nil for one that is in no list.
  static func common(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    scalar.value < 0x3400 ? nil : table[scalar]
  }

  /// One character in its forms to a word, that of simplified Chinese first.
  private static let table: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    ListFile.entries(of: cn_han_variants()).joined().flatMap { group in
      let forms = Array(String(decoding: group, as: UTF8.self).unicodeScalars)
      return forms.dropFirst().map { ($0, forms[0]) }
    }, uniquingKeysWith: { first, _ in first })
}
