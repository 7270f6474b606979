import CSV
import Foundation
import SourceText
import Testing

/// Hostile files from outside of the package, with the rows that a person reads in them.
struct QuirkCorpusTests {
  struct Expectation: Decodable {
    var rows: [[String]]?
    var warn: Bool?
  }

  /// Set UNICARD_CORPUS to the corpus's folder if it is not beside the package.
  private static let folder: URL = {
    let given = ProcessInfo.processInfo.environment["UNICARD_CORPUS"]
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let corpus = given.map { URL(filePath: $0) } ?? root.appending(path: "../shared/corpus")
    return corpus.appending(path: "csv/quirks").standardized
  }()

  private static let expectations: [String: Expectation] = {
    let data = try? Data(contentsOf: folder.appending(path: "expected.json"))
    if data == nil { print("Skipping the corpus: there is none at \(folder.path).") }
    return data.flatMap {
      try? JSONDecoder().decode([String: Expectation].self, from: $0)
    } ?? [:]
  }()

  /// Files that are right as CSV, and only as contacts doubtful.
  private static let doubtfulAsContacts: Set = ["excel_sci_phone"]

  @Test(arguments: expectations.keys.sorted())
  func everyFileGivesTheRowsExpected(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: name + ".csv"))
    let expected = try #require(Self.expectations[name])
    let read = try ReadRows(Array(data))
    if let rows = expected.rows { #expect(read.rows == rows) }
    if expected.warn == true, !Self.doubtfulAsContacts.contains(name) {
      #expect(read.warnings != [])
    }
    for length in PartLengthTests.lengths {
      let parts = try CSVReader.$partLength.withValue(length) { try ReadRows(Array(data)) }
      #expect(parts.rows == read.rows, "parts of \(length) bytes")
    }
  }

  @Test func anUnterminatedQuoteIsReportedAndSwallowsNothing() throws {
    guard !Self.expectations.isEmpty else { return }
    let data = try Data(contentsOf: Self.folder.appending(path: "unterminated_quote.csv"))
    let read = try ReadRows(Array(data))
    #expect(read.rows.last == ["Bob", "b@x", "2"])
    let problem = try #require(read.diagnostics.first { $0.code == .quoteUnterminated })
    #expect(problem.range?.lowerBound == "Name,E-mail,Phone\n".utf8.count)
  }
}
