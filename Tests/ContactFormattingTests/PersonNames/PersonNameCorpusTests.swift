import ContactFormatting
import Foundation
import LocaleSupport
import Testing

/// Cases of the CLDR project and any others in the same form: one name a line with what is
/// expected for each style.
@Suite struct PersonNameCorpusTests {
  struct Case: Sendable, CustomStringConvertible {
    let formatter: LocaleIdentifier
    let name: PersonNameFields
    let style: PersonNameStyle
    let expected: String

    var description: String { "\(formatter) \(style)" }
  }

  /// The folder of the cases, or nil where there is none.
  static let folder: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let packageFolder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let corpus =
      environment["UNICARD_CORPUS"].map { URL(filePath: $0) }
      ?? packageFolder.appending(path: "../shared/corpus")
    let folder = corpus.appending(path: "names")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  @Test func allCasesPass() throws {
    guard let folder = Self.folder else {
      print("No corpus of names: set UNICARD_CORPUS to the folder that has 'names' in it.")
      return
    }
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    var total = (passed: 0, all: 0)
    for file in files {
      let cases = try Self.cases(in: file)
      var failures: [String] = []
      for testCase in cases {
        let formatter = try PersonNameFormatter(
          locale: testCase.formatter, style: testCase.style)
        let text = formatter.string(from: testCase.name)
        if text != testCase.expected {
          failures.append("\(testCase): '\(text)', expected '\(testCase.expected)'")
        }
      }
      let passed = cases.count - failures.count
      print("\(file.lastPathComponent): \(passed) of \(cases.count)")
      total = (total.passed + passed, total.all + cases.count)
      #expect(failures.isEmpty, "\(failures.prefix(20).joined(separator: "\n"))")
    }
    print("Names: \(total.passed) of \(total.all)")
  }

  private struct Line: Decodable {
    let formatter: String
    let name: [String: String]
    let cases: [[String]]
  }

  private static func cases(in file: URL) throws -> [Case] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").flatMap { text in
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      var values = line.name
      let locale = values.removeValue(forKey: "locale").flatMap { LocaleIdentifier($0) }
      let name = try #require(PersonNameFields(values, locale: locale))
      let formatter = try #require(LocaleIdentifier(line.formatter))
      return try line.cases.map { columns in
        try #require(columns.count == 5)
        let length = try #require(PersonNameLength(rawValue: columns[1]))
        let formality = try #require(PersonNameFormality(rawValue: columns[3]))
        let style = PersonNameStyle(
          order: try #require(PersonNameStyle.Order(rawValue: columns[0])),
          length: length,
          usage: try #require(PersonNameUsage(rawValue: columns[2])),
          formality: formality)
        return Case(formatter: formatter, name: name, style: style, expected: columns[4])
      }
    }
  }
}
