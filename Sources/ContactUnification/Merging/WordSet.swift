/// The distinct words of a text, folded, however they are ordered in it.
package typealias WordSet = Set<ArraySlice<UInt8>>

extension WordSet {
  /// The words of a text: letters and digits, with anything else between.
  package init(of text: some Collection<UInt8>) {
    self.init(folded: FoldedBytes.lettersAndDigits(text))
  }

  /// - Parameter folded: Words with single blanks between.
  init(folded: [UInt8]) { self.init(folded.split(separator: UInt8(ascii: " "))) }
}
