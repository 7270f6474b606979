import ContactLikeness

/// Divides rows that hang together into people.
///
/// Two groups are joined where their records agree on the whole: the mean evidence over all
/// pairs between them counts, and the strongest little, so that a chain of likenesses from one
/// person to another does not join the two.
struct PersonClustering {
  private let threshold: Double
  private let decisions: DecidedRows
  private let evidence: GroupEvidence
  /// By row, its place among the rows that hang together.
  private let places: [Int32]
  /// By place, the places of those that a row may be joined with.
  private var neighbours = FlatLists<Neighbour>()

  private struct Neighbour: BitwiseCopyable {
    let ofPlace: Int32
    let place: Int32
    let weight: Float
  }

  /// How far below the threshold the evidence may be where one pair is above it.
  private static let slack = 1.5

  init(threshold: Double, decisions: DecidedRows, evidence: GroupEvidence, places: [Int32]) {
    self.threshold = threshold
    self.decisions = decisions
    self.evidence = evidence
    self.places = places
  }

  /// The people among rows that edges and decisions connect.
  ///
  /// - Parameters:
  ///   - rows: Ascending.
  ///   - edges: All within the rows.
  ///   - together: Pairs that were decided.
  mutating func clusters(
    rows: [Int], edges: ArraySlice<ScoredEdge>, together: [(Int, Int)]
  ) -> [[Int]] {
    let sorted = edges.filter { Double($0.weight) >= threshold }.sorted {
      (-$0.weight, $0.first, $0.second) < (-$1.weight, $1.first, $1.second)
    }
    if sorted.isEmpty, together.isEmpty { return rows.map { [$0] } }
    // What connects the two joins them, and nobody else might be meant.
    if rows.count == 2, decisions.apart.isEmpty { return [rows] }
    var groups = Groups(rows, places)
    var people = together.isEmpty ? nil : Groups(rows, places)
    for (a, b) in together {
      people?.join(a, b)
      if decisions.known.contains(IndexPair(a, b)) { groups.join(a, b) }
    }
    // Who is likelier meant than not, though not likely enough to be joined, might be meant as well.
    var pairs: [Neighbour] = []
    for edge in edges where edge.weight > 0 {
      let (a, b) = (places[Int(edge.first)], places[Int(edge.second)])
      pairs.append(Neighbour(ofPlace: a, place: b, weight: edge.weight))
      pairs.append(Neighbour(ofPlace: b, place: a, weight: edge.weight))
    }
    neighbours = FlatLists(pairs, count: rows.count) { $0.ofPlace }
    // Whom somebody says to be one is so with all that each of the two is without that; what is known of one then
    // speaks for both.
    join(&groups, along: sorted, &people)
    if var people {
      var none: Groups?
      join(&people, along: sorted, &none)
      groups = people
    }
    return groups.members.filter { !$0.isEmpty }.map { $0.sorted() }
  }

  /// Joins groups where the evidence is enough.
  ///
  /// - Parameters:
  ///   - edges: The strongest first.
  ///   - people: What the groups and decisions make together, where there are any.
  private func join(
    _ groups: inout Groups, along edges: [ScoredEdge], _ people: inout Groups?
  ) {
    // Groups that were not joined, since others were.
    var refused: Set<IndexPair> = []
    for edge in edges {
      let a = groups.group(of: Int(edge.first))
      let b = groups.group(of: Int(edge.second))
      if a == b || refused.contains(IndexPair(a, b)) { continue }
      let (x, y) = (groups.members[a], groups.members[b])
      if areApart(people?.all(with: x) ?? x, people?.all(with: y) ?? y) { continue }
      let bits = evidence.agreement(x, y).evidence(threshold: threshold)
      if bits >= threshold - Self.slack, isEnough(bits, a, b, groups) {
        groups.join(Int(edge.first), Int(edge.second))
        people?.join(Int(edge.first), Int(edge.second))
        refused.removeAll(keepingCapacity: true)
      } else {
        refused.insert(IndexPair(a, b))
      }
    }
  }

  private func areApart(_ a: [Int], _ b: [Int]) -> Bool {
    !decisions.apart.isEmpty && a.contains { x in b.contains { decisions.keepsApart(x, $0) } }
  }

  /// Whether the evidence for joining two groups is enough even where one of them might as well be joined
  /// with a third, which is not the other's person: Al may be Albert or his brother Alfred. What is left of
  /// a pair of records must then be enough without slack.
  ///
  /// - Parameter bits: The evidence for joining them.
  private func isEnough(_ bits: Double, _ a: Int, _ b: Int, _ groups: Groups) -> Bool {
    let areSingle =
      evidence.witnesses(groups.members[a]).count == 1
      && evidence.witnesses(groups.members[b]).count == 1
    let spare = bits - (areSingle ? threshold : threshold - Self.slack)
    // The likeliest tell soonest.
    let rivals = [(a, b), (b, a)].flatMap { findRivals(of: $0, beside: $1, groups) }
      .sorted { $0.bits > $1.bits }
    var rivalry = Rivalry()
    let rests = Rivalry.rests(rivals.map(\.bits))
    for (rest, rival) in zip(rests, rivals) {
      // Of most it is seen before all who might be meant are asked whom they are like.
      if rivalry.loss(among: rest) < spare - Rivalry.surely { return true }
      if rivalry.loss(whatever: rest) > spare + Rivalry.surely { return false }
      let (members, others) = (groups.members[rival.group], groups.members[rival.other])
      let rows = groups.members[rival.rival]
      rivalry.add(
        rival.bits, accord: evidence.accord(others, rows, ofThird: members),
        isWitness: evidence.isWitness(members, of: others, rows))
    }
    return rivalry.loss <= spare
  }

  /// With whom else one of two groups might be joined.
  private func findRivals(
    of group: Int, beside other: Int, _ groups: Groups
  ) -> [(group: Int, other: Int, rival: Int, bits: Double)] {
    let members = groups.members[group]
    guard members.count <= GroupEvidence.mostAsked else { return [] }
    let others = groups.members[other].prefix(GroupEvidence.mostAsked)
    // Who does not speak for the other group says nothing of who else might be meant.
    let found = members.filter { row in others.contains { evidence.weight(row, $0) > 0 } }
      .flatMap { row in
        neighbours.range(Int(places[row])).map { index in
          (
            group: groups.group(atPlace: neighbours[at: index].place),
            bits: neighbours[at: index].weight
          )
        }
      }.sorted { (-$0.bits, $0.group) < (-$1.bits, $1.group) }
    var rivals: [Int] = []
    for (rival, _) in found where rival != group && rival != other && !rivals.contains(rival) {
      if areApart(members, groups.members[rival]) { continue }
      rivals.append(rival)
      if rivals.count == GroupEvidence.mostAsked { break }
    }
    return rivals.map { (group, other, $0, evidence.mean(members, groups.members[$0])) }
  }
}

/// Rows in groups.
private struct Groups {
  private let places: [Int32]
  private var groupOfPlace: [Int]
  private(set) var members: [[Int]]

  /// - Parameter places: By row, its place among the rows.
  init(_ rows: [Int], _ places: [Int32]) {
    self.places = places
    groupOfPlace = Array(rows.indices)
    members = rows.map { [$0] }
  }

  func group(of row: Int) -> Int { group(atPlace: places[row]) }

  func group(atPlace place: Int32) -> Int { groupOfPlace[Int(place)] }

  /// All rows of the group that rows are in.
  func all(with rows: [Int]) -> [Int] { rows.first.map { members[group(of: $0)] } ?? [] }

  mutating func join(_ a: Int, _ b: Int) {
    let x = group(of: a)
    let y = group(of: b)
    if x == y { return }
    let (smaller, larger) = members[x].count < members[y].count ? (x, y) : (y, x)
    for row in members[smaller] { groupOfPlace[Int(places[row])] = larger }
    members[larger] += members[smaller]
    members[smaller] = []
  }
}
