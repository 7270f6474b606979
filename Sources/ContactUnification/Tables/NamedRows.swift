import ContactLikeness

/// The names of a range of rows, with components of their own.
struct NamedRows: Sendable {
  private(set) var names = FlatLists<NameVariant>()
  private(set) var generations: [Generation] = []
  private(set) var relations: [NameRelation] = []
  /// The rows that are of several people.
  private(set) var couples: [Int] = []
  let components: NameComponents

  /// - Parameter texts: What each raw text says.
  init(_ rows: Range<Int>, of raw: FlatLists<RawName>, texts: [NameText]) {
    var builder = NameBuilder(texts: texts)
    for row in rows {
      let named = builder.names(raw[row])
      if named.isCouple { couples.append(row) }
      for variant in named.variants { names.append(variant) }
      names.endRow()
      generations.append(named.generation)
      relations.append(named.relation)
    }
    components = builder.components
  }
}
