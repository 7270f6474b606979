import Foundation
import SourceText
import Testing

@testable import PackedFiles

/// Packed files, honest and hostile.
@Suite struct PackedFileTests {
  /// A sample; the names of the files that come out; failures; names left out; warnings.
  static let opened: [(String, [String], [PackedFileError.Code], [String], Int)] = [
    (PackedSamples.member, ["x"], [], [], 0),
    (PackedSamples.members, ["x"], [], [], 0),
    (PackedSamples.padded, ["x"], [], [], 0),
    (PackedSamples.trailing, ["x"], [], [], 1),
    (PackedSamples.zip, ["x/anna.vcf"], [], ["photos/anna.jpg"], 0),
    (PackedSamples.stored, ["x/anna.vcf"], [], [], 0),
    (PackedSamples.link, ["x/anna.vcf"], [], [], 0),
    (PackedSamples.encrypted, ["x/bert.vcf"], [.encrypted], [], 0),
    (PackedSamples.lzma, ["x/bert.vcf"], [.unknownMethod], [], 0),
    (PackedSamples.empty, [], [], [], 0),
    (PackedSamples.docx, [], [], ["word/document.xml"], 0),
  ]

  @Test(arguments: opened)
  func opens(
    _ sample: String, _ names: [String], _ failures: [PackedFileError.Code], _ others: [String],
    _ warnings: Int
  ) throws {
    let content = try Self.content(sample)
    let unpacked = try #require(try PackedFile(content)).unpack(content) { $0.hasSuffix(".vcf") }
    #expect(unpacked.files.map(\.name) == names)
    #expect(unpacked.failures.map(\.code) == failures)
    #expect(unpacked.others == others)
    #expect(unpacked.warnings.count == warnings)
    #expect(!unpacked.isPartial)
    for file in unpacked.files {
      let text = try ByteStream(content: file).readAll()
      #expect(
        String(decoding: text, as: UTF8.self).hasSuffix(
          "Lee\r\nN:Lee;\(file.name == "x/bert.vcf" ? "Bert" : "Anna");;;\r\nEND:VCARD\r\n"))
    }
  }

  /// Of what is damaged or cut, all that can be read comes out, and it is told.
  @Test(arguments: [
    (PackedSamples.cut, "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna Lee", 1),
    (PackedSamples.checksum, "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna Lee", 1),
    (PackedSamples.cutzip, "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna Lee", 1),
  ])
  func readsWhatIsLeft(_ sample: String, _ beginning: String, _ warnings: Int) throws {
    let content = try Self.content(sample)
    let unpacked = try #require(try PackedFile(content)).unpack(content) { $0.hasSuffix(".vcf") }
    let file = try #require(unpacked.files.first)
    let text = String(decoding: try ByteStream(content: file).readAll(), as: UTF8.self)
    #expect(text.hasPrefix(beginning), "\(text)")
    #expect(unpacked.warnings.count == warnings, "\(unpacked.warnings)")
    #expect(unpacked.isPartial)
    #expect(unpacked.warnings.allSatisfy { $0.contains("damaged or not complete") })
  }

  @Test(arguments: ["\u{1F}\u{8B}", "PK\u{3}\u{4}", "PK\u{3}\u{4}\u{0}\u{0}"])
  func refusesWhatHasNothing(_ text: String) throws {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let content = SourceContent(bytes: bytes, name: "x")
    #expect(throws: PackedFileError(.damaged, name: "x")) {
      try #require(try PackedFile(content)).unpack(content) { _ in true }
    }
  }

  @Test(arguments: [
    ("BZh91AY", "bzip2"), ("Rar!\u{1A}", "RAR"), ("7z\u{BC}", nil), ("BEGIN:VCARD", nil), ("", nil),
    (String(repeating: "\0", count: 257) + "ustar", "tar"),
    (String(repeating: "\0", count: 257) + "usta", nil),
    (String(repeating: " ", count: 257) + "ustar", nil),
  ])
  func namesOtherArchives(_ text: String, _ kind: String?) throws {
    let content = SourceContent(bytes: Array(text.utf8), name: "x")
    guard let kind else {
      #expect(try PackedFile(content) == nil)
      return
    }
    #expect(throws: PackedFileError(.otherArchive(kind), name: "x")) { try PackedFile(content) }
  }

  /// Much from next to nothing is refused as soon as it is too much; much from much is read.
  @Test func stopsWhereTooMuchComesOut() throws {
    var honest = UnpackingBudget(name: "x", packedCount: 1 << 20)
    try honest.spend(UnpackingBudget.ratio << 20)
    var small = UnpackingBudget(name: "x", packedCount: 1000)
    try small.spend(UnpackingBudget.always)
    #expect(throws: PackedFileError(.tooLarge, name: "x")) { try small.spend(1) }
  }

  /// Whatever byte is wrong: files or an error, never a crash.
  @Test(arguments: [PackedSamples.zip, PackedSamples.members])
  func survivesEveryWrongByte(_ sample: String) throws {
    let bytes = try #require(Data(base64Encoded: sample))
    var generator = SystemRandomNumberGenerator()
    for index in bytes.indices {
      var damaged = [UInt8](bytes)
      damaged[index] = UInt8.random(in: 0...255, using: &generator)
      let content = SourceContent(bytes: damaged, name: "x")
      _ = try? PackedFile(content)?.unpack(content) { _ in true }
      let cut = SourceContent(bytes: Array(bytes[..<index]), name: "x")
      _ = try? PackedFile(cut)?.unpack(cut) { _ in true }
    }
  }

  private static func content(_ sample: String) throws -> SourceContent {
    SourceContent(bytes: [UInt8](try #require(Data(base64Encoded: sample))), name: "x")
  }
}
