import ContactFormatting
import ContactModel
import Foundation
import LocaleSupport
import Testing

/// Addresses from other projects' tests, formatted as they expect.
@Suite struct PostalAddressCorpusTests {
  struct Case: Decodable, Sendable, CustomStringConvertible {
    let country: String
    let mode: String
    let tier: String
    let components: [String: String]
    let lines: [String]
    let sender: String?
    let language: String?

    var description: String { "\(country) \(lines)" }

    var address: PostalAddress {
      var address = PostalAddress(
        street: components["street"] ?? "", city: components["city"] ?? "",
        state: components["state"] ?? "", postalCode: components["postalCode"] ?? "",
        country: components["country"] ?? "", isoCountryCode: components["isoCountryCode"] ?? "")
      address.subLocality = components["subLocality"] ?? ""
      return address
    }

    var formatter: PostalAddressFormatter {
      var style = PostalAddressStyle()
      switch mode {
      case "domestic": style.senderCountry = country
      case "postal-label":
        style.layout = .label
        style.senderCountry = sender
        style.addsEnglishCountryName = true
      default: break
      }
      return PostalAddressFormatter(
        locale: LocaleIdentifier(language: language ?? "en"), style: style)
    }
  }

  /// Cases that are expected to differ, by country and first line, and why.
  static let differences: [String: String] = [
    "BY Belarus":
      "The country first and the street last was the order of Soviet mail; the post has the "
      + "order of the UPU now.",
    "KG Kyrgyzstan": "As in Belarus; and Astana is not in Kyrgyzstan.",
    "US 1098 Alta Ave":
      "The Postal Service asks for no punctuation between city and state (Publication 28, 222).",
    "CA London, Ontario":
      "Canada Post has no comma between city and province, nor have other projects' tests.",
    "CA 12345 Av Demars": "No comma between city and postcode either, in any guide.",
    "HU 1016 Budapest": "Adds a full stop to the house number that the address does not have.",
  ]

  static let folder: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let packageFolder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let corpus =
      environment["UNICARD_CORPUS"].map { URL(filePath: $0) }
      ?? packageFolder.appending(path: "../shared/corpus")
    let folder = corpus.appending(path: "addresses")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  @Test func corpus() throws {
    guard let folder = Self.folder else {
      print("No corpus of addresses: set UNICARD_CORPUS to the folder that has 'addresses' in it.")
      return
    }
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    for file in files {
      let cases = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n")
        .map { try JSONDecoder().decode(Case.self, from: Data($0.utf8)) }
      for (tier, cases) in Dictionary(grouping: cases, by: \.tier).sorted(by: { $0.key < $1.key }) {
        check(cases, tier: tier, file: file.lastPathComponent)
      }
    }
  }

  private func check(_ cases: [Case], tier: String, file: String) {
    var passed = 0
    for testCase in cases {
      let text = testCase.formatter.string(from: testCase.address)
      let isSame = text == testCase.lines.joined(separator: "\n")
      passed += isSame ? 1 : 0
      let key = "\(testCase.country) \(testCase.lines.first ?? "")"
      if let reason = Self.differences[key], tier != "gold" {
        if !isSame { print("  differs: \(key): \(reason)") }
      } else {
        #expect(isSame, "\(testCase): \(text.debugDescription)")
      }
    }
    print("\(file), \(tier): \(passed) of \(cases.count)")
    if tier == "single-source" { #expect(passed * 100 >= cases.count * 80) }
  }
}
