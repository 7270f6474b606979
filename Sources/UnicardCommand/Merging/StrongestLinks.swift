import ContactLikeness
import ContactUnification

/// For each person, the pairs of records that hold them together: the strongest that link all.
struct StrongestLinks {
  private var byCluster: [Int: [ScoredPair]] = [:]

  init(_ matches: UnificationResult) {
    var clusterOf: [Int: Int] = [:]
    for (number, cluster) in matches.clusters.enumerated() where cluster.count > 1 {
      for position in cluster { clusterOf[position] = number }
    }
    var groups = UnionFind(count: (clusterOf.keys.max() ?? -1) + 1)
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
