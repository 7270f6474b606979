/// The lines of a list that a name is in, by their numbers.
struct LinesByName: Sendable {
  private var numbers: [UInt64: [UInt16]] = [:]

  /// - Parameter form: What a name is looked up by; nil where it is not to be found.
  init(_ lines: [ListFile.Entry], by form: ([UInt8]) -> [UInt8]?) {
    for (number, line) in lines.enumerated() {
      let number = UInt16(clamping: number)
      for form in line.lazy.compactMap(form) {
        let hash = StableHash.of(form)
        // Two names of a line may have one form.
        if numbers[hash]?.last != number { numbers[hash, default: []].append(number) }
      }
    }
  }

  /// Nil for a name in no line.
  subscript(form: [UInt8]) -> [UInt16]? { numbers[StableHash.of(form)] }
}
