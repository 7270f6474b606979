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
  private let rows: Grouped<Int32>
  private let edges: Grouped<ScoredEdge>
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
    rows = Grouped(0..<Int32(truncatingIfNeeded: count), count: groupCount) {
      components[Int($0)]
    }
    self.edges = Grouped(edges, count: groupCount) {
      let number = components[Int($0.first)]
      return components[Int($0.second)] == number ? number : -1
    }
    for pair in together { self.together[Int(components[pair.0]), default: []].append(pair) }
  }

  var count: Int { rows.count }

  subscript(number: Int) -> Component {
    Component(
      rows: rows[number], edges: edges[number],
      together: together.isEmpty ? [] : together[number] ?? [])
  }
}

/// Elements by the number of their group, each group in the order of the elements.
private struct Grouped<Element: Sendable>: Sendable {
  private let elements: [Element]
  /// Where each group begins and the one before it ends.
  private let bounds: [Int32]

  /// - Parameter group: The number of an element's group; negative where it is in none.
  init(_ all: some Collection<Element>, count: Int, group: (Element) -> Int32) {
    var places = [Int32](repeating: 0, count: count + 1)
    for element in all {
      let number = group(element)
      if number >= 0 { places[Int(number) + 1] += 1 }
    }
    for number in 0..<count { places[number + 1] += places[number] }
    bounds = places
    guard let first = all.first else {
      elements = []
      return
    }
    var elements = [Element](repeating: first, count: Int(places[count]))
    for element in all {
      let number = group(element)
      if number < 0 { continue }
      elements[Int(places[Int(number)])] = element
      places[Int(number)] += 1
    }
    self.elements = elements
  }

  var count: Int { bounds.count - 1 }

  subscript(number: Int) -> ArraySlice<Element> {
    elements[Int(bounds[number])..<Int(bounds[number + 1])]
  }
}
