import Dispatch
import FileWriting
import Foundation
import Synchronization
import TestFolders
import Testing

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

  @Test func isPrivateUntilItIsWhole() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", "old")
    chmod(folder.path("a.vcf"), 0o666)
    let file = try AtomicFile(path: folder.path("a.vcf"), replaces: true)
    let hidden = try #require(folder.names.first { $0.hasPrefix(".") })
    #expect(FileRights(path: folder.path(hidden)) == .ownerOnly)
    try file.commit()
    #expect(FileRights(path: folder.path("a.vcf")) == .usual)
  }

  /// What a process takes from the rights of its files is not changed to find it out: other threads
  /// create files, too.
  @Test func filesOfOtherThreadsKeepTheirRights() throws {
    let folder = try TestFolder()
    for name in ["own", "others"] { mkdir(folder.path(name), 0o755) }
    let path = folder.path
    let modes = Mutex<Set<mode_t>>([])
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for number in 0..<4000 {
        if thread == 0 {
          let file = try? AtomicFile(
            path: "\(path)/own/\(number)", replaces: false, syncs: false)
          try? file?.commit()
        } else {
          let descriptor = open("\(path)/others/\(number)", O_WRONLY | O_CREAT, 0o666)
          var status = stat()
          if fstat(descriptor, &status) == 0 {
            _ = modes.withLock { $0.insert(status.st_mode & 0o777) }
          }
          close(descriptor)
        }
      }
    }
    let own = FileRights(path: folder.path("own/0"))
    #expect(modes.withLock { $0 } == [own.bits])
  }

  @Test func tellsOfHardLinks() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", "old")
    link(folder.path("a.vcf"), folder.path("b.vcf"))
    let file = try AtomicFile(path: folder.path("a.vcf"), replaces: true)
    try file.write("new")
    try file.commit()
    #expect(file.warnings.count == 1)
    #expect(file.warnings.first?.contains("hard links") == true)
    #expect(try folder.read("b.vcf") == "old")
  }

  /// What fails for one of several leaves all of them as they were.
  @Test func placesSeveralOrNone() throws {
    let folder = try TestFolder()
    let first = try AtomicFile(path: folder.path("a.vcf"), replaces: false)
    let second = try AtomicFile(path: "/dev/full", replaces: false)
    try first.write("new")
    try second.write("more")
    #expect(throws: OutputError(errno: ENOSPC, path: "/dev/full")) {
      try AtomicFile.place([first, second])
    }
    first.abandon()
    #expect(folder.names == [])
  }

  /// Where the last of several can't be renamed, those before it are as they were.
  @Test func takesBackWhatWasPlaced() throws {
    let folder = try TestFolder()
    try folder.write("old.vcf", "old")
    mkdir(folder.path("sub"), 0o755)
    let files = try ["old.vcf", "new.vcf", "sub/a.vcf"].map {
      try AtomicFile(path: folder.path($0), replaces: true)
    }
    for file in files {
      try file.write("new")
      try file.prepare()
    }
    // Somebody makes a folder of that name.
    mkdir(folder.path("sub/a.vcf"), 0o755)
    #expect(throws: OutputError.self) { try AtomicFile.place(files) }
    #expect(folder.names == ["old.vcf", "sub"])
    #expect(try folder.read("old.vcf") == "old")
  }

  @Test func placesSeveralOverOldOnes() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", "old")
    let files = try ["a.vcf", "b.vcf"].map {
      try AtomicFile(path: folder.path($0), replaces: true)
    }
    for file in files { try file.write("new") }
    try AtomicFile.place(files)
    #expect(folder.names == ["a.vcf", "b.vcf"])
    #expect(try folder.read("a.vcf") == "new" && folder.read("b.vcf") == "new")
  }

  @Test(arguments: [("a.vcf", "./a.vcf"), ("new.vcf", "sub/../new.vcf"), ("link.vcf", "a.vcf")])
  func knowsOnePlaceByTwoNames(_ name: String, _ other: String) throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", "")
    mkdir(folder.path("sub"), 0o755)
    symlink("a.vcf", folder.path("link.vcf"))
    #expect(FilePlace(folder.path(name)) == FilePlace(folder.path(other)))
    #expect(FilePlace(folder.path(name)) != FilePlace(folder.path("other.vcf")))
  }
}
