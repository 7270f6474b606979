import ContactLikeness

/// The names of a range of rows, with components of their own.
struct NamedRows: Sendable {
  private(set) var names = FlatLists<NameVariant>()
  private(set) var generations: [Generation] = []
  /// The rows that are of several people.
  private(set) var couples: [Int] = []
  let components: NameComponents

  /// - Parameter words: What each raw text says.
  init(_ rows: Range<Int>, of raw: FlatLists<RawName>, words: [NameWords]) {
    var builder = NameBuilder(words: words)
    for row in rows {
      let (variants, generation, isCouple) = builder.names(raw[row])
      if isCouple { couples.append(row) }
      for variant in variants { names.append(variant) }
      names.endRow()
      generations.append(generation)
    }
    components = builder.components
  }
}
