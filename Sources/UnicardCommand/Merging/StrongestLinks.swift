import ContactLikeness
import ContactUnification

/// For each person, the pairs of records that hold them together: the strongest that link all.
struct StrongestLinks {
  private var byCluster: [Int: [ScoredPair]] = [:]

  init(_ matches: UnificationResult) {
    let clusterOf = matches.clusterOfRecord
    var groups = UnionFind(count: clusterOf.count)
    let strongestFirst = matches.links.sorted {
      ($1.weight, $0.first, $0.second) < ($0.weight, $1.first, $1.second)
    }
    for link in strongestFirst {
      let cluster = clusterOf[link.first]
      if clusterOf[link.second] == cluster, groups.join(link.first, link.second) {
        byCluster[cluster, default: []].append(link)
      }
    }
  }

  /// The links of a cluster by its number, strongest first.
  func links(ofCluster number: Int) -> [ScoredPair] { byCluster[number] ?? [] }
}
