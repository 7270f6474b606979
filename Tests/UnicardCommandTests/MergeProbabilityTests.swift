import TestFolders
import Testing

@testable import UnicardCommand

/// How likely `merge` says that records are one person's.
struct MergeProbabilityTests {
  @Test(
    "No probability is said to be higher than it is",
    arguments: [
      (0.8996, "89 %"), (0.9, "90 %"), (0.766, "76 %"), (0.9951, "99.5 %"), (0.99999, "99.9 %"),
      (0.0004, "0.0 %"), (0.0051, "0.5 %"),
    ])
  func roundedDown(_ probability: Double, _ text: String) {
    #expect(MergeNames.percent(probability) == text)
  }

  @Test("The record of a doubtful pair is the nearest where it is the likeliest")
  func nearestOfDoubtful() throws {
    let folder = try TestFolder()
    let jens = ["FN:Jens Müller", "N:Müller;Jens;;;", "TEL:0221 555012"]
    let anna = ["FN:Anna Müller", "N:Müller;Anna;;;", "TEL:0221 555012", "BDAY:1961-02-03"]
    func cards(_ all: [String]...) -> String {
      all.map { lines in
        (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
      }.joined()
    }
    try folder.write("a.vcf", cards(anna, jens + ["EMAIL:jens@example.org"]))
    try folder.write("b.vcf", cards(jens + ["EMAIL:jm@work.example"]))
    let outcome = try folder.run(
      "merge", "@a.vcf", "@b.vcf", "--dry-run", "--explain", "Jens", "--threshold", "1")
    let nearest = outcome.output.split(separator: "\n").filter { $0.contains("Nearest:") }
    #expect(nearest.count == 4, "\(outcome.output)")
    for (line, place) in [(nearest.first, "b.vcf 1"), (nearest.dropFirst(2).first, "a.vcf 2")] {
      #expect(line?.contains("Nearest: Jens Müller (\(place)), ") == true, "\(outcome.output)")
      #expect(line?.hasSuffix(" %, which is doubtful: see below.") == true, "\(outcome.output)")
    }
  }
}
