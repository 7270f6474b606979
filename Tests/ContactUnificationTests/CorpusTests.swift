import ContactUnification
import Testing

/// The labelled exports under `$UNICARD_CORPUS/unify`: `truth.csv` says whose each record is.
struct CorpusTests {
  @Test(
    "Few people are split, and hardly any are mixed up",
    .enabled(if: Corpus.unifyFolder != nil, "UNICARD_CORPUS names no folder with unify/truth.csv"))
  func scores() throws {
    let (records, persons) = try Corpus.records()
    let result = try ContactMatcher().clusters(of: records)
    var correct = 0
    var predicted = 0
    var mixed = 0
    for cluster in result.clusters {
      predicted += cluster.count * (cluster.count - 1) / 2
      let counts = Dictionary(cluster.map { (persons[$0], 1) }, uniquingKeysWith: +)
      correct += counts.values.reduce(0) { $0 + $1 * ($1 - 1) / 2 }
      if counts.count > 1 { mixed += 1 }
    }
    let actual = Dictionary(persons.map { ($0, 1) }, uniquingKeysWith: +).values
      .reduce(0) { $0 + $1 * ($1 - 1) / 2 }
    let precision = Double(correct) / Double(max(1, predicted))
    let recall = Double(correct) / Double(max(1, actual))
    #expect(2 * precision * recall / (precision + recall) >= 0.9)
    let joined = result.clusters.filter { $0.count > 1 }.count
    #expect(Double(mixed) <= 0.02 * Double(joined))
  }
}
