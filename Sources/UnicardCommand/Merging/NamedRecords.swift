import ContactFormatting
import ContactModel
import ContactUnification
import Unicard

/// The records that somebody names on the command line: by a key, by a place as `phone.vcf 12`, or as
/// contacts are named everywhere.
struct NamedRecords {
  private let records: [UnificationRecord]
  private let names: MergeNames
  /// How names are shown, and so typed.
  private let shown: NameFormatter

  init(
    _ records: [UnificationRecord], _ names: MergeNames, for reader: ReaderLocale
  ) throws(CommandFailure) {
    self.records = records
    self.names = names
    shown = try ReaderFormats(reader.identifier, layout: .singleLine).names
  }

  /// What is meant with `--apart A B`: each record of the one with each of the other.
  ///
  /// - Throws: Where it does not say which records, with those that it might be.
  func apart(_ first: String, _ second: String) throws -> [(Int, Int)] {
    let a = try positions(first)
    let b = try positions(second)
    // A name that two records have.
    if a == b, a.count == 2 { return [(a[0], a[1])] }
    if a == b, a.count == 1 { throw sameRecord("apart", first, second, a[0]) }
    let (text, several) = a.count > b.count ? (first, a) : (second, b)
    guard Set(a).isDisjoint(with: b), a.count * b.count <= Self.mostPairs else {
      throw unclear(text, several)
    }
    return a.flatMap { x in b.map { (x, $0) } }
  }

  /// What is meant with `--together A B`: one record of each. Several of one name must be one person
  /// already.
  func together(
    _ first: String, _ second: String, _ matches: UnificationResult
  ) throws -> (Int, Int) {
    let a = try positions(first)
    let b = try positions(second)
    if a == b, a.count == 2 { return (a[0], a[1]) }
    for (text, positions) in [(first, a), (second, b)] where positions.count > 1 {
      let isOne = matches.clusters.contains { Set(positions).isSubset(of: $0) }
      if !isOne { throw unclear(text, positions) }
    }
    guard a[0] != b[0] else { throw sameRecord("together", first, second, a[0]) }
    return (a[0], b[0])
  }

  /// So many pairs are a mistake.
  private static let mostPairs = 64
  private static let hint =
    "Name a record by its place, as \"phone.vcf 12\" for the twelfth; --dry-run --explain shows the "
    + "places."

  /// The records that a text stands for.
  ///
  /// - Throws: Where there is none.
  func positions(_ text: String) throws -> [Int] {
    let found = find(text)
    guard found.isEmpty else { return found }
    throw CommandFailure(
      "No record is called “\(text)”.", hint: Self.hint, status: .usage)
  }

  private func find(_ text: String) -> [Int] {
    // Few are named by keys: an index of all takes a twentieth of a large merge's memory.
    if let found = RecordKey(written: text).map({ RecordsByKey(records)[$0] }), !found.isEmpty {
      return found
    }
    if let place = records.firstIndex(where: { names.place($0) == text }) { return [place] }
    let colons = text.split(separator: ":").joined(separator: " ")
    if let place = records.firstIndex(where: { names.place($0) == colons }) { return [place] }
    // Nobody is called by nothing.
    guard let lookup = try? ContactLookup(text, names: shown) else { return [] }
    var found: [Int] = []
    var best = ContactLookup.Fit.similar
    for (position, record) in records.enumerated() {
      guard let fit = lookup.fit(record.contact), fit >= best else { continue }
      if fit > best { found = [] }
      best = fit
      found.append(position)
    }
    return found
  }

  private func sameRecord(
    _ option: String, _ first: String, _ second: String, _ position: Int
  ) -> CommandFailure {
    let which = first == second ? "“\(first)” twice is" : "“\(first)” and “\(second)” are"
    return CommandFailure(
      "--\(option) takes two records; \(which) one: "
        + "\(names.text(records[position])).",
      hint: Self.hint, status: .usage)
  }

  private func unclear(_ text: String, _ positions: [Int]) -> CommandFailure {
    let shown = positions.prefix(8).map { names.text(records[$0]) }
    let more = positions.count > shown.count ? " and \(positions.count - shown.count) more" : ""
    return CommandFailure(
      "“\(text)” does not say which record: \(shown.joined(separator: ", "))\(more).",
      hint: Self.hint, status: .usage)
  }
}
