import ContactModel

/// The unified contacts of an earlier unification whose records are the first of a later one, for
/// people to whom nobody came.
struct KnownContacts: Sendable {
  private let contacts: [UnifiedContact]
  private let clusters: [[Int]]
  /// For each record that is the first of its person, that person.
  private let people: [Int: Int]

  /// - Parameter options: How contacts are merged now; what was merged otherwise is not known.
  init(_ earlier: Unification, options: MergingOptions) {
    contacts = earlier.contacts
    clusters = earlier.matches.clusters
    var people: [Int: Int] = [:]
    if options == earlier.options {
      for (number, cluster) in clusters.enumerated() where cluster.count > 1 {
        if let first = cluster.first { people[first] = number }
      }
    }
    self.people = people
  }

  /// The contact of records by their positions; nil where it must be made. References to others
  /// may have changed, so contacts that have any are made anew.
  func contact(of cluster: [Int]) -> UnifiedContact? {
    guard let first = cluster.first, let person = people[first], clusters[person] == cluster
    else { return nil }
    let known = contacts[person]
    return known.hasReferences ? nil : known
  }
}

extension UnificationResult {
  /// The decisions that people were found with, but for those about pairs that are decided anew.
  func decisions(before later: [UnificationDecision]) -> [UnificationDecision] {
    let replaced = Set(later.map(\.pair))
    func kept(_ pairs: [RecordPair], _ verdict: UnificationDecision.Verdict)
      -> [UnificationDecision]
    {
      pairs.filter { !replaced.contains($0) }.map { UnificationDecision(verdict, $0) }
    }
    return kept(options.mustLink, .together) + kept(options.cannotLink, .apart)
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
