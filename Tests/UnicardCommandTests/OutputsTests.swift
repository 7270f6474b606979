import Foundation
import SourceText
import TestFolders
import Testing

@testable import UnicardCommand

/// Outputs that would replace what is worth keeping, or come in part.
@Suite struct OutputsTests {
  /// A command line, in a folder with a.vcf (two cards, version 3.0, mode 0600), b.vcf (one card with
  /// a problem), map.json and d.jsonl; and what must be said.
  static let refused: [(String, Int32, String)] = [
    // One file under two names.
    ("convert @a.vcf --to jcard -o @out.json --report @./out.json", 64, "go to one file"),
    ("convert @a.vcf --to jcard -o @out.json --report @./out.json --force", 64, "go to one file"),
    ("merge @a.vcf -o @o.json --report @./o.json --force", 64, "go to one file"),
    ("merge @a.vcf -o @o.vcf --assignments @./o.vcf --force", 64, "go to one file"),
    (
      "merge @a.vcf -o @./d.jsonl --decisions @d.jsonl --to vcard4 --force", 2,
      "the file of decisions"
    ),
    ("merge @a.vcf -o @./new.jsonl --decisions @new.jsonl --to vcard4", 2, "the file of decisions"),
    ("convert @a.vcf --to vcard4 -o @map.json --map @map.json --force", 2, "what columns hold"),
    // What is read.
    ("convert @a.vcf @b.vcf -o @./b.vcf --force", 2, "is the input"),
    ("labels @a.vcf --sheet L7160 --calibrate --force -o @a.vcf", 64, "end it in .pdf"),
    ("labels @a.vcf --sheet L7160 --force -o @a.vcf", 64, "end it in .pdf"),
    ("directory @a.vcf --force -o @a.vcf", 64, "end it in .pdf"),
    ("check --fix @ -o @b.vcf --force", 64, "--fix writes one file, and there are 3"),
    ("convert - -o @.stdin --force --to vcard4", 2, "is the input standard input"),
    ("add @b.vcf --to @a.vcf --create --changes @b.vcf --force", 2, "is the input"),
    ("add @b.vcf --to @a.vcf --create --changes @./a.vcf --force", 2, "is the input"),
    ("add @b.vcf --to @a.vcf --create --changes @map.json", 2, "exists already"),
    ("new name=Jo -o @a.vcf", 2, "exists already"),
    // Names that say something else, or nothing.
    ("convert @a.vcf --for apple -o @a.csv", 64, "named as CSV"),
    ("convert @a.vcf --for excel -o @c.vcf", 64, "named as vCard"),
    ("convert @a.vcf -o @a.xlsx", 64, "writes no .xlsx"),
    ("convert @a.vcf --to vcard4 -o @a.vcf.gz", 64, "packs no files"),
    ("merge @a.vcf --to vcard4 -o @a.vcf.gz", 64, "packs no files"),
    ("edit @a.vcf Jane --set title=x -o @a.xlsx", 64, "writes no .xlsx"),
    ("edit @a.vcf Jane --set title=x -o @a.vcf.gz", 64, "pack it afterwards"),
    ("delete @a.vcf Jane -o @a.xlsx", 64, "writes no .xlsx"),
    ("check --fix @b.vcf -o @b.xlsx", 64, "writes no .xlsx"),
    ("groups add @a.vcf A --where name~jane -o @a.ZIP", 64, "packs no files"),
    ("dedupe @a.vcf -o @a.xlsx", 64, "writes no .xlsx"),
    ("convert @a.vcf -o @a.tsv", 64, "does not say which format"),
    ("convert @a.vcf -o @a.xyz", 64, "does not say which format"),
    ("merge @a.vcf -o @a.xyz", 64, "does not say which format"),
    // Refused by --strict: not even the pictures are there.
    ("convert @b.vcf -o @x.vcf --strict --photos extract:@pics", 1, "Nothing was written"),
    ("convert @b.vcf --to vcard3 --split @cards --strict", 1, "Nothing was written"),
  ]

  @Test(arguments: refused)
  func refuses(_ line: String, _ status: Int32, _ message: String) throws {
    let folder = try Self.folder()
    let before = try folder.contents()
    let arguments: [String] = line.split(separator: " ").map { word in
      word.hasPrefix("@")
        ? folder.path(String(word.dropFirst()))
        : String(word).replacing("extract:@", with: "extract:" + folder.path + "/")
    }
    let outcome = try folder.run(arguments, input: TestCards.jane)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try folder.contents() == before)
  }

  @Test func anOutputNeedsAName() throws {
    let outcome = try Self.folder().run("convert", "@a.vcf", "-o", "", "--to", "vcard4")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("The output has no name."), "\(outcome.errors)")
  }

  @Test func anInputThatIsReplacedKeepsItsVersion() throws {
    let folder = try Self.folder()
    let outcome = try folder.run("convert", "@a.vcf", "-o", "@./a.vcf", "--in-place")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.read("a.vcf") == TestCards.jane + TestCards.li)
  }

  /// What may be read by all stays so; what is private stays private, in every kind of output.
  @Test(
    arguments: [
      (["convert", "@a.vcf", "-o", "@o.vcf"], "o.vcf", 0o600),
      (["convert", "@b.vcf", "-o", "@o.vcf"], "o.vcf", 0o644),
      (["convert", "@a.vcf", "@b.vcf", "-o", "@o.vcf", "--report", "@r.json"], "r.json", 0o600),
      (["merge", "@a.vcf", "@b.vcf", "-o", "@o.vcf", "--assignments", "@s.csv"], "s.csv", 0o600),
      (["convert", "@a.vcf", "--split", "@cards"], "cards/jane-1.vcf", 0o600),
      (["check", "--fix", "@a.vcf", "-o", "@o.vcf"], "o.vcf", 0o600),
      (["unmerge", "@m.vcf", "-o", "@o.vcf"], "o.vcf", 0o600),
      (["directory", "@a.vcf", "-o", "@o.html"], "o.html", 0o600),
      (["convert", "@p.vcf", "-o", "@o.vcf", "--photos", "extract:@pics"], "pics/*", 0o600),
    ] as [([String], String, Int)])
  func givesOutputsTheRightsOfTheInputs(
    _ arguments: [String], _ output: String, _ mode: Int
  ) throws {
    let folder = try Self.folder()
    try folder.write("p.vcf", TestCards.modern)
    chmod(folder.path("p.vcf"), 0o600)
    try folder.write("c.vcf", TestCards.jane)
    chmod(folder.path("c.vcf"), 0o600)
    _ = try folder.run("merge", "@a.vcf", "@c.vcf", "-o", "@m.vcf")
    let outcome = try folder.run(
      arguments.map { $0.replacing("extract:@", with: "extract:" + folder.path + "/") })
    #expect(outcome.status == 0 || outcome.status == 1, "\(outcome.errors)")
    var name = output
    if output.hasSuffix("*") {
      let stem = String(output.dropLast(2))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path(stem))
      name = stem + "/" + (files.first ?? "")
    }
    var status = stat()
    #expect(stat(folder.path(name), &status) == 0)
    // Whoever runs the tests may give others less.
    let new = open(folder.path("new"), O_WRONLY | O_CREAT, 0o666)
    var usual = stat()
    #expect(fstat(new, &usual) == 0)
    close(new)
    #expect(Int(status.st_mode & 0o777) == mode & Int(usual.st_mode & 0o777))
  }

  @Test func splitsWholeOrNotAtAll() throws {
    let folder = try Self.folder()
    let outcome = try Program.path.map { _ in
      // The third card is larger than a file may be.
      let big = TestCards.jane.replacing(
        "UID", with: "NOTE:\(String(repeating: "x", count: 9000))\r\nUID")
      try folder.write("big.vcf", TestCards.jane + TestCards.li + big)
      return try Program.shell(
        "ulimit -f 4; \"$0\" convert big.vcf --split cards", in: folder.path)
    }
    guard let outcome else { return }
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("grows larger"), "\(outcome.errors)")
    #expect(!folder.names.contains("cards"))
  }

  @Test func picturesAlreadyThereAreKept() throws {
    let folder = try Self.folder()
    try folder.write("p.vcf", TestCards.modern)
    let arguments = [
      "convert", "@p.vcf", "-o", "@o.vcf", "--photos", "extract:\(folder.path)/pics",
    ]
    #expect(try folder.run(arguments).status == 0)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path("pics"))
    #expect(pictures.count == 1)
    // The same picture again is no reason to stop; another one of its name is.
    #expect(try folder.run(arguments + ["--force"]).status == 0)
    try folder.write("pics/\(pictures[0])", "mine")
    unlink(folder.path("o.vcf"))
    let outcome = try folder.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("exists already"))
    #expect(try folder.read("pics/\(pictures[0])") == "mine")
    #expect(!folder.names.contains("o.vcf"))
  }

  /// What is passed over in a folder is named, and the rest is read.
  @Test(.timeLimit(.minutes(1))) func readsRegularFilesOfAFolderAlone() throws {
    let folder = try Self.folder()
    mkfifo(folder.path("pipe.vcf"), 0o600)
    symlink("/dev/zero", folder.path("zero.vcf"))
    symlink("nowhere", folder.path("gone.vcf"))
    symlink("a.vcf", folder.path("link.vcf"))
    let outcome = try folder.run("check", folder.path, "--quiet")
    #expect(outcome.status == 1)
    let told = try folder.run("check", folder.path)
    for name in ["pipe.vcf is no file", "zero.vcf is no file", "gone.vcf is a link"] {
      #expect(told.errors.contains(name), "\(told.errors)")
    }
    #expect(told.errors.contains("Checked 5 contacts in 3 files"), "\(told.errors)")
    let zero = try folder.run("check", "/dev/zero")
    #expect(zero.status == 2)
    #expect(zero.errors.contains("/dev/zero is a device"))
    #expect(try folder.run("check", "/dev/null").errors.contains("is empty"))
  }

  /// Old backups and unpacked archives have names in other encodings.
  @Test func readsNamesThatAreNotUTF8() throws {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane)
    let name = Array(folder.path("Fr").utf8) + [0xE9, 0x64]
    let path = SystemPath.text(name + Array("/M".utf8) + [0xFC] + Array("ller.vcf".utf8))
    #expect(SystemPath.with(SystemPath.text(name)) { mkdir($0, 0o700) } == 0)
    let descriptor = SystemPath.with(path) { open($0, O_WRONLY | O_CREAT, 0o600) }
    #expect(TestCards.li.withCString { write(descriptor, $0, strlen($0)) } > 0)
    close(descriptor)
    let all = try folder.run("list", "-r", folder.path)
    #expect(all.output.contains("Jane") && all.output.contains("山田花子"), "\(all.errors)")
    #expect(try folder.run("list", path).output.contains("山田花子"))
    let edited = try folder.run("edit", path, "--set", "title=x", "--in-place")
    #expect(edited.status == 2)
    #expect(edited.errors.contains("name is not UTF-8"), "\(edited.errors)")
    #expect(edited.errors.contains("M\u{FFFD}ller.vcf"), "\(edited.errors)")
  }

  /// What may hold contacts and is not read is named once, and can be read by its name; of pictures and
  /// what systems hide there nobody wants to hear.
  @Test func namesWhatIsLeftOut() throws {
    let folder = try TestFolder()
    for name in ["", "sub/", "in.zip.d/"] {
      if !name.isEmpty { mkdir(folder.path(name), 0o700) }
      try folder.write(name + "a.vcf", TestCards.jane)
      try folder.write(name + "bo.ldif", "dn: cn=Bo Ek\ncn: Bo Ek\nmail: bo@example.org\n")
      try folder.write(name + "k.txt", "Name;Tel\nCy Roe;030 1234567\n")
      try folder.write(name + ".h.vcf", TestCards.jane)
      for other in [".DS_Store", "._a.vcf", "p.JPG", "README.md"] {
        try folder.write(name + other, "x")
      }
    }
    let place = folder.path("sub")
    for line in [
      ["convert", place, "-o", folder.path("o.vcf")], ["check", place], ["list", place],
      ["merge", place, "-o", folder.path("m.vcf")], ["inspect", place],
    ] {
      let errors = try folder.run(line).errors
      let told = "3 files in \(place) were left out for their names: .h.vcf, bo.ldif, k.txt.\n"
      #expect(errors.components(separatedBy: told).count == 2, "\(errors)")
      #expect(errors.contains("whatever its name: \(place)/.h.vcf\n"))
    }
    #expect(try folder.run("list", "@sub/k.txt").output.contains("Cy Roe"))
    for name in [".h.vcf", "bo.ldif"] { unlink(folder.path("sub/" + name)) }
    #expect(
      try folder.run("list", place).errors.contains("1 file in \(place) was left out for its name"))
    unlink(folder.path("sub/k.txt"))
    #expect(try !folder.run("list", place).errors.contains("left out"))
  }

  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.vcf", TestCards.jane + TestCards.li)
    chmod(folder.path("a.vcf"), 0o600)
    try folder.write("b.vcf", TestCards.broken)
    chmod(folder.path("b.vcf"), 0o644)
    try folder.write("map.json", "{\"columns\":[]}")
    try folder.write("d.jsonl", "")
    return folder
  }
}

extension TestFolder {
  /// Every file in the folder with its text, but for the standard input of a run.
  func contents() throws -> [String: String] {
    var contents: [String: String] = [:]
    for name in names where name != ".stdin" {
      contents[name] = (try? read(name)) ?? "a folder"
    }
    return contents
  }
}
