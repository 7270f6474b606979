import ContactLikeness

/// Rows that hang together by edges or decisions.
struct ConnectedComponents: Sendable {
  struct Component: Sendable {
    var rows: [Int] = []
    var edges: [ScoredEdge] = []
    var together: [(Int, Int)] = []
  }

  private var components: [Component] = []
  /// Rows that nothing is connected with.
  private(set) var singles: [Int] = []

  /// - Parameter threshold: Edges below it connect nothing.
  init(count: Int, edges: [ScoredEdge], threshold: Float, together: [(Int, Int)]) {
    var sets = UnionFind(count: count)
    for edge in edges where edge.weight >= threshold {
      sets.join(Int(edge.first), Int(edge.second))
    }
    for (a, b) in together { sets.join(a, b) }
    var sizes = [Int32](repeating: 0, count: count)
    for row in 0..<count { sizes[sets.root(row)] += 1 }
    var numbers = [Int32](repeating: -1, count: count)
    for row in 0..<count {
      let root = sets.root(row)
      if sizes[root] == 1 {
        singles.append(row)
        continue
      }
      if numbers[root] < 0 {
        numbers[root] = Int32(truncatingIfNeeded: components.count)
        components.append(Component())
      }
      components[Int(numbers[root])].rows.append(row)
    }
    for edge in edges {
      let root = sets.root(Int(edge.first))
      guard numbers[root] >= 0, sets.root(Int(edge.second)) == root else { continue }
      components[Int(numbers[root])].edges.append(edge)
    }
    for pair in together {
      components[Int(numbers[sets.root(pair.0)])].together.append(pair)
    }
  }

  var count: Int { components.count }

  subscript(number: Int) -> Component { components[number] }
}
