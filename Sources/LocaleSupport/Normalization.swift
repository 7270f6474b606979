import CUnicode

/// The normalisation forms (UAX #15).
package enum NormalizationForm: Int32, Sendable {
  /// Composed.
  case composed = 0
  /// Decomposed.
  case decomposed = 1
  /// Composed, with compatibility variants made one.
  case compatibilityComposed = 2
  /// Decomposed, with compatibility variants made one.
  case compatibilityDecomposed = 3
  /// For comparing without regard to case, compatibility variants and invisible characters.
  case compatibilityCaseFolded = 4
}

extension String {
  /// The text in a normalisation form.
  package func normalized(to form: NormalizationForm) -> String {
    withCharacters(of: self) { characters, length in
      stringWritten(expecting: Int(length) * 2 + 16) {
        cu_normalize(form.rawValue, characters, length, $0, $1)
      }
    } ?? self
  }

  /// The text without differences of case, for comparing (Unicode Standard, section 5.18).
  package var caseFolded: String {
    withCharacters(of: self) { characters, length in
      stringWritten(expecting: Int(length) + 16) { cu_fold_case(characters, length, $0, $1) }
    } ?? self
  }
}
