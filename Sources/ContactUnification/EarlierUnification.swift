// What a unification is to a later one of the same records and others.

extension Unification {
  /// The contacts of several records by the positions of these, where contacts are merged as they were.
  /// What others are called may have changed, so contacts that name any are made anew.
  func knownContacts(_ options: MergingOptions) -> [[Int]: UnifiedContact] {
    guard options == self.options else { return [:] }
    return Dictionary(
      zip(matches.clusters, contacts).filter { $0.0.count > 1 && !$0.1.hasReferences },
      uniquingKeysWith: { first, _ in first })
  }
}

extension UnificationResult {
  /// The decisions that people were found with, but for those about pairs that are decided anew.
  func decisions(before later: [UnificationDecision]) -> [UnificationDecision] {
    let replaced = Set(later.map(\.pair))
    let earlier =
      options.mustLink.map { UnificationDecision(.together, $0) }
      + options.cannotLink.map { UnificationDecision(.apart, $0) }
    return earlier.filter { !replaced.contains($0.pair) }
  }

  /// What people are called whose records were divided before: as they were then.
  func identifiers(after earlier: UnificationResult) -> [String] {
    var names: [Int: String] = [:]
    for (cluster, name) in zip(earlier.clusters, earlier.identifiers) {
      // Where people are taken apart, one of them keeps the name.
      if let first = cluster.first { names[first] = name }
    }
    var used: Set<String> = []
    var chosen = clusters.map { cluster -> String? in
      let name = cluster.lazy.compactMap { names[$0] }.min()
      if let name { used.insert(name) }
      return name
    }
    for (number, name) in identifiers.enumerated() where chosen[number] == nil {
      var free = name
      var count = 1
      while !used.insert(free).inserted {
        count += 1
        free = "\(name)#\(count)"
      }
      chosen[number] = free
    }
    return chosen.compactMap { $0 }
  }
}
