import ContactUnification

/// For each person, the pairs of records that hold them together: the strongest that link all.
struct StrongestLinks {
  private var byCluster: [Int: [ScoredPair]] = [:]

  init(_ matches: UnificationResult) {
    var clusterOf: [Int: Int] = [:]
    for (number, cluster) in matches.clusters.enumerated() where cluster.count > 1 {
      for position in cluster { clusterOf[position] = number }
    }
    var groups = DisjointSets(count: (clusterOf.keys.max() ?? -1) + 1)
    let strongestFirst = matches.links.sorted {
      ($1.weight, $0.first, $0.second) < ($0.weight, $1.first, $1.second)
    }
    for link in strongestFirst {
      guard let cluster = clusterOf[link.first], clusterOf[link.second] == cluster,
        groups.join(link.first, link.second)
      else { continue }
      byCluster[cluster, default: []].append(link)
    }
  }

  /// The links of a cluster by its number, strongest first.
  func links(ofCluster number: Int) -> [ScoredPair] { byCluster[number] ?? [] }
}

/// Sets of numbers that can be joined.
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// Joins two sets; false where they were one already.
  mutating func join(_ a: Int, _ b: Int) -> Bool {
    let (a, b) = (root(a), root(b))
    if a == b { return false }
    parents[max(a, b)] = min(a, b)
    return true
  }

  private mutating func root(_ number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }
}
