import ContactCoding
import ContactUnification
import Glibc
import SourceText
import Testing

/// Where the labelled exports are, if anywhere.
private let corpusFolder: String? = {
  guard let path = getenv("UNICARD_CORPUS") else { return nil }
  let folder = String(cString: path) + "/unify"
  return access(folder + "/truth.csv", R_OK) == 0 ? folder : nil
}()

/// The labelled exports under `$UNICARD_CORPUS/unify`: `truth.csv` says whose each record is.
struct CorpusTests {
  /// The person of each record, by `source,index`.
  private func truth(_ folder: String) throws -> [String: String] {
    let bytes = try ByteStream(path: folder + "/truth.csv").readAll()
    var persons: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .dropFirst()
    {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      persons["\(fields[0]),\(fields[1])"] = String(fields[3])
    }
    return persons
  }

  @Test(
    "Few people are split, and hardly any are mixed up",
    .enabled(if: corpusFolder != nil, "UNICARD_CORPUS names no folder with unify/truth.csv"))
  func scores() throws {
    let folder = try #require(corpusFolder)
    let truth = try truth(folder)
    var records: [UnificationRecord] = []
    var persons: [String] = []
    for (source, name) in ["google.csv", "outlook.csv", "apple.vcf", "nextcloud.vcf"].enumerated() {
      // What this library can't read yet is left out.
      guard let stream = try? ByteStream(path: "\(folder)/\(name)"),
        let input = try? ContactInput(stream: stream)
      else { continue }
      for (index, contact) in try input.readAll().contacts.enumerated() {
        records.append(UnificationRecord(contact: contact, source: source, index: index))
        persons.append(truth["\(name),\(index)"] ?? "\(name),\(index)")
      }
    }
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
