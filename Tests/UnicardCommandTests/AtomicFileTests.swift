import Foundation
import Testing

@testable import UnicardCommand

@Suite struct AtomicFileTests {
  @Test func appearsOnlyWhenItIsWhole() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", "old")
    chmod(folder.path("a.vcf"), 0o640)
    let file = try AtomicFile(path: folder.path("a.vcf"), replaces: true)
    try file.write("new")
    try file.flush()
    #expect(try folder.read("a.vcf") == "old")
    #expect(folder.names.count == 2)
    #expect(folder.names.contains { $0.hasPrefix(".a.vcf.unicard-") })
    try file.commit()
    #expect(try folder.read("a.vcf") == "new")
    #expect(folder.names == ["a.vcf"])
    var status = stat()
    #expect(stat(folder.path("a.vcf"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o640)
  }

  @Test func leavesNothingWhenAbandoned() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", "old")
    do {
      let file = try AtomicFile(path: folder.path("a.vcf"), replaces: true)
      try file.write("new")
    }
    #expect(try folder.read("a.vcf") == "old")
    #expect(folder.names == ["a.vcf"])
  }

  @Test func doesNotReplaceWhatAppearedMeanwhile() throws {
    let folder = try TestFolder()
    let file = try AtomicFile(path: folder.path("a.vcf"), replaces: false)
    try file.write("mine")
    try folder.write("a.vcf", "theirs")
    #expect(throws: OutputError(code: .exists, path: folder.path("a.vcf"))) { try file.commit() }
    #expect(try folder.read("a.vcf") == "theirs")
    #expect(folder.names == ["a.vcf"])
  }

  @Test(arguments: ["target.vcf", "dangling.vcf"])
  func followsLinks(_ target: String) throws {
    let folder = try TestFolder()
    try folder.write("target.vcf", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.vcf"), withDestinationPath: target)
    let file = try AtomicFile(path: folder.path("link.vcf"), replaces: true)
    try file.write("new")
    try file.commit()
    #expect(try folder.read(target) == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.vcf")) == target)
  }

  @Test func givesALongNameAShortHiddenOne() throws {
    let folder = try TestFolder()
    let name = String(repeating: "é", count: 125) + ".vcf"
    let file = try AtomicFile(path: folder.path(name), replaces: false)
    try file.commit()
    #expect(folder.names == [name])
  }

  @Test func writesToDevicesAsTheyAre() throws {
    let file = try AtomicFile(path: "/dev/null", replaces: false)
    try file.write("gone")
    try file.commit()
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(.enabled(if: geteuid() != 0)) func respectsPermissions() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", "old")
    chmod(folder.path("a.vcf"), 0o444)
    #expect(throws: OutputError.self) {
      try AtomicFile(path: folder.path("a.vcf"), replaces: true)
    }
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    #expect(throws: OutputError.self) {
      try AtomicFile(path: folder.path("b.vcf"), replaces: true)
    }
  }
}
