import Foundation
import TestFolders
import Testing

@testable import UnicardCommand

/// Tables in encodings that lack characters, which are merged into again.
struct EncodingEchoTests {
  private static func card(_ family: String, _ given: String, _ lines: String...) -> String {
    TestCards.card(
      ["N:\(family);\(given);;;", "FN:\(given) \(family)"] + lines, version: "3.0")
  }

  private static let people = [
    // Of somebody in the table, and of somebody new.
    card("Lee", "Ann", "EMAIL:ann@x.example", "NOTE:王小明\\n你好"),
    card("Lee", "Ann", "EMAIL:ann@x.example", "CATEGORIES:Choir,合唱", "NICKNAME:安"),
    card("Lee", "Ann", "EMAIL:ann@x.example", "item1.URL:http://例.example", "ORG:株式会社"),
    card("王", "小明", "TEL;TYPE=CELL:+86 138 0055 5011"),
    card("王", "小明", "TEL;TYPE=CELL:+86 138 0055 5011", "NOTE:你好")
      + card("李", "伟", "TEL;TYPE=CELL:+86 138 0055 5012", "EMAIL:li@x.example"),
  ]

  @Test(
    "What an encoding can't hold is not written again beside what it left", arguments: people,
    [
      "First Name,Last Name,Nickname,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Value,Notes,Labels",
      "First Name,Last Name,E-mail Address,Mobile Phone,Web Page,Categories,Notes",
    ])
  func again(_ people: String, _ header: String) throws {
    let folder = try TestFolder()
    let columns = header.split(separator: ",").map(String.init)
    let row = columns.map { column in
      switch column {
      case "First Name": "Ann"
      case "Last Name": "Lee"
      case "E-mail 1 - Value", "E-mail Address": "ann@x.example"
      case "Notes": "Café"
      default: ""
      }
    }
    let table = [header, row.joined(separator: ",")].map { $0 + "\r\n" }.joined()
    let bytes = try #require(table.data(using: .windowsCP1252))
    try bytes.write(to: URL(fileURLWithPath: folder.path("t.csv")))
    try folder.write("p.vcf", people)
    func merge() throws -> (Data, CommandOutcome) {
      let outcome = try folder.run(
        "merge", "@p.vcf", "--into", "@t.csv", "--in-place", "--force")
      return (try Data(contentsOf: URL(fileURLWithPath: folder.path("t.csv"))), outcome)
    }
    let (first, _) = try merge()
    let (second, outcome) = try merge()
    #expect(second == first, "\(String(decoding: second, as: UTF8.self))")
    #expect(outcome.errors.contains("nothing changes"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("lost something"), "\(outcome.errors)")
  }
}
