import Foundation
import SourceText
import TestFolders
import Testing

/// Files that another program writes while they are read.
@Suite struct ChangingFileTests {
  @Test func aFileThatIsCutIsNoWholeFile() throws {
    let folder = try TestFolder()
    let path = try folder.write("a.vcf", String(repeating: "NOTE:x\r\n", count: 100_000))
    let stream = try ByteStream(path: path)
    truncate(path, 1000)
    #expect(throws: SourceError(code: .cutWhileRead, path: path)) { try stream.readAll() }
  }

  @Test func aFileThatGrowsIsReadAndKnownToHaveChanged() throws {
    let folder = try TestFolder()
    let path = try folder.write("a.vcf", "NOTE:x\r\n")
    let stream = try ByteStream(path: path)
    #expect(!stream.hasChanged(at: path))
    try folder.write("a.vcf", "NOTE:x\r\nNOTE:y\r\n")
    #expect(try stream.readAll().count == 16)
    #expect(stream.hasChanged(at: path))
  }

  @Test func anotherFileAtItsPathIsAChange() throws {
    let folder = try TestFolder()
    let path = try folder.write("a.vcf", "NOTE:x\r\n")
    let stream = try ByteStream(path: path)
    try folder.write("b.vcf", "NOTE:x\r\n")
    rename(folder.path("b.vcf"), path)
    #expect(stream.hasChanged(at: path))
  }
}
