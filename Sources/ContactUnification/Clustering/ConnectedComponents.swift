import ContactLikeness

/// Rows that hang together by edges or decisions.
struct ConnectedComponents: Sendable {
  struct Component: Sendable {
    let rows: ArraySlice<Int32>
    let edges: ArraySlice<ScoredEdge>
    let together: [(Int, Int)]
  }

  /// Rows that nothing is connected with.
  let singles: [Int]
  /// By row, its place among those of its component.
  let places: [Int32]
  private let rows: FlatLists<Int32>
  private let edges: FlatLists<ScoredEdge>
  private var together: [Int: [(Int, Int)]] = [:]

  /// - Parameter threshold: Edges below it connect nothing.
  init(count: Int, edges: [ScoredEdge], threshold: Float, together: [(Int, Int)]) {
    var sets = UnionFind(count: count)
    for edge in edges where edge.weight >= threshold {
      sets.join(Int(edge.first), Int(edge.second))
    }
    for (a, b) in together { sets.join(a, b) }
    let roots = (0..<count).map { Int32(truncatingIfNeeded: sets.root($0)) }
    var sizes = [Int32](repeating: 0, count: count)
    for root in roots { sizes[Int(root)] += 1 }
    // By root, the number of the component; negative for a single row.
    var numbers = [Int32](repeating: -1, count: count)
    var componentCount: Int32 = 0
    for root in 0..<count where sizes[root] > 1 {
      numbers[root] = componentCount
      componentCount += 1
    }
    let components = roots.map { numbers[Int($0)] }
    singles = (0..<count).filter { components[$0] < 0 }
    let groupCount = Int(componentCount)
    rows = FlatLists(0..<Int32(truncatingIfNeeded: count), count: groupCount) {
      components[Int($0)]
    }
    var places = [Int32](repeating: 0, count: count)
    for number in 0..<groupCount {
      for (place, row) in rows[number].enumerated() {
        places[Int(row)] = Int32(truncatingIfNeeded: place)
      }
    }
    self.places = places
    self.edges = FlatLists(edges, count: groupCount) {
      let number = components[Int($0.first)]
      return components[Int($0.second)] == number ? number : -1
    }
    for pair in together { self.together[Int(components[pair.0]), default: []].append(pair) }
  }

  var count: Int { rows.count }

  /// The number of that with the most rows; nil where there is none.
  var largest: Int? { (0..<count).max { rows[$0].count < rows[$1].count } }

  subscript(number: Int) -> Component {
    Component(
      rows: rows[number], edges: edges[number],
      together: together[number] ?? [])
  }
}
